"""What people can ask for at a table, and what brings them to one."""

from collections.abc import Iterable, Mapping

from bot.commands.kit.command import AnyCommand
from bot.commands.kit.feature import Feature
from bot.commands.person.menus import Help
from bot.commands.table.at_table import Parting, TableCommands
from bot.commands.table.play import Taken, game_commands
from bot.commands.table.table_clicks import TableClicks
from bot.features.alone import Alone
from bot.features.standings import Standings
from bot.features.tables import Tables
from bot.games.game import AnyGame
from bot.views.kit.routes import HandAct, MoreAct, TableAct


class Play(Feature):
    """The commands of a first evening."""

    def __init__(self, tables: Tables, alone: Alone, standings: Standings, parting: Parting) -> None:
        self._tables = tables
        self._alone = alone
        self._standings = standings
        self._help = Help(tables, alone.private)
        self._table = TableCommands(tables, parting)
        self.subjects = dict.fromkeys((TableAct, MoreAct, HandAct), TableClicks(tables, parting, alone.private))
        self.owners = self._help, Taken(tables)

    def commands(self, games: Mapping[str, AnyGame]) -> Iterable[AnyCommand]:
        """See ``Feature``."""
        pages, wallet, solo = self._standings.pages, self._standings.wallet, self._alone.solo
        first, *others = (game_commands(self._tables, pages, wallet, solo, game) for game in games.values())
        return [self._help.command(), first, self._table.group(), *others]
