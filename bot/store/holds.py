"""What is written down of games whose rules hold up the bot: whoever serves their tables next leaves them alone.

It is written while the rules run, from a thread: the event loop and its connections stand still then. In a fleet,
another process takes the servers over long before the one that is held up ends.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import StrEnum
from typing import Final, TypeVar

from sqlalchemy import URL, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store.database import Database, open_engine
from bot.store.errors import FAILURES, NotSaved
from bot.store.models import HoldRow

NOTE_SECONDS: Final = 5.0
"""How long noting may take, in seconds. On SQLite it fails if a transaction of the event loop stands still, too: then
the next start is held up once more, with nothing under way, and notes it."""

T = TypeVar("T")


class HoldKind(StrEnum):
    """In what kind of game the rules were running."""

    TABLE = "table"
    ALONE = "alone"
    """One that a person plays without a table."""
    NONE = "none"
    """That is not known."""


@dataclass(frozen=True, slots=True)
class Hold:
    """Rules that have held up a process of the bot."""

    game: str
    origin: str
    """The distribution that has brought the game, such as ``claro-bot-higher 1.0``; empty for our own games."""
    kind: HoldKind = HoldKind.NONE
    number: int = 0
    """The number of the table, or of the game without one; 0 if it is not known."""

    def __str__(self) -> str:
        where = {HoldKind.TABLE: f", table {self.number}", HoldKind.ALONE: f", game {self.number} without a table"}
        return f"{self.game}{self.origin and f' ({self.origin})'}{where.get(self.kind, '')}"


class HoldNotes:
    """Writes from a thread while the event loop is held. Its methods block."""

    def __init__(self, url: URL) -> None:
        self._url = url.render_as_string(hide_password=False)

    def note(self, hold: Hold) -> int:
        """Write down that rules are running for long; return the note's number.

        :raises NotSaved: the database did not take it.
        """
        values = {"game": hold.game, "origin": hold.origin, "kind": hold.kind, "number": hold.number}

        async def write(connection: AsyncConnection) -> int:
            key = (
                await connection.execute(insert(HoldRow).values(**values, at=datetime.now(UTC)))
            ).inserted_primary_key
            assert key is not None
            return int(key[0])

        return self._do(write)

    def take_back(self, number: int) -> None:
        """Delete a note: the rules have come to an end.

        :raises NotSaved: the database did not take it.
        """

        async def drop(connection: AsyncConnection) -> None:
            await connection.execute(delete(HoldRow).where(HoldRow.id == number))

        self._do(drop)

    def _do(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        async def connected() -> T:
            engine = open_engine(self._url)
            try:
                async with asyncio.timeout(NOTE_SECONDS), engine.begin() as connection:
                    return await work(connection)
            finally:
                await engine.dispose()

        try:
            # Not the event loop of the process, which may be of another kind: that one is held.
            with asyncio.Runner(loop_factory=asyncio.new_event_loop) as runner:
                return runner.run(connected())
        except FAILURES as error:
            raise NotSaved from error


class HoldStore:
    """Reads and deletes what was written down."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._database = Database(engine)

    async def all(self) -> list[Hold]:
        """Return all of it, the oldest first.

        :raises NotSaved: the database does not answer.
        """
        row = HoldRow
        query = select(row.game, row.origin, row.kind, row.number).order_by(row.id)
        async with self._database.read() as connection:
            return [
                Hold(each.game, each.origin, HoldKind(each.kind), each.number)
                for each in await connection.execute(query)
            ]

    async def forget(self, game: str) -> int:
        """Delete what is written down of a game; return how much that was.

        :raises NotSaved: the database did not take it.
        """
        async with self._database.write() as connection:
            return (await connection.execute(delete(HoldRow).where(HoldRow.game == game))).rowcount
