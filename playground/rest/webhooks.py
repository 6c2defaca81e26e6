"""The endpoints of a token: that of an interaction, which is valid for 15 minutes, or that of a webhook."""

from __future__ import annotations

from typing import Final

from aiohttp import web

from playground.changes.metadata import metadata
from playground.changes.service import Endpoints, Service, number, origin_of
from playground.checks.pictures import File
from playground.errors import DiscordError, empty_message, invalid_webhook_token, unknown
from playground.objects.payloads import message_json
from playground.rest.fields import query_truth
from playground.world import API, EPHEMERAL, Attachment, Channel, Interaction, Json, Message
from playground.world.guild import PUBLIC_THREAD, THREAD_ONLY, WITHOUT_MESSAGES
from playground.world.installs import MOST_FOLLOW_UPS, must_be_ephemeral, only_for_user
from playground.world.webhooks import INCOMING, Webhook

OF_WEBHOOKS: Final = ("username", "avatar_url", "thread_name", "applied_tags", "message_reference")
"""What is no part of a webhook's message. It cannot reply."""


def routes(service: Service) -> list[web.RouteDef]:
    """Return the endpoints."""
    tokens = _Tokens(service)
    base = f"{API}/webhooks/{{application}}/{{token}}"
    return [
        web.post(base, tokens.send),
        web.get(f"{base}/messages/{{message}}", tokens.message),
        web.patch(f"{base}/messages/{{message}}", tokens.edit),
        web.delete(f"{base}/messages/{{message}}", tokens.delete),
    ]


class _Tokens(Endpoints):
    def _owner(self, request: web.Request) -> Interaction | Webhook:
        """Return what a path's token belongs to.

        :raises DiscordError: 10015, 50027.
        """
        named, token = number(request, "application"), request.match_info["token"]
        webhook = self._world.webhooks.get(named)
        if webhook is not None:
            if token != webhook.token or webhook.type != INCOMING:
                raise invalid_webhook_token()
            return webhook
        if named not in self._world.bots:
            raise unknown("Webhook")
        interaction = self._service.interaction(token)
        if not interaction.answered or interaction.bot.id != named:
            raise unknown("Webhook")  # the token works only once there is an answer
        return interaction

    def _message(self, request: web.Request) -> Message:
        """Return a message that was sent through the token, or whose button was pressed. It reaches no others."""
        owner, name = self._owner(request), request.match_info["message"]
        original = owner.original if isinstance(owner, Interaction) else None
        message = self._world.messages.get((original if name == "@original" else number(request, "message")) or 0)
        if message is None:
            raise unknown("Message")
        if isinstance(owner, Interaction):
            own = message is owner.source or message.id in {owner.original, *owner.follow_ups}
        else:
            own = message.webhook == owner.id
            if "thread_id" in request.query:
                own = own and str(message.channel) == request.query["thread_id"]
        if not own:
            raise unknown("Message")
        return message

    async def send(self, request: web.Request) -> web.Response:
        owner = self._owner(request)
        data, files = self._service.body(request)
        origin = origin_of(request)
        if isinstance(owner, Interaction):
            sent = await self._follow_up(owner, data, files, origin)
        else:
            sent = await self._execute(owner, request, data, files)
            if not query_truth(request, "wait"):
                return web.Response(status=204)
        return web.json_response(message_json(self._world, sent, origin))

    # Interactions

    async def _follow_up(self, interaction: Interaction, data: Json, files: list[Attachment], origin: str) -> Message:
        world = self._world
        original = world.messages.get(interaction.original or 0)
        if original is not None and original.loading:
            await self._service.edit_message(original, data, files, origin)
            return original
        if only_for_user(world, interaction) and len(interaction.follow_ups) >= MOST_FOLLOW_UPS:
            raise DiscordError(400, 40094, "This interaction has hit the maximum number of follow up messages.")
        flags = int(data.get("flags") or 0)
        if must_be_ephemeral(world, interaction):
            flags |= EPHEMERAL
        sent = await self._service.create_message(
            interaction.channel.id,
            interaction.bot,
            {**data, "flags": flags},
            files,
            origin,
            only_for=interaction.user.id if flags & EPHEMERAL else None,
            metadata=metadata(world, interaction, follow_up=True),
        )
        interaction.follow_ups.add(sent.id)
        return sent

    # Webhooks

    async def _execute(self, webhook: Webhook, request: web.Request, data: Json, files: list[Attachment]) -> Message:
        """Let a webhook write, as whom its request says."""
        channel, title = self._place(webhook, request), data.get("thread_name")
        picture = data.get("avatar_url") or None
        author = webhook.author(data.get("username"), None if picture is None else File(picture.encode(), "").hash)
        message = {key: value for key, value in data.items() if key not in OF_WEBHOOKS}
        message["flags"] = int(data.get("flags") or 0) & ~EPHEMERAL
        if webhook.creator.id not in self._world.bots and not query_truth(request, "with_components"):
            message.pop("components", None)
        if channel.type not in THREAD_ONLY:
            if title is not None:
                text = "Webhooks can only create threads in forum channels"
                raise DiscordError(400, 220003, text)
            if channel.type in WITHOUT_MESSAGES:
                raise empty_message()
            return await self._service.create_message(
                channel.id, author, message, files, origin_of(request), webhook=webhook.id
            )
        if not title:
            text = "Webhooks posted to forum channels must have a thread_name or thread_id"
            raise DiscordError(400, 220001, text)
        thread = self._world.add_thread(channel, str(title), author, PUBLIC_THREAD)
        origin = origin_of(request)
        return await self._service.create_post(thread, author, message, files, origin, webhook=webhook.id)

    def _place(self, webhook: Webhook, request: web.Request) -> Channel:
        """Return the channel of a webhook, or the thread in it that a query names."""
        channel = self._world.channel(webhook.channel)
        if "thread_id" not in request.query:
            return channel
        thread = self._world.channels.get(int(request.query["thread_id"]))
        if thread is None or thread.parent != channel.id:
            raise unknown("Channel")
        return thread

    # Messages of both

    async def message(self, request: web.Request) -> web.Response:
        return web.json_response(message_json(self._world, self._message(request), origin_of(request)))

    async def edit(self, request: web.Request) -> web.Response:
        found = self._message(request)
        data, files = self._service.body(request)
        await self._service.edit_message(found, data, files, origin_of(request))
        return web.json_response(message_json(self._world, found, origin_of(request)))

    async def delete(self, request: web.Request) -> web.Response:
        await self._service.delete_message(self._message(request))
        return web.Response(status=204)
