// Star of Africa: a trick lies in the order in which it was played, cards for a thief token underneath.

import { card } from "../dom.js";

const COLOURS = "RBGY", NUMBERED = 52, FIRST = 2;
const JEWELS = [[8, "horseshoe"], [4, "ruby"], [2, "emerald"], [1, "topaz"]];

function nameOf(index) {
  if (index >= NUMBERED) return index === NUMBERED ? "Brigand" : "Star";
  return `${Math.floor(index / 4) + FIRST}${COLOURS[index % 4]}`;
}

const cardOf = (index) => `africa_${nameOf(index)}`;

// A fortune as jewels, with as many high ones as possible.
function jewels(worth) {
  const found = [];
  for (const [value, name] of JEWELS) {
    for (; worth >= value; worth -= value) found.push(`africa_${name}`);
  }
  return found;
}

export const africa = {
  back: "africa_back",
  knows: (view) => Array.isArray(view.trick) && Array.isArray(view.fortune) && Array.isArray(view.taken) && Array.isArray(view.held),
  pile({ view }) {
    const laid = view.trick.map(({ card: index, seat, under }) => ({ card: cardOf(index), seat, under }));
    return [...laid.filter((each) => each.under), ...laid.filter((each) => !each.under)];
  },
  deck: ({ view }) => view.pile ?? null,
  seat: ({ view, status }, seat) => ({
    cards: status === "playing" ? view.held[seat] : null,
    points: status === "playing" ? view.taken[seat] : null,
    icons: [...jewels(view.fortune[seat]), ...Array(view.tokens?.[seat] ?? 0).fill("africa_thief")],
    notes: view.passed?.[seat] ? 1 : 0,
  }),
  rank: (name) => {
    const [, value, colour] = /^africa_(\d*)(\w+)$/.exec(name);
    return value ? Number(value) * 10 + COLOURS.indexOf(colour) : colour === "Star" ? 1000 : 999;
  },
  // A card that goes underneath costs a token.
  tag: (item) => (item.move?.startsWith("under ") ? card("africa_thief") : null),
  news(before, { view }) {
    const was = before.view, news = [];
    if (!was?.trick) return news;
    const plays = (trick) => trick.map((each) => ({ kind: "play", seat: each.seat, card: cardOf(each.card) }));
    const winner = view.rounds.length > was.rounds.length
      ? was.top ?? view.rounds.at(-1).winner
      : view.taken.findIndex((points, seat) => points > was.taken[seat]);
    if (winner !== null && winner >= 0) {
      news.push({ kind: "sweep", seat: winner });
      if (view.rounds.length > was.rounds.length) news.push({ kind: "star", seat: view.rounds.at(-1).winner ?? winner });
      return [...news, ...plays(view.trick)];
    }
    view.passed.forEach((passed, seat) => { if (passed && !was.passed[seat]) news.push({ kind: "pass", seat }); });
    return [...plays(view.trick.slice(was.trick.length)), ...news];
  },
};
