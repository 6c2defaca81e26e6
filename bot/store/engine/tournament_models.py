"""The tables of the database that have tournaments and their records."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from sqlalchemy import JSON, BigInteger, ForeignKey, Index, Integer, String
from sqlalchemy.orm import Mapped, mapped_column

from bot.store.engine.models import Base as Base
from bot.store.engine.models import Id, UtcDateTime


class TournamentRow(Base):
    """A tournament: where it is, and what is no part of its record."""

    __tablename__ = "tournaments"
    __table_args__ = (
        Index("ix_tournaments_guild_id", "guild_id", "ended_at"),
        Index("ix_tournaments_ended_at", "ended_at"),
    )

    id: Mapped[int] = mapped_column(Id, primary_key=True, autoincrement=True)
    guild_id: Mapped[int] = mapped_column(BigInteger)
    channel_id: Mapped[int] = mapped_column(BigInteger)
    message_id: Mapped[int | None] = mapped_column(BigInteger)
    """The message that shows it; None before it is posted."""
    seed: Mapped[str] = mapped_column(String(64))
    """The seed of its draws in hex. It is secret until the record ends with it."""
    ended_at: Mapped[datetime | None] = mapped_column(UtcDateTime)
    """When it was over; None while it is not."""


class TournamentEntryRow(Base):
    """An entry of a tournament's record. Its primary key prevents writing two entries with the same number.

    People's ids are in columns of their own, so that somebody can be forgotten while the record stays.
    """

    __tablename__ = "tournament_entries"
    __table_args__ = (
        Index("ix_tournament_entries_user_id", "user_id"),
        Index("ix_tournament_entries_by_id", "by_id"),
    )

    tournament_id: Mapped[int] = mapped_column(
        Id, ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True, autoincrement=False
    )
    number: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    """Its number in the record, from 0."""
    user_id: Mapped[int | None] = mapped_column(BigInteger)
    """The person whom it is about; for the announcement, the organiser."""
    by_id: Mapped[int | None] = mapped_column(BigInteger)
    """The director who decided it."""
    entry: Mapped[dict[str, Any]] = mapped_column(JSON)
    """The rest of it; see ``bot.tournaments.writing``."""
