"""Leaderboards for every place and period, ratings, statistics, seasons.

The former leaderboards are dropped. The bot recounts everything from the games at its next start.

Revision: 0004
After: 0003
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Apply the change."""
    op.drop_table("standings")
    op.create_table(
        "seasons",
        sa.Column("id", NUMBER, autoincrement=True, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=50), nullable=False),
        sa.Column("started_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("ended_at", sa.DateTime(timezone=True), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_seasons")),
    )
    op.create_index("ix_seasons_guild", "seasons", ["guild_id", "game", "ended_at"])
    op.create_table(
        "boards",
        sa.Column("id", NUMBER, autoincrement=True, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("place_id", sa.BigInteger(), nullable=False),
        sa.Column("is_channel", sa.Boolean(), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("period", sa.String(length=24), nullable=False),
        sa.Column("expires_on", sa.Date(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_boards")),
    )
    op.create_index("uq_boards_place", "boards", ["place_id", "game", "period", "is_channel"], unique=True)
    op.create_index("ix_boards_guild", "boards", ["guild_id", "game"])
    op.create_index("ix_boards_expires_on", "boards", ["expires_on"])
    op.create_table(
        "standings",
        sa.Column("board_id", NUMBER, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("wins", sa.Integer(), nullable=False),
        sa.Column("stars", sa.Integer(), nullable=False),
        sa.Column("rate", sa.Float(53), nullable=True),
        sa.Column("rating", sa.Float(53), nullable=True),
        sa.ForeignKeyConstraint(["board_id"], ["boards.id"], name=op.f("fk_standings_board_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("board_id", "user_id", name=op.f("pk_standings")),
    )
    for what, then in (("stars", "wins"), ("wins", "stars"), ("rate", "wins"), ("rating", "wins")):
        op.create_index(f"ix_standings_{what}", "standings", ["board_id", what, then, "user_id"])
    op.create_index("ix_standings_user_id", "standings", ["user_id", "board_id"])
    op.create_table(
        "players",
        *_key("guild_id", "game", "user_id"),
        sa.Column("mu", sa.Float(53), nullable=False),
        sa.Column("sigma", sa.Float(53), nullable=False),
        sa.Column("rated", sa.Integer(), nullable=False),
        sa.Column("streak", sa.Integer(), nullable=False),
        sa.Column("best_streak", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "game", "user_id", name=op.f("pk_players")),
    )
    op.create_index("ix_players_user_id", "players", ["user_id"])
    op.create_table(
        "duels",
        *_key("guild_id", "game", "first_id", "second_id"),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("first_ahead", sa.Integer(), nullable=False),
        sa.Column("second_ahead", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "game", "first_id", "second_id", name=op.f("pk_duels")),
    )
    op.create_index("ix_duels_first", "duels", ["first_id"])
    op.create_index("ix_duels_second", "duels", ["second_id"])
    op.create_table(
        "tallies",
        *_key("guild_id", "game", "user_id"),
        sa.Column("name", sa.String(length=32), nullable=False),
        sa.Column("count", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "game", "user_id", "name", name=op.f("pk_tallies")),
    )
    op.create_index("ix_tallies_user_id", "tallies", ["user_id"])
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("mu", sa.Float(53), nullable=True))
        seats.add_column(sa.Column("sigma", sa.Float(53), nullable=True))
        seats.drop_index("ix_seats_user_id")
        seats.create_index("ix_seats_user_id", ["user_id", "game_id"])
    op.create_index("ix_games_history", "games", ["guild_id", "game", "status", "ended_at"])
    op.create_index("ix_games_channel_history", "games", ["channel_id", "game", "status", "ended_at"])


def _key(*names: str) -> list[sa.Column[object]]:
    kinds = {"game": sa.String(length=32)}
    return [sa.Column(name, kinds.get(name, sa.BigInteger()), nullable=False) for name in names]


def downgrade() -> None:
    """Undo the change. The older leaderboards begin empty."""
    op.drop_index("ix_games_channel_history", "games")
    op.drop_index("ix_games_history", "games")
    with op.batch_alter_table("seats") as seats:
        seats.drop_index("ix_seats_user_id")
        seats.create_index("ix_seats_user_id", ["user_id"])
        seats.drop_column("sigma")
        seats.drop_column("mu")
    for name in ("tallies", "duels", "players", "standings", "boards", "seasons"):
        op.drop_table(name)
    op.create_table(
        "standings",
        *_key("guild_id", "game", "user_id"),
        *(sa.Column(name, sa.Integer(), nullable=False) for name in ("games", "wins", "stars")),
        sa.PrimaryKeyConstraint("guild_id", "game", "user_id", name=op.f("pk_standings")),
    )
    op.create_index("ix_standings_stars", "standings", ["guild_id", "game", "stars", "wins"])
