"""Positions made of declared stages: in each, it is said what may be played, and what that does.

The functions of a ``Stage`` get the position. They never ask which stage it is in: they ``enter`` the next one, with
the seats that act in it, or ``end`` the game. Whose turn it is, ``turn`` and ``moves`` follow from that.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from inspect import get_annotations
from typing import Any, ClassVar

from bot.games.game import IllegalMove, Move, Outcome, Seat, ViewT
from bot.games.plain_position import PlainPosition


@dataclass(frozen=True, slots=True)
class Stage:
    """One stage of a game.

    :ivar legal: returns the moves of a seat that acts.
    :ivar play: does what a legal move does, which ``moves`` has already.
    :ivar done: is called when all seats that act in it have made their moves; None if ``play`` goes on by itself.
    :ivar refused: the code with which any other move is refused, or a function that returns the ``IllegalMove``.
    """

    legal: Callable[[Any, Seat], Sequence[Move]]
    play: Callable[[Any, Seat, Move], object]
    done: Callable[[Any], object] | None = None
    refused: str | Callable[[Any, Seat, Move], IllegalMove] = "not_possible"


class StagedPosition(PlainPosition[ViewT]):
    """A ``PlainPosition`` that is always in one of its stages.

    :ivar stages: all of them, by name.
    :ivar stage: the name of the present one.
    :ivar following: the seats that act in it after those of ``to_act``, one after the other.
    """

    stages: ClassVar[Mapping[str, Stage]]
    stage: str
    following: tuple[Seat, ...]

    def __init_subclass__(cls) -> None:
        """Refuse a stage whose function is named as something of the contract, which it would replace unnoticed.

        :raises TypeError: there is one.
        """
        contract = {name for each in StagedPosition.__mro__ for name in (*vars(each), *get_annotations(each))}
        named = {id(getattr(cls, name, None)): name for name in contract}  # before ``Position`` wraps them
        for stage, parts in getattr(cls, "stages", {}).items():
            for part in (parts.legal, parts.play, parts.done, parts.refused):
                if callable(part) and id(part) in named:
                    name = named[id(part)]
                    raise TypeError(f"the stage {stage!r} has a function named {name}, as the contract has: rename it")
        super().__init_subclass__()

    def enter(self, stage: str, *seats: Seat) -> None:
        """Begin a stage, or a new choice in the same one, in which these seats act: several at the same time.

        The first stage is entered when the cards are dealt.
        """
        if not hasattr(self, "moves"):
            self.moves = []
        self.stage, self.to_act, self.turn, self.following = stage, seats, len(self.moves), ()

    def enter_in_turn(self, stage: str, first: Seat, count: int | None = None) -> None:
        """Begin a stage in which seats act one after the other, clockwise: all of them, or so many."""
        seats = len(self.scores)
        self.enter(stage, first)
        self.following = tuple((first + step) % seats for step in range(1, seats if count is None else count))

    def end(self, outcome: Outcome) -> None:
        """End the game."""
        self.to_act = self.following = ()
        setattr(self, "outcome", outcome)  # noqa: B010 - a property of Position, and an attribute of PlainPosition

    def legal_moves(self, seat: Seat) -> Sequence[Move]:
        """Return the moves of a seat that acts in this stage."""
        return self.stages[self.stage].legal(self, seat) if seat in self.to_act else ()

    def change(self, seat: Seat, move: Move) -> Move:
        """Play a move in this stage.

        :raises IllegalMove: ``not_your_turn``, or what the stage says.
        """
        stage = self.stages[self.stage]
        if seat not in self.to_act:
            raise IllegalMove("not_your_turn")
        if move not in self.legal_moves(seat):
            raise IllegalMove(stage.refused) if isinstance(stage.refused, str) else stage.refused(self, seat, move)
        self.moves.append((seat, move))
        self.to_act = tuple(each for each in self.to_act if each != seat)
        stage.play(self, seat, move)
        if not self.to_act and self.following:
            self.enter_in_turn(self.stage, self.following[0], len(self.following))
        elif not self.to_act and self.outcome is None and stage.done is not None:
            stage.done(self)
        return move
