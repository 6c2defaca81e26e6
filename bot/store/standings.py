"""Leaderboards: who has won what in a server."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import func, select, tuple_
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store.models import StandingRow


@dataclass(frozen=True, slots=True)
class Standing:
    """A person's line on the leaderboard. Level people share a place, and the next one is left out."""

    place: int
    user: int
    stars: int
    wins: int
    games: int


class Standings:
    """Reads the leaderboards."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def leaders(self, guild: int, game: str, count: int = 10) -> Sequence[Standing]:
        """Return the best of a server, most stars first, wins deciding between equals."""
        query = (
            select(StandingRow.__table__)
            .where(StandingRow.guild_id == guild, StandingRow.game == game)
            .order_by(StandingRow.stars.desc(), StandingRow.wins.desc(), StandingRow.user_id)
            .limit(count)
        )
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        standings: list[Standing] = []
        for number, row in enumerate(rows, start=1):
            before = standings[-1] if standings else None
            level = before is not None and (before.stars, before.wins) == (row.stars, row.wins)
            place = before.place if before is not None and level else number
            standings.append(Standing(place, row.user_id, row.stars, row.wins, row.games))
        return standings

    async def of(self, guild: int, game: str, user: int) -> Standing | None:
        """Return one person's line; None if they have finished no game."""
        mine = (StandingRow.guild_id == guild, StandingRow.game == game)
        async with self._engine.connect() as connection:
            row = (
                await connection.execute(select(StandingRow.__table__).where(*mine, StandingRow.user_id == user))
            ).one_or_none()
            if row is None:
                return None
            better = await connection.scalar(
                select(func.count())
                .select_from(StandingRow)
                .where(*mine, tuple_(StandingRow.stars, StandingRow.wins) > tuple_(row.stars, row.wins))
            )
        return Standing(int(better or 0) + 1, row.user_id, row.stars, row.wins, row.games)
