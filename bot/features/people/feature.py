"""What is somebody's own: their games, settings and data. A server has settings, too."""

from collections.abc import Iterable, Mapping

import discord

from bot.base import Base
from bot.features.people.commands import MyCommands, PrivacyCommands
from bot.features.people.menus import Menus
from bot.features.people.routes import OwnAct, SettingsAct
from bot.features.people.settings import SettingsPages
from bot.features.people.store.own_tables import OwnTables
from bot.features.people.store.privacy import LEAVING, Privacy
from bot.features.posts.feature import Posts
from bot.features.solo.feature import Alone
from bot.features.standings.feature import Standings
from bot.games.game import AnyGame
from bot.interactions.commands.command import IN_SERVERS, command, group, guarded
from bot.interactions.requests import AnyCommand, Feature, Features
from bot.tables.feature import Tables


class Person(Feature):
    """``/my``."""

    routes = (OwnAct, SettingsAct)

    def __init__(self, base: Base, tables: Tables, others: Features) -> None:
        privacy = Privacy(base.engine)
        base.sweeps.append(privacy.sweep)
        self._privacy = PrivacyCommands(tables, privacy, base.lifecycle, base.settled)
        base.channels[LEAVING] = lambda news: base.late.begin(self._privacy.told_leaving(news))
        posts, alone = others.find(Posts), others.find(Alone)
        self.settings = SettingsPages(tables, None if posts is None else posts.posting)
        pages, games = others.need(Standings).pages, None if alone is None else alone.games
        self._my = MyCommands(tables, pages, games, OwnTables(base.engine), self.settings, self._privacy, base.client)
        tables.ways.append(self._my.ways)
        self.owners = self._privacy, self.settings

    def commands(self, games: Mapping[str, AnyGame]) -> Iterable[AnyCommand]:
        """See ``Feature``."""
        yield self._my.group(games)


class Server(Feature):
    """``/server``, and the menus of a server's people and messages."""

    def __init__(self, _base: Base, tables: Tables, others: Features) -> None:
        standings = others.need(Standings)
        self._services = tables
        self._settings = others.need(Person).settings
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
