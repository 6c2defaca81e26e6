"""The layout that all messages share."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from bot.locales.words import Words
from bot.views.kit.components import Component, Item, Kind, Layout, data_of, row, separator, text_display

MAX_TEXT = 4000
"""Discord's limit for all text of a message, in characters."""

MAX_ALT = 1024
"""Discord's limit for a picture's description, in characters."""


@dataclass(frozen=True, slots=True)
class Beside:
    """A text with a small picture beside it."""

    text: str
    url: str
    alt: str


@dataclass(frozen=True, slots=True)
class WithButton:
    """A text with a button beside it."""

    text: str
    button: Item


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture as wide as the message, with a description for people who cannot see it."""

    url: str
    alt: str


Block: TypeAlias = str | Beside | WithButton | Picture


def beside(text: str, card: tuple[str, str] | None) -> Block:
    """Return a text beside the card that matters most now, if there is one.

    :param card: see ``Face.large``. Its name is the text where there is nothing else to say.
    """
    return text if card is None else Beside(text or f"**{card[1]}**", *card)


def layout(
    words: Words, blocks: Iterable[Block], rows: Iterable[Sequence[Item]] = (), accent: int | None = None
) -> Layout:
    """Return a message of blocks, with separators between them except above a picture.

    :param rows: rows of buttons or selects, which come below the blocks.
    :param accent: the colour of the edge of a box around the blocks, as 0xRRGGBB; None for no box.
    """
    room = MAX_TEXT
    shown: list[Component] = []
    for block in blocks:
        if isinstance(block, Picture):
            item = {"media": {"url": block.url}, "description": block.alt[:MAX_ALT]}
            shown.append({"type": Kind.MEDIA_GALLERY, "items": [item]})
            continue
        content = block if isinstance(block, str) else block.text
        if not content or room <= 0:
            continue
        if shown:
            shown.append(separator())
        text = text_display(words.with_direction(content)[:room])
        room -= len(text["content"])
        if isinstance(block, str):
            shown.append(text)
            continue
        if isinstance(block, Beside):
            accessory = {"type": Kind.THUMBNAIL, "media": {"url": block.url}, "description": block.alt[:MAX_ALT]}
        else:
            accessory = data_of(block.button)
        shown.append({"type": Kind.SECTION, "components": [text], "accessory": accessory})
    if accent is not None:
        shown = [{"type": Kind.CONTAINER, "accent_color": accent, "components": shown}]
    return Layout([*shown, *(row(each) for each in rows if each)])


def with_note(words: Words, view: Layout, note: str) -> Layout:
    """Return a message of ``layout`` with a note below the first text of its box, cut where there is no room for it."""
    room = MAX_TEXT - view.content_length()
    if not note or room <= 0:
        return view
    box, *rows = view.components
    head, *rest = box["components"]
    text = text_display(words.with_direction(note)[:room])
    return Layout([{**box, "components": [head, separator(), text, *rest]}, *rows])
