"""One clock for bots in this process: what they ask for the time, and what wakes them, follow the world's clock.

Each bot has a context, which its tasks inherit. In it, ``time.time``, ``time.monotonic``, ``datetime.now`` and the
loop's ``time`` tell the world's time, and timers wait by it. Everywhere else all of them go on as before. Nothing is
replaced until the clock was moved.
"""

# ruff: noqa: SLF001 - the timers of asyncio's loops are not to be had otherwise

from __future__ import annotations

import asyncio
import heapq
import sys
from collections.abc import Callable, Iterator
from contextvars import Context, ContextVar
from time import monotonic as machine_monotonic
from typing import Any, Final

from playground.driver.preloaded.sitecustomize import replace
from playground.world.clock import Clock

followed: ContextVar[Clock | None] = ContextVar("followed", default=None)
"""The clock that a bot follows; None outside of bots."""

FAR: Final = 1e9
"""How many seconds later a timer comes due whose clock stands still."""


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
        self._shift = Context().run(self._base) - machine_monotonic()
        """What is added to the time at which a bot's timer is due. So far, its clock was the machine's."""
        self._loop.time, self._loop.call_at = self.time, self.call_at
        now.after_advance.append(self.move)
        self.move()

    def close(self) -> None:
        """Give the loop its own time back, unless it is ahead: it never goes back."""
        self._now.after_advance.remove(self.move)
        above: Any = None
        """Who has taken the loop's time over after this one: another playground, which goes on."""
        owner = getattr(self._loop.call_at, "__self__", None)
        while owner is not self and isinstance(owner, LoopTime):
            above, owner = owner, getattr(owner._place, "__self__", None)
        names = ("call_at", "time") if above is None else ("_place", "_base")
        setattr(above or self._loop, names[0], self._place)
        if not self._ahead:
            setattr(above or self._loop, names[1], self._base)

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
        shift = FAR if self._now.stands else Context().run(self.time) - now  # a bot may have moved it
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
    """What is replaced in this process while a world's clock is not the machine's: the functions that tell the time.

    They are replaced wherever a module outside of the standard library has imported them.
    """

    def __init__(self) -> None:
        self._users = 0
        self._back: Callable[[], None] = lambda: None

    def begin(self) -> None:
        """Replace the functions, if nobody has done so before."""
        self._users += 1
        if self._users == 1:
            spared = {__name__, Clock.__module__, *sys.stdlib_module_names}
            modules = [(name, module) for name, module in sys.modules.items() if name.partition(".")[0] not in spared]
            found = [getattr(module, "__dict__", {}) for name, module in modules if name not in spared]
            self._back = replace(followed.get, found)

    def end(self) -> None:
        """Put back what was there before, if nobody else needs what replaces it."""
        self._users -= 1
        if not self._users:
            self._back()


replaced: Final = Replaced()
