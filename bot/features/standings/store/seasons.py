"""Seasons: periods that a server begins and ends itself."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from sqlalchemy import bindparam, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.features.standings.rows import SeasonRow
from bot.store.engine.database import Store

MOST = 25
"""How many seasons are listed: a select menu of Discord's has no more options."""

_CHANGES: Final = 0x5345_4153
"""Tells locks of a game's seasons from our other advisory locks."""


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
_UNDER_WAY: Final = _ALL.with_only_columns(SeasonRow.id).where(SeasonRow.ended_at.is_(None)).limit(None)


class Seasons(Store):
    """Begins and ends seasons. A game has at most one season under way in a server."""

    async def all(self, guild: int, game: str) -> Sequence[Season]:
        """Return a server's seasons, the newest first, at most 25."""
        return [Season(*each) for each in await self._database.rows(_ALL, {"guild": guild, "of_game": game})]

    async def current(self, guild: int, game: str) -> Season | None:
        """Return the season that is under way, or None."""
        return next((each for each in await self.all(guild, game) if each.ended_at is None), None)

    async def start(self, guild: int, game: str, name: str, now: datetime, *, ends: int | None = None) -> bool:
        """Begin a season, and end the one that is under way; return False, and change nothing, if that is another one.

        :param ends: the id of the season that is expected to be under way; None if none is.
        """
        values = {"guild_id": guild, "game": game, "name": name, "started_at": now}
        async with self._database.write() as connection:
            under_way = await _lock_and_read(connection, guild, game)
            if next(iter(under_way), None) != ends:
                return False
            await _end(connection, under_way, now)
            await connection.execute(insert(SeasonRow).values(values))
        return True

    async def end(self, guild: int, game: str, now: datetime) -> bool:
        """End the season that is under way; return whether there was one."""
        async with self._database.write() as connection:
            under_way = await _lock_and_read(connection, guild, game)
            await _end(connection, under_way, now)
        return bool(under_way)


async def _lock_and_read(connection: AsyncConnection, guild: int, game: str) -> Sequence[int]:
    """Keep other transactions from changing a game's seasons until this one ends; return which are under way.

    SQLite has one writer at a time anyway. There is at most one; databases of earlier versions may have more, the
    newest first here.
    """
    if connection.dialect.name == "postgresql":
        await connection.execute(select(func.pg_advisory_xact_lock(_CHANGES, func.hashtext(f"{guild} {game}"))))
    return (await connection.execute(_UNDER_WAY, {"guild": guild, "of_game": game})).scalars().all()


async def _end(connection: AsyncConnection, seasons: Sequence[int], now: datetime) -> None:
    await connection.execute(update(SeasonRow).where(SeasonRow.id.in_(seasons)).values(ended_at=now))
