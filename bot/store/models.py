"""The tables of the database. Only user ids are kept, never names or message text."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    DateTime,
    Dialect,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    TypeDecorator,
    false,
    text,
)
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

Id = BigInteger().with_variant(Integer, "sqlite")
# SQLite numbers rows by itself only where the column is exactly INTEGER.

LIVE = ("lobby", "playing")
"""The statuses of a game that occupies its channel."""


class UtcDateTime(TypeDecorator[datetime]):
    """A moment with its time zone, on SQLite too, which knows none."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Store moments in UTC."""
        return None if value is None else value.astimezone(UTC)

    def process_result_value(self, value: Any | None, dialect: Dialect) -> datetime | None:
        """Give them back with their zone."""
        if not isinstance(value, datetime):
            return None
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


class Base(DeclarativeBase):
    """The models' common base; its constraints have names, so that migrations can speak of them."""

    metadata = MetaData(
        naming_convention={
            "ix": "ix_%(table_name)s_%(column_0_N_name)s",
            "uq": "uq_%(table_name)s_%(column_0_N_name)s",
            "ck": "ck_%(table_name)s_%(constraint_name)s",
            "fk": "fk_%(table_name)s_%(column_0_N_name)s",
            "pk": "pk_%(table_name)s",
        }
    )


class GameRow(Base):
    """A game from its lobby to its end."""

    __tablename__ = "games"
    __table_args__ = (
        Index(
            "uq_games_live_channel",
            "channel_id",
            unique=True,
            sqlite_where=text("status IN ('lobby', 'playing')"),
            postgresql_where=text("status IN ('lobby', 'playing')"),
        ),
        Index("ix_games_status", "status"),
        Index("ix_games_ended_at", "ended_at"),
    )

    id: Mapped[int] = mapped_column(Id, primary_key=True, autoincrement=True)
    game: Mapped[str] = mapped_column(String(32))
    guild_id: Mapped[int] = mapped_column(BigInteger)
    channel_id: Mapped[int] = mapped_column(BigInteger)
    message_id: Mapped[int | None] = mapped_column(BigInteger)
    host_id: Mapped[int] = mapped_column(BigInteger)
    capacity: Mapped[int] = mapped_column(Integer)
    options: Mapped[dict[str, str]] = mapped_column(JSON)
    seed: Mapped[str | None] = mapped_column(String(64))
    commitment: Mapped[str | None] = mapped_column(String(64))
    status: Mapped[str] = mapped_column(String(16))
    created_at: Mapped[datetime] = mapped_column(UtcDateTime)
    started_at: Mapped[datetime | None] = mapped_column(UtcDateTime)
    ended_at: Mapped[datetime | None] = mapped_column(UtcDateTime)
    deadline: Mapped[datetime | None] = mapped_column(UtcDateTime)
    turn_seconds: Mapped[int | None] = mapped_column(Integer)
    paused: Mapped[bool] = mapped_column(Boolean, server_default=false())


class SeatRow(Base):
    """Who sits where: a person (``user_id``) or a computer player (``level``)."""

    __tablename__ = "seats"
    __table_args__ = (Index("ix_seats_user_id", "user_id"),)

    game_id: Mapped[int] = mapped_column(Id, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    user_id: Mapped[int | None] = mapped_column(BigInteger)
    level: Mapped[str | None] = mapped_column(String(16))
    name: Mapped[str | None] = mapped_column(String(16))
    away: Mapped[bool] = mapped_column(Boolean)
    joined_at: Mapped[datetime] = mapped_column(UtcDateTime)
    left_at: Mapped[datetime | None] = mapped_column(UtcDateTime)
    score: Mapped[int | None] = mapped_column(Integer)
    place: Mapped[int | None] = mapped_column(Integer)


class MoveRow(Base):
    """A move. Its key makes it impossible to write one twice."""

    __tablename__ = "moves"

    game_id: Mapped[int] = mapped_column(Id, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
    ply: Mapped[int] = mapped_column(Integer, primary_key=True)
    seat: Mapped[int] = mapped_column(Integer)
    move: Mapped[str] = mapped_column(String(100))
    automatic: Mapped[bool] = mapped_column(Boolean)
    at: Mapped[datetime] = mapped_column(UtcDateTime)


class StandingRow(Base):
    """What a person has won in a server."""

    __tablename__ = "standings"
    __table_args__ = (Index("ix_standings_stars", "guild_id", "game", "stars", "wins"),)

    guild_id: Mapped[int] = mapped_column(BigInteger, primary_key=True)
    game: Mapped[str] = mapped_column(String(32), primary_key=True)
    user_id: Mapped[int] = mapped_column(BigInteger, primary_key=True)
    games: Mapped[int] = mapped_column(Integer)
    wins: Mapped[int] = mapped_column(Integer)
    stars: Mapped[int] = mapped_column(Integer)


class GuildSettingsRow(Base):
    """What a server has set."""

    __tablename__ = "guild_settings"

    guild_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    language: Mapped[str | None] = mapped_column(String(8))
    turn_seconds: Mapped[int | None] = mapped_column(Integer)
    ping: Mapped[bool] = mapped_column(Boolean)
    channels: Mapped[list[int]] = mapped_column(JSON)
    house: Mapped[dict[str, dict[str, str]]] = mapped_column(JSON)


class UserSettingsRow(Base):
    """What a person has set for themselves."""

    __tablename__ = "user_settings"

    user_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    language: Mapped[str | None] = mapped_column(String(8))
    reminders: Mapped[bool] = mapped_column(Boolean)
