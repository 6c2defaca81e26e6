"""Presence: whether people are still in the server and see the channel of their table.

What they have pressed is noted by ``Table.saw``, at no cost. Discord is asked about the others only when something
depends on it: who is the host, and whether a table still needs its channel.
"""

import asyncio
from abc import abstractmethod
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from bot.runtime.engine import Happening
from bot.runtime.refusal import Refusal
from bot.tables.live.live_tables import LiveTables
from bot.tables.rules.table import Table

HOSTS_ONLY: Final = ("host_starts", "begins_soon", "only_host", "only_host_or_moderator", "kick_host")
"""The codes of refusals that depend on who is the host."""

T = TypeVar("T")


async def _unknown(table: Table, user: int) -> bool | None:
    return None


class Presence(LiveTables):
    """Live tables, and who is there."""

    attends: Callable[[Table, int], Awaitable[bool | None]] = staticmethod(_unknown)
    """Tells whether somebody is still in a table's server and sees its channel; None if it is not known."""

    async def look(self, table: Table) -> bool:
        """Find out which of a table's people have left the server; return whether that is news."""
        people = table.people
        there = await asyncio.gather(*(self.attends(table, user) for user in people))
        unknown = {user for user, attends in zip(people, there, strict=True) if attends is None}
        gone = (table.gone & unknown).union(user for user, at in zip(people, there, strict=True) if at is False)
        if gone == table.gone:
            return False
        table.gone = gone
        self._changed(table, Happening.TOUCHED)
        return True

    async def hosted(self, table: Table, act: Callable[[], Awaitable[T]]) -> T:
        """Do what a table's host may do; if that is refused, find out who has left the server, and try again."""
        try:
            return await act()
        except Refusal as refusal:
            if refusal.code not in HOSTS_ONLY or not await self.look(table):
                raise
        return await act()

    @abstractmethod
    async def give_way(self, table: Table) -> bool:
        """Free the channel of a table that nobody attends; return whether it is free now."""
