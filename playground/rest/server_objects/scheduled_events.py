"""The events of a server that take place outside of its voice channels: creating, changing and deleting them."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

from aiohttp import web

from playground.changes.service import Service
from playground.errors import DiscordError
from playground.objects.payloads import user_json
from playground.rest.fields import Fields
from playground.rest.server_objects.kept import Kept
from playground.world import Attachment, Guild, Json, User
from playground.world.permissions import CREATE_EVENTS, MANAGE_EVENTS

EXTERNAL, GUILD_ONLY = 3, 2
"""The type of such an event, and the only privacy level."""

SCHEDULED, ACTIVE, COMPLETED, CANCELED = 1, 2, 3, 4
NEXT: Final = {SCHEDULED: (ACTIVE, CANCELED), ACTIVE: (COMPLETED,)}
"""Which states follow each."""

MOST_EVENTS: Final = 100


def routes(service: Service) -> list[web.RouteDef]:
    """Return the endpoints."""
    return _Events(service).routes()


class _Events(Kept):
    path, parameter, name = "scheduled-events", "event", "Guild Scheduled Event"
    to_create, to_manage = CREATE_EVENTS, MANAGE_EVENTS
    event = "GUILD_SCHEDULED_EVENT"

    def made(self, guild: Guild, user: User) -> Json:
        return {
            "guild_id": str(guild.id),
            "description": None,
            "channel_id": None,
            "creator_id": str(user.id),
            "creator": user_json(user),
            "image": None,
            "status": SCHEDULED,
            "entity_id": None,
            "recurrence_rule": None,
            "guild_scheduled_event_exceptions": [],
        }

    def read(self, guild: Guild, body: Json, files: list[Attachment], old: Json | None) -> Json:
        if old is None and len(guild.kept[self.path]) >= MOST_EVENTS:
            raise DiscordError(400, 30038, "Maximum number of uncompleted guild scheduled events reached (100)")
        taken = self._fields(body, old or {})
        if old is not None:
            status = taken.get("status", old["status"])
            if status != old["status"] and status not in NEXT.get(old["status"], ()):
                raise DiscordError(400, 180000, "Cannot update a finished event")
        return taken

    async def tell(self, guild: Guild, event: str, item: Json) -> None:
        if item["status"] not in NEXT:
            guild.kept[self.path].pop(int(item["id"]), None)  # Discord lists no event that is over
        await super().tell(guild, event, item)

    def _fields(self, body: Json, old: Json) -> Json:
        new = not old
        fields = Fields(body)
        fields.text("name", 1, 100, required=new)
        fields.text("description", 1, 1000, nullable=True)
        fields.choice("privacy_level", (GUILD_ONLY,))
        fields.choice("entity_type", (EXTERNAL,))
        if not new:
            fields.choice("status", (SCHEDULED, ACTIVE, COMPLETED, CANCELED))
        times = [_time(fields, body, name, required=new) for name in ("scheduled_start_time", "scheduled_end_time")]
        where = body.get("entity_metadata")
        place = Fields(where if isinstance(where, dict) else {})
        place.text("location", 1, 100, required=new)
        if new:
            for name in ("privacy_level", "entity_type"):
                if body.get(name) is None:
                    fields.errors.required(name)
        start, end = times
        if start is not None and start.timestamp() <= self.world.now():
            fields.errors.add(
                "scheduled_start_time", "GUILD_SCHEDULED_EVENT_SCHEDULE_PAST", "Cannot schedule event in the past."
            )
        start, end = (
            datetime.fromisoformat(old[name]) if given is None and old.get(name) else given
            for name, given in (("scheduled_start_time", start), ("scheduled_end_time", end))
        )
        if start is not None and end is not None and end <= start:
            fields.errors.add(
                "scheduled_end_time", "GUILD_SCHEDULED_EVENT_SCHEDULE_END", "The end has to be after the start."
            )
        fields.errors.check()
        place.errors.check()
        if place.taken:
            fields.taken["entity_metadata"] = place.taken
        return fields.taken


def _time(fields: Fields, body: Json, name: str, *, required: bool) -> datetime | None:
    value = body.get(name)
    if value is None:
        if required:
            fields.errors.required(name)
        return None
    try:
        moment = datetime.fromisoformat(str(value))
    except ValueError:
        fields.errors.add(name, "DATE_TIME_TYPE_PARSE", f"Could not parse {value}. Should be ISO8601.")
        return None
    moment = moment if moment.tzinfo is not None else moment.replace(tzinfo=UTC)
    fields.taken[name] = moment.isoformat()
    return moment
