"""Fencing: only the process that holds the lease of a server's shard may write about the server.

Discord divides the servers by a number of shards. While that number changes, there are two divisions side by side,
called generations, and each server belongs to the shard of the newest generation that has taken it over.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from math import gcd, lcm
from typing import Any, Final

from sqlalchemy import Connection, text

MOST_NUMBERS: Final = 1 << 17
"""More shards than any generation has."""

GENERATIONS_TOLD_APART: Final = 1 << 14
"""So many generations that follow each other have keys of their own."""


@dataclass(frozen=True, slots=True)
class Shard:
    """One of the shards into which Discord divides the servers."""

    number: int
    count: int
    generation: int = 0
    """Counts the divisions of this bot's servers. A change of the number of shards begins the next one."""
    without: tuple[Shard, ...] = field(default=(), compare=False)
    """Newer shards, whose servers are not meant."""

    def __str__(self) -> str:
        return f"{self.number} of {self.count}"

    @property
    def key(self) -> int:
        """A number that tells it apart from the shards of all generations that can exist at the same time."""
        return (self.generation % GENERATIONS_TOLD_APART) * MOST_NUMBERS + self.number

    def has(self, guild: int) -> bool:
        """Tell whether a server is on this shard. Direct messages (0) are on the first shard."""
        on_it = (guild >> 22) % self.count == self.number
        return on_it and not any(each.has(guild) for each in self.without)

    def meets(self, other: Shard) -> bool:
        """Tell whether a server can be on both shards."""
        return (self.number - other.number) % gcd(self.count, other.count) == 0

    def common(self, other: Shard) -> Shard:
        """Return the servers that are on both shards, which must meet, as a shard of a finer division."""
        number = other.number
        while number % self.count != self.number:
            number += other.count
        return Shard(number, lcm(self.count, other.count))


@dataclass(frozen=True, slots=True, order=True)
class Fence:
    """The lease of a shard under which a process decided what to write about a server."""

    shard: int
    number: int
    """Counts the leases of this shard. The current one has the highest number."""
    shards: int
    """The number of shards into which that process divides the servers. It says which servers are on this shard."""
    generation: int = 0
    server: int = 0
    """What Discord divides by the number of shards: the server's id without its lowest 22 bits."""


class NotOurs(Exception):
    """Another process serves this server now. It receives every click as well, so this process need not answer."""


class Fenced(Exception):
    """Some entries of a transaction were decided under leases that have been taken over. None of it was written."""

    def __init__(self, fences: frozenset[Fence]) -> None:
        super().__init__(f"other processes have taken over {sorted(fences)}")
        self.fences = fences


_LEASES = text(
    "SELECT generation, shards, shard, fence, owns, newest FROM shards"
    " WHERE EXISTS (SELECT FROM unnest(CAST(:servers AS bigint[])) AS server WHERE server % shards = shard)"
    " ORDER BY generation, shard FOR SHARE"
)
# Taking over a shard, and moving servers to it, update its row. The update waits for transactions that have read the
# row FOR SHARE here; later transactions see the new row. A new generation updates the rows of all earlier ones in the
# same way, before any of its shards can have servers.


def check_fences(connection: Connection, fences: Iterable[Fence]) -> None:
    """Make sure that no lease has been taken over, and that none will be before the transaction ends.

    A lease is taken over for a server, too, when the server has moved to a shard of a newer generation.

    :raises Fenced: at least one has been taken over.
    """
    fences = set(fences)
    if not fences:
        return
    servers = {"servers": sorted({fence.server for fence in fences})}
    rows = list(connection.execute(_LEASES, servers))
    while rows and rows[-1].generation < max(row.newest for row in rows):
        rows = list(connection.execute(_LEASES, servers))  # a generation has begun while we waited for the rows
    lost = frozenset(fence for fence in fences if _owner(fence.server, rows) != _lease_of(fence))
    if lost:
        raise Fenced(lost)


def _owner(server: int, rows: Iterable[Any]) -> tuple[int, int, int, int] | None:
    """Return the lease under which a server's tables may be changed: the last one of those that own it."""
    owners = (row for row in rows if row.owns and server % row.shards == row.shard)
    return max(((row.generation, row.shards, row.shard, row.fence) for row in owners), default=None)


def _lease_of(fence: Fence) -> tuple[int, int, int, int]:
    return fence.generation, fence.shards, fence.shard, fence.number
