"""The tables whose games ended last, which people still click at: for a rematch, a look back, an applause."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from bot.tables.table import Table

MOST: Final = 64
"""How many of these tables are kept in memory. The others are read from the database when somebody asks for them."""

SECONDS: Final = 120.0
"""For how long a table is kept, in seconds. Another process may let its players be forgotten meanwhile."""


class RecentlyOver:
    """Keeps a few tables that are over for a short time."""

    def __init__(self, now: Callable[[], float]) -> None:
        """Keep none yet.

        :param now: returns the time, in seconds.
        """
        self._now = now
        self._tables: OrderedDict[int, tuple[Table, float]] = OrderedDict()

    def keep(self, table: Table) -> None:
        """Keep a table that is over, and drop the one that ended first if there are too many."""
        self._tables[table.id] = table, self._now() + SECONDS
        if len(self._tables) > MOST:
            self._tables.popitem(last=False)

    def get(self, number: int) -> Table | None:
        """Return a table by its number, if it is kept and what it shows is certain to be stored."""
        table, until = self._tables.get(number, (None, 0.0))
        if table is None or (self._now() < until and not table.doubtful):
            return table
        del self._tables[number]
        return None

    def clear(self) -> None:
        """Drop all tables, because what is stored of some of them may change."""
        self._tables.clear()
