"""Who agreed to a game, who was taken out of it, and what it brought to each seat's owner; kicks; what a day has seen.

Seats had only "away" and "left", so that a game counted as lost for people whom others had taken out of it. The digests
let somebody be forgotten at once without getting the day's deck or the day's purse a second time.

Revision: 0009
After: 0008
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

_Id = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Apply the change."""
    op.add_column("seats", sa.Column("agreed", sa.Boolean(), server_default=sa.true(), nullable=False))
    op.add_column("seats", sa.Column("taken_out", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column("seats", sa.Column("settled", sa.Integer(), nullable=True))
    op.add_column("seats", sa.Column("gain", sa.Integer(), nullable=True))
    op.create_table(
        "kicks",
        sa.Column("game_id", _Id, autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_kicks_game_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game_id", "user_id", name=op.f("pk_kicks")),
    )
    op.create_index("ix_kicks_user_id", "kicks", ["user_id"])
    op.create_table(
        "spent",
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("day", sa.Date(), nullable=False),
        sa.PrimaryKeyConstraint("digest", "day", name=op.f("pk_spent")),
    )


def downgrade() -> None:
    """Take the change back."""
    op.drop_table("spent")
    op.drop_table("kicks")
    for name in ("gain", "settled", "taken_out", "agreed"):
        op.drop_column("seats", name)
