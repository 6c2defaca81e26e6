"""Opening the database, migrating it, and reading and writing with one kind of error."""

import asyncio
import logging
import os
import sqlite3
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager, nullcontext
from enum import StrEnum
from pathlib import Path
from typing import Any, TypeAlias, TypeVar, TypeVarTuple
from urllib.parse import unquote, urlsplit

from filelock import FileLock, Timeout
from sqlalchemy import URL, Connection, Engine, Row, Text, UpdateBase, column, event, func, inspect, select, table
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.sql.selectable import TypedReturnsRows

from bot.store.engine.address import BadAddress, read_address
from bot.store.engine.fence import DATABASE_FAILURES, NotSaved
from bot.store.engine.models import REVISION

log = logging.getLogger(__name__)

T = TypeVar("T")
Ts = TypeVarTuple("Ts")
Values: TypeAlias = Mapping[str, Any]
"""A statement's parameters."""

_VERSIONS = table("alembic_version", column("version_num", Text))

_TURN = "turn"
"""The option of an SQLite engine that has the lock which a transaction holds that writes."""

UPGRADING = 0x434C4152_00000000
"""The key of the advisory lock that a process holds while it migrates a PostgreSQL database."""

BUSY_MILLISECONDS = 2000
"""How long we wait while another program, such as a backup, has the SQLite file locked."""

ANALYSED_ROWS = 1_000
"""How many rows of each index SQLite looks at, at most, to guess how much there is."""

IDLE_IN_TRANSACTION_SECONDS = 5
"""How long a transaction on PostgreSQL may be idle, because its process is paused, say, before the server ends it."""

PROGRAM = "cards"
"""The beginning of the application name of each of our PostgreSQL sessions."""

SERVER = {
    "server_settings": {
        "application_name": PROGRAM,
        "idle_in_transaction_session_timeout": str(IDLE_IN_TRANSACTION_SECONDS * 1000),
    }
}
"""What asyncpg is told when it connects."""


class Synchronous(StrEnum):
    """When an SQLite commit counts as done. With either setting, a crash of the bot alone loses nothing."""

    FULL = "FULL"
    """When the disk has it: a power cut loses nothing."""
    NORMAL = "NORMAL"
    """When the operating system has it: a power cut may lose the last few commits, but does not damage the file."""


class DatabaseUnavailable(Exception):
    """The database cannot be opened. The text says why, and what to do."""


class Database:
    """Reads and writes rows. Every failure of the database raises ``NotSaved``."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self.dialect = engine.dialect.name
        """``sqlite`` or ``postgresql``."""
        # A transaction would take two more trips to PostgreSQL. Its statements would see no more of one moment: each
        # sees what has been committed when it begins. SQLite's driver begins none to read.
        self._reading = (
            engine.execution_options(isolation_level="AUTOCOMMIT") if self.dialect == "postgresql" else engine
        )
        self._turn = engine.get_execution_options().get(_TURN) or nullcontext()

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """Open a connection to read with. If the database refuses a statement of the block, this raises, too."""
        with raising_not_saved():
            async with self._reading.connect() as connection:
                yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction. It is committed at the end of the block, and rolled back if the block raises anything.

        On SQLite it is the only one that writes, so what it reads first stays true until it ends. Those of this process
        take turns: who waits for the file's lock may wait in vain, since SQLite does not let the first go first.
        """
        with raising_not_saved():
            async with self._turn, self._engine.begin() as connection:
                if self.dialect == "sqlite":  # whose driver would begin it with the first change only
                    await connection.exec_driver_sql("BEGIN IMMEDIATE")
                yield connection

    async def rows(self, query: TypedReturnsRows[*Ts], values: Values | None = None) -> Sequence[Row[*Ts]]:
        """Return all rows that a query finds."""
        async with self.read() as connection:
            return (await connection.execute(query, values)).all()

    async def row(self, query: TypedReturnsRows[*Ts], values: Values | None = None) -> Row[*Ts] | None:
        """Return the only row that a query finds; None if there is none."""
        async with self.read() as connection:
            return (await connection.execute(query, values)).one_or_none()

    async def values(self, query: TypedReturnsRows[T], values: Values | None = None) -> Sequence[T]:
        """Return the first column of all rows that a query finds."""
        async with self.read() as connection:
            return (await connection.scalars(query, values)).all()

    async def value(self, query: TypedReturnsRows[T], values: Values | None = None) -> T | None:
        """Return the first column of the first row that a query finds; None if there is none."""
        async with self.read() as connection:
            return await connection.scalar(query, values)

    async def execute(self, statement: UpdateBase) -> int:
        """Execute a statement in a transaction of its own; return how many rows it has changed."""
        async with self.write() as connection:
            return (await connection.execute(statement)).rowcount


class Store:
    """What keeps one kind of thing in the database.

    Every method that reads or writes raises ``NotSaved`` if the database refuses or does not answer. If it refuses,
    nothing has changed.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._database = Database(engine)


def open_engine(url: str, synchronous: Synchronous = Synchronous.FULL, *, writes: bool = True) -> AsyncEngine:
    """Return an engine for the database at this address. It does not connect yet.

    :param synchronous: for SQLite only.
    :param writes: False if an SQLite file, and what lies beside it, must stay as they are.
    :raises DatabaseUnavailable: the address cannot be used; see ``read_address``.
    """
    try:
        parsed = read_address(url)
    except BadAddress as error:
        raise DatabaseUnavailable(f"the address of the database {error}") from error
    if is_file(parsed) and not writes:
        return create_async_engine(_read_only(parsed))
    if not is_file(parsed):
        return create_async_engine(parsed, connect_args=SERVER)
    engine = create_async_engine(parsed, execution_options={_TURN: asyncio.Lock()})
    set_up_sqlite(engine.sync_engine, synchronous)
    return engine


def _read_only(url: URL) -> URL:
    """Return the address at which SQLite writes nothing.

    Even a reader makes files beside one that is in WAL mode, unless it may take it that nobody else has the file open.
    Whoever has it open keeps recent commits beside it.
    """
    file = file_of(url)
    if file is None:
        return url
    wal = Path(f"{file}-wal")
    alone = {} if wal.exists() and wal.stat().st_size else {"immutable": "1"}
    return url.set(database=file.as_uri(), query={"mode": "ro", "uri": "true", **alone})


@contextmanager
def sole(engine: AsyncEngine) -> Iterator[None]:
    """Hold the lock of an SQLite file, so that one process at a time writes to it. Do nothing on PostgreSQL.

    Hold it before anything is written, migrations included. The lock lies beside the file itself, whatever symbolic
    links lead there. A file that has several names (hard links) is refused: SQLite keeps recent commits in another file
    that is called after the name, so whatever opens the file under its other name would not see them.

    :raises DatabaseUnavailable: another process holds the lock, it cannot be opened, or the file has several names.
    """
    file = file_of(engine.url)
    if file is None:
        yield
        return
    if not file.parent.is_dir():
        raise DatabaseUnavailable(f"cannot open the database {shown(engine)}: there is no folder {file.parent}")
    if file.is_dir():
        raise DatabaseUnavailable(f"cannot open the database {shown(engine)}: {file} is a folder; name a file in it")
    lock = FileLock(f"{file}.lock")
    try:
        lock.acquire(timeout=0)
    except Timeout as error:
        if not Path(lock.lock_file).exists():  # nobody has it, and it cannot be made
            reason = f"nothing can be written to the folder {file.parent}"
            raise DatabaseUnavailable(f"cannot open the database {shown(engine)}: {reason}") from error
        raise DatabaseUnavailable(
            f"another process serves games from {file}; stop it, or use PostgreSQL, which several processes can share"
        ) from error
    except OSError as error:
        reason = f"{error.filename or lock.lock_file}: {error.strerror}"
        raise DatabaseUnavailable(f"cannot open the database {shown(engine)}: {reason}") from error
    try:
        if file.exists() and file.stat().st_nlink > 1:
            raise DatabaseUnavailable(
                f"the database file {file} has another name (a hard link), under which another process could serve"
                " games from it; delete one of the two names"
            )
        yield
    finally:
        lock.release()


async def check_used(engine: AsyncEngine, *, earlier: bool = False) -> None:
    """Check that the bot has used a database. This makes no file.

    :param earlier: whether an earlier version may have used it last, as for what upgrades it.
    :raises DatabaseUnavailable: it has not, or the database cannot be opened; or, unless ``earlier``, its tables are
        not those of this version.
    """
    file = file_of(engine.url)
    if file is not None and not file.exists():
        raise DatabaseUnavailable(f"No such file: {file}")
    with raising_unavailable(engine):
        await _try_to_open(engine)
        async with engine.connect() as connection:
            used = await connection.run_sync(_revisions)
    if not used:
        raise DatabaseUnavailable(f"the database {shown(engine)} has no tables of the bot")
    if used != [REVISION] and not earlier:
        what = "`claro-bot run` upgrades them" if used[0] < REVISION else "a newer version of the bot reads them"
        raise DatabaseUnavailable(
            f"the database {shown(engine)} has version {used[0]} of the tables, and this bot has {REVISION}: {what}"
        )


async def _try_to_open(engine: AsyncEngine) -> None:
    """Raise what keeps an SQLite file from being opened: aiosqlite would leave a thread behind."""
    name = engine.url.database
    if is_file(engine.url) and name:
        await asyncio.to_thread(lambda: sqlite3.connect(name, uri=name.startswith("file:")).close())


def is_file(url: URL) -> bool:
    """Return whether a database is an SQLite file."""
    return url.drivername.startswith("sqlite")


def file_of(url: URL) -> Path | None:
    """Return the SQLite file at an address, without symbolic links; None for PostgreSQL and databases in memory."""
    name = url.database or ":memory:"
    if not is_file(url) or name == ":memory:" or url.query.get("mode") == "memory":
        return None
    return Path(unquote(urlsplit(name).path) if name.startswith("file:") else name).resolve()


class _SameFile:
    """Notices that an SQLite file was deleted or replaced while it is open.

    The system lets a process write to a file that has no name any more. Those commits would be gone with the process.
    """

    def __init__(self, file: Path, engine: Engine) -> None:
        self._file = file
        self._opened = self._identity()
        self._trouble = False
        for moment in ("do_connect", "connect", "begin"):  # also of transactions that only read
            event.listen(engine, moment, self._check)

    def _check(self, *_: object) -> None:
        """Raise ``OSError`` if the file is not the one that was opened first."""
        found = self._identity()
        self._opened = self._opened or found
        good = found == self._opened
        if not good and not self._trouble:
            log.error(
                "the database file %s was deleted or replaced while the bot uses it, and nothing is saved; put the same"
                " file back, or stop the bot, restore a backup, and start it",
                self._file,
            )
        self._trouble = not good
        if not good:
            raise OSError(f"the database file {self._file} was deleted or replaced")

    def _identity(self) -> tuple[int, int] | None:
        try:
            found = os.stat(self._file)
        except OSError:
            return None
        return found.st_dev, found.st_ino


def set_up_sqlite(engine: Engine, synchronous: Synchronous) -> None:
    """Let readers and the writer of an SQLite file work without waiting for each other."""
    pragmas = (
        f"busy_timeout={BUSY_MILLISECONDS}",  # first: the others may have to wait for a lock
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
    file = file_of(engine.url)
    if file is not None:
        _SameFile(file, engine)


async def upgrade(engine: AsyncEngine, revision: str = "head") -> None:
    """Migrate the database to the newest version of its tables, or to the given one.

    On SQLite, hold the lock of ``sole``: another process may serve games from the file.

    Either all of it takes effect or nothing, whatever ends it.

    :raises DatabaseUnavailable: it cannot be reached or written, was migrated by a newer version of the bot, or is an
        SQLite file with tables of something else. It is unchanged then.
    """
    with raising_unavailable(engine):
        await _try_to_open(engine)
        file = file_of(engine.url)
        if file is not None:
            await asyncio.to_thread(_check_file, file)
        async with engine.begin() as connection:
            if connection.dialect.name == "sqlite":  # whose driver begins none with what makes and alters tables
                await connection.exec_driver_sql("BEGIN IMMEDIATE")
            await connection.run_sync(_upgrade, revision)


async def keep_statistics(engine: AsyncEngine) -> None:
    """Let the database look how much its tables hold, by which it chooses how to find rows.

    SQLite never does so by itself. PostgreSQL does, but some minutes after much was written at once. The look takes
    SQLite some milliseconds and PostgreSQL some seconds, however much there is.

    :raises NotSaved: the database does not answer.
    """
    with raising_not_saved():
        async with engine.begin() as connection:
            if is_file(engine.url):
                await connection.exec_driver_sql(f"PRAGMA analysis_limit={ANALYSED_ROWS}")
            await connection.exec_driver_sql("ANALYZE")


def _check_file(file: Path) -> None:
    """Check that an SQLite file is new or the bot's. This only reads: the bot's own connections change its mode."""
    connection = sqlite3.connect(f"{file.as_uri()}?mode=ro", uri=True)
    try:
        tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        versions = {_VERSIONS.name} & tables and [*connection.execute("SELECT version_num FROM alembic_version")]
    finally:
        connection.close()
    if versions == [(REVISION,)] or not tables:
        return
    if not versions:
        some = ", ".join(sorted(tables)[:3])
        raise DatabaseUnavailable(
            f"the database file {file} has tables ({some}), but not those of a finished start of the bot; name another"
            " file, or delete this one if only an interrupted first start has made it"
        )
    from bot.store.migrating import CannotMigrate, check_known

    try:
        check_known(versions[0][0])
    except CannotMigrate as error:
        raise DatabaseUnavailable(f"cannot upgrade the database file {file}: {error}") from error


@contextmanager
def raising_unavailable(engine: AsyncEngine) -> Iterator[None]:
    """Turn a failure to open the database, or to use it, into ``DatabaseUnavailable`` with a text of one line."""
    try:
        yield
    except (*DATABASE_FAILURES, sqlite3.Error) as error:
        raise DatabaseUnavailable(f"cannot open the database {shown(engine)}: {reason_of(error)}") from error


def reason_of(error: Exception) -> str:
    """Return what the database says about a failure, in one line."""
    return str(getattr(error, "orig", None) or error).splitlines()[0]


def shown(engine: AsyncEngine | Engine) -> str:
    """Return a database's address without a password, and without what only the driver reads."""
    url, file = engine.url, file_of(engine.url)
    if file is not None and url.query.get("mode") == "ro":
        url = url.set(database=str(file), query={})
    return url.difference_update_query(["dsn"]).render_as_string(hide_password=True)


def _upgrade(connection: Connection, revision: str) -> None:
    if connection.dialect.name == "postgresql":  # several processes may start at the same time
        connection.execute(select(func.pg_advisory_xact_lock(UPGRADING)))
    before = _revisions(connection)
    if revision == "head" and before == [REVISION]:
        return
    # Few starts migrate, and Alembic takes a while to load.
    from bot.store.migrating import CannotMigrate, migrate

    try:
        migrate(connection, revision)
    except CannotMigrate as error:
        raise DatabaseUnavailable(f"cannot upgrade the database {shown(connection.engine)}: {error}") from error
    except OperationalError as error:
        if not any(said in str(error.orig) for said in ("duplicate column", "already exists", "no such table")):
            raise
        reason = f"{error.orig}; it seems half upgraded, so use a copy from before the upgrade"
        raise DatabaseUnavailable(f"cannot upgrade the database {shown(connection.engine)}: {reason}") from error
    done = f"upgraded from version {before[0]}" if before else "made"
    log.info("the database was %s; it has version %s of the tables", done, *_revisions(connection))


def _revisions(connection: Connection) -> list[str]:
    """Return the versions that the database says it has: one, or none if it is new."""
    if not inspect(connection).has_table(_VERSIONS.name):
        return []
    return list(connection.scalars(select(_VERSIONS.c.version_num)))


@contextmanager
def raising_not_saved() -> Iterator[None]:
    """Turn each of ``DATABASE_FAILURES`` that the block raises into ``NotSaved``."""
    try:
        yield
    except DATABASE_FAILURES as error:
        raise NotSaved from error
