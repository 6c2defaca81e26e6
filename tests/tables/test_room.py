"""Tables from lobby to end: seats, turns, timers, restarts. On a real database, with a clock that the tests move."""

import asyncio
from datetime import UTC, datetime

import pytest

from bot.games.catalog import GAMES
from bot.games.game import IllegalMove
from bot.store.database import open_engine, upgrade
from bot.store.journal import Journal, NotSaved
from bot.tables.clock import Clock
from bot.tables.refusal import Refusal
from bot.tables.room import Room
from bot.tables.table import Pace, Status
from bot.tables.turns import RETRY_SECONDS
from tests.store.lossy import LossyWire
from tests.templates import sqlite_template

LAURA, CLARA, ARMIN = 1, 2, 3
CLARO = GAMES["claro"]


class Evening:
    """A room, its clock, and what its listener was told."""

    def __init__(self, engine):
        self.time = 1_000_000.0
        self.engine = engine
        self.changes = 0
        self.reminded = []
        self.seeds = 0
        self.open_room()

    def open_room(self):
        self.clock = Clock(now=lambda: self.time)
        self.journal = Journal(self.engine)
        self.room = Room(GAMES, self.journal, self.clock, self, Pace(), draw_seed=self.next_seed)

    def next_seed(self):
        self.seeds += 1
        return self.seeds.to_bytes(32, "big")

    def changed(self, table):
        self.changes += 1

    def time_is_short(self, table, seats):
        self.reminded.append([table.seats[seat].user for seat in seats])

    async def pass_seconds(self, seconds):
        """Let time pass, and everything that falls due in it happen."""
        self.time += seconds
        self.clock._ring()
        while self.clock._running:
            await asyncio.gather(*self.clock._running)

    async def close(self):
        await self.clock.close()
        await self.journal.close()

    async def restart(self):
        await self.close()
        self.open_room()
        return await self.room.restore()

    async def start(self, *people, computers=0, **more):
        table = await self.room.open(CLARO, 10, 20, people[0], computers=computers, **more)
        for user in people[1:]:
            await self.room.join(table, user)
        await self.room.start(table, people[0])
        return table


@pytest.fixture
async def evening(tmp_path):
    (tmp_path / "x.db").write_bytes(sqlite_template())
    engine = open_engine(f"sqlite+aiosqlite:///{tmp_path / 'x.db'}")
    opened = Evening(engine)
    yield opened
    await opened.close()
    await engine.dispose()


def code(caught):
    return caught.value.code


def user_to_act(table):
    return table.seats[table.position.to_act[0]].user


async def play_first(evening, table):
    seat = table.position.to_act[0]
    move = table.position.legal_moves(seat)[0]
    await evening.room.play(table, table.seats[seat].user, table.position.turn, move)


# The lobby


async def test_who_opens_a_table_is_host_and_seated(evening):
    table = await evening.room.open(CLARO, 10, 20, LAURA, computers=2)
    assert (table.host, table.status, table.capacity) == (LAURA, Status.LOBBY, 6)
    assert [seat.user for seat in table.seats] == [LAURA, None, None]
    assert len({seat.name for seat in table.seats}) == 3
    assert await evening.room.at(20) is table


async def test_when_the_host_leaves_the_next_is_host_and_the_last_closes_the_table(evening):
    table = await evening.room.open(CLARO, 10, 20, LAURA, computers=1)
    await evening.room.join(table, CLARA)
    await evening.room.leave(table, LAURA)
    assert (table.host, [seat.user for seat in table.seats]) == (CLARA, [None, CLARA])
    await evening.room.leave(table, CLARA)
    assert table.status is Status.ENDED
    with pytest.raises(Refusal):
        await evening.room.at(20)


async def test_computers_come_and_go(evening):
    table = await evening.room.open(CLARO, 10, 20, LAURA, capacity=2)
    await evening.room.add_computer(table, LAURA, "easy")
    assert table.seats[1].level == "easy"
    with pytest.raises(Refusal) as caught:
        await evening.room.add_computer(table, LAURA, "easy")
    assert code(caught) == "table_full"
    await evening.room.remove_computer(table, LAURA)
    with pytest.raises(Refusal) as caught:
        await evening.room.remove_computer(table, LAURA)
    assert code(caught) == "no_computer"
    with pytest.raises(Refusal) as caught:
        await evening.room.add_computer(table, CLARA, "easy")
    assert code(caught) == "not_seated"


async def test_the_seating_is_drawn_by_lot(evening):
    leaders = set()
    for _ in range(12):
        table = await evening.start(LAURA, CLARA)
        leaders.add(user_to_act(table))
        await evening.room.end(table, LAURA, moderator=False)
    assert leaders == {LAURA, CLARA}


async def test_joining_while_the_game_starts_and_fifty_starts_at_once(evening):
    table = await evening.room.open(CLARO, 10, 20, LAURA, computers=1)
    results = await asyncio.gather(
        *(evening.room.start(table, LAURA) for _ in range(50)), evening.room.join(table, CLARA), return_exceptions=True
    )
    refusals = [each for each in results if isinstance(each, Refusal)]
    assert len(refusals) == 50
    assert {each.code for each in refusals} == {"already_started"}
    assert table.status is Status.PLAYING


async def test_two_tables_opened_at_once_in_a_channel(evening):
    results = await asyncio.gather(
        *(evening.room.open(CLARO, 10, 20, user) for user in (LAURA, CLARA)), return_exceptions=True
    )
    assert sorted(type(each).__name__ for each in results) == ["Refusal", "Table"]


async def test_of_two_messages_the_one_further_down_counts(evening):
    table = await evening.room.open(CLARO, 10, 20, LAURA)
    assert await evening.room.posted(table, 700) is None
    assert await evening.room.posted(table, 700) is None  # learnt from a click on it, then told
    assert await evening.room.posted(table, 800) == 700
    assert await evening.room.posted(table, 750) == 750
    assert table.message == 800


# Playing


async def test_a_move_is_on_disk_before_it_is_at_the_table(evening):
    table = await evening.start(LAURA, CLARA)
    await play_first(evening, table)
    saved = await evening.journal.load(table.id)
    assert saved.moves == tuple(table.position.moves)


async def test_fifty_identical_clicks_are_one_move(evening):
    table = await evening.start(LAURA, CLARA)
    user, turn = user_to_act(table), table.position.turn
    move = table.position.legal_moves(table.position.to_act[0])[0]
    results = await asyncio.gather(
        *(evening.room.play(table, user, turn, move) for _ in range(50)), return_exceptions=True
    )
    assert [each.code for each in results if isinstance(each, Refusal)] == ["stale_button"] * 49
    assert len(table.position.moves) == 1


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


async def test_after_a_restart_who_would_have_been_reminded_is(evening):
    table = await evening.start(LAURA, CLARA)
    await evening.pass_seconds(100)
    await evening.restart()
    await evening.pass_seconds(10)
    assert evening.reminded == []  # there is time yet
    await evening.pass_seconds(40)
    assert evening.reminded == [[user_to_act(table)]]
    await evening.restart()
    await evening.pass_seconds(1)
    assert evening.reminded == [[user_to_act(table)]] * 2


async def test_where_turns_are_as_short_as_the_reminder_nobody_is_reminded(evening):
    await evening.start(LAURA, CLARA, turn_seconds=60)
    await evening.pass_seconds(30)
    await evening.restart()
    await evening.pass_seconds(10)
    assert evening.reminded == []


async def test_when_time_is_up_the_most_modest_move_is_played(evening):
    table = await evening.start(LAURA, CLARA)
    lowest = table.position.legal_moves(table.position.to_act[0])[0]
    await evening.pass_seconds(181)
    assert [move for _, move in table.position.moves] == [lowest]


async def test_after_two_missed_turns_the_computer_plays_until_the_owner_clicks(evening):
    table = await evening.start(LAURA, CLARA)
    while not any(seat.away for seat in table.seats):
        await evening.pass_seconds(181)
    away = next(seat for seat in table.seats if seat.away)
    assert list(table.missed.values()).count(0) >= 1
    await evening.room.come_back(table, away.user)
    assert not any(seat.away for seat in table.seats)


async def test_a_click_in_time_counts_from_zero_again(evening):
    table = await evening.start(LAURA, CLARA)
    await evening.pass_seconds(181)
    first = table.position.moves[0][0]
    assert table.missed[first] == 1
    while table.position.to_act[0] != first:
        await play_first(evening, table)
    await play_first(evening, table)
    assert table.missed[first] == 0


async def test_timer_against_click_has_one_winner(evening):
    table = await evening.start(LAURA, CLARA)
    user, turn = user_to_act(table), table.position.turn
    move = table.position.legal_moves(table.position.to_act[0])[-1]
    evening.time += 181
    results = await asyncio.gather(
        evening.room.turns.time_is_up(table, turn), evening.room.play(table, user, turn, move), return_exceptions=True
    )
    assert len(table.position.moves) == 1
    assert sum(isinstance(each, Refusal) for each in results) == 1


async def test_a_game_nobody_attends_is_played_out_by_computers(evening):
    table = await evening.start(LAURA, CLARA)
    while table.live:
        await evening.pass_seconds(181)
    assert table.status is Status.FINISHED


# Leaving and ending


async def test_who_leaves_a_game_can_come_back(evening):
    table = await evening.start(LAURA, CLARA)
    await evening.room.leave(table, CLARA)
    assert table.played_by_computer(table.seat_of(CLARA))
    await evening.room.join(table, CLARA)
    assert not table.played_by_computer(table.seat_of(CLARA))
    assert table.seats[table.seat_of(CLARA)].left_at is None


async def test_when_the_last_person_leaves_the_game_is_closed(evening):
    table = await evening.start(LAURA, CLARA, computers=1)
    await evening.room.leave(table, LAURA)
    await evening.room.leave(table, CLARA)
    assert table.status is Status.ENDED


async def test_ending_while_somebody_plays(evening):
    table = await evening.start(LAURA, CLARA)
    await asyncio.gather(
        evening.room.end(table, LAURA, moderator=False),
        evening.room.play(table, user_to_act(table), 0, table.position.legal_moves(table.position.to_act[0])[0]),
        return_exceptions=True,
    )
    assert table.status is Status.ENDED
    with pytest.raises(Refusal) as caught:
        await evening.room.play(table, user_to_act(table) or LAURA, table.position.turn, "pass")
    assert code(caught) == "game_over"


async def test_a_rematch_leaves_out_who_has_left(evening):
    table = await evening.start(LAURA, CLARA, ARMIN)
    await evening.room.leave(table, ARMIN)
    await evening.room.end(table, LAURA, moderator=False)
    again = await evening.room.rematch(table.id, CLARA)
    assert {seat.user for seat in again.seats} == {LAURA, CLARA}
    assert (again.host, again.status) == (CLARA, Status.PLAYING)
    with pytest.raises(Refusal) as caught:
        await evening.room.rematch(table.id, LAURA)
    assert code(caught) == "table_here"


# Restarting


async def test_after_a_restart_everything_is_where_it_was(evening):
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
    await evening.room.start(again, LAURA)
    assert again.position.options.free_pass


async def test_a_deadline_that_passed_meanwhile_gets_a_fresh_short_one(evening):
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


async def test_computers_go_on_after_a_restart(evening):
    table = await evening.start(LAURA, computers=5)
    while user_to_act(table) is not None:
        await play_first(evening, table)
    await evening.restart()
    again = await evening.room.at(20)
    await evening.pass_seconds(2)
    assert len(again.position.moves) == len(table.position.moves) + 1


async def test_finished_games_do_not_come_back(evening):
    table = await evening.start(LAURA, CLARA)
    while table.live:
        await play_first(evening, table)
    assert await evening.restart() == 0
    found = await evening.room.find(table.id)
    assert found.outcome == table.outcome
    assert not found.live


async def test_an_own_deck_stays_with_its_game(evening):
    grey = ".".join(["-"] * 50)
    evening.room._house = {"claro": {"deck": grey}}
    table = await evening.start(LAURA, CLARA)
    await evening.restart()
    again = await evening.room.at(20)
    assert again.position.options.deck.key == grey
    assert again.options == {"deck": grey}
    assert table.id == again.id


async def test_tables_are_rebuilt_when_asked_for_or_little_by_little(evening):
    tables = [await evening.room.open(CLARO, 10, channel, LAURA, computers=1) for channel in range(60)]
    for table in tables:
        await evening.room.start(table, LAURA)
    assert await evening.restart() == len(evening.room) == 60
    assert evening.room.tables == []
    asked = await asyncio.gather(*(evening.room.at(59) for _ in range(5)))
    assert all(each is asked[0] for each in asked)
    assert asked[0] in evening.room.tables
    assert len(evening.room.tables) <= 3  # the first of the others may have been rebuilt meanwhile
    await evening.pass_seconds(0.5)
    some = len(evening.room.tables)
    assert 1 < some < 60
    await evening.pass_seconds(2)
    assert {table.id for table in evening.room.tables} == {table.id for table in tables}


async def test_a_table_that_cannot_be_rebuilt_leaves_the_others_alone(evening):
    broken = await evening.start(LAURA, CLARA)
    fine = await evening.room.open(CLARO, 10, 21, LAURA)
    async with evening.engine.begin() as connection:
        await connection.exec_driver_sql("INSERT INTO moves VALUES (1, 0, 0, 'no such move', 0, '2026-01-01')")
    assert await evening.restart() == 2
    with pytest.raises(Refusal) as caught:
        await evening.room.at(20)
    assert code(caught) == "unknown_table"
    assert (await evening.room.at(21)).id == fine.id
    with pytest.raises(Refusal) as caught:
        await evening.room.open(CLARO, 10, 20, LAURA)
    assert code(caught) == "table_here"
    await evening.pass_seconds(10)
    assert broken.id not in {table.id for table in evening.room.tables}


async def test_the_tables_of_a_server_that_is_gone_are_closed_asleep_or_awake(evening):
    for channel, guild in ((20, 10), (21, 10), (22, 11)):
        await evening.room.open(CLARO, guild, channel, LAURA)
    await evening.restart()
    await evening.room.at(20)
    await evening.room.abandon(guild=10)
    assert [live.channel for live in await evening.journal.live()] == [22]
    await evening.room.abandon(channel=22)
    assert len(evening.room) == 0


# A database that fails


@pytest.fixture
async def over_a_wire(postgres):
    """An evening whose database's answers can get lost."""
    admin = open_engine(postgres.render_as_string(hide_password=False))
    async with admin.connect() as connection:
        await connection.execution_options(isolation_level="AUTOCOMMIT")
        await connection.exec_driver_sql("CREATE DATABASE lossy")
    async with LossyWire(postgres.set(database="lossy")) as wire:
        engine = open_engine(wire.url)
        await upgrade(engine)
        opened = Evening(engine)
        yield opened, wire
        await opened.close()
        await engine.dispose()
    async with admin.connect() as connection:
        await connection.execution_options(isolation_level="AUTOCOMMIT")
        await connection.exec_driver_sql("DROP DATABASE lossy WITH (FORCE)")
    await admin.dispose()


async def test_a_move_whose_answer_was_lost_is_there_once_the_table_is_asked_again(over_a_wire):
    evening, wire = over_a_wire
    table = await evening.start(LAURA, CLARA)
    user, turn = user_to_act(table), table.position.turn
    move = table.position.legal_moves(table.position.to_act[0])[0]
    wire.lose_next_answer = True
    with pytest.raises(NotSaved):
        await evening.room.play(table, user, turn, move)
    assert table.position.moves == []
    with pytest.raises(Refusal) as caught:
        await evening.room.play(table, user, turn, move)
    assert code(caught) == "stale_button"
    assert [played for _, played in table.position.moves] == [move]
    await play_first(evening, table)
    assert len((await evening.journal.load(table.id)).moves) == len(table.position.moves) == 2


async def test_a_last_move_whose_answer_was_lost_ends_the_game_all_the_same(over_a_wire):
    evening, wire = over_a_wire
    table = await evening.start(LAURA, CLARA)
    while True:
        trial = table.position.copy()
        seat = trial.to_act[0]
        trial.play(seat, trial.legal_moves(seat)[0])
        if trial.outcome is not None:
            break
        await play_first(evening, table)
    wire.lose_next_answer = True
    with pytest.raises(NotSaved):
        await play_first(evening, table)
    assert table.live
    with pytest.raises(Refusal) as caught:
        await play_first(evening, table)
    assert code(caught) == "game_over"
    assert table.status is Status.FINISHED
    assert len(evening.room) == 0


async def test_an_opening_whose_answer_was_lost_is_found_by_the_next(over_a_wire):
    evening, wire = over_a_wire
    wire.lose_next_answer = True
    with pytest.raises(NotSaved):
        await evening.room.open(CLARO, 10, 20, LAURA)
    with pytest.raises(Refusal) as caught:
        await evening.room.open(CLARO, 10, 20, LAURA)
    assert code(caught) == "table_here"
    table = await evening.room.at(20)
    assert (table.host, table.status) == (LAURA, Status.LOBBY)


async def test_a_table_whose_waking_was_not_saved_is_woken_again_and_its_time_runs_on(over_a_wire):
    evening, wire = over_a_wire
    table = await evening.start(LAURA, CLARA)
    evening.time += 100_000
    await evening.restart()
    wire.lose_next_answer = True
    await evening.pass_seconds(1)
    assert not wire.lose_next_answer  # its fresh deadline was written, and we do not know it
    await evening.pass_seconds(RETRY_SECONDS + 1)
    table = await evening.room.find(table.id)
    assert table.deadline.timestamp() > evening.time
    await evening.pass_seconds(evening.room.pace.fresh)
    assert len(table.position.moves) == 1


async def test_a_game_that_ended_right_before_the_stop_is_shown_once_more(evening):
    table = await evening.start(LAURA, CLARA)
    while table.live:
        await play_first(evening, table)
    await evening.room.open(CLARO, 10, 21, LAURA)
    await evening.restart()
    shown = []
    evening.changed = lambda table: shown.append((table.id, table.status))
    await evening.pass_seconds(1)
    assert shown == [(table.id, Status.FINISHED), (table.id + 1, Status.LOBBY)]
    assert len(evening.room) == 1
    evening.time += 1000
    await evening.restart()
    shown.clear()
    await evening.pass_seconds(1)
    assert shown == [(table.id + 1, Status.LOBBY)]
