"""The five divisions into which settled ratings fall."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from bot.store.standings.ratings import Rating, points

WIDTH: Final = 250
"""How many points a division spans. The lowest and the highest have no end.

A usual newcomer settles at about 1350 points, in the second. In simulated servers whose people have played some seventy
games each, every division has between a tenth and a third of them.
"""
SECOND: Final = 1250
"""Where the second one begins, in points."""


class Division(IntEnum):
    """A division; a greater one is better."""

    BRONZE = 1
    SILVER = 2
    GOLD = 3
    PLATINUM = 4
    CROWN = 5

    @property
    def begins(self) -> int:
        """From how many points on a rating is in it; 0 for the lowest, which also has the ratings below zero."""
        return 0 if self is Division.BRONZE else SECOND + WIDTH * (self - 2)

    @property
    def next(self) -> Division | None:
        """The next better one; None for the best."""
        return None if self is Division.CROWN else Division(self + 1)


def division(rating: Rating) -> Division | None:
    """Return the division of a rating; None until it settles.

    Time does not take it away: it follows from the shown number, which time does not change.
    """
    return division_at(points(rating.value)) if rating.settled else None


def division_at(shown: int) -> Division:
    """Return the division of so many points."""
    return max((each for each in Division if shown >= each.begins), default=Division.BRONZE)
