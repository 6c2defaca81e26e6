"""The HTTP server: Discord's paths, the gateway, and the page."""

from __future__ import annotations

import asyncio
import errno
import logging
import math
import socket
import ssl
import time
from asyncio.subprocess import Process
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from pathlib import Path
from typing import Any, Self
from urllib.parse import urlsplit

from aiohttp import web

from playground import control
from playground.changes.audit import Audit
from playground.changes.service import Service, origin_of
from playground.checks.bodies import LARGEST_BODY, check_query, path_of, take_body
from playground.checks.operations import operation_of
from playground.driver import PATIENCE, Person, Seen
from playground.driver.bots import Bots
from playground.driver.passing_time import holds, told
from playground.driver.pictures import ALIKE, Camera, compare
from playground.errors import DiscordError, internal_error, method_not_allowed, not_found, not_served
from playground.gateway.frames import ACK, HEARTBEAT
from playground.rest import (
    channel_settings,
    channels,
    commands,
    guilds,
    interactions,
    members,
    messages,
    polls,
    profiles,
    reactions,
    roles,
    search,
    starting,
    threads,
    voice,
    webhook_settings,
    webhooks,
)
from playground.rest.applications import activities, application, entitlements, granted, oauth
from playground.rest.server_objects import (
    audit_log,
    automod,
    expressions,
    invites,
    pages,
    scheduled_events,
    stages,
    templates,
)
from playground.traffic.counts import Traffic, is_by_token, is_limited
from playground.traffic.faults import ON_COMMAND, Fault, Faults
from playground.traffic.guard import guarded
from playground.traffic.limits import RateLimits
from playground.traffic.proxy import Proxy
from playground.traffic.records import FAULT, Records
from playground.traffic.redaction import path_without_tokens
from playground.traffic.scenario import Scenario
from playground.traffic.settling import HAND_SECONDS, Settling, runs_here
from playground.traffic.tls import Certificate, check_library
from playground.world import API, Channel, Guild, Json, User, World
from playground.world.activities import Instance
from playground.world.guild import WITHOUT_MESSAGES

log = logging.getLogger(__name__)

SUBJECTS = (
    application, profiles, commands, guilds, roles, members, threads, interactions, starting, messages, reactions,
    polls, channels, channel_settings, webhook_settings, webhooks, scheduled_events, expressions,
    automod, invites, audit_log, pages, entitlements, stages, templates, voice, search, oauth, activities,
    granted,
)  # fmt: skip
PAGE = Path(__file__).parent / "page"
LACKING = (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT)
"""What the system says where the machine has no such address."""
LOOKS_SECONDS = 0.01
"""How often ``Playground.until`` looks at the world."""
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Playground:
    """A local Discord on a port of its own. Use it as ``async with Playground() as discord: …``."""

    def __init__(
        self,
        world: World | None = None,
        host: str = "127.0.0.1",
        port: int = 0,
        faults: Faults | None = None,
        rate_limits: float | None = None,
        activity: str | None = None,
        activity_port: int = 0,
        tls: int | None = None,
        hand_seconds: float = HAND_SECONDS,
    ) -> None:
        """Make a local Discord that does not serve yet.

        :param world: the people and servers; by default, four people in one server.
        :param port: the port; 0 lets the system choose.
        :param faults: the faults that strike; by default, none.
        :param rate_limits: the factor on Discord's limits; None for no limits.
        :param activity: the address of the application's Activity; None if it has none. See ``activity``.
        :param activity_port: the port of the Activity's own origin; 0 lets the system choose.
        :param tls: the port for clients that speak TLS only; 0 lets the system choose, None is no such port.
        :param hand_seconds: how long a bot that does not run in this loop must have been quiet, in seconds of real
            time, before a person acts, and before what they do returns; 0 for not at all.
        :raises ValueError: the address of the Activity is none of HTTP; the library for TLS is missing; a person cannot
            act so quickly.
        """
        self.world = world or World(["Laura", "Clara", "Armin", "Konrad"])
        self.faults = faults or Faults()
        self.limits = RateLimits(self.world.now, rate_limits)
        self.traffic = Traffic()
        self.service = Service(self.world, self.faults, self.limits)
        self.records = Records(self.world)
        self.scenario = Scenario(self.world)
        self.service.gateway.note = self._note
        self.service.witness = self.scenario.witness
        self.service.gateway.note_close = self.records.close
        self._settling = Settling(self._runs_elsewhere, hand_seconds)
        if activity is not None:
            self.activity = activity
        self._people: dict[int, Person] = {}
        self._bots = Bots(self.world.now, self._is_served, PATIENCE)
        self.records.troubles.looks += [self._bots.failed, self._thinking]
        self._settling.working = self._bots.working
        self._settling.begun = lambda: self._bots.begun
        self._camera = Camera(self.world)
        self._host = host
        self._port = port
        self._activity_port = activity_port
        if tls is not None:
            check_library()
        self._tls = tls
        self._certificate: Certificate | None = None
        self._proxy = Proxy(self.world, self.service.endpoint.sign)
        self._proxying = web.AppRunner(self._proxy.app(), access_log=None, shutdown_timeout=1)
        self._runner = web.AppRunner(self._app(), access_log=None, shutdown_timeout=1)

    async def __aenter__(self) -> Self:
        """Start serving.

        :raises OSError: a port is in use.
        """
        await self._runner.setup()
        await self._proxying.setup()
        try:
            self._port = await self._listen(self._runner, self._port)
            self._activity_port = await self._listen(self._proxying, self._activity_port)
            if self._tls is not None:
                self._certificate = Certificate(self._host)
                self._tls = await self._listen(self._runner, self._tls, self._certificate.context)
        except BaseException:
            self._close_certificate()
            await self._runner.cleanup()
            await self._proxying.cleanup()
            raise
        self._proxy.page_port = self._port
        self.service.address = f"http://{_in_address(self._runner.addresses[0][0])}:{self._port}"
        self.service.polls.open()
        return self

    async def __aexit__(self, *error: object) -> None:
        """End the bots that were started here, close all clients and stop serving."""
        await self._bots.end()
        await self._camera.close()
        for person in self._people.values():
            await person.close()
        self.service.threads.close()
        self.service.polls.close()
        await self.service.gateway.close()
        await self._proxying.cleanup()
        await self._runner.cleanup()
        self._close_certificate()

    async def _listen(self, runner: web.AppRunner, port: int, context: ssl.SSLContext | None = None) -> int:
        """Listen on one port of every address that the host has; return the port.

        A name such as ``localhost`` can have two addresses, and clients try either of them first. Where the machine
        lacks the second one, the first one will do.

        :param port: 0 lets the system choose.
        :raises OSError: the port is in use, or the host is unknown.
        """
        found = await asyncio.get_running_loop().getaddrinfo(
            self._host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )
        first, *others = dict.fromkeys(str(each[4][0]) for each in found)
        await web.TCPSite(runner, first, port, ssl_context=context).start()
        port = int(runner.addresses[-1][1])
        for address in others:
            try:
                await web.TCPSite(runner, address, port, ssl_context=context).start()
            except OSError as error:
                if error.errno not in LACKING:
                    raise
        return port

    def _close_certificate(self) -> None:
        if self._certificate is not None:
            self._certificate.close()

    async def picture(self, person: Person, message: Seen | None = None) -> bytes:
        """Return what a person sees of a message, as a PNG file; see ``same_picture``."""
        return await self._camera.picture(
            self.service.address, message or person.last, self.world.people[int(person.id)]
        )

    async def same_picture(
        self,
        person: Person,
        file: str | Path,
        message: Seen | None = None,
        *,
        write: bool = False,
        alike: float = ALIKE,
    ) -> None:
        """Compare what a person sees of a message with the picture of a PNG file. It needs playwright and Chromium.

        :param message: by default, their newest message.
        :param write: whether the file is written anew.
        :param alike: which share of the points may differ.
        :raises AssertionError: it differs, or there is no such file. The new picture is then beside it, with ``.new``.
        :raises NoBrowser: playwright or Chromium is missing.
        """
        made = await self.picture(person, message)
        await compare(self._camera, made, Path(file), write=write, alike=alike)

    @property
    def tls_url(self) -> str | None:
        """The address for clients that speak TLS only; None if there is none."""
        return None if self._tls is None else f"https://{_in_address(self._host)}:{self._tls}"

    @property
    def certificate(self) -> Path | None:
        """The file with the certificate that clients of ``tls_url`` must trust. It goes at the end."""
        return None if self._certificate is None else self._certificate.file

    @property
    def activity(self) -> str | None:
        """The address to which Discord's proxy leads: the only mapping of the application's Activity.

        With an address, the application has an Activity and, unless it has made another one, the Entry Point command
        ``launch``. None takes both away. An address that is none of HTTP raises a ValueError.
        """
        return self.world.activity

    @activity.setter
    def activity(self, address: str | None) -> None:
        self.service.activities.map_to(address)

    @property
    def activity_url(self) -> str:
        """The address of the Activity's own origin, by which Discord's proxy leads to it."""
        return f"http://{_in_address(self._host)}:{self._activity_port}"

    @property
    def instances(self) -> list[Instance]:
        """The instances of the Activity that people take part in, oldest first."""
        return list(self.world.instances.values())

    def person(self, name: str) -> Person:
        """Return the client of the person who has this name now. It connects on its first use.

        :raises LookupError: nobody has this name.
        """
        owner = next((user.id for user in self.world.people.values() if user.name == name), None)
        if owner is None:
            there = ", ".join(each.name for each in self.world.people.values())
            raise LookupError(f"there is nobody called {name}, but {there}")
        if owner not in self._people:
            self._people[owner] = Person(self.description(), name, self._settling.hand)
        self._people[owner].name = name
        return self._people[owner]

    async def run_bot(
        self,
        bot: Coroutine[Any, Any, Any],
        *,
        ready: Callable[[], Awaitable[Any]] | None = None,
        close: Callable[[], Awaitable[Any]] | None = None,
    ) -> asyncio.Task[Any]:
        """Start a bot in this loop, and wait until it is connected. It ends with the playground, within 5 seconds.

        :param bot: what runs or starts it, such as discord.py's ``client.start(token)``.
        :param ready: waits until the bot can be used, such as ``client.wait_until_ready``.
        :param close: closes it, such as ``client.close``. Whatever goes on after that is cancelled.
        :return: the task that runs the bot.
        :raises TimeoutError: it is not ready within ``PATIENCE`` seconds.
        :raises Exception: what the bot has failed with before it was ready.
        """
        return await self._bots.run(bot, ready, close)

    async def run_process(self, *command: str, env: Mapping[str, str] | None = None) -> Process:
        """Start a bot as a process, and wait until it is connected. It ends with the playground, within 5 seconds.

        It gets SIGTERM first, and SIGKILL 2 seconds later, with all its children but those in sessions of their own. So
        it does where this process is killed.

        :param command: the program and its arguments.
        :param env: variables of its environment, besides those of this process.
        :raises TimeoutError: it is not connected within ``PATIENCE`` seconds.
        :raises RuntimeError: it ended before it was connected.
        """
        return await self._bots.process(command, env or {})

    @property
    def clock_variables(self) -> dict[str, str]:
        """The environment of a Python process that shall follow the world's clock; see ``docs/time.md``."""
        return self._bots.shared.variables()

    async def pass_time(self, seconds: float) -> None:
        """Let time pass in a moment: tokens expire, limits refill, and what sleeps in a bot wakes, each in its time.

        This is for bots that have the world's clock: those of ``run_bot``, and processes with ``clock_variables``.
        ``world.now.advance`` skips the same time at once. Where no bot was started here, all that sleeps in this loop
        wakes.

        :raises RuntimeError: the loop is not one of asyncio's own.
        :raises ValueError: this is no number of seconds from 0, or leads past the year 2099.
        """
        await self._bots.pass_time(seconds, self._settling.settled)

    async def settled(self) -> None:
        """Wait until the bot has settled: none of its requests is under way, and it is quiet.

        What people do waits so before and after. In this loop, nothing else has anything to do; another process was
        quiet for ``hand_seconds``. A bot that goes on for longer than 3 seconds is not waited for.
        """
        await self._settling.settled()

    @property
    def troubles(self) -> list[str]:
        """What has gone wrong that nobody has allowed, each in a line; with the pytest plugin, it makes a test red.

        That is a request that was refused or is not served here, a socket of the gateway that was closed, a task of
        ``run_bot`` or a process of ``run_process`` that has failed, and an answer that is still thinking. What a fault
        strikes, and what a rate limit refuses, does not count.
        """
        return self.records.troubles.unexpected()

    def allow(self, *texts: str) -> None:
        """Allow troubles in whose line one of these texts occurs, such as ``50013`` or ``ValueError``.

        :raises ValueError: one is no text, or empty.
        """
        if wrong := [each for each in texts if not isinstance(each, str) or not each]:
            raise ValueError(f"allow: texts, not {wrong[0]!r}")
        self.records.troubles.allowed.extend(texts)

    async def until(self, condition: Callable[[World], Any], patience: float | None = None) -> None:
        """Wait until a condition holds for the world, such as ``lambda world: world.commands``; see ``Person.until``.

        :param patience: the longest wait, in seconds; by default ``PATIENCE``.
        :raises TimeoutError: the condition did not hold in time.
        """
        late = time.monotonic() + (PATIENCE if patience is None else patience)
        while not holds(condition, self.world):
            if time.monotonic() > late:
                raise TimeoutError(f"the world was waited for in vain: {told(condition)}")
            await asyncio.sleep(LOOKS_SECONDS)

    def _note(self, user: User | None, shard: tuple[int, int] | None, frame: Json, sent: str | None) -> None:
        """Note a frame of the gateway."""
        if user is not None and user.bot and frame.get("op") not in (HEARTBEAT, ACK):
            self._settling.note()
        self.records.frame(user, shard, frame, sent)

    def _thinking(self) -> list[str]:
        """Return the answers that the bot still owes."""
        loading = [each for each in self.world.messages.values() if each.loading]
        return [f"thinking: the bot has not said more since it deferred message {each.id}" for each in loading]

    def _runs_elsewhere(self) -> bool:
        """Tell whether a bot is connected, or has named an address, that does not run in this loop."""
        url = self.service.endpoint.url
        if url is not None:
            return not runs_here(urlsplit(url).port or 0)
        return self.service.gateway.runs_elsewhere()

    async def _is_served(self) -> None:
        """Wait until a bot is connected, or has named an address for interactions."""
        gateway, endpoint = self.service.gateway, self.service.endpoint
        await self.until(lambda world: endpoint.url or any(map(gateway.connected, world.bots.values())), math.inf)

    def routes(self) -> list[tuple[str, str]]:
        """Return the method and the path of everything that is served of Discord's API, in order."""
        found = {
            (route.method, route.resource.canonical.removeprefix(API))
            for route in self._runner.app.router.routes()
            if route.resource is not None and route.resource.canonical.startswith(f"{API}/")
        }
        return sorted((method, path) for method, path in found if method not in ("*", "HEAD"))

    def connected_people(self) -> list[Person]:
        """Return the people's clients that were asked for, in that order."""
        return list(self._people.values())

    @property
    def url(self) -> str:
        """The page's address."""
        return f"http://{_in_address(self._host)}:{self._port}"

    @property
    def api_url(self) -> str:
        """The address of the REST API, for DISCORD_API_URL."""
        return f"{self.url}{API}"

    def description(self) -> Json:
        """Return everything that a script or the page needs to take part."""
        world = self.world
        return {
            "url": self.url,
            "api_url": self.api_url,
            "bot_token": world.bot.token,
            **({"tls_url": self.tls_url, "certificate": str(self.certificate)} if self.certificate else {}),
            "application_id": str(world.application),
            "bot": {"id": str(world.bot.id), "name": world.bot.name},
            "bots": [
                {"id": str(each.id), "name": each.name, "token": each.token} for each in world.other_bots.values()
            ],
            "client_secret": world.client_secret,
            "public_key": world.verify_key,
            "guild_id": str(world.guild.id),
            "activity": world.activity,
            "activity_port": self._activity_port,
            "channels": [_named(each) for each in world.guild.channels if each.type not in WITHOUT_MESSAGES],
            "guilds": [_named(guild) for guild in world.guilds.values()],
            "people": [
                {"id": str(p.id), "name": p.name, "token": p.token, "locale": p.locale} for p in world.people.values()
            ],
        }

    def _app(self) -> web.Application:
        app = web.Application(
            middlewares=[self.records.middleware, self.scenario.middleware, self._strict], client_max_size=LARGEST_BODY
        )
        for subject in SUBJECTS:
            app.add_routes(subject.routes(self.service))
        app.add_routes(self.records.routes())
        app.on_shutdown.append(self.records.end)
        app.router.add_get("/gateway", self.service.gateway.serve)
        app.router.add_get("/gateway/", self.service.gateway.serve)
        app.router.add_get("/", self._index)
        app.router.add_get("/playground.json", self._describe)
        app.router.add_static("/page/", PAGE)
        app.middlewares.insert(0, guarded)
        app.add_routes(control.routes(self.service, self.traffic, self.person, self.picture, self.scenario))
        app.router.add_route("*", f"{API}/{{path:.*}}", self._unknown_path)
        return app

    async def _index(self, request: web.Request) -> web.StreamResponse:
        return web.FileResponse(PAGE / "index.html", headers={"Cache-Control": "no-cache"})

    async def _describe(self, request: web.Request) -> web.StreamResponse:
        """Serve the description to the page. It has all tokens; ``playground.traffic.guard`` says who may ask."""
        described = self.description()
        del described["bot_token"], described["client_secret"]
        for bot in described["bots"]:
            del bot["token"]
        described["url"] = origin_of(request)
        described["api_url"] = f"{origin_of(request)}{API}"
        return web.json_response(described)

    async def _unknown_path(self, request: web.Request) -> web.StreamResponse:
        operation = operation_of(request.method, request.path.removeprefix(API).rstrip("/"))
        if operation is not None:
            log.warning("not served: %s", operation)
            raise not_served(operation)
        for resource in request.app.router.resources():
            _, methods = await resource.resolve(request)
            if methods and "*" not in methods:
                raise method_not_allowed()
        log.warning("no such path: %s %s", request.method, path_without_tokens(request.path))
        raise not_found()

    @web.middleware
    async def _strict(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Count a request against the limits, let faults strike, and turn refusals into Discord's bodies."""
        person = self._is_person(request)
        if person or not request.path.startswith(f"{API}/"):
            return await self._strictly(request, handler, person=person)
        self._settling.begin()
        try:
            return await self._strictly(request, handler, person=person)
        finally:
            self._settling.end()

    async def _strictly(self, request: web.Request, handler: Handler, *, person: bool) -> web.StreamResponse:
        headers, refused = self.limits.check(request) if not person else ({}, None)
        fault = self._fault(request) if refused is None else None
        response = refused or await self._before(fault, request)
        if response is None:
            response = await self._carry_out(request, handler)
            if fault is Fault.RESET_AFTER:
                _cut(request)
            if fault is Fault.ERROR_AFTER:
                response = _failed(503)
        if response.content_type == "application/json" and not response.prepared:
            response.headers["Content-Type"] = "application/json"  # discord.py expects this type without a charset
        if not response.prepared and response.content_type != "text/html":
            response.headers.update(headers)
        if not person and request.path.startswith(API):
            self.limits.note(response)
        self.traffic.count(request, response)
        return response

    async def _carry_out(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Let a request take effect. Its body is whole before anything is checked.

        On its way through a handler nothing waits, so that no other request comes between a check and a change.
        """
        of_api = request.path.startswith(f"{API}/")
        try:
            if of_api:
                await take_body(request)
            self._check_query(request)
            audit = Audit(self.service, request)
            response = await handler(request)
            await audit.write(response)
            return response
        except DiscordError as error:
            response = error.response()
            if request.content.exception() is not None:
                response.force_close()  # nobody knows where the next request begins
            return response
        except ConnectionError:
            log.info("a client has gone before the end of its request: %s %s", request.method, path_of(request))
            return web.Response(status=400)  # nobody reads it
        except web.HTTPException:
            raise
        except Exception as error:
            if isinstance(error, OSError) and error.errno == errno.ENAMETOOLONG:
                raise web.HTTPNotFound from error
            if not of_api:
                raise
            log.exception("failed on %s %s", request.method, path_of(request))
            return internal_error().response()

    def _is_person(self, request: web.Request) -> bool:
        """Tell whether a person's client sends a request. Limits are for the bot, and for those without a token."""
        try:
            return not is_by_token(request) and not self.service.user(request).bot
        except DiscordError:
            return False

    def _check_query(self, request: web.Request) -> None:
        """Check a query of the API, and first the token, whose lack is refused before all else."""
        if not request.path.startswith(f"{API}/"):
            return
        try:
            check_query(request)
        except DiscordError:
            if not is_by_token(request):
                self.service.user(request)
            raise

    def _fault(self, request: web.Request) -> Fault | None:
        """Return the fault that strikes this request. Requests of people and of the page are spared."""
        from_bot = is_by_token(request) or is_limited(request)
        fault = self.faults.choose(ON_COMMAND, request.path) if from_bot else None
        request[FAULT] = fault
        if fault is not None and "token" in request.match_info:
            interaction = self.world.interactions.get(request.match_info["token"])
            if interaction is not None:
                interaction.struck = True
        return fault

    async def _before(self, fault: Fault | None, request: web.Request) -> web.StreamResponse | None:
        """Let a fault strike before the request takes effect; return the answer if the request takes no effect."""
        match fault:
            case Fault.ERROR_500 | Fault.ERROR_502 | Fault.ERROR_503:
                return _failed(int(fault.value[-3:]))
            case Fault.RATE_LIMIT if not request.path.endswith("/callback"):
                return self.limits.out_of_the_blue()
            case Fault.CLOUDFLARE:
                return self.limits.cloudflare()
            case Fault.RESET_BEFORE:
                _cut(request)
                return web.Response(status=500)
            case Fault.SLOW:
                await asyncio.sleep(self.faults.slow_seconds)
        return None


def _in_address(host: str) -> str:
    """Return a host as addresses of HTTP have it."""
    return f"[{host}]" if ":" in host else host


def _failed(status: int) -> web.Response:
    """Return what stands before Discord says when Discord does not answer."""
    return web.Response(status=status, text="upstream error")


def _cut(request: web.Request) -> None:
    """Break a request's connection."""
    if request.transport is not None:
        request.transport.abort()


def _named(each: Channel | Guild) -> Json:
    return {"id": str(each.id), "name": each.name}
