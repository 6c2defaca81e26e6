// The page: a plain client of the local Discord for one of its people.

import { Api, Gateway } from "/page/api.js";
import { Composer } from "/page/composer.js";
import { element } from "/page/dom.js";
import { renderMessage } from "/page/message.js";
import { openModal } from "/page/modal.js";
import { whenReleased } from "/page/pointer.js";

const COMMAND = 2;
const COMPONENT = 3;
const AUTOCOMPLETE = 4;
const MODAL_SUBMIT = 5;

const place = new URL(location.href);
const world = await (await fetch("/playground.json")).json();
const me = world.people.find((person) => person.name === place.searchParams.get("as")) ?? world.people[0];
const api = new Api(world.api_url, me.token);
const DIRECT = "@bot";
const direct = place.searchParams.get("channel") === DIRECT
  ? { ...(await api.request("POST", "/users/@me/channels", { recipients: [world.application_id] })), name: "Card Bot" }
  : null;
const channel = direct ?? world.channels.find((each) => each.name === place.searchParams.get("channel")) ?? world.channels[0];
const messages = document.querySelector("#messages");
const waiting = new Map();
const dismissed = new Set();
const members = new Map(world.people.map((person) => [person.id, person.name]));

const names = {
  me: me.id,
  user: (id) => members.get(id) ?? "unknown-user",
  channel: (id) => world.channels.find((each) => each.id === id)?.name ?? "unknown",
  choices: (type) => type === 5
    ? world.people.map((person) => ({ label: person.name, value: person.id }))
    : world.channels.map((each) => ({ label: `#${each.name}`, value: each.id })),
};

// What the person does

function interact(type, data, more = {}) {
  const nonce = String(BigInt(Date.now()) * 4194304n + BigInt(Math.floor(Math.random() * 4194304)));
  const answer = new Promise((resolve, reject) => waiting.set(nonce, { resolve, reject }));
  answer.catch(() => {});
  const body = { type, application_id: world.application_id, guild_id: direct ? null : world.guild_id, channel_id: channel.id, session_id: gateway.sessionId, nonce, data, ...more };
  api.request("POST", "/interactions", body).catch((error) => settle(nonce, "reject", error));
  return answer;
}

function settle(nonce, how, value) {
  waiting.get(nonce)?.[how](value);
  waiting.delete(nonce);
}

function commandData({ root, path }, options) {
  const nested = path.reduceRight((inner, name) => [{ type: 1, name, options: inner }], options);
  return { version: root.version, id: root.id, name: root.name, type: 1, options: nested };
}

async function use(message, component, values) {
  const failure = () => messages.querySelector(`[data-id="${message.id}"] .failure`);
  failure().hidden = true;
  const data = { component_type: component.type, custom_id: component.custom_id, ...(values && { values }) };
  try {
    await interact(COMPONENT, data, { message_id: message.id, message_flags: message.flags });
  } catch {
    if (failure()) failure().hidden = false;
  }
}

const composer = new Composer({
  people: () => world.people,
  channels: () => world.channels,
  locale: me.locale,
  send: (content) => api.request("POST", `/channels/${channel.id}/messages`, { content }).catch((error) => notice(error.message)),
  run: (command, options) => interact(COMMAND, commandData(command, options)).catch(() => notice("The application did not respond")),
  suggest: (command, options) => interact(AUTOCOMPLETE, commandData(command, options)).catch(() => {}),
});

// What the person sees

function show(message) {
  if (message.channel_id !== channel.id || dismissed.has(message.id)) return;
  const atEnd = messages.scrollHeight - messages.scrollTop - messages.clientHeight < 80;
  const made = renderMessage(message, names, use, dismiss);
  const old = messages.querySelector(`[data-id="${message.id}"]`);
  if (old) old.replaceWith(made);
  else messages.append(made);
  if (atEnd || (!old && message.interaction_metadata?.user.id === me.id)) messages.scrollTop = messages.scrollHeight;
}

function dismiss(message) {
  dismissed.add(message.id);
  messages.querySelector(`[data-id="${message.id}"]`)?.remove();
}

function notice(text) {
  const away = element("button", { class: "dismiss", type: "button", onclick: () => line.remove() }, "Dismiss message");
  const line = element("li", { class: "message ephemeral notice" }, `⚠ ${text} · `, away);
  messages.append(line);
  messages.scrollTop = messages.scrollHeight;
}

async function loadCommands() {
  const index = await api.request("GET", `/guilds/${world.guild_id}/application-command-index`);
  composer.setCommands(index.application_commands);
}

async function loadMessages() {
  const found = await api.request("GET", `/channels/${channel.id}/messages?limit=100`);
  messages.replaceChildren();
  found.reverse().forEach(show);
  messages.scrollTop = messages.scrollHeight;
}

const on = {
  READY: (ready) => {
    for (const { user } of ready.guilds[0].members) members.set(user.id, user.global_name ?? user.username);
    loadCommands();
    loadMessages();
  },
  MESSAGE_CREATE: show,
  MESSAGE_UPDATE: show,
  MESSAGE_DELETE: ({ id }) => messages.querySelector(`[data-id="${id}"]`)?.remove(),
  INTERACTION_SUCCESS: ({ nonce }) => settle(nonce, "resolve"),
  INTERACTION_FAILURE: ({ nonce }) => settle(nonce, "reject", new Error("failed")),
  INTERACTION_MODAL_CREATE: (modal) => openModal(modal, names, (components) =>
    interact(MODAL_SUBMIT, { id: modal.id, custom_id: modal.custom_id, components }).catch(() => notice("Something went wrong. Try again."))),
  APPLICATION_COMMAND_AUTOCOMPLETE_RESPONSE: ({ nonce, choices }) => {
    settle(nonce, "resolve");
    composer.showSuggestions(choices);
  },
  GUILD_APPLICATION_COMMAND_INDEX_UPDATE: loadCommands,
};

const gateway = new Gateway(`${world.url.replace(/^http/, "ws")}/gateway`, me.token,
  (event, data) => whenReleased(() => on[event]?.(data)),
  (connected) => { document.querySelector("#state").textContent = connected ? "" : "Reconnecting…"; });

// The frame

function address(changes) {
  const changed = new URL(location.href);
  for (const [key, value] of Object.entries(changes)) changed.searchParams.set(key, value);
  return changed.href;
}

document.title = `#${channel.name} as ${me.name}`;
document.querySelector("#channel-name").textContent = channel.name;
document.querySelector("#channels").append(...world.channels.map((each) =>
  element("a", { class: each === channel ? "chosen" : "", href: address({ channel: each.name, as: me.name }) }, `# ${each.name}`)),
  element("a", { class: direct ? "chosen" : "", href: address({ channel: DIRECT, as: me.name }) }, "✉ Card Bot"));
const person = document.querySelector("#person");
person.append(...world.people.map((each) => element("option", { selected: each === me }, each.name)));
person.addEventListener("change", () => location.assign(address({ as: person.value })));
const other = world.people[(world.people.indexOf(me) + 1) % world.people.length];
document.querySelector("#second").href = address({ as: other.name });
document.querySelector("#second").textContent = `Second window as ${other.name} ↗`;
document.querySelector("#menu").addEventListener("click", () => document.body.classList.toggle("menu"));
