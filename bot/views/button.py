"""Our buttons: persistent, and without memory of their own."""

from __future__ import annotations

from typing import Any, TypeAlias

import discord
from discord import ui

from bot.views.custom_id import GameId

Button: TypeAlias = ui.Button[Any]


def table_button(
    custom_id: GameId,
    label: str,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    emoji: str | None = None,
    disabled: bool = False,
) -> Button:
    """Return a button that carries this meaning; the client reads it from the click, also after a restart."""
    return ui.Button(label=label, style=style, emoji=emoji, disabled=disabled, custom_id=str(custom_id))
