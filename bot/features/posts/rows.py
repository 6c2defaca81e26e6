"""The row of something that is posted by the clock."""

from datetime import date, datetime

import sqlalchemy as sa
from sqlalchemy.orm import Mapped, mapped_column

from bot.store.engine.models import Base, UtcDateTime


class PostRow(Base):
    """Something that a server's channel or a person gets by the clock, on a day at most once; see ``PostKey``."""

    __tablename__ = "posts"

    guild_id: Mapped[int] = mapped_column(sa.BigInteger, primary_key=True, autoincrement=False)
    """The server; 0 if it is a person's own."""
    user_id: Mapped[int] = mapped_column(sa.BigInteger, primary_key=True, autoincrement=False, index=True)
    """The person; 0 if it is a server's."""
    kind: Mapped[str] = mapped_column(sa.String(16), primary_key=True)
    """``daily`` or ``week``."""
    day: Mapped[date] = mapped_column(sa.Date, primary_key=True, index=True)
    done: Mapped[bool] = mapped_column(sa.Boolean)
    """Whether it is settled: posted, or there was nothing to post. If not, a process has begun to post it."""
    tried_at: Mapped[datetime | None] = mapped_column(UtcDateTime)
    """When a process began to post it last; None if no process is at it."""
