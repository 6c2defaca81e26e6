"""Which channels of a server somebody sees."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import Any

import aiohttp
import discord

log = logging.getLogger(__name__)


async def visible_channels(interaction: discord.Interaction[Any]) -> list[int]:
    """Return the channels and threads of the server that the asker sees; the one they ask in is one of them.

    Where another process has begun the server's gateway session, nobody has told us of its channels: Discord is asked.
    Should it not answer, the one they ask in has to do.
    """
    seen = set() if interaction.channel_id is None else {interaction.channel_id}
    guild, member = interaction.guild, interaction.user
    if guild is None or not isinstance(member, discord.Member):
        return list(seen)
    if guild.channels:
        return list(seen | _seen_by(member, guild.channels, guild.threads))
    try:
        asked = await interaction.client.fetch_guild(guild.id, with_counts=False)
        channels, threads = await asked.fetch_channels(), await asked.active_threads()
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        log.warning("server %d: its channels are not known: %s", guild.id, error)
        return list(seen)
    return list(seen | _seen_by(member, channels, threads))


def _seen_by(
    member: discord.Member, channels: Iterable[discord.abc.GuildChannel], threads: Iterable[discord.Thread]
) -> set[int]:
    seen = {channel.id for channel in channels if channel.permissions_for(member).view_channel}
    return seen | {thread.id for thread in threads if thread.parent_id in seen and not thread.is_private()}
