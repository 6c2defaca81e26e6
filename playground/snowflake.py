"""Ids as Discord makes them: a time in milliseconds, then a counter."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime

EPOCH_MS = 1_420_070_400_000
"""The first second of 2015, from which Discord counts."""


class Snowflakes:
    """Gives ids that never repeat and grow with time."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._last = 0

    def next(self) -> int:
        """Return a new id."""
        self._last = max(self._last + 1, int(self._now() * 1000 - EPOCH_MS) << 22)
        return self._last


def created_at(snowflake: int) -> datetime:
    """Return when an id was made."""
    return datetime.fromtimestamp(((snowflake >> 22) + EPOCH_MS) / 1000, UTC)
