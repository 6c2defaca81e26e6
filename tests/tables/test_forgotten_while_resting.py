"""Somebody asks to be forgotten, or time is given after an outage, while a table rests or is being rebuilt."""

import asyncio
import gc

import pytest
from sqlalchemy import delete, update

from bot.features.people.store.privacy import Privacy
from bot.runtime.refusal import Refusal
from bot.store.engine.models import GameRow, GuessRow, KickRow
from bot.tables.live.live_tables import REST_SECONDS
from bot.tables.live.watchdog import Watchdog
from bot.tables.rules import host_tools, lobby, playing, watching
from tests.tables.evening import ARMIN, CLARA, CLARO, LAURA, code

DAY = 86_400
FORGOTTEN = 77


async def rest(evening):
    await evening.pass_seconds(REST_SECONDS + 1)
    await Watchdog(evening.room, evening.clock, evening.turns).look()
    gc.collect()
    assert evening.room.tables == []


async def begun(evening):
    """Start a game whose table may rest, and return its number."""
    table = await evening.start(LAURA, CLARA, ARMIN, turn_seconds=DAY)
    await evening.room.posted(table, 5)
    return table.id


async def change(evening, *statements):
    async with evening.engine.begin() as connection:
        for each in statements:
            await connection.execute(each)


async def finding(evening, monkeypatch, number):
    """Begin to find a table, and return the task once the table is read, with the event that lets it go on."""
    read, on, load = asyncio.Event(), asyncio.Event(), evening.journal.load

    async def slow(number):
        saved = await load(number)
        read.set()
        await on.wait()
        return saved

    monkeypatch.setattr(evening.journal, "load", slow)
    task = asyncio.create_task(evening.room.find(number))
    await read.wait()
    return task, on


@pytest.mark.parametrize("rests", [False, True])
async def test_who_was_kicked_stays_out(evening, rests):
    table = await evening.room.open(CLARO, 10, 20, LAURA)
    await evening.room.do(table, lobby.join, CLARA)
    await evening.room.do(table, host_tools.kick, LAURA, CLARA, moderator=False)
    await evening.room.posted(table, 5)
    number = table.id
    del table
    if rests:
        await rest(evening)
    await change(evening, delete(KickRow).where(KickRow.user_id == CLARA))  # as when they ask to be forgotten
    with pytest.raises(Refusal) as caught:
        await evening.room.do(await evening.room.find(number), lobby.join, CLARA)
    assert code(caught) == "kicked"


async def test_a_guess_does_not_come_back(evening, monkeypatch):
    number = await begun(evening)
    await evening.room.do(await evening.room.find(number), watching.guess, FORGOTTEN, 0)
    await rest(evening)
    task, on = await finding(evening, monkeypatch, number)
    await change(evening, delete(GuessRow).where(GuessRow.user_id == FORGOTTEN))
    evening.room.forget_host(FORGOTTEN)
    on.set()
    assert (await task).guesses == {}


async def test_who_was_forgotten_by_another_process_is_named_nowhere_and_whose_settings_changed_stays(evening):
    table = await evening.start(LAURA, CLARA, ARMIN)
    seat = table.seat_of(CLARA)
    await evening.room.do(table, playing.leave, CLARA)
    await evening.room.join(table, FORGOTTEN)
    await evening.room.forget(CLARA)  # as when another process has changed their settings
    assert (table.seats[seat].user, [*table.next]) == (CLARA, [FORGOTTEN])
    for user in (CLARA, FORGOTTEN):
        await Privacy(evening.engine).forget(user, evening.room.now().date())
        await evening.room.forget(user)
    table = await evening.room.find(table.id)
    assert (table.seats[seat].user, [*table.next]) == (None, [])
    assert table.seats[seat].left_at is not None


async def test_the_host_of_the_game_before_does_not_come_back(evening, monkeypatch):
    old = await evening.start(LAURA, CLARA)
    await evening.room.do(old, lambda table, moment: playing.close(table, moment, LAURA))
    number = await begun(evening)
    before = update(GameRow).where(GameRow.id == old.id)
    await change(
        evening, before.values(host_id=FORGOTTEN), update(GameRow).where(GameRow.id == number).values(rematch_of=old.id)
    )
    await rest(evening)
    task, on = await finding(evening, monkeypatch, number)
    await change(evening, before.values(host_id=0))
    evening.room.forget_host(FORGOTTEN)
    on.set()
    assert (await task).last_host is None


async def test_a_table_that_is_being_woken_is_among_those_that_get_more_time(evening, monkeypatch):
    number = await begun(evening)
    await rest(evening)
    read, on, load = asyncio.Event(), asyncio.Event(), evening.journal.load

    async def slow(number):
        read.set()
        await on.wait()
        return await load(number)

    monkeypatch.setattr(evening.journal, "load", slow)
    waking = asyncio.create_task(evening.pass_seconds(DAY - REST_SECONDS - 9))
    await read.wait()
    found = evening.room.resting_until(evening.time + 60)
    on.set()
    await waking
    assert found == [number]
