"""The name of each person in each server, as it was seen last.

A message that pings nobody does not tell Discord's clients who it mentions, so a client that does not know the person
shows "@unknown-user". Leaderboards, histories, lists and pictures show names as text instead.

Revision: 0012
After: 0011
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply the change."""
    op.create_table(
        "names",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "user_id", name="pk_names"),
    )
    op.create_index("ix_names_user_id", "names", ["user_id"])


def downgrade() -> None:
    """Take the change back."""
    op.drop_table("names")
