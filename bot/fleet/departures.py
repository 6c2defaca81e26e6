"""Channels, threads and servers that are deleted, servers that change, and the servers there are.

All is read from the gateway's raw messages.

discord.py dispatches such an event only for a channel or server that it has seen before. After a process resumes the
gateway session of another one, it has seen none of them.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Final

from bot.store.fence import Shard

DEPARTURES: Final = ('"CHANNEL_DELETE"', '"THREAD_DELETE"', '"GUILD_DELETE"')
UPDATE: Final = '"GUILD_UPDATE"'
READY: Final = '"READY"'


@dataclass(frozen=True, slots=True)
class Begun:
    """A gateway session that has begun, and all servers of its shard, also those that are unavailable."""

    shard: Shard
    guilds: frozenset[int]


@dataclass(frozen=True, slots=True)
class DeletedPlace:
    """A channel (or thread) or a server that was deleted, or that the bot was removed from. The other is None."""

    channel: int | None = None
    guild: int | None = None


def is_read(message: str) -> bool:
    """Return whether a message of the gateway may be one that the functions below look for."""
    return READY in message or UPDATE in message or any(event in message for event in DEPARTURES)


def deleted_place(message: str) -> DeletedPlace | None:
    """Return what a message of the gateway says was deleted; None if it is about something else."""
    if not any(event in message for event in DEPARTURES):
        return None
    frame = json.loads(message)
    event, data = frame.get("t"), frame.get("d")
    if f'"{event}"' not in DEPARTURES:
        return None
    gone = int(data["id"])
    if event != "GUILD_DELETE":
        return DeletedPlace(channel=gone)
    return None if data.get("unavailable") else DeletedPlace(guild=gone)  # an outage of Discord's, not a departure


def updated_locale(message: str) -> tuple[int, str] | None:
    """Return the server that a message of the gateway says was changed, and its locale; None for other messages."""
    if UPDATE not in message:
        return None
    frame = json.loads(message)
    if frame.get("t") != "GUILD_UPDATE":
        return None
    locale = frame["d"].get("preferred_locale")
    return (int(frame["d"]["id"]), locale) if isinstance(locale, str) else None


def begun_session(message: str) -> Begun | None:
    """Return the session that begins with a message of the gateway; None if it is about something else."""
    if READY not in message:
        return None
    frame = json.loads(message)
    if frame.get("t") != "READY":
        return None
    data = frame["d"]
    number, count = data.get("shard") or (0, 1)
    return Begun(Shard(number, count), frozenset(int(guild["id"]) for guild in data["guilds"]))
