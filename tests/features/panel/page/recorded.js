// Reads what a panel was sent during a game, and looks at what would move. What is read from the standard input:
// {shapes, frames, table}, the last being the table as it is in the end.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";

import { changed, read } from "../../../../bot/features/panel/page/frames.js";
import { goesOn, inZone, plan } from "../../../../bot/features/panel/page/state.js";

const { shapes, frames, table } = JSON.parse(readFileSync(0, "utf8"));
const seen = {};
let told = null, before = null;

for (const frame of frames.filter(({ op }) => op === "table" || op === "change")) {
  told = frame.op === "table" ? frame.table : changed(told, frame.set);
  const { scene: after, events } = read(shapes, told, frame.events);
  assert.equal(events.length, (frame.events ?? []).length);
  if (goesOn(before, after) && events.length) look(before, after, events);
  before = after;
}
assert.deepEqual(told, table);
assert.ok(seen.sweep || seen.take, JSON.stringify(seen));

function look(from, to, events) {
  const { steps, comes } = plan(from, to, events);
  for (const { kind } of events) seen[kind] = (seen[kind] ?? 0) + 1;
  assert.ok(steps.every(({ at }) => Number.isFinite(at)));
  const plays = steps.filter(({ kind }) => kind === "play"), sweeps = steps.filter(({ kind }) => kind === "sweep");
  assert.deepEqual(plays.map(({ card }) => card), events.filter(({ kind }) => kind === "play").flatMap(({ cards }) => cards));
  const landed = new Set([...comes.values()].map(({ step }) => step));
  // A card that is not there in the end is seen where it fell, and then taken with the others.
  for (const play of plays) {
    const taker = sweeps.find(({ cards }) => cards.some(({ step }) => step === play));
    if (taker) assert.ok(taker.at - play.at >= 600, "the last card is seen");
    else assert.ok(landed.has(play) || to.zones.some((zone) => zone.name === play.zone), `${play.card} is neither there nor taken`);
  }
  // What is new on the table came from somewhere, and whoever takes a pile takes all that lay there but what lies there still.
  const old = new Set(from.zones.flatMap((zone) => inZone(zone).map(({ key }) => key)));
  for (const zone of to.zones) for (const { key } of inZone(zone)) assert.ok(old.has(key) || comes.has(key), key);
  const taken = events.filter(({ kind }) => kind === "sweep");
  assert.deepEqual(sweeps.map(({ seat }) => seat), taken.map(({ seat }) => seat));
  const lines = to.story.map(({ text }) => text).join("\n");
  for (const { seat } of taken) {
    const { name, user } = to.seats[seat];
    assert.ok(lines.includes(name.replace(/[\u2068\u2069]/g, "")) || lines.includes(`<@${user}>`), `the story names who takes: ${name}`);
  }
}
