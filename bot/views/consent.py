"""The question whether the computer may play for somebody who is there. Everybody sees it; one person can answer."""

from __future__ import annotations

from typing import Final

from discord import ButtonStyle

from bot.locales.words import Words
from bot.tables.table import Table
from bot.views.button import table_button
from bot.views.components import Layout
from bot.views.custom_id import PageId, Verb
from bot.views.layout import layout

SUBSTITUTE: Final = "substitute"
"""The answer that the computer may play."""

PLAY_ON: Final = "playon"
"""The answer that it may not."""


def consent_message(words: Words, table: Table, *, asker: int, target: int) -> Layout:
    """Return the question, and what it means for a person's game, with both answers.

    :param asker: the person who wants the computer to play.
    :param target: the person whom it would play for.
    """
    text = words("consent-question", player=f"<@{target}>", host=f"<@{asker}>")
    styles = {SUBSTITUTE: ButtonStyle.primary, PLAY_ON: ButtonStyle.secondary}
    buttons = [
        table_button(
            PageId(Verb.SURE, (word, str(table.id), str(target), str(asker))),
            label=words(f"button-consent-{word}"),
            style=style,
        )
        for word, style in styles.items()
    ]
    return layout(words, [text], [buttons])
