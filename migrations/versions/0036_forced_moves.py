"""Whether moves that the rules force are played for a person.

Revision: 0036
After: 0033
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0036"
down_revision = "0033"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply the change."""
    op.add_column("user_settings", sa.Column("forced_moves", sa.Boolean, nullable=False, server_default=sa.true()))


def downgrade() -> None:
    """Take the change back."""
    op.drop_column("user_settings", "forced_moves")
