"""Which channels of a server a person can see."""

from __future__ import annotations

import logging
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import aiohttp
import discord

log = logging.getLogger(__name__)

ASKED_SECONDS: Final = 60.0
"""How long Discord's answer about a server's channels is cached, in seconds, since each page turned needs it."""


@dataclass(frozen=True, slots=True)
class _Channels:
    """A server's channels and active threads."""

    channels: Sequence[discord.abc.GuildChannel]
    threads: Sequence[discord.Thread]
    until: float = 0.0
    """Until when they may be used, by the monotonic clock."""

    def seen_by(self, member: discord.Member) -> set[int]:
        seen = {each.id for each in self.channels if each.permissions_for(member).view_channel}
        return seen | {each.id for each in self.threads if each.parent_id in seen and not each.is_private()}


class VisibleChannels:
    """Finds the channels that people can see.

    A server's channels come from the gateway. If another process began the gateway session, Discord is asked instead.
    """

    def __init__(self) -> None:
        self._asked: dict[int, _Channels] = {}

    async def of(self, interaction: discord.Interaction[Any]) -> list[int]:
        """Return the ids of the server's channels and threads that the asker can see, including the one they ask in.

        If Discord is asked and does not answer, only that one is returned.
        """
        here = set() if interaction.channel_id is None else {interaction.channel_id}
        guild, member = interaction.guild, interaction.user
        if guild is None or not isinstance(member, discord.Member):
            return list(here)
        known = _Channels(guild.channels, guild.threads) if guild.channels else await self._ask(interaction, guild.id)
        return list(here) if known is None else list(here | known.seen_by(member))

    async def _ask(self, interaction: discord.Interaction[Any], guild: int) -> _Channels | None:
        now = time.monotonic()
        self._asked = {number: each for number, each in self._asked.items() if each.until > now}
        if guild not in self._asked:
            try:
                asked = await interaction.client.fetch_guild(guild, with_counts=False)
                channels, threads = await asked.fetch_channels(), await asked.active_threads()
            except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
                log.warning("server %d: its channels are not known: %s", guild, error)
                return None
            self._asked[guild] = _Channels(channels, threads, now + ASKED_SECONDS)
        return self._asked[guild]
