"""Webhooks as such: creating, listing, changing and deleting them, and following channels of announcements."""

from __future__ import annotations

import secrets
from typing import Final

from aiohttp import web

from playground.changes.notices import FOLLOWED, post_notice
from playground.changes.service import Endpoints, Service, number, origin_of
from playground.checks.fields import Words
from playground.checks.pictures import Picture
from playground.checks.shapes import Form, Id
from playground.errors import DiscordError, FormErrors, invalid_webhook_token, missing_permissions, unknown
from playground.objects.webhooks import webhook_json
from playground.world import API, Channel, Json, User
from playground.world.guild import ANNOUNCEMENT, CATEGORY
from playground.world.permissions import MANAGE_WEBHOOKS
from playground.world.webhooks import FOLLOWER, Webhook

MOST: Final = 15
"""How many webhooks a channel can have."""

SHAPE: Final = Form({"name": Words(80, 1), "avatar": Picture(), "channel_id": Id()}, cleared=("avatar",))
FORBIDDEN: Final = ("clyde", "discord")


def routes(service: Service) -> list[web.RouteDef]:
    """Return the endpoints."""
    webhooks = _Webhooks(service)
    base, by_id = f"{API}/channels/{{channel}}", f"{API}/webhooks/{{webhook}}"
    return [
        web.get(f"{base}/webhooks", webhooks.of_channel),
        web.post(f"{base}/webhooks", webhooks.create),
        web.post(f"{base}/followers", webhooks.follow),
        web.get(f"{API}/guilds/{{guild}}/webhooks", webhooks.of_guild),
        web.get(by_id, webhooks.one),
        web.patch(by_id, webhooks.change),
        web.delete(by_id, webhooks.delete),
        web.get(f"{by_id}/{{token}}", webhooks.one),
        web.patch(f"{by_id}/{{token}}", webhooks.change),
        web.delete(f"{by_id}/{{token}}", webhooks.delete),
    ]


class _Webhooks(Endpoints):
    def _json(self, webhook: Webhook, request: web.Request) -> Json:
        by_token = "token" in request.match_info
        return webhook_json(self._world, webhook, origin_of(request), by_token=by_token)

    def _channel(self, request: web.Request) -> tuple[User, Channel]:
        user = self._service.user(request)
        return user, self._world.channel_for(number(request, "channel"), user, MANAGE_WEBHOOKS)

    def _webhook(self, request: web.Request) -> Webhook:
        """Return the webhook of a path, which its sender may change: by its token, or by a permission."""
        token = request.match_info.get("token")
        user = self._service.user(request) if token is None else None
        webhook = self._world.webhooks.get(number(request, "webhook"))
        if webhook is None:
            raise unknown("Webhook")
        if token is not None and token != webhook.token:
            raise invalid_webhook_token()
        if user is not None:
            self._world.channel_for(webhook.channel, user, MANAGE_WEBHOOKS)
        return webhook

    def _read(self, request: web.Request, *, new: bool) -> Json:
        body, _ = self._service.body(request)
        errors = FormErrors()
        given: Json = SHAPE.read(body, "", errors)
        name = given.get("name")
        if name is None and new:
            errors.required("name")
        for word in FORBIDDEN:
            if word in str(name).lower():
                errors.add("name", "WEBHOOK_NAME_INVALID", f'Username cannot contain "{word}"')
        errors.check()
        if "avatar" in given:
            given["avatar"] = self._service.keep(given["avatar"])
        return given

    async def of_channel(self, request: web.Request) -> web.Response:
        _, channel = self._channel(request)
        found = [each for each in self._world.webhooks.values() if each.channel == channel.id]
        return web.json_response([self._json(each, request) for each in found])

    async def of_guild(self, request: web.Request) -> web.Response:
        _, guild = self._service.member_of(request, MANAGE_WEBHOOKS)
        found = [each for each in self._world.webhooks.values() if each.guild == guild.id]
        return web.json_response([self._json(each, request) for each in found])

    async def one(self, request: web.Request) -> web.Response:
        return web.json_response(self._json(self._webhook(request), request))

    async def create(self, request: web.Request) -> web.Response:
        user, channel = self._channel(request)
        given = self._read(request, new=True)
        webhook = await self._add(channel, given["name"], user)
        webhook.avatar = given.get("avatar")
        return web.json_response(self._json(webhook, request))

    def _check_place(self, channel: Channel) -> None:
        """Check that a channel can have another webhook."""
        if channel.type == CATEGORY or channel.thread is not None:
            raise DiscordError(400, 50024, "Cannot execute action on this channel type")
        if sum(each.channel == channel.id for each in self._world.webhooks.values()) >= MOST:
            raise DiscordError(400, 30007, f"Maximum number of webhooks reached ({MOST})")

    async def _add(self, channel: Channel, name: str, user: User) -> Webhook:
        self._check_place(channel)
        new_id = self._world.snowflakes.next()
        webhook = Webhook(new_id, channel.guild, channel.id, name, secrets.token_urlsafe(51), user)
        self._world.webhooks[new_id] = webhook
        await self._tell(webhook)
        return webhook

    async def follow(self, request: web.Request) -> web.Response:
        user = self._service.user(request)
        source = self._world.channel_for(number(request, "channel"), user)
        body, _ = self._service.body(request)
        errors = FormErrors()
        if body.get("webhook_channel_id") is None:
            errors.required("webhook_channel_id")
        goal = Id().read(body.get("webhook_channel_id", 0), "webhook_channel_id", errors)
        errors.check()
        if source.type != ANNOUNCEMENT:
            raise DiscordError(400, 50024, "Cannot execute action on this channel type")
        channel = self._world.channel_for(int(goal), user, MANAGE_WEBHOOKS)
        webhook = await self._add(channel, f"{self._world.guilds[source.guild].name} #{source.name}", user)
        webhook.type, webhook.source = FOLLOWER, source.id
        await post_notice(self._service, channel, user, FOLLOWED, origin_of(request), text=webhook.name)
        return web.json_response({"channel_id": str(source.id), "webhook_id": str(webhook.id)})

    async def change(self, request: web.Request) -> web.Response:
        webhook = self._webhook(request)
        given = self._read(request, new=False)
        if "channel_id" in given and "token" not in request.match_info:
            goal = self._world.channel_for(int(given["channel_id"]), self._service.user(request), MANAGE_WEBHOOKS)
            if goal.guild != webhook.guild:
                raise missing_permissions()
            if goal.id != webhook.channel:
                self._check_place(goal)
            webhook.channel = goal.id
        webhook.name = given.get("name", webhook.name)
        webhook.avatar = given.get("avatar", webhook.avatar)
        await self._tell(webhook)
        return web.json_response(self._json(webhook, request))

    async def delete(self, request: web.Request) -> web.Response:
        webhook = self._webhook(request)
        del self._world.webhooks[webhook.id]
        await self._tell(webhook)
        return web.Response(status=204)

    async def _tell(self, webhook: Webhook) -> None:
        about = {"guild_id": str(webhook.guild), "channel_id": str(webhook.channel)}
        await self._service.gateway.tell("WEBHOOKS_UPDATE", about, webhook.guild, lambda _: True)
