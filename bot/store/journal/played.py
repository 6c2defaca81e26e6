"""Reading games that are over: all that count, to count them again, and those of a time."""

from collections.abc import AsyncIterator, Collection, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from itertools import groupby
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, Select, and_, exists, func, or_, select

from bot.store.engine.database import Store
from bot.store.engine.models import GameRow, MoveRow, SeatRow, SoloRow
from bot.store.engine.status import SOLO, Status
from bot.store.journal.entries import Saved, saved

AT_ONCE: Final = 200
"""How many games are read at a time."""


class NotedRating(NamedTuple):
    """A rating as it was written down when a game ended."""

    mu: float
    sigma: float
    least_sigma: float | None
    share: float | None


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game as it is stored."""

    saved: Saved
    ended_at: datetime
    ratings_before: Sequence[NotedRating | None]
    """The rating that the player of each seat had before the game; None where none was written down."""
    gains: Sequence[int | None]
    """What the game brought to the owner of each seat; None where that was not written down."""


_LOST: Final = exists().where(SeatRow.game_id == GameRow.id, SeatRow.share.is_not(None))
_COUNTING: Final = or_(
    GameRow.status == Status.FINISHED, and_(GameRow.status == Status.ENDED, or_(GameRow.stake > 0, _LOST))
)
"""Which games count: those that were finished, and of those that were closed the ones for money that had begun, and the
ones that somebody has lost by it."""


def count_finished(connection: Connection) -> int:
    """Return how many games ``finished_games`` yields."""
    return connection.execute(select(func.count()).where(_COUNTING)).scalar_one()


def count_thinned(connection: Connection) -> int:
    """Return how many of them have no moves any more; see ``bot.store.thinning``."""
    thinned = GameRow.status == Status.FINISHED, GameRow.seed.is_(None)
    return connection.execute(select(func.count()).where(*thinned)).scalar_one()


def finished_kinds(connection: Connection) -> set[str]:
    """Return the names of the games of which ``finished_games`` yields some."""
    return set(connection.execute(select(GameRow.game).where(_COUNTING).distinct()).scalars())


def finished_games(connection: Connection) -> Iterator[Played]:
    """Yield all finished games, and all games for money that were closed, in the order in which they were counted.

    It is not always the order of ``ended_at``, since two can end at once, and a clock can go back.
    """
    order = (GameRow.counted, GameRow.ended_at, GameRow.id)
    yield from _in_order(connection, select(GameRow.id).where(_COUNTING).order_by(*order))


def dealt_games(connection: Connection, game: str) -> Iterator[Saved]:
    """Yield all games of this name, at tables and without one, that were played to their end or are under way."""
    row = GameRow
    closed = row.id.in_(select(SoloRow.game_id).where(SoloRow.score.is_(None))) & row.ended_at.is_not(None)
    begun = row.status.in_([Status.PLAYING, Status.FINISHED]) | ((row.status == SOLO) & ~closed)
    dealt = (row.game == game, begun, row.seed.is_not(None))
    yield from (each.saved for each in _in_order(connection, select(row.id).where(*dealt).order_by(row.id)))


def _in_order(connection: Connection, query: Select[int]) -> Iterator[Played]:
    for some in _parts(connection.execute(query).scalars().all()):
        yield from _played(connection, some)


def _parts(numbers: Sequence[int]) -> list[Sequence[int]]:
    return [numbers[start : start + AT_ONCE] for start in range(0, len(numbers), AT_ONCE)]


def _played(connection: Connection, numbers: Sequence[int]) -> Iterator[Played]:
    """Yield the games with these numbers, in this order. Those that have been deleted are missing."""
    games = {game.id: game for game in connection.execute(select(GameRow.__table__).where(GameRow.id.in_(numbers)))}
    seats = _grouped(connection, select(SeatRow.__table__).where(SeatRow.game_id.in_(numbers)), SeatRow.seat)
    moves = _grouped(connection, select(MoveRow.__table__).where(MoveRow.game_id.in_(numbers)), MoveRow.ply)
    alone = _grouped(connection, select(SoloRow.__table__).where(SoloRow.game_id.in_(numbers)), SoloRow.game_id)
    for number in numbers:
        if number in games:
            here = seats.get(number, [])
            yield Played(
                saved(games[number], here, moves.get(number, []), *alone.get(number, ())),
                games[number].ended_at,
                [None if s.mu is None else NotedRating(s.mu, s.sigma, s.least_sigma, s.share) for s in here],
                [s.gain for s in here],
            )


def _all_played(connection: Connection, numbers: Sequence[int]) -> list[Played]:
    return [*_played(connection, numbers)]


def _grouped(connection: Connection, query: Any, order: Any) -> dict[int, list[Any]]:
    game = order.class_.game_id
    rows = connection.execute(query.order_by(game, order))
    return {number: list(some) for number, some in groupby(rows, key=lambda row: row.game_id)}


class WeekStore(Store):
    """Reads the games that news of a week are about."""

    async def of_server(
        self, since: datetime, until: datetime, guild: int, channels: Collection[int]
    ) -> AsyncIterator[Sequence[Played]]:
        """Yield the games of some channels, and of the threads that the bot has started there for them.

        They are the finished ones that ended in a time, without its last moment, in the order in which they ended,
        ``AT_ONCE`` at most at a time.
        """
        row = GameRow
        there = row.channel_id.in_(channels) | (row.own_thread & row.parent_id.in_(channels))
        async for games in self._ended(since, until, row.guild_id == guild, there):
            yield games

    async def of_person(self, since: datetime, until: datetime, user: int) -> AsyncIterator[Sequence[Played]]:
        """Yield the games in which somebody has a seat, as ``of_server`` does."""
        theirs = select(SeatRow.game_id).where(SeatRow.user_id == user)
        async for games in self._ended(since, until, GameRow.id.in_(theirs)):
            yield games

    async def _ended(
        self, since: datetime, until: datetime, *where: ColumnElement[bool]
    ) -> AsyncIterator[Sequence[Played]]:
        row = GameRow
        ended = row.status == Status.FINISHED, row.ended_at >= since, row.ended_at < until
        query = select(row.id).where(*ended, *where).order_by(row.ended_at, row.id)
        async with self._database.read() as connection:
            numbers = (await connection.execute(query)).scalars().all()
        for some in _parts(numbers):
            async with self._database.read() as connection:
                games = await connection.run_sync(_all_played, some)
            yield games
