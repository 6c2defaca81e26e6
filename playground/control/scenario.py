"""The steps of a session, and the tests that they make."""

from __future__ import annotations

from aiohttp import web

from playground.changes.service import origin_of
from playground.control.reading import CONTROL, answering
from playground.traffic.scenario import Scenario
from playground.world import Json


def routes(scenario: Scenario) -> list[web.RouteDef]:
    """Return the endpoints."""

    async def steps(request: web.Request, body: Json) -> list[Json]:
        return scenario.steps()

    async def begin(request: web.Request, body: Json) -> list[Json]:
        scenario.begin()
        return []

    async def python(request: web.Request) -> web.Response:
        return web.Response(text=scenario.python(), content_type="text/x-python", charset="utf-8")

    async def shell(request: web.Request) -> web.Response:
        return web.Response(text=scenario.shell(origin_of(request)), content_type="text/x-shellscript", charset="utf-8")

    return [
        web.get(f"{CONTROL}/scenario", answering(steps)),
        web.delete(f"{CONTROL}/scenario", answering(begin)),
        web.get(f"{CONTROL}/scenario.py", python),
        web.get(f"{CONTROL}/scenario.sh", shell),
    ]
