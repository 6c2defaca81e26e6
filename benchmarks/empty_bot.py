"""The baseline of the click benchmark: a discord.py bot that answers each click with a constant update.

It stores nothing and knows no game. Its message is as large as a hand.
"""

from __future__ import annotations

import os
import re
from typing import Any, Self

import discord
from discord import app_commands, ui
from discord.gateway import DiscordWebSocket
from yarl import URL

CARDS = 8


class Card(ui.DynamicItem[ui.Button[Any]], template=r"play:(?P<card>[0-9]+)"):
    """A button that still works after a restart."""

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction[Any], item: Any, match: re.Match[str], /) -> Self:
        """Wrap the button that was clicked."""
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Answer with the unchanged message."""
        view = hand()
        view.stop()
        await interaction.response.edit_message(view=view)


def hand() -> ui.LayoutView:
    """Return the constant message."""
    view = ui.LayoutView(timeout=None)
    box: ui.Container[Any] = ui.Container(
        ui.TextDisplay("**Your hand**\nOn top lies 17. Play a card that fits, or pass.")
    )
    for first in range(0, CARDS, 5):
        row: ui.ActionRow[Any] = ui.ActionRow()
        for card in range(first, min(first + 5, CARDS)):
            row.add_item(Card(ui.Button(label=str(card), custom_id=f"play:{card}")))
        box.add_item(row)
    view.add_item(box)
    return view


class EmptyBot(discord.AutoShardedClient):
    """A client that connects as our bot does."""

    def __init__(self) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            max_messages=None,
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
        )
        self.add_dynamic_items(Card)
        self._commands = app_commands.CommandTree(self)
        self._commands.add_command(app_commands.Command(name="hand", description="A hand", callback=_show_hand))

    async def setup_hook(self) -> None:
        """Tell Discord the command."""
        _, gateway, _ = await self.http.get_bot_gateway()
        DiscordWebSocket.DEFAULT_GATEWAY = URL(gateway)
        await self._commands.sync()


async def _show_hand(interaction: discord.Interaction[Any]) -> None:
    view = hand()
    view.stop()
    await interaction.response.send_message(view=view, ephemeral=True)


if __name__ == "__main__":
    discord.http.Route.BASE = os.environ["DISCORD_API_URL"]
    EmptyBot().run(os.environ["DISCORD_TOKEN"], log_handler=None)
