"""Reading games that are over: all that count, to count them again, and those of a time."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from itertools import groupby
from typing import Any, Final

from sqlalchemy import Connection, and_, func, literal, or_, select, tuple_

from bot.features.standings.store.ratings import Rating
from bot.store.engine.database import Store
from bot.store.engine.models import GameRow, MoveRow, SeatRow, UtcDateTime
from bot.store.engine.status import Status
from bot.store.journal.entries import Saved, saved

AT_ONCE: Final = 200
"""How many games are read at a time."""


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
class Whose:
    """Which games to read. What is None does not limit them."""

    guild: int | None = None
    channels: Collection[int] | None = None
    """The channels of the games, and the channels of the threads that the bot has started for them."""
    user: int | None = None
    """Somebody who has a seat."""


_COUNTING: Final = or_(GameRow.status == Status.FINISHED, and_(GameRow.status == Status.ENDED, GameRow.stake > 0))
"""Which games count: those that were finished, and of those that were closed the ones for money that had begun."""


def count_finished(connection: Connection) -> int:
    """Return how many games ``finished_games`` yields."""
    return connection.execute(select(func.count()).where(_COUNTING)).scalar_one()


def finished_kinds(connection: Connection) -> set[str]:
    """Return the names of the games of which ``finished_games`` yields some."""
    return set(connection.execute(select(GameRow.game).where(_COUNTING).distinct()).scalars())


def finished_games(connection: Connection) -> Iterator[Played]:
    """Yield all finished games, and all games for money that were closed, in the order in which they were counted.

    It is not always the order of ``ended_at``, since two can end at once, and a clock can go back.
    """
    row = GameRow
    order = (row.counted, row.ended_at, row.id)
    query = select(row.__table__).where(_COUNTING).order_by(*order).limit(AT_ONCE)
    games = connection.execute(query).all()
    while games:
        yield from _with_moves(connection, games)
        last = games[-1]
        after = tuple_(*order) > tuple_(last.counted, literal(last.ended_at, UtcDateTime), last.id)
        games = connection.execute(query.where(after)).all()


def dealt_games(connection: Connection, game: str) -> Iterator[Saved]:
    """Yield all games of this name that were played at tables to their end, or are under way, in order."""
    row = GameRow
    dealt = (row.game == game, row.status.in_([Status.PLAYING, Status.FINISHED]), row.seed.is_not(None))
    query = select(row.__table__).where(*dealt).order_by(row.id).limit(AT_ONCE)
    games = connection.execute(query).all()
    while games:
        yield from (each.saved for each in _with_moves(connection, games))
        games = connection.execute(query.where(row.id > games[-1].id)).all()


def _games_ended(
    connection: Connection, since: datetime, until: datetime, whose: Whose, after: Played | None
) -> list[Played]:
    row = GameRow
    query = select(row.__table__).where(row.status == Status.FINISHED, row.ended_at >= since, row.ended_at < until)
    if whose.guild is not None:
        query = query.where(row.guild_id == whose.guild)
    if whose.channels is not None:
        query = query.where(row.channel_id.in_(whose.channels) | (row.own_thread & row.parent_id.in_(whose.channels)))
    if whose.user is not None:
        query = query.where(row.id.in_(select(SeatRow.game_id).where(SeatRow.user_id == whose.user)))
    if after is not None:
        query = query.where(tuple_(row.ended_at, row.id) > tuple_(literal(after.ended_at, UtcDateTime), after.saved.id))
    games = connection.execute(query.order_by(row.ended_at, row.id).limit(AT_ONCE)).all()
    return list(_with_moves(connection, games))


def _with_moves(connection: Connection, games: Sequence[Any]) -> Iterator[Played]:
    numbers = [game.id for game in games]
    seats = _grouped(connection, select(SeatRow.__table__).where(SeatRow.game_id.in_(numbers)), SeatRow.seat)
    moves = _grouped(connection, select(MoveRow.__table__).where(MoveRow.game_id.in_(numbers)), MoveRow.ply)
    for game in games:
        here = seats.get(game.id, [])
        yield Played(
            saved(game, here, moves.get(game.id, [])),
            game.ended_at,
            [None if s.mu is None else Rating(s.mu, s.sigma, s.least_sigma) for s in here],
            [s.gain for s in here],
        )


def _grouped(connection: Connection, query: Any, order: Any) -> dict[int, list[Any]]:
    game = order.class_.game_id
    rows = connection.execute(query.order_by(game, order))
    return {number: list(some) for number, some in groupby(rows, key=lambda row: row.game_id)}


class WeekStore(Store):
    """Reads the games that news of a week are about."""

    async def games(self, since: datetime, until: datetime, whose: Whose, after: Played | None = None) -> list[Played]:
        """Return finished games that ended in a time, without its last moment, in the order in which they ended.

        They are ``AT_ONCE`` at most; if one is given, those that come after it.
        """
        async with self._database.read() as connection:
            return await connection.run_sync(_games_ended, since, until, whose, after)
