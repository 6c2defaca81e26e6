"""The JSON of users, servers, roles, members, channels and threads."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Any, Final

from playground.world import Channel, Guild, World
from playground.world.clock import created_at
from playground.world.guild import (
    CATEGORY,
    FORUM,
    GROUP,
    MEDIA,
    PRIVATE_THREAD,
    SPOKEN,
    STAGE,
    THREAD_ONLY,
    Role,
    Thread,
)
from playground.world.people import User

Json = dict[str, Any]

MOST_COUNTED = 50
"""The number up to which the members of a thread are counted."""


def user_json(user: User) -> Json:
    """Return a user. A bot has only one name, its username, which can have spaces."""
    return {
        "id": str(user.id),
        "username": user.name if user.bot else user.username,
        "global_name": None if user.bot else user.name,
        "discriminator": "0000" if user.bot else "0",
        "avatar": user.avatar,
        "bot": user.bot,
        "primary_guild": None,
        "public_flags": user.public_flags,
        "flags": user.public_flags,
    }


def time_json(seconds: float | None) -> str | None:
    """Return a time in Unix seconds as Discord writes it; None stays None."""
    return None if seconds is None else datetime.fromtimestamp(seconds, UTC).isoformat()


def role_json(role: Role) -> Json:
    """Return a role."""
    data: Json = {
        "id": str(role.id),
        "name": role.name,
        "color": role.color,
        "colors": {"primary_color": role.color, "secondary_color": None, "tertiary_color": None},
        "hoist": role.hoist,
        "icon": None,
        "unicode_emoji": None,
        "position": role.position,
        "permissions": str(role.permissions),
        "managed": role.bot is not None,
        "mentionable": role.mentionable,
        "flags": 0,
    }
    return data if role.bot is None else {**data, "tags": {"bot_id": str(role.bot)}}


def roles_json(guild: Guild) -> list[Json]:
    """Return all roles of a server. The role @everyone has the server's id."""
    return [role_json(role) for role in (guild.everyone(), *guild.roles.values())]


def member_json(world: World, guild: Guild, user: User, channel: Channel | None = None) -> Json:
    """Return a member of a server, with their permissions in a channel if one is given."""
    known = guild.membership(user.id)
    joined = created_at(guild.id).isoformat() if known.joined_at is None else time_json(known.joined_at)
    member: Json = {
        "user": user_json(user),
        "nick": known.nick,
        "avatar": known.avatar,
        "banner": None,
        "roles": [str(role.id) for role in guild.roles_of(user.id)],
        "joined_at": joined,
        "premium_since": None,
        "deaf": False,
        "mute": False,
        "flags": 0,
        "pending": False,
        "communication_disabled_until": time_json(known.timed_out_until),
    }
    if channel is not None:
        member["permissions"] = str(world.permissions(user, channel))
    return member


def channel_json(world: World, channel: Channel, reader: User | None = None) -> Json:
    """Return a channel, a thread or a private channel.

    :param reader: if it is a member of the thread, the thread has their membership.
    """
    last = None if channel.last_message is None else str(channel.last_message)
    data: Json = {"id": str(channel.id), "type": channel.type, "last_message_id": last, "flags": channel.flags}
    if channel.private:
        return data | _private(world, channel)
    data |= {
        "guild_id": str(channel.guild),
        "name": channel.name,
        "parent_id": None if channel.parent is None else str(channel.parent),
        "rate_limit_per_user": channel.rate_limit_per_user,
    }
    if channel.thread is not None:
        data |= _thread(world, channel, channel.thread)
        if reader is not None and reader.id in channel.thread.members:
            data["member"] = thread_member_json(channel, reader.id)
        return data
    data |= {
        "parent_id": None if channel.category is None else str(channel.category),
        "position": position_of(world, channel),
        "permission_overwrites": [
            {"id": str(each.id), "type": each.type, "allow": str(each.allow), "deny": str(each.deny)}
            for each in channel.all_overwrites().values()
        ],
        "nsfw": channel.nsfw,
    }
    if channel.type == CATEGORY:
        for name in ("last_message_id", "rate_limit_per_user"):
            del data[name]
    elif channel.type in SPOKEN:
        data |= {"bitrate": 64000, "user_limit": 0, "rtc_region": None}
        if channel.type == STAGE:
            data["topic"] = channel.topic
    else:
        data["topic"] = channel.topic
        if channel.archive_minutes is not None:
            data["default_auto_archive_duration"] = channel.archive_minutes
    if channel.type in THREAD_ONLY:
        data |= {"available_tags": channel.tags, "default_reaction_emoji": None, "default_sort_order": None}
        data["default_thread_rate_limit_per_user"] = 0
        if channel.type == FORUM:
            data["default_forum_layout"] = 0
    return data


def position_of(world: World, channel: Channel) -> int:
    """Return a channel's place among those of its server."""
    if channel.position is not None:
        return channel.position
    return [each.id for each in world.guilds[channel.guild].channels if each.parent is None].index(channel.id)


def _private(world: World, channel: Channel) -> Json:
    people = [channel.recipient] if channel.recipient is not None else channel.recipients
    data: Json = {"recipients": [user_json(world.user(each)) for each in people]}
    if channel.type == GROUP:
        data |= {"name": channel.name or None, "icon": None, "owner_id": str(channel.recipients[0])}
    return data


def _thread(world: World, channel: Channel, thread: Thread) -> Json:
    data: Json = {
        "owner_id": str(thread.owner),
        "message_count": thread.messages,
        "member_count": min(len(thread.members), MOST_COUNTED),
        "total_message_sent": thread.sent,
        "thread_metadata": {
            "archived": thread.archived,
            "auto_archive_duration": thread.archive_minutes,
            "archive_timestamp": time_json(thread.archived_at),
            "create_timestamp": time_json(thread.created_at),
            "locked": thread.locked,
        },
    }
    if channel.type == PRIVATE_THREAD:
        data["thread_metadata"]["invitable"] = thread.invitable
    parent = world.channels.get(channel.parent or 0)
    if parent is not None and parent.type in (FORUM, MEDIA):
        data["applied_tags"] = [str(tag) for tag in thread.tags]
    return data


def thread_member_json(channel: Channel, user: int) -> Json:
    """Return a user's membership in a thread."""
    assert channel.thread is not None
    joined = time_json(channel.thread.members[user])
    return {"id": str(channel.id), "user_id": str(user), "join_timestamp": joined, "flags": 0}


def resolved_channel_json(world: World, channel: Channel, asker: User) -> Json:
    """Return the part of a channel that an interaction has of the channels that a person has chosen."""
    names = {"id", "name", "type", "last_message_id", "last_pin_timestamp", "nsfw", "parent_id", "guild_id", "flags"}
    names |= {"rate_limit_per_user", "topic", "position", "thread_metadata"}
    whole = channel_json(world, channel)
    return {
        **{name: value for name, value in whole.items() if name in names},
        "permissions": str(world.permissions(asker, channel)),
        "app_permissions": str(world.permissions(world.bot, channel)),
    }


ONLY_CREATED: Final = (
    "joined_at", "large", "unavailable", "member_count", "voice_states", "members", "channels", "threads", "presences",
    "stage_instances", "guild_scheduled_events", "soundboard_sounds",
)  # fmt: skip
"""What only GUILD_CREATE says of a server."""


def changed_guild_json(world: World, guild: Guild) -> Json:
    """Return a server as GUILD_UPDATE has it."""
    return {key: value for key, value in guild_json(world, guild).items() if key not in ONLY_CREATED}


def without_maker(items: Iterable[Json]) -> list[Json]:
    """Return emojis, stickers or sounds as everybody gets them. Who made each only those read who may make some."""
    return [{key: value for key, value in each.items() if key != "user"} for each in items]


def _without_guild(state: Json) -> Json:
    return {key: value for key, value in state.items() if key != "guild_id"}


def _stages(world: World, guild: Guild, reader: User | None) -> list[Json]:
    """Return the stages that are live and that a reader sees."""
    live = guild.kept["stage-instances"].items()
    return [stage for channel, stage in live if reader is None or world.sees(reader, world.channels[channel])]


def guild_json(world: World, guild: Guild, reader: User | None = None) -> Json:
    """Return a server as GUILD_CREATE has it.

    :param reader: who gets it. They get only the active threads that they can see; None gets all active ones.
    """
    world.archive_idle()
    active = [each for each in guild.channels if each.thread is not None and not each.thread.archived]
    threads = [channel_json(world, each, reader) for each in active if reader is None or world.sees(reader, each)]
    for thread in threads:
        if "member" in thread:
            thread["member"] = {name: thread["member"][name] for name in ("join_timestamp", "flags")}
    widget = guild.pages.get("widget", {})
    return {
        "id": str(guild.id),
        "name": guild.name,
        "icon": None,
        "splash": None,
        "discovery_splash": None,
        "home_header": None,
        "owner_id": str(guild.owner),
        "region": "deprecated",
        "afk_channel_id": None,
        "afk_timeout": 300,
        "widget_enabled": widget.get("enabled", False),
        "widget_channel_id": widget.get("channel_id"),
        "verification_level": 0,
        "default_message_notifications": 1,
        "explicit_content_filter": 0,
        "roles": roles_json(guild),
        "emojis": without_maker(guild.kept["emojis"].values()),
        "stickers": without_maker(guild.kept["stickers"].values()),
        "features": [],
        "mfa_level": 0,
        "application_id": None,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "rules_channel_id": None,
        "max_presences": None,
        "max_members": 250000,
        "max_video_channel_users": 25,
        "max_stage_video_channel_users": 50,
        "vanity_url_code": None,
        "description": None,
        "banner": None,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "preferred_locale": guild.locale,
        "public_updates_channel_id": None,
        "safety_alerts_channel_id": None,
        "nsfw": False,
        "nsfw_level": 0,
        "premium_progress_bar_enabled": False,
        "incidents_data": guild.pages.get("incidents"),
        "joined_at": created_at(guild.id).isoformat(),
        "large": False,
        "unavailable": False,
        "member_count": len(guild.members),
        "voice_states": [_without_guild(each) for each in guild.voice.values()],
        "members": [member_json(world, guild, user) for user in world.members(guild)],
        "channels": [channel_json(world, each) for each in guild.channels if each.parent is None],
        "threads": threads,
        "presences": [],
        "stage_instances": _stages(world, guild, reader),
        "guild_scheduled_events": list(guild.kept["scheduled-events"].values()),
        "soundboard_sounds": without_maker(guild.kept["soundboard-sounds"].values()),
        **guild.settings,
    }
