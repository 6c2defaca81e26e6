"""The interactions that are being answered, so that stopping the bot can wait for them."""

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

from prometheus_client import Histogram

from bot.runtime.background import Background

DRAIN_SECONDS = 4.0
"""How long stopping waits, in seconds. A host's supervisor kills the process after about ten."""


LAST_SECONDS = 0.5
"""How long an answer that is still under way at the very end may take, in seconds, before it is cancelled."""


class InFlight:
    """Counts the interactions that are being answered, and measures how long each takes."""

    def __init__(self) -> None:
        self._under_way: Counter[int] = Counter()
        """How many there are, by server; 0 stands for direct messages."""
        self._tasks = Background()
        self.seconds = Histogram(
            "cards_interaction_seconds",
            "Seconds from an interaction's arrival to its answer",
            registry=None,
            buckets=(0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 3, 5),
        )
        """How long they took, in seconds."""
        self._one_less = asyncio.Event()

    @contextmanager
    def in_progress(self, guild: int) -> Iterator[None]:
        """Count an interaction of a server while it is being answered."""
        self._under_way[guild] += 1
        began = time.perf_counter()
        try:
            with self._tasks.here():
                yield
        finally:
            self.seconds.observe(time.perf_counter() - began)
            self._under_way[guild] -= 1
            if not self._under_way[guild]:
                del self._under_way[guild]
            self._one_less.set()

    async def finish(self, of: Callable[[int], bool] = lambda guild: True) -> None:
        """Wait until no interaction of these servers is being answered, but at most ``DRAIN_SECONDS``.

        :param of: returns whether to wait for a server's interactions.
        """
        with suppress(TimeoutError):
            async with asyncio.timeout(DRAIN_SECONDS):
                while any(map(of, self._under_way)):
                    self._one_less.clear()
                    await self._one_less.wait()

    async def cancel(self) -> None:
        """Cancel the answers that are still under way soon, and wait until they have let go of what they use."""
        await self._tasks.finish(LAST_SECONDS)
