"""Committing: one transaction for all entries of a batch, on SQLite in one hop to a thread of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol

from sqlalchemy import Engine
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store.entries import Entry, Opening
from bot.store.statements import write_all

SERVER_SECONDS = 5.0
"""How long a database server may take for a transaction before we give the connection up."""


class Writer(Protocol):
    """Commits batches, one at a time."""

    async def commit(self, entries: Sequence[Opening | Entry]) -> list[int | None]:
        """Write all entries in one transaction, or none; return the numbers of those tables that are opened.

        :raises sqlalchemy.exc.SQLAlchemyError: the database did not take it.
        :raises OSError: the database cannot be reached, or did not answer in time.
        """
        ...

    async def close(self) -> None:
        """Let go of the database."""
        ...


class FileWriter:
    """Writes to an SQLite file with the standard library's driver: aiosqlite would hop to its thread per statement."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="journal")

    async def commit(self, entries: Sequence[Opening | Entry]) -> list[int | None]:
        """See ``Writer``."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._commit, entries)

    def _commit(self, entries: Sequence[Opening | Entry]) -> list[int | None]:
        with self._engine.begin() as connection:
            return write_all(connection, entries)

    async def close(self) -> None:
        """See ``Writer``."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._engine.dispose)
        self._thread.shutdown()


class ServerWriter:
    """Writes to a database server."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def commit(self, entries: Sequence[Opening | Entry]) -> list[int | None]:
        """See ``Writer``."""
        async with asyncio.timeout(SERVER_SECONDS), self._engine.begin() as connection:
            return await connection.run_sync(write_all, entries)

    async def close(self) -> None:
        """See ``Writer``; the engine belongs to who opened it."""
