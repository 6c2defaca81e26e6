"""What reviews of finished games have found, for the second look."""

from enum import StrEnum
from typing import Any, Final

from sqlalchemy import bindparam, select
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.features.reviews.rows import ReviewRow
from bot.games.game import Seat
from bot.store.engine.database import Store
from bot.store.engine.upsert import insert_or_replace

EVERYBODY: Final = -1
"""Stands for the seat where a review follows from what everybody may know after the game."""


class ReviewPart(StrEnum):
    """What a review consists of."""

    COURSE = "course"
    """Everybody's chances after each move."""
    ADVICE = "advice"
    """A seat's moves, and those that it might have made instead."""


class ReviewStore(Store):
    """Reads and writes parts of reviews."""

    def __init__(self, engine: AsyncEngine) -> None:
        super().__init__(engine)
        row = ReviewRow
        part = row.game_id == bindparam("game"), row.part == bindparam("part"), row.seat == bindparam("seat")
        self._found = select(row.found).where(*part, row.version == bindparam("version"))

    async def of(self, game: int, part: ReviewPart, seat: Seat, version: int) -> list[Any] | None:
        """Return what a part of a review has found; None if it has not been worked out by this version of the method.

        :param seat: the seat from whose knowledge it follows, or ``EVERYBODY``.
        """
        key = {"game": game, "part": part.value, "seat": seat, "version": version}
        return await self._database.value(self._found, key)

    async def keep(self, game: int, part: ReviewPart, seat: Seat, version: int, found: list[Any]) -> None:
        """Store what a part of a review has found, in place of what an older version of the method had found.

        :raises NotSaved: the database refused, as it does if the game has been deleted meanwhile, or did not answer.
        """
        values = {"game_id": game, "part": part.value, "seat": seat, "version": version, "found": found}
        await self._database.execute(insert_or_replace(ReviewRow, self._database.dialect).values(values))
