"""An upgrade of an SQLite file takes effect as a whole or not at all, whatever ends it."""

import asyncio
import os
import signal
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import event

from bot.store.engine.database import DatabaseUnavailable, open_engine, upgrade
from tests.effort import thorough
from tests.store.test_database import differences

ROOT = Path(__file__).parents[2]
OLD = ROOT / "tests" / "upgrade" / "claro-0.1.0.sql"
CHANGES = ("CREATE", "ALTER", "INSERT", "UPDATE", "DROP", "DELETE")


@pytest.fixture(params=["new", "0.1.0"])
def file(request, tmp_path):
    """A new file, or one of version 0.1.0."""
    path = tmp_path / "cards.db"
    with closing(sqlite3.connect(path)) as connection, connection:
        if request.param == "0.1.0":
            connection.executescript(OLD.read_text(encoding="utf-8"))
    connection.close()
    return path


def opened(file, before):
    """Return an engine; ``before`` is called before each statement that changes something, with its number."""
    engine = open_engine(f"sqlite+aiosqlite:///{file}")
    count = 0

    @event.listens_for(engine.sync_engine, "before_cursor_execute")
    def notice(_connection, _cursor, statement, *_):
        nonlocal count
        if statement.strip().upper().startswith(CHANGES):
            count += 1
            before(count)

    return engine


def contents(file):
    """Return what a file has, as SQL."""
    connection = sqlite3.connect(file)
    try:
        return list(connection.iterdump())
    finally:
        connection.close()


async def finish(file):
    engine = open_engine(f"sqlite+aiosqlite:///{file}")
    await upgrade(engine)
    assert await differences(engine) == []
    await engine.dispose()


@pytest.mark.parametrize("last", [*(pytest.param(each, marks=thorough) for each in (1, 2, 40)), 9])
async def test_a_failure_leaves_everything_as_it_was(file, last):
    def fail(number):
        if number == last:
            raise sqlite3.OperationalError("database or disk is full")

    before = contents(file)
    engine = opened(file, fail)
    with pytest.raises(DatabaseUnavailable, match="disk is full"):
        await upgrade(engine)
    await engine.dispose()
    assert contents(file) == before
    await finish(file)


def upgrade_until_killed(file):
    """Upgrade a file in a process that is killed before its ninth change."""

    def kill(number):
        if number == 9:
            os.kill(os.getpid(), signal.SIGKILL)

    asyncio.run(upgrade(opened(file, kill)))


async def test_a_kill_leaves_everything_as_it_was(file):
    before = contents(file)
    script = f"from tests.store.test_interrupted_upgrade import upgrade_until_killed as run; run({str(file)!r})"
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", script, cwd=ROOT)
    assert await process.wait() == -signal.SIGKILL
    assert contents(file) == before
    await finish(file)


@pytest.mark.parametrize("made", ["CREATE TABLE people (name)", "CREATE TABLE games (id)"])
async def test_a_file_of_another_program_is_left_alone(tmp_path, made):
    file = tmp_path / "contacts.db"
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute(made)
    connection.close()
    before = file.read_bytes()
    engine = open_engine(f"sqlite+aiosqlite:///{file}")
    with pytest.raises(DatabaseUnavailable, match=f"{made.split()[2]}.*name another file"):
        await upgrade(engine)
    await engine.dispose()
    assert file.read_bytes() == before


async def test_a_file_of_a_newer_version_is_left_alone(tmp_path):
    file = tmp_path / "cards.db"
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("CREATE TABLE alembic_version (version_num)")
        connection.execute("INSERT INTO alembic_version VALUES ('9999')")
    connection.close()
    before = file.read_bytes()
    engine = open_engine(f"sqlite+aiosqlite:///{file}")
    with pytest.raises(DatabaseUnavailable, match="newer version of the bot"):
        await upgrade(engine)
    await engine.dispose()
    assert file.read_bytes() == before


async def test_a_file_that_an_earlier_version_has_half_upgraded_says_what_to_do(tmp_path):
    file = tmp_path / "cards.db"
    await finish(file)
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '0039'")  # 0040 adds a column
    connection.close()
    engine = open_engine(f"sqlite+aiosqlite:///{file}")
    with pytest.raises(DatabaseUnavailable, match="half upgraded, so use a copy"):
        await upgrade(engine)
    await engine.dispose()
