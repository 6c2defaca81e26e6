"""Servers, roles, members, channels and threads, changed by the server's owner, who may do everything there.

What follows ``/control/`` is a path of Discord's API: ``POST /control/guilds/1/roles`` is ``POST /guilds/1/roles``
by the owner. Bodies, answers and refusals are therefore Discord's own, and the bot gets the events.
"""

from __future__ import annotations

from typing import Any

import aiohttp
from aiohttp import web

from playground.changes.service import Endpoints, Service
from playground.control.people import person_of
from playground.control.reading import CONTROL, NotThere, answering, method_of, only, path_of
from playground.driver import Refused
from playground.objects.payloads import member_json
from playground.world import API, Guild, Json, User


def routes(service: Service) -> list[web.RouteDef]:
    """Return the endpoints."""
    places = _Places(service)
    member = f"{CONTROL}/guilds/{{guild}}/members/{{user}}"
    return [
        web.put(member, answering(places.member)),
        web.delete(member, answering(places.leave)),
        web.route("*", f"{CONTROL}/{{what:guilds|channels}}/{{path:.+}}", answering(places.forward)),
    ]


class _Places(Endpoints):
    async def member(self, request: web.Request, body: Json) -> Json:
        """Let a person join a server if they are not in it, and change what it knows of them."""
        only(body, "nick", "roles", "timed_out_until")
        guild, user = self._guild(request), self._user(request)
        if user.id not in guild.members:
            await self._service.servers.join(guild, user)
        changes: Json = {key: body[key] for key in ("nick", "roles") if key in body}
        if "timed_out_until" in body:
            changes["communication_disabled_until"] = body["timed_out_until"]
        if changes:
            await self._as_owner("PATCH", f"/guilds/{guild.id}/members/{user.id}", changes)
        return member_json(self._world, guild, user)

    async def leave(self, request: web.Request, body: Json) -> Json:
        """Let a person leave a server, or remove the bot from it."""
        guild, user = self._guild(request), self._user(request)
        if user.id not in guild.members:
            raise NotThere(f"{user.name} is not in {guild.name}")
        await self._service.leave(guild, user)
        return {}

    def _guild(self, request: web.Request) -> Guild:
        named = request.match_info["guild"]
        guild = next((each for each in self._world.guilds.values() if str(each.id) == named), None)
        if guild is None:
            raise NotThere(f"there is no server {named}")
        return guild

    def _user(self, request: web.Request) -> User:
        bot, named = self._world.bot, request.match_info["user"]
        return bot if named == str(bot.id) else person_of(self._world, named)

    async def forward(self, request: web.Request, body: Json) -> Any:
        """Send a request of the API as the owner of the servers."""
        sent = body if request.body_exists else None
        path = path_of(request.path_qs.removeprefix(CONTROL))
        return await self._as_owner(method_of(request.method), path, sent)

    async def _as_owner(self, method: str, path: str, body: Json | None) -> Any:
        headers = {"Authorization": self._world.owner.token}
        async with (
            aiohttp.ClientSession(headers=headers) as http,
            http.request(method, f"{self._service.address}{API}{path}", json=body) as response,
        ):
            answer = await response.json(content_type=None) if response.status != 204 else {}
            if response.status >= 400:
                raise Refused(response.status, answer)
            return answer
