// What lies where in a scene, and what moves from one scene to the next. Nothing here knows of a page.

// In milliseconds: how long a card flies, and after how long the next one does; how long the last card of a round lies
// there before the pile squares up; how long the star is looked at; how long a swept pile takes.
export const TIMES = { flight: 460, step: 330, rest: 640, square: 160, star: 700, sweep: 420, chips: 420, dealt: 70, shown: 400, last: 1100 };
// What happens all at once is told in so much time.
const LONGEST = 5200, MOST_DEALT = 8;

// Cards with names that are unlike even where two of them look the same.
function named(cards, where) {
  const counts = new Map();
  return cards.flatMap((each, place) => {
    if (each === null) return [];
    const number = counts.get(each.card) ?? 0;
    counts.set(each.card, number + 1);
    return [{ ...each, place, key: `${where} ${each.card || "?"} ${number}` }];
  });
}

export const inZone = (zone) => named(zone.cards, zone.name);
export const inHand = (hand) => named(hand?.cards ?? [], "hand");
export const middleOf = (scene) => scene.zones.find((each) => each.seat === null && each.shape !== "deck");
export const isHeld = (scene) => scene.you !== null && scene.status === "playing" && !scene.hand?.open;
export const isTurn = (scene) => scene.you !== null && scene.status === "playing" && Boolean(scene.seats[scene.you]?.acting) && !isHeld(scene);

// Whether the second scene goes on from the first, so that there is a way from one to the other.
export const goesOn = (before, after) => Boolean(before && after && before.key === after.key && before.status === "playing"
  && ["playing", "finished"].includes(after.status) && (after.plies >= before.plies));

// Returns what moves: steps, each with `at`, when it begins; when each card of the new scene comes to lie there
// (`comes`, by its key: {at, step}, {at, from}, or {at}); and the keys of the old cards that are gone, with when (`goes`).
export function plan(before, after, events) {
  const steps = [], comes = new Map(), goes = new Map();
  const zones = new Map(before.zones.map((each) => [each.name, inZone(each).map((card) => ({ ...card, zone: each.name }))]));
  const swept = [], first = (middleOf(after) ?? middleOf(before))?.name ?? "";
  const pile = (name) => zones.get(name) ?? zones.set(name, []).get(name);
  let at = 0, quiet = 0;
  const add = (step, takes) => {
    steps.push(Object.assign(step, { at }));
    at += takes;
    quiet = Math.max(quiet, at + TIMES.flight);
  };
  events.forEach((event, place) => {
    const { kind, seat } = event, zone = event.zone || first;
    if (kind === "play") {
      for (const card of event.cards) {
        const step = { kind, at, seat, card, zone, own: seat === after.you };
        pile(zone).push({ card, seat, zone, step });
        add(step, TIMES.step);
      }
    } else if (kind === "sweep") {
      const taken = pile(zone);
      const star = events[place + 1]?.kind === "star";
      if (taken.some((each) => each.step)) at += TIMES.rest;
      if (taken.length > 1) add({ kind: "square", zone }, TIMES.square);
      const step = { kind, seat, zone, cards: taken };
      if (star) {
        add({ kind: "star", seat: events[place + 1].seat }, TIMES.star);
        at -= TIMES.sweep / 2;
      }
      add(step, TIMES.sweep);
      swept.push(...taken.map((each) => ({ ...each, by: step, was: each })));
      zones.set(zone, []);
    } else if (kind === "star") {
      if (events[place - 1]?.kind !== "sweep") add({ kind, seat }, TIMES.star);
    } else if (kind === "pay" || kind === "take") {
      add({ kind, seat, amount: event.amount ?? 0 }, kind === "take" ? TIMES.chips : TIMES.step / 2);
    } else if (kind === "show") {
      for (const card of event.cards) pile(zone).push({ card, seat, zone, step: { kind, at, seat, zone } });
      add({ kind, seat, zone }, TIMES.shown);
    } else if (kind === "deal") {
      const most = Math.min(MOST_DEALT, event.amount ?? 1);
      if (events.slice(0, place).some((each) => ["show", "take", "fold"].includes(each.kind))) at += TIMES.last;
      add({ kind, seat, amount: most }, TIMES.dealt * most * after.seats.length);
    } else {
      add({ kind, seat, amount: event.amount ?? 0 }, kind === "pass" || kind === "fold" ? TIMES.step / 2 : TIMES.step);
    }
  });
  // Where the cards of the new scene come from.
  const vanished = (name, where) => gone.find((each) => each.card && each.card === name && each.zone !== where && !each.used);
  const gone = [];
  const left = new Map();
  for (const [name, lying] of zones) left.set(name, [...lying]);
  const handBefore = inHand(before.hand), handAfter = inHand(after.hand), kept = new Set(handAfter.map((each) => each.key));
  const fresh = [];
  for (const zone of after.zones) {
    const lying = left.get(zone.name) ?? [];
    for (const card of inZone(zone).reverse()) {
      const found = lying.findLastIndex((each) => each.card === card.card);
      if (found >= 0) {
        const [{ step, key }] = lying.splice(found, 1);
        if (step) comes.set(card.key, { at: step.at, step });
        else if (key !== card.key) comes.set(card.key, { at: 0, from: key });
        continue;
      }
      const stays = swept.findLast((each) => each.zone === zone.name && each.card === card.card && each.by.cards.includes(each.was));
      if (stays) {
        // It goes on lying there after the others have been taken.
        stays.by.cards = stays.by.cards.filter((each) => each !== stays.was);
        if (stays.step) comes.set(card.key, { at: stays.step.at, step: stays.step });
        continue;
      }
      fresh.push([card, zone]);
    }
  }
  for (const lying of left.values()) gone.push(...lying.filter((each) => each.key));
  for (const card of handBefore) if (!kept.has(card.key)) gone.push({ ...card, zone: "hand" });
  for (const [card, zone] of fresh) {
    const from = vanished(card.card, zone.name);
    if (from) from.used = true;
    comes.set(card.key, from ? { at, from: from.key } : { at });
  }
  const drawn = steps.findLast((each) => (each.kind === "draw" || each.kind === "discard") && each.seat === after.you) ?? steps.findLast((each) => each.kind === "deal");
  const had = new Set(handBefore.map((each) => each.key));
  for (const card of handAfter) {
    if (had.has(card.key) && steps.every((each) => each.kind !== "deal")) continue;
    const from = had.has(card.key) ? null : vanished(card.card, "hand");
    if (from) from.used = true;
    comes.set(card.key, from ? { at, from: from.key } : { at: drawn?.at ?? at, step: drawn ?? null, drawn: true });
  }
  // What lay beneath a pile that goes on was not seen.
  const goesOnLying = new Set(after.zones.filter((each) => each.shape === "pile" && each.cards.length).map((each) => each.name));
  for (const each of gone) if (!each.used && each.zone !== "hand" && !goesOnLying.has(each.zone)) goes.set(each.key, { at: Math.max(0, at - TIMES.sweep) });
  const thrown = steps.find((each) => each.kind === "discard" && each.seat === after.you);
  if (thrown) thrown.cards = gone.filter((each) => each.zone === "hand" && !each.used && !steps.some((step) => step.kind === "play" && step.own && step.card === each.card));
  const pace = quiet > LONGEST ? LONGEST / quiet : 1;
  if (pace < 1) for (const each of steps) each.at = Math.round(each.at * pace);
  if (pace < 1) for (const each of [...comes.values(), ...goes.values()]) each.at = Math.round((each.step?.at ?? each.at * pace));
  return { steps, comes, goes, until: Math.round(quiet * pace), pace };
}

// A table as it lay when the last card had fallen, before a round, or the game, was over. Where nothing moves, all that is
// gone in the end still lies there.
export function lastLook(before, after, events, still) {
  const first = (middleOf(before) ?? middleOf(after))?.name ?? "";
  const plays = events.filter((each) => each.kind === "play");
  const zones = before.zones.map((zone) => ({ ...zone, cards: [...zone.cards, ...plays.filter((each) => (each.zone || first) === zone.name)
    .flatMap(({ cards, seat }) => cards.map((card) => ({ card, seat, under: false, move: "", mark: "" })))] }));
  const shown = after.zones.filter((each) => !zones.some(({ name }) => name === each.name));
  const seats = after.seats.map((each, place) => ({ ...each, acting: false, held: each.held ?? before.seats[place]?.held ?? null, ...(still ? { stars: before.seats[place].stars } : {}) }));
  const played = plays.filter((each) => each.seat === before.you).flatMap((each) => each.cards);
  const cards = (before.hand?.cards ?? []).filter((each) => !played.includes(each.card) || void played.splice(played.indexOf(each.card), 1))
    .map((each) => ({ ...each, move: "", draft: "", value: "", ways: [], dim: false, marked: false }));
  const hand = before.hand && { text: "", about: "", cards, pick: null, lists: [], buttons: [], open: false };
  return {
    ...before, ...after, status: "playing", seats, hand, zones: still ? [...zones, ...shown] : after.zones.length ? after.zones : zones.map((zone) => ({ ...zone, cards: [] })),
    pot: after.pot ?? before.pot, state: "", board: "", drawn: true, deadline: null, actions: [], message: [], podium: [],
  };
}

// Only what is new is told: the longest end of the old story that begins the new one is known.
export function news(before, now) {
  const same = (one, other) => one.ply === other?.ply && one.text === other.text;
  for (let start = 0; start < before.length; start += 1) {
    const known = before.slice(start);
    if (known.every((line, place) => same(line, now[place]))) return now.slice(known.length);
  }
  return now;
}

const LEAST_STEP = 44, RADIUS = 900, NEAR = 0.82, FAR = 0.7, ROW = 0.86, SPREAD = 1.12;

// How a hand lies in so much room: on a circle, in as many rows as it takes for fingers to hit each card.
export function fan(count, width, most, { opened = false } = {}) {
  const size = Math.max(1, count);
  let rows = 1, each = size, wide = most, step = 0;
  for (; rows <= 4; rows += 1) {
    each = Math.ceil(size / rows);
    wide = Math.min(most / (1 + (rows - 1) * 0.35), width / (1 + (each - 1) * FAR));
    step = each > 1 ? Math.min(wide * NEAR, (width - wide) / (each - 1)) : 0;
    if (each === 1 || step >= LEAST_STEP) break;
  }
  rows = Math.min(rows, 4);
  if (opened && each > 1) step = Math.min(step * SPREAD, (width - wide) / (each - 1));
  const places = Array.from({ length: count }, (_, place) => {
    const row = Math.floor(place / each), there = Math.min(each, count - row * each);
    const x = (place % each - (there - 1) / 2) * step, angle = Math.asin(Math.max(-1, Math.min(1, x / RADIUS)));
    return { x, y: RADIUS - Math.sqrt(Math.max(0, RADIUS * RADIUS - x * x)) + row * wide * ROW, turn: (angle * 180) / Math.PI, row };
  });
  const deep = Math.max(0, ...places.map(({ y }) => y));
  return { wide, rows, each, places, tall: wide + deep };
}

const LARGEST = 130, SMALLEST = 30, BESIDE = 0.78, APART = 40, BELOW = 34;

// How large cards may be so that rows of so many each, which stand beside each other where they can, have room.
export function packed(sizes, width, height, most) {
  const fits = (card) => {
    let lines = 1, used = 0;
    for (const size of sizes) {
      const wide = Math.min(width, card * (1 + (size - 1) * BESIDE)) + APART;
      if (used && used + wide > width + APART) [lines, used] = [lines + 1, 0];
      used += wide;
    }
    return lines * (card + BELOW) <= height;
  };
  let card = Math.floor(Math.max(SMALLEST, Math.min(LARGEST, most)));
  while (card > SMALLEST && !fits(card)) card -= 1;
  return card;
}
