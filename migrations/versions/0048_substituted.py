"""Which moves somebody has made in the place of a seat's owner.

They are nobody's, also if the owner comes back: who has left can have no game played for them by somebody better.

Revision: 0048
After: 0047
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0048"
down_revision = "0047"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply the change. Of games in progress, it follows from the seats that somebody else has now."""
    op.add_column("moves", sa.Column("substituted", sa.Boolean, nullable=False, server_default=sa.false()))
    taken = (
        "SELECT 1 FROM seats WHERE seats.game_id = moves.game_id AND seats.seat = moves.seat"
        " AND seats.played_by IS NOT NULL AND seats.left_at < moves.at"
    )
    playing = "SELECT id FROM games WHERE status = 'playing'"
    op.execute(f"UPDATE moves SET substituted = true WHERE game_id IN ({playing}) AND EXISTS ({taken})")  # noqa: S608


def downgrade() -> None:
    """Take the change back."""
    op.drop_column("moves", "substituted")
