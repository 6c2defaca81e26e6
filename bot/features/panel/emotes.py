"""The signs that people at a table give each other in the panel: shown for a moment, and kept nowhere."""

from typing import Final

from bot.runtime.background import Clock
from bot.runtime.recent import Recent

EMOTES: Final = ("👋", "👏", "😂", "😮", "🤔", "😭")
"""The signs that there are."""

PAUSE_SECONDS: Final = 3.0
"""How long a person's next sign takes, in seconds."""

MOST_KNOWN: Final = 1_000
"""Of how many people it is known when they have given their last sign."""


class Pauses:
    """Who may give a sign again."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last: Recent[int, float] = Recent(MOST_KNOWN)

    def begin(self, user: int) -> bool:
        """Note that somebody gives a sign; return False if their last one was given too short a time ago."""
        now = self._clock.now()
        if 0 <= now - self._last.get(user, now - PAUSE_SECONDS) < PAUSE_SECONDS:
            return False
        self._last[user] = now
        return True
