"""Reading finished games: all of them in order, to recount them, and page by page, as a history."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from itertools import groupby
from typing import Any, Final, TypeAlias

from sqlalchemy import BindParameter, ColumnElement, Row, Select, and_, bindparam, select

from bot.store.engine.database import Store
from bot.store.engine.models import GameRow, SeatRow
from bot.store.engine.planning import literal_number, planned_anew
from bot.store.engine.status import Status, Verdict, verdict_on
from bot.store.journal.entries import NOBODY

PAGE: Final = 5
"""How many games a page of a history has."""

_VERDICT: Final = (SeatRow.level, SeatRow.away, SeatRow.left_at, SeatRow.taken_out, SeatRow.settled)
"""What ``verdict_on`` reads."""


@dataclass(frozen=True, slots=True)
class PastSeat:
    """How a game of a history ended for one seat."""

    user: int | None
    """The person who played it last; None for a computer player."""
    name: str | None
    """The computer player's name."""
    score: int
    place: int
    verdict: Verdict = Verdict.COUNTS
    """What the game is for whoever played it last, as far as messages tell it; see ``Seating.finished``."""
    owner: int | None = None
    """Whose seat it is, if somebody else has taken it over; ``NOBODY`` if they have been forgotten."""

    @property
    def won(self) -> bool:
        """Whether whoever played it last has won."""
        return self.place == 1 and self.verdict is Verdict.COUNTS


@dataclass(frozen=True, slots=True)
class Past:
    """One line of a history."""

    id: int
    channel: int
    ended_at: datetime
    seats: Sequence[PastSeat]
    """In the order of places."""


@dataclass(frozen=True, slots=True)
class PastPage:
    """One page of a history, the newest game first."""

    games: Sequence[Past]
    more: bool
    """Whether there is a next page."""


DISPLACED: Final = 60
"""How many games somebody may finish while another one goes on that is still in its place."""


def newest_first(games: Select[*tuple[Any, ...]], most: ColumnElement[int]) -> Select[*tuple[Any, ...]]:
    """Return the query for one person's games in the order in which they were counted, the last one first.

    Only the games that were opened last are looked at, which have an index: so it takes no longer for somebody with
    many games.

    :param games: the query for them, with their ``id``, ``ended_at`` and ``counted``.
    :param most: how many of them to look at, at least ``DISPLACED`` more than are shown.
    """
    latest = games.order_by(SeatRow.game_id.desc()).limit(most).subquery()
    return select(latest).order_by(latest.c.counted.desc(), latest.c.ended_at.desc(), latest.c.id.desc())


_Pages: TypeAlias = tuple[Select[*tuple[Any, ...]], Select[*tuple[Any, ...]]]
"""The query for the first page, and the one for any other."""


def _pages(first: Select[*tuple[Any, ...]], later: Select[*tuple[Any, ...]], *order: str) -> _Pages:
    """Return the queries for a page of games, each with all its seats.

    :param first: the query for the games in their order.
    :param later: the same, for the pages that are not the first.
    :param order: the columns that decide the order, the greatest value first.
    """

    def with_seats(games: Select[*tuple[Any, ...]]) -> Select[*tuple[Any, ...]]:
        past, seat = games.limit(literal_number(PAGE + 1)).subquery(), SeatRow
        query = select(past, seat.user_id, seat.name, seat.score, seat.place, seat.played_by, *_VERDICT)
        in_order = (*(past.c[name].desc() for name in order), seat.place, seat.seat)
        return query.outerjoin(seat, seat.game_id == past.c.id).order_by(*in_order)

    return with_seats(first), with_seats(later.offset(bindparam("skipped")))


def _of_place(where: ColumnElement[bool]) -> _Pages:
    games = (
        select(GameRow.id, GameRow.channel_id, GameRow.ended_at)
        .where(GameRow.game == bindparam("game"), GameRow.status == Status.FINISHED, where, planned_anew(GameRow))
        .order_by(GameRow.ended_at.desc())
    )
    return _pages(games, games, "ended_at", "id")


def _of_person(games: Select[*tuple[Any, ...]]) -> _Pages:
    first = newest_first(games, literal_number(PAGE + 1 + DISPLACED))
    return _pages(first, newest_first(games, bindparam("most")), "counted", "ended_at", "id")


# Built once: it takes longer to put a statement together than most databases take to answer it.
_CHANNELS: Final[BindParameter[Any]] = bindparam("channels", expanding=True)
_THERE: Final = GameRow.channel_id.in_(_CHANNELS) | (GameRow.own_thread & GameRow.parent_id.in_(_CHANNELS))
# The thread of a game that is over is archived, and Discord lists no archived threads. The bot's are public: whoever
# can see their channel can see them.
_OF_CHANNEL: Final = _of_place(GameRow.channel_id == bindparam("channel"))
_OF_GUILD: Final = _of_place(and_(GameRow.guild_id == bindparam("guild"), _THERE))
_THEIRS: Final = (
    select(GameRow.id, GameRow.channel_id, GameRow.ended_at, GameRow.counted)
    .join(SeatRow, SeatRow.game_id == GameRow.id)
    .where(GameRow.game == bindparam("game"), GameRow.status == Status.FINISHED)
    .where(SeatRow.user_id == bindparam("user"), GameRow.guild_id == bindparam("guild"), planned_anew(GameRow))
)
_OF_USER: Final = _of_person(_THEIRS)
_OF_USER_THERE: Final = _of_person(_THEIRS.where(_THERE))


class History(Store):
    """Reads the histories of channels, servers and people."""

    async def of_channel(self, channel: int, game: str, number: int) -> PastPage:
        """Return a page (from 0) of a channel's finished games, the newest first."""
        return await self._page(_OF_CHANNEL, {"channel": channel, "game": game}, number)

    async def of_guild(self, guild: int, game: str, number: int, channels: Sequence[int]) -> PastPage:
        """Return a page (from 0) of the finished games in these channels of a server, the newest first."""
        return await self._page(_OF_GUILD, {"guild": guild, "game": game, "channels": list(channels)}, number)

    async def of_user(
        self, user: int, guild: int, game: str, number: int, channels: Sequence[int] | None = None
    ) -> PastPage:
        """Return a page (from 0) of a person's finished games in a server, or in these channels, the newest first."""
        most = (number + 1) * PAGE + 1 + DISPLACED
        who: dict[str, Any] = {"user": user, "guild": guild, "game": game, "most": most}
        if channels is None:
            return await self._page(_OF_USER, who, number)
        return await self._page(_OF_USER_THERE, {**who, "channels": list(channels)}, number)

    async def _page(self, pages: _Pages, what: Mapping[str, Any], number: int) -> PastPage:
        rows = await self._database.rows(pages[number > 0], {**what, "skipped": number * PAGE})
        past = []
        for _, of_game in groupby(rows, key=lambda row: row.id):
            game = list(of_game)
            past.append(Past(game[0].id, game[0].channel_id, game[0].ended_at, [_seat(each) for each in game]))
        return PastPage(past[:PAGE], more=len(past) > PAGE)


def _seat(row: Row[Any]) -> PastSeat:
    if row.played_by is None:
        return PastSeat(row.user_id, row.name, row.score, row.place, verdict_on(row))
    verdict = verdict_on(row) if row.away else Verdict.COUNTS
    return PastSeat(row.played_by, None, row.score, row.place, verdict, row.user_id or NOBODY)
