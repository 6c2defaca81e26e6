// Stardust: the pot lies in the middle, bets before their seats, and what a showdown has shown below the pot.

import { card, el } from "../dom.js";

const KINDS = ["FL", "FM", "FS", "AL", "AM", "AS", "DL", "DM", "DS"];
const NAMES = [
  ...KINDS.flatMap((kind) => [4, 3, 2, 1].map((points) => kind + points)),
  "R3", "R2", "R1", "Y3", "Y2", "Y1", "Prism", "Healer", "Breath", "Hole", "Death", "Water",
];
const cardOf = (index) => `stardust_${NAMES[index]}`;
const HEAP = 24;

export const stardust = {
  knows: (view) => Array.isArray(view.credits) && Array.isArray(view.bets) && Array.isArray(view.paid) && Array.isArray(view.rounds),
  pile: () => [],
  seat: ({ view, status }, seat) => ({
    credits: view.credits[seat],
    bet: status === "playing" ? view.bets[seat] : 0,
    icons: (view.laid?.[seat] ?? []).map((joker) => `stardust_${joker[0]}${joker.slice(1).toLowerCase()}`),
  }),
  centre({ view, seats }) {
    const pot = view.paid.reduce((sum, each) => sum + each, 0);
    const heap = el("div", { class: "chips", "aria-hidden": "true" },
      Array.from({ length: Math.min(HEAP, Math.ceil(pot / 10)) }, (_, place) => el("i", { vars: { i: place } })));
    const last = view.rounds.at(-1);
    const fresh = last?.shown?.length && /^first_bets$/i.test(view.phase);
    const shown = fresh && el("div", { class: "showdown" }, last.shown.map(([seat, cards]) => (
      el("div", { class: last.taken[seat] ? "won" : null }, el("bdi", {}, seats[seat]?.name ?? ""),
        el("span", {}, cards.map((each) => card(cardOf(each), { class: "icon" }))))
    )));
    return el("div", { class: "pot" }, heap, el("strong", { "aria-hidden": "true" }, String(pot)), shown);
  },
  news(before, { view }) {
    const was = before.view, news = [];
    if (!was?.credits) return news;
    const ended = view.rounds.slice(was.rounds.length);
    view.credits.forEach((has, seat) => { if (!ended.length && has < was.credits[seat]) news.push({ kind: "pay", seat }); });
    for (const { taken } of ended) taken.forEach((took, seat) => { if (took) news.push({ kind: "take", seat }); });
    view.folded?.forEach((folded, seat) => { if (folded && !was.folded?.[seat]) news.push({ kind: "pass", seat }); });
    return news;
  },
};
