"""Clubs and their people.

Revision: 0031
After: 0030
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0031"
down_revision = "0030"
branch_labels = None
depends_on = None

_Id = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Apply the change."""
    op.create_table(
        "clubs",
        sa.Column("id", _Id, autoincrement=True, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("folded", sa.String(256), nullable=False),
        sa.Column("role_id", sa.BigInteger(), nullable=True),
        sa.Column("founder_id", sa.BigInteger(), nullable=True),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_clubs")),
        sa.UniqueConstraint("guild_id", "folded", name=op.f("uq_clubs_guild_id_folded")),
        sqlite_autoincrement=True,  # else the number of a club that has ended is given again, and old buttons act on it
    )
    op.create_index("ix_clubs_founder_id", "clubs", ["founder_id"])
    op.create_table(
        "club_members",
        sa.Column("club_id", _Id, autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("standing", sa.String(8), nullable=False),
        sa.Column("keeper", sa.Boolean(), nullable=False),
        sa.Column("since", sa.DateTime(timezone=True), nullable=False),
        sa.Column("invited_at", sa.DateTime(timezone=True), nullable=True),
        sa.ForeignKeyConstraint(["club_id"], ["clubs.id"], name=op.f("fk_club_members_club_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("club_id", "user_id", name=op.f("pk_club_members")),
    )
    op.create_index("ix_club_members_guild_id", "club_members", ["guild_id", "user_id"])
    op.create_index("ix_club_members_user_id", "club_members", ["user_id"])


def downgrade() -> None:
    """Take the change back."""
    op.drop_table("club_members")
    op.drop_table("clubs")
