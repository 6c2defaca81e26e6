"""The open pages behind ⋯. A page is deleted when its table goes on."""

from collections.abc import Awaitable
from typing import Final

from bot.interactions.answers import Shown
from bot.runtime.background import Background
from bot.runtime.engine import Happening
from bot.runtime.recent import Recent
from bot.store.journal.entries import Entry
from bot.tables.rules.table import Status, Table

MOST_OPEN: Final = 1000
"""How many pages are remembered. A press on one that is not still answers with what holds now."""


class OpenMenus:
    """Knows the open pages, each by its message, and deletes those that the beginning or the end of a game outdates."""

    def __init__(self) -> None:
        self.open: Recent[int, tuple[int, Status, Shown]] = Recent(MOST_OPEN)
        """By message: the table, what it was doing when the page was made, and how to edit the page."""
        self._tasks = Background()
        self.close = self._tasks.close

    async def show(self, table: Table, answer: Awaitable[Shown | None]) -> None:
        """Send a page that was just made, and note it.

        :param answer: sends it; nothing has been awaited since the page was made.
        """
        status = table.status
        shown = await answer
        if shown is None or shown.message is None:
            return
        self.open[shown.message] = (table.id, status, shown)
        self.drop_outdated(table)  # the game may have begun or ended meanwhile

    def pressed(self, message: int) -> None:
        """Note that a message is answered by what takes its place. If that is a page again, ``show`` is called."""
        self.open.pop(message)

    def drop_outdated(self, table: Table, happened: Entry | Happening = Happening.TOUCHED) -> None:
        """Delete the pages of a table that were made when it was doing something else."""
        for message, (number, status, shown) in self.open.items():
            if number == table.id and status is not table.status:
                self.open.pop(message)
                self._tasks.begin(shown.delete(), f"page of table {table.id}")
