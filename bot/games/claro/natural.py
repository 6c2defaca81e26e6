"""A computer player that plays as most people do at first."""

from __future__ import annotations

from typing import Final

from bot.games.claro.deck import ALL_JOKERS, NAMES, bits, cards_in
from bot.games.claro.view import DISCARD, PASS, ClaroView
from bot.games.game import Chance, Move

_WORTH_KEEPING: Final = 30
# A card below this number without a star rarely fits and rarely wins.


class NaturalPlayer:
    """Plays the lowest number that fits, and a joker only when nothing else fits.

    Between rounds it discards its starless cards below 30.
    """

    def choose(self, view: ClaroView, chance: Chance, /) -> Move:
        """Return the move. It does not depend on chance."""
        if view.discarding:
            stars = view.options.deck.stars
            thrown = [NAMES[c] for c in cards_in(view.hand & ~ALL_JOKERS) if c + 1 < _WORTH_KEEPING and not stars[c]]
            return " ".join([DISCARD, *thrown])
        lowest = next(bits(view.fitting), None)  # jokers have higher bits than all numbers
        return PASS if lowest is None else NAMES[lowest.bit_length() - 1]
