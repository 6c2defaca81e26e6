"""The live tables of a person in all servers, whichever process serves them."""

from sqlalchemy import func, select

from bot.store.engine.database import Store
from bot.store.engine.models import GameRow, SeatRow
from bot.store.engine.status import LIVE, Status


class OwnTables(Store):
    """Finds the live tables of people."""

    async def of(self, user: int, most: int) -> tuple[list[int], int]:
        """Return the numbers of a person's live tables, at most so many, and how many there are.

        Games in progress come first, then paused games, then lobbies; among them, those with the earliest deadline.
        Tables that the person has left are left out; those where they play somebody else's seat are among them.
        """
        row, seat = GameRow, SeatRow
        own = select(seat.game_id).where(seat.user_id == user, seat.left_at.is_(None))
        # Seats have no index by who plays them for somebody, and games that are not over have one.
        taken = select(seat.game_id).join(row).where(row.counted == 0, row.ended_at.is_(None), seat.played_by == user)
        theirs = select(row.id).where(row.id.in_(own.union_all(taken)), row.status.in_(LIVE))
        in_order = theirs.order_by(row.status == Status.LOBBY, row.paused, row.deadline.is_(None), row.deadline, row.id)
        async with self._database.read() as connection:
            first = list(await connection.scalars(in_order.limit(most)))
            if len(first) < most:
                return first, len(first)
            count = await connection.scalar(select(func.count()).select_from(theirs.subquery()))
        return first, count or len(first)
