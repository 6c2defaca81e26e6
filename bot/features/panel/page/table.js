// The table: seats around it, the pile in the middle, and what has happened as a story.

import { announce, at, card, cardName, el, isSame, keyed, learnNames, redraw, say, setVars } from "./dom.js";
import { lookOf } from "./games/games.js";
import { drawHand, isHeld, laidIn, stateOf } from "./hand.js";
import { inline, markdown, plain } from "./markdown.js";
import { celebrate, cheer, show, snapshot } from "./motion.js";
import { button, parts, texts } from "./parts.js";
import { keepQuestions, toast } from "./sheets.js";
import { play, soundSwitch } from "./sound.js";

const STAR = "M12 1.8l3 6.6 7.2.8-5.4 4.8 1.5 7.1L12 17.5l-6.3 3.6 1.5-7.1L1.8 9.2 9 8.4z";
const NS = "http://www.w3.org/2000/svg";
const HURRY = 15;
const FAN = 5;
const LAST_LOOK = 2200;

function svg(tag, given, ...children) {
  const made = document.createElementNS(NS, tag);
  for (const [name, value] of Object.entries(given)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

let table = null;

// The card in the middle comes as the address of its picture.
function readable(given) {
  if (given.large?.card) given.large.card = given.large.card.replace(/^.*\/|\.webp.*$/g, "");
  return given;
}

// Before the end covers the table, the last card is seen where it fell.
let ending = null;

export function drawTable(given, context) {
  if (ending && given?.id === ending.given.id && given.status === "finished") return void (ending.given = given);
  clearTimeout(ending?.timer);
  ending = null;
  if (table?.id !== given?.id || table?.status !== "playing" || given?.status !== "finished" || document.hidden) {
    return draw(given, context);
  }
  const { view, large, story, plies, mover, rounds, board = "", cards = "" } = { ...table, ...given };
  const seats = table.seats.map((each) => ({ ...each, acting: false }));
  const hand = { text: "", about: "", rows: [] };
  // What is over tells no more of its cards, but one's own last card is known.
  const name = given.view ? null : laidIn(table), fallen = name && { card: name, seat: table.you };
  const kept = name ? cards.replace(new RegExp(`<a?:${name}:\\d+>`), "") : cards;
  const last = { fallen, view: view ?? table.view, large: name ? null : large, story, plies, mover, rounds, board, cards: kept, seats, hand, state: "", deadline: null, actions: [] };
  draw({ ...table, ...last }, context);
  const end = () => {
    const shown = ending.given;
    ending = null;
    draw(shown, context);
  };
  return void (ending = { given, timer: setTimeout(end, LAST_LOOK) });
}

function draw(given, context) {
  const before = table?.id === given?.id ? table : null, was = snapshot();
  table = given && readable(given);
  if (!given) return drawNone(context);
  learnNames(given.spoken);
  const look = lookOf(given);
  document.body.dataset.game = given.game;
  document.body.dataset.status = given.status;
  document.body.dataset.plies = given.plies;
  if (/^#[0-9a-f]{6}$/i.test(given.accent)) setVars(document.documentElement, { accent: given.accent });
  drawBar(given, context);
  const board = at("board");
  if (!board.querySelector(".seats")) {
    board.replaceChildren(...["felt", "seats", "middle"].map((name) => el("div", { class: name })));
  }
  const [, seats, middle] = board.children;
  drawSeats(seats, given, look, context);
  const mine = given.you === null ? null : plate(given, given.seats[given.you], look, context);
  if (given.status === "playing") drawMiddle(middle, given, look, context);
  else drawMessage(middle, given, mine, context);
  drawHand(given, look, mine, context);
  drawStory(given, context);
  if (before) {
    tell(before, given, context);
    if (before.status === "playing" && given.status === "playing") show(look.news(before, given), was, given.you);
    if (given.status === "finished" && before.status === "playing") celebrate();
  }
}

function drawNone(context) {
  keepQuestions(null);
  document.body.dataset.status = "none";
  delete document.body.dataset.game;
  at("title").textContent = say("table");
  document.title = say("table");
  if (!isSame(at("state"), null)) at("state").replaceChildren();
  if (!isSame(at("actions"), null)) at("actions").replaceChildren();
  at("story").replaceChildren();
  at("tray").hidden = true;
  const tiles = context.commands.map(({ name, label }) => (
    el("button", {
      class: "tile", "data-id": name, "data-game": name.split(" ")[0],
      on: { click: ({ currentTarget }) => context.command.run(name, currentTarget) },
    },
      el("span", { class: "cards", "aria-hidden": "true" }, el("i"), el("i"), el("i")), el("span", {}, label))
  ));
  at("board").replaceChildren(el("div", { class: "none" }, el("h2", {}, say("none")), el("div", { class: "tiles" }, tiles)));
}

function drawBar(given, context) {
  const title = [given.title, given.stage].filter(Boolean);
  at("title").replaceChildren(el("span", {}, title[0]), title[1] ? el("small", {}, title[1]) : "");
  const acting = given.seats.filter((each) => each.acting), mine = acting.some((each) => each.you) && !isHeld(given);
  document.title = `${mine ? "● " : ""}${title.join(" · ")}`;
  const watches = given.you === null && given.status === "playing", held = isHeld(given), state = held ? "" : stateOf(given);
  if (!isSame(at("state"), state, watches, context.names)) {
    at("state").replaceChildren(markdown(state, context), watches ? el("span", { class: "badge" }, say("spectating")) : "");
  }
  if (isSame(at("actions"), given.actions, given.status, held, context.commands)) return;
  const shown = given.status === "playing" ? (given.actions ?? []).filter((each) => each.more || !held).map((each) => button(each, context)) : [];
  redraw(at("actions"), shown, soundSwitch(), context.commands.length > 0 && el("button", {
    class: "button plain", "data-id": "commands", "aria-haspopup": "dialog", on: { click: context.menu },
    "aria-label": say("open-table"),
  }, "+"));
}

// Seats: clockwise around the table, the person's own one below, in the tray or above the table's message.

function drawSeats(parent, given, look, context) {
  const size = given.seats.length, me = given.you, whole = me === null && given.status === "playing";
  const others = me === null ? given.seats : Array.from({ length: size - 1 }, (_, step) => given.seats[(me + 1 + step) % size]);
  parent.classList.toggle("whole", whole);
  keyed(parent, others, (each) => each.seat, (each) => seatNode(each), (node, each) => {
    const angle = angleOf(others.indexOf(each), others.length, whole);
    setVars(node, { x: Math.cos(angle).toFixed(3), y: Math.sin(angle).toFixed(3) });
    fillSeat(node, given, each, look, context);
  });
}

// From the left over the top to the right; who watches has nobody below.
function angleOf(place, count, whole) {
  const span = whole && count > 2 ? 236 : count < 3 ? 60 * count : Math.min(196, 52 * count);
  const step = count > 1 ? span / (count - 1) : 0;
  return ((90 + (count > 1 ? span / 2 : 0) - place * step) * Math.PI) / 180;
}

let own = null;

function plate(given, seat, look, context) {
  if (!own || own.dataset.seat !== String(seat.seat)) own = seatNode(seat);
  fillSeat(own, given, seat, look, context);
  return own;
}

function seatNode(seat) {
  const ring = svg("svg", { class: "ring", viewBox: "0 0 48 48", "aria-hidden": "true" },
    ...["track", "left"].map((name) => svg("circle", { cx: 24, cy: 24, r: 22, pathLength: 100, class: name })));
  return el("div", { class: "seat", "data-seat": seat.seat, role: "group" },
    el("div", { class: "face" }, ring, el("span", { class: "avatar" })),
    el("div", { class: "plate" }, el("div", { class: "name" }), el("div", { class: "counts" }), el("div", { class: "notes" })));
}

const colourOf = (name) => [...name].reduce((sum, each) => (sum * 31 + each.codePointAt(0)) % 360, 7);

function fillSeat(node, given, seat, look, context) {
  // For whoever is away, the computer plays: it is not their turn.
  const acting = seat.acting && !seat.away;
  const classes = { acting, out: seat.out, gone: seat.gone, away: seat.away, computer: seat.user === null, you: seat.you };
  for (const [name, on] of Object.entries(classes)) node.classList.toggle(name, Boolean(on));
  const [face, about] = node.children, [name, counts, notes] = about.children, avatar = face.querySelector(".avatar");
  if (avatar.dataset.shown !== `${seat.avatar} ${seat.name}`) {
    avatar.dataset.shown = `${seat.avatar} ${seat.name}`;
    setVars(avatar, { hue: colourOf(seat.name) });
    const letter = seat.user === null ? "🤖" : [...seat.name.replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "")][0] ?? "?";
    const failed = () => avatar.replaceChildren(letter);
    avatar.replaceChildren(seat.avatar ? el("img", { src: seat.avatar, alt: "", width: 64, height: 64, on: { error: failed } }) : letter);
  }
  const mine = seat.you && given.status !== "playing" && say("you");
  if (!isSame(name, seat.name, mine)) name.replaceChildren(el("bdi", {}, seat.name), mine ? el("small", {}, `(${mine})`) : "");
  const drawn = look.seat(given, seat.seat);
  if (!isSame(counts, drawn ?? seat.counts)) counts.replaceChildren(...(drawn ? badges(drawn, look) : [inline(seat.counts ?? "", context)]));
  const remarks = [...(seat.notes ?? []).slice(0, drawn?.notes), ...(seat.away ? [say("away")] : [])];
  if (!isSame(notes, remarks)) notes.replaceChildren(remarks.length ? inline(remarks[0], context) : "");
  if (isSame(node, seat, remarks)) return drawRing(node, given, seat);
  const turn = acting && (seat.you ? say("your-turn") : say("turn-of", { name: seat.name }));
  const said = [seat.name, seat.you && say("you"), seat.user === null && say("computer"), turn,
    drawn ? spoken(drawn, seat, context) : plain(seat.counts, context), ...remarks.map((each) => plain(each, context))];
  node.setAttribute("aria-label", said.filter(Boolean).join(", "));
  drawRing(node, given, seat);
}

function spoken(drawn, seat, context) {
  const cards = drawn.cards != null && say("cards-left", { n: drawn.cards });
  const counts = drawn.stars ? `${drawn.stars.join("/")} ★` : plain(seat.counts, context);
  return [counts, cards].filter(Boolean).join(", ");
}

function badges(drawn, look) {
  const made = [];
  if (drawn.stars) {
    const [has, all] = drawn.stars;
    const star = (_, place) => svg("svg", { viewBox: "0 0 24 24", class: place < has ? "has" : "lacks" }, svg("path", { d: STAR }));
    made.push(el("span", { class: "stars" }, Array.from({ length: all }, star)));
  }
  if (drawn.credits != null) made.push(el("span", { class: "credits" }, el("i", { class: "chip" }), String(drawn.credits)));
  if (drawn.cards != null) {
    const backs = Array.from({ length: Math.min(FAN, drawn.cards) }, () => card(look.back));
    made.push(el("span", { class: "backs" }, backs, el("b", {}, String(drawn.cards))));
  }
  if (drawn.points) made.push(el("bdi", { class: "points", dir: "ltr" }, `+${drawn.points}`));
  if (drawn.icons?.length) made.push(el("span", { class: "icons" }, drawn.icons.map((name) => card(name, { class: "icon" }))));
  if (drawn.bet) made.push(el("span", { class: "bet" }, el("i", { class: "chip" }), String(drawn.bet)));
  return made;
}

// The ring runs out in steps of a second: whoever looks sees how long is left, and no frame is spent between.

const running = new Map();

function drawRing(node, given, seat) {
  if (seat.acting && !seat.away && !given.paused && given.deadline !== null) {
    const rest = Math.max(0, given.deadline - given.now);
    running.set(node, { end: performance.now() + rest * 1000, whole: Math.max(given.seconds ?? rest, rest, 1) });
    tick();
  } else if (running.delete(node)) node.classList.remove("hurry");
}

function tick() {
  for (const [node, { end, whole }] of running) {
    const rest = Math.max(0, (end - performance.now()) / 1000);
    if (!node.isConnected) running.delete(node);
    node.querySelector(".left").style.strokeDashoffset = 100 * (1 - rest / whole);
    node.classList.toggle("hurry", rest < HURRY);
  }
}

setInterval(tick, 1000);

// The middle

function drawMiddle(parent, given, look, context) {
  if (parent.dataset.kind !== "game") {
    parent.dataset.kind = "game";
    const lying = el("div", { class: "lying" }, el("div", { class: "deck" }), el("div", { class: "pile" }));
    parent.replaceChildren(lying, el("div", { class: "centre" }), el("div", { class: "words" }));
  }
  const [lying, centre, words] = parent.children, [deck, pile] = lying.children;
  const left = look.deck(given), laid = [...look.pile(given), given.fallen].filter(Boolean), top = laid.at(-1);
  deck.hidden = left === null || !look.back;
  if (!isSame(deck, left, look.back)) deck.replaceChildren(...(left ? [card(look.back), el("b", {}, String(left))] : []));
  const counted = new Map();
  for (const each of laid) {
    counted.set(each.card, (counted.get(each.card) ?? 0) + 1);
    each.key = `${given.stage} ${each.card} ${counted.get(each.card)}`;
  }
  lying.hidden = !laid.length && deck.hidden;
  keyed(pile, laid, (each) => each.key, (each) => el("div", { class: "laid", "data-card": each.card }, card(each.card)), (node, each) => {
    const place = laid.indexOf(each), under = laid.length - 1 - place;
    setVars(node, { depth: under, tilt: `${each === top ? 0 : ((place * 67) % 29) - 14}deg`, side: ((place * 37) % 21) - 10 });
    node.classList.toggle("under", Boolean(each.under));
    const owner = each === top && each.seat !== undefined ? given.seats[each.seat] : null;
    node.querySelector(".owner")?.remove();
    if (owner) node.append(el("span", { class: "owner" }, el("bdi", {}, owner.name)));
    const said = [given.spoken?.[each.card] ?? given.large?.name ?? cardName(each.card), owner?.name].filter(Boolean).join(", ");
    for (const [name, value] of [["role", "img"], ["aria-label", said]]) {
      if (each === top) node.setAttribute(name, value);
      else node.removeAttribute(name);
    }
  });
  centre.replaceChildren(...[look.centre(given)].filter(Boolean));
  words.classList.toggle("unseen", look.tells && laid.length > 0);
  if (!isSame(words, given.board, context.names)) redraw(words, markdown(given.board, context));
}

function drawMessage(parent, given, mine, context) {
  parent.dataset.kind = "message";
  const shown = parts(given.message, { ...context, on: null }), acts = [...(given.actions ?? []).map((each) => button(each, context)), ...context.around(given)];
  const row = acts.length > 0 && el("div", { class: "row" }, acts);
  redraw(parent, mine, el("div", { class: "card-of-table" }, el("div", { class: "scroll", tabindex: "0" }, shown), row));
}

// The story

function drawStory(given, context) {
  const story = at("story"), lines = (given.status === "playing" && given.story) || [];
  if (!lines.length) return story.replaceChildren();
  if (!story.firstChild) {
    const toggle = ({ currentTarget }) => currentTarget.setAttribute("aria-expanded", String(story.classList.toggle("open")));
    const said = { "aria-label": say("story") };
    const fold = el("button", { class: "fold", "aria-expanded": "false", ...said, on: { click: toggle } }, "⌃");
    story.append(fold, el("h2", {}, say("story")), el("ol", { tabindex: "0", ...said }));
  }
  story.setAttribute("aria-label", say("story"));
  const list = story.querySelector("ol");
  if (isSame(list, lines, context.names)) return;
  list.replaceChildren(...lines.map((line) => el("li", {}, inline(line, context))));
  requestAnimationFrame(() => { list.scrollTop = list.scrollHeight; });
}

// Only what is new is said: the longest end of the old story that begins the new one is known.
function fresh(before, now) {
  for (let start = 0; start < before.length; start += 1) {
    const known = before.slice(start);
    if (known.every((line, place) => now[place] === line)) return now.slice(known.length);
  }
  return now;
}

function tell(before, given, context) {
  const told = fresh(before.story ?? [], given.story ?? []).map((line) => plain(line, context));
  const acted = (from) => from.seats.filter((each) => each.acting).map((each) => each.seat);
  const acting = acted(given).filter((seat) => !acted(before).includes(seat) || given.turn !== before.turn);
  const others = acting.length === 1 ? say("turn-of", { name: given.seats[acting[0]].name }) : "";
  const mine = acting.includes(given.you) && given.status === "playing" && !isHeld(given);
  const turn = mine ? say("your-turn") : others;
  // Below an open sheet, nobody sees the light.
  if (mine && document.querySelector("dialog[open]")) toast(say("your-turn"), context);
  if (mine) play("turn");
  const cheers = Object.keys(given.cheers ?? {}).filter((sign) => given.cheers[sign] > (before.cheers?.[sign] ?? 0));
  cheer(cheers);
  const state = stateOf(given), ended = given.status !== before.status && ["finished", "ended"].includes(given.status);
  announce(
    ...told, given.status === "playing" && !isHeld(given) ? turn : "", state !== stateOf(before) && plain(state, context),
    cheers.length > 0 && say("cheered", { signs: cheers.join(" ") }),
    ...(ended ? texts(given.message).slice(0, 4).map((each) => plain(each, context)) : []),
  );
}
