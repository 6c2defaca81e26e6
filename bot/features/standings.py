"""What is counted: leaderboards, statistics, seasons and purses."""

from __future__ import annotations

from bot.commands.kit.feature import Feature
from bot.commands.kit.services import Services
from bot.commands.standings.pages import Pages
from bot.commands.standings.seasons import SeasonChanges
from bot.commands.standings.wallet import Wallet
from bot.features.alone import Alone
from bot.features.base import Base
from bot.tables.purses import Purses


class Standings(Feature):
    """What finished games have come to. Its commands are among those of each game, of a person and of a server."""

    def __init__(self, base: Base, services: Services, purses: Purses, alone: Alone) -> None:
        self.pages = Pages(services, base.finished, alone.reviews)
        self.wallet = Wallet(services, purses)
        self.owners = self.pages, self.wallet, SeasonChanges(services, base.finished.seasons)
