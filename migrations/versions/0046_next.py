"""Who plays the next game at a table, who has taken over whose seat, and which games hold their channel.

Revision: 0046
After: 0045
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0046"
down_revision = "0045"
branch_labels = None
depends_on = None

_LIVE = "status IN ('lobby', 'playing')"


def upgrade() -> None:
    """Apply the change."""
    op.create_table(
        "next_players",
        sa.Column(
            "game_id",
            sa.BigInteger().with_variant(sa.Integer, "sqlite"),
            sa.ForeignKey("games.id", name="fk_next_players_game_id", ondelete="CASCADE"),
            nullable=False,
            autoincrement=False,
        ),
        sa.Column("user_id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("game_id", "user_id", name="pk_next_players"),
    )
    op.create_index("ix_next_players_user_id", "next_players", ["user_id"])
    op.add_column("seats", sa.Column("played_by", sa.BigInteger))
    op.add_column("games", sa.Column("holds", sa.Boolean, nullable=False, server_default=sa.true()))
    op.drop_index("uq_games_live_channel", "games")
    _index(f"{_LIVE} AND holds")


def downgrade() -> None:
    """Take the change back."""
    op.drop_index("uq_games_live_channel", "games")
    # Earlier versions know one live game in a channel: what holds it stays, or the newest one.
    others = f"SELECT 1 FROM games AS other WHERE other.channel_id = games.channel_id AND other.{_LIVE}"  # noqa: S608
    newer = "other.id <> games.id AND (other.holds OR other.id > games.id)"
    close = "UPDATE games SET status = 'ended', ended_at = created_at, deadline = NULL"
    op.execute(f"{close} WHERE {_LIVE} AND NOT holds AND EXISTS ({others} AND {newer})")
    op.drop_column("games", "holds")
    _index(_LIVE)
    op.drop_column("seats", "played_by")
    op.drop_table("next_players")


def _index(live: str) -> None:
    where = {f"{dialect}_where": sa.text(live) for dialect in ("sqlite", "postgresql")}
    op.create_index("uq_games_live_channel", "games", ["channel_id"], unique=True, **where)
