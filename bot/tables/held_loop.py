"""Notices what holds up the event loop: nobody's clicks are answered meanwhile. A game's rules may compute for long."""

from __future__ import annotations

import asyncio
import logging
import sys
import threading
import time
from types import FrameType
from typing import Final

log = logging.getLogger(__name__)

HELD_SECONDS: Final = 2.0
"""How long the event loop may be held, in seconds, before the log says by what."""

BEAT_SECONDS: Final = 0.5
"""How often the event loop shows that it runs, and how often that is looked at, in seconds."""

FRAMES: Final = 6
"""How many functions are named, the innermost first."""


class HeldLoop:
    """Looks from a thread whether the event loop runs. It takes a few microseconds a second."""

    def __init__(self, held: float = HELD_SECONDS, beat: float = BEAT_SECONDS) -> None:
        """Make one that does not look yet.

        :param held: see ``HELD_SECONDS``.
        :param beat: see ``BEAT_SECONDS``.
        """
        self._held = held
        self._beat = beat
        self._beaten_at = 0.0
        self._loop_thread = 0
        self._timer: asyncio.TimerHandle | None = None
        self._closing = threading.Event()
        self._thread: threading.Thread | None = None

    def begin(self) -> None:
        """Begin to look at the running event loop. The second call does nothing."""
        if self._thread is not None:
            return
        self._loop_thread = threading.get_ident()
        self._show_running()
        self._thread = threading.Thread(target=self._look, name="held loop", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Stop looking. The thread ends soon."""
        self._closing.set()
        if self._timer is not None:
            self._timer.cancel()

    def _show_running(self) -> None:
        self._beaten_at = time.monotonic()
        self._timer = asyncio.get_running_loop().call_later(self._beat, self._show_running)

    def _look(self) -> None:
        """Log what holds the event loop: once each time."""
        logged = 0.0
        while not self._closing.wait(self._beat):
            beaten_at = self._beaten_at
            if beaten_at == logged or time.monotonic() - beaten_at < self._held + self._beat:
                continue
            logged = beaten_at
            frame = sys._current_frames().get(self._loop_thread)  # noqa: SLF001 - there is no other way
            log.warning("the event loop has been held for %.0f s, and nobody is answered: %s", self._held, where(frame))


def where(frame: FrameType | None) -> str:
    """Return which functions are running, the innermost first.

    Their modules tell the game, where a game's code is among them.
    """
    found: list[str] = []
    while frame is not None and len(found) < FRAMES:
        found.append(f"{frame.f_globals.get('__name__')}.{frame.f_code.co_qualname}, line {frame.f_lineno}")
        frame = frame.f_back
    return " ← ".join(found)
