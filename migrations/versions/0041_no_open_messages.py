"""Interaction tokens are not kept any more: after a restart, the next press on a message brings a new one.

Revision: 0041
After: 0040
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0041"
down_revision = "0040"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply the change."""
    op.drop_table("open_messages")


def downgrade() -> None:
    """Take the change back. The tokens that were in the table had expired within a quarter of an hour."""
    op.create_table(
        "open_messages",
        sa.Column("game_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("token", sa.Text(), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        sa.Column("followed_up", sa.Boolean(), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("game_id", "user_id", name=op.f("pk_open_messages")),
    )
