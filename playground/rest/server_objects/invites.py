"""Invites: making, reading and deleting them."""

from __future__ import annotations

import secrets
import string
from datetime import UTC, datetime
from typing import Final

from aiohttp import web

from playground.changes.service import Endpoints, Service, number
from playground.checks.shapes import Choice, Flag, Form, Id, Whole
from playground.errors import DiscordError, missing_permissions, unknown
from playground.objects.payloads import guild_json, user_json
from playground.rest.fields import query_truth
from playground.rest.server_objects.kept import checked, refuse, too_many
from playground.world import API, Channel, Guild, Json, User
from playground.world.guild import CATEGORY
from playground.world.permissions import CREATE_INVITE, MANAGE_CHANNELS, MANAGE_GUILD

MOST: Final = 1000
DAY: Final = 86400
LONGEST: Final = 5184000
"""How long an invite can be valid, in seconds."""

STREAM, ACTIVITY = 1, 2
"""The types of targets."""

SHAPE: Final = Form(
    {
        "max_age": Whole(0, LONGEST),
        "max_uses": Whole(0, 100),
        "temporary": Flag(),
        "unique": Flag(),
        "target_type": Choice((STREAM, ACTIVITY)),
        "target_user_id": Id(),
        "target_application_id": Id(),
    }
)
OF_GUILD: Final = (
    "id", "name", "splash", "banner", "description", "icon", "features", "verification_level", "vanity_url_code",
    "nsfw_level", "nsfw", "premium_subscription_count",
)  # fmt: skip
METADATA: Final = ("uses", "max_uses", "max_age", "temporary", "created_at")
"""What only those read who manage the channel or the server."""


def routes(service: Service) -> list[web.RouteDef]:
    """Return the endpoints."""
    invites = _Invites(service)
    return [
        web.get(f"{API}/channels/{{channel}}/invites", invites.of_channel),
        web.post(f"{API}/channels/{{channel}}/invites", invites.create),
        web.get(f"{API}/guilds/{{guild}}/invites", invites.of_guild),
        web.get(f"{API}/invites/{{code}}", invites.one),
        web.delete(f"{API}/invites/{{code}}", invites.delete),
    ]


class _Invites(Endpoints):
    def _valid(self) -> list[Json]:
        """Return the invites that have not expired. Those that have are forgotten."""
        now = datetime.fromtimestamp(self._world.now(), UTC)
        for code, invite in list(self._world.invites.items()):
            expires = invite["expires_at"]
            channel = self._world.channels.get(int(invite["channel"]["id"]))
            if channel is None or (expires is not None and datetime.fromisoformat(expires) <= now):
                del self._world.invites[code]
        return list(self._world.invites.values())

    async def of_channel(self, request: web.Request) -> web.Response:
        channel = self._world.channel_for(number(request, "channel"), self._service.user(request), MANAGE_CHANNELS)
        return web.json_response([each for each in self._valid() if each["channel"]["id"] == str(channel.id)])

    async def of_guild(self, request: web.Request) -> web.Response:
        _, guild = self._service.member_of(request, MANAGE_GUILD)
        return web.json_response([each for each in self._valid() if each["guild_id"] == str(guild.id)])

    async def one(self, request: web.Request) -> web.Response:
        self._service.user(request)
        invite = self._invite(request)
        shown = {key: value for key, value in invite.items() if key not in METADATA}
        if query_truth(request, "with_counts"):
            count = len(self._world.guilds[int(invite["guild_id"])].members)
            shown["approximate_member_count"] = shown["approximate_presence_count"] = count
        return web.json_response(shown)

    async def create(self, request: web.Request) -> web.Response:
        user = self._service.user(request)
        channel = self._world.channel_for(number(request, "channel"), user, CREATE_INVITE)
        body, _ = self._service.body(request)
        given = checked(SHAPE, body)
        if channel.private or channel.type == CATEGORY or channel.thread is not None:
            raise DiscordError(400, 50024, "Cannot execute action on this channel type")
        if given.get("target_type") == ACTIVITY and "target_application_id" not in given:
            refuse("target_application_id", "BASE_TYPE_REQUIRED", "This field is required")
        if given.get("target_type") == STREAM and "target_user_id" not in given:
            refuse("target_user_id", "BASE_TYPE_REQUIRED", "This field is required")
        wanted = {"max_age": given.get("max_age", DAY), "max_uses": given.get("max_uses", 0)}
        wanted |= {"temporary": given.get("temporary", False)}
        if not given.get("unique") and "target_type" not in given:
            for each in self._valid():
                alike = all(each[key] == value for key, value in wanted.items())
                if alike and each["channel"]["id"] == str(channel.id) and each["inviter"]["id"] == str(user.id):
                    return web.json_response(each)
        guild = self._world.guilds[channel.guild]
        if sum(each["guild_id"] == str(guild.id) for each in self._valid()) >= MOST:
            raise too_many(30016, "invites", MOST)
        invite = self._made(guild, channel, user, wanted)
        if "target_type" in given:
            invite["target_type"] = given["target_type"]
        self._world.invites[invite["code"]] = invite
        await self._tell(
            "INVITE_CREATE", invite, {**{key: invite[key] for key in METADATA}, "inviter": user_json(user)}
        )
        return web.json_response(invite)

    def _made(self, guild: Guild, channel: Channel, user: User, wanted: Json) -> Json:
        now, whole = self._world.now(), guild_json(self._world, guild)
        age = wanted["max_age"]
        return {
            "type": 0,
            "code": "".join(secrets.choice(string.ascii_letters + string.digits) for _ in range(8)),
            "inviter": user_json(user),
            "created_at": datetime.fromtimestamp(now, UTC).isoformat(),
            "expires_at": datetime.fromtimestamp(now + age, UTC).isoformat() if age else None,
            "flags": 0,
            "guild": {key: whole[key] for key in OF_GUILD},
            "guild_id": str(guild.id),
            "channel": {"id": str(channel.id), "type": channel.type, "name": channel.name},
            "uses": 0,
            **wanted,
        }

    async def delete(self, request: web.Request) -> web.Response:
        user, invite = self._service.user(request), self._invite(request)
        guild, channel = self._world.guilds[int(invite["guild_id"])], self._world.channels[int(invite["channel"]["id"])]
        managed = user.id in guild.members and self._world.permissions_in(guild, user) & MANAGE_GUILD
        if not managed and not self._world.may(user, channel, MANAGE_CHANNELS):
            raise missing_permissions()
        del self._world.invites[invite["code"]]
        await self._tell("INVITE_DELETE", invite, {})
        return web.json_response({key: value for key, value in invite.items() if key not in METADATA})

    def _invite(self, request: web.Request) -> Json:
        found = next((each for each in self._valid() if each["code"] == request.match_info["code"]), None)
        if found is None:
            raise unknown("Invite")
        return found

    async def _tell(self, event: str, invite: Json, more: Json) -> None:
        guild = self._world.guilds[int(invite["guild_id"])]
        channel = self._world.channels[int(invite["channel"]["id"])]
        about = {"code": invite["code"], "guild_id": invite["guild_id"], "channel_id": invite["channel"]["id"], **more}

        def told(each: User) -> bool:
            return each.id in guild.members and self._world.may(each, channel, MANAGE_CHANNELS)

        await self._service.gateway.tell(event, about, guild.id, told)
