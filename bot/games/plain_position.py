"""Positions that are copied and taken back as a whole: for rules where a move is played rarely enough to afford it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable
from typing import Self

from bot.games.game import IllegalMove, Move, Position, Seat, ViewT


class PlainPosition(Position[ViewT]):
    """A position whose state stands in its slots, in values that nobody changes and in flat lists of them."""

    __slots__ = ()

    def copy(self) -> Self:
        """Return a position of its own that can be played on."""
        other = object.__new__(type(self))
        other._take_over(self)
        return other

    def _take_over(self, other: Self) -> None:
        """Become what another position is."""
        names: Iterable[str] = self.__slots__
        for name in names:
            value = getattr(other, name)
            setattr(self, name, value.copy() if isinstance(value, list) else value)

    def play(self, seat: Seat, move: Move) -> Move:
        """Play a move, and return it in its canonical form; see the rules' own ``change``.

        :raises IllegalMove: the rules refuse it; the position is as it was.
        """
        before = self.copy()
        try:
            return self.change(seat, move)
        except IllegalMove:
            self._take_over(before)
            raise

    @abstractmethod
    def change(self, seat: Seat, move: Move) -> Move:
        """Play a move, and return it in its canonical form. When it is refused, part of it may be done already.

        :raises IllegalMove: the rules refuse it.
        """
