"""Tables from lobby to end: seats, turns and timers, on a real database, with a clock that the tests move."""

import asyncio

import pytest

from bot.games.game import IllegalMove
from bot.runtime.refusal import Refusal
from bot.tables.rules import host_tools, lobby, playing
from bot.tables.rules.table import Status
from tests.tables.evening import ARMIN, CLARA, CLARO, LAURA, code, play_first, user_to_act

# The lobby


async def test_opening_a_table_makes_its_opener_host_and_seats_them(evening):
    table = await evening.room.open(CLARO, 10, 20, LAURA, computers=2)
    assert (table.host, table.status, table.capacity) == (LAURA, Status.LOBBY, 6)
    assert [seat.user for seat in table.seats] == [LAURA, None, None]
    assert len({seat.name for seat in table.seats}) == 3
    assert await evening.room.at(20) is table


async def test_computers_can_be_added_and_removed(evening):
    table = await evening.room.open(CLARO, 10, 20, LAURA, capacity=2)
    await evening.room.do(table, lobby.add_computer, LAURA, "easy")
    assert table.seats[1].level == "easy"
    with pytest.raises(Refusal) as caught:
        await evening.room.do(table, lobby.add_computer, LAURA, "easy")
    assert code(caught) == "table_full"
    await evening.room.do(table, lobby.remove_computer, LAURA)
    with pytest.raises(Refusal) as caught:
        await evening.room.do(table, lobby.remove_computer, LAURA)
    assert code(caught) == "no_computer"
    with pytest.raises(Refusal) as caught:
        await evening.room.do(table, lobby.add_computer, CLARA, "easy")
    assert code(caught) == "not_seated"


async def test_the_seating_order_is_drawn_at_random(evening):
    leaders = set()
    for _ in range(12):
        table = await evening.start(LAURA, CLARA)
        leaders.add(user_to_act(table))
        await evening.room.do(table, host_tools.end, LAURA, moderator=False)
    assert leaders == {LAURA, CLARA}


async def test_fifty_starts_and_a_join_at_once_start_one_game(evening):
    table = await evening.room.open(CLARO, 10, 20, LAURA, computers=1)
    results = await asyncio.gather(
        *(evening.room.do(table, lobby.start, LAURA) for _ in range(50)),
        evening.room.do(table, lobby.join, CLARA),
        return_exceptions=True,
    )
    refusals = [each for each in results if isinstance(each, Refusal)]
    assert len(refusals) == 49
    assert {each.code for each in refusals} == {"already_started"}
    assert table.status is Status.PLAYING
    assert [*table.next] == [CLARA]  # who came too late plays the next one


async def test_two_tables_opened_at_once_in_a_channel(evening):
    results = await asyncio.gather(
        *(evening.room.open(CLARO, 10, 20, user) for user in (LAURA, CLARA)), return_exceptions=True
    )
    assert sorted(type(each).__name__ for each in results) == ["Refusal", "Table"]


async def test_of_two_messages_the_one_further_down_is_kept(evening):
    table = await evening.room.open(CLARO, 10, 20, LAURA)
    assert await evening.room.posted(table, 700) is None
    assert await evening.room.posted(table, 700) is None  # noted from a click on it before its posting was confirmed
    assert await evening.room.posted(table, 800) == 700
    assert await evening.room.posted(table, 750) == 750
    assert table.message == 800


# Playing


async def test_a_move_is_saved_before_it_is_applied(evening):
    table = await evening.start(LAURA, CLARA)
    await play_first(evening, table)
    saved = await evening.journal.load(table.id)
    assert saved.moves == tuple(table.position.moves)


async def test_an_illegal_move_changes_nothing(evening):
    table = await evening.start(LAURA, CLARA)
    with pytest.raises(IllegalMove):
        await evening.room.play(table, user_to_act(table), table.position.turn, "pass")
    assert table.position.moves == []


async def test_computers_move_by_themselves_after_thinking(evening):
    table = await evening.start(LAURA, computers=3)
    while user_to_act(table) is None:
        moves = len(table.position.moves)
        forced = table.computer_turn().forced
        await evening.pass_seconds(0.7 if forced else 1)
        assert len(table.position.moves) == moves
        await evening.pass_seconds(0.1 if forced else 1)
        assert len(table.position.moves) == moves + 1


async def test_people_choose_their_discards_at_the_same_time(evening):
    table = await evening.start(LAURA, CLARA, ARMIN)
    while len(table.position.to_act) != 2:
        await play_first(evening, table)
    turn = table.position.turn
    users = [table.seats[seat].user for seat in table.position.to_act]
    deadline = table.deadline
    await evening.pass_seconds(10)
    await evening.room.play(table, users[1], turn, "discard")
    assert table.deadline == deadline
    await evening.room.play(table, users[0], turn, "discard")
    assert table.deadline > deadline
    assert len(table.position.to_act) == 1


# Time


async def test_a_reminder_comes_before_the_time_is_up(evening):
    table = await evening.start(LAURA, CLARA)
    await evening.pass_seconds(119)
    assert evening.reminded == []
    await evening.pass_seconds(2)
    assert evening.reminded == [[user_to_act(table)]]


async def test_an_overdue_reminder_is_sent_after_a_restart(evening):
    table = await evening.start(LAURA, CLARA)
    await evening.pass_seconds(100)
    await evening.restart()
    await evening.pass_seconds(10)
    assert evening.reminded == []  # the reminder is not due yet
    await evening.pass_seconds(40)
    assert evening.reminded == [[user_to_act(table)]]
    await evening.restart()
    await evening.pass_seconds(1)
    assert evening.reminded == [[user_to_act(table)]] * 2


async def test_no_reminder_if_turns_are_as_short_as_the_reminder(evening):
    await evening.start(LAURA, CLARA, turn_seconds=60)
    await evening.pass_seconds(30)
    await evening.restart()
    await evening.pass_seconds(10)
    assert evening.reminded == []


async def test_the_default_move_is_played_when_time_is_up(evening):
    table = await evening.start(LAURA, CLARA)
    lowest = table.position.legal_moves(table.position.to_act[0])[0]
    await evening.pass_seconds(181)
    assert [move for _, move in table.position.moves] == [lowest]


async def test_after_two_missed_turns_the_computer_plays_until_a_click(evening):
    table = await evening.start(LAURA, CLARA)
    absent = user_to_act(table)
    while not any(seat.away for seat in table.seats):
        if user_to_act(table) == absent:
            await evening.pass_seconds(181)
        else:
            await play_first(evening, table)
    away = next(seat for seat in table.seats if seat.away)
    assert away.user == absent
    await evening.room.do(table, playing.come_back, away.user)
    assert not any(seat.away for seat in table.seats)


async def test_a_click_in_time_resets_the_missed_turns(evening):
    table = await evening.start(LAURA, CLARA)
    await evening.pass_seconds(181)
    first = table.position.moves[0][0]
    assert table.seats[first].away
    await evening.room.attend(table, table.seats[first].user)
    while table.position.to_act[0] != first:
        await play_first(evening, table)
    await play_first(evening, table)
    assert table.missed[first] == 0


async def test_a_deadline_and_a_click_at_once_play_one_move(evening):
    table = await evening.start(LAURA, CLARA)
    user, turn = user_to_act(table), table.position.turn
    move = table.position.legal_moves(table.position.to_act[0])[-1]
    evening.time += 181
    results = await asyncio.gather(
        evening.turns.time_is_up(table, turn), evening.room.play(table, user, turn, move), return_exceptions=True
    )
    assert len(table.position.moves) == 1
    assert sum(isinstance(each, Refusal) for each in results) == 1


# Leaving and ending


async def test_a_person_who_leaves_a_game_can_come_back(evening):
    table = await evening.start(LAURA, CLARA)
    await evening.room.do(table, playing.leave, CLARA)
    assert table.seats[table.seat_of(CLARA)].away
    await evening.room.do(table, lobby.join, CLARA)
    assert not table.seats[table.seat_of(CLARA)].away
    assert table.seats[table.seat_of(CLARA)].left_at is None


async def test_while_the_host_is_away_the_next_person_presides(evening):
    table = await evening.start(LAURA, CLARA, ARMIN)
    with pytest.raises(Refusal) as caught:
        await evening.room.do(table, host_tools.pause, CLARA, moderator=False)
    assert (code(caught), caught.value.details) == ("only_host_or_moderator", {"host": f"<@{LAURA}>"})
    await evening.room.do(table, playing.leave, LAURA)
    await evening.room.do(table, host_tools.pause, CLARA, moderator=False)
    for user in (LAURA, ARMIN):
        with pytest.raises(Refusal) as caught:
            await evening.room.do(table, host_tools.resume, user, moderator=False)
        assert caught.value.details == {"host": f"<@{CLARA}>"}
    with pytest.raises(Refusal) as caught:
        await evening.room.do(table, host_tools.kick, ARMIN, CLARA, moderator=True)
    assert code(caught) == "kick_host"
    await evening.room.do(table, host_tools.resume, CLARA, moderator=False)
    await evening.room.do(table, lobby.join, LAURA)
    await evening.room.do(table, host_tools.end, LAURA, moderator=False)
    assert table.status is Status.ENDED


async def test_a_host_for_whom_the_computer_plays_is_still_the_host(evening):
    table = await evening.start(LAURA, CLARA)
    table.missed = dict.fromkeys(range(2), 1)
    await evening.room.do(table, host_tools.substitute, LAURA, CLARA, moderator=False)
    await evening.room.do(table, playing.come_back, CLARA)
    await evening.room.do(table, host_tools.substitute, 99, LAURA, moderator=True)
    await evening.room.do(table, host_tools.pause, CLARA, moderator=False)
    await evening.room.do(table, host_tools.resume, LAURA, moderator=False)


async def test_when_the_last_person_leaves_the_game_is_closed(evening):
    table = await evening.start(LAURA, CLARA, computers=1)
    await evening.room.do(table, playing.leave, LAURA)
    await evening.room.do(table, playing.leave, CLARA)
    assert table.status is Status.ENDED


async def test_ending_a_game_while_somebody_plays(evening):
    table = await evening.start(LAURA, CLARA)
    await asyncio.gather(
        evening.room.do(table, host_tools.end, LAURA, moderator=False),
        evening.room.play(table, user_to_act(table), 0, table.position.legal_moves(table.position.to_act[0])[0]),
        return_exceptions=True,
    )
    assert table.status is Status.ENDED
    with pytest.raises(Refusal) as caught:
        await evening.room.play(table, user_to_act(table) or LAURA, table.position.turn, "pass")
    assert code(caught) == "game_over"


async def test_a_rematch_asks_everybody_but_people_who_have_left(evening):
    table = await evening.start(LAURA, CLARA, ARMIN)
    await evening.room.do(table, playing.leave, ARMIN)
    await evening.finish(table)
    again = await evening.room.rematch(table.id, CLARA)
    assert {seat.user: seat.agreed for seat in again.seats} == {LAURA: False, CLARA: True}
    assert (again.host, again.presiding, again.status) == (LAURA, CLARA, Status.LOBBY)
    with pytest.raises(Refusal) as caught:
        await evening.room.rematch(table.id, LAURA)
    assert code(caught) == "rematch_here"
