"""How many sit at each table of a round."""

from __future__ import annotations


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
