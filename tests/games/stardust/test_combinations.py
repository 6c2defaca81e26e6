"""The strength of hands of Stardust: every combination, every tie, and a comparison with brute force."""

from __future__ import annotations

from random import Random

import pytest

from benchmarks.brute_force import JOKER_PLANETS, JOKER_SUNS, reference
from bot.games.stardust.combinations import Class, best_combination, strength
from bot.games.stardust.deck import CARD_OF_NAME, NAMES
from tests.cases import for_each
from tests.effort import effort, thorough


def cards(names):
    return [CARD_OF_NAME[name] for name in names.split()]


def found(names):
    best = best_combination(cards(names))
    return None if best is None else (best.kind, best.points)


@for_each(
    ("names", "kind", "points"),
    [
        ("FM4 FM1 DS1 R1 Y1", Class.TWO, 5),
        ("DL2 DL3 R1 R2 FS1", Class.TWO, 5),
        ("FS1 FS2 FS3 R1 DL1", Class.THREE, 6),
        ("AL1 AM2 AS4 R1 DL1", Class.THREE, 7),
        ("AM1 AM2 AM3 DL4 DL2", Class.MIXED, 12),
        ("FL1 FM1 FS1 DL4 DL2", Class.MIXED, 9),
        ("DS1 DS2 DS3 DL1 DL2", Class.MEGA, 9),
        ("AL1 AM1 AS1 AS2 AS3", Class.MEGA, 8),
        ("R3 R2 R1 Y3 Y2", Class.CLUSTER, 11),
        ("Prism Healer Breath Hole Death", Class.MEETING, 0),
    ],
)
def test_every_combination(names, kind, points):
    assert found(names) == (kind, points)


@pytest.mark.parametrize("names", ["FL4 AL4 DL4 R3 Y1", "FL1 FM2 AS3 DL4 R1", "R3 R2 R1 Y3 DL1", "FL4 R3 R2 Y3 Y1"])
def test_hands_without_a_combination(names):
    assert found(names) is None
    assert strength(cards(names)).points == 0


def test_the_class_of_a_system_does_not_matter_only_its_points():
    assert found("FL4 FL3 DS1 DM1 R1") == (Class.TWO, 7)
    assert strength(cards("FL4 FL3 R1 R2 R3")) > strength(cards("DS1 DM1 DL2 R3 R2"))


def test_of_two_separate_two_systems_only_one_counts():
    assert found("FL4 FL3 DS4 DS2 R1") == (Class.TWO, 7)


@pytest.mark.parametrize(("joker", "points"), JOKER_PLANETS.items())
def test_a_joker_is_a_planet_with_its_points(joker, points):
    assert found(f"{joker} FL4 R1 Y1 Y2") == (Class.TWO, 4 + points)
    assert found(f"{joker} AL1 AS1 R1 Y1") == (Class.THREE, 2 + points)


@pytest.mark.parametrize(("joker", "stripes"), JOKER_SUNS.items())
def test_three_of_the_jokers_are_red_suns(joker, stripes):
    assert found(f"{joker} Y1 Y2 Y3 R1") == (Class.CLUSTER, 7 + stripes)
    assert strength(cards(f"{joker} Y1 Y2 Y3 R1")).red == 2


@pytest.mark.parametrize("joker", sorted(set(JOKER_PLANETS) - set(JOKER_SUNS)))
def test_the_other_three_are_no_suns(joker):
    assert found(f"{joker} Y1 Y2 Y3 R1") is None


def test_a_combination_needs_a_real_planet_or_sun():
    assert found("Prism Healer R1 Y1 Y2") == (Class.CLUSTER, 9)
    assert found("Prism Healer Hole Death R1") is None
    assert found("Prism Healer Hole Death FL1") == (Class.MEGA, 13)


def test_six_cards_may_hold_a_better_five():
    assert found("FL1 FL2 FL3 DS1 DS2 DS4") == (Class.MIXED, 12)
    assert found("Prism Healer Breath Hole Death Water") == (Class.MEETING, 0)


# Comparing hands


@for_each(
    ("better", "worse"),
    [
        # Five jokers outlive five suns, which destroy every system.
        ("Prism Healer Breath Hole Death", "R3 R2 R1 Y3 Y2"),
        ("R1 Y1 Y2 Y3 R2", "FL4 FL3 FM4 FM3 FM2"),
        # Between clusters: more stripes, then more red suns.
        ("R3 R2 Y3 Y2 Y1", "R2 R1 Y3 Y2 Y1"),
        ("R3 R2 R1 Y3 Y1", "R3 R1 Y3 Y2 Y1"),
        # Points.
        ("FL1 FL2 FL3 R1 DL1", "FL4 FL1 DM1 R1 R3"),
        # Equal points: the better sun (red before yellow, then stripes), then the next sun.
        ("DL4 DL3 R1 FM1 AS1", "FL4 FL3 Y3 Y2 Y1"),
        ("DL4 DL3 R3 FM1 AS1", "FL4 FL3 R2 R1 Y3"),
        ("DL4 DL3 R3 Y2 AS1", "FL4 FL3 R3 Y1 DM1"),
        ("DL4 DL3 R3 Y1 AS1", "FL4 FL3 R3 AM1 DM1"),
        ("DL4 DL3 Y3 FM1 AS1", "FL4 FL3 Y2 Y1 DM1"),
        # Without suns: forest before aqua before desert, by the three-system or else the two-system.
        ("FL4 FL3 DS1 DM2 AS1", "AL4 AL3 DS1 DM2 FS1"),
        ("AL4 AL3 DS1 DM2 FS1", "DL4 DL3 AS1 FM2 FS1"),
        ("AM1 AM2 AM3 DL2 DL3", "DM1 DM2 DM3 FL2 FL3"),
    ],
)
def test_who_wins(better, worse):
    assert strength(cards(better)) > strength(cards(worse))


def test_hands_that_are_equal_in_everything_share():
    assert strength(cards("FL4 FL1 DS1 DM2 AS1")) == strength(cards("FM3 FM2 DS3 DL2 AS4"))
    assert strength(cards("FL4 AM1 DS1 DL3 AS1")) == strength(cards("FM3 FL1 DS3 DM2 AS4"))


def test_a_joker_takes_the_structure_that_wins_the_tie():
    """The cards count as three forest planets and two aqua ones, not the other way round."""
    assert strength(cards("FL1 AL1 AL2 Prism Healer")).structure == 3
    assert strength(cards("FL1 AL1 AL2 Prism Healer")) > strength(cards("AL3 AL4 AM2 AM1 AS1"))


# Comparison with brute force


def comparable(worth):
    suns = [(place >= 3, place % 3 + 1) for place in range(5, -1, -1) if worth.suns >> place & 1]
    return (worth.rank, worth.points, worth.red, suns, worth.structure)


HANDS = effort(5_000, whole=100_000)


@thorough
def test_random_hands_are_as_strong_as_by_brute_force():
    chance = Random(8)
    for number in range(HANDS):
        hand = chance.sample(NAMES, 5 + number % 2)
        if number % 10 == 0:  # random hands rarely have many jokers
            hand = [*chance.sample(NAMES[42:], 2), *chance.sample(NAMES[:42], 3 + number % 20 // 10)]
        assert comparable(strength([CARD_OF_NAME[name] for name in hand])) == reference(hand), hand


def test_the_combination_that_is_named_is_the_one_that_counts():
    chance = Random(9)
    for _ in range(3000):
        hand = chance.sample(range(48), 6)
        worth, best = strength(hand), best_combination(hand)
        if best is None:
            assert worth[:3] == (0, 0, 0)
        else:
            assert best.points == worth.points
            assert set(best.cards) <= set(hand)
            alone = strength(best.cards)
            assert (alone.rank, alone.points, alone.red, alone.structure) == (
                *(worth.rank, worth.points, worth.red, worth.structure),
            )
