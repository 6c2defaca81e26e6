"""The time at which a command is decided, and how long things take at a table."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from bot.games.shuffle import SEED_BYTES, sealed_seed

A_DAY: Final = 24 * 60 * 60
"""The time for a turn, in seconds, at which a table is at a day's pace; see ``Table.slow``."""


@dataclass(frozen=True, slots=True)
class Pace:
    """How long things take at a table, in seconds."""

    turn: float = 180
    """How long a person may think, unless their table says otherwise."""
    remind: float = 60
    """How long before the deadline a person is reminded at least; 0 for never. See ``reminder_times``."""
    think: float = 1.5
    """How long a computer player seems to think, on average."""
    breath: float = 2
    """How long a move that the rules force stands before it is played by itself."""
    fresh: float = 60
    """The least time that people have after a restart."""
    lobby: float = 0
    """After how long a lobby closes in which nobody does anything; 0 for never."""
    pause: float = 0
    """After how long a paused game closes; 0 for never."""


FIRST_TURN_LEAST, FIRST_TURN_MOST = 60.0, 180.0
"""Between which times the first turn of a person at a tournament's table is twice as long as the others, in seconds."""


def first_turn_seconds(turn: float, pace: Pace) -> float:
    """Return how long the first turn of a person at a tournament's table lasts, in seconds.

    People are still being called then; but whoever does not come keeps everybody else waiting. It is no longer than a
    turn usually is where the bot's usual turns are shorter.

    :param turn: how long the other turns there last, in seconds.
    """
    return max(turn, min(max(FIRST_TURN_LEAST, 2 * turn), FIRST_TURN_MOST, pace.turn))


def first_turn_decides(turn: float, pace: Pace) -> bool:
    """Return whether who misses their first turn at a tournament's table is away at once: it is longer than the others.

    :param turn: how long the other turns there last, in seconds.
    """
    return first_turn_seconds(turn, pace) > turn


def pause_end(moment: Moment) -> datetime | None:
    """Return when a game closes that is paused now, unless somebody resumes it; None for never."""
    return moment.now + timedelta(seconds=moment.pace.pause) if moment.pace.pause else None


def draw_seed() -> bytes:
    """Return 32 random bytes that nobody can predict."""
    return secrets.token_bytes(SEED_BYTES)


@dataclass(frozen=True, slots=True)
class Moment:
    """What a command needs to know besides the table."""

    now: datetime
    pace: Pace = Pace()
    draw_seed: Callable[[], bytes] = draw_seed
    """A function that returns 32 bytes that nobody knows."""
    seed_of: Callable[[bytes, int], bytes] = sealed_seed
    """A function that returns the 32 bytes that a game is dealt from which was sealed in its lobby."""
