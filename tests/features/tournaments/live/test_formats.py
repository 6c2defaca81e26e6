"""Whole tournaments of eight people, over the wire, in each format."""

from fractions import Fraction

import pytest

from bot.features.tournaments.rules.standings import standings
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
    check_standings(tournament)


def check_standings(tournament):
    """Compare the standings with a count of the games themselves."""
    points = {each.number: Fraction() for each in tournament.entrants}
    for drawn in tournament.rounds:
        if tournament.options.format != "round-robin":
            for bye in drawn.byes:
                points[bye] += 1
        for pairing in drawn.pairings:
            assert pairing.places is not None
            for entrant, place in zip(pairing.entrants, pairing.places, strict=True):
                beaten = sum(other > place for other in pairing.places)
                level = pairing.places.count(place) - 1
                points[entrant] += Fraction(2 * beaten + level, 2 * (len(pairing.places) - 1))
    found = standings(tournament)
    assert {each.entrant: each.points for each in found} == points
    if tournament.options.format == "knock-out":
        last = tournament.pairings[-1]
        assert found[0].entrant in [e for e, place in zip(last.entrants, last.places or (), strict=True) if place == 1]
    else:
        assert [each.points for each in found] == sorted(points.values(), reverse=True)
