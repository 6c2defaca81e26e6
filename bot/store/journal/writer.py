"""Committing: one transaction for each batch of entries; on SQLite, one hop to the writer's own thread."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy import Connection, Engine, create_engine
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store.engine.database import Store, Synchronous, is_file, set_up_sqlite
from bot.store.engine.fence import Fence, check_fences, raising_not_saved
from bot.store.journal.entries import Entry, New
from bot.store.journal.statements import Counts, write_all

T = TypeVar("T")

SERVER_SECONDS = 5.0
"""How long a database server may take for a transaction before we give up the connection."""


class Writer(ABC):
    """Commits batches, one at a time.

    Every method raises ``SQLAlchemyError`` if the database refuses, and ``OSError`` if it cannot be reached.
    """

    def __init__(self) -> None:
        self.counting: list[Counts] = []
        """What counts each entry in its transaction."""

    async def commit(self, entries: Sequence[New | Entry], fences: Collection[Fence] = ()) -> list[int | None]:
        """Write all entries in one transaction, or none; return the numbers of what is new, and None for others.

        :param fences: the leases under which the entries were decided.
        :raises Fenced: another process has taken over at least one of these shards.
        :raises OSError: also if the database did not answer in time.
        """

        def work(connection: Connection) -> list[int | None]:
            check_fences(connection, fences)
            return write_all(connection, entries, self.counting)

        return await self.transact(work)

    @abstractmethod
    async def transact(self, work: Callable[[Connection], T]) -> T:
        """Call a function in one transaction, without a time limit, and return what it returns."""

    @abstractmethod
    async def read(self, work: Callable[[Connection], T]) -> T:
        """Call a function that only reads, without waiting for transactions, and return what it returns."""

    @abstractmethod
    async def close(self) -> None:
        """Disconnect from the database."""


class SharingStore(Store):
    """A store that writes with the writer of the moves. On SQLite, they take turns and need not wait for a lock."""

    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        super().__init__(engine)
        self._writer = writer

    async def _transact(self, work: Callable[[Connection], T]) -> T:
        with raising_not_saved():
            async with asyncio.timeout(SERVER_SECONDS):
                return await self._writer.transact(work)


class _Line:
    """A connection to an SQLite file that stays open, and the thread that uses it."""

    def __init__(self, engine: Engine, name: str) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix=name)
        self._connection: Connection | None = None
        """Kept from one transaction to the next, since nobody else uses it; None after one that failed."""
        self._closed = False

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """Call a function in a transaction."""
        if self._closed:
            raise ConnectionError("the connection is closed")
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._transact, work)

    def _transact(self, work: Callable[[Connection], T]) -> T:
        if self._connection is None:
            self._connection = self._engine.connect()
        try:
            with self._connection.begin():
                return work(self._connection)
        except BaseException:
            self._disconnect()
            raise

    def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()

    async def close(self) -> None:
        """Finish what has been begun, and disconnect. Doing so again changes nothing."""
        if not self._closed:
            self._closed = True
            await asyncio.get_running_loop().run_in_executor(self._thread, self._disconnect)
        await asyncio.to_thread(self._thread.shutdown)


class FileWriter(Writer):
    """Writes to an SQLite file with the standard library's driver. aiosqlite would hop threads for each statement."""

    def __init__(self, engine: Engine) -> None:
        super().__init__()
        self._engine = engine
        self._writing = _Line(engine, "journal")
        self._reading = _Line(engine, "reader")

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """See ``Writer``."""
        return await self._writing.transact(work)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """See ``Writer``."""
        return await self._reading.transact(work)

    async def close(self) -> None:
        """See ``Writer``."""
        await self._writing.close()
        await self._reading.close()
        self._engine.dispose()


class ServerWriter(Writer):
    """Writes to a PostgreSQL server."""

    def __init__(self, engine: AsyncEngine) -> None:
        super().__init__()
        self._engine = engine

    async def commit(self, entries: Sequence[New | Entry], fences: Collection[Fence] = ()) -> list[int | None]:
        """See ``Writer``."""
        async with asyncio.timeout(SERVER_SECONDS):
            return await super().commit(entries, fences)

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """See ``Writer``."""
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """See ``Writer``."""
        async with self._engine.connect() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        """Do nothing: the engine is closed by the code that opened it."""


def open_writer(engine: AsyncEngine, synchronous: Synchronous = Synchronous.FULL) -> Writer:
    """Return a writer that commits to the engine's database. ``synchronous`` is for SQLite only."""
    if not is_file(engine.url):
        return ServerWriter(engine)
    file = create_engine(engine.url.set(drivername="sqlite"), connect_args={"check_same_thread": False})
    set_up_sqlite(file, synchronous)
    return FileWriter(file)
