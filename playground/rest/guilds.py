"""Servers with their channels, members and commands; and direct messages."""

from __future__ import annotations

from aiohttp import web

from playground.changes.service import Service, number
from playground.errors import DiscordError
from playground.objects.payloads import channel_json, guild_json
from playground.rest.fields import query_number, query_truth
from playground.world import API, Guild, Json, User

ONLY_ON_CREATE = {
    "joined_at",
    "large",
    "unavailable",
    "member_count",
    "voice_states",
    "members",
    "channels",
    "threads",
    "presences",
    "stage_instances",
    "guild_scheduled_events",
    "soundboard_sounds",
}
"""The fields that a server has in GUILD_CREATE only."""

MOST_GUILDS = 200


def invalid_recipients() -> DiscordError:
    """Return the refusal to open a private channel with these users."""
    return DiscordError(400, 50033, "Invalid Recipient(s)")


def routes(service: Service) -> list[web.RouteDef]:
    """Return the endpoints."""
    world = service.world

    def _guild(request: web.Request) -> Guild:
        return world.guild_for(number(request, "guild"), service.user(request))

    async def guild(request: web.Request) -> web.Response:
        found = _guild(request)
        full = guild_json(world, found)
        told: Json = {key: value for key, value in full.items() if key not in ONLY_ON_CREATE}
        if query_truth(request, "with_counts"):
            told["approximate_member_count"] = told["approximate_presence_count"] = len(found.members)
        return web.json_response(told)

    async def channels(request: web.Request) -> web.Response:
        found = _guild(request)
        own = [each for each in found.channels if each.parent is None]
        return web.json_response([channel_json(world, each) for each in own])

    async def mine(request: web.Request) -> web.Response:
        reader = service.user(request, "guilds")
        after = query_number(request, "after", 0, 0, 1 << 64)
        limit = query_number(request, "limit", MOST_GUILDS, 1, MOST_GUILDS)
        counts = query_truth(request, "with_counts")
        found = [each for each in world.guilds.values() if reader.id in each.members and each.id > after]
        partial: list[Json] = [
            {
                "id": str(each.id),
                "name": each.name,
                "icon": None,
                "banner": None,
                "owner": each.owner == reader.id,
                "permissions": str(world.permissions_in(each, reader)),
                "features": [],
                **({"approximate_member_count": len(each.members)} if counts else {}),
                **({"approximate_presence_count": len(each.members)} if counts else {}),
            }
            for each in found[:limit]
        ]
        return web.json_response(partial)

    async def leave(request: web.Request) -> web.Response:
        await service.leave(_guild(request), service.user(request))
        return web.Response(status=204)

    async def direct(request: web.Request) -> web.Response:
        user = service.user(request)
        body, _ = service.body(request)
        named = [body["recipient_id"]] if body.get("recipient_id") is not None else body.get("recipients")
        if not isinstance(named, list) or not named:
            raise invalid_recipients()
        others = [_recipient(each) for each in named if str(each) != str(user.id)]
        if user.bot:
            if len(others) != 1 or others[0].bot:
                raise DiscordError(400, 50007, "Cannot send messages to this user")
            return web.json_response(channel_json(world, world.direct_channel(others[0])))
        if len(others) == 1 and others[0].bot:
            return web.json_response(channel_json(world, world.direct_channel(user)))
        if not others or any(each.bot for each in others):
            raise invalid_recipients()
        return web.json_response(channel_json(world, world.private_channel([user, *others])))

    def _recipient(named: object) -> User:
        try:
            return world.user(int(str(named)))
        except (DiscordError, ValueError) as error:
            raise invalid_recipients() from error

    base = f"{API}/guilds/{{guild}}"
    return [
        web.get(base, guild),
        web.get(f"{base}/channels", channels),
        web.get(f"{API}/users/@me/guilds", mine),
        web.post(f"{API}/users/@me/channels", direct),
        web.delete(f"{API}/users/@me/guilds/{{guild}}", leave),
    ]
