"""The databases that tests use one after another: none finds what another one has left."""

import pytest
from sqlalchemy import text

from bot.store.engine.database import open_engine

SEASON = "INSERT INTO seasons (guild_id, game, name, started_at) VALUES (1, 'claro', 'May', now()) RETURNING id"


async def run(url, statement):
    """Run a statement; return what it finds."""
    engine = open_engine(url)
    async with engine.begin() as connection:
        found = (await connection.execute(text(statement))).scalar()
    await engine.dispose()
    return found


async def test_the_rows_of_one_test_and_their_numbers_are_not_the_next_ones(postgres_databases):
    for _ in range(2):
        async with postgres_databases.up_to_date() as url:
            assert await run(url, SEASON) == 1
            await run(url, "UPDATE alembic_version SET version_num = '9999' RETURNING 1")
            first = url
    async with postgres_databases.up_to_date() as url:
        assert url == first
        assert await run(url, "SELECT count(*) FROM seasons") == 0
        assert await run(url, "SELECT version_num FROM alembic_version") != "9999"


@pytest.mark.parametrize(
    "change",
    [
        "ALTER TABLE seasons RENAME TO elsewhere",
        "ALTER TABLE seasons ALTER COLUMN name DROP NOT NULL",
        "DROP INDEX ix_seasons_guild",
    ],
)
async def test_tables_that_a_test_has_changed_are_used_no_more(postgres_databases, change):
    async with postgres_databases.up_to_date() as url:
        changed = url
        engine = open_engine(url)
        async with engine.begin() as connection:
            await connection.execute(text(change))
        await engine.dispose()
    async with postgres_databases.up_to_date() as url:
        assert url != changed
    async with postgres_databases.without_tables() as url:
        assert url == changed
        assert await run(url, "SELECT count(*) FROM pg_class WHERE relnamespace = 'public'::regnamespace") == 0


async def test_what_a_test_still_does_ends_with_it(postgres_databases):
    async with postgres_databases.up_to_date() as url:
        engine = open_engine(url)
        connection = await engine.connect()
        await connection.execute(text("LOCK TABLE seasons"))
    async with postgres_databases.up_to_date() as again:
        assert again == url
        assert await run(again, SEASON) == 1
    await connection.invalidate()
    await engine.dispose()
