"""Ratings that grow uncertain and settle, ratings that a server hides, and people who are not on leaderboards.

No number changes: games that are counted already keep the way in which they were counted.

Revision: 0029
After: 0028
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0029"
down_revision = "0028"
branch_labels = None
depends_on = None

# 5.5 was the bound of ``bot.features.standings.store.ratings.SETTLED`` when this was written.
_SETTLE = """
    UPDATE standings SET settled = (
        SELECT players.sigma <= 5.5 FROM boards
        JOIN players ON players.guild_id = boards.guild_id AND players.game = boards.game
        WHERE boards.id = standings.board_id AND players.user_id = standings.user_id
    )
    WHERE rating IS NOT NULL
"""
# A period that is over has another rating than today's, which the seat of a later game noted.
_SETTLE_EARLIER = """
    UPDATE standings SET settled = coalesce((
        SELECT min(seats.sigma) <= 5.5 FROM boards
        JOIN games ON games.guild_id = boards.guild_id AND games.game = boards.game
        JOIN seats ON seats.game_id = games.id AND seats.user_id = standings.user_id
        WHERE boards.id = standings.board_id AND seats.mu - 3 * seats.sigma = standings.rating
    ), settled)
    WHERE rating IS NOT NULL AND rating <> (
        SELECT players.mu - 3 * players.sigma FROM boards
        JOIN players ON players.guild_id = boards.guild_id AND players.game = boards.game
        WHERE boards.id = standings.board_id AND players.user_id = standings.user_id
    )
"""
# Time counts from the last game that changed a rating: one that counted for its player and at least one other person.
_RATED_AT = """
    UPDATE players SET rated_at = (
        SELECT max(games.ended_at) FROM seats JOIN games ON games.id = seats.game_id
        WHERE seats.user_id = players.user_id
        AND games.guild_id = players.guild_id AND games.game = players.game
        AND seats.mu IS NOT NULL AND NOT seats.taken_out AND seats.settled IS NULL
        AND EXISTS (
            SELECT 1 FROM seats AS others WHERE others.game_id = seats.game_id AND others.seat <> seats.seat
            AND others.level IS NULL AND NOT others.taken_out AND others.settled IS NULL
        )
    )
    WHERE rated > 0
"""


def upgrade() -> None:
    """Apply the change."""
    op.add_column("games", sa.Column("counted", sa.BigInteger(), server_default="0", nullable=False))
    op.create_index("ix_games_counted", "games", ["counted", "ended_at", "id"])
    op.add_column("seats", sa.Column("least_sigma", sa.Float(53), nullable=True))
    op.add_column("players", sa.Column("least_sigma", sa.Float(53), nullable=True))
    op.add_column("players", sa.Column("rated_at", sa.DateTime(timezone=True), nullable=True))
    op.add_column("standings", sa.Column("settled", sa.Boolean(), nullable=True))
    op.execute(_RATED_AT)
    op.execute(_SETTLE)
    op.execute(_SETTLE_EARLIER)
    op.drop_index("ix_standings_rating", "standings")
    op.create_index("ix_standings_settled", "standings", ["board_id", "settled", "rating", "wins", "user_id"])
    op.add_column("guild_settings", sa.Column("ratings", sa.Boolean(), server_default=sa.true(), nullable=False))
    op.add_column("user_settings", sa.Column("listed", sa.Boolean(), server_default=sa.true(), nullable=False))
    op.create_index(
        "ix_user_settings_unlisted",
        "user_settings",
        ["user_id"],
        sqlite_where=sa.text("listed IS 0"),
        postgresql_where=sa.text("listed IS false"),
    )


def downgrade() -> None:
    """Take the change back."""
    op.drop_index("ix_user_settings_unlisted", "user_settings")
    op.drop_column("user_settings", "listed")
    op.drop_column("guild_settings", "ratings")
    op.drop_index("ix_standings_settled", "standings")
    op.create_index("ix_standings_rating", "standings", ["board_id", "rating", "wins", "user_id"])
    op.drop_column("standings", "settled")
    op.drop_column("players", "rated_at")
    op.drop_column("players", "least_sigma")
    op.drop_column("seats", "least_sigma")
    op.drop_index("ix_games_counted", "games")
    op.drop_column("games", "counted")
