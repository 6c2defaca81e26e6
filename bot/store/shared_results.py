"""Which messages share the results of games at tables."""

from sqlalchemy import select, update

from bot.store.engine.database import Store
from bot.store.engine.models import SeatRow


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
