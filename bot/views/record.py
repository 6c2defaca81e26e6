"""The record of a finished game, as a file to keep and to check."""

from __future__ import annotations

from dataclasses import dataclass

from discord import ui

from bot.games.record import write_record
from bot.locales.words import Words
from bot.tables.table import Table
from bot.views.layout import layout


@dataclass(frozen=True, slots=True)
class Attachment:
    """A file that goes along with a message."""

    name: str
    content: bytes

    @property
    def url(self) -> str:
        """How the message it goes along with refers to it."""
        return f"attachment://{self.name}"


def record_file(table: Table) -> Attachment:
    """Return a finished game's record. Persons are called by their seats, since we keep no names."""
    assert table.seed is not None
    assert table.position is not None
    names = [seat.name or f"Seat{number}" for number, seat in enumerate(table.seats, start=1)]
    text = write_record(table.game, names, table.options, table.seed, table.position.moves)
    return Attachment(f"{table.game.name}-{table.id}.txt", text.encode())


def record_message(words: Words, file: Attachment) -> ui.LayoutView:
    """Return what is said beside it."""
    return _with_file(words("record-note"), words, file)


def export_message(words: Words, file: Attachment) -> ui.LayoutView:
    """Return what is said beside what is kept of a person."""
    return _with_file(words("privacy-export"), words, file)


def _with_file(text: str, words: Words, file: Attachment) -> ui.LayoutView:
    view = layout(words, [text])
    view.add_item(ui.File(file.url))
    return view
