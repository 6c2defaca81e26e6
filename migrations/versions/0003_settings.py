"""Settings of servers and people, pauses, and a table's own time for a turn.

Revision: 0003
After: 0002
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply the change."""
    op.create_table(
        "guild_settings",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("language", sa.String(length=8), nullable=True),
        sa.Column("turn_seconds", sa.Integer(), nullable=True),
        sa.Column("ping", sa.Boolean(), nullable=False),
        sa.Column("channels", sa.JSON(), nullable=False),
        sa.Column("house", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", name=op.f("pk_guild_settings")),
    )
    op.create_table(
        "user_settings",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("language", sa.String(length=8), nullable=True),
        sa.Column("reminders", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", name=op.f("pk_user_settings")),
    )
    with op.batch_alter_table("games") as games:
        games.add_column(sa.Column("turn_seconds", sa.Integer(), nullable=True))
        games.add_column(sa.Column("paused", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Undo the change."""
    with op.batch_alter_table("games") as games:
        games.drop_column("paused")
        games.drop_column("turn_seconds")
    op.drop_table("user_settings")
    op.drop_table("guild_settings")
