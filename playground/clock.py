"""Time that tests can move: tokens age, limits refill and edits grow old without anybody waiting."""

from __future__ import annotations

import time


class Clock:
    """Tells the time; it runs as the machine's, from wherever it was put."""

    def __init__(self) -> None:
        self._ahead = 0.0

    def __call__(self) -> float:
        """Return the time, as Unix seconds."""
        return time.time() + self._ahead

    def advance(self, seconds: float) -> None:
        """Let this much time pass at once."""
        self._ahead += seconds
