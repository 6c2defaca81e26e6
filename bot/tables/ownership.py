"""Which servers' tables this process may change."""

from __future__ import annotations

from typing import Protocol

from bot.store.engine.fence import Fence


class Ownership(Protocol):
    """Knows which servers this process serves."""

    def fence(self, guild: int) -> Fence | None:
        """Return the lease under which a server's tables may be changed now; None if there is no other process.

        :raises NotOurs: another process serves this server, or none does.
        :raises NotSaved: the database does not answer, so the lease may have passed to another process.
        """
        ...


class Everything:
    """The ownership of a single process that serves all servers."""

    def fence(self, guild: int) -> Fence | None:
        """See ``Ownership``."""
        return None
