"""What finished games have come to: each is counted when it ends, and people can ask for what they add up to."""

from collections.abc import Iterable
from typing import Any

from discord import app_commands

from bot.base import Base
from bot.faces.catalog import PLAYABLE
from bot.features.standings.boards import ReplayBoards
from bot.features.standings.clicks import FinishedGames, Pages, SeasonChanges, Wallet, leaderboard_command
from bot.features.standings.routes import StandingsAct
from bot.features.standings.rules.rating_change import rating_change
from bot.features.standings.rules.recount import recount_if_missing
from bot.features.standings.store.counting import count_ended
from bot.features.standings.store.ratings import RatingsBefore
from bot.features.standings.views.achievements import achieved_line
from bot.features.standings.views.statistics import change_line
from bot.games.game import AnyGame
from bot.interactions.requests import Feature, Features
from bot.locales.words import Words
from bot.store.settings import shows_achievements
from bot.tables.feature import Tables
from bot.tables.rules.table import Table
from bot.tables.views.end_card import Addition


class Standings(Feature):
    """Its commands are among those of each game, of a person and of a server."""

    routes = (StandingsAct,)

    def __init__(self, base: Base, tables: Tables, _others: Features) -> None:
        self._tables = tables
        self._settings = base.settings
        finished = FinishedGames(base.engine)
        self._achievements, self._ratings = finished.achievements, RatingsBefore(base.engine)
        base.writer.counting.append(count_ended)
        base.set_ups.append(lambda: recount_if_missing(base.writer, PLAYABLE, base.clock.utc().date()))
        base.sweeps.append(finished.standings.sweep)
        tables.renderer.on_end_cards.append(self._on_end_card)
        self.pages = Pages(tables, finished)
        tables.boards.append(ReplayBoards(tables))
        self.wallet = Wallet(tables, tables.purses)
        self.seasons = SeasonChanges(tables, finished.seasons)
        self.owners = self.pages, self.wallet, self.seasons

    def subcommands(self, game: AnyGame) -> Iterable[app_commands.Command[Any, ..., None]]:
        """See ``Feature``."""
        yield leaderboard_command(self._tables, self.pages, game.name)
        if game.purse:
            yield self.wallet.command(game)

    async def _on_end_card(self, words: Words, table: Table, user: int) -> Addition:
        change = rating_change(table, table.seat_of(user), await self._ratings.of(table.id))
        if not self._settings.guild(table.guild).ratings:
            change = None
        headline = None
        if shows_achievements(self._settings, table.guild, user):
            headline = achieved_line(words, await self._achievements.new_in(table.id, table.guild, user))
        return Addition(headline, None if change is None else change_line(words, change))
