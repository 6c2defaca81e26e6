"""The games there are, by name."""

import json
import os
from collections.abc import Mapping
from typing import Final

from bot.games import packages
from bot.games.game import AnyGame
from bot.games.packages import brought_by, find, installed
from bot.games.validation import Package

ASIDE: Final[Mapping[str, str]] = json.loads(os.environ.get(packages.ASIDE, "{}"))
"""The games that are set aside because their code has held up the bot, with the reason."""

_INSTALLED: Final = installed()
_FOUND: Final = find(_INSTALLED, ASIDE)

BROUGHT: Final[Mapping[str, str]] = {each.name: brought_by(each) for each in reversed(_INSTALLED)}
"""The distribution that brings each installed game, or of several the first, whether it can be played or not."""

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
