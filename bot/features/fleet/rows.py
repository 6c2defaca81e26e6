"""The rows of servers that the bot has left, and of its processes."""

from datetime import datetime

import sqlalchemy as sa
from sqlalchemy.orm import Mapped, mapped_column

from bot.store.engine.models import OF_PROCESSES, Base, UtcDateTime


class DepartureRow(Base):
    """A server that the bot is not in any more, while what is stored about it is kept."""

    __tablename__ = "departures"

    guild_id: Mapped[int] = mapped_column(sa.BigInteger, primary_key=True, autoincrement=False)
    since: Mapped[datetime] = mapped_column(UtcDateTime)
    """When the bot was removed; or, if it was off at that moment, when it first found that it was not there."""
    told: Mapped[bool] = mapped_column(sa.Boolean)
    """Whether Discord told us of the removal; if not, we found the server missing when a gateway session began."""


class FleetRow(Base):
    """What all processes of the bot have agreed on. The table has one row."""

    __tablename__ = "fleet"
    __table_args__ = ({"info": OF_PROCESSES},)

    id: Mapped[int] = mapped_column(sa.Integer, primary_key=True, autoincrement=False)
    shards: Mapped[int] = mapped_column(sa.Integer)
    """The number of shards into which the servers are divided, for earlier versions of the bot, which read it here."""
    commands: Mapped[str | None] = mapped_column(sa.String(64))
    """A digest of the commands last published to Discord."""


class ShardRow(Base):
    """A shard: the number of its current lease, and where its last gateway session stands."""

    __tablename__ = "shards"
    __table_args__ = ({"info": OF_PROCESSES},)

    generation: Mapped[int] = mapped_column(sa.Integer, primary_key=True, autoincrement=False, server_default="0")
    """The number of the division of the servers that it belongs to. There is one, and any change makes the next one."""
    shard: Mapped[int] = mapped_column(sa.Integer, primary_key=True, autoincrement=False)
    shards: Mapped[int] = mapped_column(sa.Integer, server_default="0")
    """The number of shards of its division."""
    fence: Mapped[int] = mapped_column(sa.BigInteger)
    owns: Mapped[bool] = mapped_column(sa.Boolean, server_default=sa.true())
    """Processes of some earlier versions read this and the next two. ``newest`` is the generation."""
    asked: Mapped[int] = mapped_column(sa.BigInteger, server_default="0")
    newest: Mapped[int] = mapped_column(sa.Integer, server_default="0")
    session_id: Mapped[str | None] = mapped_column(sa.String(64))
    resume_url: Mapped[str | None] = mapped_column(sa.String(200))
    sequence: Mapped[int | None] = mapped_column(sa.BigInteger)
    saved_at: Mapped[datetime | None] = mapped_column(UtcDateTime)


class IdentifyRow(Base):
    """When the next shard of a bucket may identify. Discord accepts one shard of each bucket every five seconds."""

    __tablename__ = "identifies"
    __table_args__ = ({"info": OF_PROCESSES},)

    bucket: Mapped[int] = mapped_column(sa.Integer, primary_key=True, autoincrement=False)
    next_at: Mapped[datetime] = mapped_column(UtcDateTime)
