"""Hints and moves taken back in games that one person plays alone, and the messages that share their results.

A result says how much help it took, and is posted once in each place. Nothing was counted before, so the counts of
older games are unknown.

Revision: 0018
After: 0017
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply the change."""
    op.add_column("alone", sa.Column("hints", sa.Integer(), nullable=True))
    op.add_column("alone", sa.Column("hinted_ply", sa.Integer(), nullable=True))
    op.add_column("alone", sa.Column("taken_back", sa.Integer(), nullable=True))
    op.create_table(
        "shared",
        sa.Column("alone_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("place_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("alone_id", "place_id", name=op.f("pk_shared")),
    )
    op.create_index("ix_shared_user_id", "shared", ["user_id"])


def downgrade() -> None:
    """Take the change back."""
    op.drop_table("shared")
    op.drop_column("alone", "taken_back")
    op.drop_column("alone", "hinted_ply")
    op.drop_column("alone", "hints")
