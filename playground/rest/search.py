"""Searching: the messages of a server, and the threads of a channel."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Final, TypeVar

from aiohttp import web

from playground.changes.service import Service, number, origin_of
from playground.objects.payloads import channel_json, message_json
from playground.objects.references import SNAPSHOT
from playground.objects.servers import thread_member_json
from playground.rest.fields import query_number, query_truth
from playground.world import API, Channel, Json, Message, User
from playground.world.permissions import READ_HISTORY

Found = TypeVar("Found", Message, Channel)
AT_ONCE: Final = 25
LINK: Final = re.compile(r"https?://([^/\s:?#]+)")


def routes(service: Service) -> list[web.RouteDef]:
    """Return the endpoints."""
    world = service.world

    async def messages(request: web.Request) -> web.Response:
        user, guild = service.member_of(request)
        readable = {
            each.id
            for each in guild.channels
            if world.sees(user, each)
            and world.may(user, each, READ_HISTORY)
            and (not world.ruling(each).nsfw or query_truth(request, "include_nsfw"))
        }
        there = [each for each in world.messages.values() if each.channel in readable and each.only_for is None]
        found = [each for each in there if _fits(request, each)]
        found.sort(key=lambda each: each.id, reverse=request.query.get("sort_order") != "asc")
        page = _page(request, found)
        origin = origin_of(request)
        threads = [channel for each in page if (channel := world.channels[each.channel]).thread is not None]
        return web.json_response(
            {
                "messages": [[_hit(message_json(world, each, origin, user))] for each in page],
                "total_results": len(found),
                "doing_deep_historical_index": False,
                **_listed({each.id: each for each in threads}.values(), user),
            }
        )

    def _fits(request: web.Request, message: Message) -> bool:
        query = request.query
        replied = world.messages.get(int((message.reference or {}).get("message_id") or 0))
        is_so: dict[str, Callable[[str], bool]] = {
            "author_id": lambda each: each in (str(message.author.id), str(message.webhook)),
            "mentions": lambda each: int(each) in message.mentions,
            "mentions_role_id": lambda each: int(each) in message.mention_roles,
            "replied_to_user_id": lambda each: replied is not None and str(replied.author.id) == each,
            "replied_to_message_id": lambda each: replied is not None and str(replied.id) == each,
            "channel_id": lambda each: str(message.channel) == each,
            "link_hostname": lambda each: each.lower() in map(str.lower, LINK.findall(message.content)),
            "embed_provider": lambda each: any(
                each == (one.get("provider") or {}).get("name") for one in message.embeds
            ),
            "embed_type": lambda each: any(each == one.get("type") for one in message.embeds),
            "attachment_extension": lambda each: any(one.name.endswith(f".{each}") for one in message.attachments),
            "attachment_filename": lambda each: any(each.lower() in one.name.lower() for one in message.attachments),
        }
        all_of: dict[str, Callable[[str], bool]] = {
            "has": lambda each: _has(message, each),
            "author_type": lambda each: each == _author_type(message),
            "mention_everyone": lambda each: query_truth(request, "mention_everyone") == message.mention_everyone,
            "pinned": lambda each: query_truth(request, "pinned") == (message.pinned_at is not None),
            "content": lambda each: all(word in _words(message) for word in each.lower().split()),
            "min_id": lambda each: message.id > int(each),
            "max_id": lambda each: message.id < int(each),
        }
        return all(
            any(holds(each) for each in query.getall(name)) for name, holds in is_so.items() if name in query
        ) and all(
            holds(each.removeprefix("-")) != each.startswith("-")
            for name, holds in all_of.items()
            for each in query.getall(name, ())
        )

    async def threads(request: web.Request) -> web.Response:
        user = service.user(request)
        await service.threads.settle()
        parent = world.channel_for(number(request, "channel"), user, READ_HISTORY)
        query = request.query
        name, tags = query.get("name", "").lower(), {int(each) for each in query.getall("tag", ())}
        matches = all if query.get("tag_setting") == "match_all" else any
        found = [
            each
            for each in world.threads.values()
            if each.parent == parent.id
            and each.thread is not None
            and world.sees(user, each)
            and name in each.name.lower()
            and query_number(request, "min_id", 0, 0, 1 << 64) < each.id
            and each.id < query_number(request, "max_id", 1 << 64, 0, 1 << 64)
            and (not tags or matches(tag in each.thread.tags for tag in tags))
            and ("archived" not in query or query_truth(request, "archived") == each.thread.archived)
        ]
        by = query.get("sort_by")
        found.sort(key=lambda each: _place(each, by), reverse=query.get("sort_order") != "asc")
        page = _page(request, found)
        first = [world.messages[each.id] for each in page if each.id in world.messages]
        return web.json_response(
            {
                **_listed(page, user),
                "first_messages": [message_json(world, each, origin_of(request), user) for each in first],
                "has_more": query_number(request, "offset", 0, 0, 9975) + len(page) < len(found),
                "total_results": len(found),
            }
        )

    def _listed(found: Iterable[Channel], user: User) -> Json:
        listed = list(found)
        joined = [each for each in listed if each.thread is not None and user.id in each.thread.members]
        return {
            "threads": [channel_json(world, each, user) for each in listed],
            "members": [thread_member_json(each, user.id) for each in joined],
        }

    return [
        web.get(f"{API}/guilds/{{guild}}/messages/search", messages),
        web.get(f"{API}/channels/{{channel}}/threads/search", threads),
    ]


def _page(request: web.Request, found: list[Found]) -> list[Found]:
    offset = query_number(request, "offset", 0, 0, 9975)
    return found[offset:][: query_number(request, "limit", AT_ONCE, 1, AT_ONCE)]


def _hit(message: Json) -> Json:
    return {key: value for key, value in message.items() if key != "reactions"} | {"hit": True}


def _words(message: Message) -> str:
    """Return the text of a message and of its embeds, in small letters."""
    embeds = [str(embed.get(part) or "") for embed in message.embeds for part in ("title", "description")]
    return "\n".join((message.content, *embeds)).lower()


def _author_type(message: Message) -> str:
    return "webhook" if message.webhook is not None else "bot" if message.author.bot else "user"


def _has(message: Message, what: str) -> bool:
    kinds = {each.content_type.split("/")[0] for each in message.attachments}
    return {
        "link": bool(LINK.search(message.content)),
        "embed": bool(message.embeds),
        "file": bool(message.attachments),
        "image": "image" in kinds,
        "video": "video" in kinds,
        "sound": "audio" in kinds,
        "sticker": bool(message.stickers),
        "poll": message.poll is not None,
        "snapshot": bool(message.flags & SNAPSHOT),
    }[what]


def _place(channel: Channel, by: str | None) -> float:
    """Return by what a thread is sorted: by its last message if nothing else is asked for."""
    assert channel.thread is not None
    if by == "creation_time":
        return channel.id
    return channel.thread.archived_at if by == "archive_time" else (channel.last_message or channel.id)
