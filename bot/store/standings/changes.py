"""The ratings that the players of a finished game had before it, from which those after it follow."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import bindparam, select
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store.database import Database
from bot.store.models import SeatRow
from bot.store.standings.ratings import Rating

_BEFORE: Final = (
    select(SeatRow.mu, SeatRow.sigma, SeatRow.least_sigma)
    .where(SeatRow.game_id == bindparam("table"))
    .order_by(SeatRow.seat)
)


class RatingsBefore:
    """Reads the ratings that were noted when games ended."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._database = Database(engine)

    async def of(self, table: int) -> Sequence[Rating] | None:
        """Return the rating of each seat's player before a game; None if none were noted, as in old games.

        :raises NotSaved: the database does not answer.
        """
        async with self._database.read() as connection:
            rows = (await connection.execute(_BEFORE, {"table": table})).all()
        if not rows or any(row.mu is None or row.sigma is None for row in rows):
            return None
        return [Rating(row.mu, row.sigma, row.least_sigma) for row in rows]
