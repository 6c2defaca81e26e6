"""A client of the gateway that can send any frame, and reads every encoding and compression."""

from __future__ import annotations

import json
import struct
import zlib
from contextlib import asynccontextmanager

import aiohttp

from playground.tests.raw_bot import IDENTITY


def term(value):
    """Return a value in Erlang's external term format, with binaries for all text, as clients write it."""
    match value:
        case None | True | False:
            name = {None: b"nil", True: b"true", False: b"false"}[value]
            return b"s" + bytes([len(name)]) + name
        case int():
            return b"b" + struct.pack(">i", value)
        case str():
            return b"m" + struct.pack(">I", len(value.encode())) + value.encode()
        case list():
            return b"l" + struct.pack(">I", len(value)) + b"".join(map(term, value)) + b"j"
        case dict():
            parts = (term(key) + term(each) for key, each in value.items())
            return b"t" + struct.pack(">I", len(value)) + b"".join(parts)


class Client:
    """One socket of the gateway."""

    def __init__(self, discord, ws, query):
        self.discord = discord
        self.ws = ws
        self._etf = "etf" in query
        self._zlib = zlib.decompressobj() if "zlib-stream" in query else None
        self.binary = 0
        """How many binary frames have come."""

    async def send(self, op, data=None):
        """Send a frame."""
        frame = {"op": op, "d": data}
        await (self.ws.send_bytes(b"\x83" + term(frame)) if self._etf else self.ws.send_str(json.dumps(frame)))

    async def identify(self, **more):
        """Identify as the bot."""
        await self.send(2, {**IDENTITY, "token": self.discord.world.bot.token, **more})

    async def resume(self, ready, sequence, **more):
        """Resume the session of a READY frame."""
        session = {"session_id": ready["d"]["session_id"], "seq": sequence}
        await self.send(6, {"token": self.discord.world.bot.token, **session, **more})

    async def receive(self):
        """Return the next frame; for the end of the socket, its close code as ``code``."""
        message = await self.ws.receive()
        if message.type is aiohttp.WSMsgType.TEXT:
            return json.loads(message.data)
        if message.type is not aiohttp.WSMsgType.BINARY:
            return {"op": None, "code": self.ws.close_code, "reason": message.extra}
        self.binary += 1
        if self._etf:
            return {"op": -1, "term": self._zlib.decompress(message.data) if self._zlib else message.data}
        return json.loads(self._zlib.decompress(message.data) if self._zlib else zlib.decompress(message.data))

    async def until(self, wanted):
        """Return the next frame with this opcode or event."""
        while True:
            frame = await self.receive()
            if wanted in (frame.get("t"), frame["op"]):
                return frame
            assert frame["op"] is not None, f"closed with {frame['code']} before {wanted}"

    async def events(self):
        """Return all frames up to now: those before the acknowledgement of a heartbeat."""
        await self.send(1)
        frames = []
        while (frame := await self.receive())["op"] != 11:
            frames.append(frame)
        return frames

    async def code(self):
        """Return the close code with which the socket ends."""
        while (frame := await self.receive())["op"] is not None:
            pass
        return frame["code"]


@asynccontextmanager
async def connected(discord, query="v=10&encoding=json", path="/gateway", **identity):
    """Open a socket, and identify as the bot if there is something to say about it; yield the client after HELLO."""
    address = f"{discord.url.replace('http', 'ws', 1)}{path}{'?' if query else ''}{query}"
    async with aiohttp.ClientSession() as http, http.ws_connect(address, max_msg_size=0) as ws:
        client = Client(discord, ws, query)
        if "zstd" not in query and "etf" not in query:
            assert (await client.receive())["op"] == 10
        if identity:
            await client.identify(**identity)
        yield client
