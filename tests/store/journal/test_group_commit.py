"""Entries that wait together share a transaction, and one that is refused does not cost the others anything."""

import asyncio
import sqlite3
from dataclasses import replace

import pytest
from sqlalchemy import event

from bot.store.engine import database
from bot.store.engine.database import Synchronous, open_engine, upgrade
from bot.store.engine.fence import ChannelTaken, NotSaved
from bot.store.journal import journal as journal_module
from bot.store.journal.journal import open_writer
from tests.features.fleet.lossy import LossyWire
from tests.journals import open_journal
from tests.store.journal.test_journal import OPENING, moved, start


def count_commits(journal):
    """Return a list that grows with each commit of a journal's writer."""
    commits = []
    engine = journal._writer._engine
    event.listen(getattr(engine, "sync_engine", engine), "commit", commits.append)
    return commits


async def start_many(journal, count):
    return await asyncio.gather(*(start(journal, channel) for channel in range(count)))


async def moves_of(journal, table):
    return [move for _, move in (await journal.load(table)).moves]


async def test_moves_that_wait_together_share_a_commit(journal):
    tables = await start_many(journal, 60)
    commits = count_commits(journal)
    await asyncio.gather(*(journal.write(moved(table, 0)) for table in tables))
    assert len(commits) == 1
    assert all([await moves_of(journal, table) == ["24"] for table in tables])


async def test_a_move_alone_is_committed_at_once(journal):
    (table,) = await start_many(journal, 1)
    commits = count_commits(journal)
    for ply in range(3):
        await journal.write(moved(table, ply))
    assert len(commits) == 3


async def test_a_batch_is_bounded_and_so_is_what_waits(journal, monkeypatch):
    monkeypatch.setattr(journal_module, "BATCH", 8)
    journal._places = asyncio.Semaphore(16)
    tables = await start_many(journal, 40)
    commits = count_commits(journal)
    waiting = []

    async def write(table):
        await journal.write(moved(table, 0))
        waiting.append(len(journal._waiting))

    await asyncio.gather(*(write(table) for table in tables))
    assert 5 <= len(commits) <= 7
    assert max(waiting) <= 16


async def test_an_entry_that_is_refused_costs_the_others_nothing(journal):
    tables = await start_many(journal, 20)
    await journal.write(moved(tables[7], 0, "11"))
    results = await asyncio.gather(
        *(journal.write(moved(table, 0)) for table in tables),
        journal.open(replace(OPENING, channel=3)),
        journal.open(replace(OPENING, channel=300)),
        return_exceptions=True,
    )
    assert isinstance(results[7], NotSaved)
    assert isinstance(results[20], ChannelTaken)
    assert isinstance(results[21], int)
    assert results[:7] + results[8:20] == [None] * 19
    assert [await moves_of(journal, table) for table in tables[6:9]] == [["24"], ["11"], ["24"]]


async def test_an_entry_that_is_no_entry_costs_the_others_nothing(journal):
    (table,) = await start_many(journal, 1)
    results = await asyncio.gather(
        journal.write(moved(table, 0)),
        journal.write("nonsense"),
        journal.write(moved(table, 1)),
        return_exceptions=True,
    )
    assert [type(each) for each in results] == [type(None), TypeError, type(None)]


async def test_closing_commits_what_waits(engine):
    journal = open_journal(engine)
    tables = await start_many(journal, 30)
    writing = [asyncio.create_task(journal.write(moved(table, 0))) for table in tables]
    await asyncio.sleep(0)  # each task has put its entry in the queue now
    assert len(journal._waiting) == 30
    await journal.close()
    await asyncio.gather(*writing)
    with pytest.raises(NotSaved):
        await journal.write(moved(tables[0], 1))
    another = open_journal(engine)
    assert all([await moves_of(another, table) == ["24"] for table in tables])
    await another.close()


async def test_who_stops_waiting_leaves_the_journal_in_order(journal):
    first, second = await start_many(journal, 2)
    writing = asyncio.create_task(journal.write(moved(first, 0)))
    await asyncio.sleep(0)
    assert journal._committing is not None
    writing.cancel()
    await journal.write(moved(second, 0))
    assert await moves_of(journal, second) == ["24"]


# SQLite


@pytest.fixture
async def on_file(tmp_path, monkeypatch):
    """A journal on a file. It waits only 20 ms for a lock."""
    monkeypatch.setattr(database, "BUSY_MILLISECONDS", 20)
    engine = open_engine(f"sqlite+aiosqlite:///{tmp_path / 'x.db'}")
    await upgrade(engine)
    journal = open_journal(engine)
    yield journal, tmp_path / "x.db"
    await journal.close()
    await engine.dispose()


async def test_a_locked_file_is_refused_and_taken_again_when_it_is_free(on_file):
    journal, file = on_file
    tables = await start_many(journal, 3)
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    results = await asyncio.gather(*(journal.write(moved(table, 0)) for table in tables), return_exceptions=True)
    assert [type(each) for each in results] == [NotSaved] * 3
    other.execute("ROLLBACK")
    other.close()
    await asyncio.gather(*(journal.write(moved(table, 0)) for table in tables))
    assert [await moves_of(journal, table) for table in tables] == [["24"]] * 3


async def test_a_full_disk_is_refused_and_taken_again_when_there_is_room(on_file):
    journal, _ = on_file
    (table,) = await start_many(journal, 1)

    async def allow(pages):
        await journal._writer.transact(lambda each: each.exec_driver_sql(f"PRAGMA max_page_count={pages}").close())

    full = pytest.raises(NotSaved)
    await allow(1)  # SQLite takes this as the current number of pages
    with full as caught:
        for ply in range(2000):
            await journal.write(moved(table, ply, "discard 1 2 3 4 5 6 7 8 9"))
    assert "full" in str(caught.value.__cause__)
    written = len(await moves_of(journal, table))
    await allow(1_000_000)
    await journal.write(moved(table, written))
    assert len(await moves_of(journal, table)) == written + 1


@pytest.mark.parametrize(("synchronous", "number"), [(Synchronous.FULL, 2), (Synchronous.NORMAL, 1)])
async def test_what_a_power_cut_may_cost_is_a_setting(tmp_path, monkeypatch, synchronous, number):
    monkeypatch.undo()  # other tests leave to the system when it writes
    engine = open_engine(f"sqlite+aiosqlite:///{tmp_path / 'x.db'}")
    writer = open_writer(engine, synchronous)
    with writer._engine.connect() as connection:
        found = [
            connection.exec_driver_sql(f"PRAGMA {name}").scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys")
        ]
    assert found == ["wal", number, 1]
    await writer.close()
    await engine.dispose()


# PostgreSQL


@pytest.fixture
async def over_a_wire(empty_url):
    """A journal that reaches PostgreSQL through a wire that can be cut."""
    from sqlalchemy import make_url

    async with LossyWire(make_url(empty_url)) as wire:
        engine = open_engine(wire.url)
        await upgrade(engine)
        journal = open_journal(engine)
        yield journal, wire
        await journal.close()
        await engine.dispose()


@pytest.mark.parametrize("empty_url", ["postgresql"], indirect=True)
async def test_a_commit_whose_answer_is_lost_is_not_saved_for_us_and_stands_all_the_same(over_a_wire):
    journal, wire = over_a_wire
    (table,) = await start_many(journal, 1)
    wire.lose_next_answer = True
    with pytest.raises(NotSaved):
        await journal.write(moved(table, 0))
    assert await moves_of(journal, table) == ["24"]
    await journal.write(moved(table, 1))
    assert await moves_of(journal, table) == ["24", "24"]


@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
async def test_a_connection_that_is_cut_is_opened_again(journal, engine):
    tables = await start_many(journal, 5)
    async with engine.connect() as connection:
        cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()"
        await connection.exec_driver_sql(f"{cut} AND pid <> pg_backend_pid()")
    written = []
    for ply in range(3):
        for table in tables:
            try:
                await journal.write(moved(table, ply))
                written.append((table, ply))
            except NotSaved:
                continue
    assert len(written) >= 14
    for table in tables:
        assert len(await moves_of(journal, table)) == sum(table == each for each, _ in written)
