"""The games there are, by name."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.africa.game import Africa
from bot.games.claro.game import Claro
from bot.games.game import AnyGame
from bot.games.stardust.game import Stardust

GAMES: Mapping[str, AnyGame] = {game.name: game for game in (Claro(), Stardust(), Africa())}
"""Those that are played at tables."""

PATIENCES: Mapping[str, AnyGame] = {
    game.patience.name: game.patience for game in GAMES.values() if game.patience is not None
}
"""Those that one person plays alone."""

ALL_GAMES: Mapping[str, AnyGame] = {**GAMES, **PATIENCES}
