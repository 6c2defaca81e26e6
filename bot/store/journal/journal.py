"""Making what happens at the tables durable, and reading it back.

Each batch of entries is one transaction; on SQLite, one hop to a thread that does nothing else.
"""

import asyncio
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final, TypeVar

from sqlalchemy import (
    ColumnElement,
    Connection,
    Engine,
    Integer,
    Select,
    bindparam,
    case,
    create_engine,
    exists,
    func,
    literal,
    select,
    true,
)
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.orm import InstrumentedAttribute

from bot.store.engine.database import Database, Store, Synchronous, is_file, raising_not_saved, set_up_sqlite
from bot.store.engine.fence import (
    DATABASE_FAILURES,
    OUT_OF_ORDER,
    ChannelTaken,
    Fence,
    Fenced,
    NotOurs,
    NotSaved,
    Shard,
    check_fences,
    deadlocked,
)
from bot.store.engine.models import (
    CheerRow,
    DeclineRow,
    GameRow,
    GuessRow,
    KickRow,
    MoveRow,
    NextRow,
    SeatRow,
    SoloRow,
)
from bot.store.engine.status import LIVE, SOLO, Status
from bot.store.journal.entries import Arranged, Entry, Live, New, Opening, Other, Placed, Saved, saved
from bot.store.journal.statements import Counts, write_all

QUEUE = 1024
"""How many entries may wait at the same time. Further callers wait until there is room: a slow database slows them."""

BATCH = 256
"""How many entries may share a transaction."""

_PLACE = (GameRow.id, GameRow.guild_id, GameRow.channel_id, GameRow.parent_id, GameRow.holds)
_LIVE_TABLES = select(*_PLACE).where(GameRow.status.in_(LIVE))
_THIS: Final[Any] = bindparam("game")
_GAME = select(GameRow.__table__).where(GameRow.id == _THIS)
_SEATS = select(SeatRow.__table__).where(SeatRow.game_id == _THIS).order_by(SeatRow.seat)
_MOVES = (
    select(
        MoveRow.ply,
        MoveRow.seat,
        MoveRow.move,
        MoveRow.automatic,
        MoveRow.at,
        MoveRow.mark,
        MoveRow.late,
        MoveRow.substituted,
    )
    .where(MoveRow.game_id == _THIS)
    .order_by(MoveRow.ply)
)

_SOLO = select(SoloRow.__table__).where(SoloRow.game_id == _THIS)
_EARLIER = select(SoloRow.__table__).where(SoloRow.earlier == _THIS)

_THERE = (SeatRow.game_id == GameRow.id, SeatRow.agreed, SeatRow.left_at.is_(None))
_HOST_IS_THERE = exists().where(*_THERE, SeatRow.user_id == GameRow.host_id)
_FIRST_THERE = (
    select(SeatRow.user_id)
    .where(*_THERE, SeatRow.user_id.is_not(None))
    .order_by(SeatRow.away, SeatRow.joined_at, SeatRow.seat)
    .limit(1)
    .correlate(GameRow)
    .scalar_subquery()
)
_HOST = select(GameRow.host_id).where(GameRow.id == _THIS)
_KICKED = select(KickRow.user_id).where(KickRow.game_id == _THIS)
_DECLINED = select(DeclineRow.user_id).where(DeclineRow.game_id == _THIS)
_CHEERS = select(CheerRow.cheer, CheerRow.count).where(CheerRow.game_id == _THIS).order_by(CheerRow.cheer)
_NEXT = select(NextRow.user_id, NextRow.at).where(NextRow.game_id == _THIS).order_by(NextRow.at, NextRow.user_id)
_GUESSES = select(GuessRow.user_id, GuessRow.seat).where(GuessRow.game_id == _THIS).order_by(GuessRow.user_id)


T = TypeVar("T")

TRIES: Final = 3
"""How often a transaction is tried that PostgreSQL gives up in favour of another one."""

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
        """See ``Writer``. Of two transactions that wait for each other, PostgreSQL gives one up: it comes once more."""
        for tries in range(TRIES, 0, -1):
            try:
                async with self._engine.begin() as connection:
                    return await connection.run_sync(work)
            except SQLAlchemyError as error:
                if tries == 1 or not deadlocked(error):
                    raise
        raise AssertionError("the last try returns or raises")

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


@dataclass(slots=True)
class _Waiting:
    """An entry and the future of its caller."""

    entry: New | Entry
    fence: Fence | None
    done: asyncio.Future[int | None]

    def succeed(self, number: int | None) -> None:
        if not self.done.done():  # the caller may have been cancelled
            self.done.set_result(number)

    def fail(self, error: Exception) -> None:
        if not self.done.done():
            self.done.set_exception(error)


class Journal:
    """Commits entries. Those that arrive while a transaction is under way share the next one.

    An entry is durable when ``write`` returns. If no transaction is under way, it is committed at once.

    Every method that asks the database raises ``NotSaved`` if it does not answer.
    """

    def __init__(self, engine: AsyncEngine, writer: Writer | None = None) -> None:
        """Make a journal that reads with an engine, and commits with a writer, which it closes; None to open one."""
        self._database = Database(engine)
        self._writer = writer or open_writer(engine)
        self._places = asyncio.Semaphore(QUEUE)
        self._waiting: deque[_Waiting] = deque()
        self._committing: asyncio.Task[None] | None = None
        self._closed = False
        self.written = 0
        """How many entries were committed."""
        self.commits = 0
        """How many transactions that took."""
        self.refused = 0
        """How many entries the database refused."""

    async def open(self, new: New, fence: Fence | None = None) -> int:
        """Store a new table or tournament and return its number.

        :param fence: the lease of its server's shard; None if one process serves all servers.
        :raises NotOurs: another process has taken over the shard.
        :raises ChannelTaken: the channel has a live game already.
        :raises NotSaved: the database refused or did not answer. In the second case it may have stored it.
        """
        number = await self._make_durable(new, fence, ChannelTaken if isinstance(new, Opening) else NotSaved)
        assert number is not None
        return number

    async def write(self, entry: Entry, fence: Fence | None = None) -> None:
        """Make an entry durable. The caller must wait for a table's entry before it writes the next one of that table.

        :param fence: the lease of its server's shard; None if one process serves all servers.
        :raises NotOurs: another process has taken over the shard.
        :raises ChannelTaken: it gives a table a channel that another one has.
        :raises OutOfDate: the record of a tournament has gone on elsewhere, or is deleted.
        :raises NotSaved: the database refused, for example because it has another move of that number, or did not
            answer. In the second case it may have stored the entry; ``load`` tells.
        """
        await self._make_durable(
            entry, fence, entry.conflict if isinstance(entry, Arranged | Placed | Other) else NotSaved
        )

    async def _make_durable(self, entry: New | Entry, fence: Fence | None, conflict: type[Exception]) -> int | None:
        """Commit an entry, and return its number if it is new.

        :param conflict: what to raise if it does not go with what is stored.
        """
        async with self._places:
            if self._closed:
                raise NotSaved("the journal is closed")
            waiting = _Waiting(entry, fence, asyncio.get_running_loop().create_future())
            self._waiting.append(waiting)
            if self._committing is None:
                self._committing = asyncio.create_task(self._commit_all(), name="journal")
            try:
                return await waiting.done
            except IntegrityError as error:
                raise conflict from error
            except DATABASE_FAILURES as error:
                raise NotSaved from error

    async def close(self) -> None:
        """Commit what is waiting, and disconnect. Later entries raise ``NotSaved``."""
        self._closed = True
        while self._committing is not None:
            await asyncio.wait([self._committing])
        await self._writer.close()

    async def _commit_all(self) -> None:
        try:
            while self._waiting:
                batch = [self._waiting.popleft() for _ in range(min(BATCH, len(self._waiting)))]
                await self._commit_batch(batch)
        finally:
            self._committing = None

    async def _commit_batch(self, batch: list[_Waiting]) -> None:
        fences = {waiting.fence for waiting in batch if waiting.fence is not None}
        try:
            numbers = await self._writer.commit([waiting.entry for waiting in batch], fences)
        except Fenced as error:
            for waiting in batch:
                if waiting.fence in error.fences:
                    self.refused += 1
                    waiting.fail(NotOurs())
            ours = [waiting for waiting in batch if waiting.fence not in error.fences]
            if ours:
                await self._commit_batch(ours)
        except Exception as error:  # noqa: BLE001 - the callers must get it
            if len(batch) > 1 and not isinstance(error, OUT_OF_ORDER):
                for waiting in batch:  # one by one, so that only the refused entries fail
                    await self._commit_batch([waiting])
                return
            self.refused += len(batch)
            for waiting in batch:
                waiting.fail(error)
        else:
            self.commits += 1
            self.written += len(batch)
            for waiting, number in zip(batch, numbers, strict=True):
                waiting.succeed(number)

    async def live(self, shard: Shard | None = None) -> list[Live]:
        """Return all live tables, or those in a shard's servers, the most recently active first.

        Tables that are playing come before lobbies, and tables without a deadline before the latest deadline.
        """
        recent = (GameRow.status == Status.LOBBY, GameRow.deadline.is_not(None), GameRow.deadline.desc(), GameRow.id)
        return await self._find(_LIVE_TABLES.where(of_shard(shard)).order_by(*recent))

    async def over_since(self, moment: datetime, shard: Shard | None = None) -> list[int]:
        """Return the numbers of the tables, or those in a shard's servers, that were over after a moment."""
        tables = select(GameRow.id).where(GameRow.ended_at > moment, GameRow.status != SOLO)
        return list(await self._database.values(tables.where(of_shard(shard))))

    async def live_in(self, channel: int) -> Live | None:
        """Return the live table that needs a channel, or None."""
        found = await self._find(_LIVE_TABLES.where(GameRow.channel_id == channel, GameRow.holds))
        return found[0] if found else None

    async def hosted_by(self, user: int, guild: int) -> int:
        """Return how many live tables of a server a person is responsible for.

        It is the host; at a table that its host has left, or whose host has not agreed to the game, it is the person
        who presides (``Table.presiding``).
        """
        responsible = case((_HOST_IS_THERE, GameRow.host_id), else_=_FIRST_THERE)
        theirs = GameRow.tournament_id.is_(None), responsible == user  # nobody is responsible for a tournament's
        hosted = _LIVE_TABLES.where(GameRow.guild_id == guild, *theirs).subquery()
        return await self._database.value(select(func.count()).select_from(hosted)) or 0

    async def rematch_of(self, table: int) -> int | None:
        """Return the number of a table's rematch, the newest if there were several; None if there was none."""
        return await self._database.value(select(func.max(GameRow.id)).where(GameRow.rematch_of == table))

    async def _find(self, query: Select[int, int, int, int | None, bool]) -> list[Live]:
        return [Live(*row) for row in await self._database.rows(query)]

    async def load(self, table: int) -> Saved | None:
        """Return the table with this number, live or not; None if there never was one. Who plays alone is at none."""
        if not 0 < table < 1 << 63:
            return None
        with raising_not_saved():
            return await self._writer.read(lambda connection: _load(connection, table))


def load_solo(connection: Connection, number: int) -> Saved | None:
    """Return the game with this number that one person plays without a table; None if there is none.

    :param number: if negative, the one that versions before 0043 gave the game, without the sign.
    """
    solo = connection.execute(_SOLO if number > 0 else _EARLIER, {"game": abs(number)}).one_or_none()
    if solo is None:
        return None
    game = {"game": solo.game_id}
    row, seats, moves = (connection.execute(query, game) for query in (_GAME, _SEATS, _MOVES))
    return saved(row.one(), seats.all(), moves.all(), solo)


def _load(connection: Connection, table: int) -> Saved | None:
    game = {"game": table}
    row = connection.execute(_GAME, game).one_or_none()
    if row is None or row.status == SOLO:
        return None
    last_host: int | None = None
    before: Sequence[int] = ()
    if row.rematch_of is not None:
        last_host = connection.scalar(_HOST, {"game": row.rematch_of})
        before = connection.scalars(_KICKED, {"game": row.rematch_of}).all()
    declined = connection.scalars(_DECLINED, game).all() if row.status == Status.LOBBY else ()
    return saved(
        row,
        connection.execute(_SEATS, game).all(),
        connection.execute(_MOVES, game).all(),
        kicked=frozenset(connection.scalars(_KICKED, game)),
        kicked_before=frozenset(before),
        last_host=last_host or None,
        cheers={each.cheer: each[1] for each in connection.execute(_CHEERS, game)},
        guesses={each.user_id: each.seat for each in connection.execute(_GUESSES, game)},
        declined=frozenset(declined),
        next={each.user_id: each.at for each in connection.execute(_NEXT, game)},
    )


def of_shard(shard: Shard | None, server: InstrumentedAttribute[int] = GameRow.guild_id) -> ColumnElement[bool]:
    """Return the condition for games, or other rows, in a shard's servers.

    :param shard: None for all servers.
    :param server: the column that has the server's id.
    """
    if shard is None:
        return true()
    by_time = server.bitwise_rshift(literal(22, Integer))  # PostgreSQL shifts by an INTEGER only
    return by_time % shard.count == shard.number
