"""The discord.py client, which hands Discord's events on."""

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
    """The bot cannot connect. The text gives the reason, and what to do."""


class Events(Protocol):
    """What acts on the client's events."""

    async def set_up(self) -> None:
        """Get ready to serve; called after logging in and before connecting."""
        ...

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Act on a click or a submitted form. Slash commands go through the command tree instead."""
        ...

    async def on_deleted_place(self, place: DeletedPlace) -> None:
        """Act on the deletion of a channel, a thread or a server."""
        ...


class GameClient(discord.AutoShardedClient):
    """Connects to Discord and hands its events on."""

    def __init__(self, api_url: str, division: Mapping[str, Any]) -> None:
        """Make a client that is not connected yet.

        :param api_url: the address of Discord's REST API, or of a server like it.
        :param division: ``shard_ids`` and ``shard_count`` if discord.py opens the shards; else empty.
        """
        # The bot does not use voice, so missing voice libraries need no warning.
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
        """Hand Discord's events on to ``events`` from now on.

        :param shards: connects each shard when it becomes this process's; None to connect all shards at once.
        """
        self._events, self._shards = events, shards

    async def serve(self, token: str) -> None:
        """Log in, connect, and serve until closed.

        :raises CannotConnect: Discord refuses the connection or cannot be reached, or the database does not answer.
        """
        try:
            await self.start(token)
            if self._shards is not None:
                self._shards.check()
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
        """Get ready to serve. discord.py calls this after logging in and before connecting."""
        # When a session is lost, discord.py connects to the default gateway, which would be Discord's own.
        _, gateway, _ = await self.http.get_bot_gateway()
        DiscordWebSocket.DEFAULT_GATEWAY = URL(gateway)
        if self._events is not None:
            await self._events.set_up()

    async def launch_shards(self) -> None:
        """Connect all shards at once, or let ``Shards`` connect each when it becomes this process's."""
        if self._shards is None:
            await super().launch_shards()
        else:
            self._shards.begin()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait for Discord's identify limits. Processes that share shards have agreed on their turns before."""
        if self._shards is None:
            await session_limits(self)
            await super().before_identify_hook(shard_id, initial=initial)

    async def on_ready(self) -> None:
        """Log that the bot is ready."""
        log.info("ready as %s in %d servers", self.user, len(self.guilds))

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Hand on a click or a submitted form."""
        if self._events is not None:
            await self._events.on_interaction(interaction)

    async def on_socket_raw_receive(self, message: str) -> None:
        """Hand on the deletion of a channel, a thread or a server."""
        place = deleted_place(message)
        if place is not None and self._events is not None:
            await self._events.on_deleted_place(place)
