"""Who paused a game or closed a table, so that its message can say so after a restart.

Revision: 0019
After: 0018
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply the change."""
    op.add_column("games", sa.Column("acted_by", sa.BigInteger(), nullable=True))


def downgrade() -> None:
    """Take the change back."""
    op.drop_column("games", "acted_by")
