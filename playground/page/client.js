// One person's client: what they do, what they see, and the events that change it.

import { Panel } from "/page/activity/panel.js";
import { Api, Gateway } from "/page/api.js";
import { setBy } from "/page/clock.js";
import { chatCommands, commandData, contextCommands, entryPoint, offered } from "/page/commands.js";
import { Composer } from "/page/composer.js";
import { element } from "/page/dom.js";
import { greeting } from "/page/greeting.js";
import { openMenu } from "/page/menus.js";
import { keyOf } from "/page/message/extras.js";
import { displayName, renderMessage } from "/page/message/message.js";
import { openModal } from "/page/message/modal.js";
import { whenReleased } from "/page/pointer.js";
import { showChannels, showMembers } from "/page/sidebar.js";
import { DIRECT, EPHEMERAL, Store } from "/page/store.js";
import { wordsFor } from "/page/words.js";

const TEXT_INPUT = 4, LABEL = 18, CHECKBOX = 23;
const COMMAND = 2, COMPONENT = 3, AUTOCOMPLETE = 4, MODAL_SUBMIT = 5;
const SEND_MESSAGES = 11, MANAGE_MESSAGES = 13, USE_ACTIVITIES = 39;
const RIGHTS = { 3: "administrator", 5: "manageServer", 13: "manageMessages" };

export async function start(world, me, place) {
  const $ = (selector) => document.querySelector(selector);
  const words = wordsFor(me.locale);
  const api = new Api(world.api_url, me.token);
  const store = new Store(world, me);
  const waiting = new Map();
  const dismissed = new Set();
  const other = world.people[(world.people.indexOf(me) + 1) % world.people.length];
  let application = world.application ?? "Card Bot";
  let commands = [];
  let channel = null;

  const names = {
    me: me.id,
    words,
    locale: me.locale,
    user: (id) => store.userName(id) ?? words("unknownUser"),
    role: (id) => store.roles.get(id)?.name ?? words("unknownRole"),
    channel: (id) => store.channels.get(id)?.name ?? words("unknownChannel"),
    choices,
    open: (id) => store.channels.has(id) && open(id),
    commandName: (name, id) => chatCommands(commands, me.locale).find((each) => each.root.id === id && each.plain === name)?.name ?? name,
    usedName: (used) => {
      const menu = used.target_user ? "user" : used.target_message_id ? "message" : null;
      if (menu) return contextCommands(commands, menu, me.locale).find((each) => each.root.name === used.name)?.name ?? used.name;
      return `/${chatCommands(commands, me.locale).find((each) => each.plain === used.name)?.name ?? used.name}`;
    },
    command: (name, id) => {
      const found = composer.commands.find((each) => each.root.id === id && each.plain === name);
      if (found) composer.choose(found);
    },
  };

  // What a select offers that lists people (5), roles (6), both (7) or channels (8).
  function choices({ type, channel_types: kinds }) {
    const known = store.members.size ? [...store.members.values()].map(({ user }) => user) : world.people.map((each) => ({ ...each, username: each.name }));
    const people = () => known.map((user) => ({ label: user.bot ? displayName(user) : (user.global_name ?? user.username), value: user.id }));
    const roles = () => [...store.roles.values()].map((role) => ({ label: role.name.startsWith("@") ? role.name : `@${role.name}`, value: role.id }));
    const channels = () => store.ordered().filter((each) => !kinds?.length || kinds.includes(each.type)).map((each) => ({ label: `#${each.name}`, value: each.id }));
    return { 5: people, 6: roles, 7: () => [...people(), ...roles()], 8: channels }[type]();
  }

  // What the person does

  function interact(type, data, more = {}, files = []) {
    const nonce = String(BigInt(Date.now()) * 4194304n + BigInt(Math.floor(Math.random() * 4194304)));
    const answer = new Promise((resolve, reject) => waiting.set(nonce, { resolve, reject }));
    answer.catch(() => {});
    const attachments = files.map((file, id) => ({ id: String(id), filename: file.name }));
    const body = {
      type, application_id: world.application_id, guild_id: channel.guild_id ?? null, channel_id: channel.id,
      session_id: gateway.sessionId, nonce, data: files.length ? { ...data, attachments } : data, ...more,
    };
    api.request("POST", "/interactions", body, files).catch((error) => settle(nonce, "reject", error));
    return answer;
  }

  // The application of a command, for what is sent with it.
  const of = (root) => ({ application_id: root.application_id });

  function settle(nonce, how, value) {
    waiting.get(nonce)?.[how](value);
    waiting.delete(nonce);
  }

  async function use(message, component, values) {
    const failure = () => $(`#messages [data-id="${message.id}"] .failure`);
    if (failure()) failure().hidden = true;
    const data = { component_type: component.type, custom_id: component.custom_id, ...(values && { values }) };
    try {
      const author = message.author.bot && !message.webhook_id ? message.author.id : world.application_id;
      await interact(COMPONENT, data, { message_id: message.id, message_flags: message.flags, application_id: message.application_id ?? author });
    } catch {
      if (failure()) failure().hidden = false;
    }
  }

  const composer = new Composer({
    words,
    choices,
    send: (content, files) => api.request("POST", `/channels/${channel.id}/messages`, { content }, files).catch((error) => notice(error.message)),
    run: (command, options, files) => interact(COMMAND, commandData(command, options), of(command.root), files).catch((error) => notice(error.code ? error.message : words("noResponse"))),
    suggest: (command, options) => interact(AUTOCOMPLETE, commandData(command, options), of(command.root)).catch(() => {}),
  });

  // A poll is asked for in a form, as the bot's forms are.
  function askPoll() {
    const field = (label, component) => ({ type: LABEL, label: words(label), component: { custom_id: label, ...component } });
    const asked = {
      title: words("newPoll"),
      components: [
        field("question", { type: TEXT_INPUT, style: 1, max_length: 300 }),
        field("answers", { type: TEXT_INPUT, style: 2 }),
        field("hours", { type: TEXT_INPUT, style: 1, value: "24", max_length: 3 }),
        field("several", { type: CHECKBOX }),
      ],
    };
    openModal(asked, names, (components) => {
      const [question, answers, hours, several] = components.map((each) => each.component.value);
      const media = answers.split("\n").map((each) => each.trim()).filter(Boolean).map((text) => ({ poll_media: { text } }));
      const poll = { question: { text: question }, answers: media, duration: Number(hours) || hours, allow_multiselect: several };
      ask("POST", `/channels/${channel.id}/messages`, { poll });
    });
  }

  const runOn = ({ root, type }, target) =>
    interact(COMMAND, { version: root.version, id: root.id, name: root.name, type, target_id: target }, of(root))
      .catch((error) => notice(error.code ? error.message : words("noResponse")));

  const available = (kind) => contextCommands(commands.filter(allowed), kind, me.locale);
  const copy = (id) => ({ label: words("copyId"), run: () => navigator.clipboard?.writeText(id) });
  const heading = (found) => ({ heading: found.length ? words("apps") : words("noCommands") });

  function allowed(command) {
    return offered(command, !channel.guild_id, store.permissions(me.id, channel));
  }

  const panel = new Panel({ world, me, words, api, place, notice, session: () => gateway.sessionId, application: () => application });
  const launcher = () => channel && world.activity && (!channel.guild_id || store.may(USE_ACTIVITIES, channel)) && entryPoint(commands.filter(allowed), me.locale);
  $("#launch").addEventListener("click", () => {
    const { root: { id, name, version, type } } = launcher();
    interact(COMMAND, { id, name, version, type }).catch((error) => notice(error.code ? error.message : words("noResponse")));
  });

  function messageMenu(event, message) {
    const found = message.flags & EPHEMERAL ? [] : available("message");
    const mine = message.author.id === me.id || store.may(MANAGE_MESSAGES, channel);
    openMenu(event, words("actions"), [
      heading(found),
      ...found.map((command) => ({ label: command.name, run: () => runOn(command, message.id) })),
      message.flags & EPHEMERAL ? { label: words("dismiss"), run: () => dismiss(message) } : null,
      mine && !(message.flags & EPHEMERAL) ? { label: words("remove"), run: () => api.request("DELETE", `/channels/${channel.id}/messages/${message.id}`).catch((error) => notice(error.message)) } : null,
      copy(message.id),
    ]);
  }

  function userMenu(event, user) {
    const found = available("user");
    openMenu(event, words("userActions", { name: store.userName(user.id) ?? displayName(user) }), [
      heading(found),
      ...found.map((command) => ({ label: command.name, run: () => runOn(command, user.id) })),
      copy(user.id),
    ]);
  }

  // What the person sees

  const scroller = $("#messages"); // it counts from its end: 0 there, less than 0 above
  const list = $("#messages ol");
  const ask = (...request) => api.request(...request).catch((error) => notice(error.message));
  const acts = {
    use, dismiss, menu: messageMenu, userMenu,
    vote: (message, answers) => ask("PUT", `/channels/${message.channel_id}/polls/${message.id}/answers/@me`, { answer_ids: answers }),
    react: (message, { emoji, me: mine }) => ask(mine ? "DELETE" : "PUT", `/channels/${message.channel_id}/messages/${message.id}/reactions/${encodeURIComponent(keyOf(emoji))}/@me`),
  };

  function show(message) {
    const follows = scroller.scrollTop > -80;
    const made = renderMessage(message, names, acts);
    const old = list.querySelector(`[data-id="${message.id}"]`);
    const { customId, key } = old?.contains(document.activeElement) ? document.activeElement.dataset : {};
    const focused = customId ? `[data-custom-id="${CSS.escape(customId)}"]` : key ? `[data-key="${CSS.escape(key)}"]` : null;
    if (old) old.replaceWith(made);
    else list.append(made);
    if (focused) made.querySelector(focused)?.focus();
    list.querySelector(".welcome")?.remove();
    const own = [message.author.id, message.interaction_metadata?.user.id].includes(me.id);
    if (follows || (!old && own)) scroller.scrollTop = 0;
  }

  function showAll() {
    list.replaceChildren();
    for (const message of store.messages.get(channel.id)?.values() ?? []) show(message);
    scroller.scrollTop = 0;
    greet();
  }

  // Greets in a channel without messages. Commands may come later than the channel does.
  function greet() {
    if ([...list.children].some((each) => !each.classList.contains("welcome"))) return;
    const links = place.searchParams.has("beside") ? [] : ["beside", "second"].map((id) => {
      const { href, target, rel, textContent } = $(`#${id}`);
      const text = id === "beside" ? words("openBeside", { name: other.name }) : textContent;
      return element("a", { href, target: target || null, rel: rel || null }, text);
    });
    list.replaceChildren(greeting({
      words, channel: title(channel), me: me.name, application, commands: composer.commands, links,
      stranger: !channel.guild_id && !store.guild, run: (command) => composer.begin(command),
    }));
    scroller.scrollTop = -scroller.scrollHeight;
  }

  // On Discord, dismissing removes the message from the screen only. The bot is not told.
  function dismiss(message) {
    dismissed.add(message.id);
    store.remove(message);
    list.querySelector(`[data-id="${message.id}"]`)?.remove();
    $("#text").focus();
  }

  function notice(text) {
    const away = element("button", { class: "dismiss", type: "button", onclick: () => line.remove() }, words("dismiss"));
    const line = element("li", { class: "message ephemeral notice" }, `⚠ ${text} · `, away);
    list.append(line);
    scroller.scrollTop = 0;
  }

  function title(each) {
    return each.guild_id ? each.name : application;
  }

  // The frame

  function address(changes) {
    const changed = new URL(location.href);
    changed.searchParams.set("as", me.name);
    for (const [key, value] of Object.entries(changes)) changed.searchParams.set(key, value);
    return changed.href;
  }

  function showFrame() {
    const current = channel?.id;
    showChannels(store, { current, words, application, address, open });
    const total = [...store.unread.values()].reduce((sum, each) => sum + each.mentions, 0);
    document.title = `${total ? `(${total}) ` : ""}#${title(channel)} as ${me.name}`;
    $("#channel-name").textContent = title(channel);
    $(".hash").textContent = channel.guild_id ? "#" : "✉";
    $("#menu").classList.toggle("unread", store.unread.size > 0);
    const mine = store.permissions();
    const rights = Object.entries(RIGHTS).filter(([bit]) => mine & (1n << BigInt(bit))).map(([, name]) => words(name));
    $("#rights").textContent = rights.join(", ");
    const state = channel.thread_metadata ?? {};
    const mayWrite = !channel.guild_id || !store.guild || store.may(SEND_MESSAGES, channel);
    for (const input of ["#text", "#send", "#poll", "#attach"]) $(input).disabled = false;
    $("#text").placeholder = state.locked ? words("locked") : mayWrite ? words("placeholder") : words("none");
  }

  function offer() {
    composer.setCommands(commands.filter(allowed));
    const entry = launcher();
    $("#launch").hidden = !entry;
    if (entry) $("#launch").title = $("#launch").ariaLabel = words("launch", { name: entry.name });
    showFrame();
    if (list.querySelector(".welcome")) greet();
  }

  async function open(key, remember = true) {
    if (key === DIRECT) {
      const direct = await api.request("POST", "/users/@me/channels", { recipients: [world.application_id] });
      store.channels.set(direct.id, direct);
      channel = direct;
    } else channel = store.channels.get(key);
    store.unread.delete(channel.id);
    if (remember) {
      history.pushState(null, "", address({ channel: key === DIRECT ? DIRECT : channel.name }));
      composer.reset();
    }
    document.body.classList.remove("menu");
    if (!opened.has(channel.id)) await loadMessages();
    offer();
    showAll();
    await panel.show(channel);
  }

  const opened = new Set();

  async function loadMessages() {
    const there = channel;
    opened.add(there.id);
    store.begin(there.id);
    const found = await api.request("GET", `/channels/${there.id}/messages?limit=100`).catch((error) => { notice(error.message); return []; });
    store.load(there.id, found);
  }

  async function loadCommands() {
    if (!store.guild) return;
    const index = await api.request("GET", `/guilds/${world.guild_id}/application-command-index`);
    application = index.applications?.find((each) => each.id === world.application_id)?.name ?? application;
    commands = index.application_commands;
    for (const mention of document.querySelectorAll(".mention[data-command]")) mention.textContent = `/${names.commandName(mention.dataset.name, mention.dataset.command)}`;
    if (channel) offer();
  }

  function wantedChannel() {
    const name = new URL(location.href).searchParams.get("channel");
    if (name === DIRECT || (!store.guild && gateway.sessionId)) return DIRECT;
    const all = store.ordered();
    return (all.find((each) => each.name === name) ?? all.find((each) => [0, 5].includes(each.type)) ?? all[0])?.id ?? DIRECT;
  }

  // Events

  function arrived(message) {
    setBy(Date.parse(message.timestamp));
    if (!message.guild_id && !store.channels.has(message.channel_id)) store.channels.set(message.channel_id, { id: message.channel_id, type: 1 });
    store.take(message);
    if (message.channel_id === channel?.id) return show(message);
    store.count(message);
    showFrame();
  }

  function changed(message) {
    if (dismissed.has(message.id)) return;
    const partial = !message.author;
    const known = store.messages.get(message.channel_id)?.get(message.id);
    if (partial && !known) return;
    const whole = partial ? { ...known, ...message } : store.own(message);
    store.take(whole);
    if (whole.channel_id === channel?.id) show(whole);
  }

  function shown(message) {
    if (message?.channel_id === channel?.id) show(message);
  }

  function channelChanged(each) {
    if (each.guild_id && each.guild_id !== world.guild_id) return;
    store.channels.set(each.id, { ...store.channels.get(each.id), ...each });
    if (channel?.id === each.id) channel = store.channels.get(each.id);
    offer();
  }

  function channelGone({ id }) {
    store.channels.delete(id);
    store.unread.delete(id);
    if (channel?.id === id) open(wantedChannel());
    else showFrame();
  }

  const on = {
    READY: async (ready) => {
      store.ready(ready);
      opened.clear();
      await loadCommands();
      await panel.again();
      await open(wantedChannel(), false);
    },
    EMBEDDED_ACTIVITY_UPDATE_V2: (instance) => panel.update(instance),
    USER_UPDATE: (user) => panel.renamed(user),
    GUILD_MEMBER_UPDATE: ({ guild_id: guild, ...member }) => {
      if (guild !== world.guild_id) return;
      store.members.set(member.user.id, { ...store.members.get(member.user.id), ...member });
      offer();
    },
    GUILD_ROLE_CREATE: ({ role }) => { store.roles.set(role.id, role); offer(); },
    GUILD_ROLE_UPDATE: ({ role }) => { store.roles.set(role.id, role); offer(); },
    GUILD_ROLE_DELETE: ({ role_id: id }) => { store.roles.delete(id); showFrame(); },
    CHANNEL_CREATE: channelChanged,
    CHANNEL_UPDATE: channelChanged,
    CHANNEL_DELETE: channelGone,
    THREAD_CREATE: channelChanged,
    THREAD_UPDATE: channelChanged,
    THREAD_DELETE: channelGone,
    MESSAGE_CREATE: arrived,
    MESSAGE_UPDATE: changed,
    MESSAGE_DELETE: (gone) => {
      store.remove(gone);
      list.querySelector(`[data-id="${gone.id}"]`)?.remove();
    },
    MESSAGE_REACTION_ADD: (told) => shown(store.react(told, 1)),
    MESSAGE_REACTION_REMOVE: (told) => shown(store.react(told, -1)),
    MESSAGE_REACTION_REMOVE_ALL: (told) => shown(store.clearReactions(told)),
    MESSAGE_REACTION_REMOVE_EMOJI: (told) => shown(store.clearReactions(told)),
    MESSAGE_POLL_VOTE_ADD: (told) => shown(store.vote(told, 1)),
    MESSAGE_POLL_VOTE_REMOVE: (told) => shown(store.vote(told, -1)),
    INTERACTION_SUCCESS: ({ nonce }) => settle(nonce, "resolve"),
    INTERACTION_FAILURE: ({ nonce }) => settle(nonce, "reject", new Error("failed")),
    INTERACTION_MODAL_CREATE: (modal) => openModal(modal, names, (components, files) =>
      interact(MODAL_SUBMIT, { id: modal.id, custom_id: modal.custom_id, components }, { application_id: modal.application.id }, files).catch((error) => notice(error.code ? error.message : words("wrong")))),
    APPLICATION_COMMAND_AUTOCOMPLETE_RESPONSE: ({ nonce, choices: found }) => {
      settle(nonce, "resolve");
      composer.showSuggestions(found);
    },
    GUILD_APPLICATION_COMMAND_INDEX_UPDATE: loadCommands,
  };

  store.onUser = ({ id }) => {
    for (const mention of document.querySelectorAll(`.mention[data-user="${id}"]`)) mention.textContent = `@${names.user(id)}`;
  };

  // The page's own words and buttons

  document.documentElement.lang = me.locale;
  document.documentElement.dir = words.direction;
  document.body.classList.toggle("beside", place.searchParams.has("beside"));
  const label = (selector, key) => $(selector).setAttribute("aria-label", words(key));
  for (const [selector, key] of Object.entries({ "#channels": "channels", "#menu": "menu", "#messages": "messages", "#text": "message", "#send": "send", "#poll": "newPoll", "#attach": "attach",
    "#picker": "commands", "#show-members": "members", "#show-inspector": "inspector", "#members": "members", "#inspector": "inspector" })) label(selector, key);
  for (const button of ["#menu", "#show-members", "#show-inspector", "#poll", "#attach"]) $(button).title = $(button).getAttribute("aria-label");
  $("#text").placeholder = words("placeholder");
  $("[for=person]").textContent = words("people");
  const person = $("#person");
  person.append(...world.people.map((each) => element("option", { selected: each === me }, each.name)));
  person.addEventListener("change", () => location.assign(address({ as: person.value })));
  $("#second").href = address({ as: other.name });
  $("#second").textContent = words("second", { name: other.name });
  $("#beside").href = address({ as: `${me.name},${other.name}` });
  $("#beside").textContent = words("beside", { name: other.name });
  const toggled = (button, yes) => button.setAttribute("aria-expanded", String(yes));
  $("#menu").addEventListener("click", () => toggled($("#menu"), document.body.classList.toggle("menu")));
  // Only one pane is open at a time, so that the messages keep their room.
  const panes = { members: $("#members"), inspector: $("#inspector") };
  function pane(name) {
    const shown = panes[name].hidden ? name : null;
    for (const [each, made] of Object.entries(panes)) {
      made.hidden = each !== shown;
      toggled($(`#show-${each}`), each === shown);
    }
    panes.inspector.replaceChildren(...(shown === "inspector" ? [element("iframe", { src: "/inspector", title: words("inspector") })] : []));
    if (shown === "members" && store.guild) showMembers(store, { words, userMenu });
  }
  for (const name of Object.keys(panes)) $(`#show-${name}`).addEventListener("click", () => pane(name));
  $("#poll").addEventListener("click", () => askPoll());
  addEventListener("popstate", () => open(wantedChannel(), false));
  addEventListener("keydown", (event) => {
    if (event.key === "Escape" && document.body.classList.contains("menu")) document.body.classList.remove("menu");
  });

  const gateway = new Gateway(`${world.url.replace(/^http/, "ws")}/gateway`, me.token,
    (event, data) => whenReleased(() => on[event]?.(data)),
    (connected) => { $("#state").textContent = connected ? "" : words("reconnecting"); });
  const first = store.channels.get(wantedChannel());
  if (first) {
    channel = first;
    showFrame();
  }
}
