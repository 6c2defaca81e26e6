"""Whose the database is: the application that has written to it first."""

from sqlalchemy import delete, insert, select

from bot.store.engine.database import Store
from bot.store.engine.models import OwnerRow


class OwnerStore(Store):
    """Reads and writes it."""

    async def owner(self) -> int | None:
        """Return the application; None if no bot has connected with this database yet."""
        return await self._database.value(select(OwnerRow.application_id))

    async def claim(self, application: int) -> int:
        """Return whose the database is: this application's from now on, if it is nobody's."""
        async with self._database.write() as connection:
            owner = await connection.scalar(select(OwnerRow.application_id))
            if owner is None:
                await connection.execute(insert(OwnerRow).values(application_id=application))
            return application if owner is None else owner

    async def disown(self) -> None:
        """Let the database be the next application's that connects."""
        await self._database.execute(delete(OwnerRow))
