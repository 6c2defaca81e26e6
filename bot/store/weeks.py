"""The games of a week."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store.database import Database
from bot.store.journal.played import Played, Whose, games_ended


class WeekStore:
    """Reads the games that news of a week are about."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._database = Database(engine)

    async def games(self, since: datetime, until: datetime, whose: Whose, after: Played | None = None) -> list[Played]:
        """Return some games of a week; see ``games_ended``.

        :raises NotSaved: the database does not answer.
        """
        async with self._database.read() as connection:
            return await connection.run_sync(games_ended, since, until, whose, after)
