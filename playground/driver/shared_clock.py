"""The world's clock in a file, for Python bots in other processes; see ``preloaded/sitecustomize.py``."""

from __future__ import annotations

import mmap
import os
import shutil
import tempfile
from pathlib import Path

from playground.driver.preloaded.sitecustomize import CLOCK, SLEEPER, VARIABLE
from playground.world.clock import Clock


class SharedClock:
    """Writes the world's clock into a file, and reads what the bots that follow it sleep for."""

    def __init__(self, now: Clock) -> None:
        self._now = now
        self._folder: Path | None = None
        self._number = 0

    def variables(self) -> dict[str, str]:
        """Return the variables of the environment with which a Python process follows the clock."""
        if self._folder is None:
            self._folder = Path(tempfile.mkdtemp(prefix="playground-"))
            (self._folder / "clock").write_bytes(bytes(CLOCK.size))
            with (self._folder / "clock").open("r+b") as file:
                self._clock = mmap.mmap(file.fileno(), CLOCK.size)
            self._now.after_advance.append(self._write)
            self._write()
        paths = [str(Path(__file__).parent / "preloaded"), *filter(None, [os.environ.get("PYTHONPATH")])]
        return {VARIABLE: str(self._folder), "PYTHONPATH": os.pathsep.join(paths)}

    def close(self) -> None:
        """Remove the file."""
        if self._folder is not None:
            self._now.after_advance.remove(self._write)
            self._clock.close()
            shutil.rmtree(self._folder, ignore_errors=True)
            self._folder = None

    def _write(self) -> None:
        self._number += 1
        told = CLOCK.pack(self._number, *self._now.told, self._number)
        for part in (slice(8), slice(8, -8), slice(-8, None)):
            self._clock[part] = told[part]

    def _sleepers(self) -> list[tuple[bool, int, float]]:
        """Return what each process that still runs says of its loop."""
        found = []
        for file in [] if self._folder is None else self._folder.glob("*.bot"):
            read = file.read_bytes()
            if len(read) == SLEEPER.size and _runs(int(file.stem)):
                found.append(SLEEPER.unpack(read))
        return found

    @property
    def sleeps(self) -> bool:
        """Whether the loops of all bots sleep, and have seen the clock as it is."""
        return all(sleeps and seen == self._number for sleeps, seen, _ in self._sleepers())

    def next_due(self) -> float | None:
        """Return in how many seconds the bots' next timer is due; None if there is none."""
        first = min((due for _, _, due in self._sleepers()), default=None)
        return None if first is None else first - self._now.monotonic()


def _runs(process: int) -> bool:
    """Tell whether a process runs. On Windows, nobody asks: there, this would be Ctrl-C."""
    try:
        if os.name == "posix":
            os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True
