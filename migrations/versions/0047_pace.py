"""A table's pace, and whether a person is asked once more.

Who wishes is asked before they fold, bet everything or leave.

Revision: 0047
After: 0046
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0047"
down_revision = "0046"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply the change."""
    op.add_column("user_settings", sa.Column("asks_first", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Take the change back."""
    op.drop_column("user_settings", "asks_first")
