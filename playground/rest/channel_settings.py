"""Channels as such: creating, changing and deleting them, and what roles and members may do in them."""

from __future__ import annotations

from typing import Any

from aiohttp import web

from playground.changes.notices import NAME_CHANGED, post_notice
from playground.changes.service import Endpoints, Service, number, origin_of
from playground.errors import DiscordError, FormErrors, missing_access, missing_permissions, unknown
from playground.objects.payloads import channel_json
from playground.rest.fields import Fields, permission_bits
from playground.world import API, Channel, Guild, Json, User
from playground.world.guild import (
    ANNOUNCEMENT,
    ARCHIVE_MINUTES,
    CATEGORY,
    IN_SERVERS,
    PRIVATE_THREAD,
    SPOKEN,
    TEXT,
    THREAD_ONLY,
    Thread,
)
from playground.world.permissions import (
    ADMINISTRATOR,
    FOR_MEMBER,
    FOR_ROLE,
    MANAGE_CHANNELS,
    MANAGE_ROLES,
    MANAGE_THREADS,
    SEND_IN_THREADS,
    Overwrite,
)

SLOWEST = 21600
MOST_TAGS = 20
MOST_CHANNELS = 500
OWN_OF_CREATORS = {"name", "archived", "auto_archive_duration", "applied_tags", "invitable"}
"""What the creator of a thread may change in it without Manage Threads."""


def routes(service: Service) -> list[web.RouteDef]:
    """Return the endpoints."""
    settings = _Settings(service)
    base = f"{API}/channels/{{channel}}"
    return [
        web.post(f"{API}/guilds/{{guild}}/channels", settings.create),
        web.patch(f"{API}/guilds/{{guild}}/channels", settings.move),
        web.patch(base, settings.change),
        web.delete(base, settings.delete),
        web.put(f"{base}/permissions/{{overwrite}}", settings.overwrite),
        web.delete(f"{base}/permissions/{{overwrite}}", settings.remove_overwrite),
    ]


class _Settings(Endpoints):
    async def create(self, request: web.Request) -> web.Response:
        user, guild = self._service.member_of(request, MANAGE_CHANNELS)
        body, _ = self._service.body(request)
        fields = self._fields(body, guild, required=True)
        fields.choice("type", IN_SERVERS)
        overwrites = self._overwrites(fields, body, guild, user)
        fields.errors.check()
        if sum(each.thread is None for each in guild.channels) >= MOST_CHANNELS:
            raise DiscordError(400, 30013, f"Maximum number of guild channels reached ({MOST_CHANNELS})")
        kind = fields.taken.get("type", TEXT)
        channel = self._world.add_channel(guild, _spelt(fields.taken["name"], kind), kind=kind)
        if "permission_overwrites" not in body and fields.taken.get("parent_id") is not None:
            overwrites = dict(self._world.channels[fields.taken["parent_id"]].overwrites)
        channel.overwrites = overwrites
        self._set(channel, fields.taken, body)
        await self._service.servers.channel_changed(channel, "CHANNEL_CREATE")
        return web.json_response(channel_json(self._world, channel), status=201)

    async def change(self, request: web.Request) -> web.Response:
        user = self._service.user(request)
        channel = self._world.channel_for(number(request, "channel"), user)
        body, _ = self._service.body(request)
        if channel.thread is not None:
            old = channel.name
            await self._change_thread(channel, channel.thread, user, body)
            if channel.name != old:
                origin = origin_of(request)
                await post_notice(self._service, channel, user, NAME_CHANGED, origin, text=channel.name)
        elif channel.private:
            raise DiscordError(400, 50003, "Cannot execute action on a DM channel")
        else:
            await self._change_channel(channel, user, body)
        return web.json_response(channel_json(self._world, channel, user))

    async def _change_channel(self, channel: Channel, user: User, body: Json) -> None:
        self._world.channel_for(channel.id, user, MANAGE_CHANNELS)
        if "permission_overwrites" in body:
            self._world.channel_for(channel.id, user, MANAGE_ROLES)
        guild = self._world.guilds[channel.guild]
        fields = self._fields(body, guild)
        overwrites = self._overwrites(fields, body, guild, user)
        if body.get("type") not in (None, channel.type):
            # Only servers with the feature NEWS can turn text channels into announcement channels and back.
            fields.errors.add("type", "BASE_TYPE_CHOICES", f"Value must be one of ({channel.type}).")
        fields.errors.check()
        if "name" in fields.taken:
            channel.name = _spelt(fields.taken["name"], channel.type)
        self._set(channel, fields.taken, body)
        if body.get("permission_overwrites") is not None:
            await self._service.servers.set_overwrites(channel, overwrites)
        else:
            await self._service.servers.channel_changed(channel)

    async def move(self, request: web.Request) -> web.Response:
        """Change the places of channels, and the category of one of them."""
        user, guild = self._service.member_of(request)
        body, _ = self._service.body(request)
        moves = [self._move(given if isinstance(given, dict) else {}, guild, user) for given in body.get("_list", [])]
        if sum("parent_id" in given for _, given in moves) > 1:
            raise DiscordError(400, 40009, "Only one channel can have a parent_id modified at a time")
        for channel, given in moves:
            self._set(channel, given, {})
            parent = self._world.channels.get(channel.category or 0)
            if given.get("lock_permissions") and parent is not None:
                await self._service.servers.set_overwrites(channel, parent.all_overwrites())
            else:
                await self._service.servers.channel_changed(channel)
        return web.Response(status=204)

    def _move(self, body: Json, guild: Guild, user: User) -> tuple[Channel, Json]:
        """Read one move and check that the user may do it.

        :raises DiscordError: 10003, 50001, 50013, 50035.
        """
        fields = Fields(body)
        fields.snowflake("id")
        fields.integer("position", 0, 1 << 31, nullable=True)
        fields.truth("lock_permissions")
        self._read_category(fields, guild)
        fields.errors.check()
        channel = self._world.channels.get(fields.taken.pop("id", 0))
        if channel is None or channel.guild != guild.id or channel.thread is not None:
            raise unknown("Channel")
        if fields.taken.get("parent_id", channel.category) == channel.category:
            fields.taken.pop("parent_id", None)
            if not self._world.permissions_in(guild, user) & MANAGE_CHANNELS:
                raise missing_permissions()
        else:
            goal = self._world.channels.get(fields.taken["parent_id"] or 0)
            allowed = self._world.permissions_in(guild, user) if goal is None else self._world.permissions(user, goal)
            if not allowed & MANAGE_CHANNELS or not self._world.may(user, channel, MANAGE_CHANNELS):
                raise missing_access()
        if fields.taken.get("lock_permissions"):
            self._world.channel_for(channel.id, user, MANAGE_ROLES)
        return channel, fields.taken

    def _fields(self, body: Json, guild: Guild, *, required: bool = False) -> Fields:
        fields = Fields(body)
        fields.text("name", 1, 100, required=required)
        fields.text("topic", 0, 4096 if self._kind(body) in THREAD_ONLY else 1024, nullable=True)
        fields.truth("nsfw")
        fields.integer("position", 0, 1 << 31, nullable=True)
        fields.integer("rate_limit_per_user", 0, SLOWEST, nullable=True)
        fields.choice("default_auto_archive_duration", ARCHIVE_MINUTES)
        fields.integer("flags", 0, 1 << 31)
        self._read_category(fields, guild)
        tags = body.get("available_tags")
        if isinstance(tags, list) and len(tags) <= MOST_TAGS:
            for place, tag in enumerate(tags):
                name = tag.get("name") if isinstance(tag, dict) else None
                fields.errors.length(f"available_tags.{place}.name", name, 0, 20)
        elif tags is not None:
            fields.errors.add("available_tags", "BASE_TYPE_MAX_LENGTH", f"Must be {MOST_TAGS} or fewer in length.")
        return fields

    @staticmethod
    def _kind(body: Json) -> int:
        """Return the type that a body names, if it is a number; that of text channels otherwise."""
        kind = body.get("type")
        return kind if isinstance(kind, int) else TEXT

    def _read_category(self, fields: Fields, guild: Guild) -> None:
        """Read the id of a channel's category."""
        fields.snowflake("parent_id", nullable=True)
        category = self._world.channels.get(fields.taken.get("parent_id") or 0)
        if fields.taken.get("parent_id") is not None and (
            category is None or category.type != CATEGORY or category.guild != guild.id
        ):
            fields.errors.add("parent_id", "CHANNEL_PARENT_INVALID", "Category does not exist")

    def _set(self, channel: Channel, given: Json, body: Json) -> None:
        channel.topic = given.get("topic", channel.topic)
        channel.nsfw = given.get("nsfw", channel.nsfw)
        channel.position = given.get("position", channel.position)
        channel.rate_limit_per_user = given.get("rate_limit_per_user", channel.rate_limit_per_user) or 0
        channel.archive_minutes = given.get("default_auto_archive_duration", channel.archive_minutes)
        channel.flags = given.get("flags", channel.flags)
        channel.category = given.get("parent_id", channel.category)
        if body.get("available_tags") is not None and channel.type in THREAD_ONLY:
            channel.tags = [
                {
                    "id": str(tag.get("id") or self._world.snowflakes.next()),
                    "name": tag["name"],
                    "moderated": bool(tag.get("moderated")),
                    "emoji_id": tag.get("emoji_id"),
                    "emoji_name": tag.get("emoji_name"),
                }
                for tag in body["available_tags"]
            ]

    async def _change_thread(self, channel: Channel, thread: Thread, user: User, body: Json) -> None:
        fields = Fields(body)
        fields.text("name", 1, 100)
        for name in ("archived", "locked", "invitable"):
            fields.truth(name)
        fields.choice("auto_archive_duration", ARCHIVE_MINUTES)
        fields.integer("rate_limit_per_user", 0, SLOWEST, nullable=True)
        fields.integer("flags", 0, 1 << 31)
        fields.snowflakes("applied_tags", 5)
        fields.errors.check()
        changes = fields.taken
        if channel.type != PRIVATE_THREAD:
            changes.pop("invitable", None)
        self._world.archive_idle()
        if not self._world.may(user, channel, MANAGE_THREADS):
            self._check_unprivileged(channel, thread, user, changes)
        if thread.archived and changes.get("archived", True):
            self._service.threads.check_active(channel)
        await self._service.threads.change(channel, changes)

    def _check_unprivileged(self, channel: Channel, thread: Thread, user: User, changes: Json) -> None:
        """Check that a user without Manage Threads may change these fields of a thread.

        :raises DiscordError: 50013.
        """
        opens = changes == {"archived": False} and self._world.may(user, channel, SEND_IN_THREADS)
        creates = thread.owner == user.id and changes.keys() <= OWN_OF_CREATORS
        if thread.locked or not (opens or creates):
            raise missing_permissions()

    async def delete(self, request: web.Request) -> web.Response:
        user = self._service.user(request)
        channel = self._world.channel_for(number(request, "channel"), user)
        data = channel_json(self._world, channel)
        if not channel.private:
            needs = MANAGE_CHANNELS if channel.thread is None else MANAGE_THREADS
            self._world.channel_for(channel.id, user, needs)
            await self._service.delete_channel(channel)
        return web.json_response(data)  # a private channel is only closed, and opens again with the next message

    # Overwrites

    async def overwrite(self, request: web.Request) -> web.Response:
        user, channel = self._ruled(request)
        body, _ = self._service.body(request)
        guild = self._world.guilds[channel.guild]
        errors = FormErrors()
        found = self._overwrite({**body, "id": request.match_info["overwrite"]}, "", guild, errors)
        errors.check()
        self._check_bits(found, channel.all_overwrites().get(found.id), guild, user, channel)
        await self._service.servers.overwrite(channel, found)
        return web.Response(status=204)

    async def remove_overwrite(self, request: web.Request) -> web.Response:
        _, channel = self._ruled(request)
        named = number(request, "overwrite")
        if named not in channel.all_overwrites():
            raise unknown("Overwrite")
        await self._service.servers.remove_overwrite(channel, named)
        return web.Response(status=204)

    def _ruled(self, request: web.Request) -> tuple[User, Channel]:
        user = self._service.user(request)
        channel = self._world.channel_for(number(request, "channel"), user)
        if channel.private:
            raise DiscordError(400, 50003, "Cannot execute action on a DM channel")
        if channel.thread is not None:
            raise DiscordError(400, 50024, "Cannot execute action on this channel type")
        return user, self._world.channel_for(channel.id, user, MANAGE_ROLES)

    def _overwrites(self, fields: Fields, body: Json, guild: Guild, user: User) -> dict[int, Overwrite]:
        given = body.get("permission_overwrites")
        if given is None:
            return {}
        if not isinstance(given, list) or not all(isinstance(each, dict) for each in given):
            fields.errors.add("permission_overwrites", "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            return {}
        found = [
            self._overwrite(each, f"permission_overwrites.{place}.", guild, fields.errors)
            for place, each in enumerate(given)
        ]
        fields.errors.check()
        for each in found:
            self._check_bits(each, None, guild, user)
        return {each.id: each for each in found}

    def _overwrite(self, given: dict[str, Any], path: str, guild: Guild, errors: FormErrors) -> Overwrite:
        """Read an overwrite.

        :raises DiscordError: 10009 if there is no such role or member.
        """
        named = int(str(given.get("id"))) if str(given.get("id")).isdecimal() else 0
        kind = {"role": FOR_ROLE, "member": FOR_MEMBER, "0": FOR_ROLE, "1": FOR_MEMBER}.get(str(given.get("type")))
        if kind is None:
            kind = FOR_MEMBER if named in guild.members else FOR_ROLE
            if given.get("type") is not None:
                errors.add(f"{path}type", "BASE_TYPE_CHOICES", "Value must be one of (0, 1).")
        allow = permission_bits(errors, f"{path}allow", given.get("allow"))
        deny = permission_bits(errors, f"{path}deny", given.get("deny"))
        known = named in guild.members if kind == FOR_MEMBER else named in (guild.id, *guild.roles)
        if not known:
            raise unknown("Overwrite")
        return Overwrite(named, kind, allow & ~deny, deny)

    def _check_bits(
        self, wanted: Overwrite, before: Overwrite | None, guild: Guild, user: User, channel: Channel | None = None
    ) -> None:
        """Check that a user has every permission that they allow or deny.

        :raises DiscordError: 50013.
        """
        own = self._world.permissions_in(guild, user)
        if channel is not None:
            own |= self._world.permissions(user, channel)
            mine = channel.all_overwrites().get(user.id)
            if mine is not None and mine.allow & MANAGE_ROLES:
                return
        if own & ADMINISTRATOR:
            return
        old = before or Overwrite(wanted.id, wanted.type)
        changed = (wanted.allow ^ old.allow) | (wanted.deny ^ old.deny)
        if changed & ~own or (channel is None and changed & MANAGE_ROLES):
            raise missing_permissions()


def _spelt(name: str, kind: int) -> str:
    """Return a channel's name as Discord writes it: in lower case and without spaces, except voice and categories."""
    if kind in SPOKEN or kind == CATEGORY:
        return name
    return "-".join(name.lower().split()) if kind in (TEXT, ANNOUNCEMENT, *THREAD_ONLY) else name
