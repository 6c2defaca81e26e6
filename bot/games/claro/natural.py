"""A computer player that plays as most people do at first."""

from __future__ import annotations

from typing import Final

from bot.games.claro.deck import ALL_JOKERS, NAMES, bits, cards_in
from bot.games.claro.view import DISCARD, PASS, ClaroView
from bot.games.game import Chance, Move

_WORTH_KEEPING: Final = 30
# A card without a star below this number rarely fits and rarely wins.


class NaturalPlayer:
    """Plays as most people do at first: the lowest number that fits, a joker only when nothing else does.

    Between rounds it throws away its starless cards below 30.
    """

    def choose(self, view: ClaroView, chance: Chance, /) -> Move:
        """Return the move; chance is not asked."""
        if view.discarding:
            stars = view.options.deck.stars
            thrown = [NAMES[c] for c in cards_in(view.hand & ~ALL_JOKERS) if c + 1 < _WORTH_KEEPING and not stars[c]]
            return " ".join([DISCARD, *thrown])
        lowest = next(bits(view.fitting), None)  # jokers stand behind all numbers
        return PASS if lowest is None else NAMES[lowest.bit_length() - 1]
