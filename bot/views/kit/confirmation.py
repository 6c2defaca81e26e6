"""The question that is asked before something that cannot be undone."""

from __future__ import annotations

from discord import ButtonStyle

from bot.locales.words import Words
from bot.views.kit.button import table_button
from bot.views.kit.components import Layout
from bot.views.kit.layout import layout
from bot.views.kit.route import Meant


def confirmation_message(words: Words, question: str, answer: str, sure: Meant) -> Layout:
    """Return a question with a button that does what was asked for.

    :param question: what will be lost.
    :param answer: what the button says.
    :param sure: the button's custom_id.
    """
    return layout(words, [question], [[table_button(sure, label=answer, style=ButtonStyle.danger)]])
