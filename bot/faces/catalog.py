"""The face of each game, by the game's name. Faces are found by convention; nothing has to be listed here."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Final

from bot.faces.face import Face, SoloFace
from bot.games.catalog import GAMES

FACES: Final[Mapping[str, Face]] = {name: import_module(f"bot.faces.{name}.face").FACE for name in GAMES}
"""The faces of the games that are played at tables: ``FACE`` in ``bot/faces/NAME/face.py``."""

SOLO_FACES: Final[Mapping[str, SoloFace]] = {
    game.patience.name: import_module(f"bot.faces.{name}.{game.patience.name}").FACE
    for name, game in GAMES.items()
    if game.patience is not None
}
"""The faces of the games that one person plays alone: ``FACE`` in the module of that name beside the game's face."""
