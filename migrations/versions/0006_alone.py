"""Games that one person plays alone, and the deck of each day.

Revision: 0006
After: 0005
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply the change."""
    op.create_table(
        "alone",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=True, nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=True),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("day", sa.Date(), nullable=True),
        sa.Column("ply", sa.Integer(), nullable=False),
        sa.Column("moves", sa.Text(), nullable=False),
        sa.Column("score", sa.Integer(), nullable=True),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("ended_at", sa.DateTime(timezone=True), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_alone")),
        sa.UniqueConstraint("game", "user_id", "day", name=op.f("uq_alone_game_user_id_day")),
    )
    op.create_index("ix_alone_user_id", "alone", ["user_id", "game"])
    op.create_index("ix_alone_day", "alone", ["game", "day", "guild_id", "score", "ended_at"])
    op.create_table(
        "days",
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("day", sa.Date(), nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("best", sa.Integer(), nullable=True),
        sa.PrimaryKeyConstraint("game", "day", name=op.f("pk_days")),
    )


def downgrade() -> None:
    """Undo the change."""
    op.drop_table("days")
    op.drop_table("alone")
