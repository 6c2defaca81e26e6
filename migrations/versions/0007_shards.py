"""What several processes of the bot agree on: the shards, their leases, and when each may identify.

Revision: 0007
After: 0006
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply the change."""
    if op.get_bind().dialect.name == "postgresql":
        op.execute("ALTER TABLE games SET (fillfactor = 70)")
    op.create_table(
        "fleet",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("shards", sa.Integer(), nullable=False),
        sa.Column("commands", sa.String(64), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_fleet")),
    )
    op.create_table(
        "shards",
        sa.Column("shard", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("fence", sa.BigInteger(), nullable=False),
        sa.Column("session_id", sa.String(64), nullable=True),
        sa.Column("resume_url", sa.String(200), nullable=True),
        sa.Column("sequence", sa.BigInteger(), nullable=True),
        sa.Column("saved_at", sa.DateTime(timezone=True), nullable=True),
        sa.PrimaryKeyConstraint("shard", name=op.f("pk_shards")),
    )
    op.create_table(
        "identifies",
        sa.Column("bucket", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("next_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("bucket", name=op.f("pk_identifies")),
    )


def downgrade() -> None:
    """Undo the change."""
    if op.get_bind().dialect.name == "postgresql":
        op.execute("ALTER TABLE games RESET (fillfactor)")
    op.drop_table("identifies")
    op.drop_table("shards")
    op.drop_table("fleet")
