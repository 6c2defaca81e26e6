"""Tasks that run beside everything else: who begins one keeps it here, so that it is ended at a stop."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

log = logging.getLogger(__name__)

T = TypeVar("T")


class Background:
    """The tasks that a part of the bot has begun. What fails in one is logged once."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def __iter__(self) -> Iterator[asyncio.Task[Any]]:
        """Return the tasks that are not done."""
        return iter(self._tasks)

    def begin(self, work: Coroutine[Any, Any, T], name: str | None = None) -> asyncio.Task[T]:
        """Run a coroutine in a task, and return the task. Nobody need wait for it.

        :param name: names the task in the log.
        """
        task = asyncio.create_task(work, name=name)
        self.keep(task)
        return task

    def keep(self, task: asyncio.Task[Any]) -> None:
        """Keep a task that was begun elsewhere."""
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    @contextmanager
    def here(self) -> Iterator[None]:
        """Keep the task in which this is called, as long as it is within this context."""
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        try:
            yield
        finally:
            self._tasks.discard(task)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            log.error("the task %s failed", task.get_name(), exc_info=error)

    async def finish(self, seconds: float) -> bool:
        """Wait until all tasks are done, see ``finish``."""
        return await finish(self._tasks, seconds)


async def finish(tasks: Iterable[asyncio.Task[Any]], seconds: float) -> bool:
    """Wait until tasks are done, and cancel those that take longer than ``seconds``; return whether there were any."""
    waiting = set(tasks)
    if waiting:
        _, late = await asyncio.wait(waiting, timeout=seconds)
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)
    return bool(waiting)
