"""The tables of the database. Only ``names`` has people's names. None has the text of messages."""

from datetime import UTC, date, datetime
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.orm import DeclarativeBase, Mapped, MappedColumn, mapped_column

from bot.store.engine.status import LIVE

REVISION: Final = "0048"
"""The newest migration: with it, a database has the tables of these models. A start compares it with the database's."""

Id = sa.BigInteger().with_variant(sa.Integer, "sqlite")
# SQLite numbers rows by itself only if the column's type is exactly INTEGER.

OF_PROCESSES = {"of": "processes"}
"""Marks tables about running processes. They are not copied to other databases."""


class UtcDateTime(sa.TypeDecorator[datetime]):
    """A moment with a time zone, on SQLite too, which has no such type."""

    impl = sa.DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: sa.Dialect) -> datetime | None:
        """Convert to UTC before storing."""
        return None if value is None else value.astimezone(UTC)

    def process_result_value(self, value: Any | None, dialect: sa.Dialect) -> datetime | None:
        """Return the moment in UTC, with its zone."""
        if not isinstance(value, datetime):
            return None
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


class Base(DeclarativeBase):
    """The models' common base. All constraints have names, so that migrations can refer to them."""

    metadata = sa.MetaData(
        naming_convention={
            "ix": "ix_%(table_name)s_%(column_0_N_name)s",
            "uq": "uq_%(table_name)s_%(column_0_N_name)s",
            "ck": "ck_%(table_name)s_%(constraint_name)s",
            "fk": "fk_%(table_name)s_%(column_0_N_name)s",
            "pk": "pk_%(table_name)s",
        }
    )


def key_of(table: str) -> MappedColumn[int]:
    """Return a part of the primary key that is the number of a row of another table, and goes with it."""
    return mapped_column(Id, sa.ForeignKey(f"{table}.id", ondelete="CASCADE"), primary_key=True, autoincrement=False)


class OwnerRow(Base):
    """The application whose the database is. There is one row at most."""

    __tablename__ = "owners"

    application_id: Mapped[int] = mapped_column(sa.BigInteger, primary_key=True, autoincrement=False)


_HOLDS = sa.text(f"status IN ({', '.join(repr(status.value) for status in LIVE)}) AND holds")


class GameRow(Base):
    """A game from its lobby to its end. What is not told here is told in ``bot.store.journal.entries.Saved``."""

    __tablename__ = "games"
    __table_args__ = (
        sa.Index("uq_games_live_channel", "channel_id", unique=True, sqlite_where=_HOLDS, postgresql_where=_HOLDS),
        sa.Index("ix_games_counted", "counted", "ended_at", "id"),
        sa.Index("ix_games_history", "guild_id", "game", "status", "ended_at"),
        sa.Index("ix_games_tournament_id", "tournament_id", "pairing"),
        sa.Index("ix_games_channel_history", "channel_id", "game", "status", "ended_at"),
        # Each move updates its game's deadline. With room on the page, PostgreSQL need not touch an index for that.
        {"postgresql_with": {"fillfactor": 70}},
    )

    id: Mapped[int] = mapped_column(Id, primary_key=True, autoincrement=True)
    game: Mapped[str] = mapped_column(sa.String(32))
    guild_id: Mapped[int] = mapped_column(sa.BigInteger)
    channel_id: Mapped[int] = mapped_column(sa.BigInteger)
    message_id: Mapped[int | None] = mapped_column(sa.BigInteger)
    host_id: Mapped[int] = mapped_column(sa.BigInteger)
    capacity: Mapped[int] = mapped_column(sa.Integer)
    options: Mapped[dict[str, str]] = mapped_column(sa.JSON)
    seed: Mapped[str | None] = mapped_column(sa.String(64))
    commitment: Mapped[str | None] = mapped_column(sa.String(64))
    secret: Mapped[str | None] = mapped_column(sa.String(64))
    sealed_in: Mapped[int | None] = mapped_column(sa.BigInteger)
    status: Mapped[str] = mapped_column(sa.String(16), index=True)
    created_at: Mapped[datetime] = mapped_column(UtcDateTime)
    started_at: Mapped[datetime | None] = mapped_column(UtcDateTime)
    ended_at: Mapped[datetime | None] = mapped_column(UtcDateTime, index=True)
    deadline: Mapped[datetime | None] = mapped_column(UtcDateTime)
    turn_seconds: Mapped[int | None] = mapped_column(sa.Integer)
    paused: Mapped[bool] = mapped_column(sa.Boolean, server_default=sa.false())
    parent_id: Mapped[int | None] = mapped_column(sa.BigInteger)
    """None also if it is not known."""
    own_thread: Mapped[bool] = mapped_column(sa.Boolean, server_default=sa.false())
    close_reason: Mapped[str | None] = mapped_column(sa.String(16))
    acted_by: Mapped[int | None] = mapped_column(sa.BigInteger)
    stake: Mapped[int] = mapped_column(sa.Integer, server_default="0")
    """How much play money each seat has put in."""
    rules: Mapped[int] = mapped_column(sa.Integer, server_default="1")
    counted: Mapped[int] = mapped_column(sa.BigInteger, server_default="0")
    """A number that grows with each game that is counted in a server; 0 for a game that is not counted, and for games
    of earlier versions, which were counted before all others."""
    rematch_of: Mapped[int | None] = mapped_column(Id, index=True)
    """The game that this one is a rematch of. It has no foreign key, since a server's games are deleted together."""
    tournament_id: Mapped[int | None] = mapped_column(Id)
    """The tournament that it belongs to; None for none. It has no foreign key, for the same reason."""
    pairing: Mapped[int | None] = mapped_column(sa.Integer)
    waits: Mapped[str | None] = mapped_column(sa.String(16))
    host_decides: Mapped[bool] = mapped_column(sa.Boolean, server_default=sa.true())
    language: Mapped[str | None] = mapped_column(sa.String(8))
    holds: Mapped[bool] = mapped_column(sa.Boolean, server_default=sa.true())
    """Whether it needs its channel while it is live: no other table can be opened there that does."""
    dealt_mark: Mapped[str | None] = mapped_column(sa.String(16))
    """The fingerprint of its deal; None also for games that were begun before there were any."""


class SeatRow(Base):
    """Who sits where. What is not told here is told in ``bot.store.journal.entries.Seating``."""

    __tablename__ = "seats"
    __table_args__ = (sa.Index("ix_seats_user_id", "user_id", "game_id"),)

    game_id: Mapped[int] = mapped_column(Id, sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(sa.Integer, primary_key=True)
    """In a lobby, it tells the team that the owner has chosen, too; see ``BY_TEAM``."""
    user_id: Mapped[int | None] = mapped_column(sa.BigInteger)
    level: Mapped[str | None] = mapped_column(sa.String(16))
    name: Mapped[str | None] = mapped_column(sa.String(16))
    away: Mapped[bool] = mapped_column(sa.Boolean)
    joined_at: Mapped[datetime] = mapped_column(UtcDateTime)
    left_at: Mapped[datetime | None] = mapped_column(UtcDateTime)
    score: Mapped[int | None] = mapped_column(sa.Integer)
    place: Mapped[int | None] = mapped_column(sa.Integer)
    mu: Mapped[float | None] = mapped_column(sa.Float(53))
    """The rating that the player had before the game, with ``sigma``; None until it is finished."""
    sigma: Mapped[float | None] = mapped_column(sa.Float(53))
    least_sigma: Mapped[float | None] = mapped_column(sa.Float(53))
    """The least ``sigma`` that the player ever had. None in games that were counted before ratings grew uncertain."""
    share: Mapped[float | None] = mapped_column(sa.Float(53))
    """How much of what the game would do to the player's rating it has done, from 0 to 1; None in games that changed no
    ratings, or were counted before there were shares: then it did all."""
    agreed: Mapped[bool] = mapped_column(sa.Boolean, server_default=sa.true())
    taken_out: Mapped[bool] = mapped_column(sa.Boolean, server_default=sa.false())
    took_out: Mapped[bool] = mapped_column(sa.Boolean, server_default=sa.false())
    settled: Mapped[int | None] = mapped_column(sa.Integer)
    gain: Mapped[int | None] = mapped_column(sa.Integer)
    """What the game brought its owner, in stars or credits; None before its end, and in older games."""
    played_by: Mapped[int | None] = mapped_column(sa.BigInteger)
    """Who has taken the seat over from its owner, who left the game; the game still counts for the owner alone."""
    shared_id: Mapped[int | None] = mapped_column(sa.BigInteger)
    """The message in the game's channel with which its owner has shared the result; None if they have not."""


class KickRow(Base):
    """Somebody who was kicked from a table, and cannot take a seat there again, nor in its rematch."""

    __tablename__ = "kicks"

    game_id: Mapped[int] = key_of("games")
    user_id: Mapped[int] = mapped_column(sa.BigInteger, primary_key=True, autoincrement=False, index=True)


class DeclineRow(Base):
    """Somebody who was asked to a game that has not begun, and has declined."""

    __tablename__ = "declines"

    game_id: Mapped[int] = key_of("games")
    user_id: Mapped[int] = mapped_column(sa.BigInteger, primary_key=True, autoincrement=False, index=True)


class NextRow(Base):
    """Somebody without a seat at a table who plays the next game there."""

    __tablename__ = "next_players"

    game_id: Mapped[int] = key_of("games")
    user_id: Mapped[int] = mapped_column(sa.BigInteger, primary_key=True, autoincrement=False, index=True)
    at: Mapped[datetime] = mapped_column(UtcDateTime)


class CheerRow(Base):
    """How often those who watch a game have cheered in one way. Nobody's id is stored."""

    __tablename__ = "cheers"

    game_id: Mapped[int] = key_of("games")
    cheer: Mapped[str] = mapped_column(sa.String(16), primary_key=True)
    count: Mapped[int] = mapped_column(sa.Integer)


class GuessRow(Base):
    """Who somebody without a seat expects to win a game."""

    __tablename__ = "guesses"
    __table_args__ = (sa.Index("ix_guesses_guild_id", "guild_id", "user_id"),)

    game_id: Mapped[int] = key_of("games")
    user_id: Mapped[int] = mapped_column(sa.BigInteger, primary_key=True, autoincrement=False, index=True)
    guild_id: Mapped[int] = mapped_column(sa.BigInteger)
    seat: Mapped[int] = mapped_column(sa.Integer)
    good: Mapped[bool | None] = mapped_column(sa.Boolean)
    """Whether that seat has won; None until the game is finished."""


class SpentRow(Base):
    """What somebody may not have again before a day is over, as a digest without their id. It goes with the day."""

    __tablename__ = "spent"

    digest: Mapped[str] = mapped_column(sa.String(64), primary_key=True)
    day: Mapped[date] = mapped_column(sa.Date, primary_key=True)


class MoveRow(Base):
    """A move. Its primary key prevents writing it twice."""

    __tablename__ = "moves"

    game_id: Mapped[int] = mapped_column(Id, sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
    ply: Mapped[int] = mapped_column(sa.Integer, primary_key=True)
    seat: Mapped[int] = mapped_column(sa.Integer)
    move: Mapped[str] = mapped_column(sa.String(100))
    automatic: Mapped[bool] = mapped_column(sa.Boolean)
    at: Mapped[datetime] = mapped_column(UtcDateTime)
    mark: Mapped[str | None] = mapped_column(sa.String(16))
    """The fingerprint of the position after it; None for most moves, and in older games."""
    late: Mapped[bool] = mapped_column(sa.Boolean, server_default=sa.false())
    """Whether it is automatic because its owner's time was up. Earlier versions have not noted that."""
    substituted: Mapped[bool] = mapped_column(sa.Boolean, server_default=sa.false())
    """Whether somebody else made it in the place of the seat's owner, who had left."""


class BoardRow(Base):
    """One leaderboard of a game, in a server or one of its channels, for all time or one period."""

    __tablename__ = "boards"
    __table_args__ = (
        sa.Index("uq_boards_place", "place_id", "game", "period", "is_channel", unique=True),
        sa.Index("ix_boards_guild", "guild_id", "game"),
    )

    id: Mapped[int] = mapped_column(Id, primary_key=True, autoincrement=True)
    guild_id: Mapped[int] = mapped_column(sa.BigInteger)
    place_id: Mapped[int] = mapped_column(sa.BigInteger)
    """The server's id or the channel's. They are told apart by ``is_channel``, since the two can be equal."""
    is_channel: Mapped[bool] = mapped_column(sa.Boolean)
    game: Mapped[str] = mapped_column(sa.String(32))
    period: Mapped[str] = mapped_column(sa.String(24))
    expires_on: Mapped[date | None] = mapped_column(sa.Date, index=True)
    """The first day on which it may be deleted; None for never."""


class StandingRow(Base):
    """One person's line on a leaderboard."""

    __tablename__ = "standings"
    __table_args__ = (
        sa.Index("ix_standings_stars", "board_id", "stars", "wins", "user_id"),
        sa.Index("ix_standings_wins", "board_id", "wins", "stars", "user_id"),
        sa.Index("ix_standings_rate", "board_id", "rate", "wins", "user_id"),
        sa.Index("ix_standings_settled", "board_id", "settled", "rating", "wins", "user_id"),
        sa.Index("ix_standings_user_id", "user_id", "board_id"),
    )

    board_id: Mapped[int] = mapped_column(Id, sa.ForeignKey("boards.id", ondelete="CASCADE"), primary_key=True)
    user_id: Mapped[int] = mapped_column(sa.BigInteger, primary_key=True, autoincrement=False)
    games: Mapped[int] = mapped_column(sa.Integer)
    wins: Mapped[int] = mapped_column(sa.Integer)
    stars: Mapped[int] = mapped_column(sa.Integer)
    rate: Mapped[float | None] = mapped_column(sa.Float(53))
    """Wins per game, 0 to 1; None before they have played enough games."""
    rating: Mapped[float | None] = mapped_column(sa.Float(53))
    """Their rating in this server, now or at the end of the board's period; None until a game has been rated."""
    settled: Mapped[bool | None] = mapped_column(sa.Boolean)
    """Whether that rating is or has been certain enough for a place; None until a game has been rated."""


class GiftRow(Base):
    """A gift of play money to a person with an empty purse, at most one a day."""

    __tablename__ = "gifts"

    guild_id: Mapped[int] = mapped_column(sa.BigInteger, primary_key=True)
    game: Mapped[str] = mapped_column(sa.String(32), primary_key=True)
    user_id: Mapped[int] = mapped_column(sa.BigInteger, primary_key=True, index=True)
    day: Mapped[date] = mapped_column(sa.Date, primary_key=True)


class SoloRow(Base):
    """What a game has besides that one person plays alone or against computer players, in no channel.

    Its seats and moves are kept as a table's. Its row in ``games`` has the status ``solo`` and no server. What is not
    told here is told in ``bot.store.journal.entries.Solo``.
    """

    __tablename__ = "solo"
    __table_args__ = (
        sa.UniqueConstraint("game", "user_id", "day"),
        sa.Index("ix_solo_user_id", "user_id", "game"),
        sa.Index("ix_solo_guild_id", "guild_id"),
        sa.Index("ix_solo_earlier", "earlier", unique=True),
        sa.Index("ix_solo_day", "game", "day", "guild_id", "score"),
    )

    game_id: Mapped[int] = key_of("games")
    game: Mapped[str] = mapped_column(sa.String(32))
    user_id: Mapped[int] = mapped_column(sa.BigInteger)
    guild_id: Mapped[int | None] = mapped_column(sa.BigInteger)
    day: Mapped[date | None] = mapped_column(sa.Date)
    began: Mapped[int] = mapped_column(sa.Integer, server_default="0")
    origin: Mapped[int | None] = mapped_column(Id)
    score: Mapped[int | None] = mapped_column(sa.Integer)
    hints: Mapped[int | None] = mapped_column(sa.Integer)
    hinted_ply: Mapped[int | None] = mapped_column(sa.Integer)
    """The number of moves at the last hint, so that a hint that is asked for again is counted once."""
    taken_back: Mapped[int | None] = mapped_column(sa.Integer)
    earlier: Mapped[int | None] = mapped_column(Id)
    """The number that versions before 0043 gave it, which kept such games apart; None for later games."""
    changes: Mapped[int] = mapped_column(sa.Integer, server_default="0")


class NameRow(Base):
    """The name of a person in a server, as it was seen last."""

    __tablename__ = "names"

    guild_id: Mapped[int] = mapped_column(sa.BigInteger, primary_key=True, autoincrement=False)
    user_id: Mapped[int] = mapped_column(sa.BigInteger, primary_key=True, autoincrement=False, index=True)
    name: Mapped[str] = mapped_column(sa.String(64))


class GuildLocaleRow(Base):
    """The language of a server, as Discord reported it last: one of Discord's locales, such as ``en-GB``."""

    __tablename__ = "guild_locales"

    guild_id: Mapped[int] = mapped_column(sa.BigInteger, primary_key=True, autoincrement=False)
    locale: Mapped[str] = mapped_column(sa.String(16))


class GuildSettingsRow(Base):
    """The settings of a server, see ``GuildSettings``."""

    __tablename__ = "guild_settings"

    guild_id: Mapped[int] = mapped_column(sa.BigInteger, primary_key=True, autoincrement=False)
    language: Mapped[str | None] = mapped_column(sa.String(8))
    turn_seconds: Mapped[int | None] = mapped_column(sa.Integer)
    ping: Mapped[bool] = mapped_column(sa.Boolean)
    channels: Mapped[list[int]] = mapped_column(sa.JSON)
    house: Mapped[dict[str, dict[str, str]]] = mapped_column(sa.JSON)
    threads: Mapped[bool] = mapped_column(sa.Boolean, server_default=sa.false())
    ratings: Mapped[bool] = mapped_column(sa.Boolean, server_default=sa.true())
    reviews: Mapped[bool] = mapped_column(sa.Boolean, server_default=sa.true())
    achievements: Mapped[bool] = mapped_column(sa.Boolean, server_default=sa.true())
    daily_channel: Mapped[int | None] = mapped_column(sa.BigInteger)
    daily_hour: Mapped[int] = mapped_column(sa.Integer, server_default="9")
    daily_game: Mapped[str | None] = mapped_column(sa.String(32))
    week_channel: Mapped[int | None] = mapped_column(sa.BigInteger)
    week_day: Mapped[int] = mapped_column(sa.Integer, server_default="0")
    week_hour: Mapped[int] = mapped_column(sa.Integer, server_default="9")
    time_zone: Mapped[str | None] = mapped_column(sa.String(64))
    posts_by: Mapped[int | None] = mapped_column(sa.BigInteger, index=True)


class UserSettingsRow(Base):
    """The settings of a person, see ``UserSettings``."""

    __tablename__ = "user_settings"
    __table_args__ = (
        sa.Index(
            "ix_user_settings_unlisted",
            "user_id",
            sqlite_where=sa.text("listed IS 0"),
            postgresql_where=sa.text("listed IS false"),
        ),
    )

    user_id: Mapped[int] = mapped_column(sa.BigInteger, primary_key=True, autoincrement=False)
    language: Mapped[str | None] = mapped_column(sa.String(8))
    reminders: Mapped[bool] = mapped_column(sa.Boolean)
    """Whether they are told that it is their turn. Versions before 0013 know no other choice."""
    every_turn: Mapped[bool] = mapped_column(sa.Boolean, server_default=sa.false())
    """Whether they are told at every turn, and not only when their time grows short."""
    direct: Mapped[bool] = mapped_column(sa.Boolean, server_default=sa.false())
    listed: Mapped[bool] = mapped_column(sa.Boolean, server_default=sa.true())
    reviews: Mapped[bool] = mapped_column(sa.Boolean, server_default=sa.true())
    achievements: Mapped[bool] = mapped_column(sa.Boolean, server_default=sa.true())
    week: Mapped[bool] = mapped_column(sa.Boolean, server_default=sa.false())
    forced_moves: Mapped[bool] = mapped_column(sa.Boolean, server_default=sa.true())
    asks_first: Mapped[bool] = mapped_column(sa.Boolean, server_default=sa.false())


class NoticeRow(Base):
    """A person at a live table who has been told that it is their turn, and the message; see ``Notice``."""

    __tablename__ = "notices"

    game_id: Mapped[int] = key_of("games")
    user_id: Mapped[int] = mapped_column(sa.BigInteger, primary_key=True, autoincrement=False, index=True)
    channel_id: Mapped[int] = mapped_column(sa.BigInteger)
    message_id: Mapped[int] = mapped_column(sa.BigInteger)
    """One message in the table's channel can tell several people. 0 if there is none: it is about to be sent, or it has
    been deleted in a pause of the same turn."""
    turn: Mapped[int] = mapped_column(sa.Integer)
    stage: Mapped[int] = mapped_column(sa.Integer)


class UndeletedNoticeRow(Base):
    """A turn reminder that Discord has not deleted yet.

    It is here once the row of a person whom it told is about a later message.
    """

    __tablename__ = "undeleted_notices"

    game_id: Mapped[int] = key_of("games")
    message_id: Mapped[int] = mapped_column(sa.BigInteger, primary_key=True, autoincrement=False)
    channel_id: Mapped[int] = mapped_column(sa.BigInteger)


class ClubRow(Base):
    """A club of a server; see ``bot.features.tournaments.clubs.club.Club``."""

    __tablename__ = "clubs"
    __table_args__ = (
        sa.UniqueConstraint("guild_id", "folded"),
        # SQLite would give the number of a club that has ended again, and old buttons would act on another club.
        {"sqlite_autoincrement": True},
    )

    id: Mapped[int] = mapped_column(Id, primary_key=True, autoincrement=True)
    guild_id: Mapped[int] = mapped_column(sa.BigInteger)
    name: Mapped[str] = mapped_column(sa.String(64))
    folded: Mapped[str] = mapped_column(sa.String(256))
    """The name as it is compared: a server has no two that look the same, or differ only in capitals."""
    role_id: Mapped[int | None] = mapped_column(sa.BigInteger)
    founder_id: Mapped[int | None] = mapped_column(sa.BigInteger, index=True)
    created_at: Mapped[datetime] = mapped_column(UtcDateTime)


class ClubMemberRow(Base):
    """A person in the list of a club, or who has used the bot and had the club's role then; see ``Person``."""

    __tablename__ = "club_members"
    __table_args__ = (sa.Index("ix_club_members_guild_id", "guild_id", "user_id"),)

    club_id: Mapped[int] = key_of("clubs")
    user_id: Mapped[int] = mapped_column(sa.BigInteger, primary_key=True, autoincrement=False, index=True)
    guild_id: Mapped[int] = mapped_column(sa.BigInteger)
    standing: Mapped[str] = mapped_column(sa.String(8))
    keeper: Mapped[bool] = mapped_column(sa.Boolean)
    since: Mapped[datetime] = mapped_column(UtcDateTime)
    invited_at: Mapped[datetime | None] = mapped_column(UtcDateTime)
    """When they were invited last; for a week, it is kept about those who are not in the list, too."""
