"""The language of the person who has opened a table, for servers that have chosen none.

Tables of earlier versions go on in the language that Discord reports.

Revision: 0039
After: 0038
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0039"
down_revision = "0038"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply the change."""
    op.add_column("games", sa.Column("language", sa.String(8), nullable=True))


def downgrade() -> None:
    """Take the change back."""
    op.drop_column("games", "language")
