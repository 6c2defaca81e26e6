"""The discord.py client: Discord's events, handed on."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any, Protocol

import aiohttp
import discord
from discord.gateway import DiscordWebSocket
from yarl import URL

from bot.fleet.departures import DeletedPlace, deleted_place
from bot.fleet.leases import OtherFleet
from bot.fleet.shards import AlreadyServed, Shards, session_limits
from bot.store.errors import NotSaved

log = logging.getLogger(__name__)


class CannotConnect(Exception):
    """Discord does not let us in, or cannot be reached. The text says which, and what to do."""


class Events(Protocol):
    """Whoever acts on what Discord tells the client."""

    async def set_up(self) -> None:
        """Get ready to serve; called after logging in and before connecting."""
        ...

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Act on a click or on a form that was sent in; slash commands have a tree of their own."""
        ...

    async def on_deleted_place(self, place: DeletedPlace) -> None:
        """Take note that a channel, a thread or a server is gone."""
        ...


class GameClient(discord.AutoShardedClient):
    """Connects to Discord and hands its events on."""

    def __init__(self, api_url: str, division: Mapping[str, Any]) -> None:
        """Make a client that is not connected yet.

        :param api_url: Discord's REST address, or that of something like it.
        :param division: ``shard_ids`` and ``shard_count``, where discord.py opens the shards by itself.
        """
        # We speak in no voice channel, so its missing libraries are nobody's concern.
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
        discord.http.Route.BASE = api_url.rstrip("/")
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
            enable_debug_events=True,  # for on_socket_raw_receive
            **division,
        )
        self._events: Events | None = None
        self._shards: Shards | None = None

    def hand_to(self, events: Events, shards: Shards | None) -> None:
        """Hand Discord's events to somebody, from now on.

        :param shards: what connects shards by and by; None to connect all of them at once.
        """
        self._events, self._shards = events, shards

    async def serve(self, token: str) -> None:
        """Log in, connect, and serve until closed.

        :raises CannotConnect: that is not possible.
        """
        try:
            await self.start(token)
        except discord.LoginFailure as error:
            reason = "Discord does not know this DISCORD_TOKEN; copy it anew from the application's Bot page"
            raise CannotConnect(reason) from error
        except (OtherFleet, AlreadyServed) as error:
            raise CannotConnect(str(error)) from error
        except NotSaved as error:
            reason = str(error.__cause__ or error).splitlines()[0]
            raise CannotConnect(f"the database does not answer: {reason}") from error
        except (discord.GatewayNotFound, discord.HTTPException, aiohttp.ClientError, OSError) as error:
            raise CannotConnect(f"Discord cannot be reached at {discord.http.Route.BASE}: {error}") from error

    async def setup_hook(self) -> None:
        """Get ready to serve, after logging in and before connecting."""
        # Where discord.py identifies anew after a session was lost; it would go to Discord's own address.
        _, gateway, _ = await self.http.get_bot_gateway()
        DiscordWebSocket.DEFAULT_GATEWAY = URL(gateway)
        if self._events is not None:
            await self._events.set_up()

    async def launch_shards(self) -> None:
        """Connect: all shards at once, or those that become ours by and by."""
        if self._shards is None:
            await super().launch_shards()
        else:
            self._shards.begin()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Keep Discord's pace. Where processes share it, they have agreed before."""
        if self._shards is None:
            await session_limits(self)
            await super().before_identify_hook(shard_id, initial=initial)

    async def on_ready(self) -> None:
        """Say that players can come."""
        log.info("ready as %s in %d servers", self.user, len(self.guilds))

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Hand on a click, or a form that was sent in."""
        if self._events is not None:
            await self._events.on_interaction(interaction)

    async def on_socket_raw_receive(self, message: str) -> None:
        """Hand on that a channel, a thread or a server is gone."""
        place = deleted_place(message)
        if place is not None and self._events is not None:
            await self._events.on_deleted_place(place)
