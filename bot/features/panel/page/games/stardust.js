// Stardust: the pot lies in the middle, and bets at their seats.

import { el } from "../dom.js";

const HEAP = 24;

export const stardust = {
  knows: (view) => Array.isArray(view.credits) && Array.isArray(view.bets) && Array.isArray(view.paid) && Array.isArray(view.rounds),
  pile: () => [],
  seat: ({ view, status }, seat) => ({
    credits: view.credits[seat],
    bet: status === "playing" ? view.bets[seat] : 0,
    icons: (view.laid?.[seat] ?? []).map((joker) => `stardust_${joker[0]}${joker.slice(1).toLowerCase()}`),
  }),
  centre({ view }) {
    const pot = view.paid.reduce((sum, each) => sum + each, 0);
    const chips = Math.min(HEAP, Math.ceil(pot / 10));
    const heap = el("div", { class: "chips", "aria-hidden": "true", vars: { wide: Math.min(chips, 5) } },
      Array.from({ length: chips }, (_, place) => el("i", { vars: { i: place } })));
    return el("div", { class: "pot" }, heap, el("strong", { "aria-hidden": "true" }, String(pot)));
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
