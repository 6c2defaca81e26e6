"""A lane in which one piece of work is done at a time, and in which people take turns."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager


class FairLane:
    """Serves people in turns: somebody with many computations waits between them for everybody else's."""

    def __init__(self) -> None:
        self._taken = False
        self._waiting: dict[Hashable, deque[asyncio.Future[None]]] = {}
        """What waits, by whose it is. Whose turn comes next stands first."""

    @asynccontextmanager
    async def turn(self, whose: Hashable) -> AsyncIterator[None]:
        """Hold the lane, once it is free and it is this person's turn.

        :param whose: for whom the work is done.
        """
        if self._taken:
            await self._wait(whose)
        self._taken = True
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, whose: Hashable) -> None:
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(whose, deque()).append(called)
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():
                self._pass_on()  # the lane was handed to somebody who no longer wants it
            raise

    def _pass_on(self) -> None:
        """Call the next person who still waits; free the lane if there is none."""
        while self._waiting:
            whose = next(iter(self._waiting))
            line = self._waiting.pop(whose)
            called = line.popleft()
            if line:
                self._waiting[whose] = line  # behind everybody else
            if not called.done():
                called.set_result(None)
                return
        self._taken = False
