"""The computer opponents of Claro, by kind and by the level that a table offers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Final

from bot.games.claro.careful import CarefulPlayer
from bot.games.claro.deck import ALL_JOKERS, NAMES, bits, cards_in
from bot.games.claro.view import DISCARD, PASS, ClaroView
from bot.games.game import Chance, Move, Player, RandomPlayer

if TYPE_CHECKING:
    from bot.games.claro.expert import ExpertPlayer


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


@cache
def adviser() -> ExpertPlayer:
    """Return the expert. It needs numpy, which is imported only where the expert is asked."""
    from bot.games.claro.expert import ExpertPlayer

    return ExpertPlayer()


class _Expert:
    """The expert, which is imported when it is first asked."""

    def choose(self, view: ClaroView, chance: Chance, /) -> Move:
        return adviser().choose(view, chance)


def advise(view: ClaroView, chance: Chance) -> Sequence[tuple[Move, float | None]]:
    """Return a seat's moves as the expert ranks them, the best first."""
    return adviser().advise(view, chance)


PLAYERS: Mapping[str, Player[ClaroView]] = {
    "random": RandomPlayer(),
    "natural": NaturalPlayer(),
    "careful": CarefulPlayer(),
    "expert": _Expert(),
}
LEVELS: Mapping[str, str] = {"easy": "natural", "normal": "careful", "hard": "expert"}
SLOW: Final = frozenset({"expert"})
STRENGTHS: Mapping[str, float] = {"easy": 22.0, "normal": 29.0, "hard": 30.5}
"""From matches at four seats: against three easy players, normal wins 42 % and hard 47 %; against three normal ones,
hard wins 29 %."""
