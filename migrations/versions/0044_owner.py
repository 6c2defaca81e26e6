"""The database knows the application whose it is.

With another application's token, all servers would seem to have removed the bot, and be forgotten.

Revision: 0044
After: 0043
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0044"
down_revision = "0043"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply the change."""
    op.create_table(
        "owners",
        sa.Column("application_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.PrimaryKeyConstraint("application_id", name=op.f("pk_owners")),
    )


def downgrade() -> None:
    """Take the change back."""
    op.drop_table("owners")
