"""A person's data: the page with export and erasure."""

from discord import ButtonStyle

from bot.features.people.routes import OwnAct
from bot.features.people.store.export import Part
from bot.interactions.components.layout import Attachment, Layout, layout, table_button, with_file
from bot.locales.words import Words


def privacy_page(words: Words) -> Layout:
    """Return the page with the two buttons."""
    buttons = [
        table_button(OwnAct.EXPORT(0), label=words("button-export")),
        table_button(OwnAct.FORGET(), label=words("button-forget"), style=ButtonStyle.danger),
    ]
    return layout(words, [f"## {words('privacy-title')}\n{words('privacy-about')}"], [buttons])


def rest_message(words: Words, game: int) -> Layout:
    """Return the message after an incomplete export, with a button for the games from this number on."""
    rest = table_button(OwnAct.EXPORT(game), label=words("button-export-rest"))
    return layout(words, [words("privacy-export-rest")], [[rest]])


def export_file(part: Part) -> Attachment:
    """Return one part of the export of a person's data."""
    return Attachment(f"privacy-{part.number}.zip", part.content)


def export_message(words: Words, part: Part, file: Attachment) -> Layout:
    """Return the message that comes with one part of the export of a person's data."""
    lines = [words("privacy-export")] if part.number == 1 else []
    if part.number > 1 or part.rest is not None:
        lines.append(words("privacy-export-part", number=part.number))
    return with_file(layout(words, ["\n".join(lines)]), file)
