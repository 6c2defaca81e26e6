"""When people are reminded that their time grows short."""

from __future__ import annotations

from typing import Final

SHARE: Final = 6
"""The first reminder comes when one part of this many of the time for a turn is left."""

AGAIN_SECONDS: Final = 3600.0
"""If the first reminder comes this long before the end of the time, in seconds, or longer, a second one follows."""


def reminder_times(turn: float, least: float) -> tuple[float, ...]:
    """Return how long before the end of a turn people are reminded, in seconds, the longest time first.

    The first reminder comes when a sixth of the turn is left, or ``least`` seconds if that is more. If that is an hour
    or more before the end, a second one comes when a sixth of that is left. There is none in a turn that is not longer
    than ``least``.

    :param turn: the time for a turn, in seconds.
    :param least: how long before the end the first reminder comes at least, in seconds; 0 for no reminders.
    """
    if not 0 < least < turn:
        return ()
    first = max(least, turn / SHARE)
    second = max(least, first / SHARE)
    return (first, second) if first >= AGAIN_SECONDS and second < first else (first,)
