"""What is somebody's own: their games, settings and data. A server has settings, too."""

from collections.abc import Iterable, Mapping

import discord

from bot.base import Base
from bot.features.people.commands import MyCommands, PrivacyCommands
from bot.features.people.menus import Menus
from bot.features.people.settings import SettingsPages
from bot.features.people.store.own_tables import OwnTables
from bot.features.people.store.privacy import Privacy
from bot.features.standings.clicks import Pages
from bot.features.standings.feature import Standings
from bot.features.tournaments.live.tournament_services import TournamentServices
from bot.games.game import AnyGame
from bot.interactions.commands.command import IN_SERVERS, command, group, guarded
from bot.interactions.routing.feature import AnyCommand, Feature
from bot.tables.clicks.at_table import AtTable
from bot.tables.feature import Tables


class Person(Feature):
    """``/my``."""

    def __init__(self, base: Base, tables: Tables, house: TournamentServices, pages: Pages) -> None:
        privacy = Privacy(base.engine)
        base.sweeps.append(privacy.sweep)
        self._privacy = PrivacyCommands(tables, privacy, house.tournaments, base.settled)
        self.at_table = AtTable(tables, self._privacy.forget, house.waiting.may_close)
        self.settings = SettingsPages(tables)
        self._my = MyCommands(tables, pages, OwnTables(base.engine), self.settings, self._privacy)
        self.owners = self._privacy, self.at_table, self.settings

    def commands(self, games: Mapping[str, AnyGame]) -> Iterable[AnyCommand]:
        """See ``Feature``."""
        yield self._my.group(games)


class Server(Feature):
    """``/server``, and the menus of a server's people and messages."""

    def __init__(self, tables: Tables, settings: SettingsPages, standings: Standings) -> None:
        self._services = tables
        self._settings = settings
        self._seasons = standings.seasons
        self._menus = Menus(tables, standings.pages)
        self.owners = (self._menus,)

    def commands(self, games: Mapping[str, AnyGame]) -> Iterable[AnyCommand]:
        """See ``Feature``."""
        permissions = discord.Permissions(manage_guild=True)
        show = guarded(self._settings.server, self._services)
        settings = command("settings", show, description="command-server-settings")
        yield group("server", IN_SERVERS, settings, self._seasons.command(games), permissions=permissions)
        yield from self._menus.commands()
