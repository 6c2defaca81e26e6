"""Starts the bots of a test, and ends them with it: whatever library they are made with, and whatever went wrong.

async with Playground() as discord:
    await discord.run_bot(client.start(discord.world.bot.token), ready=client.wait_until_ready, close=client.close)
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import subprocess
import time
from asyncio.subprocess import Process
from collections.abc import Awaitable, Callable, Coroutine, Generator, Iterable, Mapping
from contextlib import suppress
from contextvars import ContextVar, copy_context
from typing import Any, Final

from playground.driver.bot_time import LoopTime, followed, replaced
from playground.driver.passing_time import within
from playground.driver.shared_clock import SharedClock
from playground.traffic.troubles import described
from playground.world.clock import Clock

CLOSING_SECONDS: Final = 2.0
"""How long a bot's own way to close may take, and a process after SIGTERM."""
CANCELLED_SECONDS: Final = 1.0
"""How long a bot's tasks may take to end once they are cancelled."""

LONGEST_STEP: Final = 10.0
SHORTEST_STEP: Final = 0.05
"""By how many seconds the clocks go on at once: up to the next timer of a bot.

What else is to happen in between happens at the end of its step. Where no bot is known, a step is a tenth as long.
"""

KILLED_WITH_US: Final = 'read -r _; kill -s TERM -- "-$1"; sleep 2; kill -s KILL -- "-$1"'
"""What a shell runs beside a bot's process, to end it with its children once the pipe of this process breaks."""

Task = asyncio.Task[Any]
Later = Callable[[], Awaitable[Any]]

log = logging.getLogger(__name__)
_starter: ContextVar[Bots | None] = ContextVar("starter", default=None)


class Bots:
    """The bots that were started, each with the tasks that it has started itself."""

    def __init__(self, now: Clock, connected: Later, patience: float) -> None:
        """Start none yet.

        :param now: the clock that bots in this loop follow.
        :param connected: waits until the bot has a session of the gateway.
        :param patience: how long a bot may take until it is ready, in seconds.
        """
        self._now = now
        self._time: LoopTime | None = None
        self._replaces = False
        self.shared = SharedClock(now)
        """The clock for bots in other processes."""
        self._connected = connected
        self._patience = patience
        self._tasks: dict[Task, int] = {}
        self._failed: list[Task] = []
        self._lost: list[str] = []
        self.begun = 0
        """How many tasks the bots in this loop have begun."""
        self._closing: list[Later] = []
        self._processes: list[Process] = []
        self._guards: list[subprocess.Popen[bytes]] = []
        self._loop: asyncio.AbstractEventLoop | None = None

    async def run(self, bot: Coroutine[Any, Any, Any], ready: Later | None = None, close: Later | None = None) -> Task:
        """Start a bot in this loop; see ``Playground.run_bot``."""
        for name, given in (("ready", ready), ("close", close)):
            if given is not None and not callable(given):
                raise TypeError(f"{name}: a function, without parentheses behind it, not {given!r}")
        self._follow(asyncio.get_running_loop())
        with self._now.running():
            task = self._task(bot)
            task.add_done_callback(_tell)
            if close is not None:
                self._closing.append(close)
            await self._started(task, self._connected)
            if ready is not None:
                await self._started(task, ready)
            return task

    async def process(self, command: Iterable[str], env: Mapping[str, str]) -> Process:
        """Start a bot as a process; see ``Playground.run_process``."""
        process = await asyncio.create_subprocess_exec(*command, env={**os.environ, **env}, start_new_session=True)
        self._processes.append(process)
        self._guard(process)
        ending = asyncio.ensure_future(_exit(process))
        try:
            with self._now.running():
                await self._started(ending, self._connected)
        finally:
            ending.cancel()
        return process

    def _guard(self, process: Process) -> None:
        """Let a process of its own end a bot where this one is killed. It hears neither Ctrl-C nor SIGHUP."""
        if not hasattr(os, "killpg"):
            return  # on Windows, a shell that is there could end no process of ours
        quiet = subprocess.DEVNULL
        with suppress(FileNotFoundError):  # there is no shell
            command = ("sh", "-c", KILLED_WITH_US, "sh", str(process.pid))
            guard = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=quiet, stderr=quiet, start_new_session=True)
            self._guards.append(guard)

    async def end(self) -> None:
        """End every bot. It takes 5 seconds at most, unless a bot blocks the whole loop."""
        with self._now.running():
            await self._end()
        self.shared.close()
        if self._keep_time in self._now.after_advance:
            self._now.after_advance.remove(self._keep_time)
        if self._time is not None:
            self._time.close()
            self._time = None
        if self._replaces:
            self._replaces = False
            replaced.end()

    async def _end(self) -> None:
        async with asyncio.TaskGroup() as ends:
            ends.create_task(self._end_tasks())
            for process in self._processes:
                ends.create_task(_end(process))
        for guard in self._guards:
            guard.kill()
            guard.communicate()
        self._guards.clear()
        self._closing.clear()
        self._processes.clear()

    async def _started(self, bot: Task, what: Later) -> None:
        """Wait until a bot has come as far as this.

        :raises TimeoutError: it has not in time.
        :raises Exception: what the bot has failed with before.
        """
        waiting = asyncio.ensure_future(what())

        async def started() -> None:
            await asyncio.wait({bot, waiting}, return_when=asyncio.FIRST_COMPLETED)
            if bot.done():
                bot.result()
            await waiting

        try:
            await within(self._patience, started())
        except TimeoutError as error:
            stage = "connected" if what is self._connected else "ready"
            ended = "; what started it has ended" if bot.done() else ""
            raise TimeoutError(f"the bot was not {stage} after {self._patience:g} seconds{ended}") from error
        finally:
            waiting.cancel()

    def _task(self, coroutine: Coroutine[Any, Any, Any]) -> Task:
        """Start a task whose own tasks are followed, too."""
        context = copy_context()
        context.run(_starter.set, self)
        context.run(followed.set, self._now)
        return asyncio.get_running_loop().create_task(coroutine, context=context)

    def _follow(self, loop: asyncio.AbstractEventLoop) -> None:
        """Note the tasks that bots start in this loop. Each has the context of the one that started it."""
        if self._loop is not None:
            return
        self._loop = loop
        factory = loop.get_task_factory()
        self._factory = factory if isinstance(factory, _Factory) else _Factory(loop)
        self._factory.users += 1
        self._now.after_advance.append(self._keep_time)
        if self._now.moved:
            self._keep_time()

    def _keep_time(self) -> None:
        """Let the bots in the loop follow the clock, which was moved."""
        if not self._replaces:
            self._replaces = True
            replaced.begin()
        if self._time is None and hasattr(self._loop, "_scheduled"):  # a loop of asyncio itself
            assert self._loop is not None
            self._time = LoopTime(self._loop, self._now)

    async def pass_time(self, seconds: float, settle: Callable[[], Awaitable[None]]) -> None:
        """Let time pass, from one timer of the bots to the next.

        Where no bot is known, all that sleeps in the running loop wakes.

        :param settle: waits until nothing is under way.
        :raises RuntimeError: the loop is not one of asyncio's own.
        :raises ValueError: see ``Clock.check``.
        """
        self._now.check(seconds)
        loop, left = asyncio.get_running_loop(), seconds
        everybody = self._loop is None and not self._processes
        if self._time is None:
            self._time = LoopTime(loop, self._now)
        awake = not await self._asleep(settle)
        while left > 0:
            due = [each for each in (self._time.next_due(), self.shared.next_due()) if each is not None]
            step = min(
                left, LONGEST_STEP / 10 if everybody else LONGEST_STEP, max(min(due), SHORTEST_STEP) if due else left
            )
            left -= step
            self._now.advance(step)
            if everybody:
                self._time.advance_all(step)
            await settle()
            awake = awake or not await self._asleep(settle)

    async def _asleep(self, settle: Callable[[], Awaitable[None]]) -> bool:
        """Wait until all bots are done with what they do at a time; tell whether they are, as some never end."""
        late = time.monotonic() + CLOSING_SECONDS
        while True:
            await settle()
            if self.shared.sleeps:
                await settle()
                if self.shared.sleeps:
                    return True
            if time.monotonic() > late:
                return False
            await asyncio.sleep(0.001)

    def note(self, task: Task) -> None:
        """Note a task that a bot has started."""
        if self._loop is not None and task not in self._tasks:
            self.begun += 1
            self._tasks[task] = self.begun
            task.add_done_callback(self._ended)

    def _ended(self, task: Task) -> None:
        self._tasks.pop(task, None)
        if not task.cancelled() and getattr(task, "_log_traceback", False):
            self._failed.append(task)

    def failed(self) -> list[str]:
        """Return what has failed, each in a line: tasks whose exception nobody has asked for, and processes."""
        found = []
        for task in self._failed:
            error = None if not getattr(task, "_log_traceback", False) else task.exception()
            if error is not None:
                self._lost.append(f"error: {described(error)} (a task of the bot: {task.get_name()})")
        self._failed.clear()
        ended = [each.returncode for each in self._processes if each.returncode]
        found += [f"ended: the bot's process, with {code}" for code in ended if code > 0]
        return [*self._lost, *found]

    def working(self, since: int) -> bool:
        """Tell whether a task that a bot has begun after this many others waits for something else than a timer."""
        young = [task for task, number in self._tasks.items() if number > since]
        if not young:
            return False
        timers = getattr(self._loop, "_scheduled", ())  # only asyncio's own loops show it
        timed = {id(each) for timer in timers for each in timer._args or ()}  # noqa: SLF001
        return any(id(_awaited(task)) not in timed for task in young)

    async def _end_tasks(self) -> None:
        """Ask the bots to close, then cancel their tasks, then end those that ignore it."""
        closing = [self._task(_call(close)) for close in self._closing]
        if closing:
            await asyncio.wait(closing, timeout=CLOSING_SECONDS)
        for step in (asyncio.Task.cancel, _break_off):
            left = set(self._tasks)
            for task in left:
                step(task)
            if left:
                await asyncio.wait(left, timeout=CANCELLED_SECONDS)
        if self._loop is not None:
            self._factory.leave()
            self._loop = None


class _Factory:
    """Makes the tasks of a loop, and tells who has started a bot of its tasks. All playgrounds in the loop share it."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.users = 0
        self._loop = loop
        self._earlier: Any = loop.get_task_factory()
        loop.set_task_factory(self)

    def __call__(self, loop: asyncio.AbstractEventLoop, coroutine: Any, **more: Any) -> Any:
        make = self._earlier or (lambda loop, coroutine, **more: asyncio.Task(coroutine, loop=loop, **more))
        task = make(loop, coroutine, **more)
        context = more.get("context")
        starter = (copy_context() if context is None else context).get(_starter)
        if starter is not None:
            starter.note(task)
        return task

    def leave(self) -> None:
        """Let one playground go. The last one puts back what was there before, unless somebody has replaced this."""
        self.users -= 1
        if not self.users and self._loop.get_task_factory() is self:
            self._loop.set_task_factory(self._earlier)


def _awaited(task: Task) -> object:
    """Return what a task, or the last one of those that it waits for, waits for."""
    waiter: Any = task
    while isinstance(waiter, asyncio.Task):
        waiter = getattr(waiter, "_fut_waiter", None)
    return waiter


async def _call(close: Later) -> None:
    await close()


def _tell(bot: Task) -> None:
    """Log what a bot has failed with. Its test may be waiting for something else."""
    if not bot.cancelled() and bot.exception() is not None:
        log.error("the bot failed", exc_info=bot.exception())


def _break_off(task: Task) -> None:
    """End a task that has ignored that it was cancelled. No handler of CancelledError catches this."""
    coroutine = task.get_coro()
    if isinstance(coroutine, (Coroutine, Generator)):
        with suppress(RuntimeError, ValueError):  # it ignores this, too, or is running
            coroutine.close()
    task.cancel()


async def _exit(process: Process) -> None:
    """Wait for a process to end.

    :raises RuntimeError: it has.
    """
    raise RuntimeError(f"the bot's process ended with {await process.wait()}")


async def _end(process: Process) -> None:
    """Ask a process and its children to end, and kill what is left of them."""
    for forced, seconds in ((False, CLOSING_SECONDS), (True, CANCELLED_SECONDS)):
        with suppress(ProcessLookupError):
            if hasattr(os, "killpg"):
                os.killpg(process.pid, signal.SIGKILL if forced else signal.SIGTERM)
            else:  # Windows has neither groups of processes nor a way to ask one to end
                process.kill()
        with suppress(TimeoutError):
            await asyncio.wait_for(process.wait(), seconds)
