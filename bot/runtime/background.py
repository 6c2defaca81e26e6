"""Background tasks, which are finished or cancelled when their owner closes."""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Hashable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, Final, TypeVar

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
        """Return the tasks that are not done."""
        return iter(self._tasks)

    def __len__(self) -> int:
        """Return how many tasks are not done."""
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
