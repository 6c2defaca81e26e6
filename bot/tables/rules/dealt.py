"""What the positions of a game follow from, together with its moves."""

from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from bot.games import checks
from bot.games.game import AnyGame, AnyPosition, Move, Seat
from bot.games.shuffle import Seeded

_ANEW: Final = b"play on"


@dataclass(frozen=True, slots=True)
class Dealt:
    """What a game begins with."""

    options: Mapping[str, str]
    rules: int
    """The version of the rules that it is played by."""
    seed: bytes
    seats: int = 1
    unseen: tuple[int, Seat] | None = None
    """After how many moves what a seat does not know is dealt anew, and that seat: its owner plays an earlier game on,
    and learns nothing there that the earlier game keeps hidden. None if that does not happen."""


def replayed(game: AnyGame, dealt: Dealt, moves: Sequence[tuple[Seat, Move]]) -> AnyPosition:
    """Return the position of a game after these moves; see ``positions``."""
    return deque(positions(game, dealt, moves), maxlen=1).pop()


def positions(game: AnyGame, dealt: Dealt, moves: Sequence[tuple[Seat, Move]]) -> Iterator[AnyPosition]:
    """Yield the position of a game after each number of moves, from 0 to all. It changes with the next move.

    :raises BadSetup: the game cannot begin so.
    :raises IllegalMove: the rules refuse a move.
    :raises BrokenRules: it cannot go on after the last.
    """
    position = game.start(dealt.seats, Seeded(dealt.seed), game.read_options(dealt.options), rules=dealt.rules)
    began, own = dealt.unseen or (None, 0)
    for ply in range(len(moves) + 1):
        if ply == began:
            position = game.unseen_anew(position, own, sha256(dealt.seed + _ANEW).digest())
        yield position
        if ply < len(moves):
            position.play(*moves[ply])
    checks.check_position(game, position, dealt.seats)
