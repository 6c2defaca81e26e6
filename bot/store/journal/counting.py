"""Counting a game that ends, in the transaction of the entry that ends it."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import BindParameter, Connection, bindparam, select

from bot.store.journal.entries import Ended, Moved
from bot.store.models import GameRow, SeatRow
from bot.store.standings.ratings import computer_rating
from bot.store.standings.results import Finished, FinishedSeat, closed, count, settle

_THIS: Final[BindParameter[Any]] = bindparam("table")
_GAME: Final = select(GameRow.game, GameRow.guild_id, GameRow.channel_id).where(GameRow.id == _THIS)
_USERS: Final = select(SeatRow.user_id).where(SeatRow.game_id == _THIS).order_by(SeatRow.seat)


def add_result(connection: Connection, entry: Moved) -> None:
    """Count the game that this move has finished."""
    result = entry.result
    assert result is not None
    game = connection.execute(_GAME, {"table": entry.table}).one()
    users = connection.execute(_USERS, {"table": entry.table}).scalars().all()
    seats = [
        FinishedSeat(user, verdict, place, gain, None if user is not None else computer_rating(strength), tallies)
        for user, verdict, place, gain, strength, tallies in zip(
            users, result.verdicts, result.places, result.gains, result.strengths, result.tallies, strict=True
        )
    ]
    people = sum(seat.user is not None and seat.counts for seat in seats)
    count(connection, Finished(entry.table, game.game, game.guild_id, game.channel_id, entry.at, seats, people))


def add_settlement(connection: Connection, entry: Ended) -> None:
    """Count what a game for money that was closed has brought everybody."""
    settlement = entry.settlement
    assert settlement is not None
    game = connection.execute(_GAME, {"table": entry.table}).one()
    users = connection.execute(_USERS, {"table": entry.table}).scalars().all()
    seats = closed(users, settlement.gains)
    settle(connection, Finished(entry.table, game.game, game.guild_id, game.channel_id, entry.at, seats, people=0))
