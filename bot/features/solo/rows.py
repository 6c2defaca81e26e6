"""The rows of what was shared of games alone, and of the deals of a day."""

from datetime import date
from typing import Any

import sqlalchemy as sa
from sqlalchemy.orm import Mapped, mapped_column

from bot.store.engine.models import Base


class SharedRow(Base):
    """A message that shares the result of a game that one person has played alone. A place has one at most."""

    __tablename__ = "shared"

    game_id: Mapped[int] = mapped_column(sa.BigInteger, primary_key=True, autoincrement=False)
    place_id: Mapped[int] = mapped_column(sa.BigInteger, primary_key=True, autoincrement=False)
    """The server; in direct messages and groups, the channel."""
    user_id: Mapped[int] = mapped_column(sa.BigInteger, index=True)
    """Whose game it is."""
    channel_id: Mapped[int] = mapped_column(sa.BigInteger)
    message_id: Mapped[int] = mapped_column(sa.BigInteger)


class DayRow(Base):
    """The deck that everybody plays on a day."""

    __tablename__ = "days"

    game: Mapped[str] = mapped_column(sa.String(32), primary_key=True)
    day: Mapped[date] = mapped_column(sa.Date, primary_key=True)
    seed: Mapped[str] = mapped_column(sa.String(64))
    best: Mapped[int | None] = mapped_column(sa.Integer)
    """The best score that the deck allows; None until it is computed."""
    setup: Mapped[dict[str, Any] | None] = mapped_column(sa.JSON(none_as_null=True))
    """What else it begins with: options, rules and levels; None for a patience whose deck was not sealed."""
    commitment: Mapped[str | None] = mapped_column(sa.String(64))
    """The SHA-256 of the seed, published before the day is over; None if it was drawn before there were seals."""
