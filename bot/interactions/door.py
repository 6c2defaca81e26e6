"""Which interactions arrive so late that nobody can answer them any more.

An interaction's id tells when Discord made it, by Discord's clock. How far our clock is from that follows from the
interaction that was under way for the shortest time: it took next to none.
"""

from __future__ import annotations

import logging
import math
import time
from collections.abc import Callable
from typing import Final

log = logging.getLogger(__name__)

TOO_LATE_SECONDS = 3.0
"""How old an interaction can be, in seconds, for Discord to take its first answer."""

REMEMBERED_SECONDS: Final = 600.0
"""For how long the quickest interaction is remembered at least, in seconds; at most twice as long. Clocks drift."""


class Door:
    """Turns away what comes too late, before any work is done for it. Its sender is told so by Discord's client."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """Make a door.

        :param clock: returns the time in seconds since any moment. It is never set.
        """
        self._clock = clock
        self._since = -math.inf
        self._quickest = self._quickest_before = math.inf
        """The smallest difference between the clocks when an interaction arrived, in this period and the one before."""
        self.turned_away = 0
        """How many interactions came too late."""

    def age(self, interaction: int) -> float:
        """Return how many seconds ago Discord made an interaction.

        :param interaction: its id.
        """
        now = self._clock()
        if now - self._since > REMEMBERED_SECONDS:
            stale = now - self._since > 2 * REMEMBERED_SECONDS
            self._quickest_before = math.inf if stale else self._quickest
            self._quickest, self._since = math.inf, now
        between = now - (interaction >> 22) / 1000
        self._quickest = min(self._quickest, between)
        return between - min(self._quickest, self._quickest_before)

    def admits(self, interaction: int) -> bool:
        """Tell whether an interaction can still be answered; if not, count it."""
        age = self.age(interaction)
        if age < TOO_LATE_SECONDS:
            return True
        self.turn_away(age)
        return False

    def turn_away(self, age: float) -> None:
        """Count an interaction that cannot be answered any more."""
        self.turned_away += 1
        log.info("an interaction came %.1f s late; nothing is done for it", age)
