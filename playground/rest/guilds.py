"""Servers with their channels, members and commands; and direct messages."""

from __future__ import annotations

from aiohttp import web

from playground.errors import unknown
from playground.payloads import channel_json, guild_json, member_json, user_json
from playground.service import Service, number
from playground.world import API, Guild, Json

ONLY_ON_CREATE = ("channels", "members", "threads", "voice_states", "presences", "stage_instances")

MOST_GUILDS = 200


def routes(service: Service) -> list[web.RouteDef]:
    """Return the endpoints."""
    world = service.world

    def _guild(request: web.Request) -> Guild:
        return world.guild_for(number(request, "guild"), service.user(request))

    async def guild(request: web.Request) -> web.Response:
        full = guild_json(world, _guild(request))
        return web.json_response({key: value for key, value in full.items() if key not in ONLY_ON_CREATE})

    async def channels(request: web.Request) -> web.Response:
        found = _guild(request)
        own = [each for each in found.channels if each.parent is None]
        return web.json_response([channel_json(world, each) for each in own])

    async def threads(request: web.Request) -> web.Response:
        found = [channel_json(world, each) for each in _guild(request).channels if each.parent is not None]
        return web.json_response({"threads": found, "members": []})

    async def member(request: web.Request) -> web.Response:
        found = _guild(request)
        user = world.user(number(request, "user"))
        if user.id not in found.members:
            raise unknown("Member")
        return web.json_response(member_json(world, found, user))

    async def mine(request: web.Request) -> web.Response:
        reader = service.user(request)
        after, limit = int(request.query.get("after", 0)), int(request.query.get("limit", MOST_GUILDS))
        found = [each for each in world.guilds.values() if reader.id in each.members and each.id > after]
        partial: list[Json] = [
            {
                "id": str(each.id),
                "name": each.name,
                "icon": None,
                "banner": None,
                "owner": each.owner == reader.id,
                "permissions": str(each.permissions),
                "features": [],
            }
            for each in found[: min(limit, MOST_GUILDS)]
        ]
        return web.json_response(partial)

    async def leave(request: web.Request) -> web.Response:
        await service.leave(_guild(request), service.user(request))
        return web.Response(status=204)

    async def command_index(request: web.Request) -> web.Response:
        _guild(request)
        applications = [{"id": str(world.application), "name": world.bot.name, "bot": user_json(world.bot)}]
        index: Json = {"applications": applications, "application_commands": list(world.commands.values())}
        return web.json_response({**index, "version": str(world.snowflakes.next())})

    async def direct(request: web.Request) -> web.Response:
        person = service.user(request)
        return web.json_response(channel_json(world, world.direct_channel(person)))

    base = f"{API}/guilds/{{guild}}"
    return [
        web.get(base, guild),
        web.get(f"{base}/channels", channels),
        web.get(f"{base}/threads/active", threads),
        web.get(f"{base}/members/{{user}}", member),
        web.get(f"{base}/application-command-index", command_index),
        web.get(f"{API}/users/@me/guilds", mine),
        web.post(f"{API}/users/@me/channels", direct),
        web.delete(f"{API}/users/@me/guilds/{{guild}}", leave),
    ]
