"""Lots, sizes of tables, best pairs and better tables: the parts of docs/draws.md that have these names."""

from fractions import Fraction
from functools import cache
from hashlib import sha256
from itertools import combinations
from math import lcm


def lot(seed, label, *numbers):
    """Return a lot in hex."""
    return sha256(seed + " ".join([label, *map(str, sorted(numbers))]).encode()).hexdigest()


def by_lot(seed, label, entrants):
    return sorted(entrants, key=lambda each: lot(seed, label, each))


def pair_lot(seed, label, one, other):
    return int(lot(seed, label, one, other)[:16], 16)


def split(count, parts):
    """Return parts that differ by one at most, the larger ones first."""
    return [count // parts + (part < count % parts) for part in range(parts)]


def sizes(count, seats, least):
    """Return the sizes of tables; whoever is left has a bye."""
    for seated in range(count, 0, -1):
        tables = -(-seated // seats)
        if seated >= tables * least:
            return split(seated, tables)
    return []


def cut(order, seated):
    """Return the tables that an order fills one after the other."""
    left = list(order)
    return [[left.pop(0) for _ in range(size)] for size in seated]


def best_pairs(order, cost):
    """Return the pairs of the best way: most pairs, then the smallest sums of costs, the first number first.

    :param cost: returns numbers, or None for two who cannot be paired.
    """
    costs = {(one, other): cost(one, other) for one, other in combinations(order, 2)}
    costs = {two: found for two, found in costs.items() if found is not None}
    found = _by_trying(order, costs) if len(order) <= 12 else _by_networkx(costs)
    place = {each: number for number, each in enumerate(order)}
    return sorted((tuple(sorted(two, key=place.get)) for two in found), key=lambda two: place[two[0]])


def _by_trying(order, costs):
    width = len(next(iter(costs.values()), ()))

    @cache
    def best(left):
        """Return how many stay alone, the sums of the costs, and the pairs."""
        if not left:
            return (0, *(0,) * width), ()
        first, *others = left
        alone, pairs = best(tuple(others))
        ways = [((alone[0] + 1, *alone[1:]), pairs)]
        for other in others:
            if (first, other) in costs:
                sums, pairs = best(tuple(each for each in others if each != other))
                summed = (one + more for one, more in zip(sums, (0, *costs[first, other]), strict=True))
                ways.append((tuple(summed), ((first, other), *pairs)))
        return min(ways, key=lambda way: way[0])

    return best(tuple(order))[1]


def _by_networkx(costs):
    from networkx import Graph, max_weight_matching

    parts = lcm(*(Fraction(number).denominator for found in costs.values() for number in found))
    whole = {two: [int(number * parts) for number in found] for two, found in costs.items()}
    # Each number has so much room that no sum of the numbers behind it reaches it.
    room = 2 * len(costs) * (1 + max((abs(number) for found in whole.values() for number in found), default=0))
    graph = Graph()
    for (one, other), found in whole.items():
        weight = 0
        for number in found:
            weight = weight * room + number
        graph.add_edge(one, other, weight=-weight)
    return max_weight_matching(graph, maxcardinality=True)


def better(tables, weigh, apart, near):
    """Let those who should be apart change seats."""
    for _ in range(6):
        moved = [_move(tables, number, seat, weigh, apart, near) for number, seat in list(_seats(tables))]
        if not any(moved):
            break


def _seats(tables):
    for number, table in enumerate(tables):
        for seat in range(len(table)):
            yield number, seat


def _move(tables, number, seat, weigh, apart, near):
    one = tables[number][seat]
    ours = [each for each in tables[number] if each != one]
    if not any(apart(one, each) for each in ours):
        return False
    best, where = (0, 0), None
    for there, place in _seats(tables):
        if there != number and abs(there - number) <= near:
            other = tables[there][place]
            theirs = [each for each in tables[there] if each != other]
            after = [weigh(other, each) for each in ours] + [weigh(one, each) for each in theirs]
            before = [weigh(one, each) for each in ours] + [weigh(other, each) for each in theirs]
            gain = tuple(sum(each[part] for each in after) - sum(each[part] for each in before) for part in (0, 1))
            if gain < best:
                best, where = gain, (there, place)
    if where is None:
        return False
    tables[number][seat], tables[where[0]][where[1]] = tables[where[0]][where[1]], one
    return True
