"""What holds up the bot is written down from a thread, into either kind of database."""

import asyncio
import threading
from dataclasses import replace

import pytest
from sqlalchemy import func, select

from bot.features.people.store.privacy import Privacy
from bot.store import holds
from bot.store.engine.fence import NotSaved
from bot.store.engine.models import HoldRow
from bot.store.holds import Hold, HoldKind, HoldNotes, HoldStore
from tests.features.people.test_privacy import PATIENCE, TODAY, solo_games

__all__ = ["solo_games"]  # a fixture

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


async def test_a_suspicion_becomes_certain_in_its_own_note(engine):
    notes, store, suspicion = HoldNotes(engine.url), HoldStore(engine), replace(HIGHER, suspected=True)
    number = await asyncio.to_thread(notes.note, suspicion)
    assert await store.all() == [suspicion]
    assert await asyncio.to_thread(notes.note, HIGHER, number) == number
    assert await store.all() == [HIGHER]


async def test_old_suspicions_are_deleted_with_the_next_note(engine, monkeypatch):
    notes = HoldNotes(engine.url)
    await asyncio.to_thread(notes.note, CLARO)
    await asyncio.to_thread(notes.note, replace(HIGHER, suspected=True))
    monkeypatch.setattr(holds, "SUSPECTED_MINUTES", -1)
    await asyncio.to_thread(notes.note, CLARO)
    async with engine.connect() as connection:
        assert await connection.scalar(select(func.count()).select_from(HoldRow)) == 2


async def test_it_is_forgotten_with_the_game_whose_number_is_given_again(engine, solo_games):
    solo = await solo_games.begin(PATIENCE, 111, 10, {})
    held = Hold("africa", "", HoldKind.ALONE, solo.saved.id)
    for each in (held, replace(held, suspected=True), replace(held, kind=HoldKind.TABLE)):
        await asyncio.to_thread(HoldNotes(engine.url).note, each)
    await Privacy(engine).forget(111, TODAY)
    assert await HoldStore(engine).all() == [replace(held, kind=HoldKind.TABLE)]


async def test_it_is_noted_while_the_event_loop_stands_still(engine):
    thread = threading.Thread(target=HoldNotes(engine.url).note, args=[HIGHER])
    thread.start()
    thread.join(30)  # nothing else runs here meanwhile
    assert not thread.is_alive()
    assert await HoldStore(engine).all() == [HIGHER]


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
async def test_a_transaction_of_the_event_loop_keeps_it_from_being_noted(engine, monkeypatch):
    monkeypatch.setattr("bot.store.engine.database.BUSY_MILLISECONDS", 10)
    async with engine.begin() as connection:
        await connection.exec_driver_sql("BEGIN IMMEDIATE")
        with pytest.raises(NotSaved):
            await asyncio.to_thread(HoldNotes(engine.url).note, HIGHER)


def test_it_is_told_in_a_line():
    assert str(HIGHER) == "higher (claro-bot-higher 1.0), table 7"
    assert str(CLARO) == "claro, game 3 without a table"
    assert str(Hold("claro", "")) == "claro"
    assert str(replace(CLARO, suspected=True)) == "claro, game 3 without a table, suspected"
