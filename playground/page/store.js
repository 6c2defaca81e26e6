// What one person's client knows: the server, the channels, the messages, and the users it has come across.

export const EPHEMERAL = 1 << 6;
export const DIRECT = "@bot";
const THREADS = [10, 11, 12];
const ADMINISTRATOR = 1n << 3n;
const EVERYTHING = (1n << 60n) - 1n;

function reactionOf(message, emoji) {
  return message?.reactions?.find((each) => each.emoji.id === emoji.id && (emoji.id || each.emoji.name === emoji.name));
}

function countOf(message, answer) {
  return message?.poll?.results?.answer_counts.find((each) => each.id === answer);
}

export class Store {
  constructor(world, me) {
    this.world = world;
    this.me = me;
    this.guild = null;
    this.roles = new Map();
    this.members = new Map();
    this.channels = new Map();
    this.messages = new Map(); // of each channel that was opened: its messages by id
    this.unread = new Map(); // of each channel: the numbers of new messages and of mentions
    this.users = new Map([[me.id, { id: me.id, username: me.name.toLowerCase(), global_name: me.name }]]);
    this.onUser = () => {};
    for (const each of world.channels) this.channels.set(each.id, { type: 0, guild_id: world.guild_id, ...each });
  }

  // Takes the servers of READY. The client is told all members, but it knows only those whom it has come across.
  ready({ guilds, user }) {
    if (user) this.know(user);
    this.guild = guilds.find((guild) => guild.id === this.world.guild_id) ?? null;
    this.roles = new Map((this.guild?.roles ?? []).map((role) => [role.id, role]));
    this.members = new Map((this.guild?.members ?? []).filter((each) => each.user).map((each) => [each.user.id, each]));
    for (const [id, channel] of this.channels) if (channel.guild_id) this.channels.delete(id);
    for (const channel of [...(this.guild?.channels ?? []), ...(this.guild?.threads ?? [])]) {
      this.channels.set(channel.id, { ...channel, guild_id: this.guild.id });
    }
  }

  // Users

  know(user) {
    if (!user?.id || this.users.get(user.id)?.username === user.username) return;
    this.users.set(user.id, user);
    this.onUser(user);
  }

  // The author of a message, whom it mentions, and who used a command come with the message. Nobody else does.
  learnFrom(message) {
    this.know(message.author);
    message.mentions?.forEach((user) => this.know(user));
    this.know(message.interaction_metadata?.user);
  }

  loadMembers() {
    for (const { user } of this.members.values()) this.know(user);
  }

  userName(id) {
    const user = this.users.get(id);
    return user ? (this.members.get(id)?.nick ?? user.global_name ?? user.username) : null;
  }

  // Permissions

  permissions(id = this.me.id, channel = null) {
    if (!this.guild) return 0n;
    if (this.guild.owner_id === id) return EVERYTHING;
    const mine = this.members.get(id)?.roles ?? [];
    let allowed = BigInt(this.roles.get(this.guild.id)?.permissions ?? 0);
    for (const role of mine) allowed |= BigInt(this.roles.get(role)?.permissions ?? 0);
    if (allowed & ADMINISTRATOR) return EVERYTHING;
    const ruling = channel && THREADS.includes(channel.type) ? this.channels.get(channel.parent_id) : channel;
    const overwrites = new Map((ruling?.permission_overwrites ?? []).map((each) => [each.id, each]));
    const apply = (found) => {
      for (const each of found) allowed &= ~BigInt(each.deny);
      for (const each of found) allowed |= BigInt(each.allow);
    };
    apply([overwrites.get(this.guild.id)].filter(Boolean));
    apply(mine.map((role) => overwrites.get(role)).filter(Boolean));
    apply([overwrites.get(id)].filter(Boolean));
    return allowed;
  }

  may(bit, channel) {
    return Boolean(this.permissions(this.me.id, channel) & (1n << BigInt(bit)));
  }

  // Channels

  // The server's channels in their order, each followed by its threads.
  ordered() {
    const all = [...this.channels.values()].filter((each) => each.guild_id);
    const parents = all.filter((each) => !THREADS.includes(each.type)).sort((a, b) => (a.position ?? 0) - (b.position ?? 0));
    const seen = parents.filter((each) => !this.guild || this.may(10, each));
    return seen.flatMap((parent) => [parent, ...all.filter((each) => THREADS.includes(each.type) && each.parent_id === parent.id)]);
  }

  direct() {
    return [...this.channels.values()].find((each) => !each.guild_id && each.id !== DIRECT);
  }

  isThread(channel) {
    return THREADS.includes(channel.type);
  }

  // Messages

  // Starts to collect a channel's messages. Ephemeral ones that came by the gateway stay.
  begin(channel) {
    const before = [...(this.messages.get(channel)?.values() ?? [])].filter((each) => each.flags & EPHEMERAL);
    this.messages.set(channel, new Map(before.map((each) => [each.id, each])));
  }

  // Takes the history of a channel. Discord lists no ephemeral messages, so a client that starts anew has none. What
  // has come by the gateway meanwhile is newer than the history.
  load(channel, history) {
    const listed = history.filter((each) => !(each.flags & EPHEMERAL));
    listed.forEach((each) => this.learnFrom(each));
    const all = new Map([...listed.map((each) => [each.id, each]), ...this.messages.get(channel)]);
    const sorted = [...all.values()].sort((a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1));
    this.messages.set(channel, new Map(sorted.map((each) => [each.id, each])));
  }

  // Takes a new or changed message. The message is kept only where the channel was opened, or if it is ephemeral.
  take(message) {
    this.learnFrom(message);
    if (!this.messages.has(message.channel_id) && message.flags & EPHEMERAL) this.messages.set(message.channel_id, new Map());
    this.messages.get(message.channel_id)?.set(message.id, message);
  }

  // Events tell what the bot has voted and reacted. What this person has is known from before.
  own(message) {
    const known = this.messages.get(message.channel_id)?.get(message.id);
    for (const each of message.reactions ?? []) each.me = Boolean(reactionOf(known, each.emoji)?.me);
    for (const each of message.poll?.results?.answer_counts ?? []) each.me_voted = Boolean(countOf(known, each.id)?.me_voted);
    return message;
  }

  // Takes a reaction that was added (1) or taken away (-1). Returns the message, if it is known.
  react({ channel_id: channel, message_id: id, user_id: user, emoji }, step) {
    const message = this.messages.get(channel)?.get(id);
    if (!message) return null;
    const there = reactionOf(message, emoji) ?? { emoji, count: 0, me: false };
    const others = (message.reactions ?? []).filter((each) => each !== there);
    const changed = { ...there, count: there.count + step, me: user === this.me.id ? step > 0 : there.me };
    const place = (message.reactions ?? []).indexOf(there);
    if (changed.count > 0) others.splice(place < 0 ? others.length : place, 0, changed);
    message.reactions = others;
    return message;
  }

  // Takes all reactions away, or those with one emoji.
  clearReactions({ channel_id: channel, message_id: id, emoji }) {
    const message = this.messages.get(channel)?.get(id);
    if (message) message.reactions = emoji ? (message.reactions ?? []).filter((each) => each !== reactionOf(message, emoji)) : [];
    return message ?? null;
  }

  // Takes a vote that was given (1) or taken back (-1).
  vote({ channel_id: channel, message_id: id, user_id: user, answer_id: answer }, step) {
    const message = this.messages.get(channel)?.get(id);
    if (!message?.poll) return null;
    const there = countOf(message, answer) ?? { id: answer, count: 0, me_voted: false };
    const others = message.poll.results.answer_counts.filter((each) => each !== there);
    message.poll.results.answer_counts = [...others, { ...there, count: there.count + step, me_voted: user === this.me.id ? step > 0 : there.me_voted }];
    return message;
  }

  remove({ channel_id: channel, id }) {
    this.messages.get(channel)?.delete(id);
  }

  // Counts a new message in a channel that is not open. In direct messages, each one counts as a mention.
  count(message) {
    if (message.author.id === this.me.id) return;
    const there = this.unread.get(message.channel_id) ?? { count: 0, mentions: 0 };
    const mentioned = message.mentions.some((user) => user.id === this.me.id) || !this.channels.get(message.channel_id)?.guild_id;
    this.unread.set(message.channel_id, { count: there.count + 1, mentions: there.mentions + (mentioned ? 1 : 0) });
  }
}
