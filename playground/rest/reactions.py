"""Reactions to messages."""

from __future__ import annotations

from aiohttp import web

from playground.changes.service import Service, number
from playground.checks.emojis import is_emoji
from playground.errors import DiscordError
from playground.objects.payloads import emoji_of_reaction, user_json
from playground.world import API, Json, Message, User
from playground.world.permissions import ADD_REACTIONS, MANAGE_MESSAGES, READ_HISTORY

MOST_REACTIONS = 20
MOST_USERS = 25


def routes(service: Service) -> list[web.RouteDef]:
    """Return the endpoints."""
    world = service.world

    def _message(request: web.Request, user: User, needs: int) -> Message:
        channel = world.channel_for(number(request, "channel"), user, needs)
        return world.message(channel.id, number(request, "message"), None)

    def _changing(request: web.Request, user: User, needs: int) -> Message:
        """Return a message whose reactions may be changed: it is not in an archived thread."""
        message = _message(request, user, needs)
        service.threads.check_active(world.channel(message.channel))
        return message

    def _emoji(request: web.Request) -> str:
        """Return the emoji of a path: itself, or ``name:id`` of one with an id.

        :raises DiscordError: 10014.
        """
        text = request.match_info["emoji"]
        name, colon, emoji = text.removeprefix("a:").partition(":")
        known = world.emoji_name(int(emoji)) if emoji.isdecimal() and len(emoji) < 20 else None
        if colon and known is not None:
            return f"{known}:{int(emoji)}"
        if colon or not is_emoji(name):
            raise DiscordError(400, 10014, "Unknown Emoji")
        return name

    async def _tell(message: Message, event: str, **more: object) -> None:
        about: Json = {"message_id": str(message.id), "channel_id": str(message.channel), **more}
        await service.tell_readers(message, event, about)

    async def _take(message: Message, emoji: str, user: int) -> None:
        """Remove a user's reaction, if there is one."""
        users = message.reactions.get(emoji, [])
        if user not in users:
            return
        users.remove(user)
        if not users:
            del message.reactions[emoji]
        about = {"user_id": str(user), "emoji": emoji_of_reaction(emoji), "burst": False, "type": 0}
        await _tell(message, "MESSAGE_REACTION_REMOVE", **about)

    async def react(request: web.Request) -> web.Response:
        user = service.user(request)
        emoji = _emoji(request)
        message = _changing(request, user, READ_HISTORY)
        users = message.reactions.get(emoji, [])
        if not users:
            _message(request, user, ADD_REACTIONS)
            if len(message.reactions) >= MOST_REACTIONS:
                raise DiscordError(400, 30010, f"Maximum number of reactions reached ({MOST_REACTIONS})")
        if user.id not in users:
            message.reactions[emoji] = [*users, user.id]
            about: Json = {"user_id": str(user.id), "emoji": emoji_of_reaction(emoji), "burst": False, "type": 0}
            about["message_author_id"] = str(message.author.id)
            await _tell(message, "MESSAGE_REACTION_ADD", **about)
        return web.Response(status=204)

    async def take_own(request: web.Request) -> web.Response:
        user = service.user(request)
        emoji = _emoji(request)
        await _take(_changing(request, user, READ_HISTORY), emoji, user.id)
        return web.Response(status=204)

    async def take(request: web.Request) -> web.Response:
        user = service.user(request)
        emoji = _emoji(request)
        whose = world.user(number(request, "user"))
        needs = READ_HISTORY if whose is user else MANAGE_MESSAGES
        await _take(_changing(request, user, needs), emoji, whose.id)
        return web.Response(status=204)

    async def users(request: web.Request) -> web.Response:
        user = service.user(request)
        emoji = _emoji(request)
        message = _message(request, user, READ_HISTORY)
        after, most = int(request.query.get("after", 0)), int(request.query.get("limit", MOST_USERS))
        burst = request.query.get("type") == "1"
        found = [] if burst else sorted(each for each in message.reactions.get(emoji, []) if each > after)
        return web.json_response([user_json(world.user(each)) for each in found[:most]])

    async def clear(request: web.Request) -> web.Response:
        message = _changing(request, service.user(request), MANAGE_MESSAGES)
        message.reactions.clear()
        await _tell(message, "MESSAGE_REACTION_REMOVE_ALL")
        return web.Response(status=204)

    async def clear_emoji(request: web.Request) -> web.Response:
        user = service.user(request)
        emoji = _emoji(request)
        message = _changing(request, user, MANAGE_MESSAGES)
        if message.reactions.pop(emoji, None):
            await _tell(message, "MESSAGE_REACTION_REMOVE_EMOJI", emoji=emoji_of_reaction(emoji))
        return web.Response(status=204)

    base = f"{API}/channels/{{channel}}/messages/{{message}}/reactions"
    return [
        web.delete(base, clear),
        web.get(f"{base}/{{emoji}}", users),
        web.delete(f"{base}/{{emoji}}", clear_emoji),
        web.put(f"{base}/{{emoji}}/@me", react),
        web.delete(f"{base}/{{emoji}}/@me", take_own),
        web.delete(f"{base}/{{emoji}}/{{user}}", take),
    ]
