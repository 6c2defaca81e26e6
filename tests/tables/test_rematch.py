"""A rematch is for the people who had a seat; those who have asked to be forgotten had none."""

import asyncio
from math import ceil

import pytest
from sqlalchemy import event

from bot.features.people.store.privacy import Privacy
from bot.runtime.refusal import Refusal
from bot.tables.rules import host_tools, lobby, playing
from bot.tables.rules.table import Status
from tests.tables.evening import ARMIN, CLARA, CLARO, LAURA, code

KONRAD = 4


async def forgotten(evening, user):
    """Forget a person, and read every table from the database again."""
    await Privacy(evening.engine).forget(user, evening.room.now().date())
    await evening.restart()


async def test_a_rematch_has_no_seat_for_a_former_player(evening):
    table = await evening.start(LAURA, CLARA, ARMIN)
    await evening.finish(table)
    await forgotten(evening, ARMIN)
    again = await evening.room.rematch(table.id, LAURA)
    assert {seat.user for seat in again.seats} == {LAURA, CLARA}
    assert again.status is Status.LOBBY
    await evening.room.do(again, lobby.join, CLARA)
    await evening.room.do(again, lobby.start, LAURA)
    assert len(again.seats) == 2


async def test_a_rematch_of_somebody_whose_rival_was_forgotten_waits_for_another(evening):
    table = await evening.start(LAURA, CLARA)
    await evening.finish(table)
    await forgotten(evening, CLARA)
    again = await evening.room.rematch(table.id, LAURA)
    assert [seat.user for seat in again.seats] == [LAURA]
    assert again.status is Status.LOBBY


async def test_of_many_who_press_rematch_at_once_one_opens_it(evening):
    table = await evening.start(LAURA, CLARA)
    await evening.finish(table)
    read = []
    event.listen(evening.engine.sync_engine, "before_cursor_execute", lambda *statement: read.append(statement[2]))
    strangers = [evening.room.rematch(table.id, 100 + number) for number in range(50)]
    came = await asyncio.gather(*strangers, evening.room.rematch(table.id, LAURA), return_exceptions=True)
    (again,) = [each for each in came if not isinstance(each, Exception)]
    assert {each.code for each in came if each is not again} == {"rematch_here"}
    assert again.live
    assert {LAURA, CLARA} < {*again.people}
    assert sum("moves" in statement for statement in read) < 5  # the old table was not read once for each stranger


async def answered_in_turn(evening, *people):
    """Open a rematch of a game that Laura hosted; the first person asks for it, the others agree one after another."""
    old = await evening.start(LAURA, CLARA, ARMIN, KONRAD)
    await evening.finish(old)
    table = await evening.room.rematch(old.id, people[0])
    for person in people[1:]:
        evening.time += 1
        await evening.room.do(table, lobby.join, person)
    return table


@pytest.mark.parametrize("restart", [False, True])
async def test_who_asked_presides_until_the_host_answers_and_is_host_when_the_host_declines(evening, restart):
    table = await answered_in_turn(evening, KONRAD, CLARA, ARMIN)
    if restart:
        await evening.restart()
        table = await evening.room.find(table.id)
    assert table.presiding == KONRAD
    await evening.room.do(table, playing.leave, LAURA)
    assert table.host == table.presiding == KONRAD
    await evening.room.do(table, playing.leave, KONRAD)
    assert table.host == table.presiding == CLARA


async def test_a_table_that_was_closed_has_no_rematch_for_those_who_were_there_or_were_kicked(evening):
    table = await evening.start(LAURA, CLARA, ARMIN)
    await evening.room.do(table, host_tools.kick, LAURA, ARMIN, moderator=False)
    await evening.room.do(table, host_tools.end, LAURA, moderator=False)
    await evening.restart()
    for person in (LAURA, CLARA, ARMIN):
        with pytest.raises(Refusal) as caught:
            await evening.room.rematch(table.id, person)
        assert code(caught) == "no_rematch"
    assert not evening.room.tables


async def restarted(evening, table):
    """Read a table from the database again."""
    await evening.restart()
    return await evening.room.find(table.id)


@pytest.mark.parametrize("restart", [False, True])
@pytest.mark.parametrize("said_yes_first", [False, True])
async def test_the_last_yes_begins_a_rematch_and_no_challenge_that_somebody_has_declined(
    evening, restart, said_yes_first
):
    table = await asked(evening, rematch=said_yes_first)
    if said_yes_first:
        await evening.room.join(table, CLARA)
    await evening.room.do(table, playing.leave, CLARA)
    if restart:
        table = await restarted(evening, table)
    assert table.declined == {CLARA}
    await evening.room.join(table, ARMIN)
    assert table.status is (Status.PLAYING if said_yes_first else Status.LOBBY)
    if not said_yes_first:
        await evening.room.do(table, lobby.start, LAURA)
    assert not (await evening.room._journal.load(table.id)).declined


@pytest.mark.parametrize("restart", [False, True])
@pytest.mark.parametrize("come", [lobby.join, lobby.add_computer])
async def test_the_last_yes_begins_no_game_to_which_others_have_come(evening, restart, come):
    table = await evening.room.open(CLARO, 10, 20, LAURA, capacity=4, invited=[CLARA])
    await evening.room.do(table, come, KONRAD if come is lobby.join else LAURA)
    if restart:
        table = await restarted(evening, table)
    await evening.room.join(table, CLARA)
    assert (table.status, len(table.seats)) == (Status.LOBBY, 3)


async def test_the_last_yes_begins_no_game_in_which_a_stranger_has_an_asked_ones_place(evening):
    table = await evening.room.open(CLARO, 10, 20, LAURA, capacity=3, invited=[CLARA, ARMIN])
    await evening.room.join(table, KONRAD)
    assert table.people == [LAURA, CLARA, KONRAD]
    await evening.room.join(table, CLARA)
    assert table.status is Status.LOBBY
    assert not table.declined


async def test_who_is_forgotten_has_declined_nowhere_and_the_host_still_decides(evening):
    table = await evening.room.open(CLARO, 10, 20, LAURA, invited=[CLARA, ARMIN])
    await evening.room.do(table, playing.leave, CLARA)
    evening.room.forget_host(CLARA)
    assert not table.declined
    await Privacy(evening.engine).forget(CLARA, evening.room.now().date())
    table = await restarted(evening, table)
    assert not table.declined
    await evening.room.join(table, ARMIN)
    assert table.status is Status.LOBBY


async def test_whoever_declines_twice_is_noted_once(evening):
    old = await evening.start(LAURA, CLARA, ARMIN)
    await evening.finish(old)
    table = await evening.room.rematch(old.id, LAURA)
    for _ in range(2):
        await evening.room.do(table, playing.leave, CLARA)
        await evening.room.join(table, CLARA)
        seconds = 60 if table.turn_seconds is None else None
        await evening.room.do(table, lobby.arrange, LAURA, {}, turn_seconds=seconds)
    table = await restarted(evening, table)
    assert table.declined == {CLARA}


async def asked(evening, rematch):
    """Return a table at which Laura asks Clara and Armin for a game, again or for the first time."""
    if not rematch:
        return await evening.room.open(CLARO, 10, 20, LAURA, invited=[CLARA, ARMIN])
    old = await evening.start(LAURA, CLARA, ARMIN)
    await evening.finish(old)
    return await evening.room.rematch(old.id, LAURA)


@pytest.mark.parametrize("rematch", [False, True])
@pytest.mark.parametrize("sign", [None, LAURA, CLARA])
async def test_the_last_yes_begins_no_game_without_somebody_who_is_gone(evening, rematch, sign):
    table = await asked(evening, rematch)
    await evening.room.join(table, CLARA)
    evening.time += 10 * 60
    if sign is not None:
        table.saw(sign, evening.time)
    evening.time += 10 * 60
    await evening.room.join(table, ARMIN)
    table = await restarted(evening, table)
    await evening.pass_seconds(0)
    assert table.status is Status.LOBBY
    with pytest.raises(Refusal):
        await evening.room.do(table, lobby.start, ARMIN)
    await evening.room.do(table, lobby.start, LAURA)
    assert len(table.seats) == 3


@pytest.mark.parametrize("rematch", [False, True])
async def test_the_last_yes_begins_a_game_if_everybody_has_pressed_something_lately(evening, rematch):
    table = await asked(evening, rematch)
    evening.time += 10 * 60
    table.saw(LAURA, evening.time)
    await evening.room.join(table, CLARA)
    evening.time += 10 * 60
    await evening.room.join(table, ARMIN)
    assert table.status is Status.PLAYING


@pytest.mark.parametrize("rematch", [False, True])
@pytest.mark.parametrize(("minutes", "begins"), [(1, True), (20, False)])
async def test_a_bot_that_was_killed_after_the_last_yes_begins_the_game_if_all_are_there(
    evening, rematch, minutes, begins
):
    table = await asked(evening, rematch)
    for person in (CLARA, ARMIN):
        await evening.room.do(table, lobby.join, person)  # the process ends before it deals
    evening.time += minutes * 60
    table = await restarted(evening, table)
    await evening.pass_seconds(0)
    assert (table.status is Status.PLAYING) == begins


async def test_a_restart_begins_no_game_of_a_lobby_that_people_have_come_to(evening):
    table = await evening.room.open(CLARO, 10, 20, LAURA, computers=1)
    table = await restarted(evening, table)
    await evening.pass_seconds(0)
    await evening.room.join(table, CLARA)
    table = await restarted(evening, table)
    await evening.pass_seconds(0)
    assert table.status is Status.LOBBY


async def test_who_goes_while_the_last_yes_is_written_down_is_in_no_game(evening):
    table = await asked(evening, rematch=False)
    await evening.room.join(table, CLARA)
    await asyncio.gather(evening.room.join(table, ARMIN), evening.room.do(table, lobby.add_computer, LAURA))
    assert (table.status, table.host_decides) == (Status.LOBBY, True)


async def test_who_answers_first_in_a_rematch_comes_first_and_agreeing_again_costs_nobody_their_place(evening):
    table = await answered_in_turn(evening, KONRAD, CLARA, ARMIN)
    joined = {seat.user: seat.joined_at for seat in table.seats if seat.agreed}
    assert joined[KONRAD] < joined[CLARA] < joined[ARMIN] == evening.room.now()
    other = await evening.room.open(CLARO, 10, 21, LAURA)
    evening.time += 1
    await evening.room.do(other, lobby.join, CLARA)
    before = other.seats[1].joined_at
    evening.time += 1
    await evening.room.do(other, lobby.arrange, LAURA, {"hand": "10"}, None, None)
    assert not other.seats[1].agreed
    await evening.room.do(other, lobby.join, CLARA)
    assert (other.seats[1].agreed, other.seats[1].joined_at) == (True, before)


async def test_who_starts_for_a_silent_host_is_host_and_a_host_who_starts_stays_it(evening):
    table = await answered_in_turn(evening, KONRAD, CLARA)
    assert (table.host, table.presiding) == (LAURA, KONRAD)
    entry = await evening.room.do(table, lobby.start, KONRAD)
    assert entry.host == table.host == KONRAD
    other = await evening.room.open(CLARO, 10, 21, LAURA)
    await evening.room.do(other, lobby.join, CLARA)
    assert (await evening.room.do(other, lobby.start, LAURA)).host is None


async def test_a_tournaments_table_begins_once_and_from_a_lobby_only(evening):
    table = await evening.room.open(CLARO, 10, 20, LAURA, invited=[CLARA])
    await evening.room.do(table, lobby.join, CLARA)
    await evening.room.do(table, lobby.begin)
    assert table.status is Status.PLAYING
    for end, reason in ((False, "already_started"), (True, "game_over")):
        if end:
            await evening.finish(table)
        with pytest.raises(Refusal) as caught:
            await evening.room.do(table, lobby.begin)
        assert code(caught) == reason


async def test_a_last_yes_that_came_late_leaves_the_start_to_the_host(evening):
    table = await evening.room.open(CLARO, 10, 20, LAURA, invited=[CLARA, ARMIN])
    assert await evening.room.do(table, lobby.leave_to_host) is None
    assert not table.host_decides
    await evening.room.do(table, lobby.join, CLARA)
    await evening.room.do(table, lobby.join, ARMIN)
    assert table.begins_at is not None
    entry = await evening.room.do(table, lobby.leave_to_host)
    assert entry.host_decides
    assert table.host_decides
    assert table.status is Status.LOBBY


async def test_who_starts_a_rematch_that_begins_by_itself_reads_when(evening):
    table = await answered_in_turn(evening, LAURA, CLARA)
    with pytest.raises(Refusal) as refused:
        await evening.room.start(table, CLARA)
    assert code(refused) == "begins_soon"
    at = ceil(table.begins_at.timestamp())
    assert refused.value.details == {"host": f"<@{LAURA}>", "when": f"<t:{at}:T>"}
    await evening.room.start(table, LAURA)
    assert table.status is Status.PLAYING
