"""Who may write about a server, and what is raised where nothing was written.

Fencing: only the process that holds the lease of a server's shard may write about the server.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Protocol

from sqlalchemy import Connection, text
from sqlalchemy.exc import InterfaceError, OperationalError, SQLAlchemyError

DATABASE_FAILURES: Final = (SQLAlchemyError, OSError)
"""Everything that SQLAlchemy and the drivers raise. It includes ``TimeoutError``, which is an ``OSError``."""

OUT_OF_ORDER: Final = (OperationalError, InterfaceError, OSError)
"""The failures that concern every statement, not just one: the disk is full, the file locked, the server gone."""

DEADLOCK: Final = "40P01"
"""PostgreSQL's code for a transaction that it has given up, as it and another one waited for each other."""


def deadlocked(error: BaseException | None) -> bool:
    """Return whether a transaction was given up so that another one could go on: it can be tried again."""
    return getattr(getattr(error, "orig", None), "sqlstate", None) == DEADLOCK


EMOJIS: Final = 3
"""The key of what one process does at a time: uploading and deleting the application's emojis."""


class NotSaved(Exception):
    """The database refused or did not answer, for reading or for writing. ``__cause__`` is the driver's own error."""


class OutOfDate(NotSaved):
    """What was to be changed has gone on elsewhere, or was deleted. Load it and decide again.

    It is a tournament's record, or a game that one person plays without a table.
    """


class ChannelTaken(Exception):
    """The channel has a live game already."""


class CannotPay(Exception):
    """Somebody can bring ``free`` credits only, and not the stake of a game that was to begin. Nothing was written."""

    def __init__(self, user: int, stake: int, free: int) -> None:
        super().__init__(f"{free} of {stake} credits")
        self.user, self.stake, self.free = user, stake, free


@dataclass(frozen=True, slots=True, order=True)
class Shard:
    """One of the shards into which Discord divides the servers."""

    number: int
    count: int

    def __str__(self) -> str:
        return f"{self.number} of {self.count}"

    def has(self, guild: int) -> bool:
        """Tell whether a server is on this shard. Direct messages (0) are on the first shard."""
        return (guild >> 22) % self.count == self.number


@dataclass(frozen=True, slots=True, order=True)
class Fence:
    """The lease of a shard under which a process decided what to write about a server."""

    shard: int
    number: int
    """Counts the leases of this shard. The current one has the highest number."""
    shards: int
    """The number of shards into which that process divides the servers. It says which servers are on this shard."""
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
    "SELECT shards, shard, fence FROM shards"
    " WHERE EXISTS (SELECT FROM unnest(CAST(:servers AS bigint[])) AS server WHERE server % shards = shard)"
    " ORDER BY shard FOR SHARE"
)
# Taking over a shard updates its row, and dividing the servers anew deletes it. Both wait for transactions that have
# read the row FOR SHARE here; later transactions see the new row.


def check_fences(connection: Connection, fences: Iterable[Fence]) -> None:
    """Make sure that no lease has been taken over, and that none will be before the transaction ends.

    :raises Fenced: at least one has been taken over.
    """
    fences = set(fences)
    if not fences:
        return
    servers = {"servers": sorted({fence.server for fence in fences})}
    current = {(row.shards, row.shard, row.fence) for row in connection.execute(_LEASES, servers)}
    lost = frozenset(fence for fence in fences if (fence.shards, fence.shard, fence.number) not in current)
    if lost:
        raise Fenced(lost)


class Ownership(Protocol):
    """Knows which servers this process serves."""

    def fence(self, guild: int) -> Fence | None:
        """Return the lease under which a server's tables may be changed now; None if there is no other process.

        :raises NotOurs: another process serves this server, or none does.
        :raises NotSaved: the database does not answer, so the lease may have passed to another process.
        """
