"""Tables for a round: how many there are of which size, and of three and more near the best that there are."""

from collections.abc import Sequence
from typing import Final

from bot.features.tournaments.rules.entries import Entrant
from bot.features.tournaments.rules.pairing.matching import Again, Weigh, Weight, pairs


def sizes(entrants: int, seats: int, least: int) -> list[int]:
    """Return the sizes of the tables for some entrants, the largest first: few tables, as even as possible.

    Whoever is left has a bye; as few as possible are.

    :param seats: how many sit at a table at most.
    :param least: how many sit at a table at least, from 2.
    """
    for count in range(entrants, least - 1, -1):
        tables = -(-count // seats)
        if count // tables >= least:
            return split(count, tables)
    return []


def split(count: int, parts: int) -> list[int]:
    """Split a number into parts that are as even as possible, the largest first."""
    each, more = divmod(count, parts)
    return [each + (part < more) for part in range(parts)]


_NEAR: Final = 4
# How many tables before and behind its own an entrant may be moved to.
_PASSES: Final = 6


def in_order(entrants: Sequence[Entrant], sizes: Sequence[int]) -> list[list[Entrant]]:
    """Seat entrants in their order, table after table."""
    tables: list[list[Entrant]] = []
    start = 0
    for size in sizes:
        tables.append(list(entrants[start : start + size]))
        start += size
    return tables


def seat(
    seats: int, order: Sequence[Entrant], sizes: Sequence[int], weigh: Weigh, again: Again, seed: bytes, label: str
) -> Sequence[Sequence[Entrant]]:
    """Seat entrants, given in order of their scores and by lot among equals, at tables of two or of several."""
    if seats == 2:
        return pairs(order, weigh, again, seed, label)
    tables = in_order(order, sizes)
    improve(tables, weigh, again)
    return tables


def greedy(entrants: Sequence[Entrant], sizes: Sequence[int], weigh: Weigh) -> list[list[Entrant]]:
    """Seat the first entrant who has no seat, then those with the least weight beside whom sits there; and so on."""
    left = dict.fromkeys(entrants)
    tables: list[list[Entrant]] = []
    for size in sizes:
        first = next(iter(left))
        del left[first]
        table, against = [first], {each: weigh(first, each) for each in left}
        while len(table) < size:
            best = min(left, key=against.__getitem__)
            del left[best]
            table.append(best)
            for each in left:
                against[each] = _sum(against[each], weigh(best, each))
        tables.append(table)
    return tables


def improve(tables: list[list[Entrant]], weigh: Weigh, again: Again, near: int = _NEAR) -> None:
    """Let entrants change places as long as that makes the sum of the weights smaller, a limited number of times.

    Only who sits beside somebody again is moved.

    :param near: how many tables before and behind its own an entrant may be moved to.
    """
    for _ in range(_PASSES):
        changed = False
        for number, table in enumerate(tables):
            for seat in range(len(table)):
                if any(again(table[seat], other) for other in table if other != table[seat]):
                    changed |= _move(tables, number, seat, weigh, near)
        if not changed:
            return


def _move(tables: list[list[Entrant]], number: int, seat: int, weigh: Weigh, near: int) -> bool:
    """Exchange an entrant with the one with whom that helps most; tell whether there is one."""
    table = tables[number]
    one = table[seat]
    now = _beside(table, seat, one, weigh)
    best: tuple[Weight, int, int] | None = None
    for there in range(max(number - near, 0), min(number + near + 1, len(tables))):
        if there == number:
            continue
        for place, other in enumerate(tables[there]):
            before = _sum(now, _beside(tables[there], place, other, weigh))
            after = _sum(_beside(table, seat, other, weigh), _beside(tables[there], place, one, weigh))
            gain = (after[0] - before[0], after[1] - before[1])
            if gain < (best[0] if best else (0, 0)):
                best = gain, there, place
    if best is None:
        return False
    _, there, place = best
    table[seat], tables[there][place] = tables[there][place], one
    return True


def _beside(table: Sequence[Entrant], seat: int, entrant: Entrant, weigh: Weigh) -> Weight:
    """Return the weight of an entrant in this seat beside the others at the table."""
    first = second = 0
    for place, other in enumerate(table):
        if place != seat:
            weight = weigh(entrant, other)
            first += weight[0]
            second += weight[1]
    return first, second


def _sum(one: Weight, other: Weight) -> Weight:
    return one[0] + other[0], one[1] + other[1]
