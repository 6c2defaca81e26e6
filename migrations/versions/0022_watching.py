"""What those who watch a game have guessed, and how often they have cheered, so that both outlive a restart.

Revision: 0022
After: 0021
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"
branch_labels = None
depends_on = None

_Id = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Apply the change."""
    op.create_table(
        "cheers",
        sa.Column("game_id", _Id, autoincrement=False, nullable=False),
        sa.Column("cheer", sa.String(16), nullable=False),
        sa.Column("count", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_cheers_game_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game_id", "cheer", name=op.f("pk_cheers")),
    )
    op.create_table(
        "guesses",
        sa.Column("game_id", _Id, autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("good", sa.Boolean(), nullable=True),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_guesses_game_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game_id", "user_id", name=op.f("pk_guesses")),
    )
    op.create_index("ix_guesses_guild_id", "guesses", ["guild_id", "user_id"])
    op.create_index("ix_guesses_user_id", "guesses", ["user_id"])


def downgrade() -> None:
    """Take the change back."""
    op.drop_table("guesses")
    op.drop_table("cheers")
