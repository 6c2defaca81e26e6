"""How computer players choose by rules of thumb, at the table and in play-outs, which have no time for more."""

from collections.abc import Sequence
from typing import Final

from bot.games.africa import deck
from bot.games.africa.view import LAST_FORCED, PASS, UNDER, AfricaView, Played
from bot.games.game import Card, Chance, Move, Seat

_PRICES: Final = {deck.TOPAZ: 3, deck.EMERALD: 3, deck.RUBY: 4, deck.HORSESHOE: 5, deck.BRIGAND: 7, deck.STAR: 8}
_WORTH: Final = tuple(_PRICES.get(value, 0) for value in deck.VALUE)
"""The least number of points on the table that are worth each card."""

_DEAR: Final = tuple(9.5 if value == deck.LION else float(value) for value in deck.VALUE)
"""How much each card is worth keeping: its value, except that a lion ranks between nine and ten, as it is worth more
later."""


def naturally(seat: Seat, hand: Sequence[Card], high: int) -> Played | None:
    """Play the lowest card that beats, or else the lowest underneath; where a seat may pass, an emerald at most.

    :param high: the value that the card must beat.
    :return: None for a pass.
    """
    on_top = [
        card for card in hand if deck.VALUE[card] > high or (deck.VALUE[card] == deck.LION and high <= LAST_FORCED)
    ]
    if high > LAST_FORCED:
        card = min(on_top, default=-1)
        return Played(seat, card, under=False) if card >= 0 and deck.VALUE[card] <= deck.EMERALD else None
    if on_top:
        return Played(seat, min(on_top, key=lambda card: (deck.VALUE[card] <= high, deck.VALUE[card])), under=False)
    return Played(seat, min(hand), under=True)


def carefully(seat: Seat, hand: Sequence[Card], high: int, lying: int) -> Played | None:
    """Play the lowest card that beats, high cards only for many points, and lions only when no other card beats.

    :param high: the value that the card must beat; 0 at the beginning of a trick.
    :param lying: the points of the cards on the table.
    :return: None for a pass.
    """
    if not high:
        return Played(seat, min(hand, key=_DEAR.__getitem__), under=False)
    best = cheapest = beneath = -1
    for card in hand:
        value = deck.VALUE[card]
        if value > high or (value == deck.LION and high <= LAST_FORCED):
            if cheapest < 0 or _DEAR[card] < _DEAR[cheapest]:
                cheapest = card
            if lying >= _WORTH[card] and (best < 0 or _DEAR[card] < _DEAR[best]):
                best = card
        if value <= high and (beneath < 0 or card < beneath):
            beneath = card
    if best >= 0:
        return Played(seat, best, under=False)
    if high > LAST_FORCED:
        return None
    if cheapest >= 0 and (beneath < 0 or deck.VALUE[cheapest] <= deck.RUBY):  # a gem costs less than a thief token
        return Played(seat, cheapest, under=False)
    return Played(seat, beneath, under=True)


def as_move(played: Played | None) -> Move:
    """Return what was played as a move."""
    if played is None:
        return PASS
    return f"{UNDER} {deck.NAMES[played.card]}" if played.under else deck.NAMES[played.card]


def as_played(seat: Seat, move: Move) -> Played | None:
    """Return a move as what was played; None for a pass."""
    if move == PASS:
        return None
    name = move.removeprefix(f"{UNDER} ")
    return Played(seat, deck.CARD_OF_NAME[name], under=name != move)


class NaturalPlayer:
    """Plays by ``naturally``."""

    def choose(self, view: AfricaView, chance: Chance, /) -> Move:
        """Return the move. It does not depend on chance."""
        return as_move(naturally(view.to_act[0], view.hand, view.high))


class CarefulPlayer:
    """Plays by ``carefully``."""

    def choose(self, view: AfricaView, chance: Chance, /) -> Move:
        """Return the move. It does not depend on chance."""
        lying = sum(deck.POINTS[played.card] for played in view.trick)
        return as_move(carefully(view.to_act[0], view.hand, view.high, lying))
