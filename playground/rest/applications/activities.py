"""The instances of the application's Activity: for the bot, which looks one up, and for people, who join it."""

from __future__ import annotations

from aiohttp import web

from playground.changes.activities import instance_json, participants_json
from playground.changes.service import Endpoints, Service, number
from playground.errors import FormErrors, missing_access, not_found, unauthorized
from playground.world import API, Channel, User
from playground.world.permissions import USE_EMBEDDED_ACTIVITIES, VIEW_CHANNEL


def routes(service: Service) -> list[web.RouteDef]:
    """Return the endpoints. Those of people are no paths of Discord, whose clients use the gateway."""
    activities = _Activities(service)
    here = f"{API}/channels/{{channel}}/activity-instance"
    return [
        web.get(f"{API}/applications/{{application}}/activity-instances/{{instance}}", activities.get),
        web.get(here, activities.here),
        web.put(f"{here}/@me", activities.join),
        web.delete(f"{here}/@me", activities.leave),
    ]


class _Activities(Endpoints):
    async def get(self, request: web.Request) -> web.Response:
        """Return an instance to the bot."""
        self._service.the_bot(request)
        if number(request, "application") != self._world.application:
            raise missing_access()
        instance = self._world.instances.get(request.match_info["instance"])
        if instance is None or instance.channel.id not in self._world.channels:
            raise not_found()
        return web.json_response(instance_json(self._world, instance))

    def _person(self, request: web.Request, needs: int = VIEW_CHANNEL) -> tuple[User, Channel]:
        person = self._service.user(request)
        if person.bot:
            raise unauthorized()
        return person, self._world.channel_for(number(request, "channel"), person, needs)

    async def here(self, request: web.Request) -> web.Response:
        """Return the instance of a channel; null if there is none."""
        _, channel = self._person(request)
        instance = self._service.activities.at(channel)
        return web.json_response(None if instance is None else participants_json(self._world, instance))

    async def join(self, request: web.Request) -> web.Response:
        """Join the instance of a channel, which is launched if there is none."""
        person, channel = self._person(request, VIEW_CHANNEL | USE_EMBEDDED_ACTIVITIES)
        body, _ = self._service.body(request)
        session = str(body.get("session_id"))
        if not self._service.gateway.connected(person, session):
            errors = FormErrors()
            errors.add("session_id", "SESSION_INVALID", "This is no session of yours.")
            errors.check()
        instance = await self._service.activities.join(person, channel, session)
        return web.json_response(participants_json(self._world, instance))

    async def leave(self, request: web.Request) -> web.Response:
        """Leave the instance of a channel, with all clients or with one."""
        person, channel = self._person(request)
        only = request.query.get("session_id")
        instance = self._service.activities.at(channel)
        for session, user in list(instance.sessions.items()) if instance is not None else []:
            if user == person.id and only in (None, session):
                assert instance is not None
                await self._service.activities.leave(instance, session)
        return web.Response(status=204)
