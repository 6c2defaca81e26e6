"""The commands of a first evening, and the buttons of tables and hands."""

from collections.abc import Iterable, Mapping

from bot.base import Base
from bot.games.game import AnyGame
from bot.interactions.requests import AnyCommand, Feature, Features
from bot.interactions.routes.routes import HandAct, MoreAct, TableAct
from bot.locales.words import Words
from bot.tables.clicks.at_table import AtTable
from bot.tables.clicks.help import Help
from bot.tables.clicks.play import Taken, game_commands
from bot.tables.clicks.table_clicks import TableClicks
from bot.tables.feature import Tables
from bot.tables.views.board import Way


class Play(Feature):
    """``/help``, ``/table``, and the command of each game with what features add to it."""

    def __init__(self, _base: Base, tables: Tables, others: Features) -> None:
        self._tables = tables
        self._others = others
        self._help, self._at_table = Help(tables), AtTable(tables)
        self.subjects = dict.fromkeys((TableAct, MoreAct, HandAct), TableClicks(tables, self._at_table))
        self.owners = self._help, self._at_table, Taken(tables)
        tables.ways.append(self._ways)

    def commands(self, games: Mapping[str, AnyGame]) -> Iterable[AnyCommand]:
        """See ``Feature``."""
        first, *others = (game_commands(self._tables, game, self._others) for game in games.values())
        return [self._help.command(), first, self._at_table.group(), *others]

    async def _ways(self, words: Words, _user: int, _guild: int, channel: int) -> list[Way]:
        room = self._tables.room
        games = [
            Way("new", words("button-open"), words(f"{name}-title"), name, command=f"{name} new")
            for name in (() if room.is_taken(channel) else room.games)  # a channel has one table
        ]
        return [*games, Way("more", words("way-help"), command="help")]
