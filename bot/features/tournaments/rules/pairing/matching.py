"""Pairs for a round: those whose weights have the smallest sum."""

from collections.abc import Callable, Iterable, Sequence
from hashlib import sha256
from itertools import combinations
from typing import Final, TypeAlias

from bot.features.tournaments.rules.entries import Entrant


def lot(seed: bytes, label: str, *entrants: Entrant) -> int:
    """Return a lot, from 0 to 2^256 - 1: the SHA-256 of the seed, the label and the entrants' numbers, with spaces.

    Nobody's lot depends on who else takes part. ``shuffled`` has chance for fewer than a hundred items only.
    """
    return int.from_bytes(sha256(seed + " ".join([label, *map(str, entrants)]).encode()).digest(), "big")


def by_lot(seed: bytes, label: str, entrants: Iterable[Entrant]) -> list[Entrant]:
    """Return entrants in the order of their lots, the lowest first."""
    return sorted(entrants, key=lambda entrant: lot(seed, label, entrant))


Weight: TypeAlias = tuple[int, int]
"""What speaks against a pair: what counts first, then what counts among pairs that are equal in that."""
Weigh: TypeAlias = Callable[[Entrant, Entrant], Weight]
Edge: TypeAlias = tuple[Entrant, Entrant, int]
"""Two entrants who can be paired, and the pair's weight."""
Again: TypeAlias = Callable[[Entrant, Entrant], bool]
"""Whether two entrants should not be together because they have been."""

EXACT: Final = 40
"""Up to how many entrants all pairs are compared. Twice as many take eight times as long."""

_AROUND: Final = 7
# How many pairs before and behind one that has met are broken up to find it others.

_LOT_BITS: Final = 64
_STEP: Final = 96
# A weight's parts lie this many bits apart, so that no sum of lots or meetings reaches the part above it.


def exact(entrants: Sequence[Entrant], weigh: Weigh, seed: bytes, label: str) -> list[tuple[Entrant, Entrant]]:
    """Pair an even number of entrants so that the sum of the pairs' weights is as small as possible.

    Sums are compared by their first parts, then by their second, then by the sum of the pairs' lots. A pair's lot is
    64 bits of the seed, so there are as good as never two best ways, and any correct method finds the same.

    :return: the pairs, each in the order in which the entrants were given, and in the order of their first entrants.
    """
    edges: list[Edge] = []
    for one, other in combinations(entrants, 2):
        first, second = weigh(one, other)
        chance = lot(seed, label, min(one, other), max(one, other)) >> (256 - _LOT_BITS)
        edges.append((one, other, (((first << _STEP) + second) << _STEP) + chance))
    return matching(edges, entrants, heavy=False)


def matching(edges: Iterable[Edge], entrants: Sequence[Entrant], *, heavy: bool) -> list[tuple[Entrant, Entrant]]:
    """Choose as many of these pairs as there can be, so that nobody is in two.

    :param entrants: everybody, in an order in which each pair and all pairs are returned.
    :param heavy: whether the sum of the weights shall be as large as possible; if not, as small as possible.
    """
    # Here, as a start draws no round, and networkx has almost three hundred modules to load.
    from networkx import Graph, max_weight_matching, min_weight_matching

    graph: Graph[Entrant] = Graph()
    for one, other, weight in edges:
        graph.add_edge(one, other, weight=weight)
    chosen = max_weight_matching(graph, maxcardinality=True) if heavy else min_weight_matching(graph)
    place = {entrant: number for number, entrant in enumerate(entrants)}
    found = (sorted(pair, key=place.__getitem__) for pair in chosen)
    return sorted(((one, other) for one, other in found), key=lambda pair: place[pair[0]])


def pairs(
    entrants: Sequence[Entrant], weigh: Weigh, again: Again, seed: bytes, label: str
) -> list[tuple[Entrant, Entrant]]:
    """Pair an even number of entrants, who are given in order of their scores, and by lot among equals.

    Few entrants are paired in the best of all ways. Among many, neighbours are paired, which makes the gaps between
    scores as small as possible. Where two neighbours have met, the pairs around them are broken up, and those entrants
    are paired in their best way.
    """
    if len(entrants) <= EXACT:
        return exact(entrants, weigh, seed, label)
    paired = [(entrants[place], entrants[place + 1]) for place in range(0, len(entrants), 2)]
    place = {entrant: number for number, entrant in enumerate(entrants)}
    for number in range(len(paired)):
        if again(*paired[number]):
            start = max(number - _AROUND, 0)
            around = paired[start : number + _AROUND + 1]
            broken = sorted((entrant for pair in around for entrant in pair), key=place.__getitem__)
            paired[start : start + len(around)] = exact(broken, weigh, seed, label)
    return paired
