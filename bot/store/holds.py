"""What is written down of games whose rules hold up the bot: whoever serves their tables next leaves them alone.

It is written while the rules run, from a thread: the event loop and its connections stand still then. In a fleet,
another process takes the servers over long before the one that is held up ends.
"""

import asyncio
from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from enum import StrEnum
from typing import Final, TypeVar

from sqlalchemy import URL, ColumnElement, Delete, Select, and_, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.engine.database import Store, open_engine
from bot.store.engine.fence import raising_not_saved
from bot.store.engine.models import HoldRow
from bot.store.engine.upsert import made_number

NOTE_SECONDS: Final = 5.0
"""How long noting may take, in seconds. On SQLite it fails if a transaction of the event loop stands still, too: then
the next start is held up once more, with nothing under way, and notes it."""

SUSPECTED_MINUTES: Final = 10
"""How long the note about rules that may come back counts, in minutes. It is taken back when they do. If that fails, as
the process is killed or the database does not answer, the note counts no more after this time."""

T = TypeVar("T")

_SUSPECTED: Final = "?"
"""Stands at the end of the kind while it is not certain that the rules do not come back."""


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
    suspected: bool = False
    """Whether the rules may still come back."""

    def __str__(self) -> str:
        where = {HoldKind.TABLE: f", table {self.number}", HoldKind.ALONE: f", game {self.number} without a table"}
        game = f"{self.game or 'an unknown game'}{self.origin and f' ({self.origin})'}"
        return f"{game}{where.get(self.kind, '')}{', suspected' if self.suspected else ''}"


class HoldNotes:
    """Writes from a thread while the event loop is held. Its methods block, and raise ``NotSaved`` as a store's do."""

    def __init__(self, url: URL) -> None:
        self._url = url.render_as_string(hide_password=False)

    def note(self, hold: Hold, before: int | None = None) -> int:
        """Write down that rules are running for long; return the note's number.

        :param before: the number of the note that is changed; None for a new one.
        """
        kind = f"{hold.kind}{_SUSPECTED if hold.suspected else ''}"
        values = {"game": hold.game, "origin": hold.origin, "kind": kind, "number": hold.number}

        async def write(connection: AsyncConnection) -> int:
            now = datetime.now(UTC)
            if before is not None:
                await connection.execute(update(HoldRow).where(HoldRow.id == before).values(**values, at=now))
                return before
            await connection.execute(delete(HoldRow).where(_expired()))
            return made_number(await connection.execute(insert(HoldRow).values(**values, at=now)))

        return self._do(write)

    def take_back(self, number: int) -> None:
        """Delete a note: the rules have come to an end."""

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

        # Not the event loop of the process, which may be of another kind: that one is held.
        with raising_not_saved(), asyncio.Runner(loop_factory=asyncio.new_event_loop) as runner:
            return runner.run(connected())


class HoldStore(Store):
    """Reads and deletes what was written down."""

    async def all(self) -> list[Hold]:
        """Return all of it that counts, the oldest first."""
        row = HoldRow
        query = select(row.game, row.origin, row.kind, row.number).where(~_expired()).order_by(row.id)
        found = []
        for game, origin, noted, number in await self._database.rows(query):
            kind = noted.removesuffix(_SUSPECTED)
            found.append(Hold(game, origin, HoldKind(kind), number, suspected=kind != noted))
        return found

    async def forget(self, game: str) -> int:
        """Delete what is written down of a game; return how much that was."""
        return await self._database.execute(delete(HoldRow).where(HoldRow.game == game))


def _expired() -> ColumnElement[bool]:
    longest = timedelta(minutes=SUSPECTED_MINUTES)
    return and_(HoldRow.kind.endswith(_SUSPECTED), HoldRow.at < datetime.now(UTC) - longest)


def forget_holds(kind: HoldKind, numbers: Collection[int] | Select[int]) -> Delete:
    """Return the statement that deletes what is written down of games that are deleted.

    SQLite gives their numbers again.
    """
    return delete(HoldRow).where(HoldRow.kind.in_([kind, f"{kind}{_SUSPECTED}"]), HoldRow.number.in_(numbers))
