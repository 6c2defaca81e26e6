"""What holds up the bot is written down from a thread, into either kind of database."""

import asyncio
import threading

import pytest

from bot.store.errors import NotSaved
from bot.store.holds import Hold, HoldKind, HoldNotes, HoldStore

HIGHER = Hold("higher", "claro-bot-higher 1.0", HoldKind.TABLE, 7)
CLARO = Hold("claro", "", HoldKind.ALONE, 3)


async def test_it_is_noted_taken_back_and_forgotten(engine):
    notes, store = HoldNotes(engine.url), HoldStore(engine)
    first = await asyncio.to_thread(notes.note, HIGHER)
    await asyncio.to_thread(notes.note, CLARO)
    assert await store.all() == [HIGHER, CLARO]
    await asyncio.to_thread(notes.take_back, first)
    assert await store.all() == [CLARO]
    assert (await store.forget("higher"), await store.forget("claro")) == (0, 1)
    assert await store.all() == []


async def test_it_is_noted_while_the_event_loop_stands_still(engine):
    thread = threading.Thread(target=HoldNotes(engine.url).note, args=[HIGHER])
    thread.start()
    thread.join(30)  # nothing else runs here meanwhile
    assert not thread.is_alive()
    assert await HoldStore(engine).all() == [HIGHER]


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
async def test_a_transaction_of_the_event_loop_keeps_it_from_being_noted(engine, monkeypatch):
    monkeypatch.setattr("bot.store.database.BUSY_MILLISECONDS", 10)
    async with engine.begin() as connection:
        await connection.exec_driver_sql("BEGIN IMMEDIATE")
        with pytest.raises(NotSaved):
            await asyncio.to_thread(HoldNotes(engine.url).note, HIGHER)


def test_it_is_told_in_a_line():
    assert str(HIGHER) == "higher (claro-bot-higher 1.0), table 7"
    assert str(CLARO) == "claro, game 3 without a table"
    assert str(Hold("claro", "")) == "claro"
