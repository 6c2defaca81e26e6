"""Taking the last move back: whoever made it asks, and the others agree before anybody else has acted."""

import pytest

from bot.games.catalog import GAMES
from bot.runtime.refusal import Refusal
from bot.tables.rules import lobby, playing, undoing
from bot.tables.rules.table import RECENT
from tests.tables.broken import broken_game
from tests.tables.evening import ARMIN, CLARA, LAURA, code, play_first, user_to_act


async def moved(evening, table):
    """Let whoever is to act play; return them."""
    mover = user_to_act(table)
    await play_first(evening, table)
    return mover


async def test_a_move_is_taken_back_once_all_agree_and_stays_so(evening):
    table = await evening.start(LAURA, CLARA, ARMIN)
    await moved(evening, table)
    mover, moves = await moved(evening, table), [*table.position.moves]
    others = [seat.user for seat in table.seats if seat.user != mover]
    assert undoing.may_undo(table, mover)
    assert await evening.room.do(table, undoing.ask, mover) is None
    assert undoing.asked(table) == others
    assert await evening.room.do(table, undoing.agree, others[0], len(moves)) is None
    assert table.position.moves == moves
    await evening.room.do(table, undoing.agree, others[1], len(moves))
    assert table.position.moves == moves[:-1]
    assert user_to_act(table) == mover
    assert [each.move for each in table.recent] == [move for _, move in moves[:-1]]
    await evening.restart()
    table = await evening.room.at(20)
    assert table.position.moves == moves[:-1]
    last = [*table.position.legal_moves(table.position.to_act[0])][-1]
    await evening.room.play(table, mover, table.position.turn, last)
    await evening.restart()
    table = await evening.room.at(20)
    assert table.position.moves == [*moves[:-1], (moves[-1][0], last)]
    await evening.finish(table)
    assert table.position.outcome is not None


async def test_only_ones_own_last_move_can_be_taken_back(evening):
    table = await evening.start(LAURA, CLARA)
    for user in (LAURA, CLARA):
        with pytest.raises(Refusal) as caught:
            await evening.room.do(table, undoing.ask, user)
        assert code(caught) == "no_undo"
    mover = await moved(evening, table)
    (other,) = {LAURA, CLARA} - {mover}
    assert not undoing.may_undo(table, other)
    assert not undoing.may_undo(table, ARMIN)
    await evening.room.do(table, undoing.ask, mover)
    await moved(evening, table)  # whoever was asked has played instead
    with pytest.raises(Refusal) as caught:
        await evening.room.do(table, undoing.agree, other, 1)
    assert code(caught) == "stale_button"
    assert len(table.position.moves) == 2
    assert not undoing.may_undo(table, mover)


async def test_what_was_asked_of_an_earlier_move_is_not_agreed_for_a_later_one(evening):
    table = await evening.start(LAURA, CLARA)
    mover = await moved(evening, table)
    (other,) = {LAURA, CLARA} - {mover}
    await evening.room.do(table, undoing.ask, mover)
    with pytest.raises(Refusal):
        await evening.room.do(table, undoing.agree, other, 2)
    with pytest.raises(Refusal):
        await evening.room.do(table, undoing.agree, ARMIN, 1)
    await evening.room.do(table, undoing.agree, other, 1)
    assert table.position.moves == []
    with pytest.raises(Refusal):  # once is enough
        await evening.room.do(table, undoing.agree, other, 1)


async def test_computers_need_not_be_asked_and_are_quicker_than_a_second_thought(evening):
    table = await evening.start(LAURA, computers=1)
    while user_to_act(table) != LAURA:
        await evening.pass_seconds(5)
    before = [*table.position.moves]
    await moved(evening, table)
    if table.computers_to_act() and table.position.undoable():
        await evening.room.do(table, undoing.ask, LAURA)
        assert table.position.moves == before
        await moved(evening, table)
    await evening.pass_seconds(5)
    assert not undoing.may_undo(table, LAURA) or table.position.moves[-1][0] == table.seat_of(LAURA)


async def test_moves_that_were_made_for_somebody_stay(evening):
    table = await evening.start(LAURA, CLARA)
    mover = user_to_act(table)
    await evening.run_out(table)
    if table.position.moves and table.position.moves[-1][0] == table.seat_of(mover):
        assert undoing.may_undo(table, mover) is (len(table.position.moves) - 1 not in table.automatic)


@pytest.mark.parametrize("game", ["claro", "stardust", "africa"])
async def test_nothing_that_showed_cards_is_taken_back(evening, game):
    """What was drawn after a move, or won by it, was seen."""
    table = await evening.room.open(GAMES[game], 10, 20, LAURA)
    for user in (CLARA, ARMIN):
        await evening.room.do(table, lobby.join, user)
    await evening.room.do(table, lobby.start, LAURA)
    seen = set()
    while table.live and len(table.position.moves) < 60:
        before = [table.position.hand(seat) for seat in range(3)]
        await moved(evening, table)
        drew = any(set(table.position.hand(seat)) - {*before[seat]} for seat in range(3)) if table.live else True
        assert not (drew and table.position.undoable())
        seen.add(table.position.undoable())
    assert seen == ({False} if game == "stardust" else {True, False})


async def test_more_moves_can_be_taken_back_than_a_table_tells_of(evening):
    table = await evening.start(LAURA, CLARA, ARMIN)
    for _ in range(RECENT + 2):
        await moved(evening, table)
    while len(moves := [*table.position.moves]) > 1:
        mover = table.seats[moves[-1][0]].user
        await evening.room.do(table, undoing.ask, mover)
        for user in {LAURA, CLARA, ARMIN} - {mover}:
            await evening.room.do(table, undoing.agree, user, len(moves))
        assert [*table.recent] == [*table.story()][-RECENT:]


async def test_a_page_is_shown_though_the_rules_cannot_tell_whether_a_move_may_be_taken_back(evening):
    table = await evening.room.open(broken_game("Position.undoable = lambda self: 1 / 0"), 10, 20, LAURA)
    await evening.room.do(table, lobby.join, CLARA)
    await evening.room.do(table, lobby.start, LAURA)
    assert not undoing.may_undo(table, await moved(evening, table))


async def test_whoever_has_left_the_game_takes_nothing_back(evening):
    table = await evening.start(LAURA, CLARA, ARMIN)
    mover = await moved(evening, table)
    await evening.room.do(table, playing.leave, mover)
    assert not undoing.may_undo(table, mover)
