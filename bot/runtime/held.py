"""Ends the process when its event loop is held, and sets the package aside whose code has held it.

``faulthandler`` looks from outside of Python. It needs no interpreter lock, so a loop inside C ends, too: a regular
expression that backtracks, for example. What it leaves is a dump, which the next start reads.
"""

import asyncio
import faulthandler
import json
import os
import sys
from pathlib import Path
from types import FrameType
from typing import IO, Final

from bot.games.packages import ASIDE
from bot.runtime.dumps import Dumps

LOADING_SECONDS: Final = 60.0
"""How long loading the bot and all packages may take at least, in seconds: a slow machine needs its time."""

BEATS: Final = 10
"""How often in the time that it may be held the event loop shows that it runs."""


class Watch:
    """Ends this process with exit code 1 and a dump when its event loop is held.

    A process that was stopped as a whole for as long ends, too, once it goes on.
    """

    def __init__(self, seconds: float, base: Path) -> None:
        """Read what earlier processes have left. This one and its children leave out what is set aside.

        :param seconds: how long the event loop may be held; 0 for ever.
        :param base: see ``Dumps``.
        """
        self._seconds = seconds
        self._stream: IO[str] = sys.stderr
        self.told: list[str] = []
        """What the log has to tell about it."""
        dumps = Dumps(base)
        dumps.read()
        dumps.tidy()
        try:
            if seconds:
                self._stream = dumps.open()
        except OSError as error:
            why = f"{dumps.file}: {error.strerror}"
            self.told.append(f"what holds up the bot cannot be noted, nor set aside; see HELD_FOLDER: {why}")
        self.told += [f"a note of what has held up the bot is left out: {each}" for each in dumps.unread]
        os.environ[ASIDE] = json.dumps(dumps.aside)
        self.told += [f"a process has ended, as code of no package has held it up: {each}" for each in dumps.others]

    def load(self) -> None:
        """Watch while packages are loaded, before the event loop begins."""
        if hasattr(os, "register_at_fork"):
            os.register_at_fork(after_in_child=_end_copy)
        self._arm(max(self._seconds, LOADING_SECONDS))

    async def beat(self) -> None:
        """Show that the event loop runs, again and again. What comes after the last time has as long to end."""
        while self._seconds:
            self._arm(self._seconds)
            await asyncio.sleep(self._seconds / BEATS)

    def close(self) -> None:
        """Stop watching."""
        faulthandler.cancel_dump_traceback_later()
        if self._stream is not sys.stderr:
            self._stream.close()

    def _arm(self, seconds: float) -> None:
        if self._seconds:
            faulthandler.dump_traceback_later(seconds, exit=True, file=self._stream)


def _end_copy() -> None:
    """End a copy of this process that a package's ``os.fork`` has made.

    It would go on as a second bot, with the connections of the first one. What ``multiprocessing`` starts does what it
    is told, and ends.
    """
    frame: FrameType | None = sys._getframe(1)  # noqa: SLF001 - the only way to see who forks
    while frame is not None:
        if frame.f_globals.get("__name__", "").startswith("multiprocessing."):
            return
        frame = frame.f_back
    os._exit(1)
