"""Short messages: a sentence, or the rules."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ui

from bot.faces.catalog import FACES
from bot.faces.face import Icons
from bot.locales.words import Words
from bot.views.components import Item, Layout
from bot.views.layout import Block, Picture, layout
from bot.views.learn import learn_buttons
from bot.views.record import Attachment


def notice_message(words: Words, text: str, install_link: str | None = None) -> Layout:
    """Return one sentence as a message.

    :param install_link: where to add the bot to a server, for a button; None for no button.
    """
    return layout(words, [text], install_row(words, install_link))


def draw_examples(words: Words, game: str) -> list[Attachment]:
    """Return the pictures that go with a game's rules. Blocks: call it in a thread."""
    return [Attachment(f"{game}-{each.name}.png", each.draw()) for each in FACES[game].examples(words)]


def rules_message(
    words: Words, icons: Icons, game: str, pictures: Sequence[Attachment], install_link: str | None = None
) -> Layout:
    """Return a game's rules.

    :param pictures: the pictures of its examples, to be sent with the message.
    :param install_link: where to add the bot to a server, for a button; None for no button.
    """
    face = FACES[game]
    blocks: list[Block] = [f"## {words(f'{game}-title')}\n{face.rules(words, icons)}"]
    for example, picture in zip(face.examples(words), pictures, strict=True):
        blocks += [example.caption, Picture(picture.url, example.caption)]
    return layout(words, blocks, [learn_buttons(words, game), *install_row(words, install_link)], accent=face.accent)


def install_row(words: Words, link: str | None) -> list[list[Item]]:
    """Return the row with the button that adds the bot to a server; none without a link."""
    return [] if link is None else [[ui.Button(label=words("button-add-to-server"), url=link)]]
