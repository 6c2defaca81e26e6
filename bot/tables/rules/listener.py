"""How other parts of the bot learn what happens at the tables."""

import math

from bot.store.journal.entries import Entry, Saved
from bot.tables.rules.missing import GameMissing
from bot.tables.rules.table import Table


class Listener:
    """Is told of every change at the tables. A subclass overrides the methods it needs.

    Listeners are called in the order in which they subscribed, on the event loop, and must not block.
    """

    def changed(self, table: Table, entry: Entry | None) -> None:
        """Note that a table has changed.

        :param entry: what was written down; None if the table was read again, or if only its message is out of date.
        """

    def failed(self, table: Table, error: Exception, *, offered: bool) -> None:
        """Note that the rules of a table have failed at a person's move.

        :param offered: whether the move is one that they offer. Nobody may end a table by sending others.
        """

    def woken(self, table: Table) -> None:
        """Note that a table was rebuilt from the journal. By default this counts as a change without an entry."""
        self.changed(table, None)

    def idle_until(self, table: Table) -> float:
        """Return when something happens next at a table without a click, in Unix seconds, as far as is known here.

        Return 0 if the table may not leave memory now: something is under way, or its message can still be edited
        through a click's token.
        """
        return math.inf

    def rested(self, table: Table) -> None:
        """Note that an idle table leaves memory. By default as ``forgotten``."""
        self.forgotten(table.id)

    def taken_back(self, table: Table) -> None:
        """Note that a table which rested is in memory again, as it was."""

    def waits(self, saved: Saved, refusal: GameMissing) -> None:
        """Note that a live table cannot go on for now; the refusal says why. It counts as forgotten, or never known."""

    def forgotten(self, number: int) -> None:
        """Note that this process no longer serves a table: it is over, or another process serves it."""
