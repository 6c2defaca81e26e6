"""The rows of seasons, of people's ratings and of what is counted. Purses read leaderboards, so the store has these."""

from datetime import datetime

import sqlalchemy as sa
from sqlalchemy.orm import Mapped, mapped_column

from bot.store.engine.models import Base, Id, UtcDateTime


class SeasonRow(Base):
    """A season that a server has begun. Its leaderboard is kept when the next one begins."""

    __tablename__ = "seasons"
    __table_args__ = (sa.Index("ix_seasons_guild", "guild_id", "game", "ended_at"),)

    id: Mapped[int] = mapped_column(Id, primary_key=True, autoincrement=True)
    guild_id: Mapped[int] = mapped_column(sa.BigInteger)
    game: Mapped[str] = mapped_column(sa.String(32))
    name: Mapped[str] = mapped_column(sa.String(50))
    started_at: Mapped[datetime] = mapped_column(UtcDateTime)
    ended_at: Mapped[datetime | None] = mapped_column(UtcDateTime)


class PlayerRow(Base):
    """A person's rating and streaks for a game in a server; see ``Rating`` and ``Statistics``."""

    __tablename__ = "players"

    guild_id: Mapped[int] = mapped_column(sa.BigInteger, primary_key=True)
    game: Mapped[str] = mapped_column(sa.String(32), primary_key=True)
    user_id: Mapped[int] = mapped_column(sa.BigInteger, primary_key=True, index=True)
    mu: Mapped[float] = mapped_column(sa.Float(53))
    sigma: Mapped[float] = mapped_column(sa.Float(53))
    least_sigma: Mapped[float | None] = mapped_column(sa.Float(53))
    rated_at: Mapped[datetime | None] = mapped_column(UtcDateTime)
    """When the last game that changed the rating ended; None if none has."""
    rated: Mapped[int] = mapped_column(sa.Integer)
    streak: Mapped[int] = mapped_column(sa.Integer)
    best_streak: Mapped[int] = mapped_column(sa.Integer)


class DuelRow(Base):
    """How two people have done in their games together. The first is the one with the smaller id."""

    __tablename__ = "duels"
    __table_args__ = (sa.Index("ix_duels_first", "first_id"), sa.Index("ix_duels_second", "second_id"))

    guild_id: Mapped[int] = mapped_column(sa.BigInteger, primary_key=True)
    game: Mapped[str] = mapped_column(sa.String(32), primary_key=True)
    first_id: Mapped[int] = mapped_column(sa.BigInteger, primary_key=True)
    second_id: Mapped[int] = mapped_column(sa.BigInteger, primary_key=True)
    games: Mapped[int] = mapped_column(sa.Integer)
    first_ahead: Mapped[int] = mapped_column(sa.Integer)
    second_ahead: Mapped[int] = mapped_column(sa.Integer)


class TallyRow(Base):
    """How often something has happened to a person in a game, such as winning a round."""

    __tablename__ = "tallies"

    guild_id: Mapped[int] = mapped_column(sa.BigInteger, primary_key=True)
    game: Mapped[str] = mapped_column(sa.String(32), primary_key=True)
    user_id: Mapped[int] = mapped_column(sa.BigInteger, primary_key=True, index=True)
    name: Mapped[str] = mapped_column(sa.String(32), primary_key=True)
    count: Mapped[int] = mapped_column(sa.Integer)


class AchievementRow(Base):
    """What a person has achieved in a server, and the game in which they did it first."""

    __tablename__ = "achievements"

    guild_id: Mapped[int] = mapped_column(sa.BigInteger, primary_key=True, autoincrement=False)
    game: Mapped[str] = mapped_column(sa.String(32), primary_key=True)
    """The game; ``any`` for what is achieved across all games."""
    name: Mapped[str] = mapped_column(sa.String(32), primary_key=True)
    user_id: Mapped[int] = mapped_column(sa.BigInteger, primary_key=True, autoincrement=False, index=True)
    game_id: Mapped[int] = mapped_column(Id)
    """The game in which they did it first. It has no foreign key, since a server's games are deleted together."""
