"""The events of a server that take place outside of its voice channels: creating, changing and deleting them."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

from aiohttp import web

from playground.changes.service import Service, number
from playground.errors import DiscordError, missing_permissions, unknown
from playground.objects.payloads import user_json
from playground.rest.fields import Fields
from playground.world import API, Guild, Json, User
from playground.world.permissions import CREATE_EVENTS, MANAGE_EVENTS

EXTERNAL, GUILD_ONLY = 3, 2
"""The type of such an event, and the only privacy level."""

SCHEDULED, ACTIVE, COMPLETED, CANCELED = 1, 2, 3, 4
NEXT: Final = {SCHEDULED: (ACTIVE, CANCELED), ACTIVE: (COMPLETED,)}
"""Which states follow each."""

MOST_EVENTS: Final = 100


def routes(service: Service) -> list[web.RouteDef]:
    """Return the endpoints."""
    events = _Events(service)
    base = f"{API}/guilds/{{guild}}/scheduled-events"
    return [
        web.get(base, events.all),
        web.post(base, events.create),
        web.get(f"{base}/{{event}}", events.one),
        web.patch(f"{base}/{{event}}", events.change),
        web.delete(f"{base}/{{event}}", events.delete),
    ]


class _Events:
    def __init__(self, service: Service) -> None:
        self._service = service
        self._world = service.world

    async def all(self, request: web.Request) -> web.Response:
        _, guild = self._service.member_of(request)
        return web.json_response(list(guild.events.values()))

    async def one(self, request: web.Request) -> web.Response:
        _, guild = self._service.member_of(request)
        return web.json_response(_event(request, guild))

    async def create(self, request: web.Request) -> web.Response:
        user, guild = self._service.member_of(request, CREATE_EVENTS)
        if sum(each["status"] in NEXT for each in guild.events.values()) >= MOST_EVENTS:
            raise DiscordError(400, 30038, "Maximum number of uncompleted guild scheduled events reached (100)")
        body, _ = self._service.body(request)
        taken = self._read(body, new=True)
        event: Json = {
            "id": str(self._world.snowflakes.next()),
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
            **taken,
        }
        guild.events[int(event["id"])] = event
        return web.json_response(event)

    async def change(self, request: web.Request) -> web.Response:
        guild, event = self._own(request)
        body, _ = self._service.body(request)
        taken = self._read(body, new=False)
        status = taken.get("status", event["status"])
        if status != event["status"] and status not in NEXT.get(event["status"], ()):
            raise DiscordError(400, 180000, "Cannot update a finished event")
        event |= taken
        if status not in NEXT:
            del guild.events[int(event["id"])]  # Discord lists no event that is over
        return web.json_response(event)

    async def delete(self, request: web.Request) -> web.Response:
        guild, event = self._own(request)
        del guild.events[int(event["id"])]
        return web.Response(status=204)

    def _own(self, request: web.Request) -> tuple[Guild, Json]:
        """Return an event that its sender may change: with one permission any, with the other one their own."""
        user, guild = self._service.member_of(request)
        event = _event(request, guild)
        own = event["creator_id"] == str(user.id) and self._may(user, guild, CREATE_EVENTS)
        if not (own or self._may(user, guild, MANAGE_EVENTS)):
            raise missing_permissions()
        return guild, event

    def _may(self, user: User, guild: Guild, permission: int) -> bool:
        return bool(self._world.permissions_in(guild, user) & permission)

    def _read(self, body: Json, *, new: bool) -> Json:
        fields = Fields(body)
        fields.text("name", 1, 100, required=new)
        fields.text("description", 1, 1000, nullable=True)
        fields.choice("privacy_level", (GUILD_ONLY,))
        fields.choice("entity_type", (EXTERNAL,))
        fields.choice("status", (SCHEDULED, ACTIVE, COMPLETED, CANCELED))
        times = [_time(fields, body, name, required=new) for name in ("scheduled_start_time", "scheduled_end_time")]
        place = Fields(body.get("entity_metadata") or {})
        place.text("location", 1, 100, required=new)
        if new:
            for name in ("privacy_level", "entity_type"):
                if body.get(name) is None:
                    fields.errors.required(name)
        start, end = times
        if start is not None and start.timestamp() <= self._world.now():
            fields.errors.add(
                "scheduled_start_time", "GUILD_SCHEDULED_EVENT_SCHEDULE_PAST", "Cannot schedule event in the past."
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


def _event(request: web.Request, guild: Guild) -> Json:
    found = guild.events.get(number(request, "event"))
    if found is None:
        raise unknown("Guild Scheduled Event")
    return found


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
