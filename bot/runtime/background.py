"""Tasks that run beside everything else, and timers that begin some: who begins one has it ended at a stop."""

import asyncio
import heapq
import itertools
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine, Hashable, Iterable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import Any, Final, TypeVar

from bot.games.errors import at_fault
from bot.store.engine.fence import NotOurs, NotSaved

log = logging.getLogger(__name__)

T = TypeVar("T")

CLOSING_SECONDS: Final = 2.0
"""How long a part that closes waits for its tasks, in seconds, unless it says otherwise."""


class Background:
    """The tasks that a part of the bot has begun. What fails in one is logged once."""

    def __init__(self, seconds: float | None = None) -> None:
        self._seconds = CLOSING_SECONDS if seconds is None else seconds
        """See ``CLOSING_SECONDS``."""
        self._tasks: dict[asyncio.Task[Any], Hashable] = {}
        """Each task, and what it is about."""
        self._once: dict[Hashable, asyncio.Task[Any]] = {}

    def __iter__(self) -> Iterator[asyncio.Task[Any]]:
        return iter(self._tasks)

    def __len__(self) -> int:
        return len(self._tasks)

    def about(self, about: Hashable) -> list[asyncio.Task[Any]]:
        """Return the tasks about something that are not done."""
        return [task for task, each in self._tasks.items() if each == about and not task.done()]

    def begin(self, work: Coroutine[Any, Any, T], name: str | None = None, about: Hashable = None) -> asyncio.Task[T]:
        """Run a coroutine in a task, and return the task. Nobody need wait for it.

        :param name: names the task in the log.
        """
        task = asyncio.create_task(work, name=name)
        self.keep(task, about)
        return task

    def once(
        self, about: Hashable, work: Callable[[], Coroutine[Any, Any, T]], name: str | None = None
    ) -> asyncio.Task[T]:
        """Return the task about something, which is begun unless it is under way. Whoever waits hears if it fails."""
        if about not in self._once:
            task = self._once[about] = asyncio.create_task(work(), name=name)
            self._tasks[task] = about
            task.add_done_callback(self._forget)
        return self._once[about]

    def keep(self, task: asyncio.Task[Any], about: Hashable = None) -> None:
        """Keep a task that was begun elsewhere."""
        self._tasks[task] = about
        task.add_done_callback(self._ended)

    @contextmanager
    def here(self) -> Iterator[None]:
        """Keep the task in which this is called, as long as it is within this context."""
        task = asyncio.current_task()
        assert task is not None
        self._tasks[task] = None
        try:
            yield
        finally:
            self._tasks.pop(task, None)

    def _forget(self, task: asyncio.Task[Any]) -> None:
        self._once.pop(self._tasks.pop(task), None)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.pop(task, None)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            log.error("the task %s failed", task.get_name(), exc_info=error)

    async def finish(self, seconds: float) -> bool:
        """Wait until all tasks are done, see ``finish``."""
        return await finish(self._tasks, seconds)

    async def close(self) -> bool:
        """Wait until all tasks are done, see ``finish``, for as long as the part may take to close."""
        return await finish(self._tasks, self._seconds)


async def finish(tasks: Iterable[asyncio.Task[Any]], seconds: float) -> bool:
    """Wait until tasks are done, and cancel those that take longer than ``seconds``; return whether there were any."""
    waiting = set(tasks)
    if waiting:
        _, late = await asyncio.wait(waiting, timeout=seconds)
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)
    return bool(waiting)


Alarm = Callable[[], Awaitable[object]]

RETRY_SECONDS = 5.0
"""How long ``try_again`` waits, and after how long an alarm rings again that the database left undone, in seconds."""

SPARE = 64
"""How many dead timers the heap may hold besides as many as there are live ones."""


class Clock:
    """Calls back at set times, in Unix seconds; see ``insist``. A new timer replaces the one that has the same key."""

    def __init__(self, now: Callable[[], float] = time.time) -> None:
        self.now = now
        self._heap: list[tuple[float, int, Hashable]] = []
        self._alarms: dict[Hashable, tuple[int, Alarm, float]] = {}
        self._numbers = itertools.count()
        self._wake_up: asyncio.TimerHandle | None = None
        self._running = Background()
        self._closed = False

    def utc(self) -> datetime:
        """Return the time."""
        return datetime.fromtimestamp(self.now(), UTC)

    def set(self, key: Hashable, when: float, alarm: Alarm) -> None:
        """Call ``alarm`` at the time ``when``, or at once if that has passed. A closed clock ignores this."""
        if self._closed:
            return
        number = next(self._numbers)
        self._alarms[key] = (number, alarm, when)
        heapq.heappush(self._heap, (when, number, key))
        self._compact()
        if self._heap[0][1] == number:
            self._plan()

    def soon(self, key: Hashable, seconds: float, alarm: Alarm) -> None:
        """Call ``alarm`` after so many seconds, unless there is a timer under this key."""
        if key not in self._alarms:
            self.set(key, self.now() + seconds, alarm)

    def try_again(self, key: Hashable, alarm: Alarm) -> None:
        """Call ``alarm`` after ``RETRY_SECONDS``, because the database does not answer now."""
        log.warning("%s: the database does not answer; trying again in %.0f s", key, RETRY_SECONDS)
        self.set(key, self.now() + RETRY_SECONDS, alarm)

    async def insist(self, key: Hashable, alarm: Alarm) -> None:
        """Call ``alarm`` now, and again for as long as the database does not answer it.

        Nothing is done about a server that another process serves.
        """
        try:
            await alarm()
        except NotOurs:
            return
        except NotSaved:
            self.try_again(key, alarm)

    def cancel(self, key: Hashable) -> None:
        """Cancel a timer. Nothing happens if there is none under this key."""
        self._alarms.pop(key, None)
        self._compact()

    def is_set(self, key: Hashable) -> bool:
        """Return whether there is a timer under this key, or its alarm is running."""
        return key in self._alarms or bool(self._running.about(key))

    def when(self, key: Hashable) -> float | None:
        """Return the time of a timer; None if there is none under this key."""
        return self._alarms[key][2] if key in self._alarms else None

    async def close(self) -> None:
        """Cancel all timers, accept no new ones, and wait for the alarms that are running."""
        self._closed = True
        self._alarms.clear()
        self._heap.clear()
        if self._wake_up is not None:
            self._wake_up.cancel()
        if self._running:
            await asyncio.gather(*self._running, return_exceptions=True)

    def _compact(self) -> None:
        """Drop replaced and cancelled timers from the heap once they outnumber the live ones.

        Otherwise each would stay until its time comes: with turns of a day, that is all timers of a day.
        """
        if len(self._heap) > 2 * len(self._alarms) + SPARE:
            self._heap = [timer for timer in self._heap if self._is_live(timer)]
            heapq.heapify(self._heap)

    def _plan(self) -> None:
        if self._wake_up is not None:
            self._wake_up.cancel()
            self._wake_up = None
        while self._heap and not self._is_live(self._heap[0]):
            heapq.heappop(self._heap)
        if self._heap:
            delay = max(0.0, self._heap[0][0] - self.now())
            self._wake_up = asyncio.get_running_loop().call_later(delay, self._ring)

    def _is_live(self, timer: tuple[float, int, Hashable]) -> bool:
        _, number, key = timer
        return key in self._alarms and self._alarms[key][0] == number

    def _ring(self) -> None:
        now = self.now()
        while self._heap and (self._heap[0][0] <= now or not self._is_live(self._heap[0])):
            timer = heapq.heappop(self._heap)
            if self._is_live(timer):
                key = timer[2]
                _, alarm, _ = self._alarms.pop(key)
                self._running.begin(self._run(key, alarm), about=key)
        self._plan()

    async def _run(self, key: Hashable, alarm: Alarm) -> None:
        try:
            await self.insist(key, alarm)
        except asyncio.CancelledError:
            raise
        except BaseException as error:  # such as a game's SystemExit, which must not end the bot
            if not at_fault(error):
                raise
            log.exception("%s: a timer failed", key)
