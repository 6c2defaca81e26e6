"""What is counted: leaderboards, statistics, seasons and purses."""

from bot.commands.kit.feature import Feature
from bot.commands.standings.pages import Pages, SeasonChanges, Wallet
from bot.features.alone import Alone
from bot.features.base import Base
from bot.features.tables import Tables


class Standings(Feature):
    """What finished games have come to. Its commands are among those of each game, of a person and of a server."""

    def __init__(self, base: Base, tables: Tables, alone: Alone) -> None:
        self.pages = Pages(tables, base.finished, alone.reviews)
        self.wallet = Wallet(tables, tables.purses)
        self.seasons = SeasonChanges(tables, base.finished.seasons)
        self.owners = self.pages, self.wallet, self.seasons
