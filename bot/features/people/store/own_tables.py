"""What a person has at tables, whichever process serves them: their live tables in all servers, and shared results."""

from sqlalchemy import func, select, update

from bot.store.engine.database import Store
from bot.store.engine.models import GameRow, SeatRow
from bot.store.engine.status import LIVE, Status


class OwnTables(Store):
    """Finds the live tables of people."""

    async def of(self, user: int, most: int) -> tuple[list[int], int]:
        """Return the numbers of a person's live tables, at most so many, and how many there are.

        Games in progress come first, then paused games, then lobbies; among them, those with the earliest deadline.
        Tables that the person has left are left out.
        """
        row, seat = GameRow, SeatRow
        theirs = select(row.id).join(seat).where(seat.user_id == user, seat.left_at.is_(None), row.status.in_(LIVE))
        in_order = theirs.order_by(row.status == Status.LOBBY, row.paused, row.deadline.is_(None), row.deadline, row.id)
        async with self._database.read() as connection:
            first = list(await connection.scalars(in_order.limit(most)))
            if len(first) < most:
                return first, len(first)
            count = await connection.scalar(select(func.count()).select_from(theirs.subquery()))
        return first, count or len(first)


class SharedResults(Store):
    """Reads and writes the messages with which people have shared results of games at tables."""

    async def of(self, table: int, user: int) -> int | None:
        """Return the id of the message with which a person has shared the result of a game; None if there is none."""
        theirs = SeatRow.game_id == table, SeatRow.user_id == user
        return await self._database.value(select(SeatRow.shared_id).where(*theirs))

    async def note(self, table: int, user: int, message: int | None) -> None:
        """Store the message with which a person has shared the result of a game; None if they have not.

        Nothing is stored about somebody who has been forgotten meanwhile.
        """
        theirs = SeatRow.game_id == table, SeatRow.user_id == user
        await self._database.execute(update(SeatRow).where(*theirs).values(shared_id=message))
