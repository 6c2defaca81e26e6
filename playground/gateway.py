"""The gateway: sockets of the bot and of people, and what each of them is told."""

from __future__ import annotations

import asyncio
import json
import secrets
import zlib
from collections import deque
from collections.abc import Callable
from typing import Any, Final

from aiohttp import WSCloseCode, WSMsgType, web

from playground.errors import DiscordError
from playground.payloads import application_json, guild_json, user_json
from playground.world import Json, User, World

DISPATCH, HEARTBEAT, IDENTIFY, RESUME, RECONNECT, INVALID_SESSION, HELLO, ACK = 0, 1, 2, 6, 7, 9, 10, 11
AUTHENTICATION_FAILED: Final = 4004
HEARTBEAT_MS = 41_250
REMEMBERED_EVENTS = 1_000
"""How many events a session that lost its socket can be told again."""


class Session:
    """One client's session; it outlives a lost socket, and can be resumed on a new one."""

    def __init__(self, user: User, shard: tuple[int, int] | None) -> None:
        self.id = secrets.token_hex(16)
        self.user = user
        self.shard = shard
        self.sequence = 0
        self.socket: Socket | None = None
        self._sent: deque[tuple[int, Json]] = deque(maxlen=REMEMBERED_EVENTS)

    async def dispatch(self, event: str, data: Any) -> None:
        """Tell the client about an event, now or when it resumes."""
        self.sequence += 1
        frame: Json = {"op": DISPATCH, "t": event, "s": self.sequence, "d": data}
        self._sent.append((self.sequence, frame))
        if self.socket is not None:
            await self.socket.send(frame)

    def missed(self, sequence: int) -> list[Json] | None:
        """Return the frames after this sequence number; None if too many have been forgotten."""
        if sequence > self.sequence or (self._sent and sequence < self._sent[0][0] - 1):
            return None
        return [frame for number, frame in self._sent if number > sequence]


class Socket:
    """A WebSocket, with zlib-stream compression if the client asked for it."""

    def __init__(self, ws: web.WebSocketResponse, compressed: bool, url: str) -> None:
        self.ws = ws
        self.url = url
        """The gateway's address as this client reached it."""
        self._zlib = zlib.compressobj() if compressed else None

    async def send(self, frame: Json) -> None:
        """Send a frame; a socket that is closing loses it, as on a real network."""
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
    """All sessions."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._sessions: dict[str, Session] = {}
        self._came_or_went = asyncio.Condition()

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """Serve one socket from its hello to its end."""
        ws = web.WebSocketResponse(max_msg_size=1 << 20)
        await ws.prepare(request)
        compress = request.query.get("compress")
        socket = Socket(ws, compressed=compress == "zlib-stream", url=f"ws://{request.host}/gateway")
        await socket.send({"op": HELLO, "t": None, "s": None, "d": {"heartbeat_interval": HEARTBEAT_MS}})
        session: Session | None = None
        try:
            async for received in ws:
                if received.type is not WSMsgType.TEXT:
                    continue
                frame = json.loads(received.data)
                if frame["op"] == HEARTBEAT:
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
                if not session.user.bot:
                    self._sessions.pop(session.id, None)
            await self._notify()
        return ws

    async def _identify(self, socket: Socket, data: Json) -> Session | None:
        try:
            user = self._world.user_with(str(data.get("token", "")))
        except DiscordError:
            await socket.ws.close(code=AUTHENTICATION_FAILED, message=b"Authentication failed.")
            return None
        shard = data.get("shard")
        session = Session(user, (int(shard[0]), int(shard[1])) if shard else None)
        session.socket = socket
        self._forget_lost(user, session.shard)
        self._sessions[session.id] = session
        await self._welcome(session, socket)
        return session

    def _forget_lost(self, user: User, shard: tuple[int, int] | None) -> None:
        """Drop sessions of the same client that lost their socket: it identifies, so it will not resume them."""
        for old in list(self._sessions.values()):
            if old.user is user and old.shard == shard and old.socket is None:
                del self._sessions[old.id]

    async def _welcome(self, session: Session, socket: Socket) -> None:
        world, user = self._world, session.user
        guild = guild_json(world)
        ready: Json = {
            "v": 10,
            "user": user_json(user),
            "session_id": session.id,
            "resume_gateway_url": socket.url,
            "guilds": [{"id": guild["id"], "unavailable": True}] if user.bot else [guild],
        }
        if user.bot:
            ready["application"] = {"id": str(world.application), "flags": application_json(world)["flags"]}
        if session.shard is not None:
            ready["shard"] = list(session.shard)
        await session.dispatch("READY", ready)
        if user.bot and self._sees(session, world.guild.id):
            await session.dispatch("GUILD_CREATE", guild)

    async def _resume(self, socket: Socket, data: Json) -> Session | None:
        session = self._sessions.get(str(data.get("session_id")))
        missed = session.missed(int(data["seq"])) if session is not None else None
        if session is None or missed is None:
            await socket.send({"op": INVALID_SESSION, "t": None, "s": None, "d": False})
            return None
        session.socket = socket
        for frame in missed:
            await socket.send(frame)
        await session.dispatch("RESUMED", {})
        return session

    @staticmethod
    def _sees(session: Session, guild: int) -> bool:
        """Tell whether a guild belongs to the session's shard."""
        return session.shard is None or (guild >> 22) % session.shard[1] == session.shard[0]

    def connected(self, user: User) -> bool:
        """Tell whether somebody has a session with a socket."""
        return any(session.user is user and session.socket is not None for session in self._sessions.values())

    async def until(self, user: User, *, connected: bool) -> None:
        """Wait until somebody has a session with a socket, or none any more."""
        async with self._came_or_went:
            await self._came_or_went.wait_for(lambda: self.connected(user) == connected)

    async def _notify(self) -> None:
        async with self._came_or_went:
            self._came_or_went.notify_all()

    async def tell(self, event: str, data: Any, who: Callable[[User], bool]) -> None:
        """Tell everybody of whom ``who`` is true; the bot only on the shard that has the server."""
        for session in list(self._sessions.values()):
            if who(session.user) and (not session.user.bot or self._sees(session, self._world.guild.id)):
                await session.dispatch(event, data)

    async def reconnect(self) -> None:
        """Ask the bot to reconnect and resume (op 7)."""
        for session in list(self._sessions.values()):
            if session.user.bot and session.socket is not None:
                await session.socket.send({"op": RECONNECT, "t": None, "s": None, "d": None})

    async def close(self) -> None:
        """Close all sockets."""
        sockets = [session.socket for session in self._sessions.values() if session.socket is not None]
        await asyncio.gather(*(s.ws.close(code=WSCloseCode.GOING_AWAY) for s in sockets), return_exceptions=True)
