"""The rows of tournaments and of their records."""

from datetime import datetime
from typing import Any

import sqlalchemy as sa
from sqlalchemy.orm import Mapped, mapped_column

from bot.store.engine.models import Base, Id, UtcDateTime, key_of


class TournamentRow(Base):
    """A tournament: where it is, and what is no part of its record."""

    __tablename__ = "tournaments"
    __table_args__ = (sa.Index("ix_tournaments_guild_id", "guild_id", "ended_at"),)

    id: Mapped[int] = mapped_column(Id, primary_key=True, autoincrement=True)
    guild_id: Mapped[int] = mapped_column(sa.BigInteger)
    channel_id: Mapped[int] = mapped_column(sa.BigInteger)
    message_id: Mapped[int | None] = mapped_column(sa.BigInteger)
    """The message that shows it; None before it is posted."""
    seed: Mapped[str] = mapped_column(sa.String(64))
    """The seed of its draws in hex. It is secret until the record ends with it."""
    ended_at: Mapped[datetime | None] = mapped_column(UtcDateTime, index=True)
    """When it was over; None while it is not."""


class TournamentEntryRow(Base):
    """An entry of a tournament's record. Its primary key prevents writing two entries with the same number.

    People's ids are in columns of their own, so that somebody can be forgotten while the record stays.
    """

    __tablename__ = "tournament_entries"

    tournament_id: Mapped[int] = key_of("tournaments")
    number: Mapped[int] = mapped_column(sa.Integer, primary_key=True, autoincrement=False)
    """Its number in the record, from 0."""
    user_id: Mapped[int | None] = mapped_column(sa.BigInteger, index=True)
    """The person whom it is about; for the announcement, the organiser."""
    by_id: Mapped[int | None] = mapped_column(sa.BigInteger, index=True)
    """The director who decided it."""
    entry: Mapped[dict[str, Any]] = mapped_column(sa.JSON)
    """The rest of it; see ``bot.features.tournaments.rules.writing``."""
