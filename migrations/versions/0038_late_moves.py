"""Whether a move was made for a person because their time was up.

Of a move by an earlier version it is known that it was automatic, but not why.

Revision: 0038
After: 0037
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0038"
down_revision = "0037"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply the change."""
    op.add_column("moves", sa.Column("late", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Take the change back."""
    op.drop_column("moves", "late")
