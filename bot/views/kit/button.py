"""The buttons of tables and hands. They keep no state, so they still work after a restart."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import discord

from bot.locales.words import Words
from bot.views.kit.components import Component, Kind, Layout, row
from bot.views.kit.route import Meant
from bot.views.kit.routes import MoreAct

MORE: Final = "⋯"
"""What stands on the button behind which a table keeps what few people need."""


def table_button(
    custom_id: Meant,
    label: str,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    emoji: str | None = None,
    disabled: bool = False,
) -> Component:
    """Return a button whose clicks carry this custom_id."""
    button: Component = {
        "type": Kind.BUTTON,
        "style": style.value,
        "label": label,
        "custom_id": str(custom_id),
        "disabled": disabled,
    }
    if emoji is not None:
        button["emoji"] = emoji_data(emoji)
    return button


def more_button(number: int) -> Component:
    """Return the button that shows somebody what else they may do at a table.

    :param number: the table's number.
    """
    return table_button(MoreAct.MORE(number), label=MORE)


def with_more(words: Words, view: Layout, number: int) -> Layout:
    """Return a message that has taken the place of what ``more_button`` shows, with a button back there below it."""
    back = table_button(MoreAct.MORE(number), label=words("button-more-back"))
    return Layout([*view.components, row([back])])


@lru_cache(512)
def emoji_data(text: str) -> Component:
    """Return an emoji, a character or one of our own as messages name it, in Discord's form."""
    return dict(discord.PartialEmoji.from_str(text).to_dict())
