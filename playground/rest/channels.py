"""Channels and their messages."""

from __future__ import annotations

from aiohttp import web

from playground.errors import missing_permissions, not_found, not_the_author
from playground.payloads import channel_json, message_json
from playground.service import API, Service, number, origin_of
from playground.world import MANAGE_MESSAGES, Message, User

MOST_MESSAGES = 100


def routes(service: Service) -> list[web.RouteDef]:
    """Return the endpoints."""
    world = service.world

    async def channel(request: web.Request) -> web.Response:
        service.user(request)
        return web.json_response(channel_json(world, world.channel(number(request, "channel"))))

    async def messages(request: web.Request) -> web.Response:
        reader = service.user(request)
        found = world.history(world.channel(number(request, "channel")).id, reader)
        before, after = request.query.get("before"), request.query.get("after")
        limit = min(MOST_MESSAGES, int(request.query.get("limit", "50")))
        if before is not None:
            found = [each for each in found if each.id < int(before)]
        if after is not None:
            found = [each for each in found if each.id > int(after)][:limit]
        newest_first = list(reversed(found[-limit:]))
        return web.json_response([message_json(world, each, origin_of(request)) for each in newest_first])

    def _message(request: web.Request, reader: User | None) -> Message:
        return world.message(world.channel(number(request, "channel")).id, number(request, "message"), reader)

    async def message(request: web.Request) -> web.Response:
        found = _message(request, service.user(request))
        return web.json_response(message_json(world, found, origin_of(request)))

    async def create_message(request: web.Request) -> web.Response:
        author = service.user(request)
        where = world.channel(number(request, "channel"))
        data, files = await service.body(request)
        if not author.bot:
            data = {key: data[key] for key in ("content", "nonce") if key in data}
        data["flags"] = int(data.get("flags") or 0) & ~(1 << 6)  # only an interaction's answer can be ephemeral
        sent = await service.create_message(where.id, author, data, files, origin_of(request))
        return web.json_response(message_json(world, sent, origin_of(request)))

    async def edit_message(request: web.Request) -> web.Response:
        editor = service.user(request)
        found = _message(request, None if editor.bot else editor)
        if found.author is not editor:
            raise not_the_author()
        data, files = await service.body(request)
        await service.edit_message(found, data, files, origin_of(request))
        return web.json_response(message_json(world, found, origin_of(request)))

    async def delete_message(request: web.Request) -> web.Response:
        deleter = service.user(request)
        found = _message(request, deleter)
        foreign = found.only_for is None and found.author is not deleter
        if foreign and not world.permissions(deleter) & MANAGE_MESSAGES:
            raise missing_permissions()
        await service.delete_message(found)
        return web.Response(status=204)

    async def typing(request: web.Request) -> web.Response:
        service.user(request)
        world.channel(number(request, "channel"))
        return web.Response(status=204)

    async def attachment(request: web.Request) -> web.Response:
        file = world.files.get(number(request, "attachment"))
        if file is None or file.name != request.match_info["name"]:
            raise not_found()
        return web.Response(body=file.content, content_type=file.content_type)

    base = f"{API}/channels/{{channel}}"
    return [
        web.get(base, channel),
        web.get(f"{base}/messages", messages),
        web.post(f"{base}/messages", create_message),
        web.get(f"{base}/messages/{{message}}", message),
        web.patch(f"{base}/messages/{{message}}", edit_message),
        web.delete(f"{base}/messages/{{message}}", delete_message),
        web.post(f"{base}/typing", typing),
        web.get("/attachments/{attachment}/{name}", attachment),
    ]
