"""The message with which a player has shared the result of a game, so that nobody shares one twice.

Revision: 0021
After: 0020
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply the change."""
    op.add_column("seats", sa.Column("shared_id", sa.BigInteger(), nullable=True))


def downgrade() -> None:
    """Take the change back."""
    op.drop_column("seats", "shared_id")
