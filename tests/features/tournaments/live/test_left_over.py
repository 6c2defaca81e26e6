"""Tables that were closed too often, and are left to the directors: who withdraws decides them."""

import pytest

from bot.features.tournaments.rules.tournament import Phase
from tests.features.tournaments.live.event import FOUR, act, begun, until
from tests.features.tournaments.live.test_ladders import DAY, challenged, climbing, order, press
from tests.features.tournaments.live.test_times import move_clock


async def left_over(house, tournament):
    """Delete the thread of the first pairing until no table is opened for it any more; return the pairing."""
    await until(lambda: tournament.pairings)
    pairing = tournament.pairings[0]
    for count in range(1, 4):
        await until(lambda: pairing.table is not None)
        await house.discord.service.delete_channel(house.discord.world.threads[pairing.channel])
        await until(lambda count=count: pairing.closed >= count)
    return pairing


async def a_ladder(house):
    """Return a ladder on which the table of Armin and Laura is left to the directors."""
    ladder = await climbing(house, weeks=1)
    await challenged(house, ladder)
    await press(house, "Laura", ladder, "ready:0")
    await press(house, "Armin", ladder, "ready:0")
    await left_over(house, ladder)
    return ladder


@pytest.mark.parametrize("leaving", ["Laura", "Armin"])
async def test_who_withdraws_from_a_ladder_frees_the_other(house, leaving):
    ladder = await a_ladder(house)
    staying = {"Laura": "Armin", "Armin": "Laura"}[leaving]
    await act(house, leaving, ladder, "withdrawsure")
    await until(lambda: not ladder.ladder.open)
    await challenged(house, ladder, *(("Konrad", "Laura") if staying == "Laura" else ("Armin", "Clara")))


async def test_a_season_ends_once_both_have_withdrawn(house):
    ladder = await a_ladder(house)
    for name in ("Laura", "Armin"):
        await act(house, name, ladder, "withdrawsure")
    assert len(order(ladder)) == 2
    move_clock(house, 8 * DAY)
    await until(lambda: ladder.phase is Phase.OVER)


async def test_a_round_goes_on_once_one_has_withdrawn(house):
    tournament = await begun(house, FOUR, rounds=1)
    pairing = await left_over(house, tournament)
    leaving, staying = pairing.entrants
    name = house.discord.world.people[tournament.entrants[leaving].user].name
    await act(house, name, tournament, "withdrawsure")
    await until(lambda: pairing.over)
    assert pairing.place(staying) == 1
    assert pairing.absent == (leaving,)
