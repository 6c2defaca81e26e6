"""The computer opponents of Stardust, by kind and by the level that a table offers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bot.games.game import Chance, Move, Player, RandomPlayer
from bot.games.stardust.expert import ExpertPlayer
from bot.games.stardust.natural import NaturalPlayer
from bot.games.stardust.odds import OddsPlayer
from bot.games.stardust.view import StardustView

PLAYERS: Final[Mapping[str, Player[StardustView]]] = {
    "random": RandomPlayer(),
    "natural": NaturalPlayer(),
    "odds": OddsPlayer(),
    "expert": ExpertPlayer(),
}
LEVELS: Final[Mapping[str, str]] = {"easy": "natural", "normal": "odds", "hard": "expert"}
SLOW: Final = frozenset({"expert"})
STRENGTHS: Final[Mapping[str, float]] = {"easy": 22.0, "normal": 26.0, "hard": 28.0}


def advise(view: StardustView, chance: Chance) -> Sequence[tuple[Move, float | None]]:
    """Return a seat's moves as the expert ranks them, the best first."""
    return ExpertPlayer().advise(view, chance)
