"""The state of everything, the clock, the faults, the limits and the gateway."""

from __future__ import annotations

from typing import Final

from aiohttp import web

from playground.changes.service import Service
from playground.control.reading import CONTROL, BadRequest, answering, mapping, number, only, texts, truth
from playground.objects.payloads import guild_json, member_json
from playground.traffic.counts import Traffic
from playground.traffic.faults import Fault
from playground.world import Guild, Json, User

BREAKS: Final = (Fault.DROP, Fault.RECONNECT, Fault.INVALID_RESUMABLE, Fault.INVALID)
"""The faults that ``Gateway.strike`` takes."""

LONGEST_ADVANCE: Final = 10 * 365 * 86_400.0
"""The longest time that passes at once, in seconds: ten years."""


def routes(service: Service, traffic: Traffic) -> list[web.RouteDef]:
    """Return the endpoints."""
    whole = _Whole(service, traffic)
    return [
        web.get(f"{CONTROL}/state", answering(whole.state)),
        web.post(f"{CONTROL}/clock", answering(whole.advance)),
        web.put(f"{CONTROL}/faults", answering(whole.set_faults)),
        web.post(f"{CONTROL}/faults", answering(whole.strike)),
        web.put(f"{CONTROL}/rate-limits", answering(whole.set_rate_limits)),
        web.post(f"{CONTROL}/gateway", answering(whole.break_gateway)),
    ]


class _Whole:
    def __init__(self, service: Service, traffic: Traffic) -> None:
        self._service = service
        self._world = service.world
        self._traffic = traffic

    async def state(self, request: web.Request, body: Json) -> Json:
        """Return everything that is, in short."""
        world, gateway, limits = self._world, self._service.gateway, self._service.limits
        return {
            "now": world.now(),
            "stopped": world.now.stopped,
            "people": [person_json(each) for each in world.people.values()],
            "guilds": [self._guild_json(each) for each in world.guilds.values()],
            "commands": [each["name"] for each in world.commands.values()],
            "gateway": {
                "connected": gateway.connected(world.bot),
                "identified": [{"at": at, "shard": shard} for at, shard in gateway.identified],
            },
            "faults": {
                **self._faults_json(),
                "done": {fault.value: times for fault, times in self._service.faults.done.items()},
            },
            "rate_limits": {"scale": limits.scale, "refused": limits.refused},
            "requests": dict(self._traffic.requests),
        }

    def _guild_json(self, guild: Guild) -> Json:
        """Return a server with everything in it, as Discord describes these things."""
        members = [member_json(self._world, guild, each) for each in self._world.members(guild)]
        return {**guild_json(self._world, guild), "members": members}

    def _faults_json(self) -> Json:
        faults = self._service.faults
        rates = {fault.value: rate for fault, rate in faults.rates.items()}
        return {"rates": rates, "slow_seconds": faults.slow_seconds}

    async def advance(self, request: web.Request, body: Json) -> Json:
        """Let time pass, stand still, or go on."""
        only(body, "advance", "stopped")
        stopped = truth(body, "stopped") if "stopped" in body else None
        if "advance" in body or stopped is None:
            try:
                self._world.now.advance(number(body, "advance", 0.0, LONGEST_ADVANCE))
            except ValueError as error:
                raise BadRequest(f"advance: {error}".replace("seconds: ", "")) from error
        if stopped is not None:
            (self._world.now.stop if stopped else self._world.now.go_on)()
        return {"now": self._world.now(), "stopped": self._world.now.stopped}

    async def set_faults(self, request: web.Request, body: Json) -> Json:
        """Set how often faults strike, by what dice, and how slow slow answers are."""
        faults = self._service.faults
        only(body, "rates", "slow_seconds", "seed")
        given = mapping(body, "rates")
        rates = {_fault(name, tuple(Fault)): number(given, name, 0.0, 1.0) for name in given}
        slow = number(body, "slow_seconds", 0.0, 3600.0) if "slow_seconds" in body else faults.slow_seconds
        seed = body.get("seed")
        if seed is not None and (not isinstance(seed, int) or isinstance(seed, bool)):
            raise BadRequest("seed is a whole number")
        if "rates" in body:
            faults.rates = rates
        if seed is not None:
            faults.sow(seed)
        faults.slow_seconds = slow
        return self._faults_json()

    async def strike(self, request: web.Request, body: Json) -> Json:
        """Let faults strike, each at its next occasion."""
        only(body, "strike")
        self._service.faults.strike(*[_fault(each, tuple(Fault)) for each in texts(body, "strike")])
        return {}

    async def set_rate_limits(self, request: web.Request, body: Json) -> Json:
        """Switch the limits on or off."""
        only(body, "scale")
        if "scale" not in body:
            raise BadRequest("scale is missing: a number, or null for no limits")
        self._service.limits.scale = None if body["scale"] is None else number(body, "scale", 0.001, 1e6)
        return {"scale": self._service.limits.scale}

    async def break_gateway(self, request: web.Request, body: Json) -> Json:
        """Break the bot's connections."""
        only(body, "strike")
        await self._service.gateway.strike(_fault(body.get("strike"), BREAKS))
        return {}


def person_json(user: User) -> Json:
    """Return what can be set about a person, with their id."""
    return {
        "id": str(user.id),
        "name": user.name,
        "locale": user.locale,
        "takes_direct_messages": user.takes_direct_messages,
    }


def _fault(name: object, among: tuple[Fault, ...]) -> Fault:
    for fault in among:
        if fault.value == name:
            return fault
    possible = ", ".join(each.value for each in among)
    raise BadRequest(f"{name!r} is not a fault that is possible here; possible: {possible}")
