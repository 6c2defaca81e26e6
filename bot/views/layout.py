"""The frame that all our messages share."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from discord import ui

from bot.locales.words import Words
from bot.views.button import Button

MAX_TEXT = 4000
"""Discord's limit for all text of a message."""


def layout(
    words: Words,
    texts: Iterable[str],
    rows: Iterable[Sequence[Button]] = (),
    accent: int | None = None,
    pictures: Iterable[ui.Item[Any]] = (),
) -> ui.LayoutView:
    """Return a message of blocks of text with lines between, pictures, and rows of buttons below.

    With an accent colour it stands in a box with an edge of that colour; without one it is plain.
    """
    view = ui.LayoutView(timeout=None)
    room = MAX_TEXT
    blocks: list[ui.Item[Any]] = []
    for text in texts:
        if text and room > 0:
            if blocks:
                blocks.append(ui.Separator())
            turned = words.turned(text)[:room]
            blocks.append(ui.TextDisplay(turned))
            room -= len(turned)
    if accent is not None:
        view.add_item(ui.Container(*blocks, accent_colour=accent))
    else:
        for block in blocks:
            view.add_item(block)
    for picture in pictures:
        view.add_item(picture)
    for row in rows:
        if row:
            view.add_item(ui.ActionRow(*row))
    view.stop()  # its buttons have no callbacks: discord.py would keep it, with every older one of the same message
    return view
