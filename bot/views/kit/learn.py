"""The button that begins a game's lesson."""

from __future__ import annotations

from discord import ButtonStyle

from bot.faces.lessons import LESSONS
from bot.locales.words import Words
from bot.views.kit.button import table_button
from bot.views.kit.components import Component
from bot.views.kit.routes import LessonAct


def learn_buttons(words: Words, game: str) -> list[Component]:
    """Return the button that begins a game's lesson; none if it has no lesson."""
    if game not in LESSONS:
        return []
    return [table_button(LessonAct.BEGIN(game), label=words("button-learn"), style=ButtonStyle.primary)]
