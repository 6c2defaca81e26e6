"""Which game a game is a rematch of, so that a result leads to its rematch, also after a restart.

Revision: 0023
After: 0022
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"
branch_labels = None
depends_on = None

_Id = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Apply the change."""
    op.add_column("games", sa.Column("rematch_of", _Id, nullable=True))
    op.create_index("ix_games_rematch_of", "games", ["rematch_of"])


def downgrade() -> None:
    """Take the change back."""
    op.drop_index("ix_games_rematch_of", "games")
    op.drop_column("games", "rematch_of")
