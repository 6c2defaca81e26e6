"""What a finished game is for the owner of one of its seats."""

from __future__ import annotations

from enum import StrEnum
from typing import Any


class Verdict(StrEnum):
    """Whether a game counts for somebody (docs/fairness.md, "When a game counts, and for whom")."""

    COUNTS = "counts"
    """They played to the end. Computer players always do."""
    GIVEN_UP = "given_up"
    """They left, or were away when it ended: it counts as lost."""
    TAKEN_OUT = "taken_out"
    """Somebody else took them out while they were playing: the game is not theirs."""


def verdict_on(seat: Any) -> Verdict:
    """Return what a game that has reached its end is for the owner of a seat.

    :param seat: a ``Seating``, or a row of the database with the columns of one.
    """
    if seat.level is not None:
        return Verdict.COUNTS
    if seat.taken_out or seat.settled is not None:  # by others, or excused and not back since
        return Verdict.TAKEN_OUT
    return Verdict.GIVEN_UP if seat.away or seat.left_at is not None else Verdict.COUNTS
