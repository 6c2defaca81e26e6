import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

const PAGE = "../../../../bot/features/panel/page/sound.js";

let heard, shaken, still, kept, presses, loads = 0;

// What makes sounds in a browser, and notes when each tone begins.
class AudioContext {
  state = "running";
  currentTime = 0;
  sampleRate = 8000;
  destination = {};
  #node = () => ({
    gain: this.#value(), frequency: this.#value(), connect() {}, stop() {}, start: (at) => heard.push(at),
  });
  #value = () => ({ setValueAtTime() {}, exponentialRampToValueAtTime() {} });
  createGain = this.#node;
  createOscillator = this.#node;
  createBufferSource = this.#node;
  createBiquadFilter = this.#node;
  createBuffer(_, length, sampleRate) {
    const samples = new Float32Array(length);
    return { sampleRate, getChannelData: () => samples };
  }
}

const press = () => presses.forEach((heard) => heard());
const load = () => import(`${PAGE}?${loads += 1}`);

beforeEach(() => {
  heard = [];
  shaken = [];
  still = false;
  kept = new Map();
  presses = [];
  Object.assign(globalThis, {
    AudioContext,
    document: { hidden: false },
    matchMedia: () => ({ matches: still }),
    localStorage: { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => kept.set(key, value) },
    addEventListener: (_, wake) => presses.push(wake),
  });
  Object.defineProperty(globalThis, "navigator", { value: { vibrate: (time) => shaken.push(time) }, configurable: true });
});

test("every sound has tones, and is silent before the first press", async () => {
  const { NAMES, play } = await load();
  assert.deepEqual(NAMES, ["laid", "dealt", "taken", "pass", "chips", "star", "turn", "hurry", "win", "lose", "emote"]);
  NAMES.forEach(play);
  assert.deepEqual([heard, shaken], [[], []]);
  press();
  for (const name of NAMES) {
    play(name);
    assert.notEqual(heard.splice(0).length, 0, name);
  }
  assert.deepEqual(shaken, [15]);
});

test("while the page is hidden, only one's turn is heard", async () => {
  const { NAMES, play } = await load();
  press();
  document.hidden = true;
  for (const name of NAMES) {
    play(name);
    assert.equal(heard.splice(0).length > 0, name === "turn", name);
  }
});

test("many of one sound at once are one", async () => {
  const { play } = await load();
  press();
  for (let card = 0; card < 8; card += 1) play("dealt");
  assert.equal(heard.length, 1);
});

test("whoever wants less motion hears nothing until they switch it on", async () => {
  still = true;
  const { isOn, play, switchTo } = await load();
  press();
  play("turn");
  assert.deepEqual([isOn(), heard, shaken], [false, [], []]);
  switchTo(true);
  play("turn");
  assert.deepEqual([isOn(), heard.length, shaken], [true, 2, [15]]);
});

test("a choice is kept for the next time", async () => {
  const first = await load();
  first.switchTo(false);
  const { isOn, play } = await load();
  press();
  play("laid");
  assert.deepEqual([isOn(), heard], [false, []]);
});

test("a choice lasts as long as the page where there is no storage", async () => {
  const refused = () => { throw new Error("refused"); };
  globalThis.localStorage = { getItem: refused, setItem: refused };
  const { isOn, switchTo } = await load();
  assert.equal(isOn(), true);
  switchTo(false);
  assert.equal(isOn(), false);
  delete globalThis.localStorage;
  assert.equal((await load()).isOn(), true);
});

test("a sound that cannot be made harms nothing", async () => {
  const broken = class extends AudioContext { createGain = () => { throw new Error("no sounds here"); }; };
  for (const found of [undefined, class { constructor() { throw new Error("none"); } }, broken]) {
    globalThis.AudioContext = found;
    const { play, switchTo } = await load();
    switchTo(true);
    press();
    ["laid", "turn", "no such sound"].forEach(play);
  }
  assert.deepEqual(heard, []);
});

test("a device that refuses to begin is asked again with the next press", async () => {
  let asked = 0;
  globalThis.AudioContext = class extends AudioContext {
    state = "suspended";
    resume() {
      asked += 1;
      if (asked === 2) this.state = "running";
      return asked === 2 ? Promise.resolve() : Promise.reject(new Error("not yet"));
    }
  };
  const { play } = await load();
  presses[0]();
  play("laid");
  assert.deepEqual(heard, []);
  presses[0]();
  play("laid");
  assert.notEqual(heard.length, 0);
});
