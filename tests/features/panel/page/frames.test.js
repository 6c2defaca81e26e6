import assert from "node:assert/strict";
import { test } from "node:test";

import { Unfit, changed, fitted, read } from "../../../../bot/features/panel/page/frames.js";

const SHAPES = {
  scene: { key: "text", you: "?number", "seat?": "number", "label?": "text", "far?": "yes", "cards?": [{ "?": { card: "text" } }], kind: { "=": ["table", "past"] }, names: { "*": "text" }, "hand?": { "?": { text: "text" } }, "message?": ["any"] },
  event: { kind: { "=": ["play", "pass"] }, seat: "number", "cards?": ["text"] },
};
const SCENE = { key: "table 1", you: 0, kind: "table", names: {} };

test("what is missing has the empty value of its kind, and a number that is missing is none", () => {
  assert.deepEqual(read(SHAPES, SCENE).scene, { ...SCENE, seat: null, label: "", far: false, cards: [], hand: null, message: [] });
});

test("unknown keys are left out, at every depth", () => {
  const { scene } = read(SHAPES, { ...SCENE, new: 1, cards: [{ card: "a", glow: true }, null] });
  assert.equal("new" in scene, false);
  assert.deepEqual(scene.cards, [{ card: "a" }, null]);
});

test("what does not fit is refused, and where it does not is said", () => {
  for (const [wrong, where] of [[{ key: 1 }, /key/], [{ kind: "moon" }, /kind/], [{ you: "0" }, /you/], [{ names: [] }, /names/], [{ cards: [{}] }, /cards\[0\]\.card/], [{ cards: {} }, /cards/]]) {
    assert.throws(() => read(SHAPES, { ...SCENE, ...wrong }), (error) => error instanceof Unfit && where.test(error.message));
  }
  assert.throws(() => fitted({ key: "text" }, {}), Unfit);
});

test("an event of a kind that is not known yet is left out", () => {
  assert.deepEqual(read(SHAPES, null, [{ kind: "dance", seat: 1 }, { kind: "pass", seat: 2 }]).events, [{ kind: "pass", seat: 2, cards: [] }]);
});

test("changes leave the scene before them as it was", () => {
  const before = { seats: [{ held: 3 }], gone: 1 };
  const after = changed(before, [[["seats", 0, "held"], 2], [["seats", 1], { held: 5 }], [["gone"]]]);
  assert.deepEqual(before, { seats: [{ held: 3 }], gone: 1 });
  assert.deepEqual(after, { seats: [{ held: 2 }, { held: 5 }] });
  assert.throws(() => changed(null, [[["seats", 0], 2]]), Unfit);
  assert.throws(() => changed(before, [[["nowhere", 0, "held"], 2]]), Unfit);
});
