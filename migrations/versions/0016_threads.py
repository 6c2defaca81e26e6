"""Whether a server wants a thread for each table, and whether the bot itself started the thread that a game is in.

The bot adds players to the threads that it has started, and archives them when their games are over. Threads of other
people are left alone, so it has to be known after a restart which are which.

Revision: 0016
After: 0015
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply the change."""
    op.add_column("games", sa.Column("own_thread", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("guild_settings", sa.Column("threads", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Take the change back."""
    op.drop_column("guild_settings", "threads")
    op.drop_column("games", "own_thread")
