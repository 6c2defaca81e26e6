"""Finds out whether a table's message has scrolled out of sight, by reading the channel from time to time.

The bot does not subscribe to message events: the events of all servers would cost more than the games do, and what
people write is none of the bot's business.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import aiohttp
import discord

from bot.tables.table.table import Table

log = logging.getLogger(__name__)

FAR: int = 8
"""How many messages below a table's make it scroll out of sight: about as many as a phone shows at once."""

LOOK_SECONDS = 45.0
"""The least time between two looks at the same table, in seconds."""

LOOKS_PER_SECOND = 1.0
"""How many tables are looked at per second, at most. Each look is a request, and the bot may send 50 per second."""

BLIND_SECONDS = 60 * 60.0
"""How long a channel that the bot may not read is skipped, in seconds, before it tries again."""


MOST_TABLES = 20_000
"""How many tables are remembered, at most. Those handed on to another process are forgotten in this way."""


class Scrolling:
    """Counts the messages below those of tables in play."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._looked: dict[int, float] = {}
        """When each live table was last looked at, by the event loop's clock. The least recent one comes first."""
        self._next = 0.0
        self._blind: dict[int, float] = {}
        """Until when each channel that the bot may not read is skipped, by the event loop's clock."""

    def forget(self, table: Table) -> None:
        """Drop the state of a table that is over."""
        self._looked.pop(table.id, None)
        self._blind.pop(table.channel, None)

    async def is_far_up(self, table: Table) -> bool:
        """Return whether a table's message has scrolled out of sight; False also if it is not time to look yet."""
        now = asyncio.get_running_loop().time()
        first = table.id not in self._looked
        if first:
            self._note(table.id, now)
        due = not first and now - self._looked[table.id] >= LOOK_SECONDS and now >= self._next
        if not due or table.message is None or not table.live or now < self._blind.get(table.channel, now):
            return False
        self._note(table.id, now)
        self._next = now + 1 / LOOKS_PER_SECOND
        return await self._count_below(table.guild, table.channel, table.message) >= FAR

    def _note(self, table: int, now: float) -> None:
        self._looked.pop(table, None)
        self._looked[table] = now
        if len(self._looked) > MOST_TABLES:
            del self._looked[next(iter(self._looked))]

    async def _count_below(self, guild: int, channel: int, message: int) -> int:
        place: Any = self._client.get_partial_messageable(channel, guild_id=guild)
        try:
            found = [each async for each in place.history(after=discord.Object(message), limit=FAR)]
        except discord.Forbidden:
            now = asyncio.get_running_loop().time()
            self._blind = {each: until for each, until in self._blind.items() if until > now}
            self._blind[channel] = now + BLIND_SECONDS
            return 0
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            log.info("the messages of channel %d cannot be read: %s", channel, error)
            return 0
        return len(found)
