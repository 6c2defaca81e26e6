// What the page shows: the table, what lies above it, and whether the bot is there.

import { answered, command } from "./acts.js";
import { announce, at, el, learn, say } from "./dom.js";
import * as discord from "./discord.js";
import { ask, banner, forgetMessages, removeMessage, settle, showForm, showMessage, toast } from "./sheets.js";
import { drawTable } from "./table.js";
import { retry } from "./wire.js";

const PICTURE = "pip", FULL = "full";
// The table as the bot has told it, and as it is drawn, which adds to it.
let state = null, table = null, participants = [];

const context = {
  names: {},
  commands: [],
  command: {
    offers: (name) => context.commands.some((each) => each.name === name),
    run: (name, node) => command(name, node),
  },
  people: () => [...new Map([...participants, ...Object.entries(context.names)])],
  follow(url) {
    if (discord.inDiscord) discord.openLink(url).catch(() => window.open(url, "_blank", "noopener"));
    return discord.inDiscord;
  },
  // What Discord's window offers beside a table: somebody for an empty chair, and the others' ears for a result.
  around(given) {
    if (!discord.inDiscord) return [];
    const names = given.seats.map((each) => each.name).join(", ");
    const offered = {
      lobby: ["invite", discord.invite],
      finished: ["share", () => discord.share(say("share-text", { title: given.title, names }))],
    }[given.status];
    return offered ? [outside(...offered)] : [];
  },
  async menu() {
    const name = await ask(say("open-table"), (done) => [el("div", { class: "options" }, context.commands.map((each) => (
      el("button", { class: "option", on: { click: () => done(each.name) } }, el("span", {}, each.label))
    )))]);
    if (name) command(name);
  },
};

const outside = (name, call) => el("button", {
  class: "button plain", "data-id": name, on: { click: () => call().catch(() => toast(say("not-here"), context)) },
}, say(name));

const hearing = {
  ready({ you, language, rtl, words, commands }) {
    learn(words);
    context.names[you.id] ??= you.name;
    forgetMessages();  // all that are still open are sent after this
    document.documentElement.lang = language;
    document.documentElement.dir = document.dir = rtl ? "rtl" : "ltr";
    context.commands = commands ?? [];
    at("board").setAttribute("aria-label", say("table"));
  },
  table({ table: given }) {
    state = given;
    see(structuredClone(given));
  },
  // What has changed of it, as paths and what is there now, or nothing if nothing is.
  change({ set }) {
    for (const [path, ...value] of set) {
      const last = path.pop(), place = path.reduce((at, key) => at[key], state);
      if (value.length) place[last] = value[0];
      else delete place[last];
    }
    see(structuredClone(state));
  },
  message: ({ message }) => {
    context.names = { ...context.names, ...message.names };
    showMessage(message, context);
  },
  gone: ({ message }) => removeMessage(message, context),
  form: ({ form, on }) => showForm(form, on ?? null, context),
  said: ({ text }) => toast(text, context),
  busy: () => {},
};

function see(given) {
  const turned = table?.id === given?.id && (table?.status !== given?.status || table?.paused !== given?.paused);
  table = given;
  context.names = { ...context.names, ...given?.names };
  // Of people who have gone, only the first name that was told is a name.
  for (const seat of given?.seats ?? []) if (seat.user) seat.name = context.names[seat.user] ??= seat.name;
  drawTable(given, context);
  const plays = ["lobby", "playing"].includes(given?.status) && given.you !== null;
  discord.setPresence(plays ? given.title : null, given?.stage);
  if (turned) settle(context);
  keepFocus();
}

// What had the focus may be gone, such as the card that was played: the next thing to do has it then.
let held = null;
addEventListener("focusin", ({ target }) => { held = target; });

function keepFocus() {
  if (document.querySelector("dialog[open]")) return;
  const lost = held && !held.isConnected && document.activeElement === document.body;
  const card = document.querySelector("#tray .card.playable") ?? document.querySelector("#tray .card[tabindex='0']");
  const stuck = document.activeElement.matches("#tray .card.dim") && card?.matches(".playable");
  if (lost || stuck) (card ?? document.querySelector("#tray button, #board .row button") ?? at("board")).focus({ preventScroll: true });
}

// Who else has the panel open, and how much of it is seen.
export function watch() {
  discord.arrange();
  discord.onLayout((mode) => { document.documentElement.dataset.mode = mode === 1 ? PICTURE : size(); }).catch(() => {});
  discord.onPeople((found) => {
    participants = found.map((each) => [each.id, each.nickname ?? each.global_name ?? each.username]);
  }).catch(() => {});
}

// A window as small as a picture shows what a picture does.
const tiny = matchMedia("(max-height: 239px), (max-width: 259px)");
const size = () => (tiny.matches ? PICTURE : FULL);
tiny.addEventListener("change", () => { document.documentElement.dataset.mode = size(); });
document.documentElement.dataset.mode = size();

export function hear(frame) {
  hearing[frame.op]?.(frame);
  if (frame.op !== "busy" && frame.op !== "ready") answered();
}

export function changed(how, text) {
  if (how === "open") {
    if (!banner("")) return;
    toast(say("back"), context);
    announce(document.title.replace("● ", ""), table?.hand && table.seats[table.you]?.acting ? say("your-turn") : "");
  } else if (how === "offline") banner(say("reconnecting"), retry);
  else if (how === "lost") banner(say(table ? "reconnecting" : "connecting") || "…", retry);
  else banner(text || say(how) || say("error"), retry);
}
