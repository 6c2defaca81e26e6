"""The discord.py client, which hands Discord's events on.

discord.py dispatches what becomes of a channel or server only if it has seen it before. After a process resumes the
gateway session of another one, it has seen none of them. So this is read from the gateway's raw messages.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import time
import zlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Protocol

import aiohttp
import discord
from discord.gateway import DiscordWebSocket
from yarl import URL

from bot.interactions.middleware import LatenessGate
from bot.interactions.refused_requests import (
    REQUEST_FAILURES,
    InvalidAnswers,
    RefusedRequests,
    blocked_seconds,
    fail_at_once,
    is_passing,
)
from bot.interactions.sockets import AlreadyServed, session_limits, why_closed
from bot.interactions.twins import Twins
from bot.runtime.background import finish
from bot.runtime.child_processes import READY
from bot.runtime.proxies import options
from bot.store.engine.fence import NotSaved, Shard

log = logging.getLogger(__name__)

OUTAGE_SECONDS = 5.0
"""How long a connection must have been lost, in seconds, for people to get more time. Discord breaks connections every
few hours, and most are back within a second."""

FIRST_PAUSE_SECONDS, LONGEST_PAUSE_SECONDS = 1.0, 60.0
"""How long a start waits after a request for which Discord could not be reached, in seconds: twice as long each time,
up to the second number."""

MOST_WAITED_SECONDS = 600.0
"""How long it waits for one request in all, in seconds, before it fails."""

CLOSING_SECONDS = 3.0
"""How long the gateway may take to close its connections, in seconds."""

ANSWERS: Final = {
    "/users/@me": {"id", "username", "discriminator", "avatar"},
    "/oauth2/applications/@me": {"id", "name", "description", "icon", "owner", "verify_key"},
    "/gateway/bot": {"shards", "url", "session_start_limit"},
}
"""What Discord's answers to the requests of a start have, which discord.py reads without looking."""


EVENTS: Final = ('"CHANNEL_DELETE"', '"THREAD_DELETE"', '"GUILD_DELETE"', '"GUILD_UPDATE"', '"READY"')
"""What the messages contain that may be such events."""


@dataclass(frozen=True, slots=True)
class Begun:
    """A gateway session that has begun, and all servers of its shard, also those that are unavailable."""

    shard: Shard
    guilds: frozenset[int]


@dataclass(frozen=True, slots=True)
class DeletedPlace:
    """A channel (or thread) or a server that was deleted, or that the bot was removed from. The other is None."""

    channel: int | None = None
    guild: int | None = None


@dataclass(frozen=True, slots=True)
class NewLocale:
    """The locale of a server that was changed."""

    guild: int
    locale: str


def is_read(message: str) -> bool:
    """Return whether a message of the gateway may be one that ``read_event`` looks for."""
    return any(event in message for event in EVENTS)


def read_event(message: str) -> Begun | DeletedPlace | NewLocale | None:
    """Return what a message of the gateway tells; None if it is about something else."""
    if not is_read(message):
        return None
    frame = json.loads(message)
    data = frame.get("d")
    match frame.get("t"):
        case "CHANNEL_DELETE" | "THREAD_DELETE":
            return DeletedPlace(channel=int(data["id"]))
        case "GUILD_DELETE" if not data.get("unavailable"):  # else it is an outage of Discord's, not a departure
            return DeletedPlace(guild=int(data["id"]))
        case "GUILD_UPDATE" if isinstance(data.get("preferred_locale"), str):
            return NewLocale(int(data["id"]), data["preferred_locale"])
        case "READY":
            number, count = data.get("shard") or (0, 1)
            return Begun(Shard(number, count), frozenset(int(guild["id"]) for guild in data["guilds"]))
        case _:
            return None


class CannotConnect(Exception):
    """The bot cannot connect. The text gives the reason, and what to do."""


class ShardConnector(Protocol):
    """Connects each shard when it becomes this process's."""

    def begin(self) -> None:
        """Begin to connect shards."""

    def hears(self, guild: int) -> bool:
        """Tell whether clicks in a server reach this process now."""

    @property
    def stands_by(self) -> bool:
        """Whether other processes serve all shards, as far as we know."""


class Events(Protocol):
    """What acts on the client's events."""

    async def set_up(self) -> None:
        """Get ready to serve; called after logging in and before connecting."""

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Act on a click or a submitted form. Slash commands go through the command tree instead."""

    async def on_deleted_place(self, place: DeletedPlace) -> None:
        """Act on the deletion of a channel, a thread or a server."""

    async def on_guild_locale(self, guild: int, locale: str) -> None:
        """Act on the language that the gateway reports for a server."""

    async def on_session_begun(self, session: Begun) -> None:
        """Act on the list of servers with which a gateway session begins."""

    def on_guild_here(self, guild: int) -> None:
        """Act on a server that the bot has joined, or that has become available."""

    def on_thread_shut(self, thread: int) -> None:
        """Act on a thread that was archived or locked."""

    async def on_heard_again(self, shard: int | None) -> None:
        """Act on the end of an outage in a shard's servers, or in all if it is None: nobody could act in time."""


class GameClient(discord.AutoShardedClient):
    """Connects to Discord and hands its events on."""

    def __init__(self, api_url: str, division: Mapping[str, Any], proxy: str | None = None) -> None:
        """Make a client that is not connected yet.

        :param api_url: the address of Discord's REST API, or of a server like it.
        :param division: ``shard_ids`` and ``shard_count`` if discord.py opens the shards; else empty.
        :param proxy: the HTTP proxy for REST and gateway; None for none.
        """
        # The bot does not use voice, so missing voice libraries need no warning.
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
        discord.http.Route.BASE = api_url.rstrip("/")
        self.invalid_answers = InvalidAnswers(self._requests_sent_again)
        """How often Discord has refused requests, the bot's own and those with interactions' tokens."""
        self.twins = Twins()
        """What somebody else with the same token has answered."""
        self.refused_requests = RefusedRequests()
        """The requests with the bot's token that Discord has just refused."""
        self.door = LatenessGate()
        """Turns interactions away that come too late."""
        trace = self.invalid_answers.trace()
        trace.on_request_end.append(fail_at_once)
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
            http_trace=trace,
            **options(proxy),
            enable_debug_events=True,  # for on_socket_raw_receive
            **division,
        )
        parse = self._connection.parsers["INTERACTION_CREATE"]
        self._connection.parsers["INTERACTION_CREATE"] = lambda data: self._let_in(parse, data)
        self._starting = True
        """Whether the start's requests may still be under way."""
        self._request = self.http.request
        self.http.request = self._request_patiently  # type: ignore[method-assign]
        self._events: Events
        self._shards: ShardConnector | None = None
        self.recommended_shards = 0
        """The number of shards that Discord recommends; 0 before it was asked."""
        self._lost_at: dict[int, float] = {}
        """When each shard lost its connection that has not got it back, by the monotonic clock."""
        self._giving_time = False
        """Whether people are being given more time, because requests were withheld."""

    def _let_in(self, parse: Callable[[Any], None], data: dict[str, Any]) -> None:
        """Have discord.py read an interaction, unless nobody can answer it any more."""
        completing = data["type"] == discord.InteractionType.autocomplete.value
        if self.door.admits(int(data["id"]), tries=not completing):
            for unasked in ("interaction", "interaction_metadata"):  # the people of the command that brought a message
                (data.get("message") or {}).pop(unasked, None)
            parse(data)

    def hear(self, guild: int) -> bool:
        """Return whether clicks in a server reach this process now, and people see what they bring about."""
        if self.invalid_answers.withholding or self._giving_time:
            return False
        if self._shards is not None:
            return self._shards.hears(guild)
        shard = self.get_shard((guild >> 22) % (self.shard_count or 1))
        return shard is not None and not shard.is_closed()

    def _requests_sent_again(self) -> None:
        self._giving_time = True
        self.dispatch("requests_sent_again")

    async def on_requests_sent_again(self) -> None:
        """Tell of the end of a time in which people did not see what happened."""
        try:
            await self._events.on_heard_again(None)
        finally:
            self._giving_time = False

    def hand_to(self, events: Events, shards: ShardConnector | None) -> None:
        """Hand Discord's events on to ``events``. This is called before the client connects.

        :param shards: connects each shard when it becomes this process's; None to connect all shards at once.
        """
        self._events, self._shards = events, shards

    def _way(self) -> str:
        """Return by what way Discord is reached, as the end of a sentence about trouble; empty if directly."""
        return "" if self.http.proxy is None else f" (through the proxy {self.http.proxy}; see PROXY_URL)"

    async def serve(self, token: str) -> None:
        """Log in, connect, and serve until closed.

        :raises CannotConnect: Discord refuses the connection or cannot be reached, or the database does not answer.
        """
        try:
            await self.start(token)
        except discord.LoginFailure as error:
            reason = "Discord does not know this DISCORD_TOKEN; copy it anew from the application's Bot page"
            raise CannotConnect(reason) from error
        except AlreadyServed as error:
            raise CannotConnect(str(error)) from error
        except NotSaved as error:
            reason = str(error.__cause__ or error).splitlines()[0]
            raise CannotConnect(f"the database does not answer: {reason}") from error
        except (discord.PrivilegedIntentsRequired, discord.ConnectionClosed) as error:
            raise CannotConnect(why_closed(getattr(error, "code", 4014), error.shard_id)) from error
        except (zlib.error, json.JSONDecodeError, UnicodeDecodeError) as error:
            raise CannotConnect(f"what stands in for Discord's gateway sends no events of Discord: {error}") from error
        except (discord.GatewayNotFound, discord.HTTPException, aiohttp.ClientError, OSError) as error:
            if isinstance(error, discord.HTTPException) and error.status < 500:
                refusal = " ".join(str(error).split())  # the reason for which the bot cannot start is one line
                raise CannotConnect(f"Discord refuses a request of the start: {refusal}{self._way()}") from error
            where = discord.http.Route.BASE
            raise CannotConnect(f"Discord cannot be reached at {where}: {error}{self._way()}") from error

    async def _request_patiently(self, route: discord.http.Route, **options: Any) -> Any:
        """Send a request. During the start, send it again after what may mend, where others must raise an error."""
        # If the start failed instead, the host's supervisor would begin it again and again, and prolong a block.
        pause, waited = FIRST_PAUSE_SECONDS, 0.0
        while True:
            try:
                return await self._request_once(route, **options)
            except REQUEST_FAILURES as error:
                blocked = blocked_seconds(error)
                if not self._starting or (blocked is None and not _may_mend(error, route, waited)):
                    raise
                if blocked is not None:
                    log.warning("Discord takes no requests for now (status 429); the start goes on in %.0f s", blocked)
                    await asyncio.sleep(blocked)
                    continue
                where = discord.http.Route.BASE
                log.warning("Discord cannot be reached at %s; trying again in %.0f s: %s", where, pause, error)
                await asyncio.sleep(pause)
                pause, waited = min(2 * pause, LONGEST_PAUSE_SECONDS), waited + pause

    async def _request_once(self, route: discord.http.Route, **options: Any) -> Any:
        """Send a request, unless Discord has just refused it a few times.

        :raises aiohttp.ClientError: also for an answer with the status 429 that does not say how long to wait, and for
            one that a proxy has made. On both, discord.py would fail.
        """
        self.refused_requests.check(route)
        try:
            answer = await self._request(route, **options)
        except discord.Forbidden as error:
            self.refused_requests.note(route, error)
            raise
        except KeyError as error:
            if error.args != ("retry_after",):
                raise
            raise aiohttp.ClientPayloadError("Discord takes no requests and does not say how long") from error
        expected = ANSWERS.get(route.path)
        if expected is not None and not (isinstance(answer, dict) and expected <= answer.keys()):
            raise aiohttp.ClientPayloadError(f"the answer to {route.path} is not Discord's; see DISCORD_API_URL")
        return answer

    async def close(self) -> None:
        """Disconnect, even from a gateway that does not answer, and even if a task that waits for it is cancelled."""
        await finish([asyncio.create_task(super().close())], CLOSING_SECONDS)
        await self.http.close()

    async def setup_hook(self) -> None:
        """Get ready to serve. discord.py calls this after logging in and before connecting."""
        # When a session is lost, discord.py connects to the default gateway, which would be Discord's own.
        self.recommended_shards, gateway, _ = await self.http.get_bot_gateway()
        DiscordWebSocket.DEFAULT_GATEWAY = URL(gateway)
        await self._events.set_up()

    async def launch_shards(self) -> None:
        """Connect all shards at once, or let ``ShardConnector`` connect each when it becomes this process's."""
        if self._shards is None:
            await super().launch_shards()
        else:
            self._shards.begin()
        self._starting = False
        if self.shard_count is not None and self.shard_count < self.recommended_shards:
            advice = "Discord recommends %d shards, and there are %d: raise SHARD_COUNT before it refuses connections"
            log.warning(advice, self.recommended_shards, self.shard_count)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait for Discord's identify limits. Processes that share shards have agreed on their turns before."""
        if self._shards is None:
            await session_limits(self)
            await super().before_identify_hook(shard_id, initial=initial)

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        """Hand an event to its method in a task of its own, but no raw message in which nothing is looked for."""
        if event != "socket_raw_receive" or is_read(args[0]):
            super().dispatch(event, *args, **kwargs)

    async def on_ready(self) -> None:
        """Log that the bot is ready."""
        log.info("ready as %s; servers: %d", self.user, len(self.guilds))
        if READY in os.environ:
            Path(os.environ[READY]).touch()  # noqa: ASYNC240 - an empty file, for whoever writes a game

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Hand on a click or a submitted form."""
        await self._events.on_interaction(interaction)

    async def on_shard_disconnect(self, shard_id: int) -> None:
        """Note that an outage may have begun."""
        self._lost_at.setdefault(shard_id, time.monotonic())

    async def on_shard_resumed(self, shard_id: int) -> None:
        """Tell of the end of an outage."""
        lost_at = self._lost_at.pop(shard_id, None)
        if lost_at is not None and time.monotonic() - lost_at > OUTAGE_SECONDS:
            await self._events.on_heard_again(shard_id)

    on_shard_ready = on_shard_resumed  # after an outage in which the session was lost

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Hand on a server that the bot has joined, and its language. After an outage, this event comes as well."""
        # discord.py tells of it up to two seconds late after a start, and the bot may have been removed by then.
        if self.get_guild(guild.id) is not None:
            self._events.on_guild_here(guild.id)
            await self._events.on_guild_locale(guild.id, guild.preferred_locale.value)

    on_guild_available = on_guild_join

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """Hand on a thread that was archived or locked."""
        state = payload.data["thread_metadata"]
        if state["archived"] or state.get("locked"):
            self._events.on_thread_shut(payload.thread_id)

    async def on_socket_raw_receive(self, message: str) -> None:
        """Hand on the deletion of a channel, a thread or a server, a server's new language, and a session's servers."""
        match read_event(message):
            case DeletedPlace() as place:
                await self._events.on_deleted_place(place)
            case NewLocale(guild, locale):
                await self._events.on_guild_locale(guild, locale)
            case Begun() as session:
                await self._events.on_session_begun(session)


def _may_mend(error: Exception, route: discord.http.Route, waited: float) -> bool:
    # An address that is none, and a certificate that this machine does not trust, need the host.
    hopeless = isinstance(error, aiohttp.InvalidURL | aiohttp.ClientConnectorCertificateError)
    return is_passing(error) and not hopeless and route.method != "POST" and waited < MOST_WAITED_SECONDS
