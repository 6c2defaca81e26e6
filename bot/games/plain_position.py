"""Positions that copy themselves before each move, for rules that can afford a copy for every move."""

from abc import abstractmethod
from typing import TYPE_CHECKING, ClassVar, Self

from bot.games.game import IllegalMove, Move, Position, Seat, ViewT


class PlainPosition(Position[ViewT]):
    """A position whose attributes, or slots, are immutable values and flat lists of immutable values."""

    if not TYPE_CHECKING:  # which takes them for what may be written; subclasses have attributes, slots or properties
        rounds, scores, outcome = (), (), None

    _slots: ClassVar[tuple[str, ...]]
    """The names of all slots, those of the base classes too."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls._slots = tuple(name for each in cls.__mro__ for name in each.__dict__.get("__slots__", ()))

    def copy(self) -> Self:
        """Return an independent copy of the position."""
        other = object.__new__(type(self))
        other._take_over(self)
        return other

    def _take_over(self, other: Self) -> None:
        vars(self).update({name: each.copy() if type(each) is list else each for name, each in vars(other).items()})
        for name in self._slots:
            value = getattr(other, name)
            setattr(self, name, value.copy() if isinstance(value, list) else value)

    def play(self, seat: Seat, move: Move) -> Move:
        """Play a move by ``change``, and return its canonical form.

        :raises IllegalMove: the rules refuse it. The position is unchanged.
        """
        before = self.copy()
        try:
            return self.change(seat, move)
        except IllegalMove:
            self._take_over(before)
            raise

    @abstractmethod
    def change(self, seat: Seat, move: Move) -> Move:
        """Play a move, and return its canonical form. A refused move may leave the position half changed.

        :raises IllegalMove: the rules refuse it.
        """

    def automatic(self, seat: Seat) -> Move:
        """Return the first legal move: see ``Position.automatic``."""
        return self.legal_moves(seat)[0]
