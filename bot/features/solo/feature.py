"""What nobody else need be there for: games alone and lessons."""

from collections.abc import Iterable
from typing import Any

from discord.app_commands import Command

from bot.features.solo.clicks.games import PrivateGames
from bot.features.solo.clicks.lessons import Learning
from bot.games.game import AnyGame
from bot.interactions.routes.route import LessonStep, SoloGame
from bot.interactions.routes.routes import LessonAct
from bot.interactions.routing.feature import Feature
from bot.tables.feature import Tables


class Alone(Feature):
    """Its commands are among those of each game."""

    anywhere = True

    def __init__(self, tables: Tables) -> None:
        self.private = PrivateGames(tables)
        self._learning = Learning(tables)
        self.owners = (self.private,)
        self.subjects = {LessonAct: self._learning, LessonStep: self._learning, SoloGame: self.private}

    def subcommands(self, game: AnyGame) -> Iterable[Command[Any, ..., None]]:
        """See ``Feature``."""
        return [*self._learning.commands(game), *self.private.commands(game)]
