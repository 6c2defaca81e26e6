"""One clock for bots in this process: what they ask for the time, and what wakes them, follow the world's clock.

Each bot has a context, which its tasks inherit. In it, ``time.time``, ``time.monotonic``, ``datetime.now`` and the
loop's ``time`` tell the world's time, and timers wait by it. Everywhere else all of them go on as before. Nothing is
replaced until the clock was moved.
"""

# ruff: noqa: SLF001 - the timers of asyncio's loops are not to be had otherwise

from __future__ import annotations

import asyncio
import ctypes
import datetime
import gc
import heapq
import sys
import time
from collections.abc import Callable, Iterator
from contextvars import Context, ContextVar
from time import monotonic as machine_monotonic
from typing import Any, Final

from playground.world.clock import Clock

followed: ContextVar[Clock | None] = ContextVar("followed", default=None)
"""The clock that a bot follows; None outside of bots."""

FAR: Final = 1e9
"""How many seconds later a timer comes due whose clock stands still."""
NANOSECONDS: Final = 1_000_000_000


class LoopTime:
    """The time of an event loop, which bots have their own of, and by which their timers wait."""

    def __init__(self, loop: Any, now: Clock) -> None:
        """Take the time of a loop over.

        :raises RuntimeError: the loop is not one of asyncio's own, such as uvloop's.
        """
        if not hasattr(loop, "_scheduled"):
            raise RuntimeError("only the event loops of asyncio itself can let time pass")
        self._loop = loop
        self._now = now
        self._base, self._place = loop.time, loop.call_at
        self._ahead = 0.0
        """By how much the time of everybody else is ahead."""
        self._shift = self._base() - machine_monotonic()
        """What is added to the time at which a bot's timer is due. So far, its clock was the machine's."""
        self._loop.time, self._loop.call_at = self.time, self.call_at
        now.after_advance.append(self.move)
        self.move()

    def close(self) -> None:
        """Give the loop its own time back, unless it is ahead: it never goes back."""
        self._now.after_advance.remove(self.move)
        self._loop.call_at = self._place
        if not self._ahead:
            self._loop.time = self._base

    def time(self) -> float:
        """Return the time, in seconds."""
        return self._now.monotonic() if followed.get() is self._now else self._base() + self._ahead

    def call_at(self, when: float, callback: Any, *args: Any, context: Context | None = None) -> asyncio.TimerHandle:
        """Call something back at a time; see ``asyncio.loop.call_at``."""
        if followed.get() is self._now:
            due = when <= self._now.monotonic()
            when += -FAR if due else self._shift
        placed: asyncio.TimerHandle = self._place(when, callback, *args, context=context)
        return placed

    def advance_all(self, seconds: float) -> None:
        """Set the time of everybody but bots forward."""
        self._ahead += seconds
        self._shift += seconds

    def move(self) -> None:
        """Let the bots' timers follow the clock, which was moved, has stopped, or goes on."""
        now = self._now.monotonic()
        shift = FAR if self._now.stands else self._base() + self._ahead - now
        for timer in self._timers():
            due = timer._when - self._shift
            timer._when = due + (-FAR if due <= now else shift)
        self._shift = shift
        heapq.heapify(self._loop._scheduled)

    def next_due(self) -> float | None:
        """Return in how many seconds the bots' next timer is due; None if there is none."""
        due = (timer._when - self._shift for timer in self._timers() if not timer.cancelled())
        first = min(due, default=None)
        return None if first is None else first - self._now.monotonic()

    def _timers(self) -> Iterator[Any]:
        return (timer for timer in self._loop._scheduled if timer._context.get(followed) is self._now)


class Replaced:
    """What is replaced in this process while the clock of a world is not the machine's: functions that tell the time.

    It is replaced wherever a module outside of the standard library has it, for classes of ``datetime`` in themselves.
    """

    def __init__(self) -> None:
        self._users = 0
        self._before: list[tuple[dict[str, Any], str, Any]] = []

    def begin(self) -> None:
        """Replace the functions, if nobody has done so before."""
        self._users += 1
        if self._users > 1:
            return
        told = {getattr(time, name): _told(getattr(time, name), read) for name, read in FUNCTIONS.items()}
        for name in FUNCTIONS:
            self._replace(vars(time), name, told[getattr(time, name)])
        for name, module in list(sys.modules.items()):
            if name.partition(".")[0] in sys.stdlib_module_names or name in (__name__, Clock.__module__):
                continue
            for key, value in list(getattr(module, "__dict__", {}).items()):
                if type(value) is type(time.sleep) and value in told:
                    self._replace(vars(module), key, told[value])
        for owner, methods in METHODS.items():
            for name, read in methods.items():
                own = gc.get_referents(owner.__dict__)[0]
                self._replace(own, name, _method(own[name], read))
        _forget_methods()

    def end(self) -> None:
        """Put back what was there before, if nobody else needs what replaces it."""
        self._users -= 1
        if not self._users:
            for where, name, before in self._before:
                where[name] = before
            self._before.clear()
            _forget_methods()

    def _replace(self, where: dict[str, Any], name: str, by: Any) -> None:
        self._before.append((where, name, where[name]))
        where[name] = by


FUNCTIONS: Final[dict[str, Callable[[Clock], Any]]] = {
    "time": lambda clock: clock(),
    "time_ns": lambda clock: int(clock() * NANOSECONDS),
    "monotonic": lambda clock: clock.monotonic(),
    "monotonic_ns": lambda clock: int(clock.monotonic() * NANOSECONDS),
}
METHODS: Final[dict[type, dict[str, Callable[..., Any]]]] = {
    datetime.datetime: {
        "now": lambda clock, cls, tz=None: cls.fromtimestamp(clock(), tz),
        "utcnow": lambda clock, cls: cls.fromtimestamp(clock(), datetime.UTC).replace(tzinfo=None),
    },
    datetime.date: {"today": lambda clock, cls: cls.fromtimestamp(clock())},
}
replaced: Final = Replaced()


def _told(real: Callable[[], Any], read: Callable[[Clock], Any]) -> Callable[[], Any]:
    """Return a function that tells a bot what its clock says, and everybody else what the machine's does."""

    def told() -> Any:
        clock = followed.get()
        return real() if clock is None else read(clock)

    return told


def _method(real: Any, read: Callable[..., Any]) -> Any:
    """Return a method of a class that does the same."""

    def told(cls: type, *args: Any, **more: Any) -> Any:
        clock = followed.get()
        return real.__get__(None, cls)(*args, **more) if clock is None else read(clock, cls, *args, **more)

    return classmethod(told)


def _forget_methods() -> None:
    """Let the interpreter forget which methods it has found in these classes."""
    for owner in METHODS:
        ctypes.pythonapi.PyType_Modified(ctypes.py_object(owner))
