"""The computer opponents of Star of Africa, by kind and by the level that a table offers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bot.games.africa.careful import CarefulPlayer
from bot.games.africa.expert import ExpertPlayer
from bot.games.africa.natural import NaturalPlayer
from bot.games.africa.view import AfricaView
from bot.games.game import Chance, Move, Player, RandomPlayer

PLAYERS: Final[Mapping[str, Player[AfricaView]]] = {
    "random": RandomPlayer(),
    "natural": NaturalPlayer(),
    "careful": CarefulPlayer(),
    "expert": ExpertPlayer(),
}
LEVELS: Final[Mapping[str, str]] = {"easy": "natural", "normal": "careful", "hard": "expert"}
SLOW: Final = frozenset({"expert"})
STRENGTHS: Final[Mapping[str, float]] = {"easy": 22.0, "normal": 26.0, "hard": 29.0}


def advise(view: AfricaView, chance: Chance) -> Sequence[tuple[Move, float | None]]:
    """Return a seat's moves as the expert ranks them, the best first."""
    return ExpertPlayer().advise(view, chance)
