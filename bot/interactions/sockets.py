"""The gateway's sockets, opened and closed one shard at a time.

discord.py opens all shards when it starts, and closes them when it stops. Where processes divide the shards among
themselves, each of them must open and close single shards, resume sessions that other processes began, and leave
sessions for others to resume. This takes parts of discord.py that are not documented; only this file uses them.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from contextlib import suppress
from contextvars import ContextVar
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, cast

import aiohttp
import discord
from discord.gateway import DiscordWebSocket, ReconnectWebSocket
from discord.shard import Shard
from yarl import URL

from bot.store.engine.fence import Shard as LeasedShard

log = logging.getLogger(__name__)

ADVICE: Final[Mapping[int, str]] = {
    4004: "Discord does not take this DISCORD_TOKEN any more; copy it anew from the application's Bot page",
    4010: "Discord does not know this shard; SHARD_IDS must be below SHARD_COUNT",
    4011: "the bot is in too many servers for so few shards; raise SHARD_COUNT, or leave it empty for what Discord"
    " recommends",
    4012: "Discord does not serve this version of its gateway any more; update the bot",
    4013: "Discord does not know the intents that this version asks for; update the bot",
    4014: "Discord does not allow the application the intents that this version asks for; update the bot",
}
"""By close code after which connecting again in the same way does not help, what the host can do, as one clause."""


@dataclass(frozen=True, slots=True)
class GatewaySession:
    """What is needed to resume a gateway session on another connection."""

    id: str
    url: str
    sequence: int


def why_closed(code: int, shard: int | None) -> str:
    """Return a sentence that says what the gateway has against the bot, and what to do.

    :param code: a close code, also one that is not in ``ADVICE``.
    :param shard: the shard whose connection was closed, if it is known.
    """
    where = "the connection" if shard is None else f"the connection of shard {shard}"
    return f"Discord has closed {where} with code {code}: {ADVICE.get(code, 'see its documentation of close codes')}"


CONNECT_SECONDS = 10.0
"""How long opening a socket may take."""

CLOSING_SECONDS = 1.0
"""How long closing one may take."""

RETRY_SECONDS = 1.0
"""How long to wait before trying again to open one."""

REFUSED_SECONDS = 300.0
"""How long to wait if Discord refuses the connection for a reason that only the host can remove. The shard stays ours
meanwhile: another process would be refused as well, and each try may cost one of the day's identifies."""

KEEP_SESSION = 4000
"""A close code after which Discord keeps the session for some minutes. After 1000 it ends the session."""

CANNOT_OPEN: Final = (
    OSError,
    TimeoutError,
    aiohttp.ClientError,
    discord.HTTPException,
    discord.GatewayNotFound,
    discord.ConnectionClosed,
    ReconnectWebSocket,
)
"""What opening a socket can raise."""

MayConnect = Callable[[LeasedShard, bool], Awaitable[bool]]
"""Waits until a shard may connect, given whether it will identify; returns whether it is still ours."""

_ARRIVED_ON: ContextVar[LeasedShard | None] = ContextVar("arrived_on", default=None)


def arrived_on() -> LeasedShard | None:
    """Return the shard on whose socket the interaction has arrived that the current task handles.

    It is None if discord.py opens the shards.
    """
    return _ARRIVED_ON.get()


class _ForShard:
    """Stands for discord.py's client, or for its state, on one shard.

    discord.py does not say on which socket an event has arrived. The tasks that handle the event inherit it from here.
    """

    def __init__(self, of: Any, shard: LeasedShard) -> None:
        self._of = of
        self._shard = shard

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._of, name)
        if name == "_connection":
            return _ForShard(found, self._shard)
        if name != "parsers":
            return found

        def parse_here(data: Any) -> None:
            token = _ARRIVED_ON.set(self._shard)
            try:
                found["INTERACTION_CREATE"](data)
            finally:
                _ARRIVED_ON.reset(token)

        return {**found, "INTERACTION_CREATE": parse_here}


class _OpenShard(Shard):
    """A shard that asks before it reconnects, since another process may serve it by then."""

    def __init__(self, ws: DiscordWebSocket, client: Any, queue_put: Any, leased: LeasedShard, may: MayConnect) -> None:
        super().__init__(ws, client, queue_put)
        self._leased = leased
        self._may = may
        self._again: asyncio.Task[None] | None = None

    async def reidentify(self, exc: ReconnectWebSocket) -> None:
        """Connect again in a task, so that the other shards need not wait."""
        self._when_it_may(not exc.resume, partial(super().reidentify, exc))

    async def reconnect(self) -> None:
        """Begin a new session, in a task."""
        self._when_it_may(True, super().reconnect)

    async def _handle_disconnect(self, e: Exception) -> None:
        """Connect again later where discord.py would stop the whole bot: its other shards may be well."""
        if isinstance(e, discord.ConnectionClosed) and e.code in ADVICE and not self._client.is_closed():
            log.error("%s; trying again in %d s", why_closed(e.code, self.id), REFUSED_SECONDS)
            self._when_it_may(True, super().reconnect, REFUSED_SECONDS)
        else:
            await super()._handle_disconnect(e)

    def _when_it_may(self, identify: bool, connect: Callable[[], Coroutine[Any, Any, None]], later: float = 0) -> None:
        async def work() -> None:
            if later:
                await asyncio.sleep(later)
            if await self._may(self._leased, identify):
                await connect()

        self._again = self._client.loop.create_task(work())

    def stop(self) -> GatewaySession | None:
        """Stop reading; return where the session stands."""
        if self._again is not None:
            self._again.cancel()
        self._cancel_task()
        return self.session

    async def end(self) -> None:
        """Close the socket, and keep the session for the process that resumes it."""
        with suppress(OSError, TimeoutError, aiohttp.ClientError):
            async with asyncio.timeout(CLOSING_SECONDS):
                await self.ws.close(KEEP_SESSION)

    @property
    def session(self) -> GatewaySession | None:
        """Where the session stands; None if there is none."""
        ws = self.ws
        if ws.session_id is None or ws.sequence is None:
            return None
        return GatewaySession(ws.session_id, str(ws.gateway), ws.sequence)


class Sockets:
    """The sockets of the shards that this process serves."""

    def __init__(self, client: discord.AutoShardedClient, may_connect: MayConnect) -> None:
        self._client = client
        self._may_connect = may_connect
        self._open: dict[LeasedShard, _OpenShard] = {}

    def divide(self, count: int) -> None:
        """Set the number of shards into which the servers are divided."""
        self._client.shard_count = self._client._connection.shard_count = count  # noqa: SLF001
        self._client._connection.shard_ids = []  # noqa: SLF001 - or discord.py waits for all to be ready

    @property
    def sessions(self) -> dict[LeasedShard, GatewaySession]:
        """Where the session of each open shard stands."""
        return {shard: each.session for shard, each in self._open.items() if each.session is not None}

    def hears(self, shard: LeasedShard) -> bool:
        """Tell whether a shard's events reach this process now."""
        found = self._open.get(shard)
        return found is not None and found.ws.open

    async def open(self, shard: LeasedShard, session: GatewaySession | None) -> None:
        """Connect a shard, trying until that succeeds, the shard is no longer ours, or the task is cancelled.

        :param session: the session to resume; None to begin one.
        """
        client: Any = _ForShard(self._client, shard)
        while await self._may_connect(shard, session is None):
            old: dict[str, Any] = {}
            if session is not None:
                old = {"gateway": URL(session.url), "session": session.id, "sequence": session.sequence, "resume": True}
            try:
                async with asyncio.timeout(CONNECT_SECONDS):
                    ws = await DiscordWebSocket.from_client(client, shard_id=shard.number, **old)
            except CANNOT_OPEN as error:
                session = None
                if isinstance(error, discord.ConnectionClosed) and error.code in ADVICE:
                    log.error("%s; trying again in %d s", why_closed(error.code, shard.number), REFUSED_SECONDS)
                    await asyncio.sleep(REFUSED_SECONDS)
                else:
                    log.warning("shard %s: cannot connect: %r; trying again", shard, error)
                    await asyncio.sleep(RETRY_SECONDS)
                continue
            queue = self._client.__dict__["_AutoShardedClient__queue"]
            opened = _OpenShard(ws, client, queue.put_nowait, shard, self._may_connect)
            self._open[shard] = self._shards[shard.number] = opened
            opened.launch()
            return

    def stop(self, shard: LeasedShard) -> tuple[GatewaySession | None, Coroutine[Any, Any, None]]:
        """Stop serving a shard; return where its session stands, and a coroutine that closes its socket."""
        opened = self._open.pop(shard, None)
        self._shards.pop(shard.number, None)
        for guild in self._client.guilds:
            if shard.has(guild.id):
                self._client._connection._remove_guild(guild)  # noqa: SLF001 - what we know of it gets out of date
        if opened is None:
            return None, asyncio.sleep(0)
        return opened.stop(), opened.end()

    @property
    def _shards(self) -> dict[int, _OpenShard]:
        return cast(dict[int, _OpenShard], self._client.__dict__["_AutoShardedClient__shards"])


RESERVE = 0.1
"""We warn when less than this fraction of the day's identifies is left."""


class AlreadyServed(Exception):
    """Another process serves shards that this one is to serve alone. The text says what to do."""


async def session_limits(
    client: discord.AutoShardedClient, sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
) -> discord.SessionStartLimits:
    """Return Discord's limits for beginning sessions. If the day's sessions are used up, wait until there are more.

    Discord resets the token of a bot that identifies more often.
    """
    while True:
        limits = await client.fetch_session_start_limits()
        if limits.remaining > limits.total * RESERVE:
            return limits
        log.warning("%d of today's %d identifies are left", limits.remaining, limits.total)
        if limits.remaining > 0:
            return limits
        await sleep(limits.reset_after / 1000)
