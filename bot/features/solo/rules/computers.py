"""The computer players of a game that one person plays without a table: who they are, and what they answer."""

import asyncio
import logging
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Final

from bot.features.solo.store.solo import Opponents
from bot.games import checks
from bot.games.faults import BrokenRules
from bot.games.game import AnyGame, AnyPosition, IllegalMove, Move, Seat
from bot.games.origins import with_origin
from bot.games.shuffle import Seeded
from bot.runtime.thinking import Thinker, default_level
from bot.tables.rules.computers import COMPUTER_NAMES
from bot.tables.rules.playing import modest_move

log = logging.getLogger(__name__)

MOST_SLOW: Final = 100
"""How many choices of slow players somebody waits for, at most, before they have to choose something themselves. Then
quick players go on. Only once the person is out of a game can there be so many."""

_DICE_BYTES = 8
_ANEW = b"play on"


@dataclass(frozen=True, slots=True)
class Setup:
    """What a game of one person against computer players begins with."""

    seed: bytes
    """The 32 bytes that it is dealt from."""
    opponents: Opponents
    options: Mapping[str, str] = field(default_factory=dict)
    """The house rules."""
    rules: int | None = None
    """The version of the rules; None for the newest."""
    played: tuple[tuple[Seat, Move], ...] = ()
    """The moves of an earlier game from which it goes on: the first ``opponents.began`` of that game."""


def computer_names(opponents: Opponents) -> tuple[str | None, ...]:
    """Return the name of the computer player in each seat; None for the person's seat.

    Those of an earlier game keep their names.
    """
    kept = opponents.names or (None,) * len(opponents.levels)
    free = (name for name in COMPUTER_NAMES if name not in kept)
    return tuple(
        None if level is None else name or next(free) for level, name in zip(opponents.levels, kept, strict=True)
    )


def dice(seed: bytes, ply: int) -> int:
    """Return what seeds a computer player's random numbers for a move.

    It follows from the deal and the number of the moves before. So the same moves get the same answers from whoever
    they are played.
    """
    return int.from_bytes(sha256(seed + f"dice {ply}".encode()).digest()[:_DICE_BYTES], "big")


@dataclass(frozen=True, slots=True)
class Dealt:
    """What the positions of a game follow from, together with its moves."""

    options: Mapping[str, str]
    rules: int
    """The version of the rules that it is played by."""
    seed: bytes
    opponents: Opponents | None = None
    """The computer players of a game that one person plays without a table; None if they have none."""
    seats: int = 1
    """How many seats a game has that has no ``opponents``."""


def replayed(game: AnyGame, dealt: Dealt, moves: Sequence[tuple[Seat, Move]]) -> AnyPosition:
    """Return the position of a game after these moves; see ``positions``."""
    return deque(positions(game, dealt, moves), maxlen=1).pop()


def positions(game: AnyGame, dealt: Dealt, moves: Sequence[tuple[Seat, Move]]) -> Iterator[AnyPosition]:
    """Yield the position of a game after each number of moves, from 0 to all.

    It changes with the next move. If the game goes on from an earlier one, the person learns nothing there that the
    earlier game keeps hidden.

    :raises BadSetup: the game cannot begin so.
    :raises IllegalMove: the rules refuse a move.
    :raises BrokenRules: it cannot go on after the last.
    """
    opponents = dealt.opponents
    seats = dealt.seats if opponents is None else len(opponents.levels)
    position = game.start(seats, Seeded(dealt.seed), game.read_options(dealt.options), rules=dealt.rules)
    began = None if opponents is None or opponents.origin is None else opponents.began
    for ply in range(len(moves) + 1):
        if ply == began and opponents is not None:
            position = game.unseen_anew(position, opponents.seat, sha256(dealt.seed + _ANEW).digest())
        yield position
        if ply < len(moves):
            position.play(*moves[ply])
    checks.check_position(game, position, seats)


async def answer(
    thinker: Thinker, game: AnyGame, position: AnyPosition, opponents: Opponents, seed: bytes, *, forced: bool = False
) -> None:
    """Play for the computer players until the person has to choose something, or the game is over.

    Where seats choose at the same time, the computer players do so first. What the person has no choice about is played
    for them, as it is at tables.

    :param forced: whether the person wants forced moves to be played by themselves, too; see ``Position.forced``.
    :raises BrokenRules: the rules do what no rules may do; ``TooManyMoves`` if the person never has to choose.
    """
    chosen = 0
    while position.outcome is None:
        seat = next((seat for seat in position.to_act if opponents.levels[seat] is not None), None)
        if seat is None:
            seat = opponents.seat
            move = position.formality(seat)
            if move is None and forced:
                move = position.forced(seat)
            if move is None:
                return
        else:
            move = position.formality(seat)
            if move is None:
                chosen += 1
                move = await _choice(thinker, game, position, seat, opponents, seed, hurried=chosen > MOST_SLOW)
        try:
            checks.play(game, position, seat, move, len(opponents.levels), opponents.seat)
        except IllegalMove as error:
            raise BrokenRules(f"seat {seat} has to play {move!r}, and cannot: {error}") from error
        await asyncio.sleep(0)  # the moves may be many, and none of them may take a moment


async def _choice(
    thinker: Thinker,
    game: AnyGame,
    position: AnyPosition,
    seat: Seat,
    opponents: Opponents,
    seed: bytes,
    *,
    hurried: bool,
) -> Move:
    """Return the move that a computer player chooses; a modest one if it fails."""
    kind = game.levels.get(opponents.levels[seat] or "", game.levels[default_level(game)])
    try:
        move = await thinker.choose(game, kind, position.view(seat), dice(seed, len(position.moves)), hurried=hurried)
        position.copy().play(seat, move)
    except Exception:  # whatever is wrong with the player, the game has to go on
        log.exception("a computer player of %s failed; it makes a modest move", with_origin(game.name))
        return modest_move(position, seat)
    return move
