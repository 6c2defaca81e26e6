"""The command ``/club``, which only servers with a club have."""

import asyncio
import logging
from collections.abc import Sequence
from typing import Any, Final

import discord

from bot.features.tournaments.clubs.store import ClubStore
from bot.interactions.refused_requests import NotingFailure
from bot.store.engine.fence import NotSaved

log = logging.getLogger(__name__)

NAME: Final = "club"

ONLY_GLOBAL: Final = ("contexts", "integration_types", "dm_permission")
"""What Discord is told of commands for all servers only."""


class GuildCommands:
    """Publishes ``/club`` in servers that have a club, and takes it away with the last one."""

    def __init__(self, client: discord.Client, clubs: ClubStore) -> None:
        self._client = client
        self._clubs = clubs
        self._commands: list[Any] = []
        self._changing = asyncio.Lock()
        """Held while a server's commands are published, so that what was decided last is published last."""

    def take(self, commands: Sequence[Any]) -> None:
        """Take the commands as they are published from now on; see ``describe``."""
        own = [each for each in commands if each["name"] == NAME]
        self._commands = [{key: each[key] for key in each if key not in ONLY_GLOBAL} for each in own]

    async def renew(self, guild: int) -> None:
        """Publish a server's own commands, as its clubs are now. Doing it twice does no harm."""
        # If Discord refuses, the next start tries again. Until then, clubs are found by the buttons of their messages.
        assert self._client.application_id is not None
        async with self._changing:
            with NotingFailure(log.warning, "the commands of server %d stay as they are: %r", guild, also=(NotSaved,)):
                wanted = self._commands if await self._clubs.all(guild) else []
                await self._client.http.bulk_upsert_guild_commands(self._client.application_id, guild, wanted)

    async def renew_all(self) -> None:
        """Publish the commands of every server that has a club: this version may have others."""
        try:
            guilds = await self._clubs.guilds()
        except NotSaved:
            log.warning("the commands of servers with clubs stay as they are: the database does not answer")
            return
        for guild in guilds:
            await self.renew(guild)
