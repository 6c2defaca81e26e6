"""Pages of games read few rows on PostgreSQL, however unequal servers are and however often they are asked for."""

from datetime import UTC, datetime
from itertools import pairwise

import pytest
from sqlalchemy import text

from bot.features.standings.store.finished import History
from bot.features.standings.store.statistics import StatisticsStore

BUSY, GAMES, CHANNELS, PEOPLE = 1, 6_000, 4, 3_000
"""A server in which nearly everything is played, how many games that is, in how many channels, by how many people."""
QUIET = 1_500
"""How many servers with four games each there are beside it."""
ASKED = 12
"""How often a page is asked for. After five times, PostgreSQL may plan it for any server and not for this one."""
FEW = 1_000
"""How many rows of games and seats a page may read: a sixth of those of the busy server."""
USER = 7
NOW = datetime(2026, 5, 4, tzinfo=UTC)

FILL = (
    "INSERT INTO games (id, game, guild_id, channel_id, parent_id, own_thread, host_id, capacity, options, seed,"
    " commitment, status, created_at, started_at, ended_at, paused, counted)"
    " SELECT i, 'claro', guild, CASE WHEN thread THEN i ELSE channel END, CASE WHEN thread THEN channel END, thread, 1,"
    " 2, '{}', '', '', 'finished', t, t, t, false, i FROM (SELECT i, guild, guild * 100 + i / 2 % :channels AS channel,"
    " i % 5 = 0 AS thread, to_timestamp(1700000000 + 40 * i) AS t FROM (SELECT i,"
    " CASE WHEN i > 4 * :quiet THEN :busy ELSE 1000 + i % :quiet END AS guild"
    " FROM generate_series(1, :games + 4 * :quiet) AS i) AS a) AS b",
    "INSERT INTO seats (game_id, seat, user_id, away, joined_at, score, place, mu, sigma)"
    " SELECT id, s, CASE WHEN (id + s) % 2 = 0 THEN :user ELSE 100 + id % :people END, false, created_at, 3 - s,"
    " s + 1, 25, 5 FROM games, (VALUES (0), (1)) AS v (s)",
    "INSERT INTO boards (id, guild_id, place_id, is_channel, game, period)"
    " VALUES (1, :busy, :busy, false, 'claro', 'all')",
    "INSERT INTO standings (board_id, user_id, games, wins, stars, rate, rating, settled)"
    " SELECT 1, user_id, count(*), 1, 1, 0.5, 10, true FROM seats GROUP BY user_id",
    "INSERT INTO players (guild_id, game, user_id, mu, sigma, rated, streak, best_streak)"
    " SELECT :busy, 'claro', user_id, 25, 5, games, 0, 1 FROM standings",
)

ROWS_READ = "SELECT sum(seq_tup_read + idx_tup_fetch) FROM pg_stat_user_tables WHERE relname IN ('games', 'seats')"


@pytest.fixture
async def unequal(engine):
    """An engine on a database in which one server of many has most of the games."""
    sizes = {"busy": BUSY, "games": GAMES, "quiet": QUIET, "channels": CHANNELS, "people": PEOPLE, "user": USER}
    async with engine.begin() as connection:
        for statement in FILL:
            named = {name: size for name, size in sizes.items() if f":{name}" in statement}
            await connection.execute(text(statement), named)
        await connection.execute(text("ANALYZE"))
    return engine


async def rows_read(engine):
    """Return how many rows of games and seats have been read so far."""
    async with engine.connect() as connection:
        await connection.execute(text("SELECT pg_stat_force_next_flush()"))
        await connection.rollback()
        return int((await connection.execute(text(ROWS_READ))).scalar_one())


CHANNEL_IDS = [BUSY * 100 + number for number in range(CHANNELS)]
PAGES = {
    "a server": lambda engine: History(engine).of_guild(BUSY, "claro", 0, CHANNEL_IDS),
    "a server, third page": lambda engine: History(engine).of_guild(BUSY, "claro", 2, CHANNEL_IDS),
    "a channel": lambda engine: History(engine).of_channel(CHANNEL_IDS[0], "claro", 0),
    "a person": lambda engine: History(engine).of_user(USER, BUSY, "claro", 0),
    "a person in channels": lambda engine: History(engine).of_user(USER, BUSY, "claro", 1, CHANNEL_IDS),
    "statistics": lambda engine: StatisticsStore(engine).of(
        BUSY, "claro", USER, None, datetime(2026, 5, 4, tzinfo=UTC)
    ),
}


@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
async def test_pages_of_games_read_few_rows_however_often(unequal):
    most = {}
    for name, ask in PAGES.items():
        counts = [await rows_read(unequal)]
        for _ in range(ASKED):
            assert await ask(unequal)
            counts.append(await rows_read(unequal))
        most[name] = max(after - before for before, after in pairwise(counts))
    assert {name: rows for name, rows in most.items() if rows > FEW} == {}, most
