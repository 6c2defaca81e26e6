"""The places in which a game ends."""

import pytest

from bot.features.standings.store.ratings import Rating, rate
from bot.games.game import Mode, Outcome
from tests.cases import for_each
from tests.games.tiny import Kuhn


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
    assert Kuhn().places(Outcome(scores, winners), len(scores)) == places


@for_each(
    ("mode", "lower", "outcome", "places"),
    [
        (Mode.COMPETITIVE, True, Outcome((3, 2, 9), (1,)), (2, 1, 3)),
        (Mode.COMPETITIVE, False, Outcome((), (1,)), (2, 1, 2)),
        (Mode.COMPETITIVE, False, Outcome((5, 7, 1), ()), (3, 2, 4)),
        (Mode.COMPETITIVE, False, Outcome((5, 7, 1), (1,), (2, 1, 2)), (2, 1, 2)),
        (Mode.TEAMS, False, Outcome((5, 3, 5, 3), (0, 2)), (1, 2, 1, 2)),
        (Mode.TEAMS, False, Outcome((4, 4, 4, 4), (0, 1, 2, 3)), (1, 1, 1, 1)),
        (Mode.COOPERATIVE, False, Outcome((9, 9), (0, 1)), (1, 1)),
        (Mode.COOPERATIVE, False, Outcome((9, 9), ()), (2, 2)),
    ],
)
def test_places_follow_who_plays_against_whom(mode, lower, outcome, places):
    game = Kuhn()
    game.mode, game.lower_is_better = mode, lower
    assert game.places(outcome, len(places)) == places


def test_members_of_a_team_win_and_lose_rating_together():
    stranger, known = Rating(), Rating(30.0, 3.0)
    after = rate([stranger, known, stranger, known], [1, 2, 1, 2], [0, 1, 0, 1])
    assert after[0] == after[2]
    assert after[0].mu > stranger.mu
    assert after[1] == after[3]
    assert after[1].mu < known.mu
    alone = rate([stranger, known, stranger, known], [1, 2, 1, 2])
    assert alone != after


def test_who_gave_up_loses_behind_their_team_and_one_team_alone_is_not_rated():
    newcomer = Rating()
    winner, gone, *_ = rate([newcomer] * 4, [1, 5, 2, 2], [0, 0, 1, 1])
    assert gone.mu < newcomer.mu < winner.mu
    assert rate([newcomer] * 2, [1, 1], [0, 0]) == [newcomer] * 2
