"""Channels, threads and servers that are deleted, read from the gateway's raw messages.

discord.py dispatches such an event only for a channel or server that it has seen before. After a process resumes the
gateway session of another one, it has seen none of them.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Final

DEPARTURES: Final = ('"CHANNEL_DELETE"', '"THREAD_DELETE"', '"GUILD_DELETE"')


@dataclass(frozen=True, slots=True)
class DeletedPlace:
    """A channel (or thread) or a server that was deleted, or that the bot was removed from. The other is None."""

    channel: int | None = None
    guild: int | None = None


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
