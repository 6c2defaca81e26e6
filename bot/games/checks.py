"""Checks of what a game says after each move, before it is kept: a fault in its rules must not spoil what is stored."""

from collections.abc import Mapping, Sequence
from typing import Final

from bot.games.faults import BrokenRules
from bot.games.game import Outcome, Seat

MOST_POINTS: Final = 2**31 - 1
"""The highest score, and the highest count of a tally: what the database can keep."""

LONGEST_TALLY: Final = 32
"""How long the name of a tally may be, in characters."""


def check_position(to_act: Sequence[Seat], outcome: Outcome | None, seats: int) -> None:
    """Check what a position says of the seats that are to act, and how the game ended.

    :param seats: how many there are at the table.
    :raises BrokenRules: a seat is not at the table, or nobody is to act though the game is not over; or the outcome
        has no winner, or not a score of every seat that can be kept.
    """
    there = range(seats)
    if not all(type(seat) is int and seat in there for seat in to_act):
        raise BrokenRules(f"of {seats} seats, {tuple(to_act)} are to act")
    if outcome is None:
        if not to_act:
            raise BrokenRules("no seat is to act, and the game has no outcome")
        return
    if not outcome.winners or not all(seat in there for seat in outcome.winners):
        raise BrokenRules(f"of {seats} seats, {outcome.winners} have won")
    if len(outcome.scores) != seats or not all(map(_can_be_kept, outcome.scores)):
        raise BrokenRules(f"the scores of {seats} seats are {outcome.scores}")


def check_tallies(tallies: Sequence[Mapping[str, int]], seats: int) -> None:
    """Check what is counted in the statistics.

    :raises BrokenRules: it is not a mapping for every seat, or has a name or a count that cannot be kept.
    """
    names = [name for each in tallies for name in each]
    counts = [count for each in tallies for count in each.values()]
    if len(tallies) != seats or not all(map(_can_be_kept, counts)):
        raise BrokenRules(f"the tallies of {seats} seats are {tallies}")
    if not all(isinstance(name, str) and len(name) <= LONGEST_TALLY for name in names):
        raise BrokenRules(f"the names of its tallies are {names}")


def _can_be_kept(number: object) -> bool:
    return isinstance(number, int) and -MOST_POINTS <= number <= MOST_POINTS
