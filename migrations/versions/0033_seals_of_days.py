"""The seal of each day's deal. Deals that were drawn before have none.

Revision: 0033
After: 0031
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0033"
down_revision = "0032"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply the change."""
    op.add_column("days", sa.Column("commitment", sa.String(64), nullable=True))


def downgrade() -> None:
    """Take the change back."""
    op.drop_column("days", "commitment")
