"""The channel of the thread that a game is in, and why the bot itself closed a table.

When a channel is deleted, Discord does not announce the deletion of its threads. A process that has just started, or
that has taken over another one's servers, has not seen these threads, and an archived one it never sees. So the parent
is stored with the game. The reason is stored because a message may be edited again after a restart.

Revision: 0011
After: 0010
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply the change."""
    op.add_column("games", sa.Column("parent_id", sa.BigInteger(), nullable=True))
    op.add_column("games", sa.Column("close_reason", sa.String(16), nullable=True))


def downgrade() -> None:
    """Take the change back."""
    op.drop_column("games", "close_reason")
    op.drop_column("games", "parent_id")
