"""The live tables that are not in memory, and when each is rebuilt. One timer serves all of them.

A table is not in memory after a start, until it is rebuilt. It also leaves memory, and rests, when nobody has done
anything at it for a while. Its unsaved state is remembered until it is rebuilt.
"""

import asyncio
import heapq
import logging
import math
from collections.abc import Awaitable, Callable, Set
from typing import Any, Final

from bot.runtime.background import Clock
from bot.tables.rules.table import Table

log = logging.getLogger(__name__)

SPARE: Final = 64
"""How many dead entries the heap may hold besides as many as there are live ones."""

UNSAVED: Final = ("missed", "seen", "kicked", "away_by", "cheered", "gone", "start_asked", "taken_at", "rebuilt_at")
"""The parts of a table's state that are not saved. Who was kicked is saved, but not of people who have asked to be
forgotten since."""


class Asleep:
    """Wakes tables at set times, in Unix seconds."""

    def __init__(self, clock: Clock, wake: Callable[[int], Awaitable[None]]) -> None:
        self._clock = clock
        self._wake = wake
        """Rebuilds a table."""
        self._due: dict[int, float] = {}
        self._heap: list[tuple[float, int]] = []
        self._waking: set[int] = set()
        self.resting: dict[int, dict[str, Any]] = {}
        """By the number of each table that rests, its unsaved state; empty if it has none."""
        self._outdated: set[int] = set()
        """The resting tables whose messages are out of date."""

    def __contains__(self, number: int) -> bool:
        return number in self._due or number in self._waking

    @property
    def numbers(self) -> Set[int]:
        """The numbers of the tables that are going to be woken."""
        return self._due.keys()

    def set(self, number: int, when: float) -> None:
        """Wake a table at a time, or never if that is infinite. This replaces an earlier time."""
        self._due[number] = when
        if math.isinf(when):
            return
        heapq.heappush(self._heap, (when, number))
        if len(self._heap) > 2 * len(self._due) + SPARE:
            self._heap = [each for each in self._heap if self._is_live(each)]
            heapq.heapify(self._heap)
        if self._heap[0] == (when, number):
            self._plan()

    def rest(self, table: Table, when: float) -> None:
        """Remember the unsaved state of a table that leaves memory, until the time at which it is reloaded."""
        state = {name: getattr(table, name) for name in UNSAVED}
        state["missed"] = {seat: count for seat, count in table.missed.items() if count}
        self.resting[table.id] = state if any(state.values()) else {}
        self.set(table.id, when)

    def due_before(self, when: float) -> list[int]:
        """Return the numbers of the resting tables that are woken before a time, or are being woken."""
        return [number for number in self.resting if number in self._waking or self._due.get(number, math.inf) < when]

    def outdate(self, number: int, when: float) -> None:
        """Note that a resting table's message is out of date, and wake the table at a time, if not earlier."""
        self._outdated.add(number)
        if when < self._due.get(number, math.inf):
            self.set(number, when)

    def take_back(self, table: Table) -> bool:
        """Put its unsaved state into a table that has rested; return whether its message is out of date."""
        outdated = table.id in self._outdated
        for name, value in self.resting.get(table.id, {}).items():
            setattr(table, name, table.kicked | value if name == "kicked" else value)
        self.discard(table.id)
        return outdated

    def discard(self, number: int) -> None:
        """Drop a table, which is awake or not live any more."""
        self._due.pop(number, None)
        self.resting.pop(number, None)
        self._outdated.discard(number)

    def _is_live(self, entry: tuple[float, int]) -> bool:
        return self._due.get(entry[1]) == entry[0]

    def _plan(self) -> None:
        while self._heap and not self._is_live(self._heap[0]):
            heapq.heappop(self._heap)
        if self._heap:
            self._clock.set("asleep", self._heap[0][0], self._ring)

    async def _ring(self) -> None:
        now, due = self._clock.now(), list[int]()
        while self._heap and (self._heap[0][0] <= now or not self._is_live(self._heap[0])):
            entry = heapq.heappop(self._heap)
            if self._is_live(entry):
                due.append(entry[1])
                del self._due[entry[1]]
        self._plan()
        self._waking.update(due)
        try:
            results = await asyncio.gather(*(self._wake(number) for number in due), return_exceptions=True)
        finally:
            self._waking.difference_update(due)
        for number, error in zip(due, results, strict=True):
            if isinstance(error, Exception):  # such as a bug in a listener; the watchdog wakes it once more
                log.error("table %d could not be woken", number, exc_info=error)
