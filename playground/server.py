"""The HTTP server: Discord's paths, the gateway, and the page."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Self

from aiohttp import web

from playground.errors import DiscordError, not_found
from playground.rest import application, channels, interactions, webhooks
from playground.service import API, Service, origin_of
from playground.world import Json, World

log = logging.getLogger(__name__)

PAGE = Path(__file__).parent / "page"
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Playground:
    """A local Discord on a port of its own: ``async with Playground(["Laura", "Clara"]) as discord: …``."""

    def __init__(self, world: World, host: str = "127.0.0.1", port: int = 0) -> None:
        """Make one that does not serve yet; port 0 lets the system choose."""
        self.world = world
        self.service = Service(world)
        self._host = host
        self._port = port
        self._runner = web.AppRunner(self._app(), access_log=None, shutdown_timeout=1)

    async def __aenter__(self) -> Self:
        """Begin to serve.

        :raises OSError: the port is in use.
        """
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, self._host, self._port).start()
        except OSError:
            await self._runner.cleanup()
            raise
        self._port = self._runner.addresses[0][1]
        return self

    async def __aexit__(self, *error: object) -> None:
        """Stop serving."""
        await self.service.gateway.close()
        await self._runner.cleanup()

    @property
    def url(self) -> str:
        """The page's address."""
        return f"http://{self._host}:{self._port}"

    @property
    def api_url(self) -> str:
        """What goes into DISCORD_API_URL."""
        return f"{self.url}{API}"

    def description(self) -> Json:
        """Return everything a script or a page needs to take part."""
        world = self.world
        return {
            "url": self.url,
            "api_url": self.api_url,
            "bot_token": world.bot.token,
            "application_id": str(world.application),
            "guild_id": str(world.guild.id),
            "channels": [{"id": str(channel.id), "name": channel.name} for channel in world.channels.values()],
            "people": [{"id": str(p.id), "name": p.name, "token": p.token} for p in world.people.values()],
        }

    def _app(self) -> web.Application:
        app = web.Application(middlewares=[_discord_errors], client_max_size=32 * 1024 * 1024)
        for subject in (application, interactions, channels, webhooks):
            app.add_routes(subject.routes(self.service))
        app.router.add_get("/gateway", self.service.gateway.serve)
        app.router.add_get("/gateway/", self.service.gateway.serve)
        app.router.add_get("/", self._index)
        app.router.add_get("/playground.json", self._describe)
        app.router.add_static("/page/", PAGE)
        app.router.add_route("*", f"{API}/{{path:.*}}", self._unknown_path)
        return app

    async def _index(self, request: web.Request) -> web.StreamResponse:
        return web.FileResponse(PAGE / "index.html", headers={"Cache-Control": "no-cache"})

    async def _describe(self, request: web.Request) -> web.StreamResponse:
        """Give the page its people. Only this machine can ask, and it owns them all."""
        described = self.description()
        del described["bot_token"]
        described["url"] = origin_of(request)
        described["api_url"] = f"{origin_of(request)}{API}"
        return web.json_response(described)

    async def _unknown_path(self, request: web.Request) -> web.StreamResponse:
        log.warning("not served: %s %s", request.method, request.path)
        raise not_found()


@web.middleware
async def _discord_errors(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Turn refusals into Discord's bodies, with exactly the Content-Type that discord.py asks for."""
    try:
        response = await handler(request)
    except DiscordError as error:
        response = error.response()
    if response.content_type == "application/json" and not response.prepared:
        response.headers["Content-Type"] = "application/json"
    return response
