"""What a client is told first: READY, and GUILD_CREATE for each of a bot's servers."""

from __future__ import annotations

from typing import Any

from playground.gateway.sessions import Session, Sessions, presence_json
from playground.objects.payloads import application_json, guild_json, user_json
from playground.world import Guild, Json, World
from playground.world.intents import GUILD_PRESENCES

TRACE = ['["playground",{"micros":0.0}]']
"""The servers that an answer has passed, for debugging."""
MOST_LISTED_MEMBERS = 75_000
"""The largest server whose members Discord lists at all."""


def guilds_of(world: World, session: Session) -> list[Guild]:
    """Return the servers of a session: those of its user and its shard."""
    return [each for each in world.guilds.values() if session.user.id in each.members and session.sees(each.id)]


def ready(world: World, session: Session, url: str) -> Json:
    """Return the data of READY.

    :param url: the address at which the session can be resumed.
    """
    user, guilds = session.user, guilds_of(world, session)
    own = {**user_json(user), "email": None, "mfa_enabled": False, "verified": True}
    data: Json = {
        "_trace": TRACE,
        "v": session.wishes.version,
        "user": own,
        "session_id": session.id,
        "session_type": "normal",
        "resume_gateway_url": url,
        "private_channels": [],
        "relationships": [],
        "presences": [],
        "guild_join_requests": [],
        "geo_ordered_rtc_regions": [],
        "user_settings": {},
        "auth": {},
    }
    if not user.bot:
        return {**data, "guilds": [guild_json(world, guild, user) for guild in guilds]}
    data["guilds"] = [{"id": str(guild.id), "unavailable": True} for guild in guilds]
    application = application_json(world)
    data["application"] = {key: application[key] for key in ("id", "flags", "flags_new") if key in application}
    if session.shard is not None:
        data["shard"] = list(session.shard)
    return data


def guild_create(world: World, session: Session, sessions: Sessions, guild: Guild) -> Json:
    """Return the data of GUILD_CREATE for a bot.

    Without the GUILD_PRESENCES intent, and in the largest servers, the only member is the bot itself, for nobody is in
    voice. In a large server, members without roles and nicknames are left out while they are offline.
    """
    data = guild_json(world, guild, session.user)
    count, own = len(guild.members), str(session.user.id)
    large = count > session.wishes.large_threshold
    listed = bool(session.wishes.intents & GUILD_PRESENCES) and count <= MOST_LISTED_MEMBERS
    everybody = [presence_json(sessions, user, guild) for user in world.members(guild)] if listed else []
    online = {each["user"]["id"] for each in everybody if each["status"] != "offline"}

    def is_listed(member: Json) -> bool:
        user = member["user"]["id"]
        return user == own or (listed and (not large or user in online or bool(member["roles"] or member["nick"])))

    members: list[Json] = [each for each in data["members"] if is_listed(each)]
    shown: dict[str, Any] = {
        "large": large,
        "member_count": count,
        "members": members,
        "presences": [
            {key: value for key, value in each.items() if key != "guild_id"}
            for each in everybody
            if each["user"]["id"] in online or not large
        ],
    }
    return {**data, **shown}
