"""The buttons of tables and hands. They keep no state, so they still work after a restart."""

from __future__ import annotations

from typing import Any, TypeAlias

import discord
from discord import ui

from bot.views.custom_id import CustomId

Button: TypeAlias = ui.Button[Any]


def table_button(
    custom_id: CustomId,
    label: str,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    emoji: str | None = None,
    disabled: bool = False,
) -> Button:
    """Return a button whose clicks carry this custom_id."""
    return ui.Button(label=label, style=style, emoji=emoji, disabled=disabled, custom_id=str(custom_id))
