"""The deal of the day and the news of each week: who gets them and when, and what has been posted.

Revision: 0027
After: 0026
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0026"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply the change."""
    op.create_table(
        "posts",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("day", sa.Date(), nullable=False),
        sa.Column("done", sa.Boolean(), nullable=False),
        sa.Column("tried_at", sa.DateTime(timezone=True), nullable=True),
        sa.PrimaryKeyConstraint("guild_id", "user_id", "kind", "day", name=op.f("pk_posts")),
    )
    op.create_index("ix_posts_user_id", "posts", ["user_id"])
    op.create_index("ix_posts_day", "posts", ["day"])
    op.add_column("guild_settings", sa.Column("daily_channel", sa.BigInteger(), nullable=True))
    op.add_column("guild_settings", sa.Column("daily_hour", sa.Integer(), server_default="9", nullable=False))
    op.add_column("guild_settings", sa.Column("daily_game", sa.String(32), nullable=True))
    op.add_column("guild_settings", sa.Column("week_channel", sa.BigInteger(), nullable=True))
    op.add_column("guild_settings", sa.Column("week_day", sa.Integer(), server_default="0", nullable=False))
    op.add_column("guild_settings", sa.Column("week_hour", sa.Integer(), server_default="9", nullable=False))
    op.add_column("guild_settings", sa.Column("time_zone", sa.String(64), nullable=True))
    op.add_column("guild_settings", sa.Column("posts_by", sa.BigInteger(), nullable=True))
    op.create_index("ix_guild_settings_posts_by", "guild_settings", ["posts_by"])
    op.add_column("user_settings", sa.Column("week", sa.Boolean(), server_default=sa.false(), nullable=False))


def downgrade() -> None:
    """Take the change back."""
    op.drop_column("user_settings", "week")
    op.drop_index("ix_guild_settings_posts_by", "guild_settings")
    for column in (
        *("posts_by", "time_zone", "week_hour", "week_day", "week_channel"),
        *("daily_game", "daily_hour", "daily_channel"),
    ):
        op.drop_column("guild_settings", column)
    op.drop_table("posts")
