"""The tables of the database. Of people they have user ids only, never names or the text of messages."""

from __future__ import annotations

from datetime import UTC, date, datetime
from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Date,
    DateTime,
    Dialect,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Text,
    TypeDecorator,
    UniqueConstraint,
    false,
    text,
    true,
)
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

from bot.store.status import LIVE

Id = BigInteger().with_variant(Integer, "sqlite")
# SQLite numbers rows by itself only if the column's type is exactly INTEGER.

OF_PROCESSES = {"of": "processes"}
"""Marks tables about running processes. They are not copied to other databases."""


class UtcDateTime(TypeDecorator[datetime]):
    """A moment with a time zone, on SQLite too, which has no such type."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Convert to UTC before storing."""
        return None if value is None else value.astimezone(UTC)

    def process_result_value(self, value: Any | None, dialect: Dialect) -> datetime | None:
        """Return the moment in UTC, with its zone."""
        if not isinstance(value, datetime):
            return None
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


class Base(DeclarativeBase):
    """The models' common base. All constraints have names, so that migrations can refer to them."""

    metadata = MetaData(
        naming_convention={
            "ix": "ix_%(table_name)s_%(column_0_N_name)s",
            "uq": "uq_%(table_name)s_%(column_0_N_name)s",
            "ck": "ck_%(table_name)s_%(constraint_name)s",
            "fk": "fk_%(table_name)s_%(column_0_N_name)s",
            "pk": "pk_%(table_name)s",
        }
    )


_IS_LIVE = text(f"status IN ({', '.join(repr(status.value) for status in LIVE)})")


class GameRow(Base):
    """A game from its lobby to its end."""

    __tablename__ = "games"
    __table_args__ = (
        Index(
            "uq_games_live_channel",
            "channel_id",
            unique=True,
            sqlite_where=_IS_LIVE,
            postgresql_where=_IS_LIVE,
        ),
        Index("ix_games_status", "status"),
        Index("ix_games_ended_at", "ended_at"),
        Index("ix_games_history", "guild_id", "game", "status", "ended_at"),
        Index("ix_games_channel_history", "channel_id", "game", "status", "ended_at"),
        # Each move updates its game's deadline. With room on the page, PostgreSQL need not touch an index for that.
        {"postgresql_with": {"fillfactor": 70}},
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
    parent_id: Mapped[int | None] = mapped_column(BigInteger)
    """The channel of the thread that the game is in; None if it is not in a thread, or if that is not known."""
    close_reason: Mapped[str | None] = mapped_column(String(16))
    """Why the bot itself closed the table; None if it did not."""
    stake: Mapped[int] = mapped_column(Integer, server_default="0")
    """How much play money each seat has put in."""
    rules: Mapped[int] = mapped_column(Integer, server_default="1")
    """The version of the rules that the game is played by. It means nothing before the game starts."""


class SeatRow(Base):
    """Who sits where: a person (``user_id``) or a computer player (``level``)."""

    __tablename__ = "seats"
    __table_args__ = (Index("ix_seats_user_id", "user_id", "game_id"),)

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
    mu: Mapped[float | None] = mapped_column(Float(53))
    """The rating that the player had before the game, with ``sigma``; None until it is finished."""
    sigma: Mapped[float | None] = mapped_column(Float(53))
    agreed: Mapped[bool] = mapped_column(Boolean, server_default=true())
    """Whether its owner has agreed to the game that this table is about to play."""
    taken_out: Mapped[bool] = mapped_column(Boolean, server_default=false())
    """Whether somebody else took its owner out of the game while they were playing."""
    settled: Mapped[int | None] = mapped_column(Integer)
    """What its owner took away from a game for money when they were taken out of it, in credits."""
    gain: Mapped[int | None] = mapped_column(Integer)
    """What the game brought its owner, in stars or credits; None before its end, and in older games."""


class KickRow(Base):
    """Somebody who was kicked from a live table, and cannot take a seat there again."""

    __tablename__ = "kicks"
    __table_args__ = (Index("ix_kicks_user_id", "user_id"),)

    game_id: Mapped[int] = mapped_column(
        Id, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True, autoincrement=False
    )
    user_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)


class SpentRow(Base):
    """What somebody who was forgotten today has used up today, as a digest without their id. It goes with the day."""

    __tablename__ = "spent"

    digest: Mapped[str] = mapped_column(String(64), primary_key=True)
    day: Mapped[date] = mapped_column(Date, primary_key=True)


class MoveRow(Base):
    """A move. Its primary key prevents writing it twice."""

    __tablename__ = "moves"

    game_id: Mapped[int] = mapped_column(Id, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
    ply: Mapped[int] = mapped_column(Integer, primary_key=True)
    seat: Mapped[int] = mapped_column(Integer)
    move: Mapped[str] = mapped_column(String(100))
    automatic: Mapped[bool] = mapped_column(Boolean)
    at: Mapped[datetime] = mapped_column(UtcDateTime)


class SeasonRow(Base):
    """A season that a server has begun. Its leaderboard is kept when the next one begins."""

    __tablename__ = "seasons"
    __table_args__ = (Index("ix_seasons_guild", "guild_id", "game", "ended_at"),)

    id: Mapped[int] = mapped_column(Id, primary_key=True, autoincrement=True)
    guild_id: Mapped[int] = mapped_column(BigInteger)
    game: Mapped[str] = mapped_column(String(32))
    name: Mapped[str] = mapped_column(String(50))
    started_at: Mapped[datetime] = mapped_column(UtcDateTime)
    ended_at: Mapped[datetime | None] = mapped_column(UtcDateTime)


class BoardRow(Base):
    """One leaderboard of a game, in a server or one of its channels, for all time or one period."""

    __tablename__ = "boards"
    __table_args__ = (
        Index("uq_boards_place", "place_id", "game", "period", "is_channel", unique=True),
        Index("ix_boards_guild", "guild_id", "game"),
        Index("ix_boards_expires_on", "expires_on"),
    )

    id: Mapped[int] = mapped_column(Id, primary_key=True, autoincrement=True)
    guild_id: Mapped[int] = mapped_column(BigInteger)
    place_id: Mapped[int] = mapped_column(BigInteger)
    """The server's id or the channel's. They are told apart by ``is_channel``, since the two can be equal."""
    is_channel: Mapped[bool] = mapped_column(Boolean)
    game: Mapped[str] = mapped_column(String(32))
    period: Mapped[str] = mapped_column(String(24))
    expires_on: Mapped[date | None] = mapped_column(Date)
    """The first day on which it may be deleted; None for never."""


class StandingRow(Base):
    """One person's line on a leaderboard."""

    __tablename__ = "standings"
    __table_args__ = (
        Index("ix_standings_stars", "board_id", "stars", "wins", "user_id"),
        Index("ix_standings_wins", "board_id", "wins", "stars", "user_id"),
        Index("ix_standings_rate", "board_id", "rate", "wins", "user_id"),
        Index("ix_standings_rating", "board_id", "rating", "wins", "user_id"),
        Index("ix_standings_user_id", "user_id", "board_id"),
    )

    board_id: Mapped[int] = mapped_column(Id, ForeignKey("boards.id", ondelete="CASCADE"), primary_key=True)
    user_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    games: Mapped[int] = mapped_column(Integer)
    wins: Mapped[int] = mapped_column(Integer)
    stars: Mapped[int] = mapped_column(Integer)
    rate: Mapped[float | None] = mapped_column(Float(53))
    """Wins per game, 0 to 1; None before they have played enough games."""
    rating: Mapped[float | None] = mapped_column(Float(53))
    """Their rating in this server, now or at the end of the board's period; None until a game has been rated."""


class PlayerRow(Base):
    """A person's rating and streaks for a game in a server."""

    __tablename__ = "players"
    __table_args__ = (Index("ix_players_user_id", "user_id"),)

    guild_id: Mapped[int] = mapped_column(BigInteger, primary_key=True)
    game: Mapped[str] = mapped_column(String(32), primary_key=True)
    user_id: Mapped[int] = mapped_column(BigInteger, primary_key=True)
    mu: Mapped[float] = mapped_column(Float(53))
    sigma: Mapped[float] = mapped_column(Float(53))
    rated: Mapped[int] = mapped_column(Integer)
    """Games that have changed the rating."""
    streak: Mapped[int] = mapped_column(Integer)
    """Games won in a row, up to now."""
    best_streak: Mapped[int] = mapped_column(Integer)


class DuelRow(Base):
    """How two people have done in their games together. The first is the one with the smaller id."""

    __tablename__ = "duels"
    __table_args__ = (Index("ix_duels_first", "first_id"), Index("ix_duels_second", "second_id"))

    guild_id: Mapped[int] = mapped_column(BigInteger, primary_key=True)
    game: Mapped[str] = mapped_column(String(32), primary_key=True)
    first_id: Mapped[int] = mapped_column(BigInteger, primary_key=True)
    second_id: Mapped[int] = mapped_column(BigInteger, primary_key=True)
    games: Mapped[int] = mapped_column(Integer)
    first_ahead: Mapped[int] = mapped_column(Integer)
    second_ahead: Mapped[int] = mapped_column(Integer)


class TallyRow(Base):
    """How often something has happened to a person in a game, such as winning a round."""

    __tablename__ = "tallies"
    __table_args__ = (Index("ix_tallies_user_id", "user_id"),)

    guild_id: Mapped[int] = mapped_column(BigInteger, primary_key=True)
    game: Mapped[str] = mapped_column(String(32), primary_key=True)
    user_id: Mapped[int] = mapped_column(BigInteger, primary_key=True)
    name: Mapped[str] = mapped_column(String(32), primary_key=True)
    count: Mapped[int] = mapped_column(Integer)


class GiftRow(Base):
    """A new purse that somebody was given because theirs was empty. They get one a day at most."""

    __tablename__ = "gifts"
    __table_args__ = (Index("ix_gifts_user_id", "user_id"),)

    guild_id: Mapped[int] = mapped_column(BigInteger, primary_key=True)
    game: Mapped[str] = mapped_column(String(32), primary_key=True)
    user_id: Mapped[int] = mapped_column(BigInteger, primary_key=True)
    day: Mapped[date] = mapped_column(Date, primary_key=True)


class SoloRow(Base):
    """A game that one person plays alone. The row has all its moves, and is rewritten with each of them."""

    __tablename__ = "alone"
    __table_args__ = (
        UniqueConstraint("game", "user_id", "day"),
        Index("ix_alone_user_id", "user_id", "game"),
        Index("ix_alone_day", "game", "day", "guild_id", "score", "ended_at"),
    )

    id: Mapped[int] = mapped_column(Id, primary_key=True, autoincrement=True)
    game: Mapped[str] = mapped_column(String(32))
    user_id: Mapped[int] = mapped_column(BigInteger)
    guild_id: Mapped[int | None] = mapped_column(BigInteger)
    """The server it is played in; None for direct messages."""
    options: Mapped[dict[str, str]] = mapped_column(JSON)
    seed: Mapped[str] = mapped_column(String(64))
    rules: Mapped[int] = mapped_column(Integer, server_default="1")
    """The version of the rules that the game is played by."""
    day: Mapped[date | None] = mapped_column(Date)
    ply: Mapped[int] = mapped_column(Integer)
    """How many moves have been played. Each write names the number it expects, so that no move is written twice."""
    moves: Mapped[str] = mapped_column(Text)
    score: Mapped[int | None] = mapped_column(Integer)
    created_at: Mapped[datetime] = mapped_column(UtcDateTime)
    ended_at: Mapped[datetime | None] = mapped_column(UtcDateTime)


class DayRow(Base):
    """The deck that everybody plays on a day."""

    __tablename__ = "days"

    game: Mapped[str] = mapped_column(String(32), primary_key=True)
    day: Mapped[date] = mapped_column(Date, primary_key=True)
    seed: Mapped[str] = mapped_column(String(64))
    best: Mapped[int | None] = mapped_column(Integer)
    """The best score that the deck allows; None until it is computed."""


class OpenMessageRow(Base):
    """A message of a live table that an interaction's token can still edit. Tokens live for 15 minutes."""

    __tablename__ = "open_messages"
    __table_args__ = ({"info": OF_PROCESSES},)

    game_id: Mapped[int] = mapped_column(Id, primary_key=True, autoincrement=False)
    user_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    """The person whose hand it shows; 0 if it shows the table."""
    token: Mapped[str] = mapped_column(Text)
    message_id: Mapped[int | None] = mapped_column(BigInteger)
    followed_up: Mapped[bool] = mapped_column(Boolean)
    language: Mapped[str] = mapped_column(String(8))
    until: Mapped[datetime] = mapped_column(UtcDateTime)


class FleetRow(Base):
    """What all processes of the bot have agreed on. The table has one row."""

    __tablename__ = "fleet"
    __table_args__ = ({"info": OF_PROCESSES},)

    id: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    shards: Mapped[int] = mapped_column(Integer)
    """The number of shards into which the servers are divided."""
    commands: Mapped[str | None] = mapped_column(String(64))
    """A digest of the commands last published to Discord."""


class ShardRow(Base):
    """A shard: the number of its current lease, and where its last gateway session stands."""

    __tablename__ = "shards"
    __table_args__ = ({"info": OF_PROCESSES},)

    shard: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    fence: Mapped[int] = mapped_column(BigInteger)
    session_id: Mapped[str | None] = mapped_column(String(64))
    resume_url: Mapped[str | None] = mapped_column(String(200))
    sequence: Mapped[int | None] = mapped_column(BigInteger)
    saved_at: Mapped[datetime | None] = mapped_column(UtcDateTime)


class IdentifyRow(Base):
    """When the next shard of a bucket may identify. Discord accepts one shard of each bucket every five seconds."""

    __tablename__ = "identifies"
    __table_args__ = ({"info": OF_PROCESSES},)

    bucket: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    next_at: Mapped[datetime] = mapped_column(UtcDateTime)


class GuildSettingsRow(Base):
    """The settings of a server."""

    __tablename__ = "guild_settings"

    guild_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    language: Mapped[str | None] = mapped_column(String(8))
    turn_seconds: Mapped[int | None] = mapped_column(Integer)
    ping: Mapped[bool] = mapped_column(Boolean)
    channels: Mapped[list[int]] = mapped_column(JSON)
    house: Mapped[dict[str, dict[str, str]]] = mapped_column(JSON)


class UserSettingsRow(Base):
    """The settings of a person."""

    __tablename__ = "user_settings"

    user_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    language: Mapped[str | None] = mapped_column(String(8))
    reminders: Mapped[bool] = mapped_column(Boolean)
