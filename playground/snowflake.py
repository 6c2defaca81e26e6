"""Ids in Discord's form: a time in milliseconds, then a counter."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime

EPOCH_MS = 1_420_070_400_000
"""The beginning of 2015, from which Discord counts time."""


class Snowflakes:
    """Makes ids that grow with time and never repeat."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._last = 0

    def next(self) -> int:
        """Return a new id."""
        self._last = max(self._last + 1, int(self._now() * 1000 - EPOCH_MS) << 22)
        return self._last


def created_at(snowflake: int) -> datetime:
    """Return the time at which an id was made."""
    return datetime.fromtimestamp(((snowflake >> 22) + EPOCH_MS) / 1000, UTC)
