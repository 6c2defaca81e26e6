// How each game lies on the table. A game without a module of its own gets the plain one, which needs no view.
//
// A module may have: pile(T), the cards in the middle as {card, seat?, under?}, the top one last; deck(T), how many
// cards are left to draw; back, a card's back; seat(T, seat), what is drawn of a seat, or null for its counts as text;
// centre(T), what stands below the pile; rank(card), its place in a hand; tag(item), what is written on a card of the
// hand; news(before, T), what has happened since as {kind, seat, card?}; tells, whether all of this says what
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
  // Whoever was on turn has played the card that is new; whoever leads after an empty table has taken the cards.
  news(before, table) {
    const was = before.large?.card, now = table.large?.card;
    const acted = before.seats.find((each) => each.acting)?.seat, acts = table.seats.find((each) => each.acting)?.seat;
    if (was === now || acted === undefined) return [];
    if (now) return [{ kind: "play", seat: acted, card: now }];
    return acts === undefined ? [] : [{ kind: "sweep", seat: acts }];
  },
};

const own = { claro, stardust, africa };

// A view that is not what a module expects shall cost its looks, and not the table.
export function lookOf(table) {
  const special = own[table.game];
  if (!special || !table.view || !special.knows(table.view)) return plain;
  return { ...plain, ...special };
}
