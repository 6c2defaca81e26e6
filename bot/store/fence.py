"""Who may write about a server: the process that holds its shard, by the number of its lease."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from sqlalchemy import Connection, bindparam, select

from bot.store.models import ShardRow


@dataclass(frozen=True, slots=True)
class Shard:
    """One of the parts into which Discord divides the servers."""

    number: int
    count: int

    def has(self, guild: int) -> bool:
        """Tell whether a server belongs to it; direct messages (0) are the first shard's."""
        return (guild >> 22) % self.count == self.number


@dataclass(frozen=True, slots=True, order=True)
class Fence:
    """The lease of a shard that somebody held when they decided what to write."""

    shard: int
    number: int
    """Counts the leases of this shard: who holds it now has the highest."""


class NotOurs(Exception):
    """Another process serves this server now. It is told of every click, too, so there is nothing to say to anybody."""


class Fenced(Exception):
    """Entries were decided under leases that others have taken over since; nothing of their transaction was written."""

    def __init__(self, fences: frozenset[Fence]) -> None:
        super().__init__(f"others have taken over what we held by {sorted(fences)}")
        self.fences = fences


_LEASES = (
    select(ShardRow.shard, ShardRow.fence)
    .where(ShardRow.shard.in_(bindparam("shards", expanding=True)))
    .order_by(ShardRow.shard)
    .with_for_update(read=True)
)
# Taking a shard over changes its row: that waits for transactions that have read it here, and later ones see it.


def check_fences(connection: Connection, fences: Iterable[Fence]) -> None:
    """Make sure, for the rest of the transaction, that no lease has been taken over.

    :raises Fenced: one has.
    """
    fences = set(fences)
    if not fences:
        return
    shards = sorted({fence.shard for fence in fences})
    found = {Fence(row.shard, row.fence) for row in connection.execute(_LEASES, {"shards": shards})}
    lost = frozenset(fences - found)
    if lost:
        raise Fenced(lost)
