"""Leaving a table, and what becomes of it; moves that come too late."""

import pytest

from bot.runtime.refusal import Refusal
from bot.tables.rules import lobby, playing
from bot.tables.rules.computers import ComputerTurn
from bot.tables.rules.table import Status
from tests.tables.evening import ARMIN, CLARA, CLARO, LAURA, code, play_first, user_to_act


async def refused(evening, table, command, *args):
    """Return the code with which a command is refused."""
    with pytest.raises(Refusal) as caught:
        await evening.room.do(table, command, *args)
    return code(caught)


async def lobby_of(evening, *people, **more):
    table = await evening.room.open(CLARO, 10, 20, people[0], **more)
    for user in people[1:]:
        await evening.room.do(table, lobby.join, user)
    return table


async def test_in_the_lobby_the_seat_becomes_free_and_the_next_person_host(evening):
    table = await lobby_of(evening, LAURA, CLARA, ARMIN)
    await evening.room.do(table, playing.leave, CLARA)
    assert ([seat.user for seat in table.seats], table.host) == ([LAURA, ARMIN], LAURA)
    await evening.room.do(table, playing.leave, LAURA)
    assert ([seat.user for seat in table.seats], table.host) == ([ARMIN], ARMIN)
    assert await refused(evening, table, playing.leave, LAURA) == "not_seated"
    await evening.room.do(table, playing.leave, ARMIN)
    assert table.status is Status.ENDED
    assert await refused(evening, table, playing.leave, ARMIN) == "game_over"


async def test_of_those_who_stay_the_one_who_joined_first_is_the_next_host(evening):
    table = await lobby_of(evening, LAURA, CLARA, ARMIN)
    await evening.room.do(table, playing.leave, LAURA)
    assert table.host == CLARA


async def test_neither_somebody_who_has_not_agreed_nor_a_computer_keeps_a_lobby_open(evening):
    table = await lobby_of(evening, LAURA, CLARA, computers=1)
    await evening.room.do(table, lobby.arrange, LAURA, {"free_pass": "yes"})
    await evening.room.do(table, playing.leave, LAURA)
    assert table.status is Status.ENDED


async def test_somebody_who_has_left_a_game_cannot_leave_again_nor_keep_it_open(evening):
    table = await evening.start(LAURA, CLARA, ARMIN)
    await evening.room.do(table, playing.leave, CLARA)
    left = table.seats[table.seat_of(CLARA)]
    assert (left.away, left.left_at.timestamp()) == (True, evening.time)
    assert not left.taken_out
    assert await refused(evening, table, playing.leave, CLARA) == "not_in_game"
    await evening.room.do(table, playing.leave, LAURA)
    assert table.status is Status.PLAYING
    await evening.room.do(table, playing.leave, ARMIN)
    assert table.status is Status.ENDED


async def test_somebody_for_whom_the_computer_plays_keeps_a_game_open_and_can_leave_it(evening):
    table = await evening.start(LAURA, CLARA)
    await evening.room.do(table, playing.step_back, table.seat_of(CLARA))
    await evening.room.do(table, playing.leave, LAURA)
    assert table.status is Status.PLAYING
    await evening.room.do(table, playing.leave, CLARA)
    assert table.status is Status.ENDED


async def test_coming_back_means_nothing_where_nobody_was_away(evening):
    table = await lobby_of(evening, LAURA, CLARA)
    assert await evening.room.do(table, playing.come_back, LAURA) is None
    await evening.room.do(table, lobby.start, LAURA)
    assert await evening.room.do(table, playing.come_back, LAURA) is None
    assert await refused(evening, table, playing.come_back, ARMIN) == "not_in_game"
    await evening.room.do(table, playing.step_back, table.seat_of(LAURA))
    entry = await evening.room.do(table, playing.come_back, LAURA)
    assert (entry.away, entry.left_at) == (False, None)


async def test_a_computers_move_for_an_earlier_position_or_another_seat_is_dropped(evening):
    table = await evening.start(LAURA, computers=2)
    while not table.computers_to_act():
        await play_first(evening, table)
    turn = table.computer_turn()
    move = table.position.legal_moves(turn.seat)[0]
    for ply, seat in ((turn.ply - 1, turn.seat), (turn.ply + 1, turn.seat), (turn.ply, table.seat_of(LAURA))):
        late = ComputerTurn(ply, seat, turn.kind, turn.view, turn.formality)
        assert await refused(evening, table, playing.computer_move, late, move) == "stale_button"
    entry = await evening.room.do(table, playing.computer_move, turn, move)
    assert (entry.seat, entry.automatic) == (turn.seat, False)


async def test_a_move_for_an_earlier_choice_is_stale_and_one_in_time_is_nobody_elses(evening):
    table = await evening.start(LAURA, CLARA)
    actor = user_to_act(table)
    turn = table.position.turn
    move = table.position.legal_moves(table.position.to_act[0])[0]
    for other in (turn - 1, turn + 1):
        assert await refused(evening, table, playing.play, actor, other, move) == "stale_button"
        assert await refused(evening, table, playing.time_is_up, other) == "stale_button"
    assert await refused(evening, table, playing.play, ARMIN, turn, move) == "not_in_game"
    entry = await evening.room.do(table, playing.play, actor, turn, move)
    assert (entry.automatic, entry.ply, entry.result) == (False, 0, None)
    assert entry.deadline.timestamp() == evening.time + evening.room.pace.turn
    automatic = await evening.room.do(table, playing.time_is_up, table.position.turn)
    assert (automatic.automatic, automatic.ply) == (True, 1)


async def test_of_several_people_whose_time_is_up_the_first_is_played_for_first(evening):
    table = await evening.start(LAURA, CLARA, ARMIN)
    while len(table.people_to_act()) < 2:
        await play_first(evening, table)
    first, second = table.people_to_act()
    told = []

    def choose(position, seat):
        told.append(seat)
        return position.automatic(seat)

    turn = table.position.turn
    entries = [await evening.room.do(table, playing.time_is_up, turn, *each) for each in ((choose,), ())]
    assert [entry.seat for entry in entries] == [first, second]
    assert told == [first]


async def test_nothing_is_played_for_people_where_the_computer_acts(evening):
    table = await evening.start(LAURA, computers=2)
    while table.people_to_act():
        await play_first(evening, table)
    assert await refused(evening, table, playing.time_is_up, table.position.turn) == "stale_button"
    assert table.deadline is None


async def test_a_game_without_a_stake_has_nothing_to_settle(evening):
    table = await evening.start(LAURA, CLARA)
    entry = await evening.room.do(table, playing.close, LAURA)
    assert entry.settlement is None
    assert table.status is Status.ENDED


async def test_a_lobby_that_is_closed_has_nothing_to_settle(evening):
    table = await lobby_of(evening, LAURA)
    entry = await evening.room.do(table, playing.close, None)
    assert entry.settlement is None
    assert table.status is Status.ENDED
