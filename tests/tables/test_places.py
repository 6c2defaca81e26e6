"""The places in which a game ends."""

import pytest

from bot.games.game import Outcome
from bot.tables.table.fairness import places_of


@pytest.mark.parametrize(
    ("scores", "winners", "places"),
    [
        ((3, 2, 1), (0,), (1, 2, 3)),
        ((2, 2, 1), (0, 1), (1, 1, 3)),
        ((3, 1, 1, 0), (0,), (1, 2, 2, 4)),
        ((1, 1, 1, 0), (0, 1, 2), (1, 1, 1, 4)),
        # Level in points, and the rules decide who has won.
        ((2, 2, 1), (1,), (2, 1, 3)),
        # The winner is not the one with the most points.
        ((1, 3, 2), (0,), (1, 2, 3)),
    ],
)
def test_level_seats_share_a_place_and_leave_out_the_next(scores, winners, places):
    assert places_of(Outcome(scores, winners)) == places
