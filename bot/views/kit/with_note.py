"""A message with one more text below its head."""

from __future__ import annotations

from bot.locales.words import Words
from bot.views.kit.components import Layout, separator, text_display
from bot.views.kit.layout import MAX_TEXT


def with_note(words: Words, view: Layout, note: str) -> Layout:
    """Return a message of ``layout`` with a note below the first text of its box, cut where there is no room for it."""
    room = MAX_TEXT - view.content_length()
    if not note or room <= 0:
        return view
    box, *rows = view.components
    head, *rest = box["components"]
    text = text_display(words.with_direction(note)[:room])
    return Layout([{**box, "components": [head, separator(), text, *rest]}, *rows])
