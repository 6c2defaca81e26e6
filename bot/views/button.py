"""The buttons of tables and hands. They keep no state, so they still work after a restart."""

from __future__ import annotations

from functools import lru_cache

import discord

from bot.views.components import Component, Kind
from bot.views.custom_id import CustomId


def table_button(
    custom_id: CustomId,
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
        button["emoji"] = _emoji(emoji)
    return button


@lru_cache(512)
def _emoji(text: str) -> Component:
    """Return an emoji, a character or one of our own as messages name it, in Discord's form."""
    return dict(discord.PartialEmoji.from_str(text).to_dict())
