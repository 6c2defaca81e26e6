"""The computer opponents of Mau-Mau, by kind and by the level that a table offers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.games.game import Player, RandomPlayer
from mau_mau.expert import ExpertPlayer, advise
from mau_mau.thumb import CarefulPlayer, NaturalPlayer
from mau_mau.view import MauMauView

__all__ = ["LEVELS", "PLAYERS", "SLOW", "STRENGTHS", "advise"]

PLAYERS: Final[Mapping[str, Player[MauMauView]]] = {
    "random": RandomPlayer(),
    "natural": NaturalPlayer(),
    "careful": CarefulPlayer(),
    "expert": ExpertPlayer(),
}
LEVELS: Final[Mapping[str, str]] = {"easy": "natural", "normal": "careful", "hard": "expert"}
SLOW: Final = frozenset({"expert"})
STRENGTHS: Final[Mapping[str, float]] = {"easy": 23.0, "normal": 24.5, "hard": 26.0}
"""From matches of one round at four seats: against three easy players, normal wins 29 %; against three normal ones,
hard wins 29 %."""
