"""Which results of games at tables their players have shared, and with which message."""

from typing import Final

from sqlalchemy import bindparam, select, update

from bot.store.engine.database import Store
from bot.store.engine.models import SeatRow

_SHARED: Final = select(SeatRow.shared_id).where(
    SeatRow.game_id == bindparam("table"), SeatRow.user_id == bindparam("user")
)


class SharedResults(Store):
    """Reads and writes the messages that share results."""

    async def of(self, table: int, user: int) -> int | None:
        """Return the id of the message with which a person has shared the result of a game; None if there is none."""
        return await self._database.value(_SHARED, {"table": table, "user": user})

    async def note(self, table: int, user: int, message: int | None) -> None:
        """Store the message with which a person has shared the result of a game; None if they have not.

        Nothing is stored about somebody who has been forgotten meanwhile.
        """
        theirs = (SeatRow.game_id == table, SeatRow.user_id == user)
        await self._database.execute(update(SeatRow).where(*theirs).values(shared_id=message))
