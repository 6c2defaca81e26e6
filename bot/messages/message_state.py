"""What is known of a table's public message, and of the clicks whose answers may show it."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from bot.interactions.answers import Shown
from bot.tables.table import Table


@dataclass(slots=True)
class MessageState:
    """What is known of one table's message."""

    changes: int = 0
    """How often the table has changed."""
    shown: int = 0
    """Which of these changes the message shows."""
    answers: int = 0
    """Clicks under way, whose answer may be what shows the newest position."""
    in_flight: bool = False
    """Whether an edit or an answer that shows the table has left us and is not confirmed yet."""
    not_before: float = 0.0
    """When the next edit may follow, by the event loop's time."""
    message: Shown | None = None
    """The table's message as the answer of an interaction, if we have one that can still edit it."""
    unseen: bool = False
    """Whether the table stands in no message, and no answer is on its way that will show it."""
    posted: int | None = None
    """The message in which the table has been posted last, until that is saved."""
    attached: tuple[str, ...] | None = None
    """The names of the files that the message has; None if we do not know."""
    task: asyncio.Task[None] | None = None

    def is_due(self, table: Table) -> bool:
        """Tell whether the message is to be edited, or posted if it never was, or its place to be saved."""
        if self.answers:
            return False
        if self.posted is not None:
            return True
        return self.changes > self.shown if table.message is not None else self.unseen and table.live


class PendingAnswer:
    """A click that is being answered, and whether its answer may show the table."""

    def __init__(self, state: MessageState) -> None:
        self._state = state
        self._rendered: int | None = None

    def begin(self) -> bool:
        """Return whether the answer may show the table as it is now.

        It may not while an edit or another such answer is under way, which could arrive later and show less.
        """
        if self._state.in_flight:
            return False
        self._state.in_flight = True
        self._rendered = self._state.changes
        return True

    def done(self, message: Shown | None) -> None:
        """Note that the answer has arrived, and in which message; None if it has not."""
        if message is not None and self._rendered is not None:
            self._state.shown = max(self._state.shown, self._rendered)
            self.learn(message)

    def learn(self, message: Shown) -> None:
        """Note that the table's message can be edited through this interaction from now on."""
        if self._state.message is None or self._state.message.message != message.message:
            self._state.attached = None
        self._state.message = message

    def end(self) -> None:
        """Let edits go on."""
        if self._rendered is not None:
            self._state.in_flight = False
