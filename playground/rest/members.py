"""The members of a server: lists of them, their roles, names and timeouts, kicks and bans."""

from __future__ import annotations

from datetime import UTC, datetime

from aiohttp import web

from playground.changes.audit import reason_of
from playground.changes.service import Endpoints, Service, number
from playground.errors import DiscordError, missing_access, missing_permissions, unknown
from playground.objects.payloads import member_json, user_json
from playground.rest.fields import Fields, query_number
from playground.world import API, Guild, Json, User
from playground.world.clock import created_at
from playground.world.permissions import (
    ADMINISTRATOR,
    BAN_MEMBERS,
    CHANGE_NICKNAME,
    KICK_MEMBERS,
    MANAGE_GUILD,
    MANAGE_NICKNAMES,
    MANAGE_ROLES,
    MODERATE_MEMBERS,
)

MEMBERS_INTENT = 1 << 1
LONGEST_TIMEOUT = 28 * 86400.0
"""The longest timeout, in seconds."""
TOO_LONG = "Timeout cannot be longer than 28 days"
LONGEST_NICK = 32
MOST_ROLES = 350
WEEK = 604800
MOST_BANNED = 200


def routes(service: Service) -> list[web.RouteDef]:
    """Return the endpoints."""
    members = _Members(service)
    base = f"{API}/guilds/{{guild}}"
    return [
        web.get(f"{base}/members", members.all),
        web.get(f"{base}/members/search", members.search),
        web.patch(f"{base}/members/@me", members.change_own),
        web.patch(f"{base}/members/@me/nick", members.change_own),
        web.get(f"{base}/members/{{user}}", members.one),
        web.patch(f"{base}/members/{{user}}", members.change),
        web.delete(f"{base}/members/{{user}}", members.kick),
        web.put(f"{base}/members/{{user}}/roles/{{role}}", members.give_role),
        web.delete(f"{base}/members/{{user}}/roles/{{role}}", members.take_role),
        web.get(f"{base}/bans", members.bans),
        web.get(f"{base}/bans/{{user}}", members.ban_of),
        web.put(f"{base}/bans/{{user}}", members.ban),
        web.delete(f"{base}/bans/{{user}}", members.unban),
        web.post(f"{base}/bulk-ban", members.ban_many),
        web.get(f"{base}/prune", members.count_idle),
        web.post(f"{base}/prune", members.prune),
        web.get(f"{API}/users/@me/guilds/{{guild}}/member", members.own),
    ]


class _Members(Endpoints):
    # Looking

    def _member(self, request: web.Request, guild: Guild) -> User:
        user = self._world.user(number(request, "user"))
        if user.id not in guild.members:
            raise unknown("Member")
        return user

    async def one(self, request: web.Request) -> web.Response:
        _, guild = self._service.member_of(request)
        return web.json_response(member_json(self._world, guild, self._member(request, guild)))

    async def own(self, request: web.Request) -> web.Response:
        user = self._service.user(request, "guilds.members.read")
        guild = self._world.guild_for(number(request, "guild"), user)
        if user.bot:
            raise DiscordError(403, 20001, "Bots cannot use this endpoint")
        return web.json_response(member_json(self._world, guild, user))

    async def all(self, request: web.Request) -> web.Response:
        user, guild = self._service.member_of(request)
        if user.bot and not self._world.privileged_intents & MEMBERS_INTENT:
            raise missing_access()
        limit, after = query_number(request, "limit", 1, 1, 1000), query_number(request, "after", 0, 0, 1 << 64)
        found = sorted((each for each in self._world.members(guild) if each.id > after), key=lambda each: each.id)
        return web.json_response([member_json(self._world, guild, each) for each in found[:limit]])

    async def search(self, request: web.Request) -> web.Response:
        _, guild = self._service.member_of(request)
        fields = Fields(dict(request.query))
        fields.text("query", 1, 100, required=True)
        fields.errors.check()
        wanted = str(fields.taken["query"]).lower()
        found = [
            each
            for each in self._world.members(guild)
            if any(
                str(name).lower().startswith(wanted)
                for name in (guild.membership(each.id).nick or "", user_json(each)["username"], each.name)
            )
        ]
        limit = query_number(request, "limit", 1, 1, 1000)
        return web.json_response([member_json(self._world, guild, each) for each in found[:limit]])

    # Changing

    def _check_above(self, guild: Guild, user: User, other: User) -> None:
        """Check that a user's highest role is above another's.

        :raises DiscordError: 50013.
        """
        if user.id != other.id and guild.rank(user.id) <= guild.rank(other.id):
            raise missing_permissions()

    async def change_own(self, request: web.Request) -> web.Response:
        user, guild = self._service.member_of(request)
        body, _ = self._service.body(request)
        fields = Fields(body)
        fields.text("nick", 0, LONGEST_NICK, nullable=True)
        fields.errors.check()
        if "nick" in fields.taken:
            if not self._world.permissions_in(guild, user) & CHANGE_NICKNAME:
                raise missing_permissions()
            await self._service.servers.rename(guild, user, fields.taken["nick"] or None)
        return web.json_response(member_json(self._world, guild, user))

    async def change(self, request: web.Request) -> web.Response:
        user, guild = self._service.member_of(request)
        member = self._member(request, guild)
        body, _ = self._service.body(request)
        fields = Fields(body)
        fields.text("nick", 0, LONGEST_NICK, nullable=True)
        fields.snowflakes("roles", MOST_ROLES)
        fields.text("communication_disabled_until", 1, 100, nullable=True)
        fields.truth("mute")
        fields.truth("deaf")
        end = _time(fields)
        if end is not None and end > self._world.now() + LONGEST_TIMEOUT + 1:
            fields.errors.add("communication_disabled_until", "TIMEOUT_DURATION_TOO_LONG", TOO_LONG)
        fields.errors.check()
        given = fields.taken
        self._check_changes(guild, user, member, given)
        if "mute" in given or "deaf" in given or body.get("channel_id") is not None:
            raise DiscordError(400, 40032, "Target user is not connected to voice.")
        known = guild.membership(member.id)
        if "communication_disabled_until" in given:
            known.timed_out_until = end
        if "nick" in given:
            known.nick = given["nick"] or None
        await self._service.servers.set_roles(guild, member, set(given.get("roles", known.roles)))
        return web.json_response(member_json(self._world, guild, member))

    def _check_changes(self, guild: Guild, user: User, member: User, given: Json) -> None:
        """Check that a user may change these fields of a member.

        :raises DiscordError: 50013; 10011 for an unknown role.
        """
        allowed = self._world.permissions_in(guild, user)
        if "nick" in given:
            if not allowed & MANAGE_NICKNAMES:
                raise missing_permissions()
            self._check_above(guild, user, member)
        if "communication_disabled_until" in given:
            if not allowed & MODERATE_MEMBERS or self._world.base_permissions(guild, member) & ADMINISTRATOR:
                raise missing_permissions()
            self._check_above(guild, user, member)
        if "roles" in given:
            if not allowed & MANAGE_ROLES:
                raise missing_permissions()
            for role in set(given["roles"]) ^ guild.membership(member.id).roles:
                self._check_role(guild, user, role)

    def _check_role(self, guild: Guild, user: User, role: int) -> None:
        """Check that a user may give and take a role.

        :raises DiscordError: 10011, 50013; 50028 for @everyone.
        """
        if role == guild.id:
            raise DiscordError(400, 50028, "Invalid role")
        if role not in guild.roles:
            raise unknown("Role")
        if guild.roles[role].bot is not None or not guild.is_below(guild.roles[role], user.id):
            raise missing_permissions()

    async def give_role(self, request: web.Request) -> web.Response:
        user, guild = self._service.member_of(request, MANAGE_ROLES)
        member, role = self._member(request, guild), number(request, "role")
        self._check_role(guild, user, role)
        await self._service.servers.give_role(guild, member, guild.roles[role])
        return web.Response(status=204)

    async def take_role(self, request: web.Request) -> web.Response:
        user, guild = self._service.member_of(request, MANAGE_ROLES)
        member, role = self._member(request, guild), number(request, "role")
        self._check_role(guild, user, role)
        await self._service.servers.take_role(guild, member, guild.roles[role])
        return web.Response(status=204)

    async def kick(self, request: web.Request) -> web.Response:
        user, guild = self._service.member_of(request, KICK_MEMBERS)
        member = self._member(request, guild)
        self._check_others(guild, user, member)
        await self._service.servers.leave(guild, member)
        return web.Response(status=204)

    def _check_others(self, guild: Guild, user: User, other: User) -> None:
        """Check that a user may kick or ban another one, who may be no member.

        :raises DiscordError: 50013.
        """
        if user.id == other.id or other.id == guild.owner:
            raise missing_permissions()
        if other.id in guild.members:
            self._check_above(guild, user, other)

    # Bans

    def _ban_json(self, guild: Guild, user: int) -> Json:
        return {"user": user_json(self._world.user(user)), "reason": guild.bans[user]}

    async def bans(self, request: web.Request) -> web.Response:
        _, guild = self._service.member_of(request, BAN_MEMBERS)
        found = sorted(guild.bans)
        limit = query_number(request, "limit", 1000, 1, 1000)
        if "before" in request.query:
            before = query_number(request, "before", 0, 0, 1 << 64)
            found = [each for each in found if each < before][-limit:]
        elif "after" in request.query:
            after = query_number(request, "after", 0, 0, 1 << 64)
            found = [each for each in found if each > after]
        return web.json_response([self._ban_json(guild, each) for each in found[:limit]])

    async def ban_of(self, request: web.Request) -> web.Response:
        _, guild = self._service.member_of(request, BAN_MEMBERS)
        if number(request, "user") not in guild.bans:
            raise unknown("Ban")
        return web.json_response(self._ban_json(guild, number(request, "user")))

    async def ban(self, request: web.Request) -> web.Response:
        user, guild = self._service.member_of(request, BAN_MEMBERS)
        other = self._world.user(number(request, "user"))
        body, _ = self._service.body(request)
        fields = Fields(body)
        fields.integer("delete_message_seconds", 0, WEEK, nullable=True)
        fields.integer("delete_message_days", 0, 7, nullable=True)
        fields.errors.check()
        self._check_others(guild, user, other)
        seconds = fields.taken.get("delete_message_seconds") or (fields.taken.get("delete_message_days") or 0) * 86400
        await self._ban(request, guild, other, seconds)
        return web.Response(status=204)

    async def _ban(self, request: web.Request, guild: Guild, other: User, seconds: float) -> None:
        """Ban a user, and delete what they have written in the last seconds."""
        await self._service.servers.ban(guild, other, reason_of(request))
        since = self._world.now() - seconds
        channels = {each.id for each in guild.channels}
        for message in list(self._world.messages.values()):
            if message.author is other and message.channel in channels and message.at.timestamp() > since:
                await self._service.delete_message(message)

    async def ban_many(self, request: web.Request) -> web.Response:
        user, guild = self._service.member_of(request, BAN_MEMBERS | MANAGE_GUILD)
        body, _ = self._service.body(request)
        fields = Fields(body)
        fields.snowflakes("user_ids", MOST_BANNED)
        fields.integer("delete_message_seconds", 0, WEEK, nullable=True)
        if not body.get("user_ids"):
            fields.errors.required("user_ids")
        fields.errors.check()
        banned, failed = [], []
        for each in dict.fromkeys(fields.taken["user_ids"]):
            try:
                other = self._world.user(each)
                self._check_others(guild, user, other)
            except DiscordError:
                failed.append(str(each))
                continue
            if each in guild.bans:
                failed.append(str(each))
                continue
            await self._ban(request, guild, other, fields.taken.get("delete_message_seconds") or 0)
            banned.append(str(each))
        if not banned:
            raise DiscordError(400, 500000, "Failed to ban users")
        return web.json_response({"banned_users": banned, "failed_users": failed})

    async def count_idle(self, request: web.Request) -> web.Response:
        user, guild = self._service.member_of(request, MANAGE_GUILD | KICK_MEMBERS)
        roles = {int(each) for each in request.query.get("include_roles", "").split(",") if each.isdecimal()}
        days = query_number(request, "days", 7, 1, 30)
        return web.json_response({"pruned": len(self._idle(guild, user, days, roles))})

    async def prune(self, request: web.Request) -> web.Response:
        user, guild = self._service.member_of(request, MANAGE_GUILD | KICK_MEMBERS)
        body, _ = self._service.body(request)
        fields = Fields(body)
        fields.integer("days", 1, 30, nullable=True)
        fields.truth("compute_prune_count", spelt=True)  # as discord.py does
        fields.snowflakes("include_roles", 100)
        fields.errors.check()
        idle = self._idle(guild, user, fields.taken.get("days") or 7, {*fields.taken.get("include_roles", ())})
        for each in idle:
            await self._service.servers.leave(guild, each)
        counted = fields.taken.get("compute_prune_count", True)
        return web.json_response({"pruned": len(idle) if counted else None})

    def _idle(self, guild: Guild, asker: User, days: int, roles: set[int]) -> list[User]:
        """Return the members below the asker who were not there for some days: they joined before, and did nothing.

        :param roles: the roles that do not keep a member. Any other one does.
        """
        since = self._world.now() - days * 86400
        wrote = (each.author.id for each in self._world.messages.values() if each.at.timestamp() > since)
        acted = (each.user.id for each in self._world.interactions.values() if each.at > since)
        there = {*wrote, *acted, guild.owner}
        return [
            user
            for user in self._world.members(guild)
            if not user.bot
            and user.id not in there
            and guild.rank(user.id) < guild.rank(asker.id)
            and (guild.membership(user.id).joined_at or created_at(guild.id).timestamp()) <= since
            and guild.membership(user.id).roles <= roles
        ]

    async def unban(self, request: web.Request) -> web.Response:
        _, guild = self._service.member_of(request, BAN_MEMBERS)
        if number(request, "user") not in guild.bans:
            raise unknown("Ban")
        await self._service.servers.unban(guild, self._world.user(number(request, "user")))
        return web.Response(status=204)


def _time(fields: Fields) -> float | None:
    """Return the end of a timeout in Unix seconds; None for no timeout."""
    text = fields.taken.get("communication_disabled_until")
    if text is None:
        return None
    try:
        return datetime.fromisoformat(text).astimezone(UTC).timestamp()
    except (ValueError, OverflowError):
        problem = f"Could not parse {text}. Should be ISO8601."
        fields.errors.add("communication_disabled_until", "DATE_TIME_TYPE_PARSE", problem)
        return None
