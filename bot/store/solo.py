"""Games that one person plays alone, each a row with its seed and moves, and the deck of each day."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from typing import Any, Final

from sqlalchemy import func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store.database import Database
from bot.store.models import DayRow, SoloRow
from bot.store.spent import deck, is_spent
from bot.store.upsert import insert_or_ignore

BETWEEN: Final = ";"
"""Separates two moves."""


@dataclass(frozen=True, slots=True)
class SavedSolo:
    """A game that one person plays alone."""

    id: int
    game: str
    user: int
    guild: int | None
    """The server in which it is played; None for direct messages."""
    options: Mapping[str, str]
    seed: bytes
    day: date | None
    """The day whose deck is played; None for a deck of the game's own."""
    moves: tuple[str, ...]
    score: int | None
    """The final score; None while the game is under way."""
    rules: int = 1
    """The version of the rules that it is played by."""


@dataclass(frozen=True, slots=True)
class Placed:
    """One line of a day's table."""

    place: int
    user: int
    score: int


@dataclass(frozen=True, slots=True)
class DayPage:
    """A day's table in a server."""

    lines: Sequence[Placed]
    """The best players, the best first."""
    finished: int
    """How many people have finished the day's game."""
    mine: Placed | None
    """The asker's own line; None if they have not finished."""


class DeckSpent(Exception):
    """The person has played the day's deck already. Nothing was stored."""


class SoloStore:
    """Reads and writes games played alone, and the days' decks."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._database = Database(engine)

    async def open(
        self,
        game: str,
        user: int,
        guild: int | None,
        options: Mapping[str, str],
        seed: bytes,
        now: datetime,
        day: date | None = None,
        rules: int = 1,
    ) -> SavedSolo:
        """Store a new game and return it. If the person has a game with that day's deck already, return that one.

        A day's game that was begun in direct messages is assigned to the first server in which they ask for it.

        :param day: the day whose deck is played; None for a deck of the game's own.
        :param rules: the version of the rules that a new game is played by.
        :raises DeckSpent: they have played the day's deck, and were forgotten since.
        :raises NotSaved: the database refused or did not answer.
        """
        values = {
            "game": game,
            "user_id": user,
            "guild_id": guild,
            "options": dict(options),
            "seed": seed.hex(),
            "rules": rules,
            "day": day,
            "ply": 0,
            "moves": "",
            "created_at": now,
        }
        async with self._database.write() as connection:
            if day is None:
                key = (await connection.execute(insert(SoloRow).values(values))).inserted_primary_key
                assert key is not None
                return SavedSolo(int(key[0]), game, user, guild, options, seed, day, (), None, rules)
            theirs = (SoloRow.game == game, SoloRow.user_id == user, SoloRow.day == day)
            await connection.execute(insert_or_ignore(SoloRow, connection.dialect.name).values(values))
            in_no_server = update(SoloRow).where(*theirs, SoloRow.guild_id.is_(None))
            await connection.execute(in_no_server.values(guild_id=guild))
            # Asked after the insert: it has waited for a transaction that was just forgetting them.
            if await connection.run_sync(is_spent, deck(game), user, day):
                raise DeckSpent
            return _solo((await connection.execute(_ALL.where(*theirs))).one())

    async def find(self, number: int) -> SavedSolo | None:
        """Return the game with this number, or None.

        :raises NotSaved: the database does not answer.
        """
        if not 0 < number < 1 << 63:
            return None
        async with self._database.read() as connection:
            row = (await connection.execute(_ALL.where(SoloRow.id == number))).one_or_none()
        return None if row is None else _solo(row)

    async def write(self, solo: SavedSolo, moves: Sequence[str], score: int | None, now: datetime) -> bool:
        """Store all moves of a game; return False, having stored nothing, if the game has changed since it was read.

        :param solo: the game as it was read.
        :param score: the final score; None while the game is under way.
        :raises NotSaved: the database refused or did not answer. If it refused, nothing has changed.
        """
        changed = (
            update(SoloRow)
            .where(SoloRow.id == solo.id, SoloRow.ply == len(solo.moves), SoloRow.ended_at.is_(None))
            .values(ply=len(moves), moves=BETWEEN.join(moves), score=score, ended_at=None if score is None else now)
        )
        async with self._database.write() as connection:
            return (await connection.execute(changed)).rowcount > 0

    async def day(self, game: str, day: date, draw: Callable[[], bytes]) -> tuple[bytes, int | None]:
        """Return the seed of a day's deck, and the best score that the deck allows, or None until that is computed.

        :param draw: draws a seed; it is called if the day has none yet.
        :raises NotSaved: the database refused or did not answer.
        """
        asked = select(DayRow.seed, DayRow.best).where(DayRow.game == game, DayRow.day == day)
        async with self._database.write() as connection:
            row = (await connection.execute(asked)).one_or_none()
            if row is None:
                new = insert_or_ignore(DayRow, connection.dialect.name)
                await connection.execute(new.values(game=game, day=day, seed=draw().hex()))
                row = (await connection.execute(asked)).one()
        return bytes.fromhex(row.seed), row.best

    async def solved(self, game: str, day: date, best: int) -> None:
        """Store the best score that a day's deck allows.

        :raises NotSaved: the database refused or did not answer.
        """
        noted = update(DayRow).where(DayRow.game == game, DayRow.day == day).values(best=best)
        async with self._database.write() as connection:
            await connection.execute(noted)

    async def table(self, game: str, day: date, guild: int, user: int, most: int = 10) -> DayPage:
        """Return a day's table in a server: the lowest score first, and among equals the earliest.

        :param user: the asker, whose own line is looked up, too.
        :param most: how many lines to return at most.
        :raises NotSaved: the database does not answer.
        """
        place = func.rank().over(order_by=SoloRow.score).label("place")
        ranked = (
            select(place, SoloRow.user_id, SoloRow.score, SoloRow.ended_at)
            .where(SoloRow.game == game, SoloRow.day == day, SoloRow.guild_id == guild)
            .where(SoloRow.ended_at.is_not(None))
            .subquery()
        )
        in_order = select(ranked).order_by(ranked.c.place, ranked.c.ended_at, ranked.c.user_id).limit(most)
        async with self._database.read() as connection:
            first = (await connection.execute(in_order)).all()
            finished = (await connection.execute(select(func.count()).select_from(ranked))).scalar_one()
            mine = (await connection.execute(select(ranked).where(ranked.c.user_id == user))).one_or_none()
        lines = [Placed(row.place, row.user_id, row.score) for row in first]
        return DayPage(lines, finished, None if mine is None else Placed(mine.place, mine.user_id, mine.score))


_ALL: Final = select(SoloRow.__table__)


def _solo(row: Any) -> SavedSolo:
    moves = tuple(row.moves.split(BETWEEN)) if row.moves else ()
    return SavedSolo(
        row.id,
        row.game,
        row.user_id,
        row.guild_id,
        row.options,
        bytes.fromhex(row.seed),
        row.day,
        moves,
        row.score,
        row.rules,
    )
