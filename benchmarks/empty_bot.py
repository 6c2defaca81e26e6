"""The baseline of the click benchmark: a discord.py bot that answers each click with a constant update.

It stores nothing and knows no game. Its message is as large as a hand. It is as fast as such a bot can be: like ours,
it keeps the garbage collector from walking over what stays for good, and reads clicks without ``DynamicItem``.
"""

from __future__ import annotations

import gc
import os
from typing import Any

import discord
from discord import app_commands, ui
from discord.gateway import DiscordWebSocket
from yarl import URL

CARDS = 8


def hand() -> ui.LayoutView:
    """Return the constant message."""
    view = ui.LayoutView(timeout=None)
    box: ui.Container[Any] = ui.Container(
        ui.TextDisplay("**Your hand**\nOn top lies 17. Play a card that fits, or pass.")
    )
    for first in range(0, CARDS, 5):
        row: ui.ActionRow[Any] = ui.ActionRow()
        for card in range(first, min(first + 5, CARDS)):
            row.add_item(ui.Button(label=str(card), custom_id=f"play:{card}"))
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
        self._commands = app_commands.CommandTree(self)
        self._commands.add_command(app_commands.Command(name="hand", description="A hand", callback=_show_hand))

    async def setup_hook(self) -> None:
        """Tell Discord the command."""
        _, gateway, _ = await self.http.get_bot_gateway()
        DiscordWebSocket.DEFAULT_GATEWAY = URL(gateway)
        await self._commands.sync()

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Answer a click with the unchanged message."""
        if interaction.type is discord.InteractionType.component:
            view = hand()
            view.stop()
            await interaction.response.edit_message(view=view)


async def _show_hand(interaction: discord.Interaction[Any]) -> None:
    view = hand()
    view.stop()
    await interaction.response.send_message(view=view, ephemeral=True)


if __name__ == "__main__":
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 10, 5)
    discord.http.Route.BASE = os.environ["DISCORD_API_URL"]
    EmptyBot().run(os.environ["DISCORD_TOKEN"], log_handler=None)
