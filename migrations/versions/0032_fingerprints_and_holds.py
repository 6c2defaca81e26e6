"""Fingerprints of positions, why tables wait, and games whose rules have held up the bot.

Games that were begun before get fingerprints as they go on.

Revision: 0032
After: 0031
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0032"
down_revision = "0031"
branch_labels = None
depends_on = None

_Id = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Apply the change."""
    op.add_column("moves", sa.Column("mark", sa.String(16), nullable=True))
    op.add_column("alone", sa.Column("mark", sa.String(24), nullable=True))
    op.add_column("games", sa.Column("waits", sa.String(16), nullable=True))
    op.create_table(
        "holds",
        sa.Column("id", _Id, autoincrement=True, nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("origin", sa.String(128), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("number", _Id, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_holds")),
    )


def downgrade() -> None:
    """Take the change back."""
    op.drop_table("holds")
    op.drop_column("games", "waits")
    op.drop_column("alone", "mark")
    op.drop_column("moves", "mark")
