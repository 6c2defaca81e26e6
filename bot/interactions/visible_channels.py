"""Which channels of a server somebody sees."""

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
"""For how long Discord's answer about a server's channels is used: turning pages asks again and again."""


@dataclass(frozen=True, slots=True)
class _Channels:
    """A server's channels, as they were at a moment."""

    channels: Sequence[discord.abc.GuildChannel]
    threads: Sequence[discord.Thread]
    until: float = 0.0
    """How long they may be used, by the monotonic clock."""

    def seen_by(self, member: discord.Member) -> set[int]:
        seen = {each.id for each in self.channels if each.permissions_for(member).view_channel}
        return seen | {each.id for each in self.threads if each.parent_id in seen and not each.is_private()}


class VisibleChannels:
    """Knows what people see.

    Where another process has begun a server's gateway session, nobody has told us of its channels: Discord is asked.
    """

    def __init__(self) -> None:
        self._asked: dict[int, _Channels] = {}

    async def of(self, interaction: discord.Interaction[Any]) -> list[int]:
        """Return the channels and threads of the server that the asker sees; the one they ask in is one of them.

        Where Discord is asked and does not answer, that one has to do.
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
