"""A small Activity: a page that speaks Discord's protocol with a few lines of its own, and the server behind it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
from aiohttp import web

from playground.server import Playground

INDEX = """
<!doctype html><link rel="icon" href="data:,"><script type="module" src="main.js"></script><p id="state"></p>
"""

MAIN = """
const query = new URLSearchParams(location.search);
const heard = window.heard = [];
const waiting = new Map();
let numbers = 0;
const post = (op, data) => parent.postMessage([op, data], document.referrer);
addEventListener("message", ({ data: [op, data], source }) => {
  if (source !== parent) return;
  heard.push([op, data]);
  waiting.get(data.nonce)?.(data);
});
window.call = (cmd, args, evt) => new Promise((resolve) => {
  const nonce = String(++numbers);
  waiting.set(nonce, resolve);
  post(1, { cmd, args, evt, nonce });
}).then(({ data, evt }) => ({ data, evt }));
window.post = post;
window.events = (name) => heard.filter(([op, data]) => op === 1 && data.evt === name).map(([, data]) => data.data);
const first = { v: 1, encoding: "json", client_id: CLIENT, frame_id: query.get("frame_id") };
window.handshake = (more = {}) => post(0, { ...first, ...more });
window.login = async (prompt = "none") => {
  const { data } = await call("AUTHORIZE", { client_id: CLIENT, response_type: "code", prompt, scope: ["identify"] });
  if (!data.code || data.message) return data;
  const answer = await fetch("/.proxy/token", { method: "POST", body: data.code });
  return call("AUTHENTICATE", await answer.json());
};
localStorage.setItem("works", "yes");
handshake();
const socket = new WebSocket(`ws://${location.host}/.proxy/socket`);
socket.onmessage = ({ data }) => { document.querySelector("#state").textContent = data; };
"""


class SmallActivity:
    """Serves the page, exchanges codes, and greets by a socket."""

    def __init__(self, discord: Playground, script: str, folder: Path | None) -> None:
        self.discord = discord
        self.script = script
        self.asked: list[str] = []
        self.sockets: set[web.WebSocketResponse] = set()
        self.app = web.Application()
        self.app.router.add_get("/app/", self._index)
        self.app.router.add_get("/app/main.js", self._main)
        self.app.router.add_post("/app/token", self._token)
        self.app.router.add_get("/app/socket", self._socket)
        if folder is not None:
            self.app.router.add_static("/app/sdk/", folder)

    async def _index(self, request: web.Request) -> web.Response:
        self.asked.append(request.query_string)
        return web.Response(text=INDEX, content_type="text/html")

    async def _main(self, request: web.Request) -> web.Response:
        script = self.script.replace("CLIENT", f'"{self.discord.world.application}"')
        return web.Response(text=script, content_type="text/javascript")

    async def _token(self, request: web.Request) -> web.Response:
        world = self.discord.world
        form = {"client_id": str(world.application), "client_secret": world.client_secret, "code": await request.text()}
        form["grant_type"] = "authorization_code"
        async with (
            aiohttp.ClientSession() as http,
            http.post(f"{self.discord.api_url}/oauth2/token", data=form) as response,
        ):
            return web.json_response({"access_token": (await response.json())["access_token"]})

    async def _socket(self, request: web.Request) -> web.WebSocketResponse:
        ws = web.WebSocketResponse()
        await ws.prepare(request)
        self.sockets.add(ws)
        await ws.send_str("connected")
        async for _ in ws:
            pass
        self.sockets.discard(ws)
        return ws

    async def end(self) -> None:
        """Close the sockets."""
        await asyncio.gather(*(ws.close() for ws in self.sockets))


@asynccontextmanager
async def small_activity(
    discord: Playground, script: str = MAIN, folder: Path | None = None
) -> AsyncIterator[SmallActivity]:
    """Serve the Activity, and let the application have it.

    :param script: what its page runs. The word ``CLIENT`` in it becomes the application's id.
    :param folder: what is served below ``sdk/``.
    """
    activity = SmallActivity(discord, script, folder)
    runner = web.AppRunner(activity.app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    discord.activity = f"http://127.0.0.1:{runner.addresses[0][1]}/app/"
    try:
        yield activity
    finally:
        await activity.end()
        await runner.cleanup()
