// Who sits around the table: faces, what they have won and hold, whose turn it is, and for how long.

import { backOf, card, el, isSame, keyed, say, setVars, svg } from "./dom.js";
import { inline, plain } from "./markdown.js";

const STAR = "M12 1.8l3 6.6 7.2.8-5.4 4.8 1.5 7.1L12 17.5l-6.3 3.6 1.5-7.1L1.8 9.2 9 8.4z";
// How many seconds before its end a turn's ring changes its colour; how many backs of cards are seen of a hand.
const HURRY = 15, FAN = 5;
const COLOURS = ["#f5b942", "#6cc5ff", "#ff8aa8", "#8fe08a", "#c7a2ff", "#ffa26b", "#5fe0d0", "#e8e36b"];

export const star = (kind) => svg("svg", { viewBox: "0 0 24 24", class: kind }, svg("path", { d: STAR }));
export const colourOf = (seat) => COLOURS[seat % COLOURS.length];

// From the left over the top to the right; who watches has nobody below.
function angleOf(place, count, whole) {
  const span = whole && count > 2 ? 236 : count < 3 ? 60 * count : Math.min(196, 52 * count);
  const step = count > 1 ? span / (count - 1) : 0;
  return ((90 + (count > 1 ? span / 2 : 0) - place * step) * Math.PI) / 180;
}

// Clockwise around the table, without the person's own seat, which lies below.
export function drawSeats(parent, scene, context, chair) {
  const size = scene.seats.length, me = scene.you, whole = me === null && scene.status === "playing";
  const others = me === null ? [...scene.seats] : Array.from({ length: size - 1 }, (_, step) => scene.seats[(me + 1 + step) % size]);
  // An empty chair is for whoever is still to come.
  if (scene.status === "lobby" && scene.free > 0 && chair) others.push({ seat: "chair" });
  parent.classList.toggle("whole", whole);
  keyed(parent, others, (each) => each.seat, (each) => (each.seat === "chair" ? chairNode() : seatNode(each)), (node, each) => {
    const angle = angleOf(others.indexOf(each), others.length, whole);
    setVars(node, { x: Math.cos(angle).toFixed(3), y: Math.sin(angle).toFixed(3) });
    if (each.seat !== "chair") return fillSeat(node, scene, each, context);
    node.setAttribute("aria-label", say("chair"));
    node.onclick = () => chair(scene, node);
  });
}

const chairNode = () => el("button", { class: "chair" }, el("span", { class: "face", "aria-hidden": "true" }, el("span", { class: "avatar" }, "+")));

export function seatNode(seat) {
  return el("div", { class: "seat", "data-seat": seat.seat, role: "group", vars: { colour: colourOf(seat.seat) } },
    el("div", { class: "face" }, el("span", { class: "avatar" }), el("span", { class: "here", "aria-hidden": "true" }),
      el("span", { class: "ring", "aria-hidden": "true" }, el("i"), el("i"))),
    el("div", { class: "plate" }, el("div", { class: "name" }), el("div", { class: "counts" }), el("div", { class: "notes" })),
    el("div", { class: "before" }));
}

// Marks of the direction of writing are no letters.
const letterOf = (name) => [...name.replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "")][0] ?? "?";

export function fillAvatar(avatar, seat) {
  if (isSame(avatar, seat.avatar, seat.name, seat.user)) return;
  const letter = seat.user === null ? "🤖" : letterOf(seat.name);
  const failed = () => avatar.replaceChildren(letter);
  avatar.replaceChildren(seat.avatar ? el("img", { src: seat.avatar, alt: "", width: 128, height: 128, on: { error: failed } }) : letter);
}

// sound: what the own seat is heard by, as the time runs out.
export function fillSeat(node, scene, seat, context, sound) {
  // For whoever is away, the computer plays: it is not their turn.
  const acting = seat.acting && !seat.away;
  const classes = { acting, out: seat.out, gone: seat.gone, away: seat.away, computer: seat.user === null, you: seat.you, here: seat.here };
  for (const [name, on] of Object.entries(classes)) node.classList.toggle(name, Boolean(on));
  const [face, about] = node.children, [name, counts, notes] = about.children;
  fillAvatar(face.firstChild, seat);
  const mine = seat.you && scene.status === "lobby" && say("you");
  if (!isSame(name, seat.name, mine)) name.replaceChildren(el("bdi", {}, seat.name), mine ? el("small", {}, `(${mine})`) : "");
  const drawn = badges(seat, scene);
  if (!isSame(counts, seat.counts, seat.stars, seat.held, seat.points, seat.chips, seat.bet, seat.signs, scene.back)) {
    counts.replaceChildren(...(drawn.length ? drawn : [inline(seat.counts, context)]));
  }
  const remarks = [...seat.notes, ...(seat.away ? [say("away")] : []), ...(scene.status === "lobby" && seat.level ? [seat.level] : [])];
  if (!isSame(notes, remarks)) notes.replaceChildren(remarks.length ? inline(remarks[0], context) : "");
  drawTime(node, scene, seat, acting, sound);
  if (isSame(node, seat, remarks)) return;
  const turn = acting && (seat.you ? say("your-turn") : say("turn-of", { name: seat.name }));
  const said = [seat.name, seat.you && say("you"), seat.user === null && say("computer"), turn, spoken(seat, context), ...remarks.map((each) => plain(each, context))];
  node.setAttribute("aria-label", said.filter(Boolean).join(", "));
}

function spoken(seat, context) {
  const stars = seat.stars.length > 0 && `${seat.stars.join("/")} ★`, cards = seat.held !== null && say("cards-left", { n: seat.held });
  const bet = seat.bet > 0 && `+${seat.bet}`;
  return [plain(seat.counts, context), stars, seat.chips, bet, cards, seat.points > 0 && `+${seat.points}`].filter((each) => each || each === 0).join(", ");
}

export function badges(seat, scene) {
  const made = [];
  if (seat.stars.length) {
    const [has, all] = seat.stars;
    made.push(el("span", { class: "stars" }, Array.from({ length: all }, (_, place) => star(place < has ? "has" : "lacks"))));
  }
  if (seat.chips !== null) made.push(el("span", { class: "credits" }, el("i", { class: "chip" }), String(seat.chips)));
  if (seat.held !== null) {
    const size = Math.min(FAN, seat.held);
    const backs = Array.from({ length: size }, (_, place) => backOf(scene.back, { vars: { at: place - (size - 1) / 2 } }));
    made.push(el("span", { class: "backs" }, backs, el("b", {}, String(seat.held))));
  }
  if (seat.points) made.push(el("bdi", { class: "points", dir: "ltr" }, `+${seat.points}`));
  if (seat.signs.length) made.push(el("span", { class: "icons" }, seat.signs.map((name) => card(name, { class: "icon" }))));
  if (seat.bet) made.push(el("span", { class: "bet" }, el("i", { class: "chip" }), String(seat.bet)));
  return made;
}

// The ring is one animation of the browser's own, which begins in the middle if the turn has begun before.
function drawTime(node, scene, seat, acting, sound) {
  const runs = acting && !scene.paused && scene.deadline !== null && scene.status === "playing";
  const ring = node.querySelector(".ring");
  if (isSame(ring, runs, scene.turn, scene.deadline)) return;
  clearTimeout(node.hurry);
  node.classList.remove("hurry");
  if (!runs) return void delete node.dataset.runs;
  const rest = Math.max(0, scene.deadline - scene.now), whole = Math.max(scene.seconds || rest, rest, 1);
  setVars(node, { whole: `${whole}s`, gone: `${rest - whole}s` });
  node.dataset.runs = "";
  for (const each of ring.getAnimations({ subtree: true })) each.currentTime = 0;
  node.hurry = setTimeout(() => {
    node.classList.add("hurry");
    sound?.("hurry");
  }, Math.max(0, rest - HURRY) * 1000);
}
