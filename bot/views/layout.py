"""The layout that all messages share."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import discord
from discord import ui

from bot.locales.words import Words

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
    button: ui.Button[Any]


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture as wide as the message, with a description for people who cannot see it."""

    url: str
    alt: str


Block: TypeAlias = str | Beside | WithButton | Picture


def layout(
    words: Words, blocks: Iterable[Block], rows: Iterable[Sequence[ui.Item[Any]]] = (), accent: int | None = None
) -> ui.LayoutView:
    """Return a message of blocks, with separators between them except above a picture.

    :param rows: rows of buttons or selects, which come below the blocks.
    :param accent: the colour of the edge of a box around the blocks, as 0xRRGGBB; None for no box.
    """
    view = ui.LayoutView(timeout=None)
    room = MAX_TEXT
    items: list[ui.Item[Any]] = []

    def text_of(text: str) -> ui.TextDisplay[Any]:
        nonlocal room
        turned = words.with_direction(text)[:room]
        room -= len(turned)
        return ui.TextDisplay(turned)

    for block in blocks:
        if isinstance(block, Picture):
            items.append(ui.MediaGallery(discord.MediaGalleryItem(block.url, description=block.alt[:MAX_ALT])))
            continue
        text = block if isinstance(block, str) else block.text
        if not text or room <= 0:
            continue
        if items:
            items.append(ui.Separator())
        if isinstance(block, Beside):
            thumbnail: ui.Thumbnail[Any] = ui.Thumbnail(block.url, description=block.alt[:MAX_ALT])
            items.append(ui.Section(text_of(text), accessory=thumbnail))
        elif isinstance(block, WithButton):
            items.append(ui.Section(text_of(text), accessory=block.button))
        else:
            items.append(text_of(text))
    if accent is not None:
        view.add_item(ui.Container(*items, accent_colour=accent))
    else:
        for item in items:
            view.add_item(item)
    for row in rows:
        if row:
            view.add_item(ui.ActionRow(*row))
    view.stop()  # its buttons have no callbacks, so discord.py must not keep it for every edit of a message
    return view
