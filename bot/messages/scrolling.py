"""Whether a table has scrolled out of sight: we hear of no messages but our own, so now and then we look.

The events of all messages of all servers would cost more than the games; and what people write is none of our business.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import aiohttp
import discord

from bot.tables.table import Table

log = logging.getLogger(__name__)

FAR: int = 8
"""Messages below a table's after which it is posted again: about what a phone shows at once."""

LOOK_SECONDS = 45.0
"""How often one table is looked after, at most."""

LOOKS_PER_SECOND = 1.0
"""How many tables are looked after in a second: each look is a request with our token, of which there are 50."""

BLIND_SECONDS = 60 * 60.0
"""How long a channel that we may not read is left alone; somebody may allow it some day."""


class Scrolling:
    """Looks at what stands below the tables at which somebody plays."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._looked: dict[int, float] = {}
        """When each live table was looked after last."""
        self._next = 0.0
        self._blind: dict[int, float] = {}
        """Channels whose messages we may not read, and until when we take that as given."""

    def forget(self, table: Table) -> None:
        """Drop what is known of a table that is over."""
        self._looked.pop(table.id, None)
        self._blind.pop(table.channel, None)

    async def is_far_up(self, table: Table) -> bool:
        """Look below the message, if it is time to; tell whether so much stands there that it should come down."""
        now = asyncio.get_running_loop().time()
        first = table.id not in self._looked
        if first:
            self._looked[table.id] = now
        due = not first and now - self._looked[table.id] >= LOOK_SECONDS and now >= self._next
        if not due or table.message is None or not table.live or now < self._blind.get(table.channel, now):
            return False
        self._looked[table.id] = now
        self._next = now + 1 / LOOKS_PER_SECOND
        return await self._count_below(table.guild, table.channel, table.message) >= FAR

    async def _count_below(self, guild: int, channel: int, message: int) -> int:
        place: Any = self._client.get_partial_messageable(channel, guild_id=guild)
        try:
            found = [each async for each in place.history(after=discord.Object(message), limit=FAR)]
        except discord.Forbidden:
            self._blind[channel] = asyncio.get_running_loop().time() + BLIND_SECONDS
            return 0
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            log.info("channel %d cannot be looked at: %s", channel, error)
            return 0
        return len(found)
