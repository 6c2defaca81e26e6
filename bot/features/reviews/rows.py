"""The row of a part of a review."""

from typing import Any

import sqlalchemy as sa
from sqlalchemy.orm import Mapped, mapped_column

from bot.store.engine.models import Base, key_of


class ReviewRow(Base):
    """A part of what the review of a finished game has found."""

    __tablename__ = "reviews"

    game_id: Mapped[int] = key_of("games")
    part: Mapped[str] = mapped_column(sa.String(8), primary_key=True)
    """``course``: everybody's chances after each move. ``advice``: a seat's moves, and what it might have played."""
    seat: Mapped[int] = mapped_column(sa.Integer, primary_key=True, autoincrement=False)
    """The seat from whose knowledge it follows; -1 for what everybody may know after the game."""
    version: Mapped[int] = mapped_column(sa.Integer)
    """The version of the method."""
    found: Mapped[list[Any]] = mapped_column(sa.JSON)
