"""The strongest computer player of Star of Africa. It deals the unseen cards at random and plays each choice on."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.games.africa.deck import CARD_OF_NAME, VALUE
from bot.games.africa.imagining import guess
from bot.games.africa.playout import Playout
from bot.games.africa.rules import jewels_for, points_left
from bot.games.africa.rules_of_thumb import as_played
from bot.games.africa.view import PASS, UNDER, AfricaView
from bot.games.game import Chance, Move, Seat

PLAYOUTS: Final = 240
"""The number of rounds that it plays to their ends before it decides."""

SIMPLE: Final = 2
"""In one of this many rounds, the others play as beginners do."""

POINT: Final = 0.06
"""The worth of a point above the others' average, in topazes, besides the place that it may bring."""


class ExpertPlayer:
    """Chooses the move that leaves it best off at the end of the round, on average over guessed hands."""

    def choose(self, view: AfricaView, chance: Chance, /) -> Move:
        """Return the best move."""
        choices = distinct(view.legal_moves)
        return choices[0] if len(choices) == 1 else self.advise(view, chance)[0][0]

    def advise(self, view: AfricaView, chance: Chance) -> list[tuple[Move, float | None]]:
        """Return the moves, the best first. It ranks them by jewels, so they come without chances to win."""
        assert view.seat is not None
        choices = distinct(view.legal_moves)
        gains = dict.fromkeys(choices, 0.0)
        others = frozenset(seat for seat in range(len(view.held)) if seat != view.seat)
        for move, end in played_out(view, choices, max(1, PLAYOUTS // len(choices)), others, chance):
            gains[move] += worth(view.seat, end.taken, end.tokens)
        return [(move, None) for move in sorted(choices, key=lambda move: -gains[move])]


def played_out(
    view: AfricaView, choices: Sequence[Move], deals: int, simple: frozenset[Seat], chance: Chance
) -> Iterator[tuple[Move, Playout]]:
    """Yield the end of the round after each of these moves, in many deals of the unseen cards.

    :param simple: the seats that play as beginners do in one of ``SIMPLE`` deals.
    """
    assert view.seat is not None
    for number in range(deals):
        hands, pile = guess(view, chance)
        for move in choices:  # the same deal for every choice, so luck favours none
            playout = Playout(view, hands, pile)
            playout.play(view.seat, as_played(view.seat, move))
            playout.finish(simple if number % SIMPLE == 0 else frozenset())
            yield move, playout


def distinct(moves: Sequence[Move]) -> list[Move]:
    """Return one move of each kind: moves that differ only in a card's colour are the same here."""
    found: dict[tuple[bool, int], Move] = {}
    for move in moves:
        name = move.removeprefix(f"{UNDER} ")
        found.setdefault((name != move, VALUE[CARD_OF_NAME[name]] if move != PASS else 0), move)
    return list(found.values())


def worth(seat: Seat, taken: Sequence[int], tokens: Sequence[int]) -> float:
    """Return how much better off than the others a seat is at the end of a round, in topazes."""
    points = points_left(taken, tokens)
    jewels = jewels_for(points, tokens)
    others = len(points) - 1
    lead = points[seat] - (sum(points) - points[seat]) / others
    return jewels[seat] - (sum(jewels) - jewels[seat]) / others + POINT * lead
