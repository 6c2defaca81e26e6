"""Whoever has no choice left in a game keeps it going for nobody: the game waits for those who still play."""

import pytest

from bot.tables.rules import playing
from bot.tables.rules.playing import Back
from tests.tables.evening import ARMIN, CLARA, LAURA
from tests.tables.test_fairness import stardust

TURN = 180


@pytest.fixture
async def broke(evening):
    """Return a game of Stardust in which one of three people has lost all, and that person; the others play on."""
    table = await stardust(evening, LAURA, CLARA, ARMIN, stake="100")
    while len(table.position.rounds) == 0:
        seat = table.people_to_act()[0]
        legal = table.position.legal_moves(seat)
        bets = [move for move in legal if move.startswith("bet")]
        move = table.position.automatic(seat) if seat == 2 else bets[-1] if bets else "call"
        await evening.room.play(table, table.seats[seat].user, None, move if move in legal else legal[0])
    left = table.position.view(None).credits
    assert sorted(left)[0] == 0 < sorted(left)[1]
    return table, table.seats[left.index(0)].user


def others(table, user):
    return [each for each in table.people if each != user]


async def test_the_computers_finish_no_game_because_somebody_is_broke(evening, broke):
    table, _ = broke
    for _ in range(10):
        await evening.pass_seconds(TURN)
    assert table.waits
    assert table.live


async def test_a_broke_player_who_presses_something_is_there(evening, broke):
    table, out = broke
    for _ in range(60):
        table.saw(out, evening.time)
        await evening.pass_seconds(20)
    assert any(seat.away for seat in table.seats)


async def test_a_broke_player_lets_a_game_go_on_as_any_other(evening, broke):
    table, out = broke
    while not table.waits:
        await evening.pass_seconds(TURN)
    assert await evening.room.attend(table, out) is Back.GAME
    assert not table.paused
    for _ in range(10):
        await evening.pass_seconds(TURN)
    assert table.waits
    assert table.live


async def test_nobody_is_reminded_of_a_turn_for_which_only_a_broke_player_waits(evening, broke):
    table, out = broke
    acts = table.seats[table.people_to_act()[0]].user
    (other,) = set(others(table, out)) - {acts}
    await evening.room.do(table, playing.leave, other)
    await evening.pass_seconds(150)
    assert [acts] not in evening.reminded


async def test_the_game_waits_for_who_is_away_while_only_a_broke_player_is_there(evening, broke):
    table, out = broke
    for user in others(table, out):
        await evening.room.do(table, playing.step_back, table.seat_of(user))
    for _ in range(20):
        await evening.pass_seconds(3)
    assert table.waits
    assert table.live


async def test_the_computers_play_on_for_who_is_away_while_somebody_still_plays(evening, broke):
    table, out = broke
    away, there = others(table, out)
    await evening.room.do(table, playing.step_back, table.seat_of(away))
    await evening.pass_seconds(3)
    assert not table.paused
    assert table.people_to_act() in ([], [table.seat_of(there)])


@pytest.mark.parametrize("there", [True, False])
async def test_a_game_in_which_everybody_who_still_played_has_left_goes_on_while_a_broke_player_is_there(
    evening, broke, there
):
    table, out = broke
    for user in others(table, out):
        await evening.room.do(table, playing.leave, user)
    for _ in range(300):
        if not table.live:
            break
        if there:
            table.saw(out, evening.time)
        await evening.pass_seconds(3)
    assert (table.outcome is not None, table.waits) == (there, not there)


async def last_hand(evening, *people):
    """Return a game of Stardust in whose last hand somebody has bet all that the others can pay."""
    table = await stardust(evening, *people, stake="100", hands="3")
    while len(table.position.rounds) < 2:
        seat = table.people_to_act()[0]
        await evening.room.play(table, table.seats[seat].user, None, table.position.automatic(seat))
    seat = table.people_to_act()[0]
    bets = [move for move in table.position.legal_moves(seat) if move.startswith("bet")]
    await evening.room.play(table, table.seats[seat].user, None, bets[-1])
    return table


async def test_whoever_has_just_bet_waits_for_the_answers_that_end_the_game(evening):
    table = await last_hand(evening, LAURA, CLARA, ARMIN)
    await evening.room.play(table, table.seats[table.people_to_act()[0]].user, None, "fold")
    await evening.pass_seconds(TURN)
    assert table.outcome is not None


async def test_who_is_all_in_in_the_last_hand_keeps_it_going_with_signs_of_life(evening):
    table = await last_hand(evening, LAURA, CLARA, ARMIN)
    all_in = table.seats[table.position.moves[-1][0]].user
    for _ in range(2):
        await evening.room.play(table, table.seats[table.people_to_act()[0]].user, None, "call")
    for _ in range(20):
        if table.waits:
            assert await evening.room.attend(table, all_in) is Back.GAME
        table.saw(all_in, evening.time)
        await evening.pass_seconds(TURN)
    assert table.outcome is not None
