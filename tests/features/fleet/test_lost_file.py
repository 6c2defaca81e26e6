"""A database in which nothing can be kept any more: its file is gone, or it takes no writes."""

import asyncio
import logging
import os
import shutil

import aiohttp
import pytest

from bot.health import Health
from bot.runtime import connections
from bot.runtime.connections import Listener
from bot.store.engine.database import Database, open_engine
from bot.store.engine.fence import NotSaved
from bot.store.journal.entries import Posted
from tests.e2e.processes import healthy
from tests.features.people.legal.test_server import gone
from tests.journals import open_journal
from tests.patience import LONGEST_SECONDS
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
    journal = open_journal(engine)
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
    journal = open_journal(engine)
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
    health = Listener(Health(house.app, house._engine).routes)
    url = f"http://127.0.0.1:{await health.start('127.0.0.1', 0)}/health"
    async with aiohttp.ClientSession() as http:

        async def status():
            async with http.get(url) as answer:
                return answer.status, (await answer.json())["database"]

        await healthy(http, url)
        async with house.refusing_database() as other:
            assert await status() == (503, "does not answer")
            assert other.execute("SELECT count(*) FROM identifies").fetchone() == (0,)
        assert (await healthy(http, url))["database"] == "answers"
        await house.change("DROP TABLE identifies")
        assert await status() == (503, "does not answer")
    await health.close()


async def test_health_fails_while_the_file_is_gone(house):
    health = Listener(Health(house.app, house._engine).routes)
    url = f"http://127.0.0.1:{await health.start('127.0.0.1', 0)}/health"
    async with aiohttp.ClientSession() as http:
        await healthy(http, url)
        house.database.unlink()
        async with http.get(url) as answer:
            assert answer.status == 503
    await health.close()


async def test_connections_to_health_are_bounded(house, monkeypatch):
    monkeypatch.setattr(connections, "MOST_CONNECTIONS", 5)
    monkeypatch.setattr(connections, "SILENT_SECONDS", LONGEST_SECONDS)
    monkeypatch.setattr(connections, "LONGEST_SECONDS", LONGEST_SECONDS)
    health = Listener(Health(house.app, house._engine).routes)
    port = await health.start("127.0.0.1", 0)
    held = [await asyncio.open_connection("127.0.0.1", port) for _ in range(5)]
    held.append(await asyncio.open_connection("127.0.0.1", port))
    silent, writer = held.pop(0)
    assert await gone(silent) == b""
    writer.close()
    for reader, writer in held:
        writer.write(b"GET /metrics HTTP/1.1\r\nHost: x\r\n\r\n")
        assert (await reader.readline()).startswith(b"HTTP/1.1 200 ")
        writer.close()
    await health.close()


async def test_a_silent_connection_to_health_is_closed(house, monkeypatch):
    monkeypatch.setattr(connections, "SILENT_SECONDS", 0.1)
    health = Listener(Health(house.app, house._engine).routes)
    reader, writer = await asyncio.open_connection("127.0.0.1", await health.start("127.0.0.1", 0))
    assert await gone(reader) == b""
    writer.close()
    await health.close()
