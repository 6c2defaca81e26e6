"""What a game did to a person's rating."""

from __future__ import annotations

from dataclasses import dataclass

from bot.store.standings.divisions import Division, division
from bot.store.standings.ratings import Rating, points


@dataclass(frozen=True, slots=True)
class RatingChange:
    """What a game did to a rating."""

    before: Rating
    after: Rating

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
