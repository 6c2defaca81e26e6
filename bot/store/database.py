"""Opening the database: its engine, its settings, its migrations."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from enum import StrEnum
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from filelock import FileLock, Timeout
from sqlalchemy import URL, Connection, Engine, create_engine, event, func, select
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bot.store.errors import FAILURES, raising_not_saved
from bot.store.journal.writer import FileWriter, ServerWriter, Writer

_PACKAGED = Path(__file__).with_name("migrations")
MIGRATIONS = _PACKAGED if _PACKAGED.is_dir() else Path(__file__).parents[2] / "migrations"
"""The folder of Alembic's scripts: in this package once it is installed, at the top level of a checkout."""

DRIVERS = ("sqlite+aiosqlite", "postgresql+asyncpg")

UPGRADING = 0x434C4152_00000000
"""The advisory lock of who upgrades the tables of a database server."""

BUSY_MILLISECONDS = 2000
"""How long we wait for another program that has the SQLite file locked: a backup, say, or a host's own query."""


IDLE_IN_TRANSACTION_SECONDS = 5
"""How long a transaction may stand still on a database server, while its process is paused, say: others wait for it."""

PROGRAM = "cards"
"""With which the name begins that a database server knows each of our sessions by."""

SERVER = {
    "server_settings": {
        "application_name": PROGRAM,
        "idle_in_transaction_session_timeout": str(IDLE_IN_TRANSACTION_SECONDS * 1000),
    }
}


class Synchronous(StrEnum):
    """When an SQLite commit counts as done. In either case a crash of the bot alone loses nothing."""

    FULL = "FULL"
    """When the disk says so: a power cut loses nothing."""
    NORMAL = "NORMAL"
    """When the system has it: a power cut may lose the last moments, and damages nothing."""


class DatabaseUnavailable(Exception):
    """The database cannot be opened; its text says why and what to do."""


class Database:
    """A database that is read from and written to; whatever goes wrong with it raises ``NotSaved``."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """Open a connection to read with.

        :raises NotSaved: the database does not answer, or refuses a statement of the block.
        """
        with raising_not_saved():
            async with self._engine.connect() as connection:
                yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction. It is committed at the end of the block, and rolled back if the block raises anything.

        :raises NotSaved: the database does not answer, or refuses a statement of the block or the commit.
        """
        with raising_not_saved():
            async with self._engine.begin() as connection:
                yield connection


def open_engine(url: str, synchronous: Synchronous = Synchronous.FULL) -> AsyncEngine:
    """Return an engine for the database at this address: for reading, and for migrations.

    :param synchronous: what a power cut may cost, on SQLite.
    :raises DatabaseUnavailable: the address is malformed or of a kind we do not support.
    """
    try:
        parsed = make_url(url)
        if parsed.drivername not in DRIVERS:
            known = " or ".join(f"{driver}://…" for driver in DRIVERS)
            raise DatabaseUnavailable(f"DATABASE_URL begins with {parsed.drivername}://; use {known}")
        engine = create_async_engine(parsed, connect_args={} if _is_file(parsed) else SERVER)
    except (ArgumentError, NoSuchModuleError, ValueError) as error:
        raise DatabaseUnavailable(f"DATABASE_URL is not a database address: {error}") from error
    if _is_file(parsed):
        _set_up_sqlite(engine.sync_engine, synchronous)
    return engine


def open_writer(engine: AsyncEngine, synchronous: Synchronous = Synchronous.FULL) -> Writer:
    """Return what commits to the engine's database.

    :param synchronous: what a power cut may cost, on SQLite.
    """
    if not _is_file(engine.url):
        return ServerWriter(engine)
    file = create_engine(engine.url.set(drivername="sqlite"), connect_args={"check_same_thread": False})
    _set_up_sqlite(file, synchronous)
    return FileWriter(file)


@contextmanager
def sole(engine: AsyncEngine) -> Iterator[None]:
    """Be the only process that serves games from an SQLite file; database servers have other means.

    :raises DatabaseUnavailable: another process does.
    """
    if not _is_file(engine.url) or not engine.url.database:
        yield
        return
    lock = FileLock(f"{engine.url.database}.lock")
    try:
        lock.acquire(timeout=0)
    except Timeout as error:
        raise DatabaseUnavailable(
            f"another process serves games from {engine.url.database}; stop it, or use PostgreSQL, which several share"
        ) from error
    except OSError as error:
        raise DatabaseUnavailable(f"cannot open the database {_safe(engine)}: {error.strerror}") from error
    try:
        yield
    finally:
        lock.release()


def _is_file(url: URL) -> bool:
    return url.drivername.startswith("sqlite")


def _set_up_sqlite(engine: Engine, synchronous: Synchronous) -> None:
    """Let readers and the writer of an SQLite file never wait for each other."""
    pragmas = (
        f"busy_timeout={BUSY_MILLISECONDS}",  # first of all: the others may find the file locked already
        "journal_mode=WAL",
        f"synchronous={synchronous.value}",
        "foreign_keys=ON",
    )

    def connected(connection: Any, _record: object) -> None:
        cursor = connection.cursor()
        for pragma in pragmas:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    event.listen(engine, "connect", connected)


async def upgrade(engine: AsyncEngine, revision: str = "head") -> None:
    """Bring the database to the newest version of its tables (or to the given one).

    :raises DatabaseUnavailable: it cannot be reached or written, or is newer than this version of the bot.
    """
    try:
        await asyncio.to_thread(_check_file, engine)
        async with engine.begin() as connection:
            await connection.run_sync(_upgrade, revision)
    except (*FAILURES, sqlite3.Error) as error:
        reason = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise DatabaseUnavailable(f"cannot open the database {_safe(engine)}: {reason}") from error
    except CommandError as error:
        raise DatabaseUnavailable(f"cannot upgrade the database {_safe(engine)}: {error}") from error


def _check_file(engine: AsyncEngine) -> None:
    """Open an SQLite file once, and close it. aiosqlite leaves a thread behind where it cannot be opened."""
    if _is_file(engine.url) and engine.url.database:
        sqlite3.connect(engine.url.database).close()


def _safe(engine: AsyncEngine) -> str:
    return engine.url.render_as_string(hide_password=True)


def _upgrade(connection: Connection, revision: str) -> None:
    if connection.dialect.name == "postgresql":  # where several processes may start at the same time
        connection.execute(select(func.pg_advisory_xact_lock(UPGRADING)))
    command.upgrade(migration_config(connection), revision)


def migration_config(connection: Connection) -> Config:
    """Return Alembic's configuration for working on an open connection."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))  # as in an .ini file
    config.attributes["connection"] = connection
    return config
