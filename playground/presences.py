"""Presences: who is online. A person is online while a client of theirs is connected."""

from __future__ import annotations

from playground.sessions import Sessions
from playground.world import Guild, Json, User


def presence_json(sessions: Sessions, user: User, guild: Guild) -> Json:
    """Return a user's presence in a server, as PRESENCE_UPDATE has it."""
    status = "offline"
    activities: list[Json] = []
    for session in sessions.of(user.id):
        if session.socket is not None:
            wished = session.presence or {"status": "online", "activities": []}
            status = "offline" if wished["status"] == "invisible" else wished["status"]
            activities = wished["activities"]
    shown = status != "offline"
    return {
        "user": {"id": str(user.id)},
        "guild_id": str(guild.id),
        "status": status,
        "activities": activities if shown else [],
        "client_status": {"web": status} if shown else {},
    }
