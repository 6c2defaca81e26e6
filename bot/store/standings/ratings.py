"""How good people are: OpenSkill ratings. Computer players are opponents whose rating never changes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from openskill.models import PlackettLuce

_MODEL: Final = PlackettLuce()

POINTS, BASE = 40, 1000
"""How many points one unit of the model's scale is shown as, and with how many a newcomer begins."""


@dataclass(frozen=True, slots=True)
class Rating:
    """An estimate of how good somebody is: ``mu``, with a standard deviation of ``sigma``."""

    mu: float = _MODEL.mu
    sigma: float = _MODEL.sigma

    @property
    def value(self) -> float:
        """What people are ranked by: a skill that they almost certainly have at least."""
        return self.mu - 3 * self.sigma


COMPUTER_SIGMA: Final = 1.0
"""How sure we are of a computer player's strength."""


def computer_rating(strength: float | None) -> Rating:
    """Return a computer player's rating, which never changes.

    :param strength: its ``mu``; None if it is not known, and a newcomer's is assumed.
    """
    return Rating(_MODEL.mu if strength is None else strength, COMPUTER_SIGMA)


def points(value: float) -> int:
    """Return a rating's value as people see it: a whole number, about 1000 for a newcomer."""
    return round(BASE + POINTS * value)


def rate(before: Sequence[Rating], ranks: Sequence[int]) -> list[Rating]:
    """Return everybody's rating after a game, given their ratings before it.

    :param ranks: each player's place, 1 for the best; players who are level share one.
    """
    teams = [[_MODEL.rating(mu=rating.mu, sigma=rating.sigma)] for rating in before]
    return [Rating(player.mu, player.sigma) for (player,) in _MODEL.rate(teams, ranks=list(map(float, ranks)))]
