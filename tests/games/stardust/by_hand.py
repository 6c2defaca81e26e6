"""Positions of Stardust with cards that are dealt by hand."""

from __future__ import annotations

from bot.games.stardust.game import Stardust
from bot.games.stardust.rules import StardustPosition
from tests.games.claro.by_hand import deal_again, dealt

STARDUST = Stardust()

WEAK = ("FL1 AM1 DS1 Y1 Y2", "FM1 AS1 DL1 Y3 FS2", "FL2 AM2 DS2 R1 AL1")
"""Three hands without a combination."""

BEST = ("FL4 FL3 FL2 FM1 FM2", "AL4 AL3 AL2 DS1 R1", "DL4 DL3 DS2 AM1 FS1")
"""A mega-system of 12 points, a three-system of 9, a two-system of 7."""


def deal(
    *hands: str, draw: str | None = None, leader: int = 0, rules: int | None = None, **options: str
) -> StardustPosition:
    """Return the position with these hands, seat by seat; the pile is what is left unless it is said."""
    return dealt(STARDUST, *hands, draw=draw, leader=leader, rules=rules, **options)


def next_hand(position: StardustPosition, *hands: str) -> StardustPosition:
    """Set the cards of the next deal: the hands of the seats that have credits left, in the order of the seats."""
    deal_again(STARDUST, position, *hands)
    return position
