"""A computer player that plays as most people do at first."""

from __future__ import annotations

from bot.games.africa.deck import NAMES, TOPAZ, VALUE
from bot.games.africa.view import PASS, UNDER, AfricaView, beats
from bot.games.game import Chance, Move


class NaturalPlayer:
    """Plays the lowest card that beats, or else puts its lowest card underneath.

    Where it may pass, it plays a topaz or an emerald at most.
    """

    def choose(self, view: AfricaView, chance: Chance, /) -> Move:
        """Return the move. It does not depend on chance."""
        on_top = [card for card in view.hand if beats(card, view.high)]
        if PASS in view.legal_moves:
            cheap = [card for card in on_top if VALUE[card] <= TOPAZ + 1]
            return NAMES[cheap[0]] if cheap else PASS
        if on_top:
            return NAMES[min(on_top, key=lambda card: (VALUE[card] <= view.high, VALUE[card]))]
        return f"{UNDER} {NAMES[view.hand[0]]}"
