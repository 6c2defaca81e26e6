"""The stakes of games, and the purses of play money that people were given.

Revision: 0005
After: 0004
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply the change."""
    op.add_column("games", sa.Column("stake", sa.Integer(), server_default="0", nullable=False))
    op.create_table(
        "gifts",
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("day", sa.Date(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "game", "user_id", "day", name=op.f("pk_gifts")),
    )
    op.create_index("ix_gifts_user_id", "gifts", ["user_id"])


def downgrade() -> None:
    """Undo the change."""
    op.drop_table("gifts")
    op.drop_column("games", "stake")
