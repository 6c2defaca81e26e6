"""``/my``: what belongs to a person: their games, their statistics, their settings and their data."""

import logging
from collections.abc import Mapping
from typing import Final, Literal

import discord
from discord import app_commands

from bot.commands.kit.click import Answer, Fresh
from bot.commands.kit.command import EVERYWHERE, command, game_option, group, guarded, localised_choices, option
from bot.commands.kit.interaction_frame import about
from bot.commands.kit.services import Request, Services
from bot.commands.person.privacy import PrivacyCommands
from bot.commands.person.settings import SettingsPages
from bot.commands.standings.pages import WHERE, Pages
from bot.games.game import AnyGame
from bot.store.people.own_tables import OwnTables
from bot.tables.kit.refusal import Refusal
from bot.tables.table.missing import GameMissing
from bot.tables.table.table import Table
from bot.views.person.games import MOST_ALONE, OwnGame, Sight, Waiting, games_message
from bot.views.standings.leaderboard import SERVER

log = logging.getLogger(__name__)

MOST_TABLES: Final = 20
"""How many tables are read at most. Each has to be replayed, and more would not fit into a message."""

MOST_SERVERS: Final = 3
"""About how many servers Discord is asked at most, besides the one they ask in, what the person can see there. Servers
about which it need not be asked do not count."""


def _sight(table: Table, channels: set[int] | None) -> Sight:
    """Return whether somebody can see a table.

    Whether they see a private or archived thread is not known, unless they ask in it.

    :param channels: the channels and threads of its server that they see; None if that is not known.
    """
    if channels is None:
        return Sight.UNKNOWN
    if table.channel in channels:
        return Sight.SEEN
    return Sight.UNKNOWN if table.parent in channels else Sight.HIDDEN


class MyCommands:
    """The subcommands of ``/my``. Where none is named, they are about the game that a person plays most."""

    def __init__(
        self, services: Services, pages: Pages, tables: OwnTables, settings: SettingsPages, privacy: PrivacyCommands
    ) -> None:
        self._services = services
        self._pages = pages
        self._tables = tables
        self._solo_games = services.solo_games
        self._visible_channels = services.visible_channels
        self._settings = settings
        self._privacy = privacy

    def group(self, games: Mapping[str, AnyGame]) -> app_commands.Group:
        """Return the command with its subcommands.

        :param games: the games to choose from.
        """
        game = {"game": game_option("my", games)}
        stats = {**game, **{each: option("stats", each, discord.User) for each in ("member", "versus")}}
        history = {
            **game,
            "member": option("history", "member", discord.User),
            "everybody": option("history", "everybody", bool),
            "where": option("history", "where", Literal[WHERE], localised_choices("where", WHERE)),
        }
        return group(
            "my",
            EVERYWHERE,
            command("games", guarded(self.games, self._services)),
            command("stats", guarded(self.stats, self._services), stats),
            command("history", guarded(self.history, self._services), history),
            self._settings.my_command(),
            self._privacy.command(),
        )

    async def games(self, request: Request) -> Fresh:
        """Return the caller's games. The database is asked, because other processes may serve some of the tables.

        :raises NotSaved: the database does not answer.
        """
        user = request.user
        numbers, count = await self._tables.of(user, MOST_TABLES)
        tables: list[Table] = []
        waiting: list[Waiting] = []
        for number in numbers:
            try:
                table = await self._services.room.find(number)
            except GameMissing as missing:
                waiting.append(Waiting(missing.saved.game, missing.saved.channel))
                continue
            except Refusal as refusal:
                log.info("table %d is not listed: %s", number, refusal.code)
                count -= 1
                continue
            if table.live and table.is_seated(user):
                tables.append(table)
            else:  # it has ended, or they have left it, since the database was asked
                count -= 1
        alone, alone_count = await self._solo_games.store.unfinished(user, MOST_ALONE)
        waiting += [Waiting(each.game) for each in alone if each.game not in self._solo_games.games]
        there = [each for each in alone if each.game in self._solo_games.games]
        games = await self._seen(request, tables)
        return Fresh(games_message(request.words, user, games, there, waiting, count + alone_count))

    async def _seen(self, request: Request, tables: list[Table]) -> list[OwnGame]:
        """Return the tables with what the caller may know of each, and the names of those who have to act there."""
        here, user = request.server, request.user
        channels: dict[int, set[int] | None] = {}
        asked = 0
        for guild in dict.fromkeys(table.guild for table in tables):
            if guild == here:
                channels[guild] = set(await self._visible_channels.of(request.interaction))
                continue
            known = self._visible_channels.knows(request.interaction.client, guild, user)
            if known or asked < MOST_SERVERS:
                asked += not known
                channels[guild] = await self._visible_channels.elsewhere(request.interaction.client, guild, user)
        games: list[OwnGame] = []
        for table in tables:
            sight = _sight(table, channels.get(table.guild))
            acting = [each for seat in table.people_to_act() if (each := table.seats[seat].user) is not None]
            names = await self._services.names.of(table.guild, acting) if sight is Sight.SEEN else {}
            games.append(OwnGame(table, sight, names))
        return games

    async def _game(self, request: Request, named: str | None, user: int) -> str:
        """Return the game that is meant. From then on, errors are told in its words."""
        meant = named or await self._pages.usual_game(request.guild, user)
        about(request.interaction, meant)
        return meant

    async def stats(
        self,
        request: Request,
        game: str | None = None,
        member: discord.User | None = None,
        versus: discord.User | None = None,
    ) -> Answer:
        """Return a person's statistics, by default the caller's own.

        :raises Refusal: ``guild_only``, ``no_statistics``, ``no_own_statistics``.
        """
        user = (member or request.interaction.user).id
        meant = await self._game(request, game, user)
        return await self._pages.statistics(request, meant, user, None if versus is None else versus.id)

    async def history(
        self,
        request: Request,
        game: str | None = None,
        member: discord.User | None = None,
        everybody: bool | None = None,
        where: str | None = None,
    ) -> Answer:
        """Return a list of finished games: the caller's own, another member's, or everybody's.

        :raises Refusal: ``guild_only``.
        """
        user = (member or request.interaction.user).id
        meant = await self._game(request, game, user)
        return await self._pages.history(request, meant, where or SERVER, 0 if everybody else user)
