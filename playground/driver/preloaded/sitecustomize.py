"""Lets Python tell the time of a playground. It imports nothing but the standard library, as any bot's Python loads it.

In the playground's process, ``replace`` is all that is used of it. A bot's process whose ``PYTHONPATH`` has this folder
imports it at its start, and then follows the clock in the folder ``PLAYGROUND_CLOCK``; see ``driver/shared_clock.py``.
"""

from __future__ import annotations

import ctypes
import datetime
import gc
import math
import mmap
import os
import selectors
import struct
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

VARIABLE = "PLAYGROUND_CLOCK"
CLOCK = struct.Struct("=Q??ddQ")
"""The clock's file: its number, whether Unix and monotonic seconds stand, both, and its number again.

Seconds are those at which the clock stands, or by which it is ahead of the machine's. The numbers differ while it is
written.
"""
SLEEPER = struct.Struct("=?Qd")
"""A bot's file: whether its loop sleeps, the number of the clock that it has seen, when its next timer is due."""
LOOK_SECONDS = 0.005
"""How often a loop that sleeps looks at the clock, in seconds of real time."""
NANOSECONDS = 1_000_000_000


class Reading(Protocol):
    """A clock: Unix seconds, and seconds that only go on."""

    def __call__(self) -> float:
        """Return the time in Unix seconds."""

    def monotonic(self) -> float:
        """Return the time in seconds since some moment."""


FUNCTIONS: dict[str, Callable[[Reading], Any]] = {
    "time": lambda clock: clock(),
    "time_ns": lambda clock: int(clock() * NANOSECONDS),
    "monotonic": lambda clock: clock.monotonic(),
    "monotonic_ns": lambda clock: int(clock.monotonic() * NANOSECONDS),
}
METHODS: dict[type, dict[str, Callable[..., Any]]] = {
    datetime.datetime: {
        "now": lambda clock, cls, tz=None: cls.fromtimestamp(clock(), tz),
        "utcnow": lambda clock, cls: cls.fromtimestamp(clock(), datetime.timezone.utc).replace(tzinfo=None),  # noqa: UP017 - Python 3.10 lacks it
    },
    datetime.date: {"today": lambda clock, cls: cls.fromtimestamp(clock())},
}


def replace(clock_of: Callable[[], Reading | None], modules: Iterable[dict[str, Any]]) -> Callable[[], None]:
    """Replace the functions that tell the time, and return a function that puts them back.

    :param clock_of: returns the clock that they tell; None for the machine's.
    :param modules: the names of modules that may have imported the functions.
    """
    before: list[tuple[dict[str, Any], str, Any]] = []

    def put(where: dict[str, Any], name: str, by: Any) -> None:
        before.append((where, name, where[name]))
        where[name] = by

    told = {getattr(time, name): _told(getattr(time, name), read, clock_of) for name, read in FUNCTIONS.items()}
    for names in (vars(time), *modules):
        for name, value in list(names.items()):
            if type(value) is type(time.sleep) and value in told:
                put(names, name, told[value])
    for owner, methods in METHODS.items():
        own = gc.get_referents(owner.__dict__)[0]  # classes of C take no attributes
        for name, read in methods.items():
            put(own, name, _method(own[name], read, clock_of))
    _forget_methods()

    def back() -> None:
        for where, name, value in before:
            where[name] = value
        _forget_methods()

    return back


def _told(real: Callable[[], Any], read: Callable[[Reading], Any], clock_of: Callable[[], Reading | None]) -> Any:
    def told() -> Any:
        clock = clock_of()
        return real() if clock is None else read(clock)

    return told


def _method(real: Any, read: Callable[..., Any], clock_of: Callable[[], Reading | None]) -> Any:
    def told(cls: type, *args: Any, **more: Any) -> Any:
        clock = clock_of()
        return real.__get__(None, cls)(*args, **more) if clock is None else read(clock, cls, *args, **more)

    return classmethod(told)


def _forget_methods() -> None:
    """Let the interpreter forget which methods it has found in these classes."""
    for owner in METHODS:
        ctypes.pythonapi.PyType_Modified(ctypes.py_object(owner))


class Follower:
    """The playground's clock in a bot's process, and the loop that sleeps by it."""

    def __init__(self, folder: Path) -> None:
        """Open the clock's file."""
        self._time, self._monotonic = time.time, time.monotonic
        self._own = folder / f"{os.getpid()}.bot"
        with (folder / "clock").open("rb") as file:
            self._clock = mmap.mmap(file.fileno(), CLOCK.size, access=mmap.ACCESS_READ)
        self._sleeper: mmap.mmap | None = None
        self._seen = 0

    def _read(self) -> tuple[int, bool, bool, float, float]:
        while True:
            *read, number = CLOCK.unpack(self._clock[:])
            if read[0] == number:
                return tuple(read)

    def __call__(self) -> float:
        """Return the time in Unix seconds."""
        _, stands, _, unix, _ = self._read()
        return unix if stands else self._time() + unix

    def monotonic(self) -> float:
        """Return the time in seconds since some moment."""
        _, _, stands, _, monotonic = self._read()
        return monotonic if stands else self._monotonic() + monotonic

    def _note(self, *sleeping: object) -> None:
        """Note for the playground whether the loop sleeps. A process that has no loop has no file of its own."""
        if self._sleeper is None:
            with self._own.open("w+b") as file:
                file.truncate(SLEEPER.size)
                self._sleeper = mmap.mmap(file.fileno(), SLEEPER.size)
        self._sleeper[:] = SLEEPER.pack(*sleeping)

    def follow(self) -> None:
        """Let everything in this process follow the clock, also loops that sleep."""
        selector: Any = selectors.DefaultSelector
        real = selector.select

        def select(own: Any, timeout: float | None = None) -> Any:
            number = self._read()[0]
            if number != self._seen or (timeout is not None and timeout <= 0):
                self._seen = number  # the loop computes anew how long it sleeps
                return real(own, 0)
            until = math.inf if timeout is None else self._monotonic() + timeout
            self._note(True, number, math.inf if timeout is None else self.monotonic() + timeout)
            try:
                while True:
                    left = until - self._monotonic()
                    ready = real(own, min(max(left, 0), LOOK_SECONDS))
                    if ready or left <= LOOK_SECONDS or self._read()[0] != number:
                        return ready
            finally:
                self._note(False, number, 0.0)

        selector.select = select
        replace(lambda: self, [])


if __name__ == "sitecustomize":
    if VARIABLE in os.environ:
        with suppress(OSError, ValueError):  # the playground is gone
            Follower(Path(os.environ[VARIABLE])).follow()
    # Python loads one module of this name. If another one was hidden by this, it comes now.
    this = sys.modules.pop(__name__)
    sys.path[:] = [each for each in sys.path if each != str(Path(__file__).parent)]
    with suppress(ImportError):
        __import__(__name__)
    sys.modules.setdefault(__name__, this)
