"""The strongest computer player of Star of Africa. It deals the unseen cards at random and plays each choice on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.africa.deck import CARD_OF_NAME, CARDS, VALUE
from bot.games.africa.playout import Playout
from bot.games.africa.rules import TOKEN_COSTS, jewels_for
from bot.games.africa.view import PASS, UNDER, AfricaView, Played
from bot.games.game import Card, Chance, Move, Seat

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
        for number in range(max(1, PLAYOUTS // len(choices))):
            hands, pile = guess(view, chance)
            simple = others if number % SIMPLE == 0 else frozenset()
            for move in choices:  # the same deal for every choice, so luck favours none
                playout = Playout(view, hands, pile)
                playout.play(view.seat, as_played(view.seat, move))
                playout.finish(simple)
                gains[move] += worth(view.seat, playout.taken, playout.tokens)
        return [(move, None) for move in sorted(choices, key=lambda move: -gains[move])]


def distinct(moves: Sequence[Move]) -> list[Move]:
    """Return one move of each kind: moves that differ only in a card's colour are the same here."""
    found: dict[tuple[bool, int], Move] = {}
    for move in moves:
        name = move.removeprefix(f"{UNDER} ")
        found.setdefault((name != move, VALUE[CARD_OF_NAME[name]] if move != PASS else 0), move)
    return list(found.values())


def as_played(seat: Seat, move: Move) -> Played | None:
    """Return a move as a ``Playout`` takes it; None for a pass."""
    if move == PASS:
        return None
    name = move.removeprefix(f"{UNDER} ")
    return Played(seat, CARD_OF_NAME[name], under=name != move)


def guess(view: AfricaView, chance: Chance) -> tuple[list[list[Card]], list[Card]]:
    """Deal the cards that the seat has not seen, and return everybody's hands and the pile."""
    seen = {*view.hand, *view.gone, *(played.card for played in view.trick)}
    hidden = [card for card in range(CARDS) if card not in seen]
    for place in range(len(hidden) - 1, 0, -1):
        other = chance.randrange(place + 1)
        hidden[place], hidden[other] = hidden[other], hidden[place]
    hands: list[list[Card]] = []
    for seat, count in enumerate(view.held):
        if seat == view.seat:
            hands.append(list(view.hand))
        else:
            hands.append(hidden[:count])
            hidden = hidden[count:]
    return hands, hidden


def worth(seat: Seat, taken: Sequence[int], tokens: Sequence[int]) -> float:
    """Return how much better off than the others a seat is at the end of a round, in topazes."""
    points = [had - TOKEN_COSTS * min(took, had // TOKEN_COSTS) for had, took in zip(taken, tokens, strict=True)]
    jewels = jewels_for(points, tokens)
    others = len(points) - 1
    lead = points[seat] - (sum(points) - points[seat]) / others
    return jewels[seat] - (sum(jewels) - jewels[seat]) / others + POINT * lead
