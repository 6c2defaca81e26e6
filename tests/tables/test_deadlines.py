"""When a time limit runs, and when nobody waits for one."""

from bot.tables.rules import host_tools, lobby, playing
from tests.tables.evening import ARMIN, CLARA, CLARO, LAURA, play_first, user_to_act
from tests.tables.test_tournament_tables import convened


async def test_no_time_runs_for_somebody_who_comes_back_to_a_paused_game(evening):
    table = await evening.start(LAURA, CLARA)
    absent = user_to_act(table)
    other = LAURA if absent == CLARA else CLARA
    await evening.room.do(table, playing.step_back, table.seat_of(absent))
    await evening.room.do(table, host_tools.pause, other, moderator=True)
    await evening.room.do(table, playing.come_back, absent)
    assert table.paused
    assert table.deadline is None
    await evening.pass_seconds(1000)
    assert table.position.moves == []
    await evening.room.do(table, host_tools.resume, absent, moderator=True)
    assert table.deadline.timestamp() == evening.time + evening.room.pace.turn


async def test_somebody_who_comes_back_to_the_same_turn_has_what_was_left_of_it(evening):
    table = await evening.start(LAURA, CLARA)
    absent, until = user_to_act(table), table.deadline
    await evening.pass_seconds(100)
    await evening.room.do(table, playing.step_back, table.seat_of(absent))
    await evening.room.do(table, playing.come_back, absent)
    assert table.deadline == until


async def test_somebody_who_comes_back_when_it_is_not_their_turn_changes_nobodys_time(evening):
    table = await evening.start(LAURA, CLARA)
    absent = LAURA if user_to_act(table) == CLARA else CLARA
    deadline = table.deadline
    await evening.pass_seconds(100)
    await evening.room.do(table, playing.step_back, table.seat_of(absent))
    assert table.deadline == deadline
    await evening.room.do(table, playing.come_back, absent)
    assert table.deadline == deadline


async def test_time_runs_on_for_those_who_still_have_to_choose(evening):
    table = await evening.start(LAURA, CLARA, ARMIN)
    while len(table.people_to_act()) < 2:
        await play_first(evening, table)
    deadline, (first, second) = table.deadline, table.people_to_act()
    await evening.pass_seconds(10)
    await evening.room.do(table, playing.step_back, first)
    assert table.deadline == deadline
    await evening.room.do(table, playing.step_back, second)
    await evening.room.do(table, playing.come_back, table.seats[first].user)
    assert table.deadline == deadline


async def test_a_choice_that_is_none_takes_no_time(evening):
    while True:
        table = await evening.start(LAURA, CLARA, ARMIN)
        while table.live and not table.computers_to_act():
            await play_first(evening, table)
        if table.live:
            break
    assert table.computer_turn().formality is not None  # a person without cards discards none
    moves = len(table.position.moves)
    await evening.pass_seconds(0)
    assert len(table.position.moves) > moves


async def test_a_computer_player_at_a_tournament_whom_nobody_watches_takes_no_time(evening):
    table = await convened(evening, LAURA, None)
    await evening.room.do(table, playing.step_back, table.seat_of(LAURA))
    moves = len(table.position.moves)
    await evening.pass_seconds(0)
    assert len(table.position.moves) > moves


async def test_a_restart_leaves_enough_time_but_gives_none_that_is_not_needed(evening):
    table = await evening.start(LAURA, CLARA)
    long = table.deadline
    await evening.restart()
    table = await evening.room.find(table.id)
    assert table.deadline == long
    await evening.pass_seconds(150)
    await evening.restart()
    table = await evening.room.find(table.id)
    assert table.deadline.timestamp() == evening.time + evening.room.pace.fresh


async def test_a_restart_gives_no_time_to_a_paused_game(evening):
    table = await evening.start(LAURA, CLARA)
    await evening.room.do(table, host_tools.pause, LAURA, moderator=False)
    await evening.restart()
    assert (await evening.room.find(table.id)).deadline is None


async def test_no_time_runs_at_first_where_a_computer_player_leads(evening):
    leads = set()
    for _ in range(8):
        table = await evening.room.open(CLARO, 10, 20, LAURA, computers=1)
        await evening.room.do(table, lobby.start, LAURA)
        person = user_to_act(table) is not None
        leads.add(person)
        assert (table.deadline is not None) == person
        await evening.room.do(table, host_tools.end, LAURA, moderator=False)
    assert leads == {True, False}


async def test_leaving_and_coming_back_on_ones_own_turn_gains_no_time(evening):
    table = await evening.start(LAURA, CLARA)
    absent, deadline = user_to_act(table), table.deadline
    for _ in range(2):
        await evening.pass_seconds(50)
        await evening.room.do(table, playing.leave, absent)
        await evening.room.do(table, playing.come_back, absent)
        assert table.deadline == deadline
    await evening.pass_seconds(80)
    assert table.seats[table.seat_of(absent)].away
    assert table.position.turn > 0


async def test_nobodys_time_is_up_while_no_clicks_arrive(evening):
    heard = False
    evening.turns._hears = lambda guild: heard
    table = await evening.start(LAURA, CLARA)
    for _ in range(60):
        await evening.pass_seconds(10)
    assert table.position.moves == []
    heard = True
    await evening.pass_seconds(10)
    assert table.position.moves == []
    assert table.deadline.timestamp() == evening.time + evening.room.pace.fresh
    await evening.pass_seconds(evening.room.pace.fresh)
    assert len(table.position.moves) == 1


async def test_after_an_outage_people_have_as_much_time_as_after_a_restart(evening):
    table = await evening.start(LAURA, CLARA)
    await evening.pass_seconds(179)
    await evening.turns.give_time(table)
    assert table.deadline.timestamp() == evening.time + evening.room.pace.fresh
    earlier = table.deadline
    await evening.turns.give_time(table)
    assert table.deadline == earlier
