"""A clock that tests can set forward, so that tokens expire and limits refill without waiting."""

from __future__ import annotations

import time
from collections.abc import Callable


class Clock:
    """Tells the time. It runs as fast as the machine's clock, plus the time that was skipped."""

    def __init__(self) -> None:
        self._ahead = 0.0
        self.after_advance: list[Callable[[], None]] = []
        """Called whenever time was skipped."""

    def __call__(self) -> float:
        """Return the time in Unix seconds."""
        return time.time() + self._ahead

    def advance(self, seconds: float) -> None:
        """Skip this many seconds."""
        self._ahead += seconds
        for notice in list(self.after_advance):
            notice()
