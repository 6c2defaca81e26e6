// The person's own cards: a fan to tap, to drag from, or to go through with the arrow keys; and buttons beside it.

import { draft, play } from "./acts.js";
import { at, card, cardName, el, isSame, isStill, keyed, redraw, say, setVars } from "./dom.js";
import { inline, markdown, plain } from "./markdown.js";
import { deal } from "./motion.js";
import { button } from "./parts.js";
import { ask, askFor, keepQuestions } from "./sheets.js";

const MARKS = "[\\s\\u00a0\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]*";
const ICONS_ONLY = new RegExp(`^${MARKS}#+ ${MARKS}(?:<a?:\\w+:\\d+>${MARKS})+$`);
const LEAST_STEP = 44, GAP = 16, DRAG = 9, WIDEST = 924, EDGE = 12;
// Fewer cards than these are no larger.
const FEW = 5;
const KINDS = { good: "good", main: "main", marked: "bad", plain: "plain" };

let table = null, model = null, local = new Set(), held = null;

const icons = (text) => [...(text ?? "").matchAll(/<a?:(\w+):\d+>/g)].map((each) => each[1]);

// A card may come by its name, or as an emoji's markup.
function pictured(row) {
  const key = row.kind === "list" ? "options" : "items";
  return { ...row, [key]: row[key].map((each) => ({ ...each, card: each.card ?? icons(each.emoji)[0] ?? null })) };
}

const turnOf = (given) => `${given.id} ${given.turn} ${isHeld(given)}`;

// Whoever is away, or sits at a table that waits, has nothing to play: why stands there, and what they can do about it.
export const isHeld = (given) => given.you !== null && given.status === "playing" && !given.hand;
export const stateOf = (given) => given.state ?? (given.paused ? "⏸" : "");

// A card that can be played in two ways lies there once.
function once(cards) {
  const found = new Map();
  for (const each of cards) {
    const other = each.move ? found.get(each.card) : undefined;
    if (other && !other.dim && !each.dim && each.move.endsWith(` ${other.move}`)) {
      found.set(each.card, { ...other, ways: [...(other.ways ?? [other]), each] });
    } else found.set(each.move && !other ? each.card : found.size, each);
  }
  return [...found.values()];
}

// Cards of one name that share a button lie there as one while others are on turn, too.
function together(cards, look) {
  const count = (name) => cards.filter((each) => each.card === name).length;
  return cards.filter((each, place) => !look.merges?.(each.card) || cards.findIndex((one) => one.card === each.card) === place)
    .map((each) => (look.merges?.(each.card) && count(each.card) > 1 ? { ...each, label: `${each.label} ×${count(each.card)}` } : each));
}

// The cards of a hand are its buttons, or a list of cards, or only lie there while others are on turn.
function read(given, look) {
  const hand = given.hand ?? { text: stateOf(given), about: "", rows: [] };
  const lines = hand.text.split("\n");
  const text = lines.filter((line) => !ICONS_ONLY.test(line)).join("\n");
  const shown = lines.filter((line) => ICONS_ONLY.test(line)).flatMap(icons);
  const rows = (hand.rows ?? []).map(pictured);
  const pick = rows.find((row) => row.kind === "list" && row.options.every((each) => each.card));
  const buttons = rows.filter((row) => row.kind === "buttons").flatMap((row) => row.items);
  const lists = rows.filter((row) => row.kind === "list" && row !== pick);
  const lying = pick ? [] : buttons.filter((each) => each.card && (each.move || each.draft));
  let cards;
  if (pick) cards = pick.options.map((each) => ({ ...each, pick: true, marked: each.chosen }));
  else if (lying.length) {
    const choice = buttons.some((each) => each.move && each.tone !== "plain");
    cards = once(lying.map((each) => ({
      ...each, marked: Boolean(each.draft) && each.tone === "marked",
      dim: each.enabled === false || Boolean(choice && each.move && each.tone === "plain"),
    })));
  } else cards = together((shown.length ? shown : icons(given.cards)).map((name) => ({ card: name, label: cardName(name) })), look);
  // The same order at all times: no card shall move under the finger as the turn comes.
  if (look.rank && !pick) cards.sort((one, other) => look.rank(one.card) - look.rank(other.card));
  const counts = new Map();
  for (const each of cards) {
    const number = counts.get(each.card) ?? 0;
    counts.set(each.card, number + 1);
    each.key = `${each.card} ${number}`;
    each.tag = look.tag(each);
  }
  return { text, about: hand.about, cards, pick, lists, buttons: buttons.filter((each) => !lying.includes(each)) };
}

// me: the seat's own plate, which the table has made.
export function drawHand(given, look, me, context) {
  const tray = at("tray"), fresh = table !== null && table.id !== given.id;
  tray.hidden = given.you === null || given.status !== "playing";
  if (!tray.hidden && !tray.firstChild) build(tray);
  const old = new Set(model?.cards.map((each) => each.key));
  table = given;
  keepQuestions(turnOf(given));
  if (tray.hidden) return void (model = null);
  model = read(given, look);
  local = new Set(model.pick?.options.filter((each) => each.chosen).map((each) => each.value));
  const held = isHeld(given), seat = given.seats[given.you];
  tray.classList.toggle("turn", !held && !seat?.away && Boolean(seat?.acting));
  const [mine, said, fan, acts] = tray.children;
  if (mine.firstChild !== me) mine.replaceChildren(me);
  if (!isSame(said, model.text, model.about, context.names)) {
    const about = model.about && el("p", { class: "small" }, inline(model.about, context));
    redraw(said, markdown(model.text, context), about);
  }
  drawFan(fan);
  const helps = held ? (given.actions ?? []).filter((each) => !each.more).map((each) => button(each, context)) : [];
  redraw(acts, [...helps, ...model.lists.map((row) => listButton(row)), ...model.buttons.map((each) => actButton(each)), confirmButton()]);
  hint(said);
  hint(acts);
  if (fresh || old.size) deal([...fan.querySelectorAll(".card")].filter((each) => !old.has(each.dataset.key)));
}

function build(tray) {
  const fan = el("div", { class: "fan", role: "toolbar", "aria-label": say("hand"), on: { keydown: walk } });
  tray.append(el("div", { class: "mine" }), el("div", { class: "words" }), fan, el("div", { class: "acts" }));
  tray.setAttribute("aria-label", say("hand"));
  fan.wide = Math.min(WIDEST, windowWidth) - 2 * EDGE;
  new ResizeObserver(([{ contentRect: { width } }]) => {
    if (!width || width === fan.wide) return;
    fan.wide = width;
    if (model) drawFan(fan);
  }).observe(fan);
  for (const each of [tray.children[1], tray.children[3]]) {
    each.addEventListener("scroll", () => hint(each), { passive: true });
    new ResizeObserver(() => hint(each)).observe(each);
  }
}

// What goes on below its edge fades there.
const hint = (node) => requestAnimationFrame(() => (
  node.classList.toggle("goes-on", node.scrollHeight - node.clientHeight - node.scrollTop > 4)
));

// Asking the page how wide something is has it all laid out first, before it is complete: what was so last will do.
let windowWidth = innerWidth;
addEventListener("resize", () => { windowWidth = innerWidth; });

// As many rows as it takes for fingers to hit each card.
function drawFan(fan) {
  const width = fan.wide, size = model.cards.length;
  const least = Math.min(64, width / 5);
  const most = Math.max(1, Math.floor((width - GAP - least) / Math.max(LEAST_STEP, least * 0.84)) + 1);
  const rows = Math.max(1, Math.ceil(size / most)), each = Math.ceil(size / rows);
  setVars(fan, { rows, n: Math.max(FEW, each) });
  keyed(fan, model.cards, (item) => item.key, make, (node, item) => {
    const place = model.cards.indexOf(item), row = Math.floor(place / each);
    const length = Math.min(each, size - row * each), middle = (place % each) - (length - 1) / 2;
    setVars(node, { at: middle, bend: Math.abs(middle), row });
    fill(node, item);
  });
  rove(fan);
}

function make() {
  return el("button", {
    class: "card", type: "button",
    on: { click: pressed, pointerdown: grab },
  });
}

function fill(node, item) {
  const acts = Boolean(item.move || item.draft || item.pick);
  const marked = item.pick ? local.has(item.value) : item.marked;
  node.item = item;
  node.dataset.card = item.card;
  node.classList.toggle("dim", Boolean(item.dim));
  node.classList.toggle("marked", Boolean(marked));
  node.classList.toggle("lies", !acts);
  node.classList.toggle("playable", Boolean(item.move) && !item.dim);
  node.classList.toggle("costs", Boolean(item.move) && item.tone === "marked");
  node.setAttribute("aria-label", said(item));
  if (acts && !item.dim) node.removeAttribute("aria-disabled");
  else node.setAttribute("aria-disabled", "true");
  if (item.ways) node.setAttribute("aria-haspopup", "dialog");
  else node.removeAttribute("aria-haspopup");
  if (item.draft || item.pick) node.setAttribute("aria-pressed", String(Boolean(marked)));
  else node.removeAttribute("aria-pressed");
  if (node.firstChild?.dataset?.name !== item.card) node.replaceChildren(card(item.card, { "data-name": item.card }));
  node.querySelector(".tag")?.remove();
  if (item.tag) node.append(el("span", { class: "tag" }, item.tag));
}

// What stands on a button tells what the picture beside it does not, or less of the same.
function said({ card: name, label }) {
  const text = plain(label), card = cardName(name);
  return text.startsWith(card) || card.startsWith(text) ? [text, card].sort((one, other) => other.length - one.length)[0] : `${text}, ${card}`;
}

function pressed({ currentTarget }) {
  if (currentTarget.dragged) return;
  choose(currentTarget);
}

// What cannot be played is sent as well: the bot answers with the reason.
function choose(node) {
  const { item } = node;
  if (item.pick) return toggle(item, node);
  if (item.draft) return draft(table, item.draft, node);
  if (item.ways) return void chooseWay(item, node);
  return item.move ? lay(table, item, node) : false;
}

let laid = null;

function lay(given, { card: name, move }, node) {
  const sent = play(given, move, node);
  if (sent) laid = { name, id: given.id, turn: given.turn };
  return sent;
}

// The card that this person has played in this turn, for a table that is over before it tells.
export const laidIn = (given) => (laid?.id === given.id && laid.turn === given.turn ? laid.name : null);

async function chooseWay(item, node) {
  const shown = table, options = (done) => [el("div", { class: "options" }, item.ways.map((way) => (
    el("button", { class: "option", on: { click: () => done(way) } }, card(way.card, { class: "icon" }), el("span", {}, way.label))
  )))];
  const way = await ask(plain(item.label), options, turnOf(shown));
  if (way) lay(shown, way, node);
}

function toggle(item, node) {
  const { word, most, drafts } = model.pick;
  if (!drafts && most <= 1) return play(table, joined(word, [item.value]), node);
  if (!local.delete(item.value)) {
    if (local.size >= most) local.delete([...local][0]);
    local.add(item.value);
  }
  const chosen = model.pick.options.map((each) => each.value).filter((each) => local.has(each));
  if (drafts) draft(table, joined(word, chosen));
  drawFan(node.parentElement);
  const confirm = document.querySelector("#tray .confirm");
  if (confirm) confirm.disabled = chosen.length < model.pick.least;
  return true;
}

const joined = (word, values) => [word, ...values].filter(Boolean).join(" ");

function confirmButton() {
  if (!model.pick || model.pick.drafts || model.pick.most <= 1) return null;
  const go = ({ currentTarget }) => play(table, joined(model.pick.word, [...local]), currentTarget);
  return el("button", { class: "button main confirm", disabled: local.size < model.pick.least, on: { click: go } }, say("choose"));
}

function actButton(item) {
  const go = async ({ currentTarget }) => {
    if (item.ask) {
      const value = await askFor(item.ask, turnOf(table));
      return value === null ? false : play(table, `${item.ask.word} ${value}`, currentTarget);
    }
    return item.move ? play(table, item.move, currentTarget) : draft(table, item.draft, currentTarget);
  };
  const sign = item.card ? card(item.card, { class: "icon" }) : item.emoji && el("span", { "aria-hidden": "true" }, inline(item.emoji));
  return el("button", {
    class: `button ${KINDS[item.tone] ?? "plain"}`, disabled: item.enabled === false,
    "data-id": item.move ?? item.draft ?? item.ask?.word, on: { click: go },
  }, sign, el("span", {}, item.label));
}

function listButton(row) {
  const go = async ({ currentTarget }) => {
    const value = await ask(row.hint, (done) => choices(row, done), turnOf(table));
    if (value) row.drafts ? draft(table, joined(row.word, value), currentTarget) : play(table, joined(row.word, value), currentTarget);
  };
  const now = row.options.filter((each) => each.chosen).map((each) => each.label).join(", ");
  return el("button", { class: "list", "data-id": `list ${row.word}`, "aria-haspopup": "dialog", on: { click: go } },
    el("span", { class: now ? null : "hint" }, now || row.hint), el("span", { class: "mark", "aria-hidden": "true" }, "▾"));
}

function choices(row, done) {
  const chosen = new Set(row.options.filter((each) => each.chosen).map((each) => each.value));
  const values = () => row.options.map((each) => each.value).filter((each) => chosen.has(each));
  const ready = el("button", { class: "button main", on: { click: () => done(values()) } }, say("choose"));
  const check = () => { ready.disabled = chosen.size < row.least || chosen.size > row.most; };
  const options = row.options.map((each) => el("button", {
    class: "option", "aria-pressed": String(chosen.has(each.value)),
    on: { click: ({ currentTarget }) => {
      if (row.most <= 1) return done([each.value]);
      if (!chosen.delete(each.value)) chosen.add(each.value);
      currentTarget.setAttribute("aria-pressed", String(chosen.has(each.value)));
      return check();
    } },
  }, each.card ? card(each.card, { class: "icon" }) : null, el("span", {}, each.label)));
  check();
  return [el("div", { class: "options" }, options), row.most > 1 && el("div", { class: "row end" }, ready)].filter(Boolean);
}

// With the keyboard, the hand is one stop: arrows walk along it, Enter plays.

function rove(fan) {
  const cards = [...fan.children];
  const bright = cards.filter((each) => !each.classList.contains("dim"));
  const now = cards.find((each) => each === document.activeElement)
    ?? bright.find((each) => each.tabIndex === 0) ?? bright[0] ?? cards[0];
  for (const each of cards) each.tabIndex = each === now ? 0 : -1;
}

function walk(event) {
  const cards = [...event.currentTarget.children], place = cards.indexOf(document.activeElement);
  const forward = document.dir === "rtl" ? "ArrowLeft" : "ArrowRight", back = document.dir === "rtl" ? "ArrowRight" : "ArrowLeft";
  const ends = { Home: 0, End: cards.length - 1 };
  const next = { [forward]: place + 1, ArrowDown: place + 1, [back]: place - 1, ArrowUp: place - 1, ...ends }[event.key];
  if (next === undefined || place < 0) return;
  event.preventDefault();
  cards[(next + cards.length) % cards.length].focus();
  rove(event.currentTarget);
}

// With a finger or the mouse, a card can be drawn from the hand onto the table.

function grab(event) {
  const node = event.currentTarget;
  node.dragged = false;
  if (!node.item.move || event.button !== 0) return;
  held = { node, x: event.clientX, y: event.clientY };
  // However quickly it is drawn away, and wherever it is let go, the card hears of it.
  node.setPointerCapture(event.pointerId);
}

addEventListener("pointermove", drag);
for (const end of ["pointerup", "pointercancel", "lostpointercapture", "blur"]) addEventListener(end, drop);

function drag(event) {
  if (!held) return;
  if (event.buttons === 0) return void drop(event);
  const dx = event.clientX - held.x, dy = event.clientY - held.y;
  if (!held.node.dragged && Math.hypot(dx, dy) < DRAG) return;
  held.node.dragged = true;
  held.node.classList.add("held");
  at("board").classList.add("takes");
  setVars(held.node, { dx: `${dx}px`, dy: `${dy}px` });
}

function drop(event) {
  if (!held) return;
  const { node } = held;
  held = null;
  node.classList.remove("held");
  at("board").classList.remove("takes");
  if (!node.dragged) return;
  setTimeout(() => { node.dragged = false; });
  const onto = event.type === "pointerup" && event.clientY < at("tray").getBoundingClientRect().top + 12;
  const from = `translate(${node.style.getPropertyValue("--dx")}, ${node.style.getPropertyValue("--dy")})`;
  if (onto && choose(node)) {
    node.dropped = node.getBoundingClientRect();
    // It lies where it was put until the bot has answered.
    const stays = () => {
      if (node.isConnected && node.getAttribute("aria-busy") === "true") return requestAnimationFrame(stays);
      node.dropped = undefined;
      return back(node, from);
    };
    return stays();
  }
  return back(node, from);
}

function back(node, from) {
  setVars(node, { dx: "0px", dy: "0px" });
  if (!isStill() && node.isConnected) node.animate([{ transform: from }, {}], { duration: 260, easing: "ease-out" });
}
