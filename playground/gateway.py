"""The gateway: the sockets of the bot and of people, and the events that each of them gets."""

from __future__ import annotations

import asyncio
import json
import secrets
import zlib
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any, Final

from aiohttp import WSCloseCode, WSMsgType, web

from playground.errors import DiscordError
from playground.faults import GATEWAY as GATEWAY_FAULTS
from playground.faults import Fault, Faults
from playground.limits import RateLimits
from playground.payloads import application_json, guild_json, user_json
from playground.world import Interaction, Json, User, World

DISPATCH, HEARTBEAT, IDENTIFY, RESUME, RECONNECT, INVALID_SESSION, HELLO, ACK = 0, 1, 2, 6, 7, 9, 10, 11
AUTHENTICATION_FAILED: Final = 4004
HEARTBEAT_MS = 41_250
IDENTIFY_SECONDS = 5.0
"""The least time between two identifies of a bucket, in seconds. A max_concurrency of 1 means one bucket."""
ENDS_SESSION: Final = (WSCloseCode.OK, WSCloseCode.GOING_AWAY)
"""The close codes with which a client also ends its session."""
REMEMBERED_EVENTS = 1_000
"""The number of events that a session keeps for a resume."""


class Session:
    """A client's session. It outlives a lost socket and can be resumed on a new one."""

    def __init__(self, user: User, shard: tuple[int, int] | None) -> None:
        self.id = secrets.token_hex(16)
        self.user = user
        self.shard = shard
        self.sequence = 0
        self.socket: Socket | None = None
        self.breaking = False
        """Whether the client was told to reconnect and has not come back yet."""
        self._sent: deque[tuple[int, Json]] = deque(maxlen=REMEMBERED_EVENTS)

    async def dispatch(self, event: str, data: Any) -> None:
        """Send the client an event, now or when it resumes."""
        self.sequence += 1
        frame: Json = {"op": DISPATCH, "t": event, "s": self.sequence, "d": data}
        self._sent.append((self.sequence, frame))
        if self.socket is not None:
            await self.socket.send(frame)

    def missed(self, sequence: int) -> list[Json] | None:
        """Return the frames after this sequence number; None if they are no longer kept."""
        if sequence > self.sequence or (self._sent and sequence < self._sent[0][0] - 1):
            return None
        return [frame for number, frame in self._sent if number > sequence]


class Socket:
    """A WebSocket, with zlib-stream compression if the client asked for it."""

    def __init__(self, ws: web.WebSocketResponse, compressed: bool, request: web.Request) -> None:
        self.ws = ws
        self._request = request
        self.url = f"ws://{request.host}/gateway"
        """The gateway's address as this client has reached it."""
        self._zlib = zlib.compressobj() if compressed else None

    def cut(self) -> None:
        """End the connection without a close frame."""
        transport = self._request.transport
        if transport is not None:
            transport.abort()

    async def send(self, frame: Json) -> None:
        """Send a frame. A socket that is closing loses it, as on a real network."""
        text = json.dumps(frame, separators=(",", ":"))
        try:
            if self._zlib is None:
                await self.ws.send_str(text)
            else:
                packed = self._zlib.compress(text.encode()) + self._zlib.flush(zlib.Z_SYNC_FLUSH)
                await self.ws.send_bytes(packed)
        except (ConnectionError, RuntimeError):
            pass  # the session keeps the frame for a resume


class Gateway:
    """All sessions of all clients."""

    def __init__(self, world: World, faults: Faults, limits: RateLimits) -> None:
        self._world = world
        self._faults = faults
        self._limits = limits
        self._held: list[Json] = []  # interactions to dispatch after the next one
        self._late: set[asyncio.Task[None]] = set()
        self.identified: list[tuple[float, int]] = []
        """The time of each identify of the bot, in Unix seconds, and its shard."""
        self.hasty = 0
        """How often the bot identified too soon, whether limits are on or not."""
        self._sessions: dict[str, Session] = {}
        self._by_user: dict[int, dict[str, Session]] = {}
        self._came_or_went = asyncio.Condition()

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """Serve one socket from its hello to its end."""
        ws = web.WebSocketResponse(max_msg_size=1 << 20)
        await ws.prepare(request)
        compress = request.query.get("compress")
        socket = Socket(ws, compressed=compress == "zlib-stream", request=request)
        await socket.send({"op": HELLO, "t": None, "s": None, "d": {"heartbeat_interval": HEARTBEAT_MS}})
        session: Session | None = None
        try:
            async for received in ws:
                if received.type is not WSMsgType.TEXT:
                    continue
                frame = json.loads(received.data)
                if frame["op"] == HEARTBEAT:
                    if session is not None and session.user.bot and self._faults.choose((Fault.LOST_ACK,)):
                        continue
                    await socket.send({"op": ACK, "t": None, "s": None, "d": None})
                elif frame["op"] == IDENTIFY:
                    session = await self._identify(socket, frame["d"])
                    await self._notify()
                elif frame["op"] == RESUME:
                    session = await self._resume(socket, frame["d"])
                    await self._notify()
        except (ValueError, KeyError, TypeError):
            await ws.close(code=4002, message=b"Error while decoding payload.")
        finally:
            if session is not None and session.socket is socket:
                session.socket = None
                if not session.user.bot or ws.close_code in ENDS_SESSION:
                    self._drop(session)
            await self._notify()
        return ws

    async def _identify(self, socket: Socket, data: Json) -> Session | None:
        try:
            user = self._world.user_with(str(data.get("token", "")))
        except DiscordError:
            await socket.ws.close(code=AUTHENTICATION_FAILED, message=b"Authentication failed.")
            return None
        shard = data.get("shard")
        if user.bot and not self._may_identify(int(shard[0]) if shard else 0):
            await socket.send({"op": INVALID_SESSION, "t": None, "s": None, "d": False})
            return None
        session = Session(user, (int(shard[0]), int(shard[1])) if shard else None)
        session.socket = socket
        self._forget_lost(user, session.shard)
        self._sessions[session.id] = session
        self._by_user.setdefault(user.id, {})[session.id] = session
        await self._welcome(session, socket)
        return session

    def _may_identify(self, shard: int) -> bool:
        """Tell whether a shard may identify. With limits on, each bucket may do so once in five seconds."""
        now, bucket = self._world.now(), shard % self._world.max_concurrency
        before = [at for at, other in self.identified if other % self._world.max_concurrency == bucket]
        if (before and now - before[-1] < IDENTIFY_SECONDS) or self._world.identifies_left <= 0:
            self.hasty += 1
            if self._limits.scale is not None:
                return False
        self.identified.append((now, shard))
        self._world.identifies_left -= 1
        return True

    def _forget_lost(self, user: User, shard: tuple[int, int] | None) -> None:
        """Drop sessions of the same client without a socket. Since it identifies, it will not resume them."""
        for old in list(self._sessions.values()):
            if old.user is user and old.shard == shard and old.socket is None:
                self._drop(old)

    def _drop(self, session: Session) -> None:
        """Forget a session."""
        self._sessions.pop(session.id, None)
        self._by_user.get(session.user.id, {}).pop(session.id, None)

    async def _welcome(self, session: Session, socket: Socket) -> None:
        world, user = self._world, session.user
        guilds = [
            guild_json(world, guild)
            for guild in world.guilds.values()
            if user.id in guild.members and (not user.bot or self._sees(session, guild.id))
        ]
        ready: Json = {
            "v": 10,
            "user": user_json(user),
            "session_id": session.id,
            "resume_gateway_url": socket.url,
            "guilds": [{"id": guild["id"], "unavailable": True} for guild in guilds] if user.bot else guilds,
        }
        if user.bot:
            ready["application"] = {"id": str(world.application), "flags": application_json(world)["flags"]}
        if session.shard is not None:
            ready["shard"] = list(session.shard)
        await session.dispatch("READY", ready)
        if user.bot:
            for guild in guilds:
                await session.dispatch("GUILD_CREATE", guild)

    async def _resume(self, socket: Socket, data: Json) -> Session | None:
        session = self._sessions.get(str(data.get("session_id")))
        missed = session.missed(int(data["seq"])) if session is not None else None
        if session is None or missed is None:
            await socket.send({"op": INVALID_SESSION, "t": None, "s": None, "d": False})
            return None
        if session.socket is not None:
            session.socket.cut()  # a session has only its latest socket
        session.socket = socket
        session.breaking = False
        for frame in missed:
            await socket.send(frame)
        await session.dispatch("RESUMED", {})
        return session

    @staticmethod
    def _sees(session: Session, guild: int) -> bool:
        """Tell whether a server belongs to the session's shard."""
        return session.shard is None or (guild >> 22) % session.shard[1] == session.shard[0]

    def connected(self, user: User, session: str | None = None) -> bool:
        """Tell whether a user has a session with a socket.

        :param session: the id of the only session to consider; None for all of the user's.
        """
        return any(
            each.user is user and each.socket is not None and session in (None, each.id)
            for each in self._sessions.values()
        )

    async def until(self, user: User, session: str | None = None, *, connected: bool) -> None:
        """Wait until ``connected(user, session)`` has the given value."""
        async with self._came_or_went:
            await self._came_or_went.wait_for(lambda: self.connected(user, session) == connected)

    async def _notify(self) -> None:
        async with self._came_or_went:
            self._came_or_went.notify_all()

    async def tell(self, event: str, data: Any, guild: int, who: Callable[[User], bool]) -> None:
        """Send an event to every user for whom ``who`` is true. The bot gets it on the server's shard only."""
        found = self._world.guilds.get(guild)
        people = found.members if found is not None else self._world.people.keys()
        for user in {*people, self._world.bot.id}:
            for session in list(self._by_user.get(user, {}).values()):
                if who(session.user) and (not session.user.bot or self._sees(session, guild)):
                    await session.dispatch(event, data)

    async def deliver(self, interaction: Interaction, event: Json) -> None:
        """Dispatch an interaction to the bot, with any fault that strikes."""
        guild = interaction.channel.guild
        fault = self._faults.choose(GATEWAY_FAULTS)
        interaction.struck = fault is not None or not self._sound(guild)
        if fault is Fault.REORDER:
            self._held.append(event)
            self._later(self._release(guild))
            return
        if fault is Fault.DELAY:
            self._later(self._dispatch_late(event, guild))
            return
        if fault is Fault.INVALID:
            await self._break(fault, guild)
        await self._to_bot(event, guild)
        if fault is Fault.DUPLICATE:
            await self._to_bot(event, guild)
        await self._release_held(guild)
        if fault in (Fault.DROP, Fault.RECONNECT, Fault.INVALID_RESUMABLE):
            await self._break(fault, guild)

    def _sound(self, guild: int) -> bool:
        """Tell whether the bot's connection for a server is intact."""
        hearing = [each for each in self._sessions.values() if each.user.bot and self._sees(each, guild)]
        return any(each.socket is not None and not each.breaking for each in hearing)

    async def _to_bot(self, event: Json, guild: int) -> None:
        await self.tell("INTERACTION_CREATE", event, guild, lambda user: user.bot)

    async def _dispatch_late(self, event: Json, guild: int) -> None:
        await asyncio.sleep(self._faults.slow_seconds)
        await self._to_bot(event, guild)

    async def _release(self, guild: int) -> None:
        """Dispatch the interactions that are held back, in case no other one follows."""
        await asyncio.sleep(self._faults.slow_seconds)
        await self._release_held(guild)

    async def _release_held(self, guild: int) -> None:
        held, self._held = self._held, []
        for event in held:
            await self._to_bot(event, guild)

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._late.add(task)
        task.add_done_callback(self._late.discard)

    async def _break(self, fault: Fault, guild: int) -> None:
        """Break the bot's connection for a server in one of the ways in which Discord's break."""
        for session in list(self._sessions.values()):
            socket = session.socket
            if not session.user.bot or socket is None or not self._sees(session, guild):
                continue
            session.breaking = True
            for interaction in self._world.interactions.values():
                interaction.struck = interaction.struck or not interaction.answered
            if fault is Fault.DROP:
                session.socket = None
                socket.cut()
            elif fault is Fault.RECONNECT:
                await socket.send({"op": RECONNECT, "t": None, "s": None, "d": None})
            else:
                resumable = fault is Fault.INVALID_RESUMABLE
                session.socket = None
                if not resumable:
                    self._drop(session)
                await socket.send({"op": INVALID_SESSION, "t": None, "s": None, "d": resumable})
        await self._notify()

    async def strike(self, fault: Fault) -> None:
        """Break the bot's connections now.

        :param fault: ``DROP``, ``RECONNECT``, ``INVALID_RESUMABLE`` or ``INVALID``.
        """
        self._faults.done[fault] += 1
        for guild in self._world.guilds:
            await self._break(fault, guild)

    async def close(self) -> None:
        """Close all sockets."""
        for task in self._late:
            task.cancel()
        sockets = [session.socket for session in self._sessions.values() if session.socket is not None]
        await asyncio.gather(*(s.ws.close(code=WSCloseCode.GOING_AWAY) for s in sockets), return_exceptions=True)
