"""The computer players of a game that one person plays without a table: who they are, and what they answer."""

import asyncio
import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Final

from bot.games import checks
from bot.games.errors import BrokenRules
from bot.games.game import AnyGame, AnyPosition, IllegalMove, Move, Seat
from bot.games.origins import with_origin
from bot.runtime.thinking import Thinker, default_level
from bot.store.journal.entries import Solo
from bot.tables.rules.playing import modest_move

log = logging.getLogger(__name__)

MOST_SLOW: Final = 100
"""How many choices of slow players somebody waits for, at most, before they have to choose something themselves. Then
quick players go on. Only once the person is out of a game can there be so many."""

_DICE_BYTES = 8


@dataclass(frozen=True, slots=True)
class Setup:
    """What a game that one person plays without a table begins with."""

    seed: bytes
    """The 32 bytes that it is dealt from."""
    levels: tuple[str | None, ...] = (None,)
    """The level of the computer player in each seat; None for the person's own seat, of which there is one."""
    options: Mapping[str, str] = field(default_factory=dict)
    """The house rules."""
    rules: int | None = None
    """The version of the rules; None for the newest."""
    played: tuple[tuple[Seat, Move], ...] = ()
    """The moves of an earlier game from which it goes on."""
    solo: Solo = field(default_factory=Solo)
    names: tuple[str | None, ...] = ()
    """The names that computer players had in that earlier game; None for every other seat. Empty if there is none."""


def dice(seed: bytes, ply: int) -> int:
    """Return what seeds a computer player's random numbers for a move.

    It follows from the deal and the number of the moves before. So the same moves get the same answers from whoever
    they are played.
    """
    return int.from_bytes(sha256(seed + f"dice {ply}".encode()).digest()[:_DICE_BYTES], "big")


async def answer(
    thinker: Thinker,
    game: AnyGame,
    position: AnyPosition,
    levels: Sequence[str | None],
    seed: bytes,
    *,
    forced: bool = False,
) -> None:
    """Play for the computer players until the person has to choose something, or the game is over.

    Where seats choose at the same time, the computer players do so first. What the person has no choice about is played
    for them, as it is at tables.

    :param levels: by seat, see ``Setup``.
    :param forced: whether the person wants forced moves to be played by themselves, too; see ``Position.forced_alone``.
    :raises BrokenRules: the rules do what no rules may do; ``TooManyMoves`` if the person never has to choose.
    """
    chosen, own = 0, levels.index(None)
    while position.outcome is None:
        seat = next((seat for seat in position.to_act if levels[seat] is not None), None)
        if seat is None:
            seat = own
            move = position.formality(seat)
            if move is None and forced:
                move = position.forced_alone(seat)
            if move is None:
                return
        else:
            move = position.formality(seat)
            if move is None:
                chosen += 1
                move = await _choice(thinker, game, position, seat, levels[seat], seed, hurried=chosen > MOST_SLOW)
        try:
            checks.play(game, position, seat, move, len(levels), own)
        except IllegalMove as error:
            raise BrokenRules(f"seat {seat} has to play {move!r}, and cannot: {error}") from error
        await asyncio.sleep(0)  # the moves may be many, and none of them may take a moment


async def _choice(
    thinker: Thinker,
    game: AnyGame,
    position: AnyPosition,
    seat: Seat,
    level: str | None,
    seed: bytes,
    *,
    hurried: bool,
) -> Move:
    """Return the move that a computer player chooses; a modest one if it fails."""
    kind = game.levels.get(level or "", game.levels[default_level(game)])
    try:
        move = await thinker.choose(game, kind, position.view(seat), dice(seed, len(position.moves)), hurried=hurried)
        position.copy().play(seat, move)
    except Exception:  # whatever is wrong with the player, the game has to go on
        log.exception("a computer player of %s failed; it makes a modest move", with_origin(game.name))
        return modest_move(position, seat)
    return move
