"""The games there are, by name."""

import json
import os
from collections.abc import Mapping
from typing import Final

from bot.games import packages
from bot.games.game import AnyGame
from bot.games.packages import find, installed
from bot.games.vetting import Package

ASIDE: Final[Mapping[str, str]] = json.loads(os.environ.get(packages.ASIDE, "{}"))
"""The games that are set aside because their code has held up the bot, with the reason."""

_FOUND: Final = find(installed(), ASIDE)

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
