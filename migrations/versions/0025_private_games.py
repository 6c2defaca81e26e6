"""Games of one person against computer players, without a table, and the deal of each day.

Revision: 0025
After: 0023
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0023"
branch_labels = None
depends_on = None

_Id = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Apply the change."""
    op.add_column("alone", sa.Column("computers", sa.JSON(none_as_null=True), nullable=True))
    op.add_column("alone", sa.Column("began", sa.Integer(), server_default="0", nullable=False))
    op.add_column("alone", sa.Column("origin", _Id, nullable=True))
    op.add_column("days", sa.Column("setup", sa.JSON(none_as_null=True), nullable=True))


def downgrade() -> None:
    """Take the change back."""
    op.drop_column("days", "setup")
    op.drop_column("alone", "origin")
    op.drop_column("alone", "began")
    op.drop_column("alone", "computers")
