"""Files that are sent with messages, such as the record of a finished game."""

from dataclasses import dataclass

from bot.games.record import write_record
from bot.locales.words import Words
from bot.store.people.export import Part
from bot.tables.table.table import Table
from bot.views.kit.layout import Kind, Layout, layout


@dataclass(frozen=True, slots=True)
class Attachment:
    """A file to send with a message."""

    name: str
    content: bytes

    @property
    def url(self) -> str:
        """The address by which the message refers to the file."""
        return f"attachment://{self.name}"


def record_file(table: Table) -> Attachment:
    """Return a finished game's record. It has no names, since it can be passed on: people are named by their seats."""
    assert table.seed is not None
    assert table.position is not None
    names = [seat.name or f"Seat{number}" for number, seat in enumerate(table.seats, start=1)]
    text = write_record(table.game, names, table.options, table.seed, table.position.moves, table.rules)
    return Attachment(f"{table.game.name}-{table.id}.txt", text.encode())


def record_message(words: Words, file: Attachment) -> Layout:
    """Return the message that comes with a game's record."""
    return with_file(layout(words, [words("record-note")]), file)


def export_file(part: Part) -> Attachment:
    """Return one part of the export of a person's data."""
    return Attachment(f"privacy-{part.number}.zip", part.content)


def export_message(words: Words, part: Part, file: Attachment) -> Layout:
    """Return the message that comes with one part of the export of a person's data."""
    lines = [words("privacy-export")] if part.number == 1 else []
    if part.number > 1 or part.rest is not None:
        lines.append(words("privacy-export-part", number=part.number))
    return with_file(layout(words, ["\n".join(lines)]), file)


def with_file(shown: Layout, file: Attachment) -> Layout:
    """Return a message with a file below it."""
    return Layout([*shown.components, {"type": Kind.FILE, "file": {"url": file.url}}])
