"""A pass that the rules force is played by itself, tells what a pressed one tells, and says nothing of who is there."""

from random import Random

import pytest

from bot.games.africa.game import GAME as AFRICA
from bot.games.claro.view import PASS
from bot.games.game import IllegalMove
from bot.games.shuffle import Seeded
from bot.games.stardust.game import GAME as STARDUST
from bot.runtime.refusal import Refusal
from bot.tables.rules import host_tools, playing, undoing
from tests.tables.evening import ARMIN, CLARA, CLARO, LAURA, code

BREATH = 2.0


@pytest.fixture
def wanting(evening):
    """An evening at which everybody wants forced moves to be played by themselves."""
    evening.turns._plays_forced = lambda user: True
    return evening


async def to_a_forced_pass(evening, table):
    """Play, with what fits first, until somebody has nothing that fits; return their seat."""
    for _ in range(200):
        position = table.position
        seat = position.to_act[0]
        if position.forced(seat) is not None:
            return seat
        await evening.room.play(table, table.seats[seat].user, None, position.legal_moves(seat)[0])
    raise AssertionError("nobody ever has to pass")


async def test_a_forced_pass_is_played_by_itself_after_a_breath(wanting):
    table = await wanting.start(LAURA, CLARA)
    seat = await to_a_forced_pass(wanting, table)
    played = len(table.position.moves)
    await wanting.pass_seconds(BREATH - 0.1)
    assert len(table.position.moves) == played
    await wanting.pass_seconds(0.2)
    assert table.position.moves[played] == (seat, PASS)
    told = next(each for each in reversed(table.recent) if each.move == PASS)
    assert not told.automatic  # nobody's time was up
    assert played not in table.automatic


async def test_it_tells_everybody_what_a_pressed_pass_tells(wanting):
    table = await wanting.start(LAURA, CLARA)
    seat = await to_a_forced_pass(wanting, table)
    pressed = table.position.copy()
    pressed.play(seat, PASS)
    await wanting.pass_seconds(BREATH)
    for watcher in (None, 0, 1):
        assert table.position.view(watcher) == pressed.view(watcher)
    assert table.position.moves == pressed.moves
    assert [each.move for each in table.story()] == [move for _, move in pressed.moves]


async def test_a_pass_that_has_played_itself_is_not_taken_back(wanting):
    table = await wanting.start(LAURA, CLARA, ARMIN)
    played = 0
    while not (played and table.position.undoable()):  # else it has ended the round
        seat = await to_a_forced_pass(wanting, table)
        played = len(table.position.moves)
        await wanting.pass_seconds(BREATH)
    assert table.position.moves[played:] == [(seat, PASS)]
    assert not undoing.may_undo(table, table.seats[seat].user)


async def test_several_forced_passes_in_a_row_play_themselves_each_after_a_breath(wanting):
    table = await wanting.start(LAURA, CLARA, 3, 4)
    for _ in range(300):
        await to_a_forced_pass(wanting, table)
        before = len(table.position.moves)
        await wanting.pass_seconds(BREATH)
        assert len(table.position.moves) == before + 1
        if table.position.to_act and table.position.forced(table.position.to_act[0]) is not None:
            await wanting.pass_seconds(BREATH)
            assert [move for _, move in table.position.moves[before:]] == [PASS, PASS]
            return
    raise AssertionError("no two seats in a row ever have to pass")


async def test_it_does_not_come_for_somebody_who_does_not_want_it(evening):
    table = await evening.start(LAURA, CLARA)
    seat = await to_a_forced_pass(evening, table)
    played, user = len(table.position.moves), table.seats[seat].user
    evening.turns._plays_forced = lambda each: each != user
    await evening.pass_seconds(BREATH)
    assert len(table.position.moves) == played


async def test_it_does_not_come_in_a_pause_and_comes_after_it(wanting):
    table = await wanting.start(LAURA, CLARA)
    await to_a_forced_pass(wanting, table)
    played = len(table.position.moves)
    await wanting.room.do(table, host_tools.pause, LAURA, moderator=False)
    await wanting.pass_seconds(10 * BREATH)
    assert len(table.position.moves) == played
    await wanting.room.do(table, host_tools.resume, LAURA, moderator=False)
    await wanting.pass_seconds(BREATH)
    assert len(table.position.moves) == played + 1


async def test_for_somebody_who_is_away_the_computer_moves_as_ever(wanting):
    table = await wanting.start(LAURA, CLARA, 3)
    seat = await to_a_forced_pass(wanting, table)
    await wanting.room.do(table, playing.leave, table.seats[seat].user)
    turn = table.turn
    with pytest.raises(Refusal) as caught:
        await wanting.room.do(table, playing.play_forced, turn, seat)
    assert code(caught) == "stale_button"


async def test_a_press_at_the_same_moment_counts_once_and_is_no_mistake(wanting):
    table = await wanting.start(LAURA, CLARA)
    seat = await to_a_forced_pass(wanting, table)
    user, turn = table.seats[seat].user, table.turn
    await wanting.pass_seconds(BREATH)
    played = len(table.position.moves)
    await wanting.room.play(table, user, turn, PASS)
    assert len(table.position.moves) == played


async def test_it_is_no_sign_of_life(wanting):
    table = await wanting.start(LAURA, CLARA)
    seat = await to_a_forced_pass(wanting, table)
    table.missed[seat] = table.idle[seat] = 1
    await wanting.pass_seconds(BREATH)
    assert table.missed[seat] == table.idle[seat] == 1


@pytest.mark.parametrize("there", [True, False])
async def test_nobody_waits_whose_pass_played_itself_unless_they_were_there_lately(wanting, there):
    table = await wanting.start(LAURA, CLARA, 3)
    seat = await to_a_forced_pass(wanting, table)
    if not there:
        table.seen.clear()  # as if they had played long ago
    await wanting.pass_seconds(BREATH)
    (acts,) = table.people_to_act()
    assert acts != seat
    assert table.position.forced(acts) is None
    table.missed[3 - seat - acts] = 1
    played = len(table.position.moves)
    await wanting.pass_seconds(180)
    assert (len(table.position.moves) > played, table.waits) == (there, not there)


async def test_it_is_played_after_a_restart_too(wanting):
    table = await wanting.start(LAURA, CLARA)
    await to_a_forced_pass(wanting, table)
    played = len(table.position.moves)
    await wanting.restart()
    wanting.turns._plays_forced = lambda user: True
    again = await wanting.room.find(table.id)
    await wanting.pass_seconds(BREATH)
    assert len(again.position.moves) == played + 1
    assert again.position.moves[played][1] == PASS


def positions(game, options, number):
    """Yield positions of random games."""
    for seed in range(number):
        dice, seats = Random(seed), game.seats.start + 1
        position = game.start(seats, Seeded(seed.to_bytes(32, "big")), game.read_options(options))
        while position.to_act:
            yield position, dice
            seat = position.to_act[0]
            moves = position.legal_moves(seat)
            position.play(seat, moves[dice.randrange(len(moves))])


def test_where_a_pass_is_free_none_is_ever_played_by_itself():
    seen = 0
    for position, _ in positions(CLARO, {"free_pass": "yes"}, 5):
        for seat in position.to_act:
            seen += list(position.legal_moves(seat)) == [PASS]
            assert position.forced(seat) is None
    assert seen


def test_without_that_rule_every_pass_is_forced_and_no_card_ever_is():
    forced = 0
    for position, _ in positions(CLARO, {}, 5):
        for seat in position.to_act:
            move = position.forced(seat)
            assert move in (None, PASS)
            forced += move is not None
            assert (PASS in position.legal_moves(seat)) == (move is not None)
            if move is None:
                with pytest.raises(IllegalMove):
                    position.copy().play(seat, PASS)
    assert forced


@pytest.mark.parametrize("game", [AFRICA, STARDUST], ids=lambda game: game.name)
def test_in_the_other_games_everybody_presses_what_they_do(game):
    for position, _ in positions(game, {}, 3):
        assert all(position.forced(seat) is None for seat in position.to_act)
