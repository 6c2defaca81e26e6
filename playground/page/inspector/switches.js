// Switches for what a bot must bear: time that passes, faults, limits, and people's rights, languages and channels.
// Everything goes through the paths under /control, which scripts can use as well.

import { element } from "/page/dom.js";

const REST = ["error_500", "error_502", "error_503", "error_after", "rate_limit", "slow", "reset_before", "reset_after"];
const DELIVERY = ["duplicate", "delay", "reorder", "lost_ack"];
const BREAKS = ["drop", "reconnect", "invalid_resumable", "invalid"];
const LOCALES = ["en-US", "en-GB", "de", "fr", "he", "es-ES", "es-419", "it", "nl", "pl", "pt-BR", "ru", "sv-SE", "tr", "uk", "ja", "ko", "zh-CN", "zh-TW"];
const PERMISSIONS = {
  Administrator: 3, "View Channels": 10, "Send Messages": 11, "Send Messages in Threads": 38, "Attach Files": 15, "Embed Links": 14,
  "Read Message History": 16, "Use Application Commands": 31, "Use External Emojis": 18, "Mention Everyone": 17, "Manage Messages": 13,
  "Manage Threads": 34, "Create Public Threads": 35, "Create Private Threads": 36, "Manage Channels": 4, "Manage Server": 5,
  "Moderate Members": 40, "Use External Apps": 50, "Manage Roles": 28, "Kick Members": 1, "Ban Members": 2, "Manage Nicknames": 27,
  "Manage Webhooks": 29, "Manage Events": 33, "Add Reactions": 6,
};

const pane = document.querySelector("#switches");
const outcome = element("p", { id: "outcome", role: "status" }, "Each switch takes effect at once.");
const parts = element("div", { style: "display: contents" });
pane.append(outcome, parts);
const world = await (await fetch("/playground.json")).json();

async function send(method, path, body, done) {
  const response = await fetch(`/control${path}`, { method, headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
  const answer = await response.json().catch(() => ({}));
  await draw(); // first: whoever reads the outcome may type at once, and drawing replaces what they type in
  outcome.classList.toggle("bad", !response.ok);
  outcome.textContent = response.ok ? done : (answer.error ?? answer.message ?? `${method} /control${path}: ${response.status}`);
}

async function get(path) {
  const response = await fetch(`/control${path}`);
  return response.ok ? response.json() : null;
}

// Shows what is chosen. Until it is shown, a press would be for what was there before.
function shows(picker, choose) {
  picker.addEventListener("change", () => {
    choose(picker.value);
    parts.inert = true;
    draw(picker.ariaLabel);
  });
}

let shownGuild = world.guild_id, newName = "";

// Chooses the server that is changed, and adds to it.
function servers(guild) {
  const choice = picker("Server", world.guilds.map((each) => [each.id, each.name]), shownGuild);
  shows(choice, (value) => { shownGuild = value; });
  const name = element("input", { "aria-label": "Name of what is new", maxlength: 100, value: newName });
  name.addEventListener("input", () => { newName = name.value; });
  const kind = picker("Type of channel", Object.entries({ 0: "text", 2: "voice", 4: "category", 5: "announcement", 13: "stage", 15: "forum" }), "0");
  const add = (what, more) => send("POST", `/guilds/${guild.id}/${what}`, { name: name.value, ...more }, `${name.value} is new in ${guild.name}.`);
  return group("Server", line("Server", choice), line("New", name, button("role", () => add("roles", { permissions: "0" }), { "aria-label": "New role" }),
    button("channel", () => add("channels", { type: Number(kind.value) }), { "aria-label": "New channel" }), kind));
}

// The server with its roles, members, channels and all threads, as its owner sees it.
async function look() {
  const id = shownGuild;
  const [guild, members, channels, active] = await Promise.all(["", "/members?limit=1000", "/channels", "/threads/active"].map((part) => get(`/guilds/${id}${part}`)));
  if (!guild || !members || !channels) return null;
  const parents = channels.filter((each) => [0, 5, 15, 16].includes(each.type));
  const archived = await Promise.all(parents.flatMap((each) => ["public", "private"].map((kind) => get(`/channels/${each.id}/threads/archived/${kind}`))));
  const threads = [active, ...archived].flatMap((each) => each?.threads ?? []);
  return { ...guild, members, channels, threads };
}

function button(label, run, more = {}) {
  return element("button", { type: "button", onclick: run, ...more }, label);
}

function line(name, ...controls) {
  return element("div", { class: "line" }, element("span", { class: "name" }, name), ...controls);
}

function group(title, ...children) {
  return element("fieldset", {}, element("legend", {}, title), ...children);
}

function picker(label, options, chosen) {
  return element("select", { "aria-label": label }, ...options.map(([value, text]) => element("option", { value, selected: value === chosen }, text)));
}

function clock(state) {
  const advance = (seconds, text) => button(text, () => send("POST", "/clock", { advance: seconds }, `${text} passed.`));
  const amount = element("input", { type: "number", min: 0, value: 10, "aria-label": "Amount" });
  const unit = picker("Unit", [["1", "seconds"], ["60", "minutes"], ["3600", "hours"], ["86400", "days"]], "60");
  return group("Clock", element("p", { class: "said-now" }, `It is ${new Date(state.now * 1000).toLocaleString()} in the playground.`),
    element("p", { class: "said-now" }, "This is Discord's clock: tokens expire, and limits refill. A bot has a clock of its own, which does not move: no turn of a game runs out."),
    line("Let pass", advance(60, "1 minute"), advance(900, "15 minutes"), advance(3600, "1 hour"), advance(86400, "1 day")),
    line("", button(state.stopped ? "Go on" : "Stop", () => send("POST", "/clock", { stopped: !state.stopped }, state.stopped ? "The clock goes on." : "The clock stands still."))),
    line("", amount, unit, button("Advance", () => send("POST", "/clock", { advance: Number(amount.value) * Number(unit.value) }, "The clock was advanced."))));
}

function faults(title, names, state) {
  const rates = state.faults?.rates ?? {};
  const set = (name, percent) => send("PUT", "/faults", { rates: { ...rates, [name]: percent / 100 }, slow_seconds: state.faults?.slow_seconds ?? 0.3 }, `${name}: ${percent} %`);
  return group(title, ...names.map((name) => {
    const rate = element("input", { type: "number", min: 0, max: 100, step: "any", value: +((rates[name] ?? 0) * 100).toFixed(3), "aria-label": `${name}: percent` });
    rate.addEventListener("change", () => set(name, Number(rate.value)));
    return line(`${name}${state.faults?.done?.[name] ? ` (${state.faults.done[name]} so far)` : ""}`,
      button("once", () => send("POST", "/faults", { strike: [name] }, `${name} strikes at the next occasion.`), { "aria-label": `${name} once` }), rate, "%");
  }));
}

function slowness(state) {
  const seconds = element("input", { type: "number", min: 0, step: "any", value: state.faults?.slow_seconds ?? 0.3, "aria-label": "Delay in seconds" });
  seconds.addEventListener("change", () => send("PUT", "/faults", { rates: state.faults?.rates ?? {}, slow_seconds: Number(seconds.value) }, `Slow answers take ${seconds.value} s.`));
  return line("slow and delayed by", seconds, "s");
}

function breaks() {
  return group("Gateway", ...BREAKS.map((name) =>
    line(name, button("now", () => send("POST", "/gateway", { strike: name }, `${name}: done.`), { "aria-label": `${name} now` }))));
}

function limits(state) {
  const scale = state.rate_limits?.scale ?? null;
  const set = (value, text) => send("PUT", "/rate-limits", { scale: value }, text);
  const other = element("input", { type: "number", min: 0.01, step: "any", value: scale ?? 1, "aria-label": "Factor" });
  return group("Rate limits", element("p", { class: "said-now" }, scale === null ? "Off." : `On: Discord’s limits times ${scale}. Refused: ${state.rate_limits.refused ?? 0}.`),
    line("", button("off", () => set(null, "Limits are off."), { "aria-pressed": String(scale === null) }),
      button("as on Discord", () => set(1, "Limits are as on Discord."), { "aria-pressed": String(scale === 1) }),
      other, button("set factor", () => set(Number(other.value), `Limits are Discord’s times ${other.value}.`))));
}

function languages(state) {
  return group("People", ...(state.people ?? world.people).map((person) => {
    const locale = picker(`Language of ${person.name}`, [...new Set([...LOCALES, person.locale])].map((each) => [each, each]), person.locale);
    locale.addEventListener("change", () => send("PATCH", `/people/${encodeURIComponent(person.name)}`, { locale: locale.value }, `${person.name} reads ${locale.value}. Reload their page.`));
    const closed = element("input", { type: "checkbox", checked: !(person.takes_direct_messages ?? true) });
    closed.addEventListener("change", () => send("PATCH", `/people/${encodeURIComponent(person.name)}`, { takes_direct_messages: !closed.checked }, `${person.name}’s direct messages are ${closed.checked ? "closed" : "open"}.`));
    return line(person.name, locale, element("label", {}, closed, " DMs closed"));
  }));
}

function members(guild, state) {
  const roles = guild.roles.filter((role) => role.id !== guild.id);
  const people = guild.members.filter(({ user }) => user.id !== guild.owner_id);
  return group("Members", ...people.map((member) => {
    const name = member.user.global_name ?? member.user.username;
    const path = `/guilds/${guild.id}/members/${member.user.id}`;
    const until = member.communication_disabled_until;
    const out = until && Date.parse(until) > state.now * 1000;
    const timeout = (minutes) => send("PUT", path, { timed_out_until: minutes ? new Date(state.now * 1000 + minutes * 60000).toISOString() : null }, minutes ? `${name} is timed out for ${minutes} minutes.` : `${name} is not timed out.`);
    return element("div", {},
      line(name, member.user.bot ? null : out ? button("end time-out", () => timeout(0)) : button("time out 10 min", () => timeout(10), { "aria-label": `Time out ${name} for 10 minutes` })),
      element("div", { class: "ticks" }, ...roles.map((role) => tick(role.name, member.roles.includes(role.id), (yes) =>
        send("PUT", path, { roles: yes ? [...member.roles, role.id] : member.roles.filter((each) => each !== role.id) }, `${name} ${yes ? "has" : "has lost"} ${role.name}.`), `${role.name} for ${name}`))));
  }));
}

function tick(label, on, change, named = label) {
  const box = element("input", { type: "checkbox", checked: on, "aria-label": named });
  box.addEventListener("change", () => change(box.checked));
  return element("label", {}, box, ` ${label}`);
}

let shownRole = null;

function roles(guild) {
  const choice = picker("Role", guild.roles.map((role) => [role.id, role.name]), shownRole ?? guild.id);
  shows(choice, (value) => { shownRole = value; });
  const role = guild.roles.find((each) => each.id === shownRole) ?? guild.roles.find((each) => each.id === guild.id) ?? guild.roles[0];
  if (!role) return null;
  const held = BigInt(role.permissions);
  return group("Permissions of roles", choice, element("div", { class: "ticks" }, ...Object.entries(PERMISSIONS).map(([name, bit]) =>
    tick(name, Boolean(held & (1n << BigInt(bit))), () =>
      send("PATCH", `/guilds/${guild.id}/roles/${role.id}`, { permissions: String(held ^ (1n << BigInt(bit))) }, `${role.name}: ${name} changed.`)))));
}

let shownChannel = null, shownFor = null;

function channels(guild) {
  const all = [...guild.channels, ...(guild.threads ?? [])];
  const choice = picker("Channel", all.map((each) => [each.id, `${each.thread_metadata ? "🧵 " : "# "}${each.name}`]), shownChannel ?? all[0]?.id);
  shows(choice, (value) => { shownChannel = value; });
  const channel = all.find((each) => each.id === shownChannel) ?? all[0];
  if (!channel) return null;
  const path = `/channels/${channel.id}`;
  if (channel.thread_metadata) {
    const state = channel.thread_metadata;
    return group("Channels and threads", choice, element("div", { class: "ticks" },
      tick("archived", state.archived, (yes) => send("PATCH", path, { archived: yes }, `${channel.name} is ${yes ? "archived" : "active"}.`)),
      tick("locked", state.locked, (yes) => send("PATCH", path, { locked: yes }, `${channel.name} is ${yes ? "locked" : "unlocked"}.`))));
  }
  const subjects = [...guild.roles.map((role) => ({ id: role.id, type: 0, name: role.name })), ...guild.members.map(({ user }) => ({ id: user.id, type: 1, name: user.global_name ?? user.username }))];
  const whom = picker("For whom", subjects.map((each) => [each.id, each.name]), shownFor ?? guild.id);
  shows(whom, (value) => { shownFor = value; });
  const subject = subjects.find((each) => each.id === shownFor) ?? subjects[0];
  const overwrites = channel.permission_overwrites ?? [];
  const mine = overwrites.find((each) => each.id === subject.id) ?? { id: subject.id, type: subject.type, allow: "0", deny: "0" };
  const states = (bit) => (BigInt(mine.deny) & bit ? "deny" : BigInt(mine.allow) & bit ? "allow" : "");
  const set = (name, bit, value) => {
    const changed = { ...mine, allow: String((BigInt(mine.allow) & ~bit) | (value === "allow" ? bit : 0n)), deny: String((BigInt(mine.deny) & ~bit) | (value === "deny" ? bit : 0n)) };
    send("PATCH", path, { permission_overwrites: [...overwrites.filter((each) => each.id !== subject.id), changed] }, `#${channel.name}, ${subject.name}: ${name} ${value || "as elsewhere"}.`);
  };
  return group("Channels and threads", element("div", { class: "line" }, choice, whom), element("div", { class: "ticks" }, ...Object.entries(PERMISSIONS).filter(([, bit]) => ![1, 2, 3, 5, 27, 33, 40].includes(bit)).map(([name, bit]) => {
    const choices = picker(`${name} for ${subject.name} in ${channel.name}`, [["", "–"], ["allow", "allow"], ["deny", "deny"]], states(1n << BigInt(bit)));
    choices.addEventListener("change", () => set(name, 1n << BigInt(bit), choices.value));
    return element("label", {}, choices, ` ${name}`);
  })));
}

async function draw(focus) {
  const response = await fetch("/control/state");
  if (!response.ok) return parts.replaceChildren(element("p", {}, "This playground does not serve /control/state."));
  const state = await response.json();
  const guild = await look();
  const focused = focus ?? document.activeElement?.getAttribute("aria-label");
  const rest = faults("Faults of requests", REST, state);
  rest.append(slowness(state));
  parts.replaceChildren(...[clock(state), rest, faults("Faults of events", DELIVERY, state), breaks(), limits(state), languages(state),
    ...(guild ? [servers(guild), members(guild, state), roles(guild), channels(guild)] : [])].filter(Boolean));
  parts.inert = false;
  if (focused) parts.querySelector(`[aria-label="${CSS.escape(focused)}"]`)?.focus();
}

let drawn = false;
new MutationObserver(() => { if (!pane.hidden && !drawn) { drawn = true; draw(); } }).observe(pane, { attributes: true });
if (!pane.hidden) { drawn = true; draw(); }
