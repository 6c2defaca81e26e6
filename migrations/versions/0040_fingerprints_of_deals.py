"""Fingerprints of deals: rules that change before the first move of a game are noticed, too.

Games that were begun before have none.

Revision: 0040
After: 0039
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0040"
down_revision = "0039"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply the change."""
    op.add_column("games", sa.Column("dealt_mark", sa.String(16), nullable=True))


def downgrade() -> None:
    """Take the change back."""
    op.drop_column("games", "dealt_mark")
