"""A table that cannot be rebuilt frees its channel."""

import logging

import pytest

from bot.runtime.refusal import Refusal
from bot.store.engine.status import CloseReason
from bot.tables.rules.table import Status
from tests.tables.broken import SPOILED
from tests.tables.evening import CLARA, CLARO, LAURA, code, play_first

BAD_OPTIONS = """UPDATE games SET options = '{"no such": "option"}' WHERE id = 1"""
NOT_JSON = "UPDATE games SET options = '[]' WHERE id = 1"


def errors(caplog):
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]


async def spoil(evening, how):
    async with evening.engine.begin() as connection:
        await connection.exec_driver_sql(how)


@pytest.mark.parametrize("how", [SPOILED, BAD_OPTIONS, NOT_JSON])
async def test_a_table_that_cannot_be_rebuilt_is_closed(evening, caplog, how):
    table = await evening.start(LAURA, CLARA)
    await evening.room.posted(table, 700)
    await spoil(evening, how)
    assert await evening.restart() == 1
    for _ in range(3):
        with pytest.raises(Refusal) as caught:
            await evening.room.find(table.id)
        assert code(caught) == "table_broken"
    with pytest.raises(Refusal) as caught:
        await evening.room.at(20)
    assert code(caught) == "no_table_here"
    assert len(evening.room) == 0
    (line,) = errors(caplog)
    assert line.startswith("table 1 cannot be rebuilt; closed: ")
    assert (await evening.room.open(CLARO, 10, 20, LAURA)).live
    await evening.restart()
    assert len(evening.room) == 1


async def test_opening_a_table_finds_that_the_one_here_is_broken(evening):
    await evening.start(LAURA, CLARA)
    await spoil(evening, BAD_OPTIONS)
    await evening.restart()
    assert (await evening.room.open(CLARO, 10, 20, LAURA)).live
    saved = await evening.journal.load(1)
    assert saved.status is Status.ENDED
    assert saved.close_reason is CloseReason.BROKEN


async def test_a_broken_table_that_was_not_known_here_is_closed_by_the_next_opening(evening):
    await evening.start(LAURA, CLARA)
    await spoil(evening, BAD_OPTIONS)
    await evening.close()
    evening.open_room()  # without looking for live tables
    assert (await evening.room.open(CLARO, 10, 20, LAURA)).live


async def test_it_is_closed_in_the_background_too(evening):
    await evening.start(LAURA, CLARA)
    await spoil(evening, SPOILED)
    await evening.restart()
    await evening.pass_seconds(1)
    assert len(evening.room) == 0
    assert await evening.journal.live() == []


async def test_a_table_that_breaks_while_it_is_read_again_is_closed(evening):
    table = await evening.start(LAURA, CLARA)
    await spoil(evening, SPOILED)
    evening.room._doubt(table.id)
    with pytest.raises(Refusal) as caught:
        await play_first(evening, table)
    assert code(caught) == "table_broken"
    assert (table.status, len(evening.room)) == (Status.ENDED, 0)
    assert (await evening.room.open(CLARO, 10, 20, LAURA)).live


async def test_a_finished_game_that_cannot_be_shown_stays_as_it_is(evening, caplog):
    table = await evening.start(LAURA, CLARA)
    while table.live:
        await play_first(evening, table)
    await spoil(evening, BAD_OPTIONS)
    await evening.restart()
    with pytest.raises(Refusal) as caught:
        await evening.room.find(table.id)
    assert code(caught) == "game_changed_away"
    assert "table 1 cannot be shown as it was played: the game claro (the bot itself), version 1: " in caplog.text
    assert errors(caplog) == []
    assert (await evening.journal.load(1)).status is Status.FINISHED


# Channels and their threads


async def test_with_a_channel_the_tables_of_its_threads_are_closed(evening):
    await evening.room.open(CLARO, 10, 20, LAURA)
    await evening.room.open(CLARO, 10, 21, LAURA, parent=20)
    await evening.room.open(CLARO, 10, 22, LAURA, parent=19)
    await evening.room.open(CLARO, 10, 23, LAURA)
    await evening.restart()
    await evening.room.abandon(channel=20)
    assert {live.channel for live in await evening.journal.live()} == {22, 23}


async def test_with_a_server_only_its_own_tables_are_closed(evening):
    await evening.room.open(CLARO, 10, 20, LAURA)
    await evening.room.open(CLARO, 11, 30, LAURA)
    await evening.room.open(CLARO, 11, 31, LAURA, parent=30)
    await evening.restart()
    await evening.room.abandon(guild=10)
    assert {live.channel for live in await evening.journal.live()} == {30, 31}
    await evening.room.abandon()
    assert len(evening.room) == 2
