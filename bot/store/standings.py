"""Leaderboards: who has won what in a server or a channel, over all time or some part of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from enum import StrEnum
from typing import Any, Final

from sqlalchemy import Select, delete, func, literal, select, tuple_
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store.models import BoardRow, StandingRow

PAGE: Final = 10
"""Lines of a page."""

SWEPT_AT_ONCE: Final = 500
"""Lines of leaderboards that are over, and taken away in one transaction: a long one would keep moves waiting."""


class What(StrEnum):
    """What people are ranked by."""

    STARS = "stars"
    WINS = "wins"
    RATE = "rate"
    RATING = "rating"


_ORDER: Final[dict[What, tuple[Any, Any]]] = {
    What.STARS: (StandingRow.stars, StandingRow.wins),
    What.WINS: (StandingRow.wins, StandingRow.stars),
    What.RATE: (StandingRow.rate, StandingRow.wins),
    What.RATING: (StandingRow.rating, StandingRow.wins),
}
"""What decides, and what decides between equals."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where and when: a leaderboard."""

    game: str
    id: int
    """The server's id, or the channel's."""
    is_channel: bool
    period: str
    """The period's key."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A person's line. Level people share a place, and the next ones are left out."""

    place: int
    user: int
    stars: int
    wins: int
    games: int
    rate: float | None
    rating: float | None


@dataclass(frozen=True, slots=True)
class Page:
    """A part of a leaderboard, and the asker's own line, wherever it stands."""

    number: int
    """From 0."""
    lines: Sequence[Standing]
    more: bool
    """Whether there is a next page."""
    mine: Standing | None


class Standings:
    """Reads the leaderboards."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def page(self, place: Place, what: What, number: int, user: int) -> Page:
        """Return a page of a leaderboard, the best first; an empty one where nobody is ranked."""
        async with self._engine.connect() as connection:
            board = await self._board(connection, place)
            if board is None:
                return Page(number, [], more=False, mine=None)
            query = _ranked(board, what).limit(PAGE + 1).offset(number * PAGE)
            rows = (await connection.execute(query)).all()
            lines: list[Standing] = []
            for index, row in enumerate(rows[:PAGE]):
                before = rows[index - 1] if index else None
                if before is not None and _key(what, before) == _key(what, row):
                    at = lines[-1].place
                elif index or not number:
                    at = number * PAGE + index + 1
                else:
                    at = await self._place_of(connection, board, what, row)
                lines.append(_standing(at, row))
            mine = (await connection.execute(_ranked(board, what).where(StandingRow.user_id == user))).one_or_none()
            own = None if mine is None else _standing(await self._place_of(connection, board, what, mine), mine)
        return Page(number, lines, more=len(rows) > PAGE, mine=own)

    async def _board(self, connection: AsyncConnection, place: Place) -> int | None:
        row = BoardRow
        found = await connection.scalar(
            select(row.id).where(
                row.place_id == place.id,
                row.game == place.game,
                row.period == place.period,
                row.is_channel.is_(place.is_channel),
            )
        )
        return None if found is None else int(found)

    async def _place_of(self, connection: AsyncConnection, board: int, what: What, row: Any) -> int:
        first, second = _ORDER[what]
        mine = _key(what, row)
        better = (
            select(func.count())
            .select_from(StandingRow)
            .where(StandingRow.board_id == board, tuple_(first, second) > tuple_(literal(mine[0]), literal(mine[1])))
        )
        return int(await connection.scalar(better) or 0) + 1

    async def sweep(self, today: date) -> int:
        """Take away the leaderboards that nobody asks for any more, and return how many there were."""
        async with self._engine.connect() as connection:
            over = select(BoardRow.id).where(BoardRow.expires_on <= today)
            boards = list((await connection.scalars(over)).all())
        for board in boards:
            while await self._sweep_some(board):
                pass
        return len(boards)

    async def _sweep_some(self, board: int) -> bool:
        """Take away some lines of a leaderboard, or at last itself; return whether something is left."""
        row = StandingRow
        some = select(row.user_id).where(row.board_id == board).limit(SWEPT_AT_ONCE).scalar_subquery()
        async with self._engine.begin() as connection:
            gone = await connection.execute(delete(row).where(row.board_id == board, row.user_id.in_(some)))
            if gone.rowcount:
                return True
            await connection.execute(delete(BoardRow).where(BoardRow.id == board))
            return False


def _ranked(board: int, what: What) -> Select[*tuple[Any, ...]]:
    """Return the query for a leaderboard's lines in order, as its index has them."""
    first, second = _ORDER[what]
    row = StandingRow
    query = select(row.user_id, row.games, row.wins, row.stars, row.rate, row.rating).where(row.board_id == board)
    if what in (What.RATE, What.RATING):
        query = query.where(first.is_not(None))
    return query.order_by(first.desc(), second.desc(), row.user_id.desc())


def _key(what: What, row: Any) -> tuple[Any, Any]:
    first, second = _ORDER[what]
    return getattr(row, first.key), getattr(row, second.key)


def _standing(place: int, row: Any) -> Standing:
    return Standing(place, row.user_id, row.stars, row.wins, row.games, row.rate, row.rating)
