"""What a game did to a person's rating, and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot

from bot.games.game import Seat
from bot.store.standings.divisions import Division, division
from bot.store.standings.ratings import Rating, points


@dataclass(frozen=True, slots=True)
class RatingChange:
    """What a game did to a rating."""

    before: Rating
    after: Rating
    beaten: Seat | None = None
    """The strongest of those behind whom the rating's owner had measurably been; None if there is nobody like that."""
    surer: bool = False
    """Whether the number rose although the game did not speak for its owner: each game makes a rating surer."""

    @property
    def certain(self) -> bool:
        """Whether the rating was certain enough before and after the game for the difference to mean something."""
        return self.before.certain and self.after.certain

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
    mine = before[own]
    behind = [each for each in range(len(ranks)) if ranks[each] > ranks[own] and _stronger(before[each], mine)]
    strongest = max(behind, key=lambda each: before[each].mu, default=None)
    rose = points(after.value) > points(mine.value)
    return RatingChange(
        mine, after, None if strongest is None else seats[strongest], surer=rose and after.mu <= mine.mu
    )


def _stronger(one: Rating, other: Rating) -> bool:
    """Tell whether somebody has been measured to be stronger: by more than the standard deviation of the difference."""
    return one.mu - other.mu > hypot(one.sigma, other.sigma)
