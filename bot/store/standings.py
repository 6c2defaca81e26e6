"""Leaderboards: who has won what in a server."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import func, insert, select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store.models import GameRow, SeatRow, StandingRow


@dataclass(frozen=True, slots=True)
class Standing:
    """A person's line on the leaderboard. Level people share a place, and the next one is left out."""

    place: int
    user: int
    stars: int
    wins: int
    games: int


async def add_result(connection: AsyncConnection, table: int) -> None:
    """Count a finished game for every person who kept their seat to the end.

    A seat that its owner gave up counts as a game without stars or a win for them.
    """
    seats = await connection.execute(
        select(GameRow.guild_id, GameRow.game, SeatRow.user_id, SeatRow.left_at, SeatRow.score, SeatRow.place)
        .join(SeatRow, SeatRow.game_id == GameRow.id)
        .where(GameRow.id == table, SeatRow.user_id.is_not(None))
    )
    for seat in seats.all():
        stayed = seat.left_at is None
        won = {"games": 1, "wins": int(stayed and seat.place == 1), "stars": seat.score if stayed else 0}
        mine = (
            StandingRow.guild_id == seat.guild_id,
            StandingRow.game == seat.game,
            StandingRow.user_id == seat.user_id,
        )
        counted = await connection.execute(
            update(StandingRow)
            .where(*mine)
            .values({name: getattr(StandingRow, name) + amount for name, amount in won.items()})
        )
        if counted.rowcount == 0:
            key = {"guild_id": seat.guild_id, "game": seat.game, "user_id": seat.user_id}
            await connection.execute(insert(StandingRow).values(**key, **won))


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
