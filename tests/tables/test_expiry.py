"""Lobbies in which nobody does anything are closed."""

import asyncio
from dataclasses import replace
from datetime import UTC, datetime

import pytest

from bot.runtime.refusal import Refusal
from bot.store.engine.status import CloseReason
from bot.tables.live.room import Room
from bot.tables.rules import expiry, host_tools, lobby, playing
from bot.tables.rules.expiry import RETURN_SECONDS
from bot.tables.rules.moment import Pace
from bot.tables.rules.table import Status
from tests.tables.evening import CLARA, CLARO, LAURA, code, finish

HOURS = 3600.0


@pytest.fixture
def expiring(evening):
    """An evening whose lobbies close after two hours, also after a restart."""
    open_room = evening.open_room

    def with_expiry():
        open_room()
        evening.room.pace = evening.turns._pace = replace(Pace(), lobby=2 * HOURS)

    evening.open_room = with_expiry
    evening.room.pace = evening.turns._pace = replace(Pace(), lobby=2 * HOURS)
    return evening


def closes_at(seconds):
    return datetime.fromtimestamp(seconds, UTC)


async def test_a_lobby_closes_when_nobody_has_done_anything_for_too_long(expiring):
    table = await expiring.room.open(CLARO, 10, 20, LAURA, computers=1)
    assert table.deadline == closes_at(expiring.time + 2 * HOURS)
    await expiring.pass_seconds(2 * HOURS - 1)
    assert table.live
    await expiring.pass_seconds(1)
    assert (table.status, table.close_reason) == (Status.ENDED, CloseReason.EXPIRED)
    assert (await expiring.room.find(table.id)).close_reason is CloseReason.EXPIRED
    await expiring.room.open(CLARO, 10, 20, CLARA)


async def test_whatever_somebody_does_keeps_the_lobby_open(expiring):
    table = await expiring.room.open(CLARO, 10, 20, LAURA)
    for command in (
        lambda: expiring.room.do(table, lobby.join, CLARA),
        lambda: expiring.room.do(table, lobby.add_computer, LAURA),
        lambda: expiring.room.do(table, lobby.set_level, LAURA, "easy"),
        lambda: expiring.room.do(table, lobby.arrange, LAURA, {"free_pass": "yes"}),
        lambda: expiring.room.do(table, lobby.remove_computer, LAURA),
        lambda: expiring.room.do(table, playing.leave, CLARA),
    ):
        await expiring.pass_seconds(1.9 * HOURS)
        await command()
        assert table.deadline == closes_at(expiring.time + 2 * HOURS)
        assert (await expiring.journal.load(table.id)).deadline == table.deadline
    await expiring.pass_seconds(2 * HOURS)
    assert not table.live


async def test_a_game_that_has_begun_does_not_expire(expiring):
    table = await expiring.room.open(CLARO, 10, 20, LAURA)
    await expiring.room.do(table, lobby.join, CLARA)
    await expiring.room.do(table, lobby.start, LAURA)
    assert table.deadline == closes_at(expiring.time + 180)
    await expiring.pass_seconds(3 * HOURS)
    assert table.status is Status.PLAYING


async def test_restarts_do_not_keep_a_lobby_open(expiring):
    table = await expiring.room.open(CLARO, 10, 20, LAURA)
    for _ in range(3):
        await expiring.pass_seconds(0.5 * HOURS)
        await expiring.restart()
        await expiring.pass_seconds(1)
        assert (await expiring.room.find(table.id)).deadline == table.deadline
    await expiring.pass_seconds(0.5 * HOURS)
    assert len(expiring.room) == 0


async def test_people_have_time_to_come_back_after_a_long_outage(expiring):
    table = await expiring.room.open(CLARO, 10, 20, LAURA)
    expiring.time += 100 * HOURS
    await expiring.restart()
    again = await expiring.room.find(table.id)
    assert again.deadline == closes_at(expiring.time + RETURN_SECONDS)
    await expiring.pass_seconds(RETURN_SECONDS - 1)
    assert again.live
    await expiring.pass_seconds(1)
    assert not again.live


async def test_a_lobby_from_before_gets_the_whole_time(evening, expiring):
    evening.room.pace = Pace()
    table = await evening.room.open(CLARO, 10, 20, LAURA)
    assert table.deadline is None
    await expiring.restart()
    again = await expiring.room.find(table.id)
    assert again.deadline == closes_at(expiring.time + 2 * HOURS)


async def test_without_the_setting_lobbies_stay_open(expiring):
    table = await expiring.room.open(CLARO, 10, 20, LAURA)
    open_room = expiring.open_room
    expiring.open_room = lambda: (open_room(), setattr(expiring.room, "pace", Pace()))
    await expiring.restart()
    again = await expiring.room.find(table.id)
    assert again.deadline is None
    await expiring.pass_seconds(1000 * HOURS)
    assert again.live


# A person's tables


async def test_a_person_can_host_only_so_many_tables_in_a_server(evening):
    room = Room(evening.room.games, evening.journal, evening.clock, most_hosted=2)
    first = await room.open(CLARO, 10, 20, LAURA)
    await room.open(CLARO, 10, 21, LAURA)
    with pytest.raises(Refusal) as caught:
        await room.open(CLARO, 10, 22, LAURA)
    assert (code(caught), caught.value.details) == ("too_many_tables", {"player": "<@1>", "most": "2"})
    await room.open(CLARO, 11, 30, LAURA)
    await room.open(CLARO, 10, 22, CLARA)
    await room.do(first, playing.leave, LAURA)
    await room.open(CLARO, 10, 23, LAURA)


async def test_tables_opened_at_once_are_counted_too(evening):
    room = Room(evening.room.games, evening.journal, evening.clock, most_hosted=3)
    openings = (room.open(CLARO, 10, channel, LAURA) for channel in range(20))
    results = await asyncio.gather(*openings, return_exceptions=True)
    assert sum(isinstance(each, Refusal) for each in results) >= 17
    assert len(room) <= 3
    assert room._opening == {}


async def over_in(room, channel):
    """Play a game of Laura's with Clara; return its table."""
    table = await room.open(CLARO, 10, channel, LAURA)
    await room.do(table, lobby.join, CLARA)
    await room.do(table, lobby.start, LAURA)
    await finish(room, table)
    return table


async def test_a_rematch_counts_for_who_asks_for_it_until_its_host_has_answered(evening):
    room = Room(evening.room.games, evening.journal, evening.clock, most_hosted=1)
    first, second = await over_in(room, 20), await over_in(room, 21)
    rematch = await room.rematch(first.id, CLARA)
    with pytest.raises(Refusal) as caught:
        await room.rematch(second.id, CLARA)
    assert (code(caught), caught.value.details["player"]) == ("too_many_tables", f"<@{CLARA}>")
    own = await room.open(CLARO, 10, 22, LAURA)  # nobody else fills her number
    await room.do(own, host_tools.end, LAURA, moderator=False)
    await room.do(rematch, lobby.join, LAURA)
    with pytest.raises(Refusal) as caught:
        await room.open(CLARO, 10, 22, LAURA)
    assert code(caught) == "too_many_tables"
    await room.rematch(second.id, CLARA)


async def test_a_table_does_not_count_for_a_host_who_has_left_it_and_cannot_close_it(evening):
    room = Room(evening.room.games, evening.journal, evening.clock, most_hosted=1)
    table = await room.open(CLARO, 10, 20, LAURA)
    await room.do(table, lobby.join, CLARA)
    await room.do(table, lobby.start, LAURA)
    await room.do(table, playing.leave, LAURA)
    await room.open(CLARO, 10, 21, LAURA)
    with pytest.raises(Refusal) as caught:
        await room.open(CLARO, 10, 22, CLARA)
    assert code(caught) == "too_many_tables"
    await room.do(table, host_tools.end, CLARA, moderator=False)
    await room.open(CLARO, 10, 22, CLARA)


DAYS = 24 * HOURS


@pytest.fixture
async def paused(evening):
    """A paused game in an evening whose pauses last for a week, also after a restart."""
    open_room = evening.open_room

    def with_pauses():
        open_room()
        evening.room.pace = evening.turns._pace = replace(Pace(), pause=7 * DAYS)

    evening.open_room = with_pauses
    evening.room.pace = evening.turns._pace = replace(Pace(), pause=7 * DAYS)
    table = await evening.room.open(CLARO, 10, 20, LAURA)
    await evening.room.do(table, lobby.join, CLARA)
    await evening.room.do(table, lobby.start, LAURA)
    await evening.room.do(table, host_tools.pause, LAURA, moderator=False)
    return table


async def test_a_paused_game_that_nobody_resumes_is_closed(evening, paused):
    assert paused.deadline == closes_at(evening.time + 7 * DAYS)
    await evening.pass_seconds(7 * DAYS - 1)
    assert paused.paused
    assert len(paused.position.moves) == 0
    await evening.pass_seconds(1)
    assert (paused.status, paused.close_reason) == (Status.ENDED, CloseReason.EXPIRED)
    assert (await evening.room.find(paused.id)).close_reason is CloseReason.EXPIRED
    await evening.room.open(CLARO, 10, 20, CLARA)


async def test_a_pause_ends_after_a_restart_and_not_later_for_it(evening, paused):
    ends = paused.deadline
    for _ in range(2):
        await evening.pass_seconds(2 * DAYS)
        await evening.restart()
        table = await evening.room.find(paused.id)
        assert (table.paused, table.deadline) == (True, ends)
    await evening.pass_seconds(3 * DAYS)
    assert not table.live


async def test_a_pause_of_a_version_that_had_no_end_for_it_gets_one(evening, paused):
    evening.room.pace = evening.turns._pace = Pace()
    await evening.room.do(paused, host_tools.resume, LAURA, moderator=False)
    await evening.room.do(paused, host_tools.pause, LAURA, moderator=False)
    assert paused.deadline is None
    await evening.restart()
    table = await evening.room.find(paused.id)
    assert table.deadline == closes_at(evening.time + 7 * DAYS)


async def test_whoever_leaves_or_comes_back_in_a_pause_leaves_its_end_as_it_is(evening, paused):
    ends = paused.deadline
    for command in (playing.leave, playing.come_back):
        await evening.room.do(paused, command, CLARA)
        assert paused.deadline == ends
    await evening.pass_seconds(7 * DAYS)
    assert not paused.live


async def test_a_game_that_is_paused_anew_is_paused_for_the_whole_time(evening, paused):
    await evening.pass_seconds(6 * DAYS)
    await evening.room.do(paused, host_tools.resume, LAURA, moderator=False)
    await evening.room.do(paused, host_tools.pause, LAURA, moderator=False)
    await evening.pass_seconds(6 * DAYS)
    assert paused.paused
    await evening.pass_seconds(1 * DAYS)
    assert not paused.live


async def test_the_watchdog_sees_a_pause_without_a_timer(evening, paused):
    assert not evening.turns.is_stuck(paused)
    evening.turns.forgotten(paused.id)
    assert evening.turns.is_stuck(paused)
    await evening.turns.rescue(paused)
    assert not evening.turns.is_stuck(paused)
    await evening.pass_seconds(7 * DAYS)
    assert not paused.live


async def test_only_what_is_over_in_time_ends_a_pause(evening, paused):
    """The timer may ring when something has changed already."""

    async def refused():
        with pytest.raises(Refusal) as refusal:
            await evening.room.do(paused, expiry.end_pause)
        assert refusal.value.code == "stale_button"

    await refused()
    evening.room.pace = evening.turns._pace = Pace()
    await evening.room.do(paused, host_tools.resume, LAURA, moderator=False)
    evening.time += 8 * DAYS
    await refused()
    await evening.room.do(paused, host_tools.pause, LAURA, moderator=False)
    await refused()
    await evening.room.do(paused, host_tools.end, LAURA, moderator=False)
    await refused()


async def test_a_lobby_without_an_end_never_closes(evening):
    table = await evening.room.open(CLARO, 10, 20, LAURA)
    assert table.deadline is None
    with pytest.raises(Refusal) as refusal:
        await evening.room.do(table, expiry.expire)
    assert refusal.value.code == "stale_button"
