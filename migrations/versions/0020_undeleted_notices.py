"""The messages about somebody's turn that Discord has not deleted yet, so that later ones do not replace their rows.

Revision: 0020
After: 0019
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None

_Id = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Apply the change."""
    op.create_table(
        "undeleted_notices",
        sa.Column("game_id", _Id, autoincrement=False, nullable=False),
        sa.Column("message_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name=op.f("fk_undeleted_notices_game_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("game_id", "message_id", name=op.f("pk_undeleted_notices")),
    )


def downgrade() -> None:
    """Take the change back."""
    op.drop_table("undeleted_notices")
