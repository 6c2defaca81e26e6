// Movement that explains what has happened: cards fly to the pile, a pile is swept to its winner, a star is taken.
// Only transforms and opacity are animated, so that no frame waits for layout.

import { at, card, el, isStill } from "./dom.js";

const FLIGHT = 460, STEP = 330, SWEEP = 620, REST = 420;
const GLIDE = "cubic-bezier(.22,.75,.25,1)";

const rectOf = (node) => node?.getBoundingClientRect();
const picked = (selector) => rectOf(document.querySelector(selector));

// Where everything lies before the table is drawn anew.
export function snapshot() {
  const hand = new Map(), pile = [];
  for (const each of document.querySelectorAll("#tray .card")) hand.set(each.dataset.card, each.dropped ?? rectOf(each));
  for (const each of document.querySelectorAll("#board .pile .laid")) pile.push([each.dataset.card, rectOf(each)]);
  return { hand, pile, centre: centre() };
}

// What is not shown has no size.
const centre = () => ["#board .pile .laid:last-child", "#board .pile", "#board .centre", "#board .felt", "#board"]
  .map(picked).find((rect) => rect?.width);
const seatAt = (seat) => picked(`.seat[data-seat="${seat}"] .face`) ?? centre();

function between(from, to) {
  const dx = from.left + from.width / 2 - to.left - to.width / 2;
  const dy = from.top + from.height / 2 - to.top - to.height / 2;
  return { dx, dy, size: Math.max(0.12, from.width / (to.width || 1)) };
}

function flight({ dx, dy, size }) {
  const lift = Math.min(46, Math.hypot(dx, dy) / 6);
  return [
    { transform: `translate(${dx}px, ${dy}px) scale(${size}) rotate(${dx > 0 ? 14 : -14}deg)` },
    { transform: `translate(${dx * 0.3}px, ${dy * 0.3 - lift}px) scale(${size * 0.3 + 0.8}) rotate(0deg)`, offset: 0.6 },
    { transform: "none" },
  ];
}

function ghost(name, where, kind = "") {
  const made = name ? card(name, { class: `ghost ${kind}` }) : el("span", { class: `ghost ${kind}` });
  for (const [side, value] of [["left", where.left], ["top", where.top], ["width", where.width], ["height", where.height]]) {
    made.style.setProperty(side, `${value}px`);
  }
  at("air").append(made);
  return made;
}

// A thing without a picture of its own that flies from one place to another, and is gone.
function thing(kind, from, to, delay, size = 26) {
  const spot = ({ left, top, width, height }) => (
    { left: left + (width - size) / 2, top: top + (height - size) / 2, width: size, height: size }
  );
  const made = ghost(null, spot(to), kind);
  const { dx, dy } = between(spot(from), spot(to));
  const frames = [
    { transform: `translate(${dx}px, ${dy}px) scale(.4)`, opacity: 0 },
    { transform: `translate(${dx}px, ${dy}px) scale(2.4)`, opacity: 1, offset: 0.3 },
    { transform: "none", opacity: 1, offset: 0.9 },
    { transform: "none", opacity: 0 },
  ];
  made.animate(frames, { duration: FLIGHT * 1.8, delay, easing: "ease-in-out", fill: "backwards" }).finished.then(() => made.remove());
}

// news: what has happened, in order, see games/games.js.
export function show(news, was, mine) {
  if (isStill() || document.hidden || !news.length) return;
  const swept = news.some((each) => each.kind === "sweep");
  const ghosts = swept ? was.pile.map(([name, rect]) => ghost(name, rect)) : [];
  const top = document.querySelector("#board .pile .laid:last-child");
  const shown = news.findLast((each) => each.kind === "play");
  let delay = 0;
  for (const each of news) {
    if (each.kind === "play") {
      const from = (each.seat === mine && was.hand.get(each.card)) || seatAt(each.seat);
      const stays = each === shown && news.indexOf(each) > news.findLastIndex((other) => other.kind === "sweep");
      const target = stays && top?.dataset.card === each.card ? top : ghost(each.card, was.centre ?? centre());
      const timing = { duration: FLIGHT, delay, easing: GLIDE, fill: "backwards" };
      target.animate(flight(between(from, rectOf(target))), timing);
      if (target !== top) ghosts.push(target);
      delay += STEP;
    } else if (each.kind === "sweep") {
      delay += REST;
      for (const flying of ghosts.splice(0)) sweep(flying, seatAt(each.seat), delay);
      delay += SWEEP * 0.6;
    } else if (each.kind === "star") {
      thing("star", was.centre ?? centre(), seatAt(each.seat), delay, 34);
      glow(each.seat, "won", delay + FLIGHT);
    } else if (each.kind === "pay") {
      for (let chip = 0; chip < 3; chip += 1) thing("chip", seatAt(each.seat), centre(), delay + chip * 70);
      delay += STEP / 2;
    } else if (each.kind === "take") {
      for (let chip = 0; chip < 6; chip += 1) thing("chip", centre(), seatAt(each.seat), delay + chip * 60);
      glow(each.seat, "won", delay + FLIGHT);
    } else if (each.kind === "pass") {
      glow(each.seat, "passing", delay);
    }
  }
  for (const left of ghosts) setTimeout(() => left.remove(), delay + FLIGHT);
}

function sweep(flying, to, delay) {
  const { dx, dy, size } = between(to, rectOf(flying));
  const there = `translate(${dx}px, ${dy}px) scale(${size * 0.6}) rotate(25deg)`;
  const frames = [{ transform: "none", opacity: 1 }, { transform: there, opacity: 0.2 }];
  const timing = { duration: SWEEP, delay, easing: "cubic-bezier(.5,0,.7,.4)", fill: "forwards" };
  flying.animate(frames, timing).finished.then(() => flying.remove());
}

const CHEERED = 2600;
const CHEER = [
  { transform: "translate(-50%, 60px) scale(.3)", opacity: 0 },
  { transform: "translate(-50%, -50%) scale(1.15)", opacity: 1, offset: 0.15 },
  { transform: "translate(-50%, -50%) scale(1)", opacity: 1, offset: 0.8 },
  { transform: "translate(-50%, -110px) scale(.9)", opacity: 0 },
];
const GLOWS = {
  won: [{ transform: "none" }, { transform: "scale(1.28)" }, { transform: "scale(.95)" }, { transform: "none" }],
  passing: [{ transform: "none" }, { transform: "translateX(-5px)" }, { transform: "translateX(5px)" }, { transform: "none" }],
};

function glow(seat, how, delay) {
  document.querySelector(`.seat[data-seat="${seat}"] .face`)?.animate(GLOWS[how], { duration: 520, delay, easing: "ease-out" });
}

// New cards of the hand come from the draw pile, one after the other.
export function deal(nodes) {
  if (isStill() || document.hidden || !nodes.length) return;
  const deck = picked("#board .deck"), from = deck?.width ? deck : centre();
  if (!from || !rectOf(nodes[0]).width) return;
  nodes.forEach((node, place) => {
    const { dx, dy, size } = between(from, rectOf(node));
    node.animate(
      [
        { transform: `translate(${dx}px, ${dy}px) scale(${size}) rotate(-30deg)`, opacity: 0 },
        { opacity: 1, offset: 0.3 }, { transform: "none" },
      ],
      { duration: FLIGHT, delay: place * 55, easing: GLIDE, fill: "backwards", composite: "replace" },
    );
  });
}

// Those who watch cheer: a sign in a bubble, which rises from the table's edge and is gone.
export function cheer(signs) {
  const middle = rectOf(at("board"));
  signs.forEach((sign, place) => {
    const made = el("span", { class: "cheer" }, sign);
    made.style.setProperty("left", `${middle.left + middle.width / 2 + (place - (signs.length - 1) / 2) * 60}px`);
    made.style.setProperty("top", `${middle.top + middle.height * 0.3}px`);
    at("air").append(made);
    if (!isStill()) made.animate(CHEER, { duration: CHEERED, easing: "ease-out" });
    setTimeout(() => made.remove(), CHEERED);
  });
}

// The winner's table: sparks that rise and fall once.
export function celebrate() {
  if (isStill() || document.hidden) return;
  const middle = rectOf(at("board"));
  for (let spark = 0; spark < 26; spark += 1) {
    const where = { left: middle.left + middle.width / 2, top: middle.top + middle.height * 0.42, width: 16, height: 16 };
    const made = ghost(null, where, "star");
    const angle = (spark / 26) * Math.PI * 2, far = middle.width * (0.18 + 0.26 * Math.random());
    const dx = Math.cos(angle) * far, dy = Math.sin(angle) * far * 0.6;
    made.animate([
      { transform: "scale(.2)", opacity: 1 },
      { transform: `translate(${dx}px, ${dy}px) scale(${0.8 + Math.random()}) rotate(160deg)`, opacity: 1, offset: 0.5 },
      { transform: `translate(${dx * 1.1}px, ${dy + 160}px) scale(.5) rotate(320deg)`, opacity: 0 },
    ], { duration: 1500 + 700 * Math.random(), easing: "cubic-bezier(.15,.7,.4,1)" }).finished.then(() => made.remove());
  }
}
