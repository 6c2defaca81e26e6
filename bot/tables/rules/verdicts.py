"""How good a move was, by the chances to win after it and after the best one."""

from collections.abc import Sequence
from enum import Enum
from typing import Final

from bot.games.game import Move


class Verdict(Enum):
    """How good a move was, by what it lost of the chance to win, also compared with the best move's."""

    BEST = "best"
    GOOD = "good"
    SLIP = "slip"
    MISTAKE = "mistake"


GOOD_BELOW: Final = 0.01
"""A move that loses less than this is as good as the best."""


SLIP_FROM: Final = 0.04
"""Smaller losses may be the luck of the play-outs; docs/computer-players.md says how they differ."""


MISTAKE_FROM: Final = 0.10


SLIP_SHARE: Final = 1 / 4


MISTAKE_SHARE: Final = 1 / 2
"""Small chances differ less when they are played out again. So what loses at least this share of the best move's chance
is a slip from ``GOOD_BELOW`` on, and a mistake from ``SLIP_FROM`` on."""


def verdict(chance: float, best: float) -> Verdict:
    """Return how good a move is, by the chances (0 to 1) to win after it and after the best one."""
    lost = max(best - chance, 0.0)
    if lost < GOOD_BELOW:
        return Verdict.BEST
    share = lost / best
    seen = lost >= SLIP_FROM
    if lost >= MISTAKE_FROM or (seen and share >= MISTAKE_SHARE):
        return Verdict.MISTAKE
    return Verdict.SLIP if seen or share >= SLIP_SHARE else Verdict.GOOD


def about_as_good(chances: Sequence[tuple[Move, float]]) -> list[tuple[Move, float]]:
    """Return the moves that are at most so much worse than the first, which is the best, that chance may explain it."""
    return [each for each in chances if verdict(each[1], chances[0][1]) in (Verdict.BEST, Verdict.GOOD)]
