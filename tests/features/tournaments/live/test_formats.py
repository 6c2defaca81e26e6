"""Whole tournaments of eight people, over the wire, in each format."""

import pytest

from tests.effort import thorough
from tests.features.tournaments.live.event import begun, pings, played_out


@pytest.mark.parametrize(
    "options",
    [
        pytest.param({"format": "swiss", "rounds": 3}, marks=thorough),
        {"format": "knock-out"},
        pytest.param({"format": "round-robin"}, marks=thorough),
        {"format": "swiss", "seats": 4, "rounds": 2},
    ],
    ids=lambda each: f"{each['format']}-{each.get('seats', 2)}",
)
async def test_a_tournament_runs_by_itself(house, options):
    tournament = await begun(house, **options)
    await played_out(house, tournament)
    assert tournament.ending == "finished"
    assert all(pairing.over for pairing in tournament.pairings)
    # Each table had a thread of its own, and pinged each of its players once.
    counted = pings(house)
    assert set(counted.values()) == {1}
    by_channel = {}
    for channel, user in counted:
        by_channel.setdefault(channel, set()).add(user)
    expected = {
        pairing.channel: {tournament.entrants[each].user for each in pairing.entrants}
        for pairing in tournament.pairings
    }
    assert by_channel == expected
    assert len(expected) == len(tournament.pairings)
