"""Who has declined a challenge or a rematch, and whether its host decides when the game begins.

Without that, a game that its host was to begin began by itself after a restart.

Revision: 0037
After: 0036
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0037"
down_revision = "0036"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply the change."""
    op.create_table(
        "declines",
        sa.Column(
            "game_id",
            sa.BigInteger().with_variant(sa.Integer, "sqlite"),
            sa.ForeignKey("games.id", name="fk_declines_game_id", ondelete="CASCADE"),
            nullable=False,
            autoincrement=False,
        ),
        sa.Column("user_id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.PrimaryKeyConstraint("game_id", "user_id", name="pk_declines"),
    )
    op.create_index("ix_declines_user_id", "declines", ["user_id"])
    op.add_column("games", sa.Column("host_decides", sa.Boolean, nullable=False, server_default=sa.true()))
    # Earlier versions have not noted what happened in a lobby. Where somebody who was asked has not answered yet, the
    # game begins with the last yes, as its message says.
    games = sa.table("games", sa.column("id"), sa.column("status"), sa.column("created_at"), sa.column("host_decides"))
    seats = sa.table("seats", sa.column("game_id"), sa.column("agreed"), sa.column("joined_at"))
    asked = sa.select(seats.c.game_id).where(
        seats.c.game_id == games.c.id, seats.c.joined_at == games.c.created_at, seats.c.agreed.is_(sa.false())
    )
    op.execute(games.update().where(games.c.status == "lobby", asked.exists()).values(host_decides=sa.false()))


def downgrade() -> None:
    """Take the change back."""
    op.drop_column("games", "host_decides")
    op.drop_table("declines")
