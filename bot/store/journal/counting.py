"""Counting a game that ends, in the transaction of the entry that ends it."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import BindParameter, Connection, bindparam, func, select, update

from bot.store.engine.models import GameRow, SeatRow
from bot.store.journal.entries import Ended, Moved
from bot.store.standings.ratings import computer_rating
from bot.store.standings.results import Finished, FinishedSeat, closed, count, settle

_THIS: Final[BindParameter[Any]] = bindparam("table")
_GAME: Final = select(GameRow.game, GameRow.guild_id, GameRow.channel_id, GameRow.parent_id).where(GameRow.id == _THIS)
_NUMBER: Final = (
    update(GameRow)
    .where(GameRow.id == _THIS)
    .values(counted=select(func.coalesce(func.max(GameRow.counted), 0) + 1).scalar_subquery())
)
_USERS: Final = select(SeatRow.user_id).where(SeatRow.game_id == _THIS).order_by(SeatRow.seat)


def add_result(connection: Connection, entry: Moved) -> None:
    """Count the game that this move has finished."""
    result = entry.result
    assert result is not None
    users = connection.execute(_USERS, {"table": entry.table}).scalars().all()
    seats = [
        FinishedSeat(
            user=user,
            verdict=verdict,
            place=place,
            gain=gain,
            fixed=None if user is not None else computer_rating(strength),
            tallies=tallies,
            achieved=achieved,
            computer=user is None,
        )
        for user, verdict, place, gain, strength, tallies, achieved in zip(
            users,
            result.verdicts,
            result.places,
            result.gains,
            result.strengths,
            result.tallies,
            result.achieved or [()] * len(users),
            strict=True,
        )
    ]
    people = sum(seat.user is not None and seat.counts for seat in seats)
    count(connection, _finished(connection, entry, seats, people))


def add_settlement(connection: Connection, entry: Ended) -> None:
    """Count what a game for money that was closed has brought everybody."""
    settlement = entry.settlement
    assert settlement is not None
    users = connection.execute(_USERS, {"table": entry.table}).scalars().all()
    seats = closed(users, settlement.gains)
    settle(connection, _finished(connection, entry, seats, people=0))


def _finished(connection: Connection, entry: Moved | Ended, seats: list[FinishedSeat], people: int) -> Finished:
    # Games of one server are counted one after the other, by the process that serves it. Others may share a number.
    connection.execute(_NUMBER, {"table": entry.table})
    game = connection.execute(_GAME, {"table": entry.table}).one()
    place = (game.guild_id, game.channel_id)
    return Finished(entry.table, game.game, *place, entry.at, seats, people, game.parent_id)
