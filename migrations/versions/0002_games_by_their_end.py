"""An index on the moments at which games ended.

Revision: 0002
After: 0001
"""

from __future__ import annotations

from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply the change."""
    op.create_index("ix_games_ended_at", "games", ["ended_at"])


def downgrade() -> None:
    """Undo the change."""
    op.drop_index("ix_games_ended_at", "games")
