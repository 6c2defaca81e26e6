"""The floor of the click benchmark: what the requests and the row of a move cost with aiohttp and sqlite3 alone.

It reads the gateway, answers each click, sends as many more requests as ours does for a move, all with constant bodies,
and writes one durable row. It knows no game, keeps no rate limits, and would not survive a lost connection.
"""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import sys
from contextlib import closing
from typing import Any, Final

import aiohttp

from benchmarks.constant_bodies import COMMAND, EPHEMERAL_V2, REQUESTS, body

UPDATE, REPLY = 7, 4
JSON: Final = {"Content-Type": "application/json"}


class Floor:
    """A client of the gateway and of the API."""

    def __init__(self, http: aiohttp.ClientSession, connection: sqlite3.Connection, api: str) -> None:
        self._http = http
        self._connection = connection
        self._api = api
        self._hands: dict[str, dict[str, str]] = {}
        """By channel, the token of each person's open hand."""
        self._tables: dict[str, str] = {}
        """By channel, the message of its table."""
        self._aside: set[asyncio.Task[None]] = set()
        self._sequence: int | None = None
        self._update = json.dumps({"type": UPDATE, "data": body()}).encode()
        self._reply = json.dumps({"type": REPLY, "data": {**body(), "flags": EPHEMERAL_V2}}).encode()
        self._edit = json.dumps(body()).encode()

    async def run(self, token: str) -> None:
        """Connect, and answer clicks until the gateway closes."""
        me = await self._ask("GET", "/applications/@me")
        self._application = me["id"]
        await self._ask("PUT", f"/applications/{me['id']}/commands", json.dumps([COMMAND]).encode())
        gateway = await self._ask("GET", "/gateway/bot")
        async with self._http.ws_connect(f"{gateway['url']}/?v=10&encoding=json", max_msg_size=0) as socket:
            hello = (await socket.receive_json())["d"]
            identity = {"token": token, "intents": 1, "properties": {"os": "", "browser": "", "device": ""}}
            await socket.send_json({"op": 2, "d": identity})
            beating = asyncio.create_task(self._beat(socket, hello["heartbeat_interval"] / 1e3))
            async for received in socket:
                self._take(json.loads(received.data))
            beating.cancel()

    async def _beat(self, socket: aiohttp.ClientWebSocketResponse, seconds: float) -> None:
        while True:
            await asyncio.sleep(seconds)
            await socket.send_json({"op": 1, "d": self._sequence})

    def _take(self, frame: dict[str, Any]) -> None:
        self._sequence = frame["s"] or self._sequence
        if frame["t"] == "INTERACTION_CREATE":
            task = asyncio.create_task(self._answer(frame["d"]))
            self._aside.add(task)
            task.add_done_callback(self._aside.discard)

    async def _answer(self, interaction: dict[str, Any]) -> None:
        channel, user = interaction["channel_id"], interaction["member"]["user"]["id"]
        callback = f"/interactions/{interaction['id']}/{interaction['token']}/callback"
        if interaction["type"] == COMMAND["type"] + 1:
            await self._ask("POST", callback, self._reply)
            if channel not in self._tables:
                self._tables[channel] = "0"
                flagged = json.dumps({**body(), "flags": EPHEMERAL_V2 & ~64}).encode()
                self._tables[channel] = (await self._ask("POST", f"/channels/{channel}/messages", flagged))["id"]
            self._hands.setdefault(channel, {})[user] = interaction["token"]
            return
        self._connection.execute("INSERT INTO moves (entry) VALUES (?)", (f"{channel} {user}",))
        self._connection.commit()
        await self._ask("POST", callback, self._update)
        if REQUESTS > 1:
            await self._ask("PATCH", f"/channels/{channel}/messages/{self._tables[channel]}", self._edit)
        others = [token for other, token in self._hands[channel].items() if other != user]
        for token in others[: max(0, REQUESTS - 2)]:
            await self._ask("PATCH", f"/webhooks/{self._application}/{token}/messages/@original", self._edit)

    async def _ask(self, method: str, path: str, data: bytes | None = None) -> Any:
        headers = JSON if data else {}
        async with self._http.request(method, f"{self._api}{path}", data=data, headers=headers) as response:
            answer = await response.read()
            return json.loads(answer) if method != "PATCH" and answer else None


async def main() -> None:
    """Serve until the process is ended."""
    token = os.environ["DISCORD_TOKEN"]
    file = os.environ["DATABASE_URL"].removeprefix("sqlite+aiosqlite:///")
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA journal_mode = wal")
        connection.execute("PRAGMA synchronous = full")
        connection.execute("CREATE TABLE moves (number INTEGER PRIMARY KEY, entry TEXT)")
        async with aiohttp.ClientSession(headers={"Authorization": f"Bot {token}"}) as http:
            await Floor(http, connection, os.environ["DISCORD_API_URL"]).run(token)


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
