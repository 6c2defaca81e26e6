"""The state of a table's public message, and of the clicks whose answers may change it."""

from __future__ import annotations

from dataclasses import dataclass

from bot.interactions.answers import Shown
from bot.messages.kept import Kept
from bot.tables.table.table import Table


@dataclass(slots=True)
class MessageState(Kept):
    """The state of one table's message."""

    answers: int = 0
    """How many clicks are being answered; the answer may itself update the message."""
    in_flight: bool = False
    """Whether an edit, or an answer that shows the table, has been sent and is not confirmed yet."""
    message: Shown | None = None
    """The table's message as an interaction can edit it; None if there is no such interaction."""
    unseen: bool = False
    """Whether no message shows the table, and no answer that will show it is on its way."""
    posted: int | None = None
    """The id of a new message that shows the table, until it is saved; else None."""
    posting: bool = False
    """Whether a message that shows the table may have been sent without an answer that gave its id."""
    attached: tuple[str, ...] | None = None
    """The names of the files that the message has; None if they are not known."""
    pictures_from: float = 0.0
    """From when on the message has pictures again, by the event loop's clock: Discord has refused one."""
    may_attach: bool = True
    """Whether the bot may attach files in the channel, as the latest click or refusal has told."""

    def is_due(self, table: Table) -> bool:
        """Return whether the message has to be edited, or posted for the first time, or its id saved."""
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
        """Return whether the answer may show the table; if so, note that it is about to be sent.

        It may not while an edit or another such answer is under way, which could arrive later with an older state.
        """
        if self._state.in_flight:
            return False
        self._state.in_flight = True
        self._rendered = self._state.changes
        return True

    def done(self, message: Shown | None) -> None:
        """Note the message that the answer has changed or posted; None if the answer did not arrive."""
        if message is not None and self._rendered is not None:
            self._state.shown = max(self._state.shown, self._rendered)
            self.learn(message)

    def learn(self, message: Shown) -> None:
        """Note that the table's message can be edited through this interaction from now on."""
        if self._state.message is None or self._state.message.message != message.message:
            self._state.attached = None
        self._state.message = message
        if self._state.refusals:
            self._state.refusals, self._state.not_before = 0, 0.0

    def end(self) -> None:
        """Allow edits again."""
        if self._rendered is not None:
            self._state.in_flight = False
