"""What the bot may do where a tournament's tables are to be opened."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import discord

from bot.interactions.answers import TRANSIENT
from bot.interactions.failed_requests import UNKNOWN_CHANNEL
from bot.interactions.visible_channels import VisibleChannels


@dataclass(frozen=True, slots=True)
class Obstacle:
    """Permissions that the bot lacks in a channel."""

    channel: int
    permissions: Sequence[str]
    """As discord.py names them."""
    stops: bool
    """Whether no table can be opened without them; otherwise tables are opened elsewhere."""


class Access:
    """Knows what the bot may do in the channels of its servers."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._channels = VisibleChannels()

    async def lacking(self, guild: int, channel: int, needed: Sequence[str]) -> list[str]:
        """Return which of some permissions the bot lacks in a channel; none if that is not known."""
        user = self._client.user
        return [] if user is None else await self.lacking_to(user.id, guild, channel, needed)

    async def lacking_to(self, user: int, guild: int, channel: int, needed: Sequence[str]) -> list[str]:
        """Return which of some permissions a person lacks in a channel; none if they have left, or it is not known."""
        may = await self._channels.member_may(self._client, guild, channel, user)
        if may is None or may.administrator:
            return []
        return [name for name in needed if not getattr(may, name)]

    async def is_gone(self, guild: int, channel: int) -> bool:
        """Return whether a channel was deleted; False if Discord does not say it."""
        if await self._channels.has(self._client, guild, channel):
            return False
        try:
            await self._client.http.get_channel(channel)
        except TRANSIENT:
            return False
        except discord.HTTPException as error:
            return error.code == UNKNOWN_CHANNEL
        return False
