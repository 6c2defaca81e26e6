"""Threads: starting and joining them, their members, and lists of them."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

from aiohttp import web

from playground.changes.moderation import Moderation
from playground.changes.notices import MEMBER_ADDED, MEMBER_REMOVED, post_notice, post_starter
from playground.changes.sending import check_embeds_and_files
from playground.changes.service import Endpoints, Service, number, origin_of
from playground.checks.requests import MESSAGE
from playground.errors import DiscordError, FormErrors, missing_access, missing_permissions, unknown
from playground.objects.payloads import channel_json, member_json, message_json
from playground.objects.servers import thread_member_json
from playground.rest.fields import Fields, query_number, query_truth
from playground.world import API, Attachment, Channel, Json, User
from playground.world.guild import (
    ANNOUNCEMENT,
    ANNOUNCEMENT_THREAD,
    ARCHIVE_MINUTES,
    PRIVATE_THREAD,
    PUBLIC_THREAD,
    REQUIRE_TAG,
    TEXT,
    THREAD_ONLY,
    Thread,
)
from playground.world.permissions import (
    CREATE_PRIVATE_THREADS,
    CREATE_PUBLIC_THREADS,
    MANAGE_THREADS,
    READ_HISTORY,
    SEND_IN_THREADS,
    SEND_MESSAGES,
    VIEW_CHANNEL,
)

MEMBERS_INTENT = 1 << 1
MOST_TAGS = 5


def routes(service: Service) -> list[web.RouteDef]:
    """Return the endpoints."""
    starting, members, lists = _Starting(service), _Members(service), _Lists(service)
    base = f"{API}/channels/{{channel}}"
    return [
        web.post(f"{base}/messages/{{message}}/threads", starting.from_message),
        web.post(f"{base}/threads", starting.without_message),
        web.get(f"{base}/threads/archived/public", lists.public),
        web.get(f"{base}/threads/archived/private", lists.private),
        web.get(f"{base}/users/@me/threads/archived/private", lists.joined),
        web.get(f"{API}/guilds/{{guild}}/threads/active", lists.active),
        web.get(f"{base}/thread-members", members.all),
        web.put(f"{base}/thread-members/@me", members.join),
        web.delete(f"{base}/thread-members/@me", members.leave),
        web.get(f"{base}/thread-members/{{user}}", members.one),
        web.put(f"{base}/thread-members/{{user}}", members.add),
        web.delete(f"{base}/thread-members/{{user}}", members.remove),
    ]


def _wrong_type() -> DiscordError:
    return DiscordError(400, 50024, "Cannot execute action on this channel type")


class _Starting(Endpoints):
    async def from_message(self, request: web.Request) -> web.Response:
        user = self._service.user(request)
        parent = self._world.channel_for(number(request, "channel"), user)
        if parent.type not in (TEXT, ANNOUNCEMENT):
            raise _wrong_type()
        self._world.channel_for(parent.id, user, CREATE_PUBLIC_THREADS | READ_HISTORY)
        message = self._world.message(parent.id, number(request, "message"), None)
        body, _ = self._service.body(request)
        fields = _settings(body)
        fields.errors.check()
        if message.id in self._world.channels:
            raise DiscordError(400, 160004, "A thread has already been created for this message")
        self._check_number(parent)
        kind = ANNOUNCEMENT_THREAD if parent.type == ANNOUNCEMENT else PUBLIC_THREAD
        channel = self._world.add_thread(parent, fields.taken["name"], user, kind, message.id)
        self._set(channel, parent, fields.taken)
        await self._service.threads.tell_of_start(channel, user)
        await self._service.tell_of_thread(message, origin_of(request))
        await post_starter(self._service, channel, message, origin_of(request))
        return web.json_response(channel_json(self._world, channel, user), status=201)

    async def without_message(self, request: web.Request) -> web.Response:
        user = self._service.user(request)
        parent = self._world.channel_for(number(request, "channel"), user)
        body, files = self._service.body(request)
        if parent.type in THREAD_ONLY:
            return await self._post(parent, user, body, files, origin_of(request))
        if parent.type not in (TEXT, ANNOUNCEMENT):
            raise _wrong_type()
        fields = _settings(body)
        fields.choice("type", (ANNOUNCEMENT_THREAD, PUBLIC_THREAD, PRIVATE_THREAD))
        fields.truth("invitable")
        fields.errors.check()
        kind = fields.taken.get("type", PRIVATE_THREAD)
        if (kind == ANNOUNCEMENT_THREAD) != (parent.type == ANNOUNCEMENT):
            raise _wrong_type()
        needs = CREATE_PRIVATE_THREADS if kind == PRIVATE_THREAD else CREATE_PUBLIC_THREADS
        self._world.channel_for(parent.id, user, needs)
        self._check_number(parent)
        channel = self._world.add_thread(parent, fields.taken["name"], user, kind)
        self._set(channel, parent, fields.taken)
        await self._service.threads.tell_of_start(channel, user)
        return web.json_response(channel_json(self._world, channel, user), status=201)

    async def _post(
        self, parent: Channel, user: User, body: Json, files: list[Attachment], origin: str
    ) -> web.Response:
        """Start a thread with its first message, which has the same id."""
        self._world.channel_for(parent.id, user, SEND_MESSAGES)
        fields = _settings(body)
        fields.snowflakes("applied_tags", MOST_TAGS)
        given: Json = {}
        if body.get("message") is None:
            fields.errors.required("message")
        else:
            given = MESSAGE.read(body["message"], "message", fields.errors)
        fields.errors.check()
        self._check_tags(parent, user, fields.taken.get("applied_tags", []))
        message = check_embeds_and_files(self._world, user, parent, given, files)
        moderation = Moderation(self._service, parent, user, message.get("content") or "", origin)
        await moderation.before()
        channel = self._world.add_thread(parent, fields.taken["name"], user, PUBLIC_THREAD)
        self._set(channel, parent, fields.taken)
        sent = await self._service.create_post(channel, user, message, files, origin)
        await moderation.after(sent)
        first = message_json(self._world, sent, origin)
        return web.json_response({**channel_json(self._world, channel, user), "message": first}, status=201)

    def _check_number(self, parent: Channel) -> None:
        """Check that a channel's server may have another active thread.

        :raises DiscordError: 160006.
        """
        self._world.archive_idle()
        threads = [each.thread for each in self._world.guilds[parent.guild].channels if each.thread is not None]
        if sum(not each.archived for each in threads) >= self._world.most_threads:
            raise DiscordError(400, 160006, "Maximum number of active threads reached")

    def _check_tags(self, parent: Channel, user: User, tags: Sequence[int]) -> None:
        known = {int(str(tag["id"])): tag for tag in parent.tags}
        moderator = self._world.may(user, parent, MANAGE_THREADS)
        if parent.flags & REQUIRE_TAG and not tags:
            raise DiscordError(400, 40067, "A tag is required to create a forum post in this channel")
        for tag in tags:
            if tag not in known:
                raise DiscordError(404, 10087, "Unknown Tag")
            if known[tag].get("moderated") and not moderator:
                raise missing_permissions()

    @staticmethod
    def _set(channel: Channel, parent: Channel, given: Json) -> None:
        thread = _thread(channel)
        thread.archive_minutes = given.get("auto_archive_duration", thread.archive_minutes)
        thread.invitable = given.get("invitable", True)
        thread.tags = given.get("applied_tags", [])
        channel.rate_limit_per_user = given.get("rate_limit_per_user") or 0


class _Members(Endpoints):
    def _channel(self, request: web.Request, user: User) -> Channel:
        found = self._world.channel_for(number(request, "channel"), user)
        if found.thread is None:
            raise _wrong_type()
        return found

    def _active(self, request: web.Request) -> tuple[User, Channel]:
        """Return the sender, and a thread that is not archived.

        :raises DiscordError: 10003, 50001, 50024, 50083.
        """
        user = self._service.user(request)
        channel = self._channel(request, user)
        self._service.threads.check_active(channel)
        return user, channel

    async def join(self, request: web.Request) -> web.Response:
        user, channel = self._active(request)
        await self._service.threads.join(channel, user)
        return web.Response(status=204)

    async def leave(self, request: web.Request) -> web.Response:
        user, channel = self._active(request)
        await self._service.threads.leave(channel, user)
        return web.Response(status=204)

    async def add(self, request: web.Request) -> web.Response:
        user, channel = self._active(request)
        self._world.channel_for(channel.id, user, SEND_IN_THREADS)
        thread = _thread(channel)
        moderator = self._world.may(user, channel, MANAGE_THREADS)
        if channel.type == PRIVATE_THREAD and not (thread.invitable or moderator or thread.owner == user.id):
            raise missing_permissions()
        added = self._world.user(number(request, "user"))
        if added.id not in self._world.guilds[channel.guild].members:
            raise unknown("Member")
        if not self._world.may(added, self._world.ruling(channel), VIEW_CHANNEL):
            raise missing_access()
        if added.id not in thread.members:
            await self._service.threads.join(channel, added)
            await self._notice(request, channel, user, added, MEMBER_ADDED)
        return web.Response(status=204)

    async def remove(self, request: web.Request) -> web.Response:
        user, channel = self._active(request)
        own = channel.type == PRIVATE_THREAD and _thread(channel).owner == user.id
        if not own and not self._world.may(user, channel, MANAGE_THREADS):
            raise missing_permissions()
        removed = self._world.user(number(request, "user"))
        if removed.id not in _thread(channel).members:
            raise unknown("Member")
        await self._service.threads.leave(channel, removed)
        await self._notice(request, channel, user, removed, MEMBER_REMOVED)
        return web.Response(status=204)

    async def _notice(self, request: web.Request, channel: Channel, user: User, other: User, kind: int) -> None:
        await post_notice(self._service, channel, user, kind, origin_of(request), about=[other])

    async def one(self, request: web.Request) -> web.Response:
        user = self._service.user(request)
        channel = self._channel(request, user)
        wanted = user.id if request.match_info["user"] == "@me" else number(request, "user")
        if wanted not in _thread(channel).members:
            raise unknown("Member")
        return web.json_response(self._json(channel, wanted, whole=query_truth(request, "with_member")))

    async def all(self, request: web.Request) -> web.Response:
        user = self._service.user(request)
        channel = self._channel(request, user)
        if user.bot and not self._world.privileged_intents & MEMBERS_INTENT:
            raise missing_access()
        whole = query_truth(request, "with_member")
        found = sorted(_thread(channel).members)
        if whole:
            after = query_number(request, "after", 0, 0, 1 << 64)
            found = [each for each in found if each > after][: query_number(request, "limit", 100, 1, 100)]
        return web.json_response([self._json(channel, each, whole=whole) for each in found])

    def _json(self, channel: Channel, user: int, *, whole: bool) -> Json:
        data = thread_member_json(channel, user)
        if whole:
            data["member"] = member_json(self._world, self._world.guilds[channel.guild], self._world.user(user))
        return data


class _Lists(Endpoints):
    async def active(self, request: web.Request) -> web.Response:
        user, guild = self._service.member_of(request)
        await self._service.threads.settle()
        found = [each for each in guild.channels if self._world.sees(user, each)]
        active = [each for each in found if each.thread is not None and not each.thread.archived]
        active.sort(key=lambda each: each.id, reverse=True)
        return web.json_response({**self._listed(active, user), "has_more": False})

    async def public(self, request: web.Request) -> web.Response:
        user, parent = await self._parent(request, READ_HISTORY)
        kinds = (ANNOUNCEMENT_THREAD, PUBLIC_THREAD)
        return self._by_time(request, user, [each for each in self._archived(parent) if each.type in kinds])

    async def private(self, request: web.Request) -> web.Response:
        user, parent = await self._parent(request, READ_HISTORY | MANAGE_THREADS)
        return self._by_time(request, user, [each for each in self._archived(parent) if each.type == PRIVATE_THREAD])

    async def joined(self, request: web.Request) -> web.Response:
        user, parent = await self._parent(request, READ_HISTORY)
        before = query_number(request, "before", 1 << 64, 0, 1 << 64)
        found = [
            each
            for each in self._archived(parent)
            if each.type == PRIVATE_THREAD and user.id in _thread(each).members and each.id < before
        ]
        found.sort(key=lambda each: each.id, reverse=True)
        return self._page(request, user, found)

    async def _parent(self, request: web.Request, needs: int) -> tuple[User, Channel]:
        user = self._service.user(request)
        parent = self._world.channel_for(number(request, "channel"), user, needs)
        if parent.private or parent.thread is not None:
            raise _wrong_type()
        await self._service.threads.settle()
        return user, parent

    def _archived(self, parent: Channel) -> list[Channel]:
        every = self._world.guilds[parent.guild].channels
        return [each for each in every if each.parent == parent.id and _thread(each).archived]

    def _by_time(self, request: web.Request, user: User, found: list[Channel]) -> web.Response:
        """Return archived threads, the latest first, from before the time that the query names."""
        before = request.query.get("before")
        if before is not None:
            try:
                end = datetime.fromisoformat(before.replace(" ", "+"))
            except ValueError:
                errors = FormErrors()
                errors.add("before", "DATE_TIME_TYPE_PARSE", f"Could not parse {before}. Should be ISO8601.")
                errors.check()
                raise
            end = end if end.tzinfo is not None else end.replace(tzinfo=UTC)
            found = [each for each in found if datetime.fromtimestamp(_thread(each).archived_at, UTC) < end]
        found.sort(key=lambda each: _thread(each).archived_at, reverse=True)
        return self._page(request, user, found)

    def _page(self, request: web.Request, user: User, found: list[Channel]) -> web.Response:
        limit = query_number(request, "limit", 50, 2, 100)
        return web.json_response({**self._listed(found[:limit], user), "has_more": len(found) > limit})

    def _listed(self, found: list[Channel], user: User) -> Json:
        joined = [each for each in found if user.id in _thread(each).members]
        return {
            "threads": [channel_json(self._world, each, user) for each in found],
            "members": [thread_member_json(each, user.id) for each in joined],
        }


def _settings(body: Json) -> Fields:
    fields = Fields(body)
    fields.text("name", 1, 100, required=True)
    fields.choice("auto_archive_duration", ARCHIVE_MINUTES)
    fields.integer("rate_limit_per_user", 0, 21600, nullable=True)
    return fields


def _thread(channel: Channel) -> Thread:
    assert channel.thread is not None
    return channel.thread
