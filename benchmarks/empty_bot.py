"""The baseline of the click benchmark: a discord.py bot that answers each click with constant edits.

It stores nothing and knows no game. It sends as many requests as it is told to, as large as ours. It is as fast as such
a bot can be: like ours, it keeps the garbage collector from walking over what stays for good, and reads clicks without
``DynamicItem``.
"""

from __future__ import annotations

import gc
import os
from typing import Any

import discord
from discord import app_commands, ui
from discord.gateway import DiscordWebSocket
from yarl import URL

from benchmarks.constant_bodies import CARDS, REQUESTS, text


def hand() -> ui.LayoutView:
    """Return the constant message."""
    view = ui.LayoutView(timeout=None)
    box: ui.Container[Any] = ui.Container(ui.TextDisplay(text()))
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
        self._hands: dict[int, dict[int, discord.Interaction[Any]]] = {}
        """By channel, the interaction that opened each person's hand."""
        self._tables: dict[int, discord.PartialMessage] = {}
        """By channel, the message of its table."""
        self._commands = app_commands.CommandTree(self)
        self._commands.add_command(app_commands.Command(name="hand", description="A hand", callback=self._show_hand))

    async def setup_hook(self) -> None:
        """Tell Discord the command."""
        _, gateway, _ = await self.http.get_bot_gateway()
        DiscordWebSocket.DEFAULT_GATEWAY = URL(gateway)
        await self._commands.sync()

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Answer a click with the unchanged message, and edit the table and the other's hand as well."""
        if interaction.type is not discord.InteractionType.component:
            return
        channel = interaction.channel_id or 0
        await interaction.response.edit_message(view=_stopped())
        if REQUESTS > 1:
            await self._tables[channel].edit(view=_stopped(), allowed_mentions=discord.AllowedMentions.none())
        others = [each for user, each in self._hands[channel].items() if user != interaction.user.id]
        for other in others[: max(0, REQUESTS - 2)]:
            await other.edit_original_response(view=_stopped())

    async def _show_hand(self, interaction: discord.Interaction[Any]) -> None:
        channel = interaction.channel
        assert isinstance(channel, discord.TextChannel)
        await interaction.response.send_message(view=_stopped(), ephemeral=True)
        self._hands.setdefault(channel.id, {})[interaction.user.id] = interaction
        if channel.id not in self._tables:
            self._tables[channel.id] = channel.get_partial_message(0)
            self._tables[channel.id] = channel.get_partial_message((await channel.send(view=_stopped())).id)


def _stopped() -> ui.LayoutView:
    """Return the constant message, for whose clicks discord.py does not wait."""
    view = hand()
    view.stop()
    return view


if __name__ == "__main__":
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 10, 5)
    discord.http.Route.BASE = os.environ["DISCORD_API_URL"]
    EmptyBot().run(os.environ["DISCORD_TOKEN"], log_handler=None)
