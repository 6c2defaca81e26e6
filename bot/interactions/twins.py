"""Notices another bot with the same token, which takes people's clicks away."""

import logging
import time
from collections import deque
from collections.abc import Callable
from typing import Final

log = logging.getLogger(__name__)

WITHIN_SECONDS: Final = 60.0
"""How close together they have to be, in seconds."""

ENOUGH: Final = 5
"""How many interactions that somebody else has answered make it certain."""

SPAN_SECONDS: Final = 10.0
"""How far apart the first and the last of them have to be at least, in seconds. When a shard is taken over, Discord
repeats the last events all at once."""

QUIET_SECONDS: Final = 3_600.0
"""How long the log does not say it again, in seconds."""

WARNING: Final = (
    "another bot with this DISCORD_TOKEN answers people, too: {} interactions of the last minute were answered already."
    " With a database of its own it knows nothing of the games here, and people read that their table is gone. Stop it;"
    " if you do not know where it runs, press Reset Token on the application's Bot page"
)


class Twins:
    """Counts interactions that somebody else had answered before this process did."""

    def __init__(self) -> None:
        self.total = 0
        self.tell: Callable[[str], object] | None = None
        """Tells the host once what the log warns of; None if the host does not wish it."""
        self._recent: deque[float] = deque()
        self._warned_at: float | None = None

    def note(self) -> None:
        """Count one, and warn if they have become many."""
        now = time.monotonic()
        self.total += 1
        self._recent.append(now)
        while now - self._recent[0] > WITHIN_SECONDS:
            self._recent.popleft()
        log.info("an interaction has been answered already")
        certain = len(self._recent) >= ENOUGH and now - self._recent[0] >= SPAN_SECONDS
        if certain and (self._warned_at is None or now - self._warned_at > QUIET_SECONDS):
            self._warned_at = now
            warning = WARNING.format(len(self._recent))
            log.warning("%s", warning)
            tell, self.tell = self.tell, None
            if tell is not None:
                tell(warning)
