"""Computer players with rules of thumb. Both always call their last card."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from bot.games.game import Card, Chance, Move, Seat
from mau_mau.deck import ACE, CARD_OF_NAME, EIGHT, JACK, POINTS, RANK, SEVEN, SUIT, SUITS
from mau_mau.view import DRAW, PASS, MauMauView

FEW: Final = 2
"""With so many cards somebody is close to winning."""

_AGAINST_NEXT: Final = 4.0
"""How much a seven or an eight is worth more if the next seat is close to winning."""
_JACK_KEPT: Final = 5.0
"""How much a jack is worth in the hand, in cards that it could follow."""
_PER_POINT: Final = 0.06
_PER_POINT_LATE: Final = 0.3
"""How much it is worth to get rid of a point, and how much if somebody is close to winning."""
_SEVEN_KEPT: Final = 1.0
_AGAIN: Final = 1.5
"""How much it is worth to play again at once."""


class NaturalPlayer:
    """Plays the first card in its hand that fits, a jack only if nothing else does, and wishes for that jack's suit."""

    def choose(self, view: MauMauView, chance: Chance, /) -> Move:
        """Return the move. It does not depend on chance."""
        cards = playable(view.legal_moves)
        if not cards:
            return DRAW if DRAW in view.legal_moves else PASS
        card = min(cards, key=lambda each: (RANK[each] == JACK, each))
        return way(view.legal_moves, card, SUIT[card])


class CarefulPlayer:
    """Plays the card that leaves it the most to follow with, and keeps jacks and sevens for when they matter."""

    def choose(self, view: MauMauView, chance: Chance, /) -> Move:
        """Return the move. It does not depend on chance."""
        cards = playable(view.legal_moves)
        if not cards:
            return DRAW if DRAW in view.legal_moves else PASS
        card = max(cards, key=lambda each: (self._worth(view, each), -each))
        return way(view.legal_moves, card, best_wish(view.hand, card))

    def _worth(self, view: MauMauView, card: Card) -> float:
        """Return how good it is to play a card now."""
        rest = [each for each in view.hand if each != card]
        if not rest:
            return 1000.0
        late = min(view.held[other] for other in others(view)) <= FEW
        worth = POINTS[card] * (_PER_POINT_LATE if late else _PER_POINT)
        rank = RANK[card]
        if rank == JACK:
            suit = best_wish(view.hand, card)
            follow = sum(SUIT[each] == suit for each in rest)
            return worth + follow - (0 if late else _JACK_KEPT)
        worth += sum(SUIT[each] == SUIT[card] or RANK[each] in (rank, JACK) for each in rest)
        if rank in (SEVEN, EIGHT) and view.held[following(view)] <= FEW:
            worth += _AGAINST_NEXT
        elif rank == SEVEN:
            worth -= _SEVEN_KEPT
        if (rank == ACE and view.options.ace) or (rank == EIGHT and len(view.held) == FEW):
            worth += _AGAIN
        return worth


def playable(moves: Sequence[Move]) -> list[Card]:
    """Return the cards that can be played with these moves."""
    return list(dict.fromkeys(CARD_OF_NAME[move.split()[0]] for move in moves if move not in (DRAW, PASS)))


def way(moves: Sequence[Move], card: Card, wish: int) -> Move:
    """Return the move that plays a card: with the call of the last card if it is due, and the wish if it asks for one.

    :param wish: the place in ``SUITS`` of the suit to wish for.
    """
    ways = [move for move in moves if move not in (DRAW, PASS) and CARD_OF_NAME[move.split()[0]] == card]
    return next((move for move in ways if SUITS[wish] in move.split()[1:]), ways[0])


def best_wish(hand: Collection[Card], card: Card) -> int:
    """Return the suit, by its place in ``SUITS``, that a hand has most of besides a card and jacks."""
    counts = [0] * len(SUITS)
    for each in hand:
        if each != card and RANK[each] != JACK:
            counts[SUIT[each]] += 1
    return counts.index(max(counts))


def following(view: MauMauView) -> Seat:
    """Return the seat on the left of the seat whose view this is."""
    assert view.seat is not None
    return (view.seat + 1) % len(view.held)


def others(view: MauMauView) -> list[Seat]:
    """Return all seats but the one whose view this is."""
    return [seat for seat in range(len(view.held)) if seat != view.seat]
