"""Tables when the database fails or its answers are lost."""

import pytest
from sqlalchemy import make_url

from bot.runtime.background import RETRY_SECONDS
from bot.runtime.refusal import Refusal
from bot.store.engine.database import open_engine
from bot.store.engine.fence import NotSaved
from bot.store.journal.entries import Moved
from bot.tables.rules.table import Status
from tests.features.fleet.lossy import LossyWire
from tests.tables.evening import CLARA, CLARO, LAURA, Evening, code, play_first, user_to_act

pytestmark = pytest.mark.parametrize("url", ["postgresql"], indirect=True)


@pytest.fixture
async def over_a_wire(url):
    """An evening whose database's answers can be lost."""
    async with LossyWire(make_url(url)) as wire:
        engine = open_engine(wire.url)
        opened = Evening(engine)
        yield opened, wire
        await opened.close()
        await engine.dispose()


async def test_a_move_whose_answer_was_lost_is_found_by_the_next_command(over_a_wire):
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


async def test_a_last_move_whose_answer_was_lost_still_ends_the_game(over_a_wire):
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


async def test_a_table_whose_opening_was_not_confirmed_is_found_by_the_next_opening(over_a_wire):
    evening, wire = over_a_wire
    wire.lose_next_answer = True
    with pytest.raises(NotSaved):
        await evening.room.open(CLARO, 10, 20, LAURA)
    with pytest.raises(Refusal) as caught:
        await evening.room.open(CLARO, 10, 20, LAURA)
    assert code(caught) == "table_here"
    table = await evening.room.at(20)
    assert (table.host, table.status) == (LAURA, Status.LOBBY)


async def test_a_fresh_deadline_whose_answer_was_lost_is_set_again(over_a_wire):
    evening, wire = over_a_wire
    table = await evening.start(LAURA, CLARA)
    evening.time += 100_000
    await evening.restart()
    wire.lose_next_answer = True
    await evening.pass_seconds(1)
    assert not wire.lose_next_answer  # the fresh deadline is in the database, but not at the table
    await evening.pass_seconds(RETRY_SECONDS + 1)
    table = await evening.room.find(table.id)
    assert table.deadline.timestamp() > evening.time
    await evening.pass_seconds(evening.room.pace.fresh)
    assert len(table.position.moves) == 1


async def test_when_stepping_back_fails_the_next_turn_keeps_its_time(over_a_wire):
    evening, wire = over_a_wire
    table = await evening.start(LAURA, CLARA)
    told = evening.changed

    def lose_the_step_back(table, entry):
        told(table, entry)
        wire.lose_next_answer = isinstance(entry, Moved) and 1 in table.missed.values()

    evening.changed = lose_the_step_back
    while not wire.lose_next_answer and table.id not in evening.room._doubtful:
        if user_to_act(table) == CLARA:  # who is there: without anybody, the game would wait
            await play_first(evening, table)
        else:
            await evening.pass_seconds(181)
    assert not evening.turns.is_stuck(table)
    moves = len(table.position.moves)
    for _ in range(3):
        await evening.pass_seconds(RETRY_SECONDS + 1)
    table = await evening.room.find(table.id)
    if user_to_act(table) == CLARA:
        await play_first(evening, table)
    await evening.pass_seconds(181)
    assert len(table.position.moves) > moves


async def test_a_last_yes_whose_answer_was_lost_begins_the_game_with_the_next_command(over_a_wire):
    evening, wire = over_a_wire
    table = await evening.room.open(CLARO, 10, 20, LAURA, invited=[CLARA])
    wire.lose_next_answer = True
    with pytest.raises(NotSaved):
        await evening.room.join(table, CLARA)
    assert table.asked == [CLARA]
    with pytest.raises(Refusal) as caught:
        await evening.room.join(table, CLARA)
    assert code(caught) == "already_seated"
    await evening.pass_seconds(0)
    assert table.status is Status.PLAYING
