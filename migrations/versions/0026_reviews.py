"""What reviews of games have found, so that the second look at one is at once.

Revision: 0026
After: 0025
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"
branch_labels = None
depends_on = None

_Id = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Apply the change."""
    op.create_table(
        "reviews",
        sa.Column("game_id", _Id, autoincrement=False, nullable=False),
        sa.Column("part", sa.String(length=8), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("found", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_reviews_game_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game_id", "part", "seat", name=op.f("pk_reviews")),
    )
    op.create_table(
        "alone_reviews",
        sa.Column("game_id", _Id, autoincrement=False, nullable=False),
        sa.Column("part", sa.String(length=8), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("found", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["alone.id"], name=op.f("fk_alone_reviews_game_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game_id", "part", "seat", name=op.f("pk_alone_reviews")),
    )
    op.add_column("guild_settings", sa.Column("reviews", sa.Boolean(), server_default=sa.true(), nullable=False))
    op.add_column("user_settings", sa.Column("reviews", sa.Boolean(), server_default=sa.true(), nullable=False))


def downgrade() -> None:
    """Take the change back."""
    op.drop_column("user_settings", "reviews")
    op.drop_column("guild_settings", "reviews")
    op.drop_table("alone_reviews")
    op.drop_table("reviews")
