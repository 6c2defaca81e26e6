"""What nobody else need be there for: games alone and lessons."""

from collections.abc import Iterable
from typing import Any

from discord import ButtonStyle
from discord.app_commands import Command

from bot.base import Base
from bot.features.solo.boards import LessonBoards, SoloBoards
from bot.features.solo.clicks.games import PrivateGames
from bot.features.solo.clicks.lessons import Learning
from bot.features.solo.routes import BeginAct, LessonAct, SoloAct
from bot.features.solo.rules.games import SoloGames
from bot.features.solo.store.solo import SoloStore
from bot.features.solo.views.games import alone_buttons, too_many_buttons
from bot.features.solo.views.lesson import learn_buttons
from bot.features.solo.views.opponents import computers_button
from bot.games.game import AnyGame
from bot.interactions.requests import Feature, Features
from bot.interactions.routes.route import LessonStep, SoloGame
from bot.runtime.lifecycle import Component, Phase
from bot.tables.feature import Tables


class Alone(Feature):
    """Its commands are among those of each game."""

    anywhere = True
    routes = (SoloAct, BeginAct, LessonAct)

    def __init__(self, base: Base, tables: Tables, _others: Features) -> None:
        self.games = SoloGames(
            base.alone,
            base.journal,
            SoloStore(base.engine, base.writer),
            base.thinker,
            base.clock,
            host_options=base.host_options,
            plays_forced=tables.settings.plays_forced,
        )
        self.private = PrivateGames(tables, self.games)
        self._learning = Learning(tables)
        self.owners = (self.private,)
        self.subjects = {LessonAct: self._learning, LessonStep: self._learning, SoloGame: self.private}
        self.names = {"deal": self.games.games}
        tables.play_alone = self.private.begin
        tables.boards += [SoloBoards(tables, self.games), LessonBoards(tables, self._learning)]
        tables.ways.append(self.private.ways)
        base.middleware.ways_on |= {"too_many_alone": too_many_buttons, "guild_only": alone_buttons}
        tables.renderer.beginnings.append(lambda words, game: [computers_button(words, game, ButtonStyle.success)])
        tables.renderer.lessons.append(learn_buttons)
        base.lifecycle.add(Component(Phase.WORK, close=self.games.close))

    def subcommands(self, game: AnyGame) -> Iterable[Command[Any, ..., None]]:
        """See ``Feature``."""
        return [*self._learning.commands(game), *self.private.commands(game)]
