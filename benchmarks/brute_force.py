"""The strength of a hand of Stardust, computed slowly from the words of the rulebook, without the rules module.

It tries every joker as every planet and sun, in every part of the hand. The tests check the rules against it, and the
benchmark measures how much faster the rules are.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations, product
from typing import Final

STRUCTURES: Final = "DAF"
SIZES: Final = "SML"
JOKER_PLANETS: Final = {"Prism": 4, "Healer": 3, "Breath": 2, "Hole": 3, "Death": 2, "Water": 1}
JOKER_SUNS: Final = {"Prism": 3, "Healer": 2, "Breath": 1}

Planet = tuple[int, int]
"""A structure and a size."""

Worth = tuple[int, int, int, list[tuple[bool, int]], int]
"""Rank, points or stripes, red suns of a cluster, all suns from the best, structure. The greater value wins."""


def reference(names: Sequence[str]) -> Worth:
    """Return the strength of a hand."""
    suns = sorted((name[0] == "R", int(name[1])) for name in names if name[0] in "RY" and len(name) == 2)[::-1]
    jokers = [name for name in names if name in JOKER_PLANETS]
    if len(jokers) >= 5:
        return (2, 0, 0, suns, 0)
    as_suns = [*suns, *((True, JOKER_SUNS[name]) for name in jokers if name in JOKER_SUNS)]
    clusters = [
        (sum(stripes for _, stripes in five), sum(red for red, _ in five)) for five in combinations(as_suns, 5) if suns
    ]
    if clusters:
        return (1, *max(clusters), suns, 0)
    planets = [(STRUCTURES.index(n[0]), SIZES.index(n[1]), int(n[2])) for n in names if len(n) == 3]
    points, structure = _best_system(planets, sorted(JOKER_PLANETS[name] for name in jokers))
    return (0, points, 0, suns, structure)


def _best_system(planets: Sequence[tuple[int, int, int]], wild: Sequence[int]) -> tuple[int, int]:
    """Return the points and the structure (from 1) of the best system of these planets and jokers' points."""
    best = (0, 0)
    every = [(structure, size) for structure in range(3) for size in range(3)]
    for real in range(1, len(planets) + 1):
        for some in combinations(planets, real):
            for count in range(len(wild) + 1):
                if real + count not in (2, 3, 5):
                    continue
                points = sum(each[2] for each in some) + sum(wild[len(wild) - count :])
                if points < best[0]:
                    continue
                for others in product(every, repeat=count):
                    structure = of_system((*(each[:2] for each in some), *others))
                    if structure is not None:
                        best = max(best, (points, structure + 1))
    return best


@cache
def of_system(kinds: tuple[Planet, ...]) -> int | None:
    """Return the structure that counts in ties for a system of exactly these planets; None if they are no system."""
    if len(kinds) == 2:
        return kinds[0][0] if kinds[0] == kinds[1] else None
    if len(kinds) == 3:
        same = kinds[0] == kinds[1] == kinds[2]
        row = len({structure for structure, _ in kinds}) == 1 and len({size for _, size in kinds}) == 3
        return kinds[0][0] if same or row else None
    readings = []
    for places in combinations(range(5), 3):
        three = of_system(tuple(kinds[place] for place in places))
        two = of_system(tuple(kinds[place] for place in range(5) if place not in places))
        if three is not None and two is not None:
            readings.append(three)
    return max(readings, default=None)
