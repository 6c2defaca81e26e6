"""The tables of the database that have clubs and their people."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import BigInteger, Boolean, ForeignKey, Index, String, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column

from bot.store.engine.models import Id, UtcDateTime
from bot.store.engine.tournament_models import Base as Base


class ClubRow(Base):
    """A club of a server."""

    __tablename__ = "clubs"
    __table_args__ = (
        UniqueConstraint("guild_id", "folded"),
        Index("ix_clubs_founder_id", "founder_id"),
        # SQLite would give the number of a club that has ended again, and old buttons would act on another club.
        {"sqlite_autoincrement": True},
    )

    id: Mapped[int] = mapped_column(Id, primary_key=True, autoincrement=True)
    guild_id: Mapped[int] = mapped_column(BigInteger)
    name: Mapped[str] = mapped_column(String(64))
    folded: Mapped[str] = mapped_column(String(256))
    """The name as it is compared: a server has no two that look the same, or differ only in capitals."""
    role_id: Mapped[int | None] = mapped_column(BigInteger)
    """Whoever has this role is a member; None for a list."""
    founder_id: Mapped[int | None] = mapped_column(BigInteger)
    """Who has founded it; None once they have been forgotten."""
    created_at: Mapped[datetime] = mapped_column(UtcDateTime)


class ClubMemberRow(Base):
    """A person in the list of a club, or who has used the bot and had the club's role then."""

    __tablename__ = "club_members"
    __table_args__ = (
        Index("ix_club_members_guild_id", "guild_id", "user_id"),
        Index("ix_club_members_user_id", "user_id"),
    )

    club_id: Mapped[int] = mapped_column(
        Id, ForeignKey("clubs.id", ondelete="CASCADE"), primary_key=True, autoincrement=False
    )
    user_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    guild_id: Mapped[int] = mapped_column(BigInteger)
    standing: Mapped[str] = mapped_column(String(8))
    """See ``bot.clubs.club.Standing``."""
    keeper: Mapped[bool] = mapped_column(Boolean)
    """Whether they keep the club."""
    since: Mapped[datetime] = mapped_column(UtcDateTime)
    invited_at: Mapped[datetime | None] = mapped_column(UtcDateTime)
    """When they were invited last; for a week, it is kept about those who are not in the list, too."""
