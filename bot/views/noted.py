"""A message with one more text below its head."""

from __future__ import annotations

from typing import Any

from discord import ui

from bot.locales.words import Words
from bot.views.layout import MAX_TEXT


def with_note(words: Words, view: ui.LayoutView, note: str) -> ui.LayoutView:
    """Return a message of ``layout`` with a note below the first text of its box, cut where there is no room for it."""
    room = MAX_TEXT - view.content_length()
    if not note or room <= 0:
        return view
    box, *rows = view.children
    assert isinstance(box, ui.Container)
    head, *rest = box.children
    text: ui.TextDisplay[Any] = ui.TextDisplay(words.with_direction(note)[:room])
    noted = ui.LayoutView(timeout=None)
    noted.add_item(ui.Container(head, ui.Separator(), text, *rest, accent_colour=box.accent_colour))
    for row in rows:
        noted.add_item(row)
    noted.stop()  # see ``layout``
    return noted
