"""A table at which nobody does anything leaves memory, and is rebuilt as it was before anything happens there."""

import gc
import math

import pytest
from sqlalchemy import event

from bot.runtime.background import Clock
from bot.runtime.engine import Happening
from bot.store.engine.fence import NotOurs, Shard
from bot.tables.effects import SHOWN
from bot.tables.live.evicted import Asleep
from bot.tables.live.live_tables import EARLY_SECONDS, REST_SECONDS
from bot.tables.live.watchdog import Watchdog
from bot.tables.rules import host_tools, playing
from tests.tables.evening import CLARA, LAURA, play_first, user_to_act

DAY = 86_400


@pytest.fixture
def watchdog(evening):
    return Watchdog(evening.room, evening.clock, evening.turns)


async def begun(evening, turn_seconds=DAY):
    """Begin a game whose table is shown by a message; return the table's number."""
    table = await evening.start(LAURA, CLARA, turn_seconds=turn_seconds)
    await play_first(evening, table)
    await evening.room.posted(table, 5)
    return table.id


async def resting(evening, watchdog):
    """Begin a game, and wait until its table has left memory; return its number."""
    number = await begun(evening)
    await evening.pass_seconds(REST_SECONDS + 1)
    await watchdog.look()
    assert evening.room.tables == []
    return number


async def test_an_idle_table_leaves_memory(evening, watchdog):
    number = await begun(evening)
    await evening.pass_seconds(REST_SECONDS - 10)
    await watchdog.look()
    assert len(evening.room.tables) == 1
    await evening.pass_seconds(11)
    await watchdog.look()
    assert evening.room.tables == []
    assert evening.room.number_at(20) == number
    assert len(evening.room) == 1


async def test_all_tables_that_rest_have_one_timer(evening, watchdog):
    await resting(evening, watchdog)
    assert set(evening.clock._alarms) == {"asleep", "watchdog"}


async def test_a_table_that_somebody_asks_for_is_as_it_was(evening, watchdog):
    number = await begun(evening)
    before = await evening.room.find(number)
    moves, deadline = list(before.position.moves), before.deadline
    await evening.pass_seconds(REST_SECONDS + 1)
    await watchdog.look()
    del before
    gc.collect()
    again = await evening.room.find(number)
    assert again.position.moves == moves
    assert again.deadline == deadline
    assert again.message == 5
    await watchdog.look()
    assert evening.room.tables == [again]


async def test_a_table_that_somebody_still_holds_stays_the_same_object(evening, watchdog):
    number = await begun(evening)
    held = await evening.room.find(number)
    await evening.pass_seconds(REST_SECONDS + 1)
    await watchdog.look()
    assert evening.room.tables == []
    await play_first(evening, held)
    assert evening.room.tables == [held]
    assert await evening.room.find(number) is held


async def test_a_reminder_comes_in_time(evening, watchdog):
    await resting(evening, watchdog)
    await evening.pass_seconds(DAY - REST_SECONDS - DAY / 6 - 2)
    assert evening.reminded == []
    (table,) = evening.room.tables
    await evening.pass_seconds(2)
    assert evening.reminded == [[user_to_act(table)]]


async def test_each_reminder_comes_once_and_time_is_up_when_it_was(evening, watchdog):
    number = await resting(evening, watchdog)
    rested, told = 0, []
    for _ in range(DAY // 600):
        await evening.pass_seconds(600)
        await watchdog.look()
        rested += not evening.room.tables
        told.append(len(evening.reminded))
    table = await evening.room.find(number)
    assert rested > 100
    assert told[-1] == 1
    assert table.automatic == {1}
    assert len(table.position.moves) == 2


async def test_what_is_stored_nowhere_is_kept(evening, watchdog):
    number = await begun(evening)
    table = await evening.room.find(number)
    table.saw(table.people[0], evening.time)
    seen = dict(table.seen)
    assert seen
    del table
    await evening.pass_seconds(REST_SECONDS + 1)
    await watchdog.look()
    gc.collect()
    assert evening.room.tables == []
    table = await evening.room.find(number)
    assert table.seen == seen


async def test_a_table_stays_whose_turn_is_short(evening, watchdog):
    await begun(evening, turn_seconds=REST_SECONDS + 100)
    await evening.pass_seconds(10)
    table = evening.room.tables[0]
    table.used_at = 0.0  # as if it had been rebuilt in the background
    evening.time = table.deadline.timestamp() - 60
    assert not evening.room.rest(table)


async def test_a_table_stays_at_which_the_computer_is_to_move(evening):
    table = await evening.start(LAURA, computers=5, turn_seconds=DAY)
    while user_to_act(table) is not None:
        await play_first(evening, table)
    await evening.room.posted(table, 5)
    table.used_at = 0.0
    assert not evening.room.rest(table)


async def test_a_table_stays_as_long_as_something_is_under_way(evening, watchdog):
    until = 0.0
    evening.room.idle.append(lambda table: until)
    await begun(evening)
    await evening.pass_seconds(REST_SECONDS + 1)
    await watchdog.look()
    assert len(evening.room.tables) == 1
    until = evening.time + 1000
    await watchdog.look()
    assert evening.room.tables == []
    await evening.pass_seconds(1000 - EARLY_SECONDS)
    assert len(evening.room.tables) == 1


async def test_effects_follow_when_a_table_rests_and_is_back(evening, watchdog):
    number = await begun(evening)
    heard = []
    evening.room.effects.on([*SHOWN, *Happening], lambda table, happened: heard.append(happened))
    evening.room.effects.on_forgotten(heard.append)
    await evening.pass_seconds(REST_SECONDS + 1)
    await watchdog.look()
    await evening.room.find(number)
    assert heard == [Happening.RESTED, number, Happening.TAKEN_BACK]


async def test_resting_tables_are_shown_again_when_something_has_changed(evening, watchdog):
    number = await resting(evening, watchdog)
    before = evening.changes
    evening.room.show_resting(guild=99)
    await evening.pass_seconds(1)
    assert evening.room.tables == []
    evening.room.show_resting(guild=10)
    await evening.pass_seconds(1)
    assert [table.id for table in evening.room.tables] == [number]
    assert evening.changes == before + 1


async def test_a_table_rebuilt_after_a_restart_rests_at_once(evening):
    number = await begun(evening)
    await evening.restart()
    watchdog = Watchdog(evening.room, evening.clock, evening.turns)
    await evening.pass_seconds(1)
    assert [table.id for table in evening.room.tables] == [number]
    await watchdog.look()
    assert evening.room.tables == []
    assert evening.room.unattended == []


async def test_a_paused_table_rests(evening, watchdog):
    number = await begun(evening)
    await evening.room.do(await evening.room.find(number), host_tools.pause, LAURA, moderator=False)
    await evening.pass_seconds(REST_SECONDS + 1)
    await watchdog.look()
    assert evening.room.tables == []
    assert evening.room.unattended == []
    assert (await evening.room.find(number)).paused


async def test_an_idle_room_asks_the_database_nothing(evening, watchdog):
    await resting(evening, watchdog)
    asked = []
    event.listen(evening.engine.sync_engine, "before_cursor_execute", lambda *_: asked.append(1))
    for _ in range(20):
        await evening.pass_seconds(60)
        await watchdog.look()
    assert asked == []


async def test_a_table_that_was_let_go_takes_no_commands(evening, watchdog):
    number = await begun(evening)
    held = await evening.room.find(number)
    await evening.pass_seconds(REST_SECONDS + 1)
    await watchdog.look()
    await evening.room.let_go(Shard(0, 1))
    with pytest.raises(NotOurs):
        await evening.room.do(held, playing.close, LAURA)
    assert evening.room.tables == []


async def test_a_table_is_woken_once_at_the_time_that_was_set_last():
    now, woken = [0.0], []

    async def wake(number):
        woken.append(number)

    clock = Clock(now=lambda: now[0])
    asleep = Asleep(clock, wake)
    for number in range(200):
        asleep.set(number, 10.0)
        asleep.set(number, 100.0 + number)
    asleep.set(7, 20.0)
    asleep.set(8, math.inf)
    asleep.discard(9)
    assert len(asleep._heap) < 500
    for seconds in (5.0, 25.0, 104.5, 104.5, 1000.0):
        now[0] = seconds
        await asleep._ring()
        assert sorted(woken) == sorted(set(woken))
    assert set(woken) == set(range(200)) - {8, 9}
    assert 8 in asleep
    assert 9 not in asleep
    await clock.close()


async def test_a_table_that_cannot_be_woken_keeps_no_other_asleep(caplog):
    woken = []

    async def wake(number):
        if number == 1:
            raise ValueError("a bug")
        woken.append(number)

    clock = Clock(now=lambda: 100.0)
    asleep = Asleep(clock, wake)
    for number in range(3):
        asleep.set(number, 10.0)
    await asleep._ring()
    assert woken == [0, 2]
    assert 1 not in asleep
    assert "table 1 could not be woken" in caplog.text
    await clock.close()
