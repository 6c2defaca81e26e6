"""The audit log of a server: who did what, with the reason that the request gave, and what changed by it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final
from urllib.parse import unquote

from aiohttp import web

from playground.changes.service import Service
from playground.checks.bodies import path_of
from playground.errors import FormErrors
from playground.objects.servers import changed_guild_json, channel_json, member_json, role_json
from playground.traffic.records import BODY
from playground.world import Guild, Json, User, World
from playground.world.permissions import VIEW_AUDIT_LOG

LONGEST_REASON: Final = 512
REASON: Final = "X-Audit-Log-Reason"
PRUNED_DAYS: Final = 7
"""After how many days members are pruned if nobody says so."""

OVERWRITE_CREATE, OVERWRITE_UPDATE, MEMBER_PRUNE, MEMBER_BAN_ADD, MEMBER_UPDATE = 13, 14, 21, 22, 24
MEMBER_ROLE_UPDATE, INVITE_CREATE, STAGE_CREATE, STAGE_UPDATE, STAGE_DELETE = 25, 40, 83, 84, 85
MESSAGE_DELETE, MESSAGE_BULK_DELETE = 72, 73

ACTIONS: Final[Mapping[tuple[str, str], int]] = {
    ("PATCH", "guilds/*"): 1,
    ("POST", "guilds/*/channels"): 10,
    ("PATCH", "channels/*"): 11,
    ("DELETE", "channels/*"): 12,
    ("PUT", "channels/*/permissions/*"): OVERWRITE_UPDATE,
    ("DELETE", "channels/*/permissions/*"): 15,
    ("DELETE", "guilds/*/members/*"): 20,
    ("POST", "guilds/*/prune"): 21,
    ("POST", "guilds/*/bulk-ban"): MEMBER_BAN_ADD,
    ("PUT", "guilds/*/bans/*"): MEMBER_BAN_ADD,
    ("DELETE", "guilds/*/bans/*"): 23,
    ("PATCH", "guilds/*/members/*"): MEMBER_UPDATE,
    ("PATCH", "guilds/*/members/@me"): MEMBER_UPDATE,
    ("PUT", "guilds/*/members/*/roles/*"): MEMBER_ROLE_UPDATE,
    ("DELETE", "guilds/*/members/*/roles/*"): MEMBER_ROLE_UPDATE,
    ("POST", "guilds/*/roles"): 30,
    ("PATCH", "guilds/*/roles/*"): 31,
    ("DELETE", "guilds/*/roles/*"): 32,
    ("POST", "channels/*/invites"): INVITE_CREATE,
    ("DELETE", "invites/*"): 42,
    ("POST", "channels/*/webhooks"): 50,
    ("PATCH", "webhooks/*"): 51,
    ("DELETE", "webhooks/*"): 52,
    ("DELETE", "guilds/*/integrations/*"): 82,
    ("POST", "guilds/*/emojis"): 60,
    ("PATCH", "guilds/*/emojis/*"): 61,
    ("DELETE", "guilds/*/emojis/*"): 62,
    ("DELETE", "channels/*/messages/*"): MESSAGE_DELETE,
    ("POST", "channels/*/messages/bulk-delete"): MESSAGE_BULK_DELETE,
    ("PUT", "channels/*/messages/pins/*"): 74,
    ("DELETE", "channels/*/messages/pins/*"): 75,
    ("PUT", "channels/*/pins/*"): 74,
    ("DELETE", "channels/*/pins/*"): 75,
    ("POST", "stage-instances"): STAGE_CREATE,
    ("PATCH", "stage-instances/*"): STAGE_UPDATE,
    ("DELETE", "stage-instances/*"): STAGE_DELETE,
    ("POST", "guilds/*/stickers"): 90,
    ("PATCH", "guilds/*/stickers/*"): 91,
    ("DELETE", "guilds/*/stickers/*"): 92,
    ("POST", "guilds/*/scheduled-events"): 100,
    ("PATCH", "guilds/*/scheduled-events/*"): 101,
    ("DELETE", "guilds/*/scheduled-events/*"): 102,
    ("POST", "channels/*/threads"): 110,
    ("POST", "channels/*/messages/*/threads"): 110,
    ("POST", "guilds/*/soundboard-sounds"): 130,
    ("PATCH", "guilds/*/soundboard-sounds/*"): 131,
    ("DELETE", "guilds/*/soundboard-sounds/*"): 132,
    ("POST", "guilds/*/auto-moderation/rules"): 140,
    ("PATCH", "guilds/*/auto-moderation/rules/*"): 141,
    ("DELETE", "guilds/*/auto-moderation/rules/*"): 142,
}
"""The actions that are logged, by the method and the path that do them."""

WITHOUT_CHANGES: Final = (20, MEMBER_BAN_ADD, 23)
"""A member who goes does not change."""

FOR_THREADS: Final = {11: 111, 12: 112}
"""The actions that have another number if the channel is a thread."""

UNLOGGED: Final = frozenset(
    (
        *("id", "guild_id", "sound_id", "token", "url", "user", "creator", "roles", "emojis", "stickers", "member"),
        *("deaf", "mute", "flags", "pending", "joined_at", "message", "last_message_id", "thread_metadata"),
        *("total_message_sent", "message_count", "member_count"),
    )
)
"""The fields that no entry has: secrets, whole objects, and what changes by itself."""


@dataclass(frozen=True)
class _Target:
    """What a request is about, as it is at one moment."""

    guild: Guild
    id: str | None
    fields: Json
    options: Json
    thread: bool = False


class Audit:
    """One request: what it is about before it takes effect, and the entry of the log afterwards."""

    def __init__(self, service: Service, request: web.Request) -> None:
        self._service, self._world, self._request = service, service.world, request
        self._action = ACTIONS.get((request.method, path_of(request)))
        if self._action is not None:
            _check_reason(service, request)
        self._before = None if self._action is None else self._target()

    def _target(self) -> _Target | None:
        """Return what the request is about, as it is now."""
        own = {"user": str(self._service.user(self._request).id)} if self._request.path.endswith("/members/@me") else {}
        return _target(self._world, {**self._request.match_info, **own})

    async def write(self, response: web.StreamResponse) -> None:
        """Write the entry, if the request had an effect that the log has, and tell those who may read the log."""
        if self._action is None or response.status >= 300 or not isinstance(response, web.Response):
            return
        answer = json.loads(response.body) if isinstance(response.body, bytes) and response.body else {}
        made = answer if self._request.method == "POST" and isinstance(answer, dict) else {}
        after = self._target()
        target = self._before or after or _made(self._world, made)
        if target is None:
            return
        user = self._service.user(self._request)
        action, named, options = self._action, made.get("id") or made.get("sound_id") or target.id, dict(target.options)
        deleted = self._request.method == "DELETE" and action != MEMBER_ROLE_UPDATE
        old = {} if made or self._before is None else self._before.fields
        new = made or ({} if deleted or after is None else after.fields)
        if action == MESSAGE_DELETE:
            if target.id == str(user.id):
                return
            options = {"channel_id": options["channel_id"], "count": "1"}
        elif action == MESSAGE_BULK_DELETE:
            options = {"count": str(len(self._body().get("messages", ())))}
        elif action == MEMBER_PRUNE:
            named, new = None, {}
            options = {
                "members_removed": str(made.get("pruned") or 0),
                "delete_member_days": str(self._body().get("days") or PRUNED_DAYS),
            }
        elif action == OVERWRITE_UPDATE and not old:
            action = OVERWRITE_CREATE
        elif target.thread:
            action = FOR_THREADS.get(action, action)
        elif action == INVITE_CREATE:
            named, new = None, _invite(made)
        elif action in (STAGE_CREATE, STAGE_UPDATE, STAGE_DELETE):
            stage = made or (self._before or target).fields
            named, options = stage.get("id"), {"channel_id": str(stage.get("channel_id"))}
        elif action == MEMBER_UPDATE and old.get("roles") != new.get("roles"):
            action = MEMBER_ROLE_UPDATE
        same = action not in WITHOUT_CHANGES and not _changes(action, old, new, target.guild)
        if self._request.method in ("PATCH", "PUT") and old and same:
            return  # it was so before
        banned = made.get("banned_users")
        for each in [named] if banned is None else banned:
            changes = [] if action in WITHOUT_CHANGES else _changes(action, old, new, target.guild)
            await record(
                self._service, target.guild, user, action, each, changes, reason_of(self._request) or "", options
            )

    def _body(self) -> Json:
        body = self._request.get(BODY)
        return body if isinstance(body, dict) else {}


def reason_of(request: web.Request) -> str | None:
    """Return the reason that a request gives. What is not UTF-8 in it is dropped."""
    given = request.headers.get(REASON)
    return None if given is None else unquote(given).encode("utf-8", "ignore").decode()


def _check_reason(service: Service, request: web.Request) -> None:
    """Refuse a reason that is too long.

    :raises DiscordError: 401 without a valid token, else 50035.
    """
    reason, errors = reason_of(request), FormErrors()
    if reason is not None and len(reason) > LONGEST_REASON:
        service.user(request)
        errors.length(REASON, reason, 1, LONGEST_REASON)
    errors.check()


async def record(
    service: Service,
    guild: Guild,
    user: User,
    action: int,
    target: str | None,
    changes: list[Json],
    reason: str = "",
    options: Json | None = None,
) -> None:
    """Write an entry in a server's audit log, and tell those who may read it.

    :param action: Discord's number of what was done.
    :param target: the id of what it was done to.
    """
    entry: Json = {
        "id": str(service.world.snowflakes.next()),
        "action_type": action,
        "user_id": str(user.id),
        "target_id": target,
        **({"changes": changes} if changes else {}),
        **({"options": options} if options else {}),
        **({"reason": reason} if reason else {}),
    }
    guild.audit_log.append(entry)

    def told(each: User) -> bool:
        return bool(service.world.permissions_in(guild, each) & VIEW_AUDIT_LOG)

    event = {**entry, "guild_id": str(guild.id)}
    await service.gateway.tell("GUILD_AUDIT_LOG_ENTRY_CREATE", event, guild.id, told)


def _changes(action: int, old: Json, new: Json, guild: Guild) -> list[Json]:
    if action == MEMBER_ROLE_UPDATE:
        had, has = ({*each.get("roles", ())} for each in (old, new))
        moved = {"$add": has - had, "$remove": had - has}
        return [
            {"key": key, "new_value": [_role(guild, each) for each in sorted(ids)]} for key, ids in moved.items() if ids
        ]
    found = []
    for key in [*old, *(key for key in new if key not in old)]:
        before, after = old.get(key), new.get(key)
        if key in UNLOGGED or before == after or isinstance(before or after, dict):
            continue
        change = {"key": key, "old_value": before, "new_value": after}
        found.append({name: value for name, value in change.items() if value is not None})
    return found


def _role(guild: Guild, role: str) -> Json:
    found = guild.roles.get(int(role))
    return {"id": role, "name": found.name if found is not None else ""}


def _invite(invite: Json) -> Json:
    """Return what the log says of an invite."""
    about = {key: invite[key] for key in ("code", "max_age", "max_uses", "temporary", "uses")}
    return about | {"channel_id": invite["channel"]["id"], "inviter_id": invite["inviter"]["id"]}


def _made(world: World, made: Json) -> _Target | None:
    """Return the server of an object whose path names none."""
    guild = world.guilds.get(int(made.get("guild_id") or 0))
    return None if guild is None else _Target(guild, None, {}, {})


def _target(world: World, ids: Mapping[str, str]) -> _Target | None:
    """Return what the path of a request names; None if there is no such thing, or if it belongs to no server."""
    numbers = {name: int(value) for name, value in ids.items() if value.isdecimal() and len(value) < 20}
    channel = world.channels.get(numbers.get("channel") or numbers.get("stage", 0))
    webhook = world.webhooks.get(numbers.get("webhook", 0))
    invite = world.invites.get(ids.get("code", ""))
    home = channel.guild if channel else webhook.guild if webhook else int(invite["guild_id"]) if invite else 0
    guild = world.guilds.get(numbers.get("guild", home))
    if guild is None:
        return None
    options: Json = {"channel_id": str(channel.id)} if channel and len(numbers) > 1 else {}
    if invite is not None:
        return _Target(guild, None, _invite(invite), {})
    if webhook is not None:
        about = {"name": webhook.name, "channel_id": str(webhook.channel), "avatar_hash": webhook.avatar}
        return _Target(guild, str(webhook.id), about, {})
    if "message" in numbers and channel is not None:
        message = world.messages.get(numbers["message"])
        told = options | {"message_id": str(numbers["message"])}
        return None if message is None else _Target(guild, str(message.author.id), {}, told)
    if "overwrite" in numbers and channel is not None:
        overwrite = channel.all_overwrites().get(numbers["overwrite"])
        fields = {} if overwrite is None else {"allow": str(overwrite.allow), "deny": str(overwrite.deny)}
        role = guild.everyone() if numbers["overwrite"] == guild.id else guild.roles.get(numbers["overwrite"])
        about = {"type": "1"} if role is None else {"type": "0", "role_name": role.name}
        return _Target(guild, str(channel.id), fields, {"id": str(numbers["overwrite"]), **about})
    if "integration" in numbers:
        return _Target(guild, str(numbers["integration"]), {"name": world.bot.name, "type": "discord"}, {})
    if "user" in numbers:
        user = numbers["user"]
        fields = member_json(world, guild, world.user(user)) if user in guild.members else {}
        return _Target(guild, str(user), fields, {})
    if "role" in numbers:
        role = guild.roles.get(numbers["role"])
        return _Target(guild, str(numbers["role"]), {} if role is None else role_json(role), {})
    for parameter, kind in KEPT.items():
        if parameter in numbers:
            return _Target(guild, str(numbers[parameter]), dict(guild.kept[kind].get(numbers[parameter], {})), {})
    if channel is not None:
        return _Target(guild, str(channel.id), channel_json(world, channel), {}, channel.thread is not None)
    return _Target(guild, str(guild.id), changed_guild_json(world, guild), {})


KEPT: Final[Mapping[str, str]] = {
    "emoji": "emojis",
    "sticker": "stickers",
    "sound": "soundboard-sounds",
    "event": "scheduled-events",
    "rule": "auto-moderation/rules",
    "stage": "stage-instances",
}
"""The kinds of what servers keep, by the names of their ids in paths."""
