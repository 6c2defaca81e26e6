"""The events of a server: creating, changing and deleting them, and who is interested."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

from aiohttp import web

from playground.changes.service import Service
from playground.checks.fields import Words
from playground.checks.pictures import File, Picture
from playground.checks.shapes import Choice, Form, Id, Moment
from playground.errors import DiscordError, FormErrors
from playground.objects.payloads import user_json
from playground.objects.servers import member_json
from playground.rest.fields import query_number, query_truth
from playground.rest.server_objects.kept import Kept, checked
from playground.world import API, Attachment, Guild, Json, User
from playground.world.guild import STAGE, VOICE
from playground.world.permissions import CREATE_EVENTS, MANAGE_EVENTS

GUILD_ONLY: Final = 2
"""The only privacy level."""

IN_STAGE, IN_VOICE, EXTERNAL = 1, 2, 3
PLACES: Final = {IN_STAGE: STAGE, IN_VOICE: VOICE}
"""The types of events that take place in a channel, and of what type it is."""

SCHEDULED, ACTIVE, COMPLETED, CANCELED = 1, 2, 3, 4
NEXT: Final = {SCHEDULED: (ACTIVE, CANCELED), ACTIVE: (COMPLETED,)}
"""Which states follow each."""

MOST_EVENTS: Final = 100
INTERESTED: Final = "interested"
"""The kind under which a server keeps who is interested, by the ids of events."""

EVENT: Final = Form(
    {
        "name": Words(100, 1),
        "description": Words(1000),
        "image": Picture(),
        "privacy_level": Choice((GUILD_ONLY,)),
        "entity_type": Choice((*PLACES, EXTERNAL)),
        "status": Choice((SCHEDULED, ACTIVE, COMPLETED, CANCELED)),
        "scheduled_start_time": Moment(),
        "scheduled_end_time": Moment(),
        "channel_id": Id(),
        "entity_metadata": Form({"location": Words(100, 1)}),
    },
    cleared=("description", "image", "scheduled_end_time", "channel_id", "entity_metadata"),
)
REQUIRED: Final = ("name", "privacy_level", "entity_type", "scheduled_start_time")


def routes(service: Service) -> list[web.RouteDef]:
    """Return the endpoints."""
    events = _Events(service)
    users = f"{API}/guilds/{{guild}}/scheduled-events/{{event}}/users"
    return [
        *events.routes(),
        web.get(users, events.interested),
        web.get(f"{users}/counts", events.count),
        web.put(f"{users}/@me", events.come),
        web.delete(f"{users}/@me", events.stay_away),
    ]


class _Events(Kept):
    path, parameter, name = "scheduled-events", "event", "Guild Scheduled Event"
    to_create, to_manage = CREATE_EVENTS, MANAGE_EVENTS
    event = "GUILD_SCHEDULED_EVENT"

    def made(self, guild: Guild, user: User) -> Json:
        nothing = ("description", "channel_id", "image", "entity_id", "entity_metadata", "recurrence_rule")
        return {
            **dict.fromkeys((*nothing, "scheduled_end_time")),
            "guild_id": str(guild.id),
            "creator_id": str(user.id),
            "creator": user_json(user),
            "status": SCHEDULED,
            "guild_scheduled_event_exceptions": [],
        }

    def read(self, guild: Guild, body: Json, files: list[Attachment], old: Json | None) -> Json:
        if old is None and len(guild.kept[self.path]) >= MOST_EVENTS:
            raise DiscordError(400, 30038, "Maximum number of uncompleted guild scheduled events reached (100)")
        given = checked(EVENT, body, REQUIRED if old is None else ())
        if old is None:
            given.pop("status", None)
        elif given.get("status", old["status"]) not in (old["status"], *NEXT.get(old["status"], ())):
            raise DiscordError(400, 180000, "Cannot update a finished event")
        for name in ("scheduled_start_time", "scheduled_end_time"):
            if given.get(name) is not None:
                given[name] = _moment(given[name]).isoformat()
        self._check(guild, given, (old or {}) | given)
        given |= {"channel_id": None} if ((old or {}) | given)["entity_type"] == EXTERNAL else {"entity_metadata": None}
        if isinstance(given.get("image"), File):
            given["image"] = self.service.keep(given["image"])
        return given

    def _check(self, guild: Guild, given: Json, whole: Json) -> None:
        """Check when and where an event takes place.

        :param given: what the body says of it.
        :param whole: the event as it is then.
        :raises DiscordError: 50035.
        """
        errors = FormErrors()
        start, end = whole["scheduled_start_time"], whole.get("scheduled_end_time")
        if "scheduled_start_time" in given and _moment(start).timestamp() <= self.world.now():
            past = "Cannot schedule event in the past."
            errors.add("scheduled_start_time", "GUILD_SCHEDULED_EVENT_SCHEDULE_PAST", past)
        if end is not None and _moment(end) <= _moment(start):
            wrong = "The end has to be after the start."
            errors.add("scheduled_end_time", "GUILD_SCHEDULED_EVENT_SCHEDULE_END", wrong)
        channel = self.world.channels.get(int(whole.get("channel_id") or 0))
        if whole["entity_type"] == EXTERNAL:
            if end is None:
                errors.required("scheduled_end_time")
            if not (whole.get("entity_metadata") or {}).get("location"):
                errors.required("entity_metadata.location")
        elif whole.get("channel_id") is None:
            errors.required("channel_id")
        elif channel is None or channel.guild != guild.id or channel.type != PLACES[whole["entity_type"]]:
            errors.add("channel_id", "CHANNEL_INVALID", "Channel does not exist")
        errors.check()

    async def tell(self, guild: Guild, event: str, item: Json) -> None:
        if item["status"] not in NEXT:
            guild.kept[self.path].pop(int(item["id"]), None)  # Discord lists no event that is over
        if int(item["id"]) not in guild.kept[self.path]:
            guild.kept[INTERESTED].pop(int(item["id"]), None)
        await super().tell(guild, event, item)

    # Who is interested

    def _users(self, guild: Guild, item: Json) -> Json:
        return guild.kept[INTERESTED].setdefault(int(item["id"]), {})

    async def _all(self, request: web.Request) -> web.Response:
        _, guild = self.service.member_of(request)
        return web.json_response([self._counted(request, guild, each) for each in guild.kept[self.path].values()])

    async def _one(self, request: web.Request) -> web.Response:
        _, guild = self.service.member_of(request)
        return web.json_response(self._counted(request, guild, self._item(request, guild)))

    def _counted(self, request: web.Request, guild: Guild, item: Json) -> Json:
        counted = query_truth(request, "with_user_count")
        return item | ({"user_count": len(self._users(guild, item))} if counted else {})

    async def interested(self, request: web.Request) -> web.Response:
        _, guild = self.service.member_of(request)
        item = self._item(request, guild)
        after, before = query_number(request, "after", 0, 0, 1 << 64), query_number(request, "before", 0, 0, 1 << 64)
        found = sorted(each for each in map(int, self._users(guild, item)) if each > after)
        found = [each for each in found if each < before] if before else found
        limit = query_number(request, "limit", 100, 1, 100)
        page = found[-limit:] if before and not after else found[:limit]
        answer = []
        for user in map(self.world.user, page):
            about: Json = {"guild_scheduled_event_id": item["id"], "user_id": str(user.id), "response": 1}
            about["user"] = user_json(user)
            if query_truth(request, "with_member") and user.id in guild.members:
                about["member"] = member_json(self.world, guild, user)
            answer.append(about)
        return web.json_response(answer)

    async def count(self, request: web.Request) -> web.Response:
        _, guild = self.service.member_of(request)
        count = len(self._users(guild, self._item(request, guild)))
        return web.json_response({"guild_scheduled_event_count": count, "guild_scheduled_event_exception_counts": {}})

    async def come(self, request: web.Request) -> web.Response:
        return await self._change_interest(request, "ADD")

    async def stay_away(self, request: web.Request) -> web.Response:
        return await self._change_interest(request, "REMOVE")

    async def _change_interest(self, request: web.Request, change: str) -> web.Response:
        """Let a person be interested in an event, or no longer."""
        user, guild = self.service.member_of(request)
        if user.bot:
            raise DiscordError(403, 20001, "Bots cannot use this endpoint")
        item = self._item(request, guild)
        users = self._users(guild, item)
        if (str(user.id) in users) != (change == "ADD"):
            if users.pop(str(user.id), None) is None:
                users[str(user.id)] = True
            told = {"guild_scheduled_event_id": item["id"], "user_id": str(user.id), "guild_id": str(guild.id)}
            await super().tell(guild, f"{self.event}_USER_{change}", told)
        return web.Response(status=204)


def _moment(text: str) -> datetime:
    """Return a time. Without a zone, it is that of UTC."""
    moment = datetime.fromisoformat(text)
    return moment if moment.tzinfo is not None else moment.replace(tzinfo=UTC)
