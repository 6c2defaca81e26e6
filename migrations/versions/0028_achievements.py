"""What people have achieved, and in which game they did it first.

Revision: 0028
After: 0027
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0028"
down_revision = "0027"
branch_labels = None
depends_on = None

_Id = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Apply the change."""
    op.create_table(
        "achievements",
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("name", sa.String(32), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("game_id", _Id, nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "game", "name", "user_id", name=op.f("pk_achievements")),
    )
    op.create_index("ix_achievements_user_id", "achievements", ["user_id"])
    for table in ("guild_settings", "user_settings"):
        op.add_column(table, sa.Column("achievements", sa.Boolean(), server_default=sa.true(), nullable=False))


def downgrade() -> None:
    """Take the change back."""
    for table in ("user_settings", "guild_settings"):
        op.drop_column(table, "achievements")
    op.drop_table("achievements")
