"""Channels, threads and servers that are deleted, servers that change, and the servers there are.

All is read from the gateway's raw messages.

discord.py dispatches such an event only for a channel or server that it has seen before. After a process resumes the
gateway session of another one, it has seen none of them.
"""

import json
from dataclasses import dataclass
from typing import Final

from bot.store.engine.fence import Shard

EVENTS: Final = ('"CHANNEL_DELETE"', '"THREAD_DELETE"', '"GUILD_DELETE"', '"GUILD_UPDATE"', '"READY"')
"""What the messages contain that may be such events."""


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


@dataclass(frozen=True, slots=True)
class NewLocale:
    """The locale of a server that was changed."""

    guild: int
    locale: str


def is_read(message: str) -> bool:
    """Return whether a message of the gateway may be one that ``read_event`` looks for."""
    return any(event in message for event in EVENTS)


def read_event(message: str) -> Begun | DeletedPlace | NewLocale | None:
    """Return what a message of the gateway tells; None if it is about something else."""
    if not is_read(message):
        return None
    frame = json.loads(message)
    data = frame.get("d")
    match frame.get("t"):
        case "CHANNEL_DELETE" | "THREAD_DELETE":
            return DeletedPlace(channel=int(data["id"]))
        case "GUILD_DELETE" if not data.get("unavailable"):  # else it is an outage of Discord's, not a departure
            return DeletedPlace(guild=int(data["id"]))
        case "GUILD_UPDATE" if isinstance(data.get("preferred_locale"), str):
            return NewLocale(int(data["id"]), data["preferred_locale"])
        case "READY":
            number, count = data.get("shard") or (0, 1)
            return Begun(Shard(number, count), frozenset(int(guild["id"]) for guild in data["guilds"]))
        case _:
            return None
