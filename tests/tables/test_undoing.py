"""Taking the last move back: whoever made it asks, and the others agree before anybody else has acted."""

import pytest

from bot.games.catalog import GAMES
from bot.interactions.routes.route import reader
from bot.interactions.routes.routes import HandAct
from bot.runtime.refusal import Refusal
from bot.tables.rules import host_tools, lobby, playing, undoing
from bot.tables.rules.table import RECENT
from tests.tables.broken import broken_game
from tests.tables.evening import ARMIN, CLARA, LAURA, code, play_first, user_to_act

TOM = 4


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


async def taken_back(evening, table):
    """Let the last mover take their move back, and all others agree; return the mover and one of the others."""
    mover = table.seats[table.position.moves[-1][0]].user
    others = [each for each in table.people if each != mover]
    await evening.room.do(table, undoing.ask, mover)
    for each in others:
        await evening.room.do(table, undoing.agree, each, undoing.asked_for(table))
    return mover, others[0]


async def test_a_button_made_for_a_move_that_was_taken_back_plays_nothing(evening):
    table = await evening.start(LAURA, CLARA)
    before = table.choice
    await moved(evening, table)
    after, turn, first = table.choice, table.turn, table.position.moves[-1][1]
    mover, other = await taken_back(evening, table)
    assert table.choice == before  # it is the same choice again
    legal = table.position.legal_moves(table.seat_of(mover))
    await evening.room.play(table, mover, before, next(each for each in legal if each != first))
    await evening.restart()
    table = await evening.room.at(20)
    assert table.turn == turn
    moves = table.position.legal_moves(table.seat_of(other))
    with pytest.raises(Refusal) as caught:
        await evening.room.play(table, other, after, moves[0])
    assert code(caught) == "stale_button"
    await evening.room.play(table, other, table.choice, moves[0])
    assert len(table.position.moves) == 2


async def test_who_has_agreed_to_one_move_has_not_agreed_to_another_in_its_place(evening):
    table = await evening.start(LAURA, CLARA)
    first = table.position.legal_moves(table.position.to_act[0])[0]
    await moved(evening, table)
    await evening.room.do(table, undoing.ask, table.seats[table.position.moves[-1][0]].user)
    number = undoing.asked_for(table)
    mover, other = await taken_back(evening, table)
    legal = table.position.legal_moves(table.seat_of(mover))
    await evening.room.play(table, mover, None, next(each for each in legal if each != first))
    await evening.room.do(table, undoing.ask, mover)
    with pytest.raises(Refusal) as caught:
        await evening.room.do(table, undoing.agree, other, number)
    assert code(caught) == "stale_button"
    assert undoing.waiting(table) == [other]


async def test_buttons_of_earlier_versions_go_on_and_none_is_too_long(evening):
    table = await evening.start(LAURA, CLARA)
    await evening.room.play(
        table, user_to_act(table), table.turn, table.position.legal_moves(table.position.to_act[0])[0]
    )
    await evening.room.play(
        table, user_to_act(table), table.choice, table.position.legal_moves(table.position.to_act[0])[0]
    )
    assert len(table.position.moves) == 2
    longest = HandAct.SKETCH(2**62, max(999_999, table.choice), "x" * 60, 99)
    assert reader(HandAct)(str(longest)) == longest
    assert len(str(longest)) <= 100


async def test_who_is_away_or_has_left_the_server_is_not_asked_and_does_not_block(evening):
    table = await evening.start(LAURA, CLARA, ARMIN)
    await moved(evening, table)
    mover = table.seats[table.position.moves[-1][0]].user
    first, second = (each for each in table.people if each != mover)
    await evening.room.do(table, undoing.ask, mover)
    await evening.room.do(table, undoing.agree, first, undoing.asked_for(table))
    assert undoing.waiting(table) == [second]
    await evening.room.do(table, playing.step_back, table.seat_of(second))
    assert undoing.waiting(table) == []
    await evening.room.do(table, undoing.ask, mover)  # nobody is asked twice
    assert table.position.moves == []
    await moved(evening, table)
    await evening.room.do(table, playing.come_back, second)
    table.gone = frozenset({first})
    await evening.room.do(table, undoing.ask, mover)
    assert undoing.waiting(table) == [second]


async def test_a_move_belongs_to_who_has_made_it(evening):
    """Neither does the taker of a seat take its owner's move back, nor the owner the taker's; each takes their own."""
    table = await evening.start(LAURA, CLARA)
    owner = await moved(evening, table)
    (other,) = {LAURA, CLARA} - {owner}
    seat = table.seat_of(owner)
    await evening.room.do(table, playing.leave, owner)
    await evening.room.do(table, playing.take_over, ARMIN)
    assert table.taken_by(owner) == ARMIN
    assert not undoing.may_undo(table, ARMIN)
    while user_to_act(table) != ARMIN:
        await moved(evening, table)
    kept = [*table.position.moves]
    await moved(evening, table)
    assert undoing.may_undo(table, ARMIN)
    await evening.room.do(table, undoing.ask, ARMIN)
    await evening.room.do(table, undoing.agree, other, undoing.asked_for(table))
    assert table.position.moves == kept
    assert not table.substituted
    await moved(evening, table)
    assert table.substituted == {len(kept)}
    await evening.room.do(table, host_tools.kick, other, ARMIN, moderator=True)
    assert not undoing.may_undo(table, owner)
    assert table.seats[seat].counts_for == owner


@pytest.mark.parametrize("restarted", [False, True])
async def test_who_takes_a_seat_next_does_not_take_back_what_an_earlier_one_has_made_there(evening, restarted):
    table = await evening.start(LAURA, CLARA)
    owner = user_to_act(table)
    (other,) = {LAURA, CLARA} - {owner}
    await evening.room.do(table, playing.leave, owner)
    await evening.room.do(table, playing.take_over, ARMIN)
    await moved(evening, table)
    assert undoing.may_undo(table, ARMIN)
    await evening.room.do(table, host_tools.kick, other, ARMIN, moderator=True)
    await evening.room.do(table, playing.take_over, TOM)
    if restarted:
        await evening.restart()
        table = await evening.room.at(20)
    assert table.taken_by(owner) == TOM
    assert not undoing.may_undo(table, TOM)
    while user_to_act(table) != TOM or table.position.moves[-1][0] == table.seat_of(TOM):
        await moved(evening, table)
    await moved(evening, table)
    assert undoing.may_undo(table, TOM)
