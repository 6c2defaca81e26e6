"""Counting a finished game in the standings, in the transaction of its last move."""

from __future__ import annotations

from sqlalchemy import Connection, insert, select, update

from bot.store.models import GameRow, SeatRow, StandingRow


def add_result(connection: Connection, table: int) -> None:
    """Count a finished game for every person who had a seat in it.

    A seat that its owner gave up counts as a game without stars or a win for them.
    """
    seats = connection.execute(
        select(GameRow.guild_id, GameRow.game, SeatRow.user_id, SeatRow.left_at, SeatRow.score, SeatRow.place)
        .join(SeatRow, SeatRow.game_id == GameRow.id)
        .where(GameRow.id == table, SeatRow.user_id.is_not(None))
        .order_by(SeatRow.user_id)  # one order everywhere: two processes cannot wait for each other's rows
    )
    for seat in seats.all():
        stayed = seat.left_at is None
        won = {"games": 1, "wins": int(stayed and seat.place == 1), "stars": seat.score if stayed else 0}
        counted = connection.execute(
            update(StandingRow)
            .where(
                StandingRow.guild_id == seat.guild_id,
                StandingRow.game == seat.game,
                StandingRow.user_id == seat.user_id,
            )
            .values({name: getattr(StandingRow, name) + amount for name, amount in won.items()})
        )
        if counted.rowcount == 0:
            key = {"guild_id": seat.guild_id, "game": seat.game, "user_id": seat.user_id}
            connection.execute(insert(StandingRow).values(**key, **won))
