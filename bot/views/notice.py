"""Short messages: a sentence, or the rules."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ui

from bot.faces.catalog import FACES
from bot.faces.face import Icons
from bot.locales.words import Words
from bot.views.layout import Block, Picture, layout
from bot.views.record import Attachment


def notice_message(words: Words, text: str) -> ui.LayoutView:
    """Return one sentence as a message."""
    return layout(words, [text])


def draw_examples(words: Words, game: str) -> list[Attachment]:
    """Return the pictures that go with a game's rules. Blocks: call it in a thread."""
    return [Attachment(f"{game}-{each.name}.png", each.draw()) for each in FACES[game].examples(words)]


def rules_message(words: Words, icons: Icons, game: str, pictures: Sequence[Attachment]) -> ui.LayoutView:
    """Return a game's rules.

    :param pictures: the pictures of its examples, to be sent with the message.
    """
    face = FACES[game]
    blocks: list[Block] = [f"## {words(f'{game}-title')}\n{face.rules(words, icons)}"]
    for example, picture in zip(face.examples(words), pictures, strict=True):
        blocks += [example.caption, Picture(picture.url, example.caption)]
    return layout(words, blocks, accent=face.accent)
