"""Making what happens at the tables durable, and reading it back."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import datetime
from functools import singledispatchmethod

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store.entries import (
    Ended,
    Entry,
    Handed,
    Moved,
    Opening,
    Posted,
    Result,
    Saved,
    Seated,
    Seating,
    Started,
    Timed,
)
from bot.store.models import LIVE, GameRow, MoveRow, SeatRow
from bot.store.standings import add_result


class NotSaved(Exception):
    """The database did not take an entry. Nothing of it was written."""


class ChannelTaken(Exception):
    """The channel has a game already."""


class Journal:
    """Writes entries down one after another; an entry is durable when ``write`` returns."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._one_writer = asyncio.Lock()  # SQLite has one writer; a queue here is fairer than its busy time-out

    async def open(self, opening: Opening) -> int:
        """Write down a new table and return its number.

        :raises ChannelTaken: another live game has the channel.
        :raises NotSaved: the database did not take it.
        """
        try:
            async with self._one_writer, self._engine.begin() as connection:
                result = await connection.execute(
                    insert(GameRow).values(
                        game=opening.game,
                        guild_id=opening.guild,
                        channel_id=opening.channel,
                        host_id=opening.host,
                        capacity=opening.capacity,
                        options=dict(opening.options),
                        status="lobby",
                        created_at=opening.at,
                    )
                )
                key = result.inserted_primary_key
                assert key is not None
                table = int(key[0])
                await _write_seats(connection, table, opening.seats)
                return table
        except IntegrityError as error:
            raise ChannelTaken from error
        except (SQLAlchemyError, OSError) as error:
            raise NotSaved from error

    async def write(self, entry: Entry) -> None:
        """Make an entry durable.

        :raises NotSaved: the database did not take it, or has another entry at its place already.
        """
        try:
            async with self._one_writer, self._engine.begin() as connection:
                await self._write(entry, connection)
        except (SQLAlchemyError, OSError) as error:
            raise NotSaved from error

    @singledispatchmethod
    async def _write(self, entry: Entry, connection: AsyncConnection) -> None:
        raise TypeError(f"no way to write {entry!r}")

    @_write.register
    async def _(self, entry: Seated, connection: AsyncConnection) -> None:
        await _update_game(connection, entry.table, host_id=entry.host)
        await _write_seats(connection, entry.table, entry.seats)

    @_write.register
    async def _(self, entry: Started, connection: AsyncConnection) -> None:
        await _update_game(
            connection,
            entry.table,
            status="playing",
            seed=entry.seed.hex(),
            commitment=entry.commitment,
            started_at=entry.at,
            deadline=entry.deadline,
        )
        await _write_seats(connection, entry.table, entry.seats)

    @_write.register
    async def _(self, entry: Moved, connection: AsyncConnection) -> None:
        await connection.execute(
            insert(MoveRow).values(
                game_id=entry.table,
                ply=entry.ply,
                seat=entry.seat,
                move=entry.move,
                automatic=entry.automatic,
                at=entry.at,
            )
        )
        if entry.result is None:
            await _update_game(connection, entry.table, deadline=entry.deadline)
        else:
            await _finish(connection, entry.table, entry.result, entry.at)

    @_write.register
    async def _(self, entry: Handed, connection: AsyncConnection) -> None:
        await connection.execute(
            update(SeatRow)
            .where(SeatRow.game_id == entry.table, SeatRow.seat == entry.seat)
            .values(away=entry.away, left_at=entry.left_at)
        )
        await _update_game(connection, entry.table, deadline=entry.deadline)

    @_write.register
    async def _(self, entry: Timed, connection: AsyncConnection) -> None:
        await _update_game(connection, entry.table, deadline=entry.deadline)

    @_write.register
    async def _(self, entry: Posted, connection: AsyncConnection) -> None:
        await _update_game(connection, entry.table, message_id=entry.message)

    @_write.register
    async def _(self, entry: Ended, connection: AsyncConnection) -> None:
        await _update_game(connection, entry.table, status="ended", ended_at=entry.at, deadline=None)

    async def load_live(self) -> list[Saved]:
        """Return all tables that are in their lobby or playing."""
        return await self._load(GameRow.status.in_(LIVE))

    async def load(self, table: int) -> Saved | None:
        """Return one table, whatever became of it; None if there never was one."""
        found = await self._load(GameRow.id == table) if 0 < table < 1 << 63 else []
        return found[0] if found else None

    async def _load(self, which: object) -> list[Saved]:
        chosen = select(GameRow.id).where(which)  # type: ignore[arg-type]
        games = select(GameRow.__table__).where(GameRow.id.in_(chosen)).order_by(GameRow.id)
        seats = select(SeatRow.__table__).where(SeatRow.game_id.in_(chosen)).order_by(SeatRow.game_id, SeatRow.seat)
        moves = (
            select(MoveRow.game_id, MoveRow.seat, MoveRow.move)
            .where(MoveRow.game_id.in_(chosen))
            .order_by(MoveRow.game_id, MoveRow.ply)
        )
        try:
            async with self._engine.connect() as connection:
                seatings: dict[int, list[Seating]] = {}
                for row in await connection.execute(seats):
                    seating = Seating(row.user_id, row.level, row.joined_at, row.away, row.left_at, row.name)
                    seatings.setdefault(row.game_id, []).append(seating)
                played: dict[int, list[tuple[int, str]]] = {}
                for row in await connection.execute(moves):
                    played.setdefault(row.game_id, []).append((row.seat, row.move))
                return [
                    Saved(
                        id=row.id,
                        game=row.game,
                        guild=row.guild_id,
                        channel=row.channel_id,
                        message=row.message_id,
                        host=row.host_id,
                        capacity=row.capacity,
                        options=row.options,
                        seed=bytes.fromhex(row.seed) if row.seed else None,
                        status=row.status,
                        deadline=row.deadline,
                        seats=tuple(seatings.get(row.id, ())),
                        moves=tuple(played.get(row.id, ())),
                    )
                    for row in await connection.execute(games)
                ]
        except (DBAPIError, OSError) as error:
            raise NotSaved from error


async def _update_game(connection: AsyncConnection, table: int, **values: object) -> None:
    await connection.execute(update(GameRow).where(GameRow.id == table).values(**values))


async def _write_seats(connection: AsyncConnection, table: int, seats: Sequence[Seating]) -> None:
    await connection.execute(delete(SeatRow).where(SeatRow.game_id == table))
    if seats:
        await connection.execute(
            insert(SeatRow),
            [
                {
                    "game_id": table,
                    "seat": number,
                    "user_id": seat.user,
                    "level": seat.level,
                    "name": seat.name,
                    "away": seat.away,
                    "joined_at": seat.joined_at,
                    "left_at": seat.left_at,
                }
                for number, seat in enumerate(seats)
            ],
        )


async def _finish(connection: AsyncConnection, table: int, result: Result, at: datetime) -> None:
    """End a game and count it in the standings, both in the transaction of its last move."""
    await _update_game(connection, table, status="finished", ended_at=at, deadline=None)
    for seat, (score, place) in enumerate(zip(result.scores, result.places, strict=True)):
        await connection.execute(
            update(SeatRow).where(SeatRow.game_id == table, SeatRow.seat == seat).values(score=score, place=place)
        )
    await add_result(connection, table)
