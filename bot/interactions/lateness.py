"""Which interactions arrive so late that nobody can answer them any more.

An interaction's id tells when Discord made it, by Discord's clock. How far our clock is from that follows from the
interactions that were under way for the shortest time: they took next to none.

Clocks are set, and a machine of Discord's may be fast. So what seems to come too late is tried now and then: Discord
knows better, and says so when the interaction is acknowledged.
"""

import logging
import math
import time
from collections.abc import Callable
from typing import Final

log = logging.getLogger(__name__)

TOO_LATE_SECONDS = 3.0
"""How old an interaction can be, in seconds, for Discord to take its first answer."""

REMEMBERED_SECONDS: Final = 600.0
"""For how long the quickest interactions are remembered at least, in seconds; at most twice as long. Clocks drift."""

TRY_SECONDS: Final = 1.0
"""How often something that seems to come too late is tried, in seconds, until Discord takes it."""

ENOUGH: Final = 5
"""After how many interactions in a row that seemed to come too late, and did not, the clocks are compared anew."""

_QUICKEST: Final = 3
"""How many of the quickest interactions are remembered. The second of them counts: the first may be from a fast clock.
While there are fewer, the first counts."""


class Door:
    """Turns away what comes too late, before any work is done for it. Its sender is told so by Discord's client."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """:param clock: returns the time in seconds since any moment. It is never set."""
        self._clock = clock
        self._since = -math.inf
        self._quickest: list[tuple[float, int]] = []
        self._quickest_before: list[tuple[float, int]] = []
        """The smallest differences between the clocks when interactions arrived, with the interactions' ids, in this
        period and in the one before."""
        self._tried, self._tried_at = 0, -math.inf
        """The last interaction that was tried, and when."""
        self._doubtful = False
        """Whether Discord took the last interaction that seemed to come too late."""
        self._in_a_row = 0
        """How many of them it has taken since one last seemed to come in time."""
        self.turned_away = 0
        """How many interactions came too late."""

    def age(self, interaction: int) -> float:
        """Return how many seconds ago Discord made an interaction.

        :param interaction: its id.
        """
        now = self._clock()
        if now - self._since > REMEMBERED_SECONDS:
            stale = now - self._since > 2 * REMEMBERED_SECONDS
            self._quickest_before = [] if stale else self._quickest
            self._quickest, self._since = [], now
        between = now - (interaction >> 22) / 1000
        both = self._quickest + self._quickest_before
        if all(number != interaction for _, number in both):
            self._quickest = sorted([*self._quickest, (between, interaction)])[:_QUICKEST]
            both = self._quickest + self._quickest_before
        both.sort()
        normal, _ = both[0 if len(both) < _QUICKEST else 1]
        return max(0.0, between - normal)

    def admits(self, interaction: int, *, tries: bool = True) -> bool:
        """Tell whether an interaction can still be answered, or is to be tried; if neither, count it.

        Nothing may be done for an interaction of ``TOO_LATE_SECONDS`` or more before Discord takes an acknowledgement.

        :param tries: whether it can be acknowledged.
        """
        age = self.age(interaction)
        if age < TOO_LATE_SECONDS:
            self._in_a_row = 0
            return True
        if self._doubtful or interaction == self._tried:
            return True
        if tries and self._clock() - self._tried_at >= TRY_SECONDS:
            self._tried, self._tried_at = interaction, self._clock()
            return True
        self.turn_away(age)
        return False

    def taken(self) -> None:
        """Note that Discord has taken the acknowledgement of an interaction that seemed to come too late."""
        self._doubtful = True
        self._in_a_row += 1
        if self._in_a_row >= ENOUGH:
            log.warning("Discord's clock or ours was set; comparing them anew")
            self._quickest, self._quickest_before = [], []
            self._doubtful, self._in_a_row = False, 0

    def turn_away(self, age: float) -> None:
        """Count an interaction that cannot be answered any more."""
        self._doubtful, self._in_a_row = False, 0
        self.turned_away += 1
        log.info("an interaction came %.1f s late; nothing is done for it", age)
