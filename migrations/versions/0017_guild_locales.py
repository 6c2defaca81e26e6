"""The language that each server has on Discord.

A process that takes over a gateway session of another one is not told the languages of its servers, and asked Discord
for each of them. It reads them here instead.

Revision: 0017
After: 0016
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply the change."""
    op.create_table(
        "guild_locales",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("locale", sa.String(16), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", name="pk_guild_locales"),
    )


def downgrade() -> None:
    """Take the change back."""
    op.drop_table("guild_locales")
