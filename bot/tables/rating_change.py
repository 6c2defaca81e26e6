"""What a game did to a person's rating, and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from bot.games.game import Seat
from bot.store.standings.divisions import Division, division
from bot.store.standings.ratings import Rating, points

AS_STRONG: Final = 1.0
"""By how much ``mu`` may differ between people who are as strong as each other."""


class Reason(StrEnum):
    """Why a rating changed."""

    AHEAD_OF = "ahead-of"
    """They came ahead of somebody."""
    BEHIND = "behind"
    """They came behind somebody."""
    LEVEL = "level"
    """They were level with somebody."""
    SURER = "surer"
    """The game did not speak for them, but with each game the rating is surer."""


class Strength(StrEnum):
    """How strong somebody was before the game, compared with the rating's owner."""

    STRONGER = "stronger"
    EVEN = "even"
    WEAKER = "weaker"


@dataclass(frozen=True, slots=True)
class Why:
    """Why a rating changed: what counted most."""

    reason: Reason
    seat: Seat
    """Whom the reason is about: of several, who counted most. For ``SURER`` it means nothing."""
    strength: Strength


@dataclass(frozen=True, slots=True)
class RatingChange:
    """What a game did to a rating."""

    before: Rating
    after: Rating
    why: Why | None
    """None if the shown number did not change, or if it is said elsewhere."""

    @property
    def points(self) -> tuple[int, int]:
        """The shown numbers before and after the game."""
        return points(self.before.value), points(self.after.value)

    @property
    def divisions(self) -> tuple[Division | None, Division | None]:
        """The divisions before and after the game; None while the rating is not settled."""
        return division(self.before), division(self.after)


def rating_change(
    before: Sequence[Rating], after: Rating, ranks: Sequence[int], own: int, seats: Sequence[Seat]
) -> RatingChange:
    """Return what a game did to the rating of one of those for whom it counted.

    :param before: everybody's rating before the game.
    :param after: the person's rating after it.
    :param ranks: everybody's place.
    :param own: which of them the person is.
    :param seats: everybody's seat.
    """
    change = points(after.value) - points(before[own].value)
    why = _why(before, ranks, own, seats, change, after.mu - before[own].mu) if change else None
    return RatingChange(before[own], after, why)


def _why(
    before: Sequence[Rating], ranks: Sequence[int], own: int, seats: Sequence[Seat], change: int, gain: float
) -> Why:
    """Return what counted most: of those ahead of whom one came the strongest, of those who came ahead the weakest."""
    others = [each for each in range(len(ranks)) if each != own]
    strong = sorted(others, key=lambda each: before[each].mu)
    level = [each for each in strong if ranks[each] == ranks[own]]
    if change > 0:
        if gain <= 0:
            return Why(Reason.SURER, seats[own], Strength.EVEN)
        beaten = [each for each in strong if ranks[each] > ranks[own]]
        reason, other = (Reason.AHEAD_OF, beaten[-1]) if beaten else (Reason.LEVEL, (level or strong)[-1])
    else:
        ahead = [each for each in strong if ranks[each] < ranks[own]]
        reason, other = (Reason.BEHIND, ahead[0]) if ahead else (Reason.LEVEL, (level or strong)[0])
    return Why(reason, seats[other], _strength(before[other].mu - before[own].mu))


def _strength(difference: float) -> Strength:
    if abs(difference) < AS_STRONG:
        return Strength.EVEN
    return Strength.STRONGER if difference > 0 else Strength.WEAKER
