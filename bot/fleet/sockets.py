"""The gateway's sockets, opened and closed one shard at a time.

discord.py opens all shards when it starts, and closes them when it stops. Where processes divide the shards among
themselves, each of them must open and close single shards, resume sessions that other processes began, and leave
sessions for others to resume. This takes parts of discord.py that are not documented; only this file uses them.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final

import aiohttp
import discord
from discord.gateway import DiscordWebSocket, ReconnectWebSocket
from discord.shard import EventItem, EventType, Shard
from yarl import URL

from bot.fleet.leases import GatewaySession

log = logging.getLogger(__name__)

CONNECT_SECONDS = 10.0
"""How long opening a socket may take."""

CLOSING_SECONDS = 1.0
"""How long closing one may take."""

RETRY_SECONDS = 1.0
"""How long to wait before trying again to open one."""

KEEP_SESSION = 4000
"""A close code after which Discord keeps the session for some minutes. After 1000 it ends the session."""

FAILURES: Final = (
    OSError,
    TimeoutError,
    aiohttp.ClientError,
    discord.HTTPException,
    discord.GatewayNotFound,
    discord.ConnectionClosed,
    ReconnectWebSocket,
)
"""What opening a socket can raise."""

MayConnect = Callable[[int, bool], Awaitable[bool]]
"""Waits until a shard may connect, given whether it will identify; returns whether it is still ours."""


class _LeasedShard(Shard):
    """A shard that asks before it reconnects, since another process may serve it by then."""

    def __init__(
        self, ws: DiscordWebSocket, client: discord.AutoShardedClient, queue_put: Any, may: MayConnect
    ) -> None:
        super().__init__(ws, client, queue_put)
        self._may = may
        self._again: asyncio.Task[None] | None = None

    async def reidentify(self, exc: ReconnectWebSocket) -> None:
        """Connect again in a task, so that the other shards need not wait."""
        self._spawn(self._when_it_may(not exc.resume, lambda: super(_LeasedShard, self).reidentify(exc)))

    async def reconnect(self) -> None:
        """Begin a new session, in a task."""
        self._spawn(self._when_it_may(True, super().reconnect))

    async def _when_it_may(self, identify: bool, connect: Callable[[], Coroutine[Any, Any, None]]) -> None:
        if await self._may(self.id, identify):
            await connect()

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        self._again = self._client.loop.create_task(work)

    def stop(self) -> GatewaySession | None:
        """Stop reading; return where the session stands."""
        if self._again is not None:
            self._again.cancel()
        self._cancel_task()
        return self.session

    async def end(self) -> None:
        """Close the socket, and keep the session for the process that resumes it."""
        try:
            async with asyncio.timeout(CLOSING_SECONDS):
                await self.ws.close(KEEP_SESSION)
        except (OSError, TimeoutError, aiohttp.ClientError) as error:
            log.debug("shard %d: closing its socket failed: %r", self.id, error)

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

    def divide(self, count: int) -> None:
        """Set the number of shards into which the servers are divided."""
        self._client.shard_count = self._client._connection.shard_count = count  # noqa: SLF001
        self._client._connection.shard_ids = []  # noqa: SLF001 - or discord.py waits for all to be ready

    @property
    def sessions(self) -> dict[int, GatewaySession]:
        """Where the session of each open shard stands, by the shard's number."""
        return {number: shard.session for number, shard in self._shards.items() if shard.session is not None}

    async def open(self, number: int, session: GatewaySession | None) -> None:
        """Connect a shard, trying until that succeeds, the shard is no longer ours, or the task is cancelled.

        :param session: the session to resume; None to begin one.
        """
        while await self._may_connect(number, session is None):
            try:
                ws = await asyncio.wait_for(self._connect(number, session), CONNECT_SECONDS)
            except FAILURES as error:
                log.warning("shard %d: cannot connect: %r; trying again", number, error)
                session = None
                await asyncio.sleep(RETRY_SECONDS)
                continue
            shard = _LeasedShard(ws, self._client, self._queue.put_nowait, self._may_connect)
            self._shards[number] = shard
            shard.launch()
            return

    async def _connect(self, number: int, session: GatewaySession | None) -> DiscordWebSocket:
        if session is None:
            return await DiscordWebSocket.from_client(self._client, shard_id=number)
        return await DiscordWebSocket.from_client(
            self._client,
            shard_id=number,
            gateway=URL(session.url),
            session=session.id,
            sequence=session.sequence,
            resume=True,
        )

    def stop(self, number: int) -> tuple[GatewaySession | None, Awaitable[None]]:
        """Stop serving a shard; return where its session stands, and an awaitable that closes its socket."""
        shard = self._shards.pop(number, None)
        for guild in [each for each in self._client.guilds if each.shard_id == number]:
            self._client._connection._remove_guild(guild)  # noqa: SLF001 - what we know of it gets out of date
        if shard is None:
            return None, asyncio.sleep(0)
        return shard.stop(), shard.end()

    def finish(self) -> None:
        """Let the client's ``connect`` return, so that the bot stops."""
        self._queue.put_nowait(EventItem(EventType.clean_close, None, None))

    @property
    def _shards(self) -> dict[int, _LeasedShard]:
        shards: dict[int, _LeasedShard] = self._client.__dict__["_AutoShardedClient__shards"]
        return shards

    @property
    def _queue(self) -> asyncio.PriorityQueue[Any]:
        queue: asyncio.PriorityQueue[Any] = self._client.__dict__["_AutoShardedClient__queue"]
        return queue
