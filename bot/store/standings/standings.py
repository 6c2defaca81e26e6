"""Leaderboards: who has won what in a server or a channel, over all time or some part of it."""

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
"""Lines of a page."""

SWEPT_AT_ONCE: Final = 500
"""Lines of leaderboards that are over, and taken away in one transaction: a long one would keep moves waiting."""


class RankedBy(StrEnum):
    """What people are ranked by."""

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
        self._database = Database(engine)

    async def page(self, place: Place, what: RankedBy, number: int, user: int) -> Page:
        """Return a page (from 0) of a leaderboard, the best first; an empty one where nobody is ranked.

        :param user: whose own line is looked up, too.
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
        """Delete the leaderboards that nobody asks for any more, and return how many there were.

        :raises NotSaved: the database does not answer, or refuses; some of them may be gone, or parts of one.
        """
        async with self._database.read() as connection:
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
        async with self._database.write() as connection:
            gone = await connection.execute(delete(row).where(row.board_id == board, row.user_id.in_(some)))
            if gone.rowcount:
                return True
            await connection.execute(delete(BoardRow).where(BoardRow.id == board))
            return False


def _ranked(what: RankedBy) -> Select[*tuple[Any, ...]]:
    """Return the query for a leaderboard's lines in order, as its index has them."""
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
    """Return the query with each line's place beside it: one more than there are better ones."""
    first, second = _ORDER[what]
    other = aliased(StandingRow)
    better = tuple_(getattr(other, first.key), getattr(other, second.key)) > tuple_(first, second)
    place = select(func.count() + 1).select_from(other).where(other.board_id == StandingRow.board_id, better)
    return query.add_columns(place.scalar_subquery().label("place"))


# Built once: putting a statement together takes longer than most databases take to answer it.
_LINES: Final = {what: _ranked(what).limit(PAGE + 1).offset(bindparam("skipped")) for what in RankedBy}
_LINE: Final = {
    what: _with_place(_ranked(what), what).where(StandingRow.user_id == bindparam("user")) for what in RankedBy
}


def _key(what: RankedBy, row: Any) -> tuple[Any, Any]:
    first, second = _ORDER[what]
    return getattr(row, first.key), getattr(row, second.key)


def _standing(place: int, row: Any) -> Standing:
    return Standing(place, row.user_id, row.stars, row.wins, row.games, row.rate, row.rating)
