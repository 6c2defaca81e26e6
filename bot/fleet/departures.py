"""Channels, threads and servers that go, and the tables in them.

discord.py tells of those alone whose arrival it has seen. Of the servers of a gateway session that another process has
begun it has seen none; so we look at the gateway's messages themselves, where such a departure is rare.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Final

DEPARTURES: Final = ('"CHANNEL_DELETE"', '"THREAD_DELETE"', '"GUILD_DELETE"')


@dataclass(frozen=True, slots=True)
class DeletedPlace:
    """A channel (or thread) or a server that is gone for us; the other is None."""

    channel: int | None = None
    guild: int | None = None


def deleted_place(message: str) -> DeletedPlace | None:
    """Return what a message of the gateway says is gone; None if it says nothing of the kind."""
    if not any(event in message for event in DEPARTURES):
        return None
    frame = json.loads(message)
    event, data = frame.get("t"), frame.get("d")
    if f'"{event}"' not in DEPARTURES:
        return None
    gone = int(data["id"])
    if event != "GUILD_DELETE":
        return DeletedPlace(channel=gone)
    return None if data.get("unavailable") else DeletedPlace(guild=gone)  # Discord's own trouble passes
