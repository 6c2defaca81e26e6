"""What one person has done at a game in a server."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store.models import BoardRow, DuelRow, GameRow, PlayerRow, SeatRow, StandingRow, TallyRow
from bot.store.periods import Period
from bot.store.ratings import Rating

PLOTTED: Final = 200
"""The latest games whose ratings a plot shows."""


@dataclass(frozen=True, slots=True)
class Duel:
    """How somebody has fared against somebody else: games together, in which one was ahead, and in which the other."""

    games: int
    ahead: int
    behind: int


@dataclass(frozen=True, slots=True)
class Statistics:
    """What there is to tell of a person."""

    games: int
    wins: int
    stars: int
    rating: Rating
    rated: int
    """Games that have changed the rating."""
    streak: int
    best_streak: int
    tallies: Mapping[str, int]
    course: Sequence[tuple[datetime, float]]
    """The rating's value before each of the latest games, oldest first, and now."""
    duel: Duel | None
    """Against whom the asker has chosen; None if they never played together."""


class StatisticsStore:
    """Reads statistics."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def of(self, guild: int, game: str, user: int, versus: int | None, now: datetime) -> Statistics | None:
        """Return what there is to tell of a person; None if they have finished no game here.

        :param versus: somebody to compare them with.
        """
        async with self._engine.connect() as connection:
            mine = select(PlayerRow.__table__).where(
                PlayerRow.guild_id == guild, PlayerRow.game == game, PlayerRow.user_id == user
            )
            player = (await connection.execute(mine)).one_or_none()
            if player is None:
                return None
            standing = select(StandingRow.games, StandingRow.wins, StandingRow.stars).join(
                BoardRow, BoardRow.id == StandingRow.board_id
            )
            everywhere = (BoardRow.place_id == guild, BoardRow.is_channel.is_(False), BoardRow.period == Period.ALL)
            line = (
                await connection.execute(
                    standing.where(*everywhere, BoardRow.game == game, StandingRow.user_id == user)
                )
            ).one()
            counted = await connection.execute(
                select(TallyRow.name, TallyRow.count.label("times")).where(
                    TallyRow.guild_id == guild, TallyRow.game == game, TallyRow.user_id == user
                )
            )
            came = await connection.execute(
                select(GameRow.ended_at, SeatRow.mu, SeatRow.sigma)
                .join(SeatRow, SeatRow.game_id == GameRow.id)
                .where(
                    SeatRow.user_id == user, GameRow.guild_id == guild, GameRow.game == game, SeatRow.mu.is_not(None)
                )
                .order_by(SeatRow.game_id.desc())
                .limit(PLOTTED)
            )
            rating = Rating(player.mu, player.sigma)
            course = [(row.ended_at, Rating(row.mu, row.sigma).value) for row in came][::-1]
            duel = None
            if versus is not None and versus != user:
                first, second = sorted((user, versus))
                row = (
                    await connection.execute(
                        select(DuelRow.games, DuelRow.first_ahead, DuelRow.second_ahead).where(
                            DuelRow.guild_id == guild,
                            DuelRow.game == game,
                            DuelRow.first_id == first,
                            DuelRow.second_id == second,
                        )
                    )
                ).one_or_none()
                if row is not None:
                    wins = (row.first_ahead, row.second_ahead)
                    duel = Duel(row.games, *(wins if user == first else wins[::-1]))
        return Statistics(
            games=line.games,
            wins=line.wins,
            stars=line.stars,
            rating=rating,
            rated=player.rated,
            streak=player.streak,
            best_streak=player.best_streak,
            tallies={row.name: row.times for row in counted},
            course=[*course, (now, rating.value)],
            duel=duel,
        )
