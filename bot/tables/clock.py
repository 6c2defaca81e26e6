"""Timers of all tables: one heap, and one wake-up call for the earliest."""

from __future__ import annotations

import asyncio
import heapq
import itertools
import logging
import time
from collections.abc import Awaitable, Callable, Hashable

log = logging.getLogger(__name__)

Alarm = Callable[[], Awaitable[None]]

RETRY_SECONDS = 5.0
"""How long ``try_again`` waits."""


class Clock:
    """Calls back at set moments (Unix time, in seconds). Setting a timer again under its key replaces it."""

    def __init__(self, now: Callable[[], float] = time.time) -> None:
        self.now = now
        self._heap: list[tuple[float, int, Hashable]] = []
        self._alarms: dict[Hashable, tuple[int, Alarm]] = {}
        self._numbers = itertools.count()
        self._wake_up: asyncio.TimerHandle | None = None
        self._running: set[asyncio.Task[None]] = set()
        self._closed = False

    def set(self, key: Hashable, when: float, alarm: Alarm) -> None:
        """Call ``alarm`` at the moment ``when``, or at once if that has passed; never once the clock is closed."""
        if self._closed:
            return
        number = next(self._numbers)
        self._alarms[key] = (number, alarm)
        heapq.heappush(self._heap, (when, number, key))
        if self._heap[0][1] == number:
            self._plan()

    def try_again(self, key: Hashable, alarm: Alarm) -> None:
        """Call ``alarm`` a little later, because the database does not answer now."""
        log.warning("%s: the database does not answer; trying again in %.0f s", key, RETRY_SECONDS)
        self.set(key, self.now() + RETRY_SECONDS, alarm)

    def cancel(self, key: Hashable) -> None:
        """Forget a timer; nothing happens if there is none."""
        self._alarms.pop(key, None)

    async def close(self) -> None:
        """Forget all timers, set no new ones, and wait for alarms that are under way."""
        self._closed = True
        self._alarms.clear()
        self._heap.clear()
        if self._wake_up is not None:
            self._wake_up.cancel()
        if self._running:
            await asyncio.gather(*self._running, return_exceptions=True)

    def _plan(self) -> None:
        if self._wake_up is not None:
            self._wake_up.cancel()
            self._wake_up = None
        while self._heap and not self._is_set(self._heap[0]):
            heapq.heappop(self._heap)
        if self._heap:
            delay = max(0.0, self._heap[0][0] - self.now())
            self._wake_up = asyncio.get_running_loop().call_later(delay, self._ring)

    def _is_set(self, timer: tuple[float, int, Hashable]) -> bool:
        """Tell whether a timer on the heap has been neither replaced nor cancelled."""
        _, number, key = timer
        return key in self._alarms and self._alarms[key][0] == number

    def _ring(self) -> None:
        now = self.now()
        while self._heap and (self._heap[0][0] <= now or not self._is_set(self._heap[0])):
            timer = heapq.heappop(self._heap)
            if self._is_set(timer):
                _, alarm = self._alarms.pop(timer[2])
                task = asyncio.ensure_future(self._sound(alarm))
                self._running.add(task)
                task.add_done_callback(self._running.discard)
        self._plan()

    async def _sound(self, alarm: Alarm) -> None:
        try:
            await alarm()
        except Exception:
            log.exception("a timer failed")
