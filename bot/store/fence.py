"""Fencing: only the process that holds the lease of a server's shard may write about the server."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from sqlalchemy import Connection, bindparam, select

from bot.store.models import FleetRow, ShardRow


@dataclass(frozen=True, slots=True)
class Shard:
    """One of the shards into which Discord divides the servers."""

    number: int
    count: int

    def has(self, guild: int) -> bool:
        """Tell whether a server is on this shard. Direct messages (0) are on the first shard."""
        return (guild >> 22) % self.count == self.number


@dataclass(frozen=True, slots=True, order=True)
class Fence:
    """The lease of a shard under which a process decided what to write."""

    shard: int
    number: int
    """Counts the leases of this shard. The current one has the highest number."""
    shards: int
    """The number of shards into which that process divides the servers. It says which servers are on this shard."""


class NotOurs(Exception):
    """Another process serves this server now. It receives every click as well, so this process need not answer."""


class Fenced(Exception):
    """Some entries of a transaction were decided under leases that have been taken over. None of it was written."""

    def __init__(self, fences: frozenset[Fence]) -> None:
        super().__init__(f"other processes have taken over {sorted(fences)}")
        self.fences = fences


_LEASES = (
    select(ShardRow.shard, ShardRow.fence, select(FleetRow.shards).scalar_subquery().label("shards"))
    .where(ShardRow.shard.in_(bindparam("shards", expanding=True)))
    .order_by(ShardRow.shard)
    .with_for_update(read=True, of=ShardRow)
)
# Taking over a shard updates its row. The update waits for transactions that have read the row FOR SHARE here; later
# transactions see the new fence. The fleet's row needs no lock, because dividing the servers anew updates the rows of
# all shards as well.


def check_fences(connection: Connection, fences: Iterable[Fence]) -> None:
    """Make sure that no lease has been taken over, and that none will be before the transaction ends.

    A lease of a fleet that divided the servers into another number of shards has been taken over, too.

    :raises Fenced: at least one has been taken over.
    """
    fences = set(fences)
    if not fences:
        return
    rows = connection.execute(_LEASES, {"shards": sorted({fence.shard for fence in fences})})
    found = {Fence(row.shard, row.fence, row.shards) for row in rows}
    lost = frozenset(fences - found)
    if lost:
        raise Fenced(lost)
