// Movement that explains what has happened, from a plan (state.js): cards fly, a pile is swept to its winner, a star is
// taken. Only transforms and opacity are animated, so that no frame waits for layout. The table lies there as it is
// at the end from the beginning: what is to come is hidden until it has arrived.

import { backOf, card, el, isStill } from "./dom.js";
import { star } from "./seats.js";
import { TIMES } from "./state.js";

const GLIDE = "cubic-bezier(.35,.45,.35,1)", FALL = "cubic-bezier(.5,0,.7,.4)";
const STAR = 120, CHIP = 26, MOST_BACKS = 5, FLIP = 0.55;

const centreOf = ({ left, top, width, height }) => ({ x: left + width / 2, y: top + height / 2 });
const boxAt = ({ x, y }, size) => ({ left: x - size / 2, top: y - size / 2, width: size, height: size });
const px = (value) => `${value.toFixed(1)}px`;
const to = (from, there) => {
  const one = centreOf(from), other = centreOf(there);
  return `translate(${px(other.x - one.x)}, ${px(other.y - one.y)})`;
};

const SIDES = ["left", "top", "width", "height"];
const put = (made, where) => { for (const side of SIDES) made.style.setProperty(side, px(where[side])); };
const placed = (made) => Object.fromEntries(SIDES.map((side) => [side, parseFloat(made.style[side])]));

// The square of a card that lies turned: its box is larger.
function squareOf(node) {
  const box = node.getBoundingClientRect(), turned = parseFloat(node.style.getPropertyValue("--tilt")) || 0;
  const angle = (Math.abs(turned) * Math.PI) / 180, size = box.width / (Math.cos(angle) + Math.sin(angle));
  return { ...boxAt(centreOf(box), size), turned };
}

const faceOf = (face, back) => (face ? { face } : { back });

export class Motion {
  constructor(board) {
    this.board = board;
    this.air = el("div", { class: "air", "aria-hidden": "true" });
    this.running = new Set();
    this.timers = new Set();
    this.ends = [];
    this.planned = null;
    // Until when something goes on that a next move should not cut off.
    this.busyUntil = 0;
  }

  // Ends what goes on: all lies where it belongs.
  stop() {
    for (const each of this.running) each.cancel();
    for (const each of this.timers) clearTimeout(each);
    this.running.clear();
    this.timers.clear();
    for (const end of this.ends.splice(0)) end();
    this.air.replaceChildren();
    this.busyUntil = 0;
  }

  get still() {
    return isStill() || document.hidden || !this.board.root.isConnected;
  }

  // Where everything lies before the table is drawn anew.
  snapshot() {
    const found = new Map();
    for (const each of this.board.root.querySelectorAll("[data-place]")) {
      const lift = each.querySelector(".lift");
      const where = each.dropped ? { ...boxAt(centreOf(each.dropped), each.dropped.width), turned: 0 } : squareOf(lift ?? each);
      if (where.width) found.set(each.dataset.place, { ...where, card: each.dataset.card });
    }
    return { found, backs: new Map(this.board.scene?.seats.map(({ seat }) => [seat, this.seatAt(seat)]) ?? []), middle: this.middle() };
  }

  find(selector) {
    return this.board.root.querySelector(selector);
  }

  rect(selector) {
    const box = this.find(selector)?.getBoundingClientRect();
    return box?.width ? box : null;
  }

  middle() {
    return this.rect(".zones .zone.pile .lies") ?? this.rect(".pot") ?? this.rect(".felt") ?? this.board.root.getBoundingClientRect();
  }

  seatAt(seat, what = ".backs") {
    return this.rect(`.seat[data-seat="${seat}"] ${what}`) ?? this.rect(`.seat[data-seat="${seat}"] .face`) ?? this.middle();
  }

  zoneAt(name) {
    return this.rect(`.zone[data-zone="${CSS.escape(name)}"] .lies`) ?? this.middle();
  }

  deckAt() {
    return this.rect(".zone.deck .lies") ?? this.middle();
  }

  placeOf(key) {
    return [...this.board.root.querySelectorAll("[data-place]")].find((each) => each.dataset.place === key);
  }

  run(node, frames, timing, done) {
    this.begin(() => {
      const made = node.animate(frames, { fill: "none", ...timing });
      this.running.add(made);
      made.finished.then(() => {
        if (timing.fill !== "forwards") this.running.delete(made);
        done?.();
      }, () => {});
    });
  }

  // What plan asks for begins when all of it has been measured: the browser would lay out the page anew for each
  // measurement after a change.
  together(plan) {
    this.planned = [];
    plan();
    const begins = this.planned;
    this.planned = null;
    for (const each of begins) each();
  }

  begin(what) {
    if (this.planned) this.planned.push(what);
    else what();
  }

  lift(made) {
    this.begin(() => this.air.append(made));
    return made;
  }

  later(at, what) {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      what();
    }, at);
    this.timers.add(timer);
  }

  // Hides what has yet to arrive.
  hide(node, until) {
    if (until > 0) this.run(node, [{ opacity: 0 }, { opacity: 0 }], { duration: until });
  }

  // A card in the air: its face, its back, or both.
  ghost(where, { face, back, kind = "" }) {
    const inside = el("span", { class: "turns" }, back !== undefined && backOf(back, { class: "rear" }), face && card(face, { class: "front" }));
    const made = el("span", { class: `ghost ${kind}` }, inside);
    put(made, where);
    if (where.turned) made.style.setProperty("rotate", `${where.turned}deg`);
    return this.lift(made);
  }

  // Lets a card fly to where it shall lie; it turns over on the way if it has a back.
  fly(from, where, { face, back, at, flight = TIMES.flight * this.pace, keep = false, fades = false, waits = false }) {
    const made = this.ghost(where, { face, back });
    const size = Math.max(0.12, from.width / (where.width || 1)), far = Math.hypot(from.left - where.left, from.top - where.top);
    const side = from.left < where.left ? -1 : 1, there = to(where, from), lift = Math.min(46, far / 6), [one, other] = [centreOf(from), centreOf(where)];
    const half = `translate(${px((one.x - other.x) * 0.3)}, ${px((one.y - other.y) * 0.3)})`;
    const timing = { duration: flight, delay: at, easing: GLIDE, fill: "both" };
    this.run(made, [
      { transform: `${there} scale(${size}) rotate(${side * 14}deg)`, opacity: at > 0 && !waits ? 0 : 1 },
      { opacity: 1, offset: 0.02 },
      { transform: `${half} translateY(${-lift}px) scale(${size * 0.3 + 0.8})`, offset: 0.6 },
      { transform: "scale(1.06)", offset: 0.86, opacity: 1 },
      { transform: "none", opacity: fades ? 0 : 1 },
    ], timing);
    if (face && back !== undefined) this.turn(made.firstChild, at, flight);
    if (!keep) this.later(at + flight, () => made.remove());
    return made;
  }

  turn(inside, at, flight) {
    const timing = { duration: flight, delay: at, fill: "both" }, [rear, front] = inside.children;
    this.run(inside, [{ transform: "none" }, { transform: "none", offset: FLIP - 0.16 }, { transform: "scaleX(0)", offset: FLIP }, { transform: "none", offset: FLIP + 0.16 }, { transform: "none" }], timing);
    this.run(rear, [{ opacity: 1 }, { opacity: 1, offset: FLIP }, { opacity: 0, offset: FLIP }, { opacity: 0 }], timing);
    this.run(front, [{ opacity: 0 }, { opacity: 0, offset: FLIP }, { opacity: 1, offset: FLIP }, { opacity: 1 }], timing);
  }

  // was: the snapshot from before; before, after: the scenes.
  go(plan, was, before, after) {
    if (!this.still) this.together(() => this.arrange(plan, was, before, after));
  }

  arrange(plan, was, before, after) {
    this.pace = plan.pace;
    this.was = was;
    this.after = after;
    const landing = new Map([...plan.comes].flatMap(([key, { step }]) => (step ? [[step, key]] : [])));
    // What lies there until it is swept, by its key.
    const lying = new Map();
    const swept = plan.steps.filter((each) => each.kind === "sweep");
    for (const each of swept.flatMap(({ cards }) => cards)) {
      if (each.step || lying.has(each.key) || !was.found.has(each.key)) continue;
      lying.set(each.key, this.ghost(was.found.get(each.key), { ...faceOf(each.card, after.back) }));
    }
    const thrown = new Map();
    for (const step of plan.steps) {
      this.board.given.felt?.(step, step.at);
      this[`on_${step.kind}`]?.(step, { plan, landing, lying, thrown, before });
    }
    for (const [key, coming] of plan.comes) this.come(key, coming);
    for (const [key, { at }] of plan.goes) {
      const where = was.found.get(key);
      if (!where || this.placeOf(key)) continue;
      const made = this.ghost(where, { ...faceOf(where.card, after.back) });
      this.run(made, [{ opacity: 1 }, { opacity: 0 }], { duration: 260, delay: at, fill: "both" });
      this.later(at + 260, () => made.remove());
    }
    this.count(plan, before.pot, after.pot);
    const kinds = plan.steps.filter((each) => ["star", "sweep", "show", "take"].includes(each.kind));
    if (kinds.length) this.busyUntil = performance.now() + kinds.at(-1).at + TIMES.flight;
    this.later(plan.until + TIMES.flight, () => this.air.replaceChildren());
  }

  come(key, { at, step, from, drawn }) {
    if (step?.kind === "play") return;
    const place = this.placeOf(key), node = place?.querySelector(".lift") ?? place;
    if (!node) return;
    const held = step?.kind === "show" && step.seat === this.after.you && [...this.was.found].find(([name, where]) => name.startsWith("hand ") && where.card === place.dataset.card);
    if (held) {
      this.fly(held[1], squareOf(node), { face: place.dataset.card, at: step.at, waits: true });
      return this.hide(node, step.at + TIMES.flight * this.pace);
    }
    if (step?.kind === "show") return this.uncover(node, step.at + 60 * [...node.parentElement.children].indexOf(node));
    const old = from && this.was.found.get(from);
    if (old) {
      const where = squareOf(node), size = old.width / where.width;
      this.run(node, [{ transform: `${to(where, old)} scale(${size})` }, { transform: "none" }], { duration: TIMES.flight, delay: at, easing: GLIDE, fill: "backwards" });
    } else if (drawn) {
      const cards = [...this.board.root.querySelectorAll(".fan .card")], turn = cards.indexOf(place);
      const size = this.after.seats.length, wait = at + TIMES.dealt * this.pace * (step?.kind === "deal" ? turn * size : turn);
      this.fly(this.deckAt(), squareOf(node), { face: place.dataset.card, back: this.after.back, at: wait });
      this.hide(node, wait + TIMES.flight * this.pace);
    } else {
      this.run(node, [{ opacity: 0 }, { opacity: 1 }], { duration: 200, delay: at, fill: "backwards" });
    }
  }

  // A card that lies face down turns over where it lies.
  uncover(node, at) {
    const half = 130, back = this.ghost(squareOf(node), { back: this.after.back });
    this.run(back, [{ transform: "none", opacity: 1 }, { transform: "scaleX(0)", opacity: 1 }], { duration: half, delay: at, fill: "both" });
    this.later(at + half, () => back.remove());
    this.run(node, [{ transform: "scaleX(0)" }, { transform: "none" }], { duration: half, delay: at + half, fill: "backwards", easing: "ease-out" });
  }

  on_play(step, { landing, thrown, plan }) {
    const key = landing.get(step), place = key && this.placeOf(key);
    const own = step.own && [...this.was.found].find(([name, where]) => name.startsWith("hand ") && where.card === step.card)?.[1];
    const where = place ? squareOf(place) : { ...boxAt(centreOf(this.zoneAt(step.zone)), this.zoneAt(step.zone).height), turned: 0 };
    const keep = plan.steps.some((each) => each.kind === "sweep" && each.cards.some((laid) => laid.step === step));
    const made = this.fly(own || this.was.backs.get(step.seat) || this.seatAt(step.seat), where, {
      face: step.card, back: own && step.card ? undefined : this.after.back, at: step.at, keep,
    });
    if (keep) thrown.set(step, made);
    if (place) this.hide(place, step.at + TIMES.flight * this.pace);
  }

  on_square(step, { lying, thrown, plan }) {
    const next = plan.steps.find((each) => each.kind === "sweep" && each.zone === step.zone && each.at >= step.at);
    const middle = centreOf(this.zoneAt(step.zone));
    for (const [number, made] of this.ghosts(next, lying, thrown).entries()) {
      const box = placed(made);
      const there = to(box, boxAt({ x: middle.x - number * 1.5, y: middle.y - number * 1.5 }, 1)), turned = parseFloat(made.style.rotate) || 0;
      made.squared = `rotate(${-turned}deg) ${there}`;
      this.run(made, [{}, { transform: made.squared }], { duration: TIMES.square, delay: step.at, fill: "forwards", easing: "ease-out" });
    }
  }

  ghosts(step, lying, thrown) {
    return (step?.cards ?? []).map((each) => (each.step ? thrown.get(each.step) : lying.get(each.key))).filter(Boolean);
  }

  on_sweep(step, { lying, thrown }) {
    const there = this.seatAt(step.seat, ".face");
    this.ghosts(step, lying, thrown).forEach((made, number) => {
      const box = placed(made);
      const turned = parseFloat(made.style.rotate) || 0, delay = step.at + number * 18;
      this.run(made, [{ opacity: 1 }, { transform: `rotate(${-turned}deg) ${to(box, there)} scale(.22) rotate(40deg)`, opacity: 0.1 }], { duration: TIMES.sweep, delay, easing: FALL, fill: "forwards" });
      this.later(delay + TIMES.sweep, () => made.remove());
    });
    this.glow(step.seat, "won", step.at + TIMES.sweep);
  }

  on_star(step) {
    const from = boxAt(centreOf(this.middle()), STAR), slots = this.board.root.querySelectorAll(`.seat[data-seat="${step.seat}"] .stars .has`);
    const slot = [...slots].at(-1), there = slot?.getBoundingClientRect() ?? this.seatAt(step.seat, ".face");
    const made = el("span", { class: "ghost star" }, star("has"), el("bdi", {}, this.after.seats[step.seat]?.name ?? ""));
    put(made, from);
    this.lift(made);
    const grows = TIMES.star * this.pace, flies = TIMES.flight * this.pace, whole = grows + flies;
    this.run(made, [
      { transform: "scale(.1) rotate(-50deg)", opacity: 0 },
      { transform: "scale(1.12) rotate(6deg)", opacity: 1, offset: (grows * 0.4) / whole },
      { transform: "none", opacity: 1, offset: (grows * 0.6) / whole },
      { transform: "none", opacity: 1, offset: grows / whole, easing: FALL },
      { transform: `${to(from, there)} scale(${Math.max(0.12, there.width / STAR)})`, opacity: 1 },
    ], { duration: whole, delay: step.at, fill: "both", easing: "ease-out" });
    this.run(made.lastChild, [{ opacity: 1 }, { opacity: 1, offset: 0.9 }, { opacity: 0 }], { duration: grows, delay: step.at, fill: "both" });
    this.later(step.at + whole, () => made.remove());
    if (slot) this.hide(slot, step.at + whole);
    this.glow(step.seat, "won", step.at + whole);
  }

  chips(from, there, count, at) {
    for (let chip = 0; chip < count; chip += 1) {
      const box = boxAt(centreOf(there), CHIP), made = el("span", { class: "ghost chip" });
      put(made, box);
      this.lift(made);
      const delay = at + chip * 55, away = to(box, from);
      this.run(made, [{ transform: away, opacity: 0 }, { transform: away, opacity: 1, offset: 0.08 }, { transform: "none", opacity: 1, offset: 0.9 }, { transform: "none", opacity: 0 }],
        { duration: TIMES.chips, delay, easing: "ease-in-out", fill: "both" });
      this.later(delay + TIMES.chips, () => made.remove());
    }
  }

  on_pay(step) {
    if (step.amount > 0) this.chips(this.seatAt(step.seat, ".credits"), this.rect(".pot") ?? this.was.middle, 3, step.at);
  }

  on_take(step) {
    this.chips(this.rect(".pot") ?? this.was.middle, this.seatAt(step.seat, ".credits"), 7, step.at);
    this.glow(step.seat, "won", step.at + TIMES.chips);
  }

  // The number in the pot goes with the chips.
  count(plan, before, after) {
    const number = this.find(".pot strong");
    if (!number || before === null || after === null) return;
    let now = before;
    number.textContent = String(now);
    this.ends.push(() => { number.textContent = String(after); });
    for (const step of plan.steps.filter((each) => each.kind === "pay" || each.kind === "take")) {
      const start = now, end = step.kind === "pay" ? now + step.amount : Math.max(0, now - step.amount);
      now = end;
      for (let part = 1; part <= 6; part += 1) {
        this.later(step.at + (TIMES.chips * part) / 6, () => { number.textContent = String(Math.round(start + ((end - start) * part) / 6)); });
      }
    }
    this.later(plan.until, () => { number.textContent = String(after); });
  }

  on_show(step) {
    const seat = this.find(`.seat[data-seat="${step.seat}"]`), zone = this.find(`.zone[data-zone="${CSS.escape(step.zone)}"] .label`);
    if (zone) this.run(zone, [{ opacity: 0 }, { opacity: 1 }], { duration: 200, delay: step.at + 260, fill: "backwards" });
    if (seat) this.glow(step.seat, "shows", step.at);
  }

  on_draw(step) {
    if (step.seat === this.after.you) return;
    this.backs(this.deckAt(), this.seatAt(step.seat), step.amount, step.at);
  }

  backs(from, there, amount, at, fades = true) {
    for (let number = 0; number < Math.min(MOST_BACKS, amount || 1); number += 1) {
      this.fly(from, boxAt(centreOf(there), Math.max(20, Math.min(40, there.height))), { back: this.after.back, at: at + number * TIMES.dealt, flight: TIMES.flight * 0.8, fades });
    }
  }

  on_deal(step) {
    const size = this.after.seats.length;
    for (let round = 0; round < step.amount; round += 1) {
      for (let turn = 0; turn < size; turn += 1) {
        const seat = (step.seat + turn) % size;
        if (seat === this.after.you || this.after.seats[seat].gone) continue;
        this.backs(this.deckAt(), this.seatAt(seat), 1, step.at + (round * size + turn) * TIMES.dealt * this.pace);
      }
    }
  }

  on_discard(step) {
    const gone = boxAt({ ...centreOf(this.was.middle), y: centreOf(this.was.middle).y - 30 }, 40);
    if (step.cards) {
      step.cards.forEach(({ key, card: face }, number) => {
        const from = this.was.found.get(key);
        if (from) this.fly(from, gone, { face, at: step.at + number * TIMES.dealt, fades: true });
      });
    } else this.backs(this.was.backs.get(step.seat) ?? this.seatAt(step.seat), gone, step.amount, step.at);
  }

  on_fold(step, { before }) {
    this.on_discard({ ...step, amount: before.seats[step.seat]?.held ?? 3 });
    this.glow(step.seat, "passing", step.at);
  }

  on_pass(step) {
    this.glow(step.seat, "passing", step.at);
  }

  glow(seat, how, delay) {
    const face = this.find(`.seat[data-seat="${seat}"] .face`);
    if (face) this.run(face, GLOWS[how], { duration: 520, delay, easing: "ease-out" });
  }

  // The first cards of a game: dealt to all in turn.
  deal(scene) {
    if (this.still || scene.status !== "playing") return;
    this.pace = 1;
    this.after = scene;
    this.was = this.snapshot();
    const most = Math.min(8, Math.max(...scene.seats.map((each) => each.held ?? 0), 0));
    const step = { kind: "deal", at: 0, seat: scene.you ?? 0, amount: most };
    if (!most) return;
    this.board.given.felt?.(step, 0);
    this.together(() => {
      this.on_deal(step);
      for (const { key } of this.board.hand.cards) this.come(key, { at: 0, step, drawn: true });
    });
  }

  // Those who watch cheer: a sign in a bubble, which rises over the table and is gone.
  cheer(signs) {
    if (!signs.length) return;
    const middle = this.board.table.getBoundingClientRect();
    signs.forEach((sign, place) => {
      const made = el("span", { class: "cheer" }, sign);
      made.style.setProperty("left", px(middle.left + middle.width / 2 + (place - (signs.length - 1) / 2) * 60));
      made.style.setProperty("top", px(middle.top + middle.height * 0.3));
      this.board.root.append(made);
      if (!this.still) made.animate(CHEER, { duration: CHEERED, easing: "ease-out" });
      setTimeout(() => made.remove(), CHEERED);
    });
  }

  // The winner's table: sparks that rise and fall once.
  celebrate() {
    if (this.still) return;
    const middle = this.board.table.getBoundingClientRect();
    for (let spark = 0; spark < 26; spark += 1) {
      const box = boxAt({ x: middle.left + middle.width / 2, y: middle.top + middle.height * 0.3 }, 16), made = el("span", { class: "ghost spark" });
      put(made, box);
      this.lift(made);
      const angle = (spark / 26) * Math.PI * 2, far = middle.width * (0.18 + 0.26 * Math.random());
      const dx = Math.cos(angle) * far, dy = Math.sin(angle) * far * 0.6;
      this.run(made, [
        { transform: "scale(.2)", opacity: 1 },
        { transform: `translate(${px(dx)}, ${px(dy)}) scale(${0.8 + Math.random()}) rotate(160deg)`, opacity: 1, offset: 0.5 },
        { transform: `translate(${px(dx * 1.1)}, ${px(dy + 160)}) scale(.5) rotate(320deg)`, opacity: 0 },
      ], { duration: 1500 + 700 * Math.random(), easing: "cubic-bezier(.15,.7,.4,1)", fill: "forwards" }, () => made.remove());
    }
  }
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
  shows: [{ transform: "none" }, { transform: "scale(1.12)" }, { transform: "none" }],
  passing: [{ transform: "none" }, { transform: "translateX(-5px)" }, { transform: "translateX(5px)" }, { transform: "none" }],
};
