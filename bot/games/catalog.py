"""The games there are, by name."""

from collections.abc import Mapping
from typing import Final

from bot.games.game import AnyGame
from bot.games.packages import find, installed
from bot.games.vetting import Package

_FOUND: Final = find(installed())

PACKAGES: Final[Mapping[str, Package]] = _FOUND.packages
"""Where the parts of each game are."""

GAMES: Final[Mapping[str, AnyGame]] = _FOUND.games
"""The games that are played at tables."""

REFUSED: Final[Mapping[str, str]] = _FOUND.refused
"""Why the rules of a package cannot be used, by its description."""

PATIENCES: Final[Mapping[str, AnyGame]] = {
    game.patience.name: game.patience for game in GAMES.values() if game.patience is not None
}
"""The games that one person plays alone."""

ALL_GAMES: Final[Mapping[str, AnyGame]] = {**GAMES, **PATIENCES}
