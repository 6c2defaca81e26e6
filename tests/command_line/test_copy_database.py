"""Copying a database: all rows arrive, and the next game gets a new number."""

import asyncio
import sqlite3
from contextlib import closing

import pytest
from sqlalchemy import make_url, select

from bot.__main__ import main
from bot.rows import METADATA
from bot.store.engine.database import open_engine, upgrade
from bot.store.names import NameStore
from tests.features.tournaments.written import WrittenTournaments
from tests.journals import open_journal
from tests.store.journal.test_journal import OPENING, moved, start
from tests.store.results import result
from tests.store.taking_part import take_part


async def fill(url):
    engine = open_engine(url)
    await upgrade(engine)
    journal = open_journal(engine)
    first = await start(journal)
    for ply in range(5):
        await journal.write(moved(first, ply))
    await journal.write(moved(first, 5, result=result((1, 3, 2), (3, 1, 2))))
    await start(journal, 21)
    await NameStore(engine, journal._writer).save({(10, 20): "ليلى", (10, 21): "👩\u200d🚀 Zoë"})
    store = WrittenTournaments(engine, journal)
    await take_part(store, 20, 21)
    await journal.close()
    await engine.dispose()


async def contents(url):
    engine = open_engine(url)
    async with engine.connect() as connection:
        rows = {
            table.name: (await connection.execute(select(table).order_by(*table.primary_key))).all()
            for table in METADATA.sorted_tables
        }
    await engine.dispose()
    return rows


async def run(*arguments):
    return await asyncio.to_thread(main, ["copy-database", *arguments])


async def test_everything_arrives_and_games_go_on(empty_url, tmp_path, capsys):
    source = f"sqlite+aiosqlite:///{tmp_path / 'old.db'}"
    await fill(source)
    assert await run(source, empty_url) == 0
    assert "rows copied" in capsys.readouterr().out
    there = await contents(empty_url)
    assert there == await contents(source)
    assert len(there["moves"]) == 6
    assert len(there["names"]) == 2
    assert len(there["tournament_entries"]) == 13
    assert len(there["standings"]) == 2 * len(there["boards"]) > 0
    engine = open_engine(empty_url)
    journal = open_journal(engine)
    assert await journal.open(OPENING) == 3
    store = WrittenTournaments(engine, journal)
    assert (await store.load(2)).length == 6
    assert await take_part(store, 20, 21) == [3, 4]
    await journal.close()
    await engine.dispose()


async def test_back_to_a_file(empty_url, tmp_path):
    await fill(empty_url)
    target = f"sqlite+aiosqlite:///{tmp_path / 'new.db'}"
    assert await run(empty_url, target) == 0
    assert await contents(target) == await contents(empty_url)


async def test_a_database_with_games_is_not_overwritten(tmp_path, capsys):
    source, target = (f"sqlite+aiosqlite:///{tmp_path / name}.db" for name in ("old", "new"))
    await fill(source)
    await fill(target)
    before = await contents(target)
    assert await run(source, target) == 2
    assert "has rows already" in capsys.readouterr().err
    assert await contents(target) == before


@pytest.mark.parametrize(
    ("source", "reason"), [("nonsense", "is no address"), ("sqlite+aiosqlite:////nowhere/x.db", "No such file")]
)
async def test_a_database_that_is_none(source, reason, tmp_path, capsys):
    assert await run(source, f"sqlite+aiosqlite:///{tmp_path / 'new.db'}") == 2
    assert reason in capsys.readouterr().err


async def test_a_file_that_is_not_there_is_not_made(tmp_path, capsys):
    old, new = (f"sqlite:///{tmp_path / name}" for name in ("mistyped.db", "new.db"))
    assert await run(old, new) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err == f"bot: No such file: {tmp_path / 'mistyped.db'}\n"
    assert list(tmp_path.iterdir()) == []


async def test_what_the_bot_has_never_used_is_not_copied(empty_url, tmp_path, capsys):
    if make_url(empty_url).get_backend_name() == "sqlite":
        (tmp_path / "test.db").touch()
    target = tmp_path / "new.db"
    assert await run(empty_url, f"sqlite:///{target}") == 2
    assert "has no tables of the bot" in capsys.readouterr().err
    assert not target.exists()


async def test_a_backup_made_while_the_journal_writes_is_whole(empty_url, tmp_path):
    if make_url(empty_url).get_backend_name() != "sqlite":
        return
    engine = open_engine(empty_url)
    await upgrade(engine)
    journal = open_journal(engine)
    table = await start(journal)
    writing = asyncio.create_task(write_on(journal, table))
    while journal.written < 20:
        await journal.load(table)
    await asyncio.to_thread(back_up, make_url(empty_url).database, tmp_path / "backup.db")
    so_far = journal.written
    writing.cancel()
    await asyncio.gather(writing, return_exceptions=True)
    await journal.close()
    await engine.dispose()
    restored = open_engine(f"sqlite+aiosqlite:///{tmp_path / 'backup.db'}")
    journal = open_journal(restored)
    moves = (await journal.load(table)).moves
    await journal.close()
    assert 10 < len(moves) <= so_far
    await restored.dispose()


async def write_on(journal, table):
    for ply in range(100_000):
        await journal.write(moved(table, ply))


def back_up(source, target):
    """Do what ``sqlite3 claro.db ".backup backup.db"`` does."""
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new, old, new:
        old.backup(new)
    old.close()
    new.close()
