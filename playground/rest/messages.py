"""What else can be done with messages: pinning, deleting many at once, publishing."""

from __future__ import annotations

from datetime import UTC, datetime

from aiohttp import web

from playground.changes.service import Service, in_guild, number, origin_of
from playground.errors import DiscordError, FormErrors
from playground.objects.payloads import message_json
from playground.objects.references import ANSWERABLE, PIN_TYPE, reference_json
from playground.world import API, Channel, Json, Message, User
from playground.world.clock import created_at
from playground.world.guild import ANNOUNCEMENT
from playground.world.permissions import MANAGE_MESSAGES, PIN_MESSAGES, READ_HISTORY, SEND_MESSAGES

MOST_PINS = 250
PINS_AT_ONCE = 50
LEAST_DELETED, MOST_DELETED = 2, 100
TWO_WEEKS = 14 * 24 * 3600
CROSSPOSTED, IS_CROSSPOST = 1 << 0, 1 << 1


def routes(service: Service) -> list[web.RouteDef]:
    """Return the endpoints."""
    world = service.world

    def _pinned(channel: Channel) -> list[Message]:
        """Return a channel's pinned messages, the latest pin first."""
        found = [each for each in world.messages.values() if each.channel == channel.id and each.pinned_at is not None]
        return sorted(found, key=lambda each: (each.pinned_at, each.id), reverse=True)

    def _to_pin(request: web.Request) -> tuple[Channel, Message, User]:
        user = service.user(request)
        channel = world.channel_for(number(request, "channel"), user)
        if not channel.private:
            world.channel_for(channel.id, user, PIN_MESSAGES)
        message = world.message(channel.id, number(request, "message"), None)
        service.threads.check_active(channel)
        if message.type not in ANSWERABLE:
            raise DiscordError(400, 50021, "Cannot execute action on a system message")
        return channel, message, user

    async def _tell_of_pins(channel: Channel) -> None:
        latest = next((each.pinned_at for each in _pinned(channel)), None)
        data: Json = {"channel_id": str(channel.id), "last_pin_timestamp": latest and latest.isoformat()}
        data |= in_guild(channel.guild)
        await service.gateway.tell("CHANNEL_PINS_UPDATE", data, channel.guild, lambda user: world.sees(user, channel))

    async def pin(request: web.Request) -> web.Response:
        channel, message, user = _to_pin(request)
        if message.pinned_at is None:
            if len(_pinned(channel)) >= MOST_PINS:
                raise DiscordError(400, 30003, f"Maximum number of pins reached for the channel ({MOST_PINS})")
            message.pinned_at = datetime.fromtimestamp(world.now(), UTC)
            await service.tell_of(message, "MESSAGE_UPDATE", origin_of(request))
            await _tell_of_pins(channel)
            notice = Message(world.snowflakes.next(), channel.id, user, message.pinned_at, type=PIN_TYPE)
            notice.reference = reference_json(channel, message.id)
            world.messages[notice.id] = notice
            await service.tell_of(notice, "MESSAGE_CREATE", origin_of(request))
        return web.Response(status=204)

    async def unpin(request: web.Request) -> web.Response:
        channel, message, _ = _to_pin(request)
        if message.pinned_at is not None:
            message.pinned_at = None
            await service.tell_of(message, "MESSAGE_UPDATE", origin_of(request))
            await _tell_of_pins(channel)
        return web.Response(status=204)

    def _readable(request: web.Request) -> list[Message]:
        reader = service.user(request)
        channel = world.channel_for(number(request, "channel"), reader)
        return _pinned(channel) if world.may(reader, channel, READ_HISTORY) else []

    async def pins(request: web.Request) -> web.Response:
        found = _readable(request)
        before = request.query.get("before")
        if before is not None:
            moment = datetime.fromisoformat(before.replace(" ", "+"))
            moment = moment if moment.tzinfo is not None else moment.replace(tzinfo=UTC)
            found = [each for each in found if each.pinned_at is not None and each.pinned_at < moment]
        most = int(request.query.get("limit", PINS_AT_ONCE))
        items = [
            {
                "pinned_at": each.pinned_at.isoformat() if each.pinned_at else None,
                "message": message_json(world, each, origin_of(request), service.user(request)),
            }
            for each in found[:most]
        ]
        return web.json_response({"items": items, "has_more": len(found) > most})

    async def old_pins(request: web.Request) -> web.Response:
        found = _readable(request)[:PINS_AT_ONCE]
        return web.json_response(
            [message_json(world, each, origin_of(request), service.user(request)) for each in found]
        )

    async def delete_many(request: web.Request) -> web.Response:
        user = service.user(request)
        if not user.bot:
            raise DiscordError(403, 20002, "Only bots can use this endpoint")
        channel = world.channel_for(number(request, "channel"), user)
        if channel.private:
            raise DiscordError(400, 50003, "Cannot execute action on a DM channel")
        world.channel_for(channel.id, user, MANAGE_MESSAGES)
        body, _ = service.body(request)
        errors = FormErrors()
        if "messages" not in body:
            errors.required("messages")
        errors.check()
        ids = [int(each) for each in body["messages"]]
        if not LEAST_DELETED <= len(ids) <= MOST_DELETED:
            raise DiscordError(
                400, 50016, f"Provided too few or too many messages to delete. Must provide at least {LEAST_DELETED} "
                f"and fewer than {MOST_DELETED} messages to delete."
            )  # fmt: skip
        for place, each in enumerate(ids):
            if each in ids[:place]:
                where = f"messages.{place}"
                errors.add(where, "SET_TYPE_ALREADY_CONTAINS_VALUE", "The set already contains this value")
        errors.check()
        if any(world.now() - created_at(each).timestamp() > TWO_WEEKS for each in ids):
            raise DiscordError(400, 50034, "You can only bulk delete messages that are under 14 days old.")
        await service.delete_messages(channel, ids)
        return web.Response(status=204)

    async def publish(request: web.Request) -> web.Response:
        user = service.user(request)
        channel = world.channel_for(number(request, "channel"), user)
        message = world.message(channel.id, number(request, "message"), None)
        if channel.type != ANNOUNCEMENT:
            raise DiscordError(400, 50024, "Cannot execute action on this channel type")
        world.channel_for(channel.id, user, SEND_MESSAGES if message.author is user else MANAGE_MESSAGES)
        if message.flags & CROSSPOSTED:
            raise DiscordError(400, 40033, "This message has already been crossposted.")
        message.flags |= CROSSPOSTED
        await service.tell_of(message, "MESSAGE_UPDATE", origin_of(request))
        for follower in [each for each in world.webhooks.values() if each.source == channel.id]:
            there = world.channels[follower.channel]
            copy = Message(world.snowflakes.next(), there.id, follower.author(), message.at, webhook=follower.id)
            copy.content, copy.embeds, copy.components = message.content, message.embeds, message.components
            copy.attachments, copy.flags = message.attachments, message.flags & ~CROSSPOSTED | IS_CROSSPOST
            copy.reference = reference_json(channel, message.id)
            world.messages[copy.id] = copy
            await service.tell_of(copy, "MESSAGE_CREATE", origin_of(request))
        return web.json_response(message_json(world, message, origin_of(request)))

    base = f"{API}/channels/{{channel}}"
    return [
        web.get(f"{base}/messages/pins", pins),
        web.put(f"{base}/messages/pins/{{message}}", pin),
        web.delete(f"{base}/messages/pins/{{message}}", unpin),
        web.get(f"{base}/pins", old_pins),
        web.put(f"{base}/pins/{{message}}", pin),
        web.delete(f"{base}/pins/{{message}}", unpin),
        web.post(f"{base}/messages/bulk-delete", delete_many),
        web.post(f"{base}/messages/{{message}}/crosspost", publish),
    ]
