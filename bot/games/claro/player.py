"""The computer opponents of Claro, by kind and by the level that a table offers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Final

from bot.games.claro.careful import CarefulPlayer
from bot.games.claro.natural import NaturalPlayer
from bot.games.claro.view import ClaroView
from bot.games.game import Chance, Move, Player, RandomPlayer

if TYPE_CHECKING:
    from bot.games.claro.expert import ExpertPlayer


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
