"""Letting time pass in a moment: for the world, and for whatever sleeps in the event loop."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable
from typing import Final, TypeVar

from playground.world.clock import Clock

STEP_SECONDS: Final = 1.0
"""By how much the clocks go on at once. What is to happen in between happens at the end of its step."""
TURNS: Final = 20
"""How often the loop goes round between two steps, so that what has woken comes to its next wait."""

STUCK_SECONDS: Final = 3.0
"""How long an answer may keep the clocks waiting, in seconds of real time. The body of a request may never end."""

T = TypeVar("T")


class LoopClock:
    """The clock of an event loop, which can be set forward. It stays ahead as long as the loop lives."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        """Take the clock of a loop over.

        :raises RuntimeError: the loop is not one of asyncio's own, such as uvloop's.
        """
        self._machine = loop.time
        self._ahead = 0.0
        try:
            loop.time = self.time  # type: ignore[method-assign]
        except AttributeError as error:
            raise RuntimeError("only the event loops of asyncio itself can let time pass") from error

    @staticmethod
    def of(loop: asyncio.AbstractEventLoop) -> LoopClock:
        """Return the clock of a loop, which is taken over once."""
        owner = getattr(loop.time, "__self__", None)
        return owner if isinstance(owner, LoopClock) else LoopClock(loop)

    def time(self) -> float:
        """Return the loop's time, in seconds."""
        return self._machine() + self._ahead

    def advance(self, seconds: float) -> None:
        """Set the clock forward."""
        self._ahead += seconds


async def within(seconds: float, what: Awaitable[T]) -> T:
    """Wait for something, for as long as this by the machine's clock: time that ``pass_time`` lets pass does not count.

    :raises TimeoutError: it has not come in time.
    """
    late = time.monotonic() + seconds
    waiting = asyncio.ensure_future(what)
    try:
        while not waiting.done():
            left = late - time.monotonic()
            if left <= 0:
                raise TimeoutError
            await asyncio.wait({waiting}, timeout=left)
        return waiting.result()
    finally:
        waiting.cancel()


async def pass_time(seconds: float, now: Clock, idle: asyncio.Event) -> None:
    """Let time pass for the world and for the running loop, a second at a time.

    :param idle: set while no request is being answered. Answers take no time, unless they take ``STUCK_SECONDS``: then
        time goes on without them.
    :raises ValueError: see ``Clock.check``.
    """
    now.check(seconds)
    clock = LoopClock.of(asyncio.get_running_loop())
    left, stuck = seconds, False
    while left > 0:
        step = min(left, STEP_SECONDS)
        left -= step
        clock.advance(step)
        now.advance(step)
        for _ in range(TURNS):
            await asyncio.sleep(0)
        stuck = stuck and not idle.is_set()
        if not stuck and not idle.is_set():
            try:
                await within(STUCK_SECONDS, idle.wait())
            except TimeoutError:
                stuck = True
