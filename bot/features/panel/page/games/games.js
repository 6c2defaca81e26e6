// How each game lies on the table. A game without a module of its own gets the plain one, which needs no view.
//
// A module may have: pile(T), the cards in the middle as {card, seat?, under?}, the top one last; deck(T), how many
// cards are left to draw; back, a card's back; seat(T, seat), what is drawn of a seat, or null for its counts as text;
// centre(T), what stands below the pile; rank(card), its place in a hand; tag(item), what is written on a card of the
// hand; merges(card), whether cards of that name are one button; news(before, T), what has happened since as {kind, seat, card?}; tells, whether all of this says what
// T.board says.

import { africa } from "./africa.js";
import { claro } from "./claro.js";
import { stardust } from "./stardust.js";

const plain = {
  back: null,
  tells: false,
  pile: (table) => (table.large ? [{ card: table.large.card }] : []),
  deck: () => null,
  seat: () => null,
  centre: () => null,
  rank: null,
  tag: (item) => (item.tone === "marked" && item.move ? item.label : null),
  news(before, table) {
    const seat = table.mover ?? null, top = table.large?.card, news = [];
    if (seat === null || table.plies === before.plies) return news;
    const winner = (table.rounds ?? []).slice(before.rounds?.length).at(-1) ?? null;
    if (winner !== null) news.push({ kind: "sweep", seat: winner }, { kind: "star", seat: winner });
    if (top && top !== before.large?.card) news.push({ kind: "play", seat, card: top });
    return news;
  },
};

const own = { claro, stardust, africa };

// A view that is not what a module expects shall cost its looks, and not the table.
export function lookOf(table) {
  const special = own[table.game];
  if (!special || !table.view || !special.knows(table.view)) return plain;
  return { ...plain, ...special };
}
