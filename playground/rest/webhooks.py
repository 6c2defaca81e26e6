"""The endpoints of an interaction's token, which is valid for 15 minutes: the first answer and follow-ups."""

from __future__ import annotations

from aiohttp import web

from playground.changes.metadata import metadata
from playground.changes.service import Service, number, origin_of
from playground.errors import DiscordError, unknown
from playground.objects.payloads import message_json
from playground.world import API, EPHEMERAL, Interaction, Message
from playground.world.installs import MOST_FOLLOW_UPS, must_be_ephemeral, only_for_user


def routes(service: Service) -> list[web.RouteDef]:
    """Return the endpoints."""
    world = service.world

    def _interaction(request: web.Request) -> Interaction:
        if number(request, "application") != world.application:
            raise unknown("Webhook")
        interaction = service.interaction(request.match_info["token"])
        if not interaction.answered:
            raise unknown("Webhook")  # the token works only once there is an answer
        return interaction

    def _message(request: web.Request) -> Message:
        interaction = _interaction(request)
        name = request.match_info["message"]
        found = interaction.original if name == "@original" else number(request, "message")
        message = world.messages.get(found or 0)
        if message is None or message.id not in {interaction.original, *interaction.follow_ups}:
            raise unknown("Message")  # a token only reaches the messages that were sent through it
        return message

    async def follow_up(request: web.Request) -> web.Response:
        interaction = _interaction(request)
        data, files = service.body(request)
        original = world.messages.get(interaction.original or 0)
        if original is not None and original.loading:
            await service.edit_message(original, data, files, origin_of(request))
            return web.json_response(message_json(world, original, origin_of(request)))
        if only_for_user(world, interaction) and len(interaction.follow_ups) >= MOST_FOLLOW_UPS:
            raise DiscordError(400, 40094, "This interaction has hit the maximum number of follow up messages.")
        flags = int(data.get("flags") or 0)
        if must_be_ephemeral(world, interaction):
            flags |= EPHEMERAL
        sent = await service.create_message(
            interaction.channel.id,
            world.bot,
            {**data, "flags": flags},
            files,
            origin_of(request),
            only_for=interaction.user.id if flags & EPHEMERAL else None,
            metadata=metadata(world, interaction, follow_up=True),
        )
        interaction.follow_ups.add(sent.id)
        return web.json_response(message_json(world, sent, origin_of(request)))

    async def message(request: web.Request) -> web.Response:
        return web.json_response(message_json(world, _message(request), origin_of(request)))

    async def edit(request: web.Request) -> web.Response:
        found = _message(request)
        data, files = service.body(request)
        await service.edit_message(found, data, files, origin_of(request))
        return web.json_response(message_json(world, found, origin_of(request)))

    async def delete(request: web.Request) -> web.Response:
        await service.delete_message(_message(request))
        return web.Response(status=204)

    base = f"{API}/webhooks/{{application}}/{{token}}"
    return [
        web.post(base, follow_up),
        web.get(f"{base}/messages/{{message}}", message),
        web.patch(f"{base}/messages/{{message}}", edit),
        web.delete(f"{base}/messages/{{message}}", delete),
    ]
