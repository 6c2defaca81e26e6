"""The one button class: persistent, and without memory of its own."""

from __future__ import annotations

import re
from typing import Any, Protocol, Self, cast

import discord
from discord import ui

from bot.views.custom_id import PATTERN, CustomId


class Clicks(Protocol):
    """Who takes clicks: the client."""

    async def clicked(self, interaction: discord.Interaction[Any], custom_id: str) -> None:
        """Act on a click and answer it."""
        ...


class TableButton(ui.DynamicItem[ui.Button[Any]], template=PATTERN):
    """A button whose custom_id says everything, so that it works after a restart and on old messages."""

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Wrap the button that was clicked; what it means is read when the click is handled."""
        return cls(cast("ui.Button[Any]", item))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand the click to the client."""
        await cast("Clicks", interaction.client).clicked(interaction, self.custom_id)


def table_button(
    custom_id: CustomId,
    label: str,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    emoji: str | None = None,
    disabled: bool = False,
) -> TableButton:
    """Return a button that carries this meaning."""
    button: ui.Button[Any] = ui.Button(
        label=label, style=style, emoji=emoji, disabled=disabled, custom_id=str(custom_id)
    )
    return TableButton(button)
