"""The version of the rules that each game is played by.

A game is stored as its seed and its moves. When a rule is corrected, the moves of older games would mean something else
or become illegal. So each game keeps the version of the rules that it began with. All games so far follow version 1.

Revision: 0010
After: 0009
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply the change."""
    op.add_column("games", sa.Column("rules", sa.Integer(), server_default="1", nullable=False))
    op.add_column("alone", sa.Column("rules", sa.Integer(), server_default="1", nullable=False))


def downgrade() -> None:
    """Take the change back."""
    op.drop_column("alone", "rules")
    op.drop_column("games", "rules")
