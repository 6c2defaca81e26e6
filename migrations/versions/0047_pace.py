"""A table's pace, and whether a person is asked once more.

At a move a day, a table needs no channel for itself. Who wishes is asked before they fold, bet everything or leave.

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
    slow = "status IN ('lobby', 'playing') AND turn_seconds = 86400 AND tournament_id IS NULL"
    op.execute(f"UPDATE games SET holds = false WHERE {slow}")  # noqa: S608


def downgrade() -> None:
    """Take the change back. Which games are alone in their channels is settled in 0046."""
    op.drop_column("user_settings", "asks_first")
