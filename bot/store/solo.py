"""Games that one person plays alone: each is a row with its seed and its moves; and the deck of each day."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store.errors import NotSaved
from bot.store.models import AloneRow, DayRow

BETWEEN: Final = ";"
"""Stands between two moves."""

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Solo:
    """A game that one person plays alone."""

    id: int
    game: str
    user: int
    guild: int | None
    options: Mapping[str, str]
    seed: bytes
    day: date | None
    """The day whose deck it is; None for a deck of its own."""
    moves: tuple[str, ...]
    score: int | None
    """What it came to; None while it goes on."""


@dataclass(frozen=True, slots=True)
class Placed:
    """A line of a day's table."""

    place: int
    user: int
    score: int


@dataclass(frozen=True, slots=True)
class DayPage:
    """A day's table in a server: its first lines, how many have finished, and the asker's own place."""

    lines: Sequence[Placed]
    finished: int
    mine: Placed | None


class AloneStore:
    """Reads and writes them."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def open(
        self,
        game: str,
        user: int,
        guild: int | None,
        options: Mapping[str, str],
        seed: bytes,
        now: datetime,
        day: date | None = None,
    ) -> Solo:
        """Write down a new game and return it; of a day's deck everybody has but one, and that is returned.

        A day's game that was begun in direct messages belongs to the server where it is asked for first.

        :raises NotSaved: the database did not take it.
        """
        values = {
            "game": game,
            "user_id": user,
            "guild_id": guild,
            "options": dict(options),
            "seed": seed.hex(),
            "day": day,
            "ply": 0,
            "moves": "",
            "created_at": now,
        }

        def work(connection: Connection) -> Solo:
            if day is None:
                key = connection.execute(insert(AloneRow).values(values)).inserted_primary_key
                assert key is not None
                return Solo(int(key[0]), game, user, guild, options, seed, day, (), None)
            mine = (AloneRow.game == game, AloneRow.user_id == user, AloneRow.day == day)
            connection.execute(self._insert(AloneRow).values(values).on_conflict_do_nothing())
            connection.execute(update(AloneRow).where(*mine, AloneRow.guild_id.is_(None)).values(guild_id=guild))
            return _solo(connection.execute(_ALL.where(*mine)).one())

        return await self._do(work)

    async def find(self, number: int) -> Solo | None:
        """Return a game; None if there is none of this number.

        :raises NotSaved: the database does not answer.
        """

        def work(connection: Connection) -> Solo | None:
            row = connection.execute(_ALL.where(AloneRow.id == number)).one_or_none()
            return None if row is None else _solo(row)

        return await self._do(work) if 0 < number < 1 << 63 else None

    async def write(self, solo: Solo, moves: Sequence[str], score: int | None, now: datetime) -> bool:
        """Write down the moves of a game as they are now; return whether nobody else has changed it meanwhile.

        :param score: what it came to, if it is over.
        :raises NotSaved: the database did not take it, and nothing has changed.
        """
        changed = (
            update(AloneRow)
            .where(AloneRow.id == solo.id, AloneRow.ply == len(solo.moves), AloneRow.ended_at.is_(None))
            .values(ply=len(moves), moves=BETWEEN.join(moves), score=score, ended_at=None if score is None else now)
        )
        return await self._do(lambda connection: connection.execute(changed).rowcount > 0)

    async def day(self, game: str, day: date, draw: Callable[[], bytes]) -> tuple[bytes, int | None]:
        """Return the seed of a day's deck, drawn by who asks first, and the best that can be made of it, once known.

        :raises NotSaved: the database did not take it.
        """
        new = self._insert(DayRow).values(game=game, day=day, seed=draw().hex()).on_conflict_do_nothing()
        asked = select(DayRow.seed, DayRow.best).where(DayRow.game == game, DayRow.day == day)

        def work(connection: Connection) -> tuple[bytes, int | None]:
            row = connection.execute(asked).one_or_none()
            if row is None:
                connection.execute(new)
                row = connection.execute(asked).one()
            return bytes.fromhex(row.seed), row.best

        return await self._do(work)

    async def solved(self, game: str, day: date, best: int) -> None:
        """Note the best that can be made of a day's deck.

        :raises NotSaved: the database did not take it.
        """
        noted = update(DayRow).where(DayRow.game == game, DayRow.day == day).values(best=best)
        await self._do(lambda connection: connection.execute(noted) and None)

    async def table(self, game: str, day: date, guild: int, user: int, most: int = 10) -> DayPage:
        """Return a day's table in a server: the lowest score first, and of equals who was ready first.

        :raises NotSaved: the database does not answer.
        """
        place = func.rank().over(order_by=AloneRow.score).label("place")
        ranked = (
            select(place, AloneRow.user_id, AloneRow.score, AloneRow.ended_at)
            .where(AloneRow.game == game, AloneRow.day == day, AloneRow.guild_id == guild)
            .where(AloneRow.ended_at.is_not(None))
            .subquery()
        )

        order = (ranked.c.place, ranked.c.ended_at, ranked.c.user_id)

        def work(connection: Connection) -> DayPage:
            first = connection.execute(select(ranked).order_by(*order).limit(most)).all()
            finished = connection.execute(select(func.count()).select_from(ranked)).scalar_one()
            mine = connection.execute(select(ranked).where(ranked.c.user_id == user)).one_or_none()
            lines = [Placed(row.place, row.user_id, row.score) for row in first]
            return DayPage(lines, finished, None if mine is None else Placed(mine.place, mine.user_id, mine.score))

        return await self._do(work)

    def _insert(self, row: type[AloneRow | DayRow]) -> Any:
        """Return an insert that can leave what is there already; both databases spell it alike."""
        return (postgresql.insert if self._engine.dialect.name == "postgresql" else sqlite.insert)(row)

    async def _do(self, work: Callable[[Connection], T]) -> T:
        try:
            async with self._engine.begin() as connection:
                return await connection.run_sync(work)
        except (SQLAlchemyError, OSError) as error:
            raise NotSaved from error


_ALL: Final = select(AloneRow.__table__)


def _solo(row: Any) -> Solo:
    moves = tuple(row.moves.split(BETWEEN)) if row.moves else ()
    return Solo(
        row.id, row.game, row.user_id, row.guild_id, row.options, bytes.fromhex(row.seed), row.day, moves, row.score
    )
