"""Finds the fewest rows in which the patience can be laid, for a known order of the cards.

What can still be laid depends on the number of cards drawn, the cards in hand, and the ends of the rows, in any order.
A depth-first search looks for a way to the end with at most one row, then with at most two rows, and so on, and
remembers the positions that lead nowhere. The first number of rows with a way is the fewest. Until the Star is laid
there may be one row more, because the Star can join two.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from bot.games.africa.deck import BRIGAND_CARD, CARDS, NAMES, STAR_CARD
from bot.games.africa.laying import FITS, FRIENDS, NEW, PatienceOptions, end_of
from bot.games.game import Card, Move

SEARCH_BUDGET: Final = 400_000
"""The number of positions that the search visits for each number of rows before it gives up."""

_Key = tuple[int, tuple[Card, ...], tuple[Card, ...]]
_Step = tuple[Card, int, int]
"""A card, the place of the end that it is laid on (-1: a new row), and the place of the row that the Star joins to that
row (-1: none)."""


@dataclass(frozen=True, slots=True)
class Solution:
    """A way to lay all cards."""

    moves: tuple[Move, ...]
    rows: int
    proven: bool
    """Whether fewer rows are impossible. If not, the search gave up on fewer rows."""


def solve(order: Sequence[Card], options: PatienceOptions) -> Solution:
    """Return a way with the fewest rows.

    :param order: the cards in the order in which they are drawn; the first one begins the first row.
    """
    proven = True
    for most in range(1, CARDS):
        search = _Search(order, options.hand, most)
        found = search.run()
        if found is not None:
            rows = 1 + sum(place < 0 for _, place, _ in found) - sum(joined >= 0 for _, _, joined in found)
            return Solution(tuple(_as_move(*step) for step in found), rows, proven)
        proven = proven and not search.given_up
    raise AssertionError("every card can begin a row")


class _Search:
    """Looks for a way that ends with at most a given number of rows."""

    def __init__(self, order: Sequence[Card], hand: int, most: int) -> None:
        self._order = order
        self._hand = hand
        self._most = most
        self._star_at = order.index(STAR_CARD) if STAR_CARD in order else -1
        self._dead: set[_Key] = set()
        self._left = SEARCH_BUDGET
        self.given_up = False

    def run(self) -> list[_Step] | None:
        """Return the steps of a way; None if there is none, or if the search gave up."""
        hand = tuple(sorted(self._order[1 : self._hand + 1]))
        way: list[_Step] = []
        return way if self._go(self._hand + 1, hand, (end_of((self._order[0],)),), way) else None

    def _go(self, drawn: int, hand: tuple[Card, ...], ends: tuple[Card, ...], way: list[_Step]) -> bool:
        if not hand:
            return True
        key = (drawn, hand, tuple(sorted(ends)))
        if key in self._dead:
            return False
        if self._left == 0:
            self.given_up = True
            return False
        self._left -= 1
        new = self._order[drawn : drawn + 1]
        for step, after in self._steps(hand, ends, self._most + self._star_to_come(drawn, hand)):
            kept = tuple(sorted((*(each for each in hand if each != step[0]), *new)))
            if len(after) > self._most + self._star_to_come(drawn + len(new), kept):
                continue
            way.append(step)
            if self._go(drawn + len(new), kept, after, way):
                return True
            way.pop()
        self._dead.add(key)
        return False

    def _star_to_come(self, drawn: int, hand: Sequence[Card]) -> bool:
        return self._star_at >= drawn or STAR_CARD in hand

    @staticmethod
    def _steps(hand: Sequence[Card], ends: tuple[Card, ...], most: int) -> Iterator[tuple[_Step, tuple[Card, ...]]]:
        """Yield each step and the ends after it, the most promising first."""
        found: list[tuple[int, _Step, tuple[Card, ...]]] = []
        seen: set[tuple[Card, Card]] = set()
        for card in hand:
            for place, end in enumerate(ends):
                if not FITS[card][end] or (card, end) in seen:
                    continue
                seen.add((card, end))
                after = ends if card == BRIGAND_CARD else (*ends[:place], card, *ends[place + 1 :])
                found.append((_promise(hand, card, after), (card, place, -1), after))
                if card == STAR_CARD:
                    for other in (each for each in range(len(ends)) if each != place):
                        moved = (*ends[:place], ends[other], *ends[place + 1 :])
                        fewer = (*moved[:other], *moved[other + 1 :])
                        found.append((_promise(hand, card, fewer) + 100, (card, place, other), fewer))
        if not found and len(ends) < most:
            begun = [(card, (*ends, end_of((card,)))) for card in hand]
            found = [(_promise(hand, card, after), (card, -1, -1), after) for card, after in begun]
        found.sort(key=lambda each: -each[0])
        for _, step, after in found:
            yield step, after


def _promise(hand: Sequence[Card], card: Card, ends: tuple[Card, ...]) -> int:
    """Return how promising a step is: by the cards of the hand that then fit, and by the cards that fit on the ends."""
    fitting = sum(any(FITS[each][end] for end in ends) for each in hand if each != card)
    return 60 * fitting + sum(FRIENDS[end] for end in ends) - FRIENDS[card]


def _as_move(card: Card, place: int, joined: int) -> Move:
    """Return a step as a move, which numbers the rows by the places of their ends."""
    rows = [NEW] if place < 0 else [str(each + 1) for each in (place, joined) if each >= 0]
    return " ".join([NAMES[card], *rows])
