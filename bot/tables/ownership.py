"""Which servers' tables are this process's to change."""

from __future__ import annotations

from typing import Protocol

from bot.store.fence import Fence


class Ownership(Protocol):
    """Knows which servers this process serves."""

    def fence(self, guild: int) -> Fence | None:
        """Return the lease under which a server's tables may be changed now; None where nobody else could.

        :raises NotOurs: another process serves this server, or none does.
        :raises NotSaved: whether it is still ours is not sure, since the database does not answer.
        """
        ...


class Everything:
    """Where one process serves all servers."""

    def fence(self, guild: int) -> Fence | None:
        """See ``Ownership``."""
        return None
