"""What people play, at tables and without one; and what brings people to a table."""

from collections.abc import Iterable, Mapping, Sequence

from bot.features.people.menus import Help
from bot.features.solo.feature import Alone
from bot.games.game import AnyGame
from bot.interactions.routes.routes import HandAct, MoreAct, TableAct
from bot.interactions.routing.feature import AnyCommand, Feature
from bot.tables.clicks.at_table import AtTable
from bot.tables.clicks.play import Taken, game_commands
from bot.tables.clicks.table_clicks import TableClicks
from bot.tables.feature import Tables


class Play(Feature):
    """The commands of a first evening."""

    def __init__(self, tables: Tables, alone: Alone, at_table: AtTable, features: Sequence[Feature]) -> None:
        self._tables = tables
        self._features = features
        self._help = Help(tables, alone.private)
        self._at_table = at_table
        self.subjects = dict.fromkeys((TableAct, MoreAct, HandAct), TableClicks(tables, at_table, alone.private))
        self.owners = self._help, Taken(tables)

    def commands(self, games: Mapping[str, AnyGame]) -> Iterable[AnyCommand]:
        """See ``Feature``."""
        first, *others = (game_commands(self._tables, game, self._features) for game in games.values())
        return [self._help.command(), first, self._at_table.group(), *others]
