"""Channels and their messages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from aiohttp import web

from playground.changes.moderation import ALERTED, Moderation
from playground.changes.sending import check_embeds_and_files, check_sending
from playground.changes.service import Service, number, origin_of
from playground.errors import DiscordError, FormErrors, not_found, not_the_author
from playground.objects.payloads import THREAD_STARTER, channel_json, member_json, message_json
from playground.objects.references import ANSWERABLE
from playground.rest.fields import FILE_HEADERS
from playground.world import (
    API,
    MANAGE_MESSAGES,
    READ_HISTORY,
    VIEW_CHANNEL,
    Channel,
    Json,
    Message,
    User,
)

MOST_MESSAGES = 100
FROM_PEOPLE = ("content", "nonce", "enforce_nonce", "message_reference", "allowed_mentions", "poll")
"""What people's messages have. They cannot send components and embeds."""

OF_THE_AUTHOR: Final = frozenset({"content", "embeds", "components", "attachments", "allowed_mentions"})
"""The parts of a message that only its author may edit. Those who may manage messages edit its flags."""
PICTURES: Final = frozenset({"image/png", "image/jpeg", "image/gif", "image/webp", "image/avif", "image/bmp"})
"""The types of files that browsers show. SVG is none of them, because it can have scripts."""


def routes(service: Service) -> list[web.RouteDef]:
    """Return the endpoints."""
    world = service.world

    def _channel(request: web.Request, user: User, needs: int = VIEW_CHANNEL) -> Channel:
        return world.channel_for(number(request, "channel"), user, needs)

    async def channel(request: web.Request) -> web.Response:
        reader = service.user(request)
        await service.threads.settle()
        return web.json_response(channel_json(world, _channel(request, reader), reader))

    async def messages(request: web.Request) -> web.Response:
        reader = service.user(request)
        where = _channel(request, reader)
        found = world.history(where.id, reader) if world.may(reader, where, READ_HISTORY) else []
        around, before, after, limit = _page(request)
        if around is not None:
            newer = [each for each in found if each.id > around][: limit // 2]
            found = [each for each in found if each.id <= around][-(limit - len(newer)) :] + newer
        elif before is not None:
            found = [each for each in found if each.id < before]
        elif after is not None:
            found = [each for each in found if each.id > after][:limit]
        newest_first = list(reversed(found[-limit:]))
        return web.json_response([message_json(world, each, origin_of(request), reader) for each in newest_first])

    def _message(request: web.Request, user: User, *, for_all: bool = False) -> Message:
        return world.message(_channel(request, user).id, number(request, "message"), None if for_all else user)

    async def message(request: web.Request) -> web.Response:
        reader = service.user(request)
        _channel(request, reader, READ_HISTORY)
        found = _message(request, reader)
        return web.json_response(message_json(world, found, origin_of(request), reader))

    async def create_message(request: web.Request) -> web.Response:
        author = service.user(request)
        where = world.channel_for(number(request, "channel"), author)
        check_sending(world, author, where)
        service.threads.check_writable(where, author)
        data, files = service.body(request)
        if not author.bot:
            data = {key: data[key] for key in FROM_PEOPLE if key in data}
        data = check_embeds_and_files(world, author, where, data, files)
        data["flags"] = int(data.get("flags") or 0) & ~(1 << 6)  # only answers to interactions can be ephemeral
        moderation = Moderation(service, where, author, data.get("content") or "", origin_of(request))
        origin = origin_of(request)
        sent = await service.create_message(where.id, author, data, files, origin, before=moderation.before)
        await moderation.after(sent)
        return web.json_response(message_json(world, sent, origin_of(request)))

    async def edit_message(request: web.Request) -> web.Response:
        editor = service.user(request)
        found = _message(request, editor, for_all=True)
        data, files = service.body(request)
        if found.author is not editor:
            if "flags" not in data or files or not OF_THE_AUTHOR.isdisjoint(data):
                raise not_the_author()
            _channel(request, editor, MANAGE_MESSAGES)
            data = {"flags": data["flags"]}
        if found.type not in ANSWERABLE or found.type == THREAD_STARTER:
            raise DiscordError(400, 50021, "Cannot execute action on a system message")
        where = world.channel(found.channel)
        service.limits.check_late_edit(found.channel, found.at.timestamp())
        data = check_embeds_and_files(world, editor, where, data, files, edits=True)
        moderation = Moderation(service, where, editor, data.get("content") or "", origin_of(request))
        await moderation.before()
        await service.edit_message(found, data, files, origin_of(request))
        await moderation.after(found)
        return web.json_response(message_json(world, found, origin_of(request)))

    async def delete_message(request: web.Request) -> web.Response:
        deleter = service.user(request)
        found = _message(request, deleter)
        if (found.author is not deleter or found.type == ALERTED) and found.only_for is None:
            if world.channel(found.channel).private:
                raise DiscordError(403, 50003, "Cannot execute action on a DM channel")
            _channel(request, deleter, MANAGE_MESSAGES)
        service.threads.check_deletable(world.channel(found.channel), deleter)
        await service.delete_message(found)
        return web.Response(status=204)

    async def typing(request: web.Request) -> web.Response:
        user = service.user(request)
        where = _channel(request, user)
        check_sending(world, user, where)
        about: Json = {"channel_id": str(where.id), "user_id": str(user.id), "timestamp": int(world.now())}
        if where.guild:
            member = member_json(world, world.guilds[where.guild], user)
            about |= {"guild_id": str(where.guild), "member": member}
        await service.gateway.tell(
            "TYPING_START", about, where.guild, lambda each: each is not user and world.sees(each, where)
        )
        return web.Response(status=204)

    async def attachment(request: web.Request) -> web.Response:
        file = world.files.get(number(request, "attachment"))
        if file is None or file.name != request.match_info["name"]:
            raise not_found()
        return web.Response(body=file.content, content_type=file.content_type, headers=headers_of(file.content_type))

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


def headers_of(content_type: str) -> Mapping[str, str]:
    """Return the headers of a file that somebody has sent. It cannot act as a page of the playground.

    Browsers show pictures, wherever they find them, and download everything else.
    """
    return FILE_HEADERS if content_type in PICTURES else {**FILE_HEADERS, "Content-Disposition": "attachment"}


def _page(request: web.Request) -> tuple[int | None, int | None, int | None, int]:
    """Return the part of the messages that a query asks for: around, before or after which id, and how many.

    :raises DiscordError: 50035 if an id is not a number, or if the limit is not from 1 to 100.
    """
    errors = FormErrors()
    numbers: dict[str, int | None] = {}
    for name in ("around", "before", "after", "limit"):
        text = request.query.get(name)
        numbers[name] = int(text) if text is not None and text.isdecimal() else None
        if text is not None and numbers[name] is None:
            errors.add(name, "NUMBER_TYPE_COERCE", f'Value "{text}" is not snowflake.')
    limit = numbers["limit"] if numbers["limit"] is not None else 50
    if not 1 <= limit <= MOST_MESSAGES:
        errors.add("limit", "NUMBER_TYPE_MAX", f"int value should be between 1 and {MOST_MESSAGES}.")
    errors.check()
    return numbers["around"], numbers["before"], numbers["after"], limit
