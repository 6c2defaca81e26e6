import assert from "node:assert/strict";
import { test } from "node:test";

import { fan, goesOn, inZone, lastLook, news, packed, plan } from "../../../../bot/features/panel/page/state.js";

const lies = (card, seat = null) => ({ card, seat, under: false, move: "", mark: "" });
const zone = (name, cards, given = {}) => ({ name, shape: "pile", cards: cards.map((each) => (Array.isArray(each) ? lies(...each) : lies(each))), seat: null, columns: null, count: null, label: "", move: "", ...given });
const held = (...cards) => ({ text: "", about: "", cards: cards.map((card) => ({ card, label: card, move: "", draft: "", value: "", ways: [], tag: "" })), pick: null, lists: [], buttons: [], open: true });
const seat = (number) => ({ seat: number, name: `${number}`, you: number === 0, acting: false, stars: [0, 3], held: 2 });
const scene = (given = {}) => ({ key: "table 1", status: "playing", plies: 1, you: 0, seats: [0, 1, 2].map(seat), zones: [], hand: held(), pot: null, story: [], actions: [], message: [], podium: [], ...given });
const event = (kind, number, given = {}) => ({ kind, seat: number, cards: [], zone: "", amount: null, text: "", ...given });

test("a card that is played comes to lie where it is, from whoever has played it", () => {
  const before = scene({ zones: [zone("deck", [], { shape: "deck", count: 9 }), zone("pile", ["a"])] });
  const after = scene({ plies: 2, zones: [zone("deck", [], { shape: "deck", count: 9 }), zone("pile", ["a", ["b", 2]])] });
  const { steps, comes, goes } = plan(before, after, [event("play", 2, { cards: ["b"] })]);
  assert.deepEqual(steps.map(({ kind, seat: from, card, zone: where }) => [kind, from, card, where]), [["play", 2, "b", "pile"]]);
  assert.equal(comes.get("pile b 0").step, steps[0]);
  assert.equal(comes.has("pile a 0"), false);
  assert.equal(goes.size, 0);
});

test("a card beneath a pile that is not shown any more is not seen going", () => {
  const before = scene({ zones: [zone("pile", ["a", "b"])] }), after = scene({ plies: 2, zones: [zone("pile", ["b", ["c", 1]])] });
  assert.equal(plan(before, after, [event("play", 1, { cards: ["c"] })]).goes.size, 0);
  assert.equal(plan(before, scene({ plies: 2, zones: [zone("pile", [])] }), []).goes.size, 2);
});

test("rows are as large as all of them have room for, in as many lines as it takes", () => {
  assert.equal(packed([4], 2000, 2000, 400), 130);
  assert.equal(packed([4], 2000, 2000, 90), 90);
  const wide = packed([3, 2, 4, 1], 800, 170, 130), narrow = packed([3, 2, 4, 1], 360, 400, 130);
  assert.ok(wide > 40 && narrow > 50, `${wide} ${narrow}`);
  assert.ok(packed([3, 2, 4, 1], 360, 150, 130) < narrow);
});

test("the last card of a round lies there before the pile goes to whom the event names", () => {
  const before = scene({ zones: [zone("pile", ["a", "b"])] }), after = scene({ plies: 2, zones: [zone("pile", [])] });
  const { steps } = plan(before, after, [event("play", 1, { cards: ["c"] }), event("sweep", 2, { zone: "pile" }), event("star", 2)]);
  const [played, squares, star, sweep] = steps;
  assert.deepEqual([played.kind, squares.kind, star.kind, sweep.kind], ["play", "square", "star", "sweep"]);
  assert.deepEqual(sweep.cards.map(({ card }) => card), ["a", "b", "c"]);
  assert.deepEqual([sweep.seat, star.seat], [2, 2]);
  assert.ok(squares.at >= played.at + 700, "it is seen where it fell");
  assert.ok(sweep.at > star.at);
});

test("the card that has won and goes on lying there is not swept", () => {
  const before = scene({ zones: [zone("pile", ["a", "b"])] }), after = scene({ plies: 2, zones: [zone("pile", ["b"])] });
  const { steps, comes } = plan(before, after, [event("pass", 1), event("sweep", 2)]);
  assert.deepEqual(steps.find(({ kind }) => kind === "sweep").cards.map(({ card }) => card), ["a"]);
  assert.equal(comes.has("pile b 0"), false);
});

test("a card that changes its place without an event slides there, from the table and from the hand", () => {
  const before = scene({ zones: [zone("one", ["a"]), zone("two", [])], hand: held("h") });
  const after = scene({ plies: 2, zones: [zone("one", []), zone("two", ["a", "h"])], hand: held() });
  const { comes, goes } = plan(before, after, []);
  assert.equal(comes.get("two a 0").from, "one a 0");
  assert.equal(comes.get("two h 0").from, "hand h 0");
  assert.equal(goes.size, 0);
});

test("cards that are drawn come into the hand as they are drawn, and those thrown away are known", () => {
  const before = scene({ hand: held("a", "b") }), after = scene({ plies: 2, hand: held("a", "c") });
  const { steps, comes } = plan(before, after, [event("discard", 0, { amount: 1 }), event("draw", 0, { amount: 1 })]);
  assert.deepEqual(steps[0].cards.map(({ card }) => card), ["b"]);
  assert.equal(comes.get("hand c 0").at, steps[1].at);
  assert.equal(comes.has("hand a 0"), false);
});

test("hands are shown seat by seat, and the new hand is dealt after a look at them", () => {
  const shown = [1, 2].map((number) => zone(`shown-${number}`, [`x${number}`], { shape: "row", seat: number }));
  const events = [event("show", 1, { cards: ["x1"], zone: "shown-1" }), event("show", 2, { cards: ["x2"], zone: "shown-2" }), event("take", 2, { amount: 40 }), event("deal", 0, { amount: 5 })];
  const { steps, comes } = plan(scene(), scene({ plies: 2, zones: shown, hand: held("n") }), events);
  const at = Object.fromEntries(steps.map((each) => [`${each.kind} ${each.seat}`, each.at]));
  assert.equal(at["show 2"] - at["show 1"], 400);
  assert.ok(at["deal 0"] - at["take 2"] > 1000);
  assert.equal(comes.get("shown-2 x2 0").at, at["show 2"]);
  assert.equal(comes.get("hand n 0").at, at["deal 0"]);
});

test("what happens all at once is told in a few seconds", () => {
  const events = Array.from({ length: 40 }, (_, number) => event("play", number % 3, { cards: [`c${number}`] }));
  const after = scene({ plies: 41, zones: [zone("pile", ["c38", "c39"])] });
  assert.ok(plan(scene({ zones: [zone("pile", [])] }), after, events).until <= 5200);
});

test("the last look shows the last card, and one's own is no longer held", () => {
  const before = scene({ zones: [zone("pile", ["a"])], hand: held("c", "c", "d") });
  const over = scene({ status: "finished", plies: 2, zones: [], hand: null, podium: [[0], [1, 2]] });
  const events = [event("play", 0, { cards: ["c"] }), event("sweep", 0)];
  const still = lastLook(before, over, events, true);
  assert.deepEqual(still.zones[0].cards.map(({ card }) => card), ["a", "c"]);
  assert.deepEqual(still.hand.cards.map(({ card }) => card), ["c", "d"]);
  assert.deepEqual([still.status, still.podium.length], ["playing", 0]);
  assert.equal(before.hand.cards.length, 3);
});

test("only a game that goes on has a way from one scene to the next", () => {
  assert.ok(goesOn(scene(), scene({ plies: 2 })));
  assert.ok(!goesOn(scene(), scene({ key: "table 2", plies: 2 })));
  assert.ok(!goesOn(scene({ plies: 3 }), scene({ plies: 2 })));
  assert.ok(!goesOn(null, scene()));
});

test("only new lines of the story are news", () => {
  const line = (text, ply) => ({ text, ply });
  const [a, b, c] = [line("pass", 1), line("pass", 2), line("pass", 3)];
  assert.deepEqual(news([a, b], [b, c]), [c]);
  assert.deepEqual(news([], [a]), [a]);
});

test("two of the same card have two names", () => {
  assert.deepEqual(inZone(zone("pile", ["a", "a", ""])).map(({ key }) => key), ["pile a 0", "pile a 1", "pile ? 0"]);
});

test("fingers hit each card of ten and of twelve on the narrowest phone, and hands overlap by 18 to 30 of 100", () => {
  for (const [count, width] of [[10, 290], [12, 290], [12, 340], [7, 290], [5, 880], [10, 880]]) {
    const { wide, places, each } = fan(count, width, 150), step = places[1].x - places[0].x;
    assert.ok(step >= 44, `${count} in ${width}: ${step}`);
    assert.ok(step / wide > 0.69 && step / wide < 0.83, `${count} in ${width}: ${step / wide}`);
    assert.ok(Math.max(...places.map(({ x }) => x)) + wide / 2 <= width / 2 + 1);
    assert.ok(places[each - 1].turn > 0 && places[0].turn < 0);
  }
});
