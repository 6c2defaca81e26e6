"""A database in which nothing can be kept any more: its file is gone, or it takes no writes."""

import logging
import os
import shutil
import sqlite3

import aiohttp
import pytest

from bot.health import Health
from bot.store.database import Database, open_engine
from bot.store.errors import NotSaved
from bot.store.journal.entries import Posted
from bot.store.journal.journal import Journal
from tests.store.journal.test_journal import start
from tests.templates import sqlite_template


@pytest.fixture
def file(tmp_path):
    """An up-to-date SQLite file."""
    (tmp_path / "x.db").write_bytes(sqlite_template())
    return tmp_path / "x.db"


def delete(file):
    file.unlink()


def replace(file):
    """Do what restoring a backup under a running bot does."""
    shutil.copy(file, file.with_name("backup.db"))
    os.replace(file.with_name("backup.db"), file)


def move_away(file):
    file.rename(file.with_name("moved.db"))


@pytest.mark.parametrize("lose", [delete, replace, move_away])
async def test_nothing_counts_as_saved_in_a_file_that_is_gone(file, lose, caplog):
    engine = open_engine(f"sqlite+aiosqlite:///{file}")
    journal = Journal(engine)
    table = await start(journal)
    lose(file)
    with caplog.at_level(logging.ERROR):
        for _ in range(3):
            with pytest.raises(NotSaved):
                await journal.write(Posted(table, 11))
    assert [record.message.count("put the same file back") for record in caplog.records] == [1]
    with pytest.raises(NotSaved):
        await journal.load(table)
    with pytest.raises(NotSaved):
        async with Database(engine).write():
            pass
    if lose is not replace:
        assert not file.exists(), "an empty file would be in the way of the one that is put back"
    await journal.close()
    await engine.dispose()


async def test_a_file_that_is_put_back_is_used_again(file):
    engine = open_engine(f"sqlite+aiosqlite:///{file}")
    journal = Journal(engine)
    table = await start(journal)
    move_away(file)
    with pytest.raises(NotSaved):
        await journal.write(Posted(table, 11))
    file.with_name("moved.db").rename(file)
    await journal.write(Posted(table, 12))
    assert (await journal.load(table)).message == 12
    await journal.close()
    await engine.dispose()


async def test_health_fails_while_nothing_can_be_written(house):
    health = Health(house.app, house._engine, "127.0.0.1", 0)
    url = f"http://127.0.0.1:{await health.start()}/health"
    async with aiohttp.ClientSession() as http:

        async def status():
            async with http.get(url) as answer:
                return answer.status, (await answer.json())["database"]

        assert await status() == (200, "answers")
        other = sqlite3.connect(house.database, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")  # as another program does that holds the file; it can still be read
        assert await status() == (503, "does not answer")
        other.execute("ROLLBACK")
        assert await status() == (200, "answers")
        assert other.execute("SELECT count(*) FROM identifies").fetchone() == (0,)
        other.execute("DROP TABLE identifies")
        assert await status() == (503, "does not answer")
        other.close()
    await health.close()


async def test_health_fails_while_the_file_is_gone(house):
    health = Health(house.app, house._engine, "127.0.0.1", 0)
    url = f"http://127.0.0.1:{await health.start()}/health"
    async with aiohttp.ClientSession() as http:
        for expected, change in ((200, None), (503, house.database.unlink)):
            if change is not None:
                change()
            async with http.get(url) as answer:
                assert answer.status == expected
    await health.close()
