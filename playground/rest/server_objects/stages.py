"""Stages that are live: opening, renaming and ending them."""

from __future__ import annotations

from typing import Final

from aiohttp import web

from playground.changes.service import Service, number
from playground.checks.fields import Words
from playground.checks.shapes import Choice, Form, Id
from playground.errors import DiscordError, unknown
from playground.rest.server_objects.kept import checked
from playground.world import API, Channel, Guild, Json, User
from playground.world.guild import STAGE
from playground.world.permissions import MANAGE_CHANNELS

GUILD_ONLY: Final = 2

SHAPE: Final = Form(
    {
        "channel_id": Id(),
        "topic": Words(120, 1),
        "privacy_level": Choice((1, GUILD_ONLY)),
        "guild_scheduled_event_id": Id(),
    }
)
KIND: Final = "stage-instances"


def routes(service: Service) -> list[web.RouteDef]:
    """Return the endpoints."""
    world = service.world

    def _stage(request: web.Request, needs: int = 0) -> tuple[Guild, Channel, Json]:
        channel = world.channel_for(number(request, "stage"), service.user(request), needs)
        guild = world.guilds.get(channel.guild)
        found = guild.kept[KIND].get(channel.id) if guild is not None else None
        if guild is None or found is None:
            raise unknown("Stage Instance")
        return guild, channel, found

    async def _tell(guild: Guild, channel: Channel, event: str, stage: Json) -> None:
        def told(each: User) -> bool:
            return world.sees(each, channel)

        await service.gateway.tell(event, stage, guild.id, told)

    async def create(request: web.Request) -> web.Response:
        user = service.user(request)
        body, _ = service.body(request)
        given = checked(SHAPE, body, ("channel_id", "topic"))
        channel = world.channel_for(int(given["channel_id"]), user, MANAGE_CHANNELS)
        if channel.type != STAGE:
            raise DiscordError(400, 50024, "Cannot execute action on this channel type")
        guild = world.guilds[channel.guild]
        if channel.id in guild.kept[KIND]:
            raise DiscordError(400, 150006, "The Stage is already open")
        stage: Json = {
            "id": str(world.snowflakes.next()),
            "guild_id": str(guild.id),
            "discoverable_disabled": True,
            "privacy_level": GUILD_ONLY,
            "guild_scheduled_event_id": None,
            **given,
        }
        guild.kept[KIND][channel.id] = stage
        await _tell(guild, channel, "STAGE_INSTANCE_CREATE", stage)
        return web.json_response(stage)

    async def one(request: web.Request) -> web.Response:
        return web.json_response(_stage(request)[2])

    async def change(request: web.Request) -> web.Response:
        guild, channel, stage = _stage(request, MANAGE_CHANNELS)
        body, _ = service.body(request)
        given = checked(SHAPE, body)
        stage |= {name: given[name] for name in ("topic", "privacy_level") if name in given}
        await _tell(guild, channel, "STAGE_INSTANCE_UPDATE", stage)
        return web.json_response(stage)

    async def delete(request: web.Request) -> web.Response:
        guild, channel, stage = _stage(request, MANAGE_CHANNELS)
        del guild.kept[KIND][channel.id]
        await _tell(guild, channel, "STAGE_INSTANCE_DELETE", stage)
        return web.Response(status=204)

    one_path = f"{API}/stage-instances/{{stage}}"
    return [
        web.post(f"{API}/stage-instances", create),
        web.get(one_path, one),
        web.patch(one_path, change),
        web.delete(one_path, delete),
    ]
