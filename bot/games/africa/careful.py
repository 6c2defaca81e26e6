"""A computer player with rules of thumb: it plays high cards only on tricks that are worth them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.games.africa.deck import BRIGAND, EMERALD, HORSESHOE, LION, NAMES, POINTS, RUBY, STAR, TOPAZ, VALUE
from bot.games.africa.view import LAST_FORCED, PASS, UNDER, AfricaView, beats
from bot.games.game import Card, Chance, Move

WORTH: Final[Mapping[int, int]] = {TOPAZ: 3, EMERALD: 3, RUBY: 4, HORSESHOE: 5, BRIGAND: 7, STAR: 8}
"""The least number of points on the table that are worth a card of each value."""


class CarefulPlayer:
    """Plays the lowest card that beats, high cards only for many points, and lions only when no other card beats."""

    def __init__(self, worth: Mapping[int, int] = WORTH) -> None:
        self._worth = worth

    def choose(self, view: AfricaView, chance: Chance, /) -> Move:
        """Return the move. It does not depend on chance."""
        if not view.trick:
            return NAMES[self._lead(view)]
        lying = sum(POINTS[played.card] for played in view.trick)
        on_top = [card for card in view.hand if beats(card, view.high)]
        worthwhile = [card for card in on_top if VALUE[card] <= LAST_FORCED or lying >= self._worth[VALUE[card]]]
        if view.high > LAST_FORCED:
            return NAMES[min(worthwhile, key=_dear)] if worthwhile else PASS
        if worthwhile:
            return NAMES[min(worthwhile, key=_dear)]
        beneath = [card for card in view.hand if VALUE[card] <= view.high]
        if on_top and (not beneath or VALUE[min(on_top, key=_dear)] <= RUBY):
            return NAMES[min(on_top, key=_dear)]  # a gem costs less than a thief token
        return f"{UNDER} {NAMES[beneath[0]]}"

    @staticmethod
    def _lead(view: AfricaView) -> Card:
        """Return the lowest card. A lion counts as higher than nine, because it is worth more later."""
        return min(view.hand, key=_dear)


def _dear(card: Card) -> float:
    """Return how much a card is worth keeping: its value, except that a lion ranks between nine and ten."""
    return 9.5 if VALUE[card] == LION else VALUE[card]
