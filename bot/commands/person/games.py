"""``/my games``: a person's games under way in all channels, and whose turn it is."""

import logging
from typing import Any, Final

from discord import app_commands

from bot.commands.kit.answer import Fresh
from bot.commands.kit.command import AnyInteraction, command, guarded
from bot.commands.kit.services import Services, server_of
from bot.interactions.visible_channels import VisibleChannels
from bot.store.people.own_tables import OwnTables
from bot.tables.kit.refusal import Refusal
from bot.tables.solo import SoloGames
from bot.tables.table.missing import GameMissing
from bot.tables.table.table import Table
from bot.views.person.games import MOST_ALONE, OwnGame, Sight, Waiting, games_message

log = logging.getLogger(__name__)

MOST_TABLES: Final = 20
"""How many tables are read at most. Each has to be replayed, and more would not fit into a message."""

MOST_SERVERS: Final = 3
"""About how many servers Discord is asked at most, besides the one they ask in, what the person can see there. Servers
about which it need not be asked do not count."""


class OwnGames:
    """The command. It asks the database, because other processes may serve some of the tables."""

    def __init__(self, services: Services, tables: OwnTables, solo_games: SoloGames) -> None:
        self._services = services
        self._tables = tables
        self._solo_games = solo_games
        self._visible_channels = VisibleChannels()

    def command(self) -> app_commands.Command[Any, ..., None]:
        """Return the command."""
        return command("games", guarded(self.show, self._services))

    async def show(self, interaction: AnyInteraction) -> Fresh:
        """Return the caller's games.

        :raises NotSaved: the database does not answer.
        """
        user = interaction.user.id
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
        games = await self._seen(interaction, tables)
        words = self._services.languages.of(interaction)
        return Fresh(games_message(words, user, games, there, waiting, count + alone_count))

    async def _seen(self, interaction: AnyInteraction, tables: list[Table]) -> list[OwnGame]:
        """Return the tables with what the caller may know of each, and the names of those who have to act there."""
        here, user = server_of(interaction), interaction.user.id
        channels: dict[int, set[int] | None] = {}
        asked = 0
        for guild in dict.fromkeys(table.guild for table in tables):
            if guild == here:
                channels[guild] = set(await self._visible_channels.of(interaction))
                continue
            known = self._visible_channels.knows(interaction.client, guild, user)
            if known or asked < MOST_SERVERS:
                asked += not known
                channels[guild] = await self._visible_channels.elsewhere(interaction.client, guild, user)
        games: list[OwnGame] = []
        for table in tables:
            sight = _sight(table, channels.get(table.guild))
            acting = [each for seat in table.people_to_act() if (each := table.seats[seat].user) is not None]
            names = await self._services.names.of(table.guild, acting) if sight is Sight.SEEN else {}
            games.append(OwnGame(table, sight, names))
        return games


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
