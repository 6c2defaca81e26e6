"""Reading finished games: all of them in order, to recount them, and page by page, as a history."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from itertools import groupby
from typing import Any, Final

from sqlalchemy import Connection, Select, and_, bindparam, func, or_, select, tuple_
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store.database import Database
from bot.store.journal.entries import Saved, seating
from bot.store.models import GameRow, MoveRow, SeatRow
from bot.store.standings.ratings import Rating
from bot.store.status import Status

AT_ONCE: Final = 200
"""How many games are read at a time."""

PAGE: Final = 5
"""How many games a page of a history has."""


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game as it is stored."""

    saved: Saved
    ended_at: datetime
    ratings_before: Sequence[Rating | None]
    """The rating that the player of each seat had before the game; None where none was written down."""
    gains: Sequence[int | None]
    """What the game brought to the owner of each seat; None where that was not written down."""


@dataclass(frozen=True, slots=True)
class Past:
    """One line of a history."""

    id: int
    channel: int
    ended_at: datetime
    seats: Sequence[tuple[int | None, str | None, int, int]]
    """Each seat in the order of places: the person's id, the computer player's name, the score, the place."""


@dataclass(frozen=True, slots=True)
class PastPage:
    """One page of a history, the newest game first."""

    games: Sequence[Past]
    more: bool
    """Whether there is a next page."""


_COUNTING: Final = or_(GameRow.status == Status.FINISHED, and_(GameRow.status == Status.ENDED, GameRow.stake > 0))
"""Which games count: those that were finished, and of those that were closed the ones for money that had begun."""


def count_finished(connection: Connection) -> int:
    """Return how many games ``finished_games`` yields."""
    return connection.execute(select(func.count()).where(_COUNTING)).scalar_one()


def finished_games(connection: Connection) -> Iterator[Played]:
    """Yield all finished games, and all games for money that were closed, in the order in which they ended."""
    row = GameRow
    query = select(row.__table__).where(_COUNTING).order_by(row.ended_at, row.id).limit(AT_ONCE)
    games = connection.execute(query).all()
    while games:
        yield from _with_moves(connection, games)
        last = games[-1]
        after = tuple_(row.ended_at, row.id) > tuple_(last.ended_at, last.id)
        games = connection.execute(query.where(after)).all()


def _with_moves(connection: Connection, games: Sequence[Any]) -> Iterator[Played]:
    numbers = [game.id for game in games]
    seats = _grouped(connection, select(SeatRow.__table__).where(SeatRow.game_id.in_(numbers)), SeatRow.seat)
    moves = _grouped(connection, select(MoveRow.__table__).where(MoveRow.game_id.in_(numbers)), MoveRow.ply)
    for game in games:
        here = seats.get(game.id, [])
        yield Played(
            Saved(
                id=game.id,
                game=game.game,
                guild=game.guild_id,
                channel=game.channel_id,
                message=game.message_id,
                host=game.host_id,
                capacity=game.capacity,
                options=game.options,
                seed=bytes.fromhex(game.seed),
                status=Status(game.status),
                deadline=None,
                seats=tuple(map(seating, here)),
                moves=tuple((move.seat, move.move) for move in moves.get(game.id, [])),
                rules=game.rules,
            ),
            game.ended_at,
            [None if s.mu is None else Rating(s.mu, s.sigma) for s in here],
            [s.gain for s in here],
        )


def _grouped(connection: Connection, query: Any, order: Any) -> dict[int, list[Any]]:
    game = order.class_.game_id
    rows = connection.execute(query.order_by(game, order))
    return {number: list(some) for number, some in groupby(rows, key=lambda row: row.game_id)}


# Built once: it takes longer to put a statement together than most databases take to answer it.
_PAST: Final = (
    select(GameRow.id, GameRow.channel_id, GameRow.ended_at)
    .where(GameRow.game == bindparam("game"), GameRow.status == Status.FINISHED)
    .limit(PAGE + 1)
    .offset(bindparam("skipped"))
)
_THERE: Final = GameRow.channel_id.in_(bindparam("channels", expanding=True))
_OF_CHANNEL: Final = _PAST.where(GameRow.channel_id == bindparam("channel")).order_by(GameRow.ended_at.desc())
_OF_GUILD: Final = _PAST.where(GameRow.guild_id == bindparam("guild"), _THERE).order_by(GameRow.ended_at.desc())
_OF_USER: Final = (
    _PAST.join(SeatRow, SeatRow.game_id == GameRow.id)
    .where(SeatRow.user_id == bindparam("user"), GameRow.guild_id == bindparam("guild"))
    .order_by(SeatRow.game_id.desc())
)
_OF_USER_THERE: Final = _OF_USER.where(_THERE)
_SEATS_OF: Final = (
    select(SeatRow.game_id, SeatRow.user_id, SeatRow.name, SeatRow.score, SeatRow.place)
    .where(SeatRow.game_id.in_(bindparam("games", expanding=True)))
    .order_by(SeatRow.game_id, SeatRow.place, SeatRow.seat)
)


class History:
    """Reads the histories of channels, servers and people."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._database = Database(engine)

    async def of_channel(self, channel: int, game: str, number: int) -> PastPage:
        """Return a page (from 0) of a channel's finished games, the newest first.

        :raises NotSaved: the database does not answer.
        """
        return await self._page(_OF_CHANNEL, {"channel": channel, "game": game}, number)

    async def of_guild(self, guild: int, game: str, number: int, channels: Sequence[int]) -> PastPage:
        """Return a page (from 0) of the finished games in these channels of a server, the newest first.

        :raises NotSaved: the database does not answer.
        """
        return await self._page(_OF_GUILD, {"guild": guild, "game": game, "channels": list(channels)}, number)

    async def of_user(
        self, user: int, guild: int, game: str, number: int, channels: Sequence[int] | None = None
    ) -> PastPage:
        """Return a page (from 0) of a person's finished games in a server, the newest first.

        :param channels: leave out games in other channels; None for no such limit.
        :raises NotSaved: the database does not answer.
        """
        who: dict[str, Any] = {"user": user, "guild": guild, "game": game}
        if channels is None:
            return await self._page(_OF_USER, who, number)
        return await self._page(_OF_USER_THERE, {**who, "channels": list(channels)}, number)

    async def _page(self, query: Select[*tuple[Any, ...]], what: Mapping[str, Any], number: int) -> PastPage:
        async with self._database.read() as connection:
            games = (await connection.execute(query, {**what, "skipped": number * PAGE})).all()
            seats = (await connection.execute(_SEATS_OF, {"games": [each.id for each in games[:PAGE]]})).all()
        by_game = {number: list(some) for number, some in groupby(seats, key=lambda seat: seat.game_id)}
        past = [
            Past(
                each.id,
                each.channel_id,
                each.ended_at,
                [(s.user_id, s.name, s.score, s.place) for s in by_game.get(each.id, [])],
            )
            for each in games[:PAGE]
        ]
        return PastPage(past, more=len(games) > PAGE)
