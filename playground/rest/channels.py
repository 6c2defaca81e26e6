"""Channels and their messages."""

from __future__ import annotations

from aiohttp import web

from playground.errors import FormErrors, missing_permissions, not_found, not_the_author, too_many_late_edits
from playground.payloads import channel_json, message_json
from playground.service import Service, number, origin_of
from playground.world import (
    API,
    MANAGE_MESSAGES,
    READ_HISTORY,
    SEND_IN_THREADS,
    SEND_MESSAGES,
    VIEW_CHANNEL,
    Channel,
    Message,
    User,
)

MOST_MESSAGES = 100
LATE_SECONDS = 3600
LATE_EDITS = 30
"""The most edits of a message that is more than an hour old. Discord has such a limit but does not publish it."""


def routes(service: Service) -> list[web.RouteDef]:
    """Return the endpoints."""
    world = service.world

    def _channel(request: web.Request, user: User, needs: int = VIEW_CHANNEL) -> Channel:
        return world.channel_for(number(request, "channel"), user, needs)

    async def channel(request: web.Request) -> web.Response:
        return web.json_response(channel_json(world, _channel(request, service.user(request))))

    async def messages(request: web.Request) -> web.Response:
        reader = service.user(request)
        where = _channel(request, reader)
        found = world.history(where.id, reader) if world.permissions(reader, where) & READ_HISTORY else []
        before, after, limit = _page(request)
        if before is not None:
            found = [each for each in found if each.id < before]
        if after is not None:
            found = [each for each in found if each.id > after][:limit]
        newest_first = list(reversed(found[-limit:]))
        return web.json_response([message_json(world, each, origin_of(request)) for each in newest_first])

    def _message(request: web.Request, user: User, *, for_all: bool = False) -> Message:
        return world.message(_channel(request, user).id, number(request, "message"), None if for_all else user)

    async def message(request: web.Request) -> web.Response:
        found = _message(request, service.user(request))
        return web.json_response(message_json(world, found, origin_of(request)))

    async def create_message(request: web.Request) -> web.Response:
        author = service.user(request)
        where = world.channel_for(number(request, "channel"), author)
        if not world.permissions(author, where) & (SEND_MESSAGES if where.parent is None else SEND_IN_THREADS):
            raise missing_permissions()
        data, files = await service.body(request)
        if not author.bot:
            data = {key: data[key] for key in ("content", "nonce") if key in data}
        data["flags"] = int(data.get("flags") or 0) & ~(1 << 6)  # only answers to interactions can be ephemeral
        sent = await service.create_message(where.id, author, data, files, origin_of(request))
        return web.json_response(message_json(world, sent, origin_of(request)))

    async def edit_message(request: web.Request) -> web.Response:
        editor = service.user(request)
        found = _message(request, editor, for_all=editor.bot)
        if found.author is not editor:
            raise not_the_author()
        if world.now() - found.at.timestamp() > LATE_SECONDS:
            if found.late_edits >= LATE_EDITS:
                raise too_many_late_edits()
            found.late_edits += 1
        data, files = await service.body(request)
        await service.edit_message(found, data, files, origin_of(request))
        return web.json_response(message_json(world, found, origin_of(request)))

    async def delete_message(request: web.Request) -> web.Response:
        deleter = service.user(request)
        found = _message(request, deleter)
        if found.author is not deleter and found.only_for is None:
            _channel(request, deleter, MANAGE_MESSAGES)
        await service.delete_message(found)
        return web.Response(status=204)

    async def typing(request: web.Request) -> web.Response:
        _channel(request, service.user(request), SEND_MESSAGES)
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


def _page(request: web.Request) -> tuple[int | None, int | None, int]:
    """Return the part of the messages that a query asks for: before and after which id, and how many.

    :raises DiscordError: 50035 if an id is not a number, or if the limit is not from 1 to 100.
    """
    errors = FormErrors()
    numbers: dict[str, int | None] = {}
    for name in ("before", "after", "limit"):
        text = request.query.get(name)
        numbers[name] = int(text) if text is not None and text.isdecimal() else None
        if text is not None and numbers[name] is None:
            errors.add(name, "NUMBER_TYPE_COERCE", f'Value "{text}" is not snowflake.')
    limit = numbers["limit"] if numbers["limit"] is not None else 50
    if not 1 <= limit <= MOST_MESSAGES:
        errors.add("limit", "NUMBER_TYPE_MAX", f"int value should be between 1 and {MOST_MESSAGES}.")
    errors.check()
    return numbers["before"], numbers["after"], limit
