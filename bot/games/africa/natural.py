"""A computer player that plays as most people do at first."""

from __future__ import annotations

from bot.games.africa.deck import NAMES, TOPAZ, VALUE
from bot.games.africa.view import PASS, UNDER, AfricaView, beats
from bot.games.game import Chance, Move


class NaturalPlayer:
    """Plays the lowest card that beats; puts the lowest underneath where none does; passes above the gems."""

    def choose(self, view: AfricaView, chance: Chance, /) -> Move:
        """Return the move; chance is not asked."""
        on_top = [card for card in view.hand if beats(card, view.high)]
        if PASS in view.legal_moves:
            cheap = [card for card in on_top if VALUE[card] <= TOPAZ + 1]
            return NAMES[cheap[0]] if cheap else PASS
        if on_top:
            return NAMES[min(on_top, key=lambda card: (VALUE[card] <= view.high, VALUE[card]))]
        return f"{UNDER} {NAMES[view.hand[0]]}"
