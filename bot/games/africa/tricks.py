"""The tricks of a game of Star of Africa, rebuilt from its moves without looking at anybody's hand."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.games.africa.deck import CARD_OF_NAME, CARDS, POINTS, VALUE
from bot.games.africa.rules import HAND
from bot.games.africa.view import LAST_FORCED, PASS, UNDER, Played
from bot.games.game import Move, Seat


@dataclass(frozen=True, slots=True)
class Trick:
    """A trick that was taken."""

    round: int
    """The number of its round, from 0."""
    cards: tuple[Played, ...]
    taker: Seat

    @property
    def top(self) -> Played:
        """The card that took it."""
        return next(each for each in reversed(self.cards) if not each.under)

    @property
    def points(self) -> int:
        """What its cards bring, without the cost of thief tokens."""
        return sum(POINTS[each.card] for each in self.cards)


def tricks(moves: Sequence[tuple[Seat, Move]], seats: int) -> Iterator[Trick]:
    """Yield the tricks of a game, in order. How many cards each seat holds follows from the moves alone."""
    number = 0
    held, pile = [HAND] * seats, CARDS - HAND * seats
    cards: list[Played] = []
    passed: set[Seat] = set()
    for seat, move in moves:
        if move == PASS:
            passed.add(seat)
        else:
            under = move.startswith(f"{UNDER} ")
            cards.append(Played(seat, CARD_OF_NAME[move.removeprefix(f"{UNDER} ")], under))
            held[seat] -= pile == 0
            pile -= pile > 0
            if not under:
                passed.clear()
        tops = [each for each in cards if not each.under]
        high = max(VALUE[each.card] for each in tops)
        holding = [each for each in range(seats) if held[each]]
        waiting = [each for each in holding if high <= LAST_FORCED or (each != tops[-1].seat and each not in passed)]
        if len(holding) > 1 and waiting:
            continue
        yield Trick(number, tuple(cards), tops[-1].seat)
        cards.clear()
        passed.clear()
        if len(holding) <= 1:
            number += 1
            held, pile = [HAND] * seats, CARDS - HAND * seats
