"""When a bot has settled: its answer, and what it does right behind it, are done.

Whoever acts as a person waits for that before and after. Otherwise they press a button before the bot has run the line
behind the one that showed it, as nobody could at Discord.
"""

from __future__ import annotations

import asyncio
import os
import socket
import stat
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Final

HAND_SECONDS: Final = 0.1
"""How long a bot in another process must have been quiet, in seconds of real time. No hand is quicker."""
QUIET_TURNS: Final = 12
"""How often the loop goes round with nothing to do until a bot in this process has settled."""
STILL_SECONDS: Final = 0.002
"""How long nothing must then come by its sockets and from threads, in seconds of real time. It may be on its way."""
MOST_TURNS: Final = 600
"""How often the loop goes round at most, where something else keeps it busy."""
MOST_PAUSES: Final = 20
"""How often it is waited for something that may come, at most."""
THREAD_SECONDS: Final = 0.025
"""How long what an action has begun may wait for something else than a request or a timer, such as a thread."""
LONGEST_SECONDS: Final = 3.0
"""How long a bot that does not settle is waited for. It may send requests without end."""


class Settling:
    """Notes what the bot sends and is sent, and waits until that has ended."""

    def __init__(self, outside: Callable[[], bool], moment: float) -> None:
        """Note nothing yet.

        :param outside: tells whether a bot is connected that does not run in this loop.
        :param moment: how long such a bot must have been quiet, in seconds of real time; 0 for not at all.
        :raises ValueError: the moment is less than 0.
        """
        if not moment >= 0:
            raise ValueError(f"hand_seconds: a number from 0, not {moment!r}")
        self.moment = moment
        self.working: Callable[[int], bool] = lambda since: False
        """Tells whether what a bot in this loop has begun since its task of this number still works."""
        self.begun: Callable[[], int] = lambda: 0
        """Returns the number of the latest task that a bot in this loop has begun."""
        self._outside = outside
        self._under_way = 0
        self._idle = asyncio.Event()
        self._idle.set()
        self._stuck = False
        self._last = 0.0
        self._found = -1, 0.0
        """What had come to the loop, and when the bot was busy, when the loop was last found still."""
        self._quiet = 0
        self._turning: asyncio.Task[None] | None = None

    def note(self) -> None:
        """Note that the bot has sent or was sent something."""
        self._last = time.monotonic()

    def begin(self) -> None:
        """Note that a request of the bot has come."""
        self.note()
        self._under_way += 1
        self._idle.clear()

    def end(self) -> None:
        """Note that such a request is answered."""
        self.note()
        self._under_way -= 1
        if not self._under_way:
            self._stuck = False
            self._idle.set()

    @asynccontextmanager
    async def hand(self) -> AsyncIterator[None]:
        """Do what a person does in this block: the bot has settled before, and settles after it."""
        await self.settled()
        since = self.begun()
        yield
        await self.settled(since)

    async def settled(self, since: int | None = None) -> None:
        """Wait until no request of the bot's is under way and the bot is quiet, for ``LONGEST_SECONDS`` at most.

        A request that has taken so long is not waited for again.

        :param since: the number of the last task of the bot's that was there before; see ``working``.
        """
        began = time.monotonic()
        late = began + LONGEST_SECONDS
        while True:
            await self._turn()
            now = time.monotonic()
            if self._under_way and not self._stuck:
                try:
                    await asyncio.wait_for(self._idle.wait(), late - now)
                except TimeoutError:
                    self._stuck = True
            elif since is not None and now < began + THREAD_SECONDS and self.working(since):
                await asyncio.sleep(0.001)
            else:
                pause = self._last + self.moment - now if self.moment and self._outside() else 0.0
                if pause <= 0 or now + pause > late:
                    return
                await asyncio.sleep(pause)

    async def _turn(self) -> None:
        """Let the loop go round until nothing else in it has anything to do. All who wait share these turns."""
        self._quiet = 0
        if self._turning is None or self._turning.done():
            self._turning = asyncio.ensure_future(self._turns())
        await asyncio.shield(self._turning)

    async def _turns(self) -> None:
        came = _Came.to(asyncio.get_running_loop())
        if (came.count, self._last) == self._found and not came.ready:
            return
        pauses = 0
        for _ in range(MOST_TURNS):
            await asyncio.sleep(0)
            self._quiet = 0 if came.ready else self._quiet + 1
            if self._quiet >= QUIET_TURNS:
                before, self._quiet, pauses = came.count, 0, pauses + 1
                await asyncio.sleep(STILL_SECONDS)
                if pauses == MOST_PAUSES or (before == came.count and not came.ready):
                    break
        self._found = came.count, self._last


class _Came:
    """Counts how often something comes to a loop, by its sockets or from threads."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.count = 0
        self.ready: Sequence[object] = getattr(loop, "_ready", ())
        """What the loop is about to do. Only the loops of asyncio itself show it."""
        selector = getattr(loop, "_selector", None)
        if selector is not None:
            self._real = selector.select
            selector.select = self.select

    @staticmethod
    def to(loop: asyncio.AbstractEventLoop) -> _Came:
        """Return what counts for a loop; there is one for each."""
        owner = getattr(getattr(getattr(loop, "_selector", None), "select", None), "__self__", None)
        return owner if isinstance(owner, _Came) else _Came(loop)

    def select(self, timeout: float | None = None) -> object:
        """Wait until something comes; see ``selectors.BaseSelector.select``."""
        found = self._real(timeout)
        self.count += bool(found)
        return found


def runs_here(port: int) -> bool:
    """Tell whether what uses a port runs in this loop: the loop watches a socket that has it.

    Only the event loops of asyncio itself can tell; of others, nothing runs here.
    """
    selector = getattr(asyncio.get_running_loop(), "_selector", None)
    for file in [] if selector is None else list(selector.get_map()):
        if not stat.S_ISSOCK(os.fstat(file).st_mode):
            continue  # a copy of a pipe's end would keep the process at its other end from ending
        with suppress(OSError), socket.socket(fileno=os.dup(file)) as watched:
            name = watched.getsockname()
            if isinstance(name, tuple) and name[1] == port:
                return True
    return False
