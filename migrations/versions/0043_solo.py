"""Games that one person plays without a table are kept as those at tables are: in ``games``, ``seats`` and ``moves``.

A game has a new number, greater than those of all tables so far. It is found by the one that it had in ``alone``, too,
which buttons name.

Revision: 0043
After: 0042
"""

from __future__ import annotations

from hashlib import sha256

import sqlalchemy as sa
from alembic import op

revision = "0043"
down_revision = "0042"
branch_labels = None
depends_on = None

_Id = sa.BigInteger().with_variant(sa.Integer(), "sqlite")

_GAMES = """
INSERT INTO games (id, game, guild_id, channel_id, host_id, capacity, options, seed, status, created_at, started_at,
    ended_at, rules)
SELECT id + {offset}, game, 0, 0, user_id, coalesce(json_array_length(computers), 1), options, seed, 'solo',
    created_at, created_at, ended_at, rules
FROM alone
"""
_DEALT = """
UPDATE games SET dealt_mark = (SELECT substr(mark, 9) FROM alone WHERE alone.id + {offset} = games.id)
WHERE status = 'solo' AND id IN (SELECT id + {offset} FROM alone WHERE ply = 0 AND substr(mark, 1, 8) = 'e3b0c442')
"""  # the digest of no moves
_SOLO = """
INSERT INTO solo (game_id, game, user_id, guild_id, day, began, origin, score, hints, hinted_ply, taken_back,
    earlier)
SELECT id + {offset}, game, user_id, guild_id, day, began, origin, score, hints, hinted_ply, taken_back, id FROM alone
"""
_SEATS = """
INSERT INTO seats (game_id, seat, user_id, level, name, away, joined_at)
SELECT id + {offset}, seat, CASE WHEN player IS NULL THEN user_id END, {level}, nullif({name}, ''), {false},
    created_at
FROM ({seats}) AS seats
"""
_MOVES = """
INSERT INTO moves (game_id, ply, seat, move, automatic, at, mark)
SELECT id + {offset}, number, CASE WHEN computers IS NULL THEN 0 ELSE CAST({seat} AS INTEGER) END,
    CASE WHEN computers IS NULL THEN move ELSE {move} END, {false}, created_at,
    CASE WHEN number = ply - 1 AND substr(mark, 1, 8) = {digest} THEN substr(mark, 9) END
FROM ({moves}) AS moves
"""
_REVIEWS = """
INSERT INTO reviews (game_id, part, seat, version, found)
SELECT game_id + {offset}, part, seat, version, found FROM alone_reviews
"""
_DIALECTS = {
    "sqlite": {
        "false": "0",
        "level": "substr(player, 1, instr(player || ':', ':') - 1)",
        "name": "substr(player, instr(player || ':', ':') + 1)",
        "seats": "SELECT alone.*, each.key AS seat, each.value AS player"
        " FROM alone, json_each(coalesce(computers, '[null]')) AS each",
        "seat": "substr(move, 1, instr(move, ' ') - 1)",
        "move": "substr(move, instr(move, ' ') + 1)",
        "digest": "substr(sha256_of(moves), 1, 8)",
        "moves": "SELECT alone.*, each.key AS number, each.value AS move"
        """ FROM alone, json_each('[' || replace(json_quote(moves), ';', '","') || ']') AS each WHERE moves <> ''""",
    },
    "postgresql": {
        "false": "false",
        "level": "split_part(player, ':', 1)",
        "name": "split_part(player, ':', 2)",
        "seats": "SELECT alone.*, each.place - 1 AS seat, each.player FROM alone CROSS JOIN LATERAL"
        " json_array_elements_text(coalesce(computers, '[null]')) WITH ORDINALITY AS each (player, place)",
        "seat": "split_part(CASE WHEN computers IS NULL THEN '0' ELSE move END, ' ', 1)",
        "move": "substr(move, strpos(move, ' ') + 1)",
        "digest": "substr(encode(sha256(convert_to(moves, 'UTF8')), 'hex'), 1, 8)",
        "moves": "SELECT alone.*, each.place - 1 AS number, each.move FROM alone CROSS JOIN LATERAL"
        " unnest(string_to_array(moves, ';')) WITH ORDINALITY AS each (move, place) WHERE moves <> ''",
    },
}


def upgrade() -> None:
    """Apply the change."""
    op.create_table(
        "solo",
        sa.Column("game_id", _Id, autoincrement=False, nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=True),
        sa.Column("day", sa.Date(), nullable=True),
        sa.Column("began", sa.Integer(), server_default="0", nullable=False),
        sa.Column("origin", _Id, nullable=True),
        sa.Column("score", sa.Integer(), nullable=True),
        sa.Column("hints", sa.Integer(), nullable=True),
        sa.Column("hinted_ply", sa.Integer(), nullable=True),
        sa.Column("taken_back", sa.Integer(), nullable=True),
        sa.Column("earlier", _Id, nullable=True),
        sa.Column("changes", sa.Integer(), server_default="0", nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_solo_game_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game_id", name=op.f("pk_solo")),
        sa.UniqueConstraint("game", "user_id", "day", name=op.f("uq_solo_game_user_id_day")),
    )
    connection = op.get_bind()
    dialect = connection.dialect.name
    offset = connection.execute(sa.text("SELECT coalesce(max(id), 0) FROM games")).scalar_one()
    if dialect == "sqlite":
        driver = connection.connection.dbapi_connection
        driver.create_function("sha256_of", 1, lambda text: sha256(text.encode()).hexdigest())
    for statement in (_GAMES, _DEALT, _SOLO, _SEATS, _MOVES, _REVIEWS):
        # Not as ``text``, in which a colon begins a parameter.
        connection.exec_driver_sql(statement.format(offset=offset, **_DIALECTS[dialect]))
    if dialect == "postgresql":
        op.execute("SELECT setval(pg_get_serial_sequence('games', 'id'), greatest(max(id), 1), max(id) > 0) FROM games")
    op.create_index("ix_solo_user_id", "solo", ["user_id", "game"])
    op.create_index("ix_solo_guild_id", "solo", ["guild_id"])
    op.create_index("ix_solo_earlier", "solo", ["earlier"], unique=True)
    op.create_index("ix_solo_day", "solo", ["game", "day", "guild_id", "score"])
    op.drop_table("alone_reviews")
    op.drop_table("alone")
    op.execute("ALTER TABLE shared RENAME COLUMN alone_id TO game_id")
    op.execute("UPDATE shared SET game_id = -game_id")  # in two steps: a new number may be another row's old one
    connection.execute(sa.text("UPDATE shared SET game_id = :offset - game_id"), {"offset": offset})


def downgrade() -> None:
    """Take the change back. The games are lost: the versions before cannot read them where they are now."""
    op.execute("DELETE FROM games WHERE status = 'solo'")
    op.execute("DELETE FROM shared")
    op.execute("ALTER TABLE shared RENAME COLUMN game_id TO alone_id")
    op.drop_table("solo")
    op.create_table(
        "alone",
        sa.Column("id", _Id, autoincrement=True, nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=True),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("day", sa.Date(), nullable=True),
        sa.Column("ply", sa.Integer(), nullable=False),
        sa.Column("moves", sa.Text(), nullable=False),
        sa.Column("score", sa.Integer(), nullable=True),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("ended_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("rules", sa.Integer(), server_default="1", nullable=False),
        sa.Column("hints", sa.Integer(), nullable=True),
        sa.Column("hinted_ply", sa.Integer(), nullable=True),
        sa.Column("taken_back", sa.Integer(), nullable=True),
        sa.Column("computers", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("began", sa.Integer(), server_default="0", nullable=False),
        sa.Column("origin", _Id, nullable=True),
        sa.Column("mark", sa.String(24), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_alone")),
        sa.UniqueConstraint("game", "user_id", "day", name=op.f("uq_alone_game_user_id_day")),
    )
    op.create_index("ix_alone_user_id", "alone", ["user_id", "game"])
    op.create_index("ix_alone_guild_id", "alone", ["guild_id", "created_at"])
    op.create_index("ix_alone_day", "alone", ["game", "day", "guild_id", "score", "ended_at"])
    op.create_table(
        "alone_reviews",
        sa.Column("game_id", _Id, autoincrement=False, nullable=False),
        sa.Column("part", sa.String(length=8), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("found", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["alone.id"], name=op.f("fk_alone_reviews_game_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game_id", "part", "seat", name=op.f("pk_alone_reviews")),
    )
