"""Notices what holds up the event loop: nobody's clicks are answered meanwhile. A game's rules may compute for long.

Rules that do not come to an end are somebody else's code in this process, and nothing can take the event loop back from
them. So the process ends, and its next start leaves their table alone.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

from bot.store.errors import NotSaved
from bot.store.holds import Hold, HoldNotes
from bot.tables.culprit import culprit

log = logging.getLogger(__name__)

HELD_SECONDS: Final = 2.0
"""How long the event loop may be held, in seconds, before the log says by what."""

BEAT_SECONDS: Final = 0.5
"""How often the event loop shows that it runs, and how often that is looked at, in seconds."""

STOP_SECONDS: Final = 5.0
"""How long after it is told to stop a process whose event loop is held goes on, in seconds."""

ENDED: Final = 70
"""The exit code of a process that ends because its event loop is held: EX_SOFTWARE of Unix."""

FRAMES: Final = 6
"""How many functions are named, the innermost first."""


class HeldLoop:
    """Looks from a thread whether the event loop runs. It takes a few microseconds a second.

    A loop within code that is not Python, and does not let other threads run, cannot be noticed.
    """

    def __init__(
        self,
        held: float = HELD_SECONDS,
        beat: float = BEAT_SECONDS,
        end_after: float = 0.0,
        notes: HoldNotes | None = None,
        end: Callable[[int], object] = os._exit,
    ) -> None:
        """Make one that does not look yet.

        :param held: see ``HELD_SECONDS``.
        :param beat: see ``BEAT_SECONDS``.
        :param end_after: how long a game's rules may hold the event loop, in seconds, before the process ends; 0 for
            ever.
        :param notes: where it is written down which rules hold it; None for nowhere.
        :param end: ends the process with an exit code.
        """
        self._held = held
        self._beat = beat
        self._end_after = end_after
        self._notes = notes
        self._end = end
        self._beats = 0
        self._expected = False
        self._loop_thread = 0
        self._timer: asyncio.TimerHandle | None = None
        self._told_at: float | None = None
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

    def told_to_stop(self) -> None:
        """Note that the process is told to stop: if its event loop is held, it ends in ``STOP_SECONDS``."""
        self._told_at = self._told_at or time.monotonic()

    @contextmanager
    def expected(self) -> Iterator[None]:
        """Do not mind that the event loop is held for long meanwhile."""
        self._expected = True
        try:
            yield
        finally:
            self._show_running()
            self._expected = False

    def _show_running(self) -> None:
        self._beats += 1
        if self._timer is not None:
            self._timer.cancel()
        self._timer = asyncio.get_running_loop().call_later(self._beat, self._show_running)

    def _look(self) -> None:
        """Log what holds the event loop, once each time, and end the process if a game's rules do not stop."""
        beats, silent, looked_at = 0, 0.0, time.monotonic()
        suspect: _Suspect | None = None
        while not self._closing.wait(self._beat):
            now = time.monotonic()
            # A process that was stopped as a whole has not been held meanwhile.
            passed, looked_at = min(now - looked_at, 2 * self._beat), now
            if self._expected or self._beats != beats:
                if suspect is not None:
                    suspect.clear(self._notes)
                beats, silent, suspect = self._beats, 0.0, None
                continue
            silent += passed
            if silent < self._held + self._beat:
                continue
            frame = sys._current_frames().get(self._loop_thread)  # noqa: SLF001 - there is no other way
            running = culprit(frame)
            if suspect is None:
                log.warning("the event loop has been held for %.0f s, and nobody is answered: %s", silent, where(frame))
                suspect = _Suspect(running)
                suspect.note(self._notes)
            elif suspect.hold is not None and (running is None or running.game != suspect.hold.game):
                suspect.clear(self._notes)  # several things take long, one after the other
            stop = self._told_at is not None and now - self._told_at >= STOP_SECONDS
            endless = bool(self._end_after) and suspect.hold is not None and silent >= self._end_after
            if stop or endless:
                suspect.note(self._notes)
                self._log_end(suspect, silent, frame)
                self._end(ENDED)
                return

    @staticmethod
    def _log_end(suspect: _Suspect, silent: float, frame: FrameType | None) -> None:
        what = "something" if suspect.hold is None else f"the rules of {suspect.hold}"
        left = "is set aside from now on" if suspect.noted is not None else "could not be written down"
        then = "" if suspect.hold is None else f", and {left}"
        held = "%s: the event loop has been held for %.0f s; this process ends with code %d%s: %s"
        log.critical(held, what, silent, ENDED, then, where(frame))


class _Suspect:
    """What holds the event loop, and the note of it."""

    def __init__(self, hold: Hold | None) -> None:
        self.hold = hold
        self.noted: int | None = None

    def note(self, notes: HoldNotes | None) -> None:
        """Write it down, if it is a game and is not written down yet."""
        if self.hold is None or self.noted is not None or notes is None:
            return
        try:
            self.noted = notes.note(self.hold)
        except NotSaved as error:
            log.warning("%s cannot be written down: %r", self.hold, error.__cause__)

    def clear(self, notes: HoldNotes | None) -> None:
        """Take it back."""
        self.hold, noted, self.noted = None, self.noted, None
        if noted is None or notes is None:
            return
        try:
            notes.take_back(noted)
        except NotSaved as error:
            log.warning("the note %d about rules that take long cannot be taken back: %r", noted, error.__cause__)


def where(frame: FrameType | None) -> str:
    """Return which functions are running, the innermost first.

    Their modules tell the game, where a game's code is among them.
    """
    found: list[str] = []
    while frame is not None and len(found) < FRAMES:
        found.append(f"{frame.f_globals.get('__name__')}.{frame.f_code.co_qualname}, line {frame.f_lineno}")
        frame = frame.f_back
    return " ← ".join(found)
