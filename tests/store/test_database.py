"""Opening and migrating databases, on SQLite and on PostgreSQL."""

import asyncio
from datetime import UTC, datetime
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import JSON, column, insert, inspect, table

import bot.features
from bot.rows import METADATA, MODULES
from bot.store.engine import database
from bot.store.engine.database import DatabaseUnavailable, keep_statistics, open_engine, upgrade
from bot.store.engine.models import REVISION, UtcDateTime
from bot.store.migrating import MIGRATIONS, migration_config
from bot.store.settings import SettingsStore, UserSettings
from tests.effort import thorough
from tests.journals import open_journal
from tests.templates import sqlite_template

REVISIONS = [script.revision for script in ScriptDirectory(str(MIGRATIONS)).walk_revisions()]


async def differences(engine):
    def compare(connection):
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return compare_metadata(context, METADATA)

    async with engine.connect() as connection:
        return await connection.run_sync(compare)


async def test_migrations_make_what_the_models_say(engine):
    assert await differences(engine) == []


def test_the_models_name_the_newest_migration():
    assert ScriptDirectory(str(MIGRATIONS)).get_current_head() == REVISION


@thorough
@pytest.mark.parametrize("revision", REVISIONS)
async def test_every_earlier_version_can_be_upgraded(empty_url, revision):
    engine = open_engine(empty_url)
    await upgrade(engine, revision)
    await upgrade(engine)
    assert await differences(engine) == []
    await engine.dispose()


TYPES = {"options": JSON, "created_at": UtcDateTime, "joined_at": UtcDateTime}
"""The types that some columns have; others need none."""


def typed(name, values):
    """Return a table of an earlier version, with the columns that these values are for."""
    return table(name, *(column(each, TYPES[each]) if each in TYPES else column(each) for each in values))


async def test_an_open_challenge_of_an_earlier_version_begins_by_itself_and_another_lobby_does_not(empty_url):
    engine = open_engine(empty_url)
    await upgrade(engine, "0036")
    opened, later = datetime(2026, 5, 3, 20, tzinfo=UTC), datetime(2026, 5, 3, 20, 1, tzinfo=UTC)
    # Somebody is asked; all have come of themselves; somebody has come and the rules were changed; a game is over.
    lobbies = {1: [(opened, False)], 2: [(later, True)], 3: [(later, False)], 4: [(opened, False)]}
    async with engine.begin() as connection:
        for number, others in lobbies.items():
            game = {
                "id": number,
                "game": "claro",
                "guild_id": 10,
                "channel_id": number,
                "host_id": 1,
                "capacity": 6,
                "options": {},
                "status": "ended" if number == 4 else "lobby",
                "created_at": opened,
            }
            await connection.execute(insert(typed("games", game)), game)
            for seat, (joined, agreed) in enumerate([(opened, True), *others]):
                values = {"game_id": number, "seat": seat, "user_id": seat + 1, "away": False, "joined_at": joined}
                values["agreed"] = agreed
                await connection.execute(insert(typed("seats", values)), values)
    await upgrade(engine)
    journal = open_journal(engine)
    assert [(await journal.load(number)).host_decides for number in lobbies] == [False, True, True, True]
    assert (await journal.load(1)).declined == frozenset()
    await journal.close()
    await engine.dispose()


async def test_migrations_can_be_taken_back(empty_url):
    from alembic import command

    engine = open_engine(empty_url)
    await upgrade(engine)
    async with engine.begin() as connection:
        await connection.run_sync(lambda sync: command.downgrade(migration_config(sync), "base"))
        tables = await connection.run_sync(lambda sync: inspect(sync).get_table_names())
    assert tables == ["alembic_version"]
    await engine.dispose()


@pytest.mark.parametrize("url", ["nonsense", "mysql://x", "postgresql+psycopg://x/y", "redis+x://y"])
def test_an_address_that_is_none_of_ours(url):
    with pytest.raises(DatabaseUnavailable, match="the address of the database"):
        open_engine(url)


@pytest.mark.parametrize(
    "url", ["sqlite+aiosqlite:////nowhere/at/all/x.db", "postgresql+asyncpg://u:secret@127.0.0.1:1/x"]
)
async def test_a_database_that_is_not_there(url):
    engine = open_engine(url)
    with pytest.raises(DatabaseUnavailable) as caught:
        await upgrade(engine)
    assert "\n" not in str(caught.value)
    assert "secret" not in str(caught.value)
    await engine.dispose()


async def test_a_database_of_a_newer_version_is_left_alone(engine):
    async with engine.begin() as connection:
        await connection.exec_driver_sql("UPDATE alembic_version SET version_num = 'later'")
    with pytest.raises(DatabaseUnavailable, match="newer version of the bot"):
        await upgrade(engine)


async def test_sqlite_loses_nothing_in_a_power_cut(tmp_path, monkeypatch):
    monkeypatch.undo()  # other tests leave to the system when it writes
    engine = open_engine(f"sqlite+aiosqlite:///{tmp_path / 'x.db'}")
    async with engine.connect() as connection:
        found = [
            (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys")
        ]
    assert found == ["wal", 2, 1]
    await engine.dispose()


async def test_the_database_knows_how_much_its_tables_hold(engine):
    await keep_statistics(engine)
    known = "sqlite_stat1" if engine.dialect.name == "sqlite" else "pg_stats WHERE schemaname = 'public'"
    async with engine.connect() as connection:
        assert (await connection.exec_driver_sql(f"SELECT count(*) FROM {known}")).scalar_one() > 0


def test_the_rows_of_every_feature_are_known_to_migrations():
    folder = Path(bot.features.__file__).parent
    files = {file for file in folder.rglob("*.py") if "__tablename__ = " in file.read_text(encoding="utf-8")}
    assert files == {Path(each.__file__) for each in MODULES if each.__name__.startswith("bot.features.")}


async def test_of_many_who_write_to_a_file_at_the_same_time_nobody_waits_for_its_lock_in_vain(tmp_path, monkeypatch):
    monkeypatch.setattr(database, "BUSY_MILLISECONDS", 1)
    file = tmp_path / "x.db"
    file.write_bytes(sqlite_template())
    engine = open_engine(f"sqlite+aiosqlite:///{file}")
    store = SettingsStore(engine)
    await asyncio.gather(*(store.set_user(user, UserSettings("de")) for user in range(30)))
    await store.load()
    assert all(store.user(user).language == "de" for user in range(30))
    await engine.dispose()
