"""What the bot may do where a tournament's tables are to be opened."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import discord

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
        may = await self._channels.own(self._client, guild, channel)
        if may is None or may.administrator:
            return []
        return [name for name in needed if not getattr(may, name)]
