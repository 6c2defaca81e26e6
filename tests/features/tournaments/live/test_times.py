"""What happens in a tournament by the clock: check-in, its beginning, the end of an arena."""

import time
from itertools import permutations

import pytest

from bot.features.tournaments.rules.entries import Why
from bot.features.tournaments.rules.tournament import Phase
from tests.features.tournaments.live.event import (
    FOUR,
    Robots,
    act,
    announced,
    begun,
    entered,
    pings,
    played_out,
    until,
)


def move_clock(house, seconds):
    """Let the bot's clock be ahead by some seconds from now on, and ring what is due."""
    clock = house.app.base.clock
    clock.now = lambda: time.time() + seconds
    clock._ring()


async def test_it_begins_by_itself_with_those_who_have_checked_in(house):
    _, tournament = await announced(house, rounds=1, starts_in=60, check_in=15)
    await entered(house, *FOUR)
    move_clock(house, 46 * 60)
    await until(lambda: tournament.phase is Phase.CHECK_IN)
    await entered(house, *FOUR[:3], label="Check in")
    assert [each.here for each in tournament.entrants] == [True, True, True, False]
    move_clock(house, 61 * 60)
    await until(lambda: tournament.phase is Phase.RUNNING)
    assert [each.out for each in tournament.entrants] == [None, None, None, Why.NOT_THERE]
    await played_out(house, tournament)
    assert tournament.rounds[0].byes


async def test_beginning_by_hand_asks_once_more_who_has_not_checked_in(house):
    _, tournament = await announced(house, rounds=1, check_in=15)
    await entered(house, *FOUR)
    await act(house, "Konrad", tournament, "opencheckin")
    await entered(house, *FOUR[:3], label="Check in")
    asked = await act(house, "Konrad", tournament, "begin")
    assert tournament.phase is Phase.CHECK_IN
    assert "1 person has not checked in" in asked.text
    assert "Konrad" in asked.text
    assert "Laura" not in asked.text
    await act(house, "Konrad", tournament, "beginsure")
    assert tournament.phase is Phase.RUNNING
    assert tournament.entrants[3].out is Why.NOT_THERE


async def test_with_too_few_people_it_is_called_off_when_it_should_begin(house):
    konrad, tournament = await announced(house, starts_in=60)
    await entered(house, "Laura")
    move_clock(house, 61 * 60)
    await until(lambda: tournament.phase is Phase.OVER)
    assert tournament.ending == "called-off"
    await konrad.until(lambda each: any("does not take place" in seen.text for seen in each.messages.values()))


async def test_an_arena_pairs_whoever_is_free_until_its_time_is_up(house):
    tournament = await begun(house, FOUR, format="arena", minutes=10)
    await Robots(house).play(lambda: len(tournament.pairings) >= 8)
    move_clock(house, 11 * 60)
    await played_out(house, tournament)
    assert tournament.ending == "finished"
    assert set(pings(house).values()) == {1}  # each table has a thread of its own, and pings once


async def pair_that_waits(house):
    """Let two of four people in an arena finish their game, while the others play; return the tournament."""
    tournament = await begun(house, FOUR, format="arena", minutes=10)
    await until(lambda: len(tournament.pairings) == 2 and all(each.table is not None for each in tournament.pairings))
    idle = [tournament.entrants[each].user for each in tournament.pairings[1].entrants]
    await Robots(house, idle=idle).play(lambda: tournament.pairings[0].over)
    assert len(tournament.pairings) == 2  # they wait for somebody else
    return tournament


async def test_in_an_arena_those_who_have_waited_long_enough_play_each_other_again(house):
    tournament = await pair_that_waits(house)
    await until(lambda: house.app.base.clock.is_set(("tournament", tournament.id)))
    move_clock(house, 61)
    await until(lambda: len(tournament.pairings) == 3)
    assert set(tournament.pairings[2].entrants) == set(tournament.pairings[0].entrants)


async def test_an_arena_ends_while_a_pair_waits(house):
    tournament = await pair_that_waits(house)
    ends = tournament.closes_at
    move_clock(house, 11 * 60)
    await played_out(house, tournament)
    assert tournament.ending == "finished"
    assert all(each.at < ends for each in tournament.rounds)


async def test_who_comes_late_plays_from_the_next_round_on(house):
    tournament = await begun(house, FOUR, rounds=2, late=True)
    await until(lambda: bool(tournament.rounds))
    for name in ("Berta", "Dora"):  # the announcement has no such button any more: it is on one's own page
        person = await house.person(name)
        await person.click("Sign up", on=await act(house, name, tournament, "me:0"))
    await played_out(house, tournament)
    assert len(tournament.rounds[0].pairings) == 2
    assert {each for pairing in tournament.rounds[1].pairings for each in pairing.entrants} == set(range(6))


async def test_an_arena_lets_people_in_late_by_itself(house):
    tournament = await begun(house, FOUR[:2], format="arena", minutes=10)
    await until(lambda: bool(tournament.rounds))
    berta, _ = await entered(house, "Berta", "Dora")
    assert "Sign up" not in (await berta.slash("tournament")).enabled
    latecomers = {each.number for each in tournament.entrants[2:]}
    assert len(latecomers) == 2
    await Robots(house).play(lambda: {each for one in tournament.pairings for each in one.entrants} >= latecomers)


async def test_an_arena_whose_organiser_wants_nobody_late_offers_no_place(house):
    konrad, tournament = await announced(house, format="arena", minutes=10)
    await act(house, "Konrad", tournament, "changepart:1")
    await konrad.submit(late=False)
    await entered(house, *FOUR[:2])
    event = konrad.find("Sign up").id
    await act(house, "Konrad", tournament, "beginsure")
    await konrad.until(lambda each: "New games begin until" in each.messages[event].text)
    assert "Sign up" not in konrad.messages[event].buttons


@pytest.mark.parametrize("kind", ["swiss", "knock-out", "round-robin", "arena"])
async def test_two_people_begin_a_game_for_three_with_a_computer(house, kind):
    tournament = await begun(house, FOUR[:2], game="stardust", format=kind, seats=3, computers=True)
    await until(lambda: bool(tournament.pairings) or tournament.phase is Phase.OVER)
    assert tournament.phase is Phase.RUNNING
    assert [each.computer for each in tournament.entrants] == [False, False, True]
    assert tournament.pairings[0].entrants in permutations(range(3))


async def test_without_computers_two_people_hear_where_they_are_allowed(house):
    _, tournament = await announced(house, game="stardust", seats=3)
    await entered(house, *FOUR[:2])
    seen = await act(house, "Konrad", tournament, "begin")
    assert "needs at least 3 people, and 2 are there" in seen.text
    assert "Computer players can fill up: **Change …**" in seen.text
    assert tournament.phase is Phase.SIGN_UP


async def test_one_who_does_not_come_leaves_the_organiser_a_choice_and_late_ones_a_way_in(house):
    konrad, tournament = await announced(house, starts_in=60, check_in=15)
    await entered(house, "Laura", "Clara")
    move_clock(house, 46 * 60)
    await until(lambda: tournament.phase is Phase.CHECK_IN)
    await act(house, "Laura", tournament, "checkin")
    move_clock(house, 61 * 60)
    told = "has not begun: it needs 2 people, and 1 checked in"
    await konrad.until(lambda each: any(told in seen.text for seen in each.messages.values()))
    seen = next(seen for seen in konrad.messages.values() if told in seen.text)
    assert seen.enabled == ["Wait five minutes", "Call off"]
    assert tournament.phase is Phase.CHECK_IN
    before = tournament.options.starts
    await konrad.click("Wait five minutes", on=seen)
    assert tournament.options.starts > before
    move_clock(house, 70 * 60)
    await act(house, "Clara", tournament, "checkin")
    await until(lambda: tournament.phase is Phase.RUNNING)
    assert tournament.playing


async def test_after_a_quarter_of_an_hour_it_is_called_off_and_the_ping_says_why(house):
    _, tournament = await announced(house, starts_in=60, check_in=15)
    await entered(house, "Laura", "Clara")
    move_clock(house, 46 * 60)
    await until(lambda: tournament.phase is Phase.CHECK_IN)
    await act(house, "Laura", tournament, "checkin")
    move_clock(house, 76 * 60)
    await until(lambda: tournament.phase is Phase.OVER)
    told, world = "needs 2 people, and only 1 was there", house.discord.world
    await until(lambda: any(told in (each.content or "") for each in world.messages.values()))
