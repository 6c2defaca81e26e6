"""Short messages: a sentence, or the rules."""

from __future__ import annotations

from discord import ui

from bot.locales.words import Words
from bot.views.face import Icons
from bot.views.faces import FACES
from bot.views.layout import layout


def notice_message(words: Words, text: str) -> ui.LayoutView:
    """Return one sentence as a message."""
    return layout(words, [text])


def rules_message(words: Words, icons: Icons, game: str) -> ui.LayoutView:
    """Return a game's rules."""
    face = FACES[game]
    return layout(words, [f"## {words(f'{game}-title')}\n{face.rules(words, icons)}"], accent=face.accent)
