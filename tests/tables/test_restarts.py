"""Tables survive a restart."""

import asyncio
from datetime import UTC, datetime

import pytest

from bot.runtime.refusal import Refusal
from bot.tables.rules import lobby
from bot.tables.rules.table import Status
from tests.tables.broken import SPOILED
from tests.tables.evening import CLARA, CLARO, LAURA, code, play_first, user_to_act


async def test_a_game_survives_a_restart(evening):
    table = await evening.start(LAURA, CLARA, computers=1)
    for _ in range(4):
        if user_to_act(table) is None:
            await evening.pass_seconds(2)
        else:
            await play_first(evening, table)
    assert await evening.restart() == 1
    again = await evening.room.at(20)
    assert again is not table
    assert again.seats == table.seats
    assert again.position.moves == table.position.moves
    assert [again.position.view(seat) for seat in range(3)] == [table.position.view(seat) for seat in range(3)]


async def test_a_lobby_survives_a_restart(evening):
    table = await evening.room.open(CLARO, 10, 20, LAURA, computers=1, options={"free_pass": "yes"})
    await evening.restart()
    again = await evening.room.at(20)
    assert (again.id, again.options, again.seats) == (table.id, {"free_pass": "yes"}, table.seats)
    await evening.room.do(again, lobby.start, LAURA)
    assert again.position.options.free_pass


async def test_a_deadline_that_passed_during_a_restart_is_extended(evening):
    table = await evening.start(LAURA, CLARA)
    evening.time += 10_000
    await evening.restart()
    again = await evening.room.at(20)
    assert again.deadline == datetime.fromtimestamp(evening.time + 60, UTC)
    await evening.pass_seconds(59)
    assert again.position.moves == []
    await evening.pass_seconds(2)
    assert len(again.position.moves) == 1
    assert table.position.moves == []


async def test_computers_play_on_after_a_restart(evening):
    table = await evening.start(LAURA, computers=5)
    while user_to_act(table) is not None:
        await play_first(evening, table)
    await evening.restart()
    again = await evening.room.at(20)
    await evening.pass_seconds(2)
    assert len(again.position.moves) == len(table.position.moves) + 1


async def test_finished_games_are_not_restored(evening):
    table = await evening.start(LAURA, CLARA)
    while table.live:
        await play_first(evening, table)
    assert await evening.restart() == 0
    found = await evening.room.find(table.id)
    assert found.outcome == table.outcome
    assert not found.live


async def test_a_game_keeps_its_deck_over_a_restart(evening):
    grey = ".".join(["-"] * 50)
    evening.room._host_options = {"claro": {"deck": grey}}
    table = await evening.start(LAURA, CLARA)
    await evening.restart()
    again = await evening.room.at(20)
    assert again.position.options.deck.key == grey
    assert again.options == {"deck": grey}
    assert table.id == again.id


async def test_tables_are_rebuilt_on_request_or_in_the_background(evening):
    tables = [await evening.room.open(CLARO, 10, channel, LAURA, computers=1) for channel in range(60)]
    for table in tables:
        await evening.room.do(table, lobby.start, LAURA)
    assert await evening.restart() == len(evening.room) == 60
    assert evening.room.tables == []
    asked = await asyncio.gather(*(evening.room.at(59) for _ in range(5)))
    assert all(each is asked[0] for each in asked)
    assert asked[0] in evening.room.tables
    assert len(evening.room.tables) <= 3  # the background may have rebuilt the first of the others
    await evening.pass_seconds(0.5)
    some = len(evening.room.tables)
    assert 1 < some < 60
    await evening.pass_seconds(2)
    assert {table.id for table in evening.room.tables} == {table.id for table in tables}


async def test_a_table_that_cannot_be_rebuilt_does_not_affect_others(evening):
    broken = await evening.start(LAURA, CLARA)
    fine = await evening.room.open(CLARO, 10, 21, LAURA)
    async with evening.engine.begin() as connection:
        await connection.exec_driver_sql(SPOILED)
    assert await evening.restart() == 2
    with pytest.raises(Refusal) as caught:
        await evening.room.at(20)
    assert code(caught) == "table_broken"
    assert (await evening.room.at(21)).id == fine.id
    await evening.pass_seconds(10)
    assert broken.id not in {table.id for table in evening.room.tables}


async def test_a_game_that_ended_right_before_a_restart_is_shown_again(evening):
    table = await evening.start(LAURA, CLARA)
    while table.live:
        await play_first(evening, table)
    await evening.room.open(CLARO, 10, 21, LAURA)
    await evening.restart()
    shown = []
    evening.changed = lambda table, entry: shown.append((table.id, table.status))
    await evening.pass_seconds(1)
    assert sorted(shown) == [(table.id, Status.FINISHED), (table.id + 1, Status.LOBBY)]
    assert len(evening.room) == 1
    evening.time += 1000
    await evening.restart()
    shown.clear()
    await evening.pass_seconds(1)
    assert shown == [(table.id + 1, Status.LOBBY)]
