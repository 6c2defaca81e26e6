"""What people play, at tables and without one; what finished games come to; and what brings people to a table."""

from collections.abc import Iterable, Mapping

from bot.base import Base
from bot.faces.catalog import PLAYABLE
from bot.features.people.menus import Help
from bot.features.reviews.clicks import Reviews
from bot.features.reviews.rules import Reviewer
from bot.features.reviews.store import ReviewStore
from bot.features.solo.clicks.games import PrivateGames
from bot.features.solo.clicks.lessons import Learning
from bot.features.standings.clicks import Pages, SeasonChanges, Wallet
from bot.features.standings.rules.recount import recount_if_missing
from bot.games.game import AnyGame
from bot.interactions.routes.routes import HandAct, LessonAct, MoreAct, SoloHandAct, TableAct
from bot.interactions.routing.feature import AnyCommand, Feature
from bot.runtime.lifecycle import Part, Stage
from bot.store.engine.models import AloneReviewRow
from bot.tables.clicks.at_table import AtTable
from bot.tables.clicks.play import Taken, game_commands
from bot.tables.clicks.table_clicks import TableClicks
from bot.tables.feature import Tables


class Alone(Feature):
    """What nobody else need be there for. Its commands are among those of each game."""

    def __init__(self, base: Base, tables: Tables) -> None:
        self.private = PrivateGames(tables)
        kept = ReviewStore(base.engine), ReviewStore(base.engine, AloneReviewRow)
        self.reviews = Reviews(tables, Reviewer(base.thinker), *kept, self.private)
        self.owners = self.private, self.reviews
        self.subjects = {SoloHandAct: self.private, LessonAct: Learning(tables)}
        base.parts.add(Part(Stage.WORK, close=self.reviews.close))


class Standings(Feature):
    """What finished games have come to. Its commands are among those of each game, of a person and of a server."""

    def __init__(self, base: Base, tables: Tables, alone: Alone) -> None:
        base.set_ups.append(lambda: recount_if_missing(base.writer, PLAYABLE, base.clock.utc().date()))
        self.pages = Pages(tables, base.finished, alone.reviews)
        self.wallet = Wallet(tables, tables.purses)
        self.seasons = SeasonChanges(tables, base.finished.seasons)
        self.owners = self.pages, self.wallet, self.seasons


class Play(Feature):
    """The commands of a first evening."""

    def __init__(self, tables: Tables, alone: Alone, standings: Standings, at_table: AtTable) -> None:
        self._tables = tables
        self._alone = alone
        self._standings = standings
        self._help = Help(tables, alone.private)
        self._at_table = at_table
        self.subjects = dict.fromkeys((TableAct, MoreAct, HandAct), TableClicks(tables, at_table, alone.private))
        self.owners = self._help, Taken(tables)

    def commands(self, games: Mapping[str, AnyGame]) -> Iterable[AnyCommand]:
        """See ``Feature``."""
        pages, wallet, alone = self._standings.pages, self._standings.wallet, self._alone.private
        first, *others = (game_commands(self._tables, pages, wallet, alone, game) for game in games.values())
        return [self._help.command(), first, self._at_table.group(), *others]
