"""Reading all games that count, in the order in which they ended, to count them again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from itertools import groupby
from typing import Any, Final

from sqlalchemy import Connection, and_, func, or_, select, tuple_

from bot.store.journal.entries import Saved, seating
from bot.store.models import GameRow, MoveRow, SeatRow
from bot.store.standings.ratings import Rating
from bot.store.status import Status

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
