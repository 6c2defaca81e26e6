"""The live tables at which a person has a seat, in all servers, whichever process serves them."""

from sqlalchemy import func, select

from bot.store.engine.database import Store
from bot.store.engine.models import GameRow, SeatRow
from bot.store.engine.status import LIVE, Status


class OwnTables(Store):
    """Finds the live tables of people."""

    async def of(self, user: int, most: int) -> tuple[list[int], int]:
        """Return the numbers of a person's live tables, and how many there are, also beyond ``most``.

        Games in progress come first, then paused games, then lobbies; among them, those with the earliest deadline.
        Tables that the person has left are left out.

        :param most: how many numbers to return at most.
        """
        theirs = (
            select(GameRow.id, GameRow.status, GameRow.paused, GameRow.deadline)
            .join(SeatRow, SeatRow.game_id == GameRow.id)
            .where(SeatRow.user_id == user, SeatRow.left_at.is_(None), GameRow.status.in_(LIVE))
        )
        in_order = theirs.order_by(
            GameRow.status == Status.LOBBY, GameRow.paused, GameRow.deadline.is_(None), GameRow.deadline, GameRow.id
        )
        async with self._database.read() as connection:
            first = (await connection.execute(in_order.limit(most))).all()
            if len(first) < most:
                return [row.id for row in first], len(first)
            count = await connection.scalar(select(func.count()).select_from(theirs.subquery()))
        return [row.id for row in first], count or len(first)
