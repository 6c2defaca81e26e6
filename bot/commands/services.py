"""The parts of the bot that commands and clicks use, and where an interaction comes from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import discord

from bot.faces.face import Icons
from bot.interactions.in_flight import InFlight
from bot.interactions.languages import Languages
from bot.messages.display import Display
from bot.messages.hands import Hands
from bot.messages.presenter import Presenter
from bot.messages.renderer import Renderer
from bot.store.settings import SettingsStore
from bot.tables.refusal import Refusal
from bot.tables.room import Room
from bot.tables.table import Table
from bot.tables.turns import Turns
from bot.views.settings import channel_names


@dataclass(frozen=True)
class Services:
    """The tables, and the messages that show them. Every command and click gets these."""

    room: Room
    turns: Turns
    display: Display
    hands: Hands
    presenter: Presenter
    icons: Icons
    in_flight: InFlight
    settings: SettingsStore
    languages: Languages
    renderer: Renderer


def server_of(interaction: discord.Interaction[Any]) -> int | None:
    """Return the server of an interaction; None in direct messages, and in servers that the bot is not in.

    A person who has installed the bot for themselves can use it in servers that it is not in.
    """
    for_themselves = interaction.is_user_integration() and not interaction.is_guild_integration()
    return None if for_themselves else interaction.guild_id


def place_of(interaction: discord.Interaction[Any]) -> tuple[int, int]:
    """Return the server's and the channel's id of an interaction.

    :raises Refusal: ``guild_only``, also in servers that the bot is not in.
    """
    guild = server_of(interaction)
    if guild is None or interaction.channel_id is None:
        raise Refusal("guild_only")
    return guild, interaction.channel_id


def check_access(interaction: discord.Interaction[Any]) -> None:
    """Check that the bot may post in the channel of an interaction.

    :raises Refusal: ``no_access``.
    """
    allowed = interaction.app_permissions
    in_thread = isinstance(interaction.channel, discord.Thread)
    may_send = allowed.send_messages_in_threads if in_thread else allowed.send_messages
    # Servers that are only like Discord may not send the bot's permissions; the value is then 0.
    if allowed.value and not (allowed.administrator or (allowed.view_channel and may_send)):
        raise Refusal("no_access")


def check_channel(services: Services, interaction: discord.Interaction[Any]) -> None:
    """Check that games may be opened in the channel of an interaction. In a thread, its channel counts as well.

    :raises Refusal: ``guild_only``, ``channel_not_allowed``, ``no_access``.
    """
    guild, channel = place_of(interaction)
    allowed = services.settings.guild(guild).channels
    parent = interaction.channel.parent_id if isinstance(interaction.channel, discord.Thread) else None
    if allowed and channel not in allowed and parent not in allowed:
        words = services.languages.of(interaction)
        raise Refusal("channel_not_allowed", channels=channel_names(words, allowed))
    check_access(interaction)


def check_place(interaction: discord.Interaction[Any], table: Table) -> None:
    """Check that a clicked button's table is in the channel of the click: a client may send any custom_id it likes.

    :raises Refusal: ``guild_only``, ``wrong_channel``.
    """
    if place_of(interaction) != (table.guild, table.channel):
        raise Refusal("wrong_channel")
