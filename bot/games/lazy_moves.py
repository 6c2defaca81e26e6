"""Sequences of moves that are too long to be kept in memory."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import overload

from bot.games.game import Move


class LazyMoves(Sequence[Move]):
    """A sequence of moves that makes each move when it is asked for."""

    __slots__ = ()

    @abstractmethod
    def move_at(self, place: int) -> Move:
        """Return the move at a place, from 0 up to, but not including, the length."""

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> list[Move]: ...
    def __getitem__(self, index: int | slice) -> Move | list[Move]:
        places = range(len(self))[index]
        return self.move_at(places) if isinstance(places, int) else [self.move_at(place) for place in places]
