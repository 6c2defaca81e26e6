"""Who is the first of a round whose points are level."""

import pytest

from tests.games.africa.by_hand import deal, next_round

LOW = "3R 4R 5R 6R", "3B 4B 5B 6B", "3G 4G 5G 6G"


def ended(leader, points, tokens, rounds=0):
    """Return a game in which this round has just ended with these points and thief tokens."""
    position = next_round(deal(*LOW[: len(points)], leader=leader, rounds="3"), *LOW[: len(points)])
    for _ in range(rounds):
        position._end_round()
        next_round(position, *LOW[: len(points)])
    position._taken, position._tokens = list(points), list(tokens)
    position._end_round()
    return position.rounds[-1]


def test_of_level_seats_the_one_with_fewer_tokens_is_first():
    # A token costs two points, as long as there are any: both have 10 after paying.
    last = ended(0, (14, 12), (2, 1))
    assert last.points == (10, 10)
    assert last.tokens == (2, 1)
    assert last.winner == 1
    assert ended(1, (12, 14), (1, 2)).winner == 0


@pytest.mark.parametrize(("leader", "first"), [(0, 0), (1, 1), (2, 2)])
def test_of_seats_with_level_points_and_tokens_the_first_clockwise_from_the_leader_is_first(leader, first):
    assert ended(leader, (10, 10, 10), (0, 0, 0)).winner == first


def test_the_lead_has_moved_on_in_the_second_round():
    assert ended(0, (10, 10, 10), (0, 0, 0), rounds=1).winner == 1
    assert ended(0, (10, 4, 10), (0, 0, 0), rounds=1).winner == 2
