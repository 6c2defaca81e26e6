// What the page shows: the board or a home, what lies above it, and whether the bot is there.

import { answered, close, command, press } from "./acts.js";
import { Board } from "./board.js";
import { announce, at, el, isSame, learn, redraw, say } from "./dom.js";
import * as discord from "./discord.js";
import { emoteButton, hearEmote, learnEmotes } from "./emotes.js";
import { Unfit, changed as changedBy, read } from "./frames.js";
import { ways } from "./home.js";
import { markdown } from "./markdown.js";
import { button } from "./parts.js";
import { ask, banner, forgetMessages, removeMessage, settle, showForm, showMessage, toast } from "./sheets.js";
import { shapes } from "./shapes.js";
import { play, soundSwitch } from "./sound.js";
import { isHeld, isTurn } from "./state.js";
import { keep, retry, send } from "./wire.js";

const PICTURE = "pip", FULL = "full";
// The scene as the bot has told it, and as it is read; what is offered where there is none.
let told = null, scene = null, home = [], asked = false, participants = [], me = null;

const context = {
  names: {},
  places: {},
  posters: {},
  commands: {},
  command: {
    named: (name) => context.commands[name],
    run: (name, node) => command(name, node),
  },
  people: () => [...new Map([...participants, ...Object.entries(context.names)])],
  follow(url) {
    if (discord.inDiscord) discord.openLink(url).catch(() => window.open(url, "_blank", "noopener"));
    return discord.inDiscord;
  },
  // What else to do: begin something after a table that was closed; by Discord's window, have somebody come to an empty
  // chair, and others hear of a result.
  around(given) {
    if (given.status === "ended") return [el("button", { class: "button good", "data-id": "next", on: { click: menu } }, say("way-new"))];
    if (!discord.inDiscord || given.on) return [];
    const names = given.seats.map((each) => each.name).join(", ");
    const offered = {
      lobby: ["invite", say("invite"), discord.invite],
      finished: ["share", say("share"), () => discord.share(say("share-text", { title: given.title, names }))],
    }[given.status];
    return offered ? [outside(...offered)] : [];
  },
};

// It is asked for, as nobody is told of it while a game lies there.
const menu = () => { asked = send({ op: "menu" }); };

const outside = (name, label, call) => el("button", {
  class: "button plain", "data-id": name, on: { click: () => call().catch(() => toast(say("not-here"), context)) },
}, label);

const board = new Board(at("board"), {
  context: () => context,
  sound: play,
  poster: (game) => context.posters[game] ?? [],
  own: emoteButton,
  // Who is to sit on an empty chair: whoever has none, somebody who is invited, or a computer of some level.
  async chair(shown, node) {
    const offered = shown.chair.map((each) => [each.label, () => press(each.custom_id, null, null, node)]);
    if (discord.inDiscord && shown.you !== null) offered.unshift([say("invite"), () => discord.invite().catch(() => toast(say("not-here"), context))]);
    const call = offered.length < 2 ? offered[0]?.[1] : await ask(say("chair"), (done) => [el("div", { class: "options" }, offered.map(([label, chosen]) => (
      el("button", { class: "option", on: { click: () => done(chosen) } }, el("span", {}, label))
    )))]);
    call?.();
  },
  moment: (shown, ply) => press(shown.moment.replace("{ply}", ply), null, shown.on || null),
});

// What a text mentions is called.
function hearNames({ names, places }) {
  context.names = { ...context.names, ...names };
  context.places = { ...context.places, ...places };
}

const hearing = {
  ready({ you, language, rtl, words, emotes, posters, commands }) {
    learn(words);
    learnEmotes(emotes);
    me = you.id;
    context.names[you.id] = you.name;
    forgetMessages();  // all that are still open are sent after this
    document.documentElement.lang = language;
    document.documentElement.dir = document.dir = rtl ? "rtl" : "ltr";
    context.posters = posters ?? {};
    context.commands = commands ?? {};
    if (scene) board.again();
    drawAround();
  },
  table({ table }) {
    board.hand.prepared = null;  // nobody knows what has happened since a card was chosen beforehand
    see(table);
  },
  // What has changed of it, as paths and what is there now, or nothing if nothing is.
  change: ({ set, events }) => see(changedBy(told, set), events),
  message(frame) {
    hearNames(frame);
    showMessage(frame.message, context);
  },
  gone: ({ message }) => removeMessage(message, context),
  form: ({ form, on }) => showForm(form, on ?? null, context),
  turn: ({ title }) => {
    toast(`${title}: ${say("your-turn")}`, context, scene?.on && [say("show"), () => close(scene.on)]);
    play("turn");
  },
  // A sentence may tell of a message that waits.
  said(frame) {
    const { text, message } = frame;
    hearNames(frame);
    toast(text, context, message && [say("show"), () => send({ op: "open", message })]);
  },
  home(frame) {
    home = frame.ways;
    if (!scene) drawHome();
    else if (asked) ask(say("menu"), (done) => ways(home, context, done));
    asked = false;
  },
  busy: () => {},
  emote: (frame) => scene?.kind === "table" && hearEmote(frame, at("board"), me, context.names[frame.user] ?? frame.name),
};

function see(given, events) {
  const found = read(shapes, given, events ?? []);
  const before = scene, turned = scene?.key === found.scene?.key && (scene?.status !== found.scene?.status || scene?.paused !== found.scene?.paused);
  told = given;
  scene = found.scene;
  keep(scene?.again ?? "");
  context.names = { ...context.names, ...scene?.names };
  // Of people who have gone, only the first name that was told is a name.
  for (const seat of scene?.seats ?? []) if (seat.user) seat.name = context.names[seat.user] ??= seat.name;
  const opened = scene?.on && before?.on !== scene.on;
  if (opened) at("toasts").replaceChildren();  // it is what they said would come
  at("board").hidden = !scene;
  at("home").hidden = Boolean(scene);
  board.show(scene, found.events);
  drawAround(before);
  const plays = ["lobby", "playing"].includes(scene?.status) && scene.you !== null;
  discord.setPresence(plays ? scene.title : null, scene?.stage);
  if (turned || opened) settle(context, opened);
}

// The bar above the board, and a home where there is none.
function drawAround(before) {
  document.body.dataset.status = scene?.status ?? "none";
  document.body.dataset.game = scene?.game ?? "";
  drawBar();
  if (!scene) drawHome();
  if (scene || !before) return;
  announce(say("none"));
  if (document.hasFocus()) at("home").querySelector("button")?.focus();
}

function drawBar() {
  const title = scene ? [scene.title, scene.stage].filter(Boolean) : [say("table")];
  if (!isSame(at("title"), title)) at("title").replaceChildren(el("span", {}, title[0]), title[1] ? el("small", {}, title[1]) : "");
  document.title = `${scene && isTurn(scene) ? "● " : ""}${title.join(" · ")}`;
  const watches = scene?.you === null && scene.kind === "table" && scene.status === "playing", held = Boolean(scene && isHeld(scene));
  const state = held ? "" : scene?.state ?? "";
  if (!isSame(at("state"), state, watches, context.names)) {
    at("state").replaceChildren(markdown(state, context), watches ? el("span", { class: "badge" }, say("spectating")) : "");
  }
  // Whoever has no plate before them reacts from the bar.
  const apart = scene?.kind === "table" && (scene.you === null || scene.status === "finished");
  if (isSame(at("actions"), apart, scene?.actions, scene?.status, scene?.on, held)) return;
  const shown = scene?.status === "playing" ? scene.actions.filter((each) => each.more || !held).map((each) => button(each, { ...context, on: scene.on || null })) : [];
  // From a board of one's own, or a table that is over, one gets back to what there is besides.
  const leaves = scene?.on || ["finished", "ended"].includes(scene?.status);
  const leave = leaves && el("button", {
    class: "button plain", "data-id": "leave", "aria-label": say("close"), on: { click: () => (scene.on ? close(scene.on) : send({ op: "leave" })) },
  }, "×");
  redraw(at("actions"), leave, shown, apart && emoteButton(), soundSwitch(), scene && el("button", {
    class: "button plain", "data-id": "menu", "aria-haspopup": "dialog", on: { click: menu }, "aria-label": say("menu"),
  }, "☰"));
}

function drawHome() {
  if (!isSame(at("home"), home)) redraw(at("home"), el("p", { class: "small" }, say("none")), ways(home, context));
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
  try {
    hearing[frame.op]?.(frame);
  } catch (error) {
    if (!(error instanceof Unfit)) throw error;
    // What does not fit is not shown, not even in part; what has changed since then cannot be known.
    told = null;
    console.error(error.message);
    banner(say("error"), retry);
  }
  if (!["busy", "ready", "emote"].includes(frame.op)) answered();
}

export function changed(how, text) {
  document.body.classList.toggle("cut", how !== "open");
  if (how === "open") {
    if (!banner("")) return;
    toast(say("back"), context);
    announce(document.title.replace("● ", ""), scene && isTurn(scene) ? say("your-turn") : "");
  } else if (how === "offline") banner(say("reconnecting"), retry);
  else if (how === "lost") banner(say(scene ? "reconnecting" : "connecting") || "…", retry);
  else if (how === "other-tab") banner(say(how), retry, say("here"));
  else banner(text || say(how) || say("error"), retry);
}
