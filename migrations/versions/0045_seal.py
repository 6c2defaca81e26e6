"""The seal of a table begins with its lobby, and how much of a game counts for a seat is noted.

Revision: 0045
After: 0044
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0045"
down_revision = "0044"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply the change."""
    op.add_column("games", sa.Column("secret", sa.String(64)))
    op.add_column("games", sa.Column("sealed_in", sa.BigInteger))
    op.add_column("seats", sa.Column("share", sa.Float(53)))
    op.add_column("seats", sa.Column("took_out", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Take the change back."""
    for name in ("took_out", "share"):
        op.drop_column("seats", name)
    for name in ("sealed_in", "secret"):
        op.drop_column("games", name)
