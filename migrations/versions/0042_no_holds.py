"""Nothing is noted of tables whose rules hold up the bot: a dump beside the database names the package instead.

Tables that waited because of such a note are tried again; until then they wait as if their game were missing.

Revision: 0042
After: 0041
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0042"
down_revision = "0041"
branch_labels = None
depends_on = None

_Id = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Apply the change."""
    op.drop_table("holds")
    op.execute("UPDATE games SET waits = 'missing' WHERE waits = 'held'")


def downgrade() -> None:
    """Take the change back."""
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
