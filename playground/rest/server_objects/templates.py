"""Templates of servers: a snapshot of roles, channels and settings under a code."""

from __future__ import annotations

import secrets
import string
from datetime import UTC, datetime
from typing import Final

from aiohttp import web

from playground.changes.service import Service
from playground.checks.fields import Words
from playground.checks.shapes import Form
from playground.errors import DiscordError, unknown
from playground.objects.payloads import user_json
from playground.objects.servers import changed_guild_json, channel_json, role_json
from playground.rest.server_objects.kept import checked
from playground.world import API, Channel, Guild, Json, World
from playground.world.guild import CATEGORY, FORUM, TEXT, VOICE
from playground.world.permissions import MANAGE_GUILD

TYPES: Final = (TEXT, VOICE, CATEGORY, FORUM)
"""The channels that templates have."""
SETTINGS: Final = (
    "name", "description", "region", "verification_level", "default_message_notifications", "explicit_content_filter",
    "preferred_locale", "afk_timeout", "system_channel_flags",
)  # fmt: skip
OF_ROLE: Final = ("name", "permissions", "color", "colors", "hoist", "mentionable", "icon", "unicode_emoji")
OF_CHANNEL: Final[Json] = {
    "type": TEXT,
    "name": None,
    "position": None,
    "topic": None,
    "bitrate": 64000,
    "user_limit": 0,
    "nsfw": False,
    "rate_limit_per_user": 0,
    "default_auto_archive_duration": None,
    "available_tags": None,
    "template": "",
    "default_reaction_emoji": None,
    "default_thread_rate_limit_per_user": None,
    "default_sort_order": None,
    "default_forum_layout": None,
    "default_tag_setting": None,
    "theme_color": None,
}
"""What a template says of a channel, and what that is where the channel does not have it."""

SHAPE: Final = Form({"name": Words(100, 1), "description": Words(120)}, cleared=("description",))
KIND: Final = "templates"


def routes(service: Service) -> list[web.RouteDef]:
    """Return the endpoints."""
    world = service.world

    def _now() -> str:
        return datetime.fromtimestamp(world.now(), UTC).isoformat()

    def _answer(guild: Guild, template: Json) -> web.Response:
        """Return a template with whether the server has changed since."""
        return web.json_response(_shown(guild, template))

    def _shown(guild: Guild, template: Json) -> Json:
        changed = template["serialized_source_guild"] != _snapshot(world, guild)
        return {key: value for key, value in template.items() if key != "id"} | {"is_dirty": changed or None}

    def _own(request: web.Request) -> tuple[Guild, Json]:
        _, guild = service.member_of(request, MANAGE_GUILD)
        for template in guild.kept[KIND].values():
            if template["code"] == request.match_info["code"]:
                return guild, template
        raise unknown("Guild template")

    async def public(request: web.Request) -> web.Response:
        service.user(request)
        for guild in world.guilds.values():
            for template in guild.kept[KIND].values():
                if template["code"] == request.match_info["code"]:
                    return _answer(guild, template)
        raise unknown("Guild template")

    async def of_guild(request: web.Request) -> web.Response:
        _, guild = service.member_of(request, MANAGE_GUILD)
        return web.json_response([_shown(guild, each) for each in guild.kept[KIND].values()])

    async def create(request: web.Request) -> web.Response:
        user, guild = service.member_of(request, MANAGE_GUILD)
        body, _ = service.body(request)
        given = checked(SHAPE, body, ("name",))
        if guild.kept[KIND]:
            raise DiscordError(400, 30031, "Guild already has a template")
        template: Json = {
            "id": world.snowflakes.next(),
            "code": "".join(secrets.choice(string.ascii_letters + string.digits) for _ in range(12)),
            "description": None,
            **given,
            "usage_count": 0,
            "creator_id": str(user.id),
            "creator": user_json(user),
            "created_at": _now(),
            "updated_at": _now(),
            "source_guild_id": str(guild.id),
            "serialized_source_guild": _snapshot(world, guild),
        }
        guild.kept[KIND][template["id"]] = template
        return _answer(guild, template)

    async def sync(request: web.Request) -> web.Response:
        guild, template = _own(request)
        template |= {"serialized_source_guild": _snapshot(world, guild), "updated_at": _now()}
        return _answer(guild, template)

    async def change(request: web.Request) -> web.Response:
        guild, template = _own(request)
        body, _ = service.body(request)
        template |= checked(SHAPE, body)
        return _answer(guild, template)

    async def delete(request: web.Request) -> web.Response:
        guild, template = _own(request)
        del guild.kept[KIND][template["id"]]
        return _answer(guild, template)

    base = f"{API}/guilds/{{guild}}/templates"
    return [
        web.get(f"{API}/guilds/templates/{{code}}", public),
        web.get(base, of_guild),
        web.post(base, create),
        web.put(f"{base}/{{code}}", sync),
        web.patch(f"{base}/{{code}}", change),
        web.delete(f"{base}/{{code}}", delete),
    ]


def _snapshot(world: World, guild: Guild) -> Json:
    """Return a server as a template has it. Its roles and channels are numbered, and named by these numbers."""
    whole = changed_guild_json(world, guild)
    roles = [each for each in (guild.everyone(), *guild.roles.values()) if each.bot is None]
    places = {each.id: place for place, each in enumerate(roles)}
    channels = [each for each in guild.channels if each.parent is None and each.type in TYPES]
    numbers = {each.id: number for number, each in enumerate(channels, 1)}

    def number_of(channel: object) -> str | None:
        number = numbers.get(int(str(channel or 0)))
        return None if number is None else str(number)

    def told(channel: Channel) -> Json:
        is_so = channel_json(world, channel)
        tags = [{**tag, "id": place} for place, tag in enumerate(channel.tags)] if channel.type == FORUM else None
        return {
            "id": numbers[channel.id],
            **{name: is_so.get(name, default) for name, default in OF_CHANNEL.items()},
            "available_tags": tags,
            "parent_id": number_of(channel.category),
            "permission_overwrites": [
                {**each, "id": str(places[int(each["id"])])}
                for each in is_so["permission_overwrites"]
                if int(each["id"]) in places
            ],
        }

    return {
        **{name: whole[name] for name in SETTINGS},
        "afk_channel_id": number_of(whole["afk_channel_id"]),
        "system_channel_id": number_of(whole["system_channel_id"]),
        "roles": [{"id": places[each.id], **_role(role_json(each))} for each in roles],
        "channels": [told(each) for each in channels],
    }


def _role(whole: Json) -> Json:
    return {name: whole[name] for name in OF_ROLE}
