"""Leaderboards of servers and channels, for all time or one period."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from enum import StrEnum
from typing import Any, Final

from sqlalchemy import Select, bindparam, delete, func, select, tuple_
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.orm import aliased

from bot.store.database import Database
from bot.store.models import BoardRow, StandingRow

PAGE: Final = 10
"""How many lines a page has."""

SWEPT_AT_ONCE: Final = 500
"""How many lines of an expired leaderboard one transaction deletes. A longer one would keep moves waiting."""


class RankedBy(StrEnum):
    """By which number people are ranked."""

    STARS = "stars"
    WINS = "wins"
    RATE = "rate"
    RATING = "rating"


_ORDER: Final[dict[RankedBy, tuple[Any, Any]]] = {
    RankedBy.STARS: (StandingRow.stars, StandingRow.wins),
    RankedBy.WINS: (StandingRow.wins, StandingRow.stars),
    RankedBy.RATE: (StandingRow.rate, StandingRow.wins),
    RankedBy.RATING: (StandingRow.rating, StandingRow.wins),
}
"""The column that decides, and the one that breaks ties."""


@dataclass(frozen=True, slots=True)
class Place:
    """Which leaderboard: a game, a server or channel, and a period."""

    game: str
    id: int
    """The server's id, or the channel's."""
    is_channel: bool
    period: str
    """The period's key; see ``periods``."""


@dataclass(frozen=True, slots=True)
class Standing:
    """One person's line. People who are level share a place, and the places after it are skipped: 1, 2, 2, 4."""

    place: int
    user: int
    stars: int
    wins: int
    games: int
    rate: float | None
    """Wins per game, 0 to 1; None before they have played enough games."""
    rating: float | None
    """None until a game has been rated."""


@dataclass(frozen=True, slots=True)
class Page:
    """One page of a leaderboard, and the asker's own line, which may be on another page."""

    number: int
    """From 0."""
    lines: Sequence[Standing]
    more: bool
    """Whether there is a next page."""
    mine: Standing | None
    """None if the asker is not ranked."""


class Standings:
    """Reads leaderboards, and deletes expired ones."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._database = Database(engine)

    async def page(self, place: Place, what: RankedBy, number: int, user: int) -> Page:
        """Return a page (from 0) of a leaderboard, the best first. It is empty where nobody is ranked.

        :param user: the asker, whose own line is looked up, too.
        :raises NotSaved: the database does not answer.
        """
        lines_of, line_of = _LINES[what], _LINE[what]
        here = {"place": place.id, "game": place.game, "period": place.period, "is_channel": place.is_channel}
        async with self._database.read() as connection:
            rows = (await connection.execute(lines_of, {**here, "skipped": number * PAGE})).all()
            own = (await connection.execute(line_of, {**here, "user": user})).one_or_none()
            first = 1
            if number and rows:
                first = (await connection.execute(line_of, {**here, "user": rows[0].user_id})).one().place
        lines: list[Standing] = []
        for index, row in enumerate(rows[:PAGE]):
            level = index and _key(what, rows[index - 1]) == _key(what, row)
            at = lines[-1].place if level else number * PAGE + index + 1
            lines.append(_standing(at if index else first, row))
        return Page(number, lines, more=len(rows) > PAGE, mine=None if own is None else _standing(own.place, own))

    async def sweep(self, today: date) -> int:
        """Delete all leaderboards that have expired, and return how many there were.

        :param today: the current day, in UTC.
        :raises NotSaved: the database refused or did not answer. Some of them may be deleted already.
        """
        async with self._database.read() as connection:
            expired = select(BoardRow.id).where(BoardRow.expires_on <= today)
            boards = list((await connection.scalars(expired)).all())
        for board in boards:
            while await self._sweep_some(board):
                pass
        return len(boards)

    async def _sweep_some(self, board: int) -> bool:
        """Delete some lines of a leaderboard, or the leaderboard if it has none; return whether any of it is left."""
        row = StandingRow
        some = select(row.user_id).where(row.board_id == board).limit(SWEPT_AT_ONCE).scalar_subquery()
        async with self._database.write() as connection:
            gone = await connection.execute(delete(row).where(row.board_id == board, row.user_id.in_(some)))
            if gone.rowcount:
                return True
            await connection.execute(delete(BoardRow).where(BoardRow.id == board))
            return False


def _ranked(what: RankedBy) -> Select[*tuple[Any, ...]]:
    """Return the query for a leaderboard's lines in the order of its index."""
    first, second = _ORDER[what]
    row, board = StandingRow, BoardRow
    here = (
        select(board.id)
        .where(board.place_id == bindparam("place"), board.game == bindparam("game"))
        .where(board.period == bindparam("period"), board.is_channel == bindparam("is_channel"))
        .scalar_subquery()
    )
    query = select(row.user_id, row.games, row.wins, row.stars, row.rate, row.rating).where(row.board_id == here)
    if what in (RankedBy.RATE, RankedBy.RATING):
        query = query.where(first.is_not(None))
    return query.order_by(first.desc(), second.desc(), row.user_id.desc())


def _with_place(query: Select[*tuple[Any, ...]], what: RankedBy) -> Select[*tuple[Any, ...]]:
    """Return the query with each line's place, which is one more than the number of better lines."""
    first, second = _ORDER[what]
    other = aliased(StandingRow)
    better = tuple_(getattr(other, first.key), getattr(other, second.key)) > tuple_(first, second)
    place = select(func.count() + 1).select_from(other).where(other.board_id == StandingRow.board_id, better)
    return query.add_columns(place.scalar_subquery().label("place"))


# Built once: it takes longer to put a statement together than most databases take to answer it.
_LINES: Final = {what: _ranked(what).limit(PAGE + 1).offset(bindparam("skipped")) for what in RankedBy}
_LINE: Final = {
    what: _with_place(_ranked(what), what).where(StandingRow.user_id == bindparam("user")) for what in RankedBy
}


def _key(what: RankedBy, row: Any) -> tuple[Any, Any]:
    first, second = _ORDER[what]
    return getattr(row, first.key), getattr(row, second.key)


def _standing(place: int, row: Any) -> Standing:
    return Standing(place, row.user_id, row.stars, row.wins, row.games, row.rate, row.rating)
