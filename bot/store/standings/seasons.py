"""Seasons: periods that a server begins and ends itself."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from sqlalchemy import Update, bindparam, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store.database import Database
from bot.store.models import SeasonRow

MOST = 25
"""How many seasons are listed: a select menu of Discord's has no more options."""


@dataclass(frozen=True, slots=True)
class Season:
    """A season of a game in a server."""

    id: int
    name: str
    started_at: datetime
    ended_at: datetime | None
    """None while it is under way."""


_ALL: Final = (
    select(SeasonRow.id, SeasonRow.name, SeasonRow.started_at, SeasonRow.ended_at)
    .where(SeasonRow.guild_id == bindparam("guild"), SeasonRow.game == bindparam("of_game"))
    .order_by(SeasonRow.started_at.desc())
    .limit(MOST)
)


class Seasons:
    """Begins and ends seasons. A game has at most one season under way in a server."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._database = Database(engine)

    async def all(self, guild: int, game: str) -> Sequence[Season]:
        """Return a server's seasons, the newest first, at most 25.

        :raises NotSaved: the database does not answer.
        """
        async with self._database.read() as connection:
            return [Season(*each) for each in await connection.execute(_ALL, {"guild": guild, "of_game": game})]

    async def current(self, guild: int, game: str) -> Season | None:
        """Return the season that is under way, or None.

        :raises NotSaved: the database does not answer.
        """
        return next((each for each in await self.all(guild, game) if each.ended_at is None), None)

    async def start(self, guild: int, game: str, name: str, now: datetime) -> None:
        """Begin a season, and end the one that is under way.

        :raises NotSaved: the database refused or did not answer. If it refused, nothing has changed.
        """
        values = {"guild_id": guild, "game": game, "name": name, "started_at": now}
        async with self._database.write() as connection:
            await connection.execute(_ending(guild, game, now))
            await connection.execute(insert(SeasonRow).values(values))

    async def end(self, guild: int, game: str, now: datetime) -> bool:
        """End the season that is under way; return whether there was one.

        :raises NotSaved: the database refused or did not answer. If it refused, nothing has changed.
        """
        async with self._database.write() as connection:
            return bool((await connection.execute(_ending(guild, game, now))).rowcount)


def _ending(guild: int, game: str, now: datetime) -> Update:
    row = SeasonRow
    return update(row).where(row.guild_id == guild, row.game == game, row.ended_at.is_(None)).values(ended_at=now)
