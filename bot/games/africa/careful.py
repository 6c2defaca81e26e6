"""A computer player with rules of thumb: high cards are for tricks that are worth them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.games.africa.deck import BRIGAND, EMERALD, HORSESHOE, LION, NAMES, POINTS, RUBY, STAR, TOPAZ, VALUE
from bot.games.africa.view import LAST_FORCED, PASS, UNDER, AfricaView, beats
from bot.games.game import Card, Chance, Move

WORTH: Final[Mapping[int, int]] = {TOPAZ: 3, EMERALD: 3, RUBY: 4, HORSESHOE: 5, BRIGAND: 7, STAR: 8}
"""How many points must lie on the table before a card of this value is spent on them."""


class CarefulPlayer:
    """Climbs in small steps, spends high cards on full tables alone, keeps its lions for when nothing else beats."""

    def __init__(self, worth: Mapping[int, int] = WORTH) -> None:
        self._worth = worth

    def choose(self, view: AfricaView, chance: Chance, /) -> Move:
        """Return the move; chance is not asked."""
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
        """Return the lowest card but a lion, which is worth more later."""
        return min(view.hand, key=_dear)


def _dear(card: Card) -> float:
    """Return how much one would like to keep a card: as its value says, and a lion like a nine."""
    return 9.5 if VALUE[card] == LION else VALUE[card]
