"""How good people are: a rating by OpenSkill, with the computer's seats as opponents who never change."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from openskill.models import PlackettLuce

_MODEL: Final = PlackettLuce()

POINTS, BASE = 40, 1000
"""Rating points for each step of the model's scale, and those of somebody of whom nothing is known yet."""


@dataclass(frozen=True, slots=True)
class Rating:
    """A belief about how good somebody is: most likely ``mu``, give or take ``sigma``."""

    mu: float = _MODEL.mu
    sigma: float = _MODEL.sigma

    @property
    def value(self) -> float:
        """What people are ranked by: how good they are at least, almost certainly."""
        return self.mu - 3 * self.sigma


COMPUTER_SIGMA: Final = 1.0


def computer_rating(strength: float | None) -> Rating:
    """Return the rating that a computer player always has; a newcomer's where its strength is not known."""
    return Rating(_MODEL.mu if strength is None else strength, COMPUTER_SIGMA)


def points(value: float) -> int:
    """Return a rating's value as people see it: whole, and about 1000 to begin with."""
    return round(BASE + POINTS * value)


def rate(before: Sequence[Rating], ranks: Sequence[int]) -> list[Rating]:
    """Return everybody's rating after a game.

    :param ranks: each one's place; the smaller the better, and level ones may share one.
    """
    teams = [[_MODEL.rating(mu=rating.mu, sigma=rating.sigma)] for rating in before]
    return [Rating(player.mu, player.sigma) for (player,) in _MODEL.rate(teams, ranks=list(map(float, ranks)))]
