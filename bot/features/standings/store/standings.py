"""Leaderboards of servers and channels, for all time or one period."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, datetime
from enum import StrEnum
from functools import cache
from typing import Any, Final, TypeAlias

import sqlalchemy as sa
from sqlalchemy.orm import aliased

from bot.features.standings.rows import DuelRow, PlayerRow
from bot.features.standings.store.ratings import Rating
from bot.store.engine.database import Store
from bot.store.engine.models import BoardRow, ClubMemberRow, StandingRow
from bot.store.engine.planning import literal_number
from bot.store.engine.status import CLUB_MEMBER
from bot.store.settings import is_listed, listed

PAGE: Final = 10
"""How many lines a page has."""

MOST_COUNTED: Final = 1000
"""How many better people are counted for somebody's own place. Counting more would take longer than the page."""

SWEPT_AT_ONCE: Final = 500
"""How many lines of an expired leaderboard one transaction deletes. A longer one would keep moves waiting."""


class RankedBy(StrEnum):
    """By which number people are ranked."""

    STARS = "stars"
    WINS = "wins"
    RATE = "rate"
    RATING = "rating"


_ORDER: Final[dict[RankedBy, tuple[Any, ...]]] = {
    RankedBy.STARS: (StandingRow.stars, StandingRow.wins),
    RankedBy.WINS: (StandingRow.wins, StandingRow.stars),
    RankedBy.RATE: (StandingRow.rate, StandingRow.wins),
    RankedBy.RATING: (StandingRow.settled, StandingRow.rating, StandingRow.wins),
}
"""The columns that decide, each among those who are level by the ones before it."""

_NOT_EVERYBODY: Final = (RankedBy.RATE, RankedBy.RATING)
"""By these, people are ranked only after enough games, or games of the right kind."""


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
    """0 for a rating that has not settled; more than ``MOST_COUNTED`` in the asker's own line for any place beyond."""
    user: int
    stars: int
    wins: int
    games: int
    rate: float | None
    """Wins per game, 0 to 1; None before they have played enough games."""
    rating: float | None
    """None until a game has been rated."""
    settled: bool = True
    """Whether the rating is or has been certain enough for a place. Those whose is not come after all the others."""
    now: Rating | None = None
    """The rating, as uncertain as time has made it; None if it is not asked for, or another one by now."""


@dataclass(frozen=True, slots=True)
class Unranked:
    """Somebody without a place, and how near they are to one."""

    user: int
    games: int
    """Their games in this place and period."""
    most: int
    """The most games that anybody on the list could have there, 0 if nobody has one; or 0 if somebody is ranked."""


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
    unranked: Unranked | None = None
    """What the asker lacks; None if they are ranked."""


class Standings(Store):
    """Reads leaderboards, and deletes expired ones."""

    async def page(
        self,
        place: Place,
        what: RankedBy,
        number: int,
        user: int,
        *,
        met: bool = False,
        club: int | None = None,
        now: datetime | None = None,
    ) -> Page:
        """Return a page (from 0) of a leaderboard, the best first. It is empty where nobody is ranked.

        Whoever is not on leaderboards is left out, and takes nobody's place. Only the asker's own line is always there.

        :param user: the asker, whose own line is looked up, too.
        :param met: leave out everybody with whom the asker has not played, and count places among the others.
        :param club: leave out everybody who is not a member of the club with this number, and count places among the
            others. The asker's own line is there if they are a member. ``met`` is not looked at then.
        :param now: the moment for which the certainty of ratings is told, if people are ranked by them.
        """
        here = {"place": place.id, "game": place.game, "period": place.period, "is_channel": place.is_channel}
        async with self._database.read() as connection:
            asked = {**here, "user": user, "club": club, "skipped": number * PAGE}
            first, own, unranked = 1, None, None
            some = _PEOPLE_IN_CLUB if club is not None else _PEOPLE_MET if met else None
            listed = club is None or await connection.scalar(_IS_MEMBER, {"club": club, "user": user}) is not None
            if some is not None:
                found = (await connection.execute(_some_lines(what, some), asked)).all()
                rows = [row for row in found if number * PAGE < row.n <= (number + 1) * PAGE + 1]
                own = next((row for row in found if row.user_id == user), None)
                if own is None and listed:
                    own = (await connection.execute(_some_line(what, some), asked)).one_or_none()
            else:
                found = (await connection.execute(_lines(what, first=not number), asked)).all()
                rows = [row for row in found if row.place is None]
                own = next((row for row in found if row.place is not None), None)
            if own is None and listed:
                games = await connection.scalar(_OWN_GAMES, {**here, "user": user})
                most_of = _MOST_GAMES if some is None else _MOST_GAMES.where(StandingRow.user_id.in_(some))
                most = 0 if rows else await connection.scalar(most_of, asked)
                unranked = Unranked(user, games or 0, most or 0)
            if number and rows:
                top = {**here, "user": rows[0].user_id}
                level_before = 0 if some is not None else await connection.scalar(_level_before(what), top) or 0
                first = rows[0].place if some is not None else number * PAGE + 1 - level_before
        shown: list[Standing] = []
        for index, row in enumerate(rows[:PAGE]):
            level = index and _key(what, rows[index - 1]) == _key(what, row)
            at = shown[-1].place if level else number * PAGE + index + 1
            shown.append(_standing(what, at if index else first, row, now))
        mine = None if own is None else _standing(what, own.place, own, now)
        return Page(number, shown, more=len(rows) > PAGE, mine=mine, unranked=unranked)

    async def sweep(self, today: date) -> int:
        """Delete all leaderboards that have expired on a UTC day, and return how many there were.

        If the database refuses or does not answer, some of them may be deleted already.
        """
        row = StandingRow
        boards = await self._database.values(sa.select(BoardRow.id).where(BoardRow.expires_on <= today))
        for board in boards:
            some = sa.select(row.user_id).where(row.board_id == board).limit(SWEPT_AT_ONCE).scalar_subquery()
            some_lines = sa.delete(row).where(row.board_id == board, row.user_id.in_(some))
            while await self._database.execute(some_lines):
                pass
            await self._database.execute(sa.delete(BoardRow).where(BoardRow.id == board))
        return len(boards)


_People: TypeAlias = sa.CompoundSelect[Any] | sa.Select[Any]
"""A query for people's ids."""

_ASKER: Final[sa.BindParameter[Any]] = sa.bindparam("user")


def _of_board(column: Any) -> sa.ScalarSelect[Any]:
    board = BoardRow
    return (
        sa.select(column)
        .where(board.place_id == sa.bindparam("place"), board.game == sa.bindparam("game"))
        .where(board.period == sa.bindparam("period"), board.is_channel == sa.bindparam("is_channel"))
        .scalar_subquery()
    )


_HERE: Final = _of_board(BoardRow.id)


_PLAYED: Final = DuelRow.guild_id == _of_board(BoardRow.guild_id), DuelRow.game == sa.bindparam("game")
_PEOPLE_MET: Final = sa.union_all(
    sa.select(_ASKER),
    sa.select(DuelRow.second_id).where(*_PLAYED, DuelRow.first_id == _ASKER),
    sa.select(DuelRow.first_id).where(*_PLAYED, DuelRow.second_id == _ASKER),
)
"""The query for the asker and everybody with whom they have played in the leaderboard's game and server."""

_PEOPLE_IN_CLUB: Final = sa.select(ClubMemberRow.user_id).where(
    ClubMemberRow.club_id == sa.bindparam("club"), ClubMemberRow.standing == CLUB_MEMBER
)


def _ranked(what: RankedBy) -> sa.Select[*tuple[Any, ...]]:
    """Return the query for a leaderboard's lines in the order of its index."""
    order, row = _ORDER[what], StandingRow
    columns = (row.user_id, row.games, row.wins, row.stars, row.rate, row.rating, row.settled)
    query = sa.select(*columns).where(row.board_id == _HERE)
    if what in _NOT_EVERYBODY:
        query = query.where(order[0].is_not(None))
    return query.order_by(*(column.desc() for column in order), row.user_id.desc())


@cache  # it takes longer to put a statement together than most databases take to answer it
def _lines(what: RankedBy, *, first: bool) -> sa.Select[*tuple[Any, ...]]:
    """Return the query for a page, and for the asker's line. Only the latter has a place.

    They are one query because each takes longer on its way to the database and back than there.

    :param first: whether it is the first page, where nothing is skipped.
    """
    nowhere = sa.cast(sa.null(), sa.BigInteger).label("place")
    lines = listed(_ranked(what), StandingRow.user_id).limit(literal_number(PAGE + 1))
    if not first:
        lines = lines.offset(sa.bindparam("skipped"))
    own = _line(what, most=MOST_COUNTED).order_by(None)
    both = sa.union_all(sa.select(lines.add_columns(nowhere).subquery()), own).subquery()
    return _rated(what, both).order_by(*(both.c[column.key].desc() for column in _ORDER[what]), both.c.user_id.desc())


def _rated(what: RankedBy, lines: sa.Subquery) -> sa.Select[*tuple[Any, ...]]:
    """Return the query for lines with what tells how certain the ratings are now, if people are ranked by them."""
    if what is not RankedBy.RATING:
        return sa.select(lines)
    player = PlayerRow
    here = player.guild_id == _of_board(BoardRow.guild_id), player.game == sa.bindparam("game")
    whose = sa.and_(*here, player.user_id == lines.c.user_id)
    return sa.select(lines, player.mu, player.sigma, player.least_sigma, player.rated_at).outerjoin(player, whose)


@cache
def _some_lines(what: RankedBy, some: _People) -> sa.Select[*tuple[Any, ...]]:
    """Return the query for a page of some people, with their places and numbers, and for the asker's line."""
    row = StandingRow
    order = [column.desc() for column in _ORDER[what]]
    place = sa.func.rank().over(order_by=order).label("place")
    number = sa.func.row_number().over(order_by=[*order, row.user_id.desc()]).label("n")
    everybody = _ranked(what).order_by(None).add_columns(place, number)
    numbered = listed(everybody.where(row.user_id.in_(some)), row.user_id).subquery()
    skipped: sa.BindParameter[int] = sa.bindparam("skipped")
    here = numbered.c.n.between(skipped + 1, skipped + PAGE + 1)
    return _rated(what, numbered).where(sa.or_(here, numbered.c.user_id == _ASKER)).order_by(numbered.c.n)


def _line(what: RankedBy, *, some: _People | None = None, most: int | None = None) -> sa.Select[*tuple[Any, ...]]:
    """Return the query for somebody's line with its place, which is one more than the number of better lines.

    :param some: the query for the people who count; None for everybody.
    :param most: how many better lines to count at most; None for all.
    """
    *above, first, second = _ORDER[what]
    other = aliased(StandingRow)
    better = sa.tuple_(getattr(other, first.key), getattr(other, second.key)) > sa.tuple_(first, second)
    query = sa.select(other.user_id).where(other.board_id == StandingRow.board_id, better)
    # Whoever is behind by such a column has no place, so nobody counts for whom it differs.
    query = query.where(*(getattr(other, column.key) == column for column in above))
    query = listed(query, other.user_id).where(*([] if some is None else [other.user_id.in_(some)]))
    counted = query.limit(None if most is None else literal_number(most)).correlate(StandingRow).subquery()
    place = sa.select(sa.func.count() + 1).select_from(counted).scalar_subquery().label("place")
    return _ranked(what).where(StandingRow.user_id == sa.bindparam("user")).add_columns(place)


@cache
def _some_line(what: RankedBy, some: _People) -> sa.Select[*tuple[Any, ...]]:
    return _rated(what, _line(what, some=some).order_by(None).subquery())


@cache
def _level_before(what: RankedBy) -> sa.Select[int]:
    other = aliased(StandingRow)
    level = (getattr(other, column.key) == column for column in _ORDER[what])
    before = other.board_id == StandingRow.board_id, *level, other.user_id > StandingRow.user_id
    return (
        sa.select(sa.func.count())
        .select_from(other)
        .join(StandingRow, sa.and_(*before))
        .where(StandingRow.board_id == _HERE, StandingRow.user_id == _ASKER, is_listed(other.user_id))
    )


_OWN_GAMES: Final = sa.select(StandingRow.games).where(StandingRow.board_id == _HERE, StandingRow.user_id == _ASKER)
_MOST_GAMES: Final = (
    sa.select(sa.func.max(StandingRow.games)).where(StandingRow.board_id == _HERE).where(is_listed(StandingRow.user_id))
)
_IS_MEMBER: Final = _PEOPLE_IN_CLUB.where(ClubMemberRow.user_id == _ASKER)


def _key(what: RankedBy, row: Any) -> tuple[Any, ...]:
    return tuple(getattr(row, column.key) for column in _ORDER[what])


def _standing(what: RankedBy, place: int, row: Any, now: datetime | None) -> Standing:
    rating = None
    if what is RankedBy.RATING and now is not None and row.mu is not None:
        rating = Rating(row.mu, row.sigma, row.least_sigma).grown(row.rated_at, now)
    settled = row.settled is not False
    shown = place if settled or what is not RankedBy.RATING else 0
    now_so = rating if rating is not None and rating.value == row.rating else None
    return Standing(
        shown, row.user_id, row.stars, row.wins, row.games, row.rate, row.rating, settled=settled, now=now_so
    )
