"""A bot without a library. It can send anything, right or wrong."""

from __future__ import annotations

import asyncio
import json
import zlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import aiohttp

from playground.server import Playground

COMMAND = {"name": "try", "description": "Try something", "type": 1}

IDENTITY = {"intents": 1, "properties": {"os": "linux", "browser": "raw", "device": "raw"}}


class RawBot:
    """Sends and receives what a bot does on the wire."""

    def __init__(self, discord: Playground, http: aiohttp.ClientSession) -> None:
        self.discord = discord
        self.application = discord.world.application
        self._http = http
        self.interactions: asyncio.Queue[dict] = asyncio.Queue()
        self.events: asyncio.Queue[dict] = asyncio.Queue()

    async def request(self, method, path, body=None, **more):
        """Send a request as the bot; return the status and the answer."""
        async with self._http.request(method, f"{self.discord.api_url}{path}", json=body, **more) as response:
            return response.status, (await response.json() if response.status != 204 else None)

    async def answer(self, interaction, kind, data=None, with_response=False):
        """Answer an interaction."""
        path = f"/interactions/{interaction['id']}/{interaction['token']}/callback"
        body = {"type": kind, **({"data": data} if data is not None else {})}
        return await self.request("POST", f"{path}{'?with_response=true' if with_response else ''}", body)

    @asynccontextmanager
    async def socket(self, compress=False, identify=None):
        """Open a gateway socket; yield the socket, and a function that receives the next frame."""
        url = f"{self.discord.url.replace('http', 'ws', 1)}/gateway{'?compress=zlib-stream' if compress else ''}"
        unpacker = zlib.decompressobj()
        async with self._http.ws_connect(url) as ws:

            async def receive():
                message = await ws.receive()
                if message.type is aiohttp.WSMsgType.BINARY:
                    return json.loads(unpacker.decompress(message.data))
                if message.type is not aiohttp.WSMsgType.TEXT:
                    return {"op": None, "code": ws.close_code}
                return json.loads(message.data)

            hello = await receive()
            assert hello["op"] == 10
            if identify is not False:
                identity = {**IDENTITY, "token": self.discord.world.bot.token, **(identify or {})}
                await ws.send_json({"op": 2, "d": identity})
            yield receive, ws

    async def listen(self, ready):
        """Take interactions from the gateway."""
        async with self.socket() as (receive, ws):
            while True:
                frame = await receive()
                if frame["op"] is None:
                    return
                if frame.get("t") == "READY":
                    ready.set()
                if frame.get("t") == "INTERACTION_CREATE":
                    await self.interactions.put(frame["d"])
                if frame["op"] == 1:
                    await ws.send_json({"op": 1, "d": frame["s"]})


@asynccontextmanager
async def raw_bot(discord: Playground) -> AsyncIterator[RawBot]:
    """Connect a raw bot with one command, ``/try``."""
    headers = {"Authorization": f"Bot {discord.world.bot.token}"}
    async with aiohttp.ClientSession(headers=headers) as http:
        bot = RawBot(discord, http)
        await bot.request("PUT", f"/applications/{bot.application}/commands", [COMMAND])
        ready = asyncio.Event()
        listening = asyncio.create_task(bot.listen(ready))
        await ready.wait()
        yield bot
        listening.cancel()
        await asyncio.gather(listening, return_exceptions=True)
