"""What happened in a game, as everybody at the table saw it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from bot.games.game import AnyPosition, Move, Round, Seat


@dataclass(frozen=True, slots=True)
class Told:
    """A move, with what everybody saw before and after it.

    :ivar automatic: whether it was made for a person: their time was up, or they were away.
    :ivar before: the game's view for spectators before the move.
    :ivar after: and after it.
    :ivar ended: the rounds that ended with it, each with its number, from 1.
    :ivar late: whether it is known to be automatic because the person's time was up.
    """

    seat: Seat
    move: Move
    automatic: bool
    before: Any
    after: Any
    ended: Sequence[tuple[int, Round]] = ()
    late: bool = False


def ended_since(position: AnyPosition, before: int) -> tuple[tuple[int, Round], ...]:
    """Return the rounds of a position that have ended since so many were over, each with its number."""
    return tuple(enumerate(position.rounds[before:], start=before + 1))


def play_told(position: AnyPosition, seat: Seat, move: Move) -> Told:
    """Play a move, and return what is told of it."""
    return next(retell(position, iter([(seat, move, False)])))


def retell(position: AnyPosition, moves: Iterator[tuple[Seat, Move, bool]]) -> Iterator[Told]:
    """Play moves, and yield each.

    :param moves: each move's seat, the move, and whether it was automatic.
    """
    before = position.view(None)
    for seat, move, automatic in moves:
        over = len(position.rounds)
        position.play(seat, move)
        after = position.view(None)
        yield Told(seat, move, automatic, before, after, ended_since(position, over))
        before = after
