"""Version 1 of the rules of Stardust, for the games that began with it.

Version 2 corrects two things. Whoever lays Quick Death draws after the rival, not before. And what nobody matched of a
bet goes back to its owner when the betting round ends; in version 1 it stays in the pot, so an owner who drops out
later loses it.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.game import Move, Seat
from bot.games.stardust.rules import StardustPosition


class StardustPosition1(StardustPosition):
    """A game of Stardust at one moment, by version 1 of the rules."""

    __slots__ = ()

    def _lay_death(self, seat: Seat, rest: Sequence[str]) -> Move:
        """Draw at once, before the rival."""
        played = super()._lay_death(seat, rest)
        self._take(seat, 1)
        return played

    def _after_death(self, layer: Seat) -> None:
        """Draw nothing: the seat drew when it laid the joker."""

    def _return_uncalled(self) -> None:
        """Leave every bet in the pot."""
