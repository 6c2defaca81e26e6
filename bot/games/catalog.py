"""The games there are, by name."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Final

from bot.games.game import AnyGame

_NAMES: Final = ("claro", "stardust", "africa")
"""A game NAME is two folders: its rules in ``bot/games/NAME``, where ``game.py`` has ``GAME``, and its face in
``bot/faces/NAME``, where ``face.py`` has ``FACE``. This line joins them."""

GAMES: Final[Mapping[str, AnyGame]] = {name: import_module(f"bot.games.{name}.game").GAME for name in _NAMES}
"""The games that are played at tables."""

PATIENCES: Final[Mapping[str, AnyGame]] = {
    game.patience.name: game.patience for game in GAMES.values() if game.patience is not None
}
"""The games that one person plays alone."""

ALL_GAMES: Final[Mapping[str, AnyGame]] = {**GAMES, **PATIENCES}
