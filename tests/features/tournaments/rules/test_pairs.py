"""Pairs, tables and lots, beside a referee who tries every way."""

from hashlib import sha256
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.features.tournaments.rules.pairing.matching import EXACT, by_lot, exact, lot, pairs
from bot.features.tournaments.rules.pairing.seating import greedy, improve, in_order, sizes
from tests.features.tournaments.rules.whole_events import SEED


def all_pairings(entrants):
    """Every way to pair them."""
    if not entrants:
        yield []
        return
    first, *others = entrants
    for other in others:
        for rest in all_pairings([each for each in others if each != other]):
            yield [(first, other), *rest]


def referee(entrants, weigh, seed, label):
    """The least weight, found by trying every way."""

    def chance(one, other):
        text = seed + f"{label} {min(one, other)} {max(one, other)}".encode()
        return int.from_bytes(sha256(text).digest()[:8], "big")

    def total(way):
        return sum(weigh(*p)[0] for p in way), sum(weigh(*p)[1] for p in way), sum(chance(*p) for p in way)

    return min(all_pairings(entrants), key=total)


@given(st.data())
def test_no_other_pairs_weigh_less(data):
    count = data.draw(st.sampled_from([2, 4, 6, 8]))
    entrants = data.draw(st.permutations(range(count)))
    weights = {
        frozenset(two): data.draw(st.tuples(st.integers(0, 4), st.integers(0, 2))) for two in combinations(entrants, 2)
    }
    seed = data.draw(st.binary(min_size=32, max_size=32))

    def weigh(one, other):
        return weights[frozenset((one, other))]

    found = exact(entrants, weigh, seed, "round 1")
    assert {frozenset(two) for two in found} == {frozenset(two) for two in referee(entrants, weigh, seed, "round 1")}
    place = {each: number for number, each in enumerate(entrants)}
    assert all(place[one] < place[other] for one, other in found)
    assert [place[one] for one, _ in found] == sorted(place[one] for one, _ in found)


def test_the_first_part_of_a_weight_outweighs_any_sum_of_the_second():
    weights = {frozenset((0, 1)): (1, 0), frozenset((2, 3)): (0, 0), frozenset((0, 2)): (0, 1000)}

    def weigh(one, other):
        return weights.get(frozenset((one, other)), (0, 1000))

    assert frozenset((0, 1)) not in {frozenset(two) for two in exact([0, 1, 2, 3], weigh, SEED, "x")}


def test_a_lot_is_a_plain_hash():
    assert lot(SEED, "round 2", 7) == int(sha256(SEED + b"round 2 7").hexdigest(), 16)
    assert lot(SEED, "round 2", 3, 12) == int(sha256(SEED + b"round 2 3 12").hexdigest(), 16)


def test_an_order_by_lot_does_not_depend_on_who_else_takes_part():
    whole = by_lot(SEED, "a", range(500))
    assert sorted(whole) == list(range(500))
    assert by_lot(SEED, "a", range(100)) == [each for each in whole if each < 100]
    assert by_lot(SEED, "b", range(500)) != whole


def test_lots_have_chance_for_many():
    """The last of many can come anywhere: an order by one number of 512 bits leaves most of them where they were."""
    orders = [by_lot(bytes([each]) * 32, "a", range(1000)) for each in range(40)]
    assert len({order[0] for order in orders}) > 30
    assert len({order.index(999) for order in orders}) > 30
    assert len({order.index(0) for order in orders}) > 30


def test_many_are_paired_with_their_neighbours_except_where_these_have_met():
    entrants = list(range(4 * EXACT))
    points = {each: -(each // 10) for each in entrants}
    met = {frozenset((each, each + 1)) for each in range(0, 4 * EXACT, 6)}

    def again(one, other):
        return frozenset((one, other)) in met

    def weigh(one, other):
        return abs(points[one] - points[other]), int(again(one, other))

    found = pairs(entrants, weigh, again, SEED, "x")
    assert sorted(each for two in found for each in two) == entrants
    assert not any(again(*two) for two in found)
    assert all(points[one] == points[other] for one, other in found)  # ten have the same points: nobody must float


@given(st.integers(0, 60), st.integers(2, 8), st.data())
def test_sizes_of_tables(count, seats, data):
    least = data.draw(st.integers(2, seats))
    found = sizes(count, seats, least)
    assert all(least <= each <= seats for each in found)
    assert not found or max(found) - min(found) <= 1
    assert found == sorted(found, reverse=True)
    possible = [n for n in range(count + 1) if any(least * t <= n <= seats * t for t in range(n + 1))]
    assert sum(found) == max(possible)
    assert len(found) == -(-sum(found) // seats)


@pytest.mark.parametrize(
    ("count", "seats", "least", "expected"),
    [
        (9, 4, 2, [3, 3, 3]),
        (5, 4, 2, [3, 2]),
        (5, 4, 3, [4]),
        (7, 2, 2, [2, 2, 2]),
        (1, 2, 2, []),
        (2, 5, 3, []),
        (11, 5, 3, [4, 4, 3]),
    ],
)
def test_sizes_of_some_tables(count, seats, least, expected):
    assert sizes(count, seats, least) == expected


def test_tables_get_better_by_exchanges_and_never_worse():
    met = {frozenset((0, 1)), frozenset((4, 5))}

    def again(one, other):
        return frozenset((one, other)) in met

    def weigh(one, other):
        return 0, int(again(one, other))

    tables = in_order(range(8), [3, 3, 2])
    improve(tables, weigh, again)
    assert sorted(each for table in tables for each in table) == list(range(8))
    assert [len(table) for table in tables] == [3, 3, 2]
    assert not any(again(*two) for table in tables for two in combinations(table, 2))


def test_no_exchange_makes_the_gaps_wider_for_a_meeting_less():
    def again(one, other):
        return {one, other} == {0, 1}

    def weigh(one, other):
        return abs(one // 2 - other // 2), int(again(one, other))

    tables = in_order(range(4), [2, 2])
    improve(tables, weigh, again)
    assert tables == [[0, 1], [2, 3]]


def test_whoever_weighs_least_is_seated_beside_those_who_sit():
    def weigh(one, other):
        return int((one + other) % 2), 0

    assert greedy(range(6), [3, 3], weigh) == [[0, 2, 4], [1, 3, 5]]
