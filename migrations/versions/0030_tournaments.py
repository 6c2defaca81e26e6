"""Tournaments with their records, and which pairing of a tournament a table plays.

Revision: 0030
After: 0029
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0030"
down_revision = "0029"
branch_labels = None
depends_on = None

_Id = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Apply the change."""
    op.create_table(
        "tournaments",
        sa.Column("id", _Id, autoincrement=True, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("ended_at", sa.DateTime(timezone=True), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tournaments")),
    )
    op.create_index("ix_tournaments_guild_id", "tournaments", ["guild_id", "ended_at"])
    op.create_index("ix_tournaments_ended_at", "tournaments", ["ended_at"])
    op.create_table(
        "tournament_entries",
        sa.Column("tournament_id", _Id, autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=True),
        sa.Column("by_id", sa.BigInteger(), nullable=True),
        sa.Column("entry", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(
            ["tournament_id"],
            ["tournaments.id"],
            name=op.f("fk_tournament_entries_tournament_id"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("tournament_id", "number", name=op.f("pk_tournament_entries")),
    )
    op.create_index("ix_tournament_entries_user_id", "tournament_entries", ["user_id"])
    op.create_index("ix_tournament_entries_by_id", "tournament_entries", ["by_id"])
    op.add_column("games", sa.Column("tournament_id", _Id, nullable=True))
    op.add_column("games", sa.Column("pairing", sa.Integer(), nullable=True))
    op.create_index("ix_games_tournament_id", "games", ["tournament_id", "pairing"])


def downgrade() -> None:
    """Take the change back."""
    op.drop_index("ix_games_tournament_id", "games")
    op.drop_column("games", "pairing")
    op.drop_column("games", "tournament_id")
    op.drop_table("tournament_entries")
    op.drop_table("tournaments")
