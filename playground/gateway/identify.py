"""Checks of what a client sends to identify and to resume, and how often the bot may still identify."""

from __future__ import annotations

from typing import Any, Final

from playground.gateway.frames import (
    DECODE_ERROR,
    DISALLOWED_INTENTS,
    INVALID_INTENTS,
    INVALID_SHARD,
    SHARDING_REQUIRED,
    GatewayClose,
    fields,
    is_integer,
)
from playground.gateway.sessions import Wishes
from playground.world import IDENTIFIES, Json, User, World
from playground.world.intents import KNOWN, PRIVILEGED

INTENTS_SINCE = 8
"""The version of the gateway since which bots must say their intents."""
MOST_SHARDS = 1 << 20
"""More shards than any bot has. Discord does not say how many it allows."""
STATUSES: Final = ("online", "dnd", "idle", "invisible", "offline")

ACTIVITY_TYPES = range(6)


def token_of(data: Json) -> str:
    """Return the token that a client sends. Bots may write ``Bot`` before it.

    :raises GatewayClose: 4002 if it is no text.
    """
    token = data.get("token")
    if not isinstance(token, str):
        raise GatewayClose(DECODE_ERROR)
    return token.removeprefix("Bot ")


def check_identify(world: World, user: User, data: Json, version: int) -> Wishes:
    """Return what a client asks for when it identifies.

    :raises GatewayClose: 4002, 4010, 4011, 4013 or 4014.
    """
    if not user.bot:
        return Wishes(intents=0, version=version)
    compress, threshold = data.get("compress", False), data.get("large_threshold", 50)
    if not isinstance(data.get("properties"), dict) or not isinstance(compress, bool | None):
        raise GatewayClose(DECODE_ERROR)
    if threshold is not None and not is_integer(threshold):
        raise GatewayClose(DECODE_ERROR)
    presence = None if data.get("presence") is None else check_presence(data["presence"])
    intents = _intents(world, data, version)
    shard = _shard(world, data.get("shard"))
    return Wishes(
        intents=intents,
        shard=shard,
        large_threshold=min(max(50 if threshold is None else threshold, 50), 250),
        compress=bool(compress),
        presence=presence,
        version=version,
    )


def _intents(world: World, data: Json, version: int) -> int:
    intents = data.get("intents")
    if intents is None and version < INTENTS_SINCE:
        return KNOWN & ~PRIVILEGED | world.privileged_intents
    if intents is not None and not is_integer(intents):
        raise GatewayClose(DECODE_ERROR)
    if intents is None or intents < 0 or intents & ~KNOWN:
        raise GatewayClose(INVALID_INTENTS)
    if intents & PRIVILEGED & ~world.privileged_intents:
        raise GatewayClose(DISALLOWED_INTENTS)
    return intents


def _shard(world: World, shard: Any) -> tuple[int, int] | None:
    if shard is None:
        chosen = None
    elif isinstance(shard, list) and len(shard) == 2 and all(is_integer(each) for each in shard):
        chosen = (shard[0], shard[1])
        if not 0 <= chosen[0] < chosen[1] <= MOST_SHARDS:
            raise GatewayClose(INVALID_SHARD)
    else:
        raise GatewayClose(INVALID_SHARD)
    number, count = chosen or (0, 1)
    joined = [each.id for each in world.guilds.values() if world.bot.id in each.members]
    if len([each for each in joined if (each >> 22) % count == number]) > world.most_guilds_a_shard:
        raise GatewayClose(SHARDING_REQUIRED)
    return chosen


def check_presence(data: object) -> Json:
    """Return a presence that a client sends.

    :raises GatewayClose: 4002.
    """
    presence = fields(data)
    activities, since, game = presence.get("activities"), presence.get("since"), presence.get("game")
    if activities is None and game is not None:
        activities = [game]  # its name in older versions, by which libraries still send it
    status = "online" if presence.get("status") is None else presence["status"]
    if not isinstance(status, str) or status not in STATUSES or not isinstance(presence.get("afk"), bool | None):
        raise GatewayClose(DECODE_ERROR)
    if since is not None and not is_integer(since) and not isinstance(since, float):
        raise GatewayClose(DECODE_ERROR)
    if not isinstance(activities, list | None):
        raise GatewayClose(DECODE_ERROR)
    return {"status": status, "activities": [_activity(each) for each in activities or []]}


def _activity(data: object) -> Json:
    """Return the part of an activity that a bot may set."""
    activity = fields(data)
    kind, name = 0 if activity.get("type") is None else activity["type"], activity.get("name")
    if not isinstance(name, str) or not is_integer(kind) or kind not in ACTIVITY_TYPES:
        raise GatewayClose(DECODE_ERROR)
    more = {key: activity[key] for key in ("state", "url") if isinstance(activity.get(key), str)}
    return {"name": name, "type": kind, **more}


def check_resume(data: Json) -> tuple[str, int]:
    """Return the session and the sequence number from which a client wants to resume.

    :raises GatewayClose: 4002.
    """
    session, sequence = data.get("session_id"), data.get("seq")
    if not isinstance(session, str) or not is_integer(sequence):
        raise GatewayClose(DECODE_ERROR)
    return session, sequence


DAY_SECONDS = 86_400.0
"""The bot may identify 1,000 times in a day that begins with the first time."""


def renew_starts(world: World) -> None:
    """Give the bot all its identifies again if the day is over."""
    if world.identifies_reset_at and world.now() >= world.identifies_reset_at:
        world.identifies_left, world.identifies_reset_at = IDENTIFIES, 0.0


def count_start(world: World) -> None:
    """Count an identify."""
    world.identifies_left -= 1
    world.identifies_reset_at = world.identifies_reset_at or world.now() + DAY_SECONDS


def session_start_limit(world: World) -> Json:
    """Return the limit as ``GET /gateway/bot`` shows it."""
    renew_starts(world)
    left = world.identifies_reset_at - world.now() if world.identifies_reset_at else 0.0
    return {
        "total": IDENTIFIES,
        "remaining": max(0, world.identifies_left),
        "reset_after": int(left * 1000),
        "max_concurrency": world.max_concurrency,
    }
