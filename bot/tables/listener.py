"""Whoever wants to know what happens at the tables."""

from __future__ import annotations

from bot.store.journal.entries import Entry
from bot.tables.table import Table


class Listener:
    """Hears of every change, in the order in which listeners subscribed; a subclass overrides what it wants to know.

    All methods are called on the event loop and must not block.
    """

    def changed(self, table: Table, entry: Entry | None) -> None:
        """Take note that a table has changed.

        :param entry: what was written down; None where the table was read again, or only its message is out of date.
        """

    def woken(self, table: Table) -> None:
        """Take note that a table was rebuilt from what was written down; by default like any change."""
        self.changed(table, None)

    def forgotten(self, number: int) -> None:
        """Take note that a table is no longer this process's to look after: it is over, or others serve it."""
