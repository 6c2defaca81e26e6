"""The servers that removed the bot are noted, and games played alone are found by their server.

Interaction tokens are encrypted from now on, too. The bot encrypts those in clear when it starts, since a migration has
no key. They stay valid, so that open hands go on.

Revision: 0015
After: 0014
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply the change."""
    op.create_table(
        "departures",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("since", sa.DateTime(timezone=True), nullable=False),
        sa.Column("told", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", name="pk_departures"),
    )
    op.create_index("ix_alone_guild_id", "alone", ["guild_id", "created_at"])


def downgrade() -> None:
    """Take the change back. The version before could not decrypt the tokens."""
    op.drop_index("ix_alone_guild_id", "alone")
    op.drop_table("departures")
    op.execute("DELETE FROM open_messages")
