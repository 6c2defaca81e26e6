"""Servers that the bot is not in any more: noting them, and deleting what is stored about them bit by bit."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import Enum, auto
from functools import cache, partial
from itertools import islice
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Select, Table, delete, func, or_, select, tuple_, update

from bot.features.fleet.rows import DepartureRow
from bot.store.engine.fence import Fence, Shard, check_fences
from bot.store.engine.models import OF_PROCESSES, Base, GameRow, SoloRow
from bot.store.engine.status import LIVE
from bot.store.engine.upsert import insert, insert_or_ignore
from bot.store.journal.journal import SharingStore

ROWS: Final = 500
"""How many rows one transaction deletes at most, and how many servers one statement names."""

GAMES: Final = 10
"""How many games one transaction deletes at most, with their seats and moves."""

_APART: Final = {model.__tablename__ for model in (GameRow, SoloRow, DepartureRow)}
"""Tables that have servers' ids, and are not just emptied of a server's rows."""


@cache
def _of_servers() -> Sequence[Table]:
    """Return every other table that has servers' ids, so that a new one cannot be missed. Parts precede wholes."""
    return [
        table
        for table in reversed(Base.metadata.sorted_tables)
        if "guild_id" in table.c and table.name not in _APART and table.info != OF_PROCESSES
    ]


@cache
def _emptied() -> Sequence[Table]:
    """Return these tables, and those whose rows are parts of their rows, in the order in which they are emptied."""
    whole = {table.name for table in _of_servers()}
    return [
        table
        for table in reversed(Base.metadata.sorted_tables)
        if table.name in whole or any(key.column.table.name in whole for key in table.foreign_keys)
    ]


def _in_server(table: Table, guild: int) -> ColumnElement[bool]:
    """Return the condition for the rows of such a table that belong to a server."""
    if "guild_id" in table.c:
        return table.c.guild_id == guild
    (key,) = table.foreign_keys
    return key.parent.in_(select(key.column).where(key.column.table.c.guild_id == guild))


@dataclass(frozen=True, slots=True)
class Departure:
    """A server that the bot is not in any more."""

    guild: int
    since: datetime
    """When the bot was removed, or was first found not to be there."""


class Step(Enum):
    """How far a server is forgotten."""

    MORE = auto()
    """Some rows were deleted, and there may be more."""
    DONE = auto()
    """Nothing is left."""
    KEPT = auto()
    """Nothing was deleted: the server has taken the bot back, or one of its tables is still live."""


class Departures(SharingStore):
    """Stores departures, and deletes what is stored about a server.

    A fence is the lease under which this process serves a server; None if there is no other process. If another process
    has taken the server over, the method raises ``Fenced``, and has changed nothing.
    """

    async def note(self, guild: int, now: datetime, fence: Fence | None) -> None:
        """Note that the bot was removed from a server just now."""

        def work(connection: Connection) -> None:
            check_fences(connection, _fences(fence))
            new = insert(DepartureRow, connection.dialect.name).values(guild_id=guild, since=now, told=True)
            changes = {"since": now, "told": True}
            connection.execute(new.on_conflict_do_update(index_elements=[DepartureRow.guild_id], set_=changes))

        await self._transact(work)

    async def known(self, shard: Shard) -> set[int]:
        """Return the ids of a shard's servers about which anything is stored."""
        found: set[int] = set()
        async with self._database.read() as connection:
            for table in (GameRow.__table__, *_of_servers()):  # each has an index that begins with the server
                found.update(await connection.scalars(_servers_in(table)))
        return {guild for guild in found if shard.has(guild)}

    async def miss(self, guilds: Collection[int], now: datetime, fences: Collection[Fence]) -> None:
        """Note that the bot has found itself not to be in some servers. What was noted of them before stays."""
        missed = insert_or_ignore(DepartureRow, self._database.dialect)

        def work(connection: Connection, rows: list[dict[str, Any]]) -> None:
            check_fences(connection, fences)
            connection.execute(missed, rows)

        for some in _parts(guilds):
            rows = [{"guild_id": guild, "since": now, "told": False} for guild in some]
            await self._transact(partial(work, rows=rows))

    async def take_back(self, guilds: Collection[int]) -> None:
        """Note that the bot is in some servers. What is stored about them stays."""
        for some in _parts(guilds):
            back = delete(DepartureRow).where(DepartureRow.guild_id.in_(some))
            await self._transact(partial(Connection.execute, statement=back))

    async def noted(self) -> set[int]:
        """Return the ids of all servers that are noted."""
        return set(await self._database.values(select(DepartureRow.guild_id)))

    async def due(self, told: datetime, missed: datetime) -> list[Departure]:
        """Return the servers that have been noted for long enough, those of the earliest departure first.

        :param told: those of whose departure Discord has told us are noted since this moment at the latest.
        :param missed: the same for those that we have found missing.
        """
        row = DepartureRow
        since = or_(row.told & (row.since <= told), ~row.told & (row.since <= missed))
        query = select(row.guild_id, row.since).where(since).order_by(row.since, row.guild_id)
        return [Departure(*found) for found in await self._database.rows(query)]

    async def forget_some(self, departure: Departure, fence: Fence | None) -> Step:
        """Delete some of what is stored about a server, in one short transaction; return how far that is.

        What is derived from games goes before the games. The departure goes last, so whoever is stopped in between can
        continue.
        """
        return await self._transact(lambda connection: _forget_some(connection, departure, fence))


def _fences(fence: Fence | None) -> tuple[Fence, ...]:
    return () if fence is None else (fence,)


def _parts(guilds: Collection[int]) -> Iterator[list[int]]:
    rest = iter(sorted(guilds))
    while some := list(islice(rest, ROWS)):
        yield some


@cache
def _servers_in(table: Table) -> Select[int]:
    """Return the query for the servers of a table: one look at its index for each of them, however many rows it has."""
    column = table.c.guild_id
    found = select(func.min(column).label("guild")).where(column > 0).cte(f"servers_of_{table.name}", recursive=True)
    after = select(func.min(column)).where(column > found.c.guild).scalar_subquery()
    found = found.union_all(select(after).select_from(found).where(found.c.guild.is_not(None)))
    return select(found.c.guild).where(found.c.guild.is_not(None))


def _forget_some(connection: Connection, departure: Departure, fence: Fence | None) -> Step:
    guild, row = departure.guild, DepartureRow
    check_fences(connection, _fences(fence))
    # It changes nothing, but holds the row until the transaction ends, so that nobody takes it back meanwhile.
    this = (row.guild_id == guild, row.since == departure.since)
    if not connection.execute(update(row).where(*this).values(told=row.told)).rowcount:
        return Step.KEPT
    live = select(GameRow.id).where(GameRow.guild_id == guild, GameRow.status.in_(LIVE)).limit(1)
    if connection.execute(live).first() is not None:
        return Step.KEPT
    for table in _emptied():
        here, key = _in_server(table, guild), list(table.primary_key)
        some = tuple_(*key).in_(select(*key).where(here).limit(ROWS))
        if connection.execute(delete(table).where(here, some)).rowcount:
            return Step.MORE
    # A game played alone is its player's, and the day's deck can be played once only. It loses the server.
    before = (SoloRow.guild_id == guild, GameRow.created_at <= departure.since)
    alone = select(SoloRow.game_id).join(GameRow).where(*before).limit(ROWS)
    if connection.execute(update(SoloRow).where(SoloRow.game_id.in_(alone)).values(guild_id=None)).rowcount:
        return Step.MORE
    games = list(connection.scalars(select(GameRow.id).where(GameRow.guild_id == guild).limit(GAMES)))
    if games:
        connection.execute(delete(GameRow).where(GameRow.id.in_(games)))  # with seats, moves and kicks
        return Step.MORE
    connection.execute(delete(row).where(*this))
    return Step.DONE
