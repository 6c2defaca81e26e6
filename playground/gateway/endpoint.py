"""The gateway: the sockets of the bot and of people, and the events that each of them gets."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Final, Protocol

from aiohttp import WSCloseCode, WSMsgType, web

from playground.errors import DiscordError
from playground.gateway.client_requests import Requests
from playground.gateway.frames import (
    ACK,
    ALREADY_AUTHENTICATED,
    AUTHENTICATION_FAILED,
    DECODE_ERROR,
    HEARTBEAT,
    HELLO,
    IDENTIFY,
    INVALID_SEQUENCE,
    INVALID_SESSION,
    NOT_AUTHENTICATED,
    RATE_LIMITED,
    REASONS,
    RECONNECT,
    RESUME,
    UNKNOWN_OPCODE,
    GatewayClose,
    Told,
    decode,
    fields,
)
from playground.gateway.heartbeats import HEARTBEAT_MS, Heartbeats
from playground.gateway.identify import check_identify, check_resume, count_start, renew_starts, token_of
from playground.gateway.sessions import Session, Sessions
from playground.gateway.sockets import FRAMES, Socket, WebSocket
from playground.gateway.welcome import TRACE, guild_create, guilds_of, ready
from playground.objects.servers import member_json
from playground.traffic.faults import GATEWAY as GATEWAY_FAULTS
from playground.traffic.faults import Fault, Faults
from playground.traffic.limits import RateLimits
from playground.world import Guild, Interaction, Json, User, World

log = logging.getLogger(__name__)

ACK_SECONDS = 0.005
"""How late a heartbeat is acknowledged, in seconds. A client must have noted its heartbeat before."""
HELLO_SECONDS = 0.005
"""How late the first frame is sent, in seconds. Some clients lose one in the packet that accepts their socket."""
IDENTIFY_SECONDS = 5.0
"""The least time between two identifies of a bucket, in seconds. A max_concurrency of 1 means one bucket."""
REFUSED_SECONDS = 0.5
"""How late a hasty identify is refused, in seconds. On Discord, it takes a few."""
STALL_SECONDS = 10.0
"""How long a client may leave what it is sent unread before it is cut off, in seconds of real time."""
ENDS_SESSION: Final = (WSCloseCode.OK, WSCloseCode.GOING_AWAY)
"""The close codes with which a client also ends its session."""
MOST_RECEIVED = 1 << 20
"""The size of the largest frame that is read at all, in bytes."""


class Note(Protocol):
    """A function that records a frame of a user's socket."""

    def __call__(self, user: User | None, shard: tuple[int, int] | None, frame: Json, sent: str | None) -> None:
        """Record a frame, with the JSON of its data if it is sent, and with None if it was received."""


def nobody_looks(user: User | None, shard: tuple[int, int] | None, frame: Json, sent: str | None) -> None:
    """Record nothing."""


class Gateway:
    """All sessions of all clients."""

    def __init__(self, world: World, faults: Faults, limits: RateLimits) -> None:
        self._world = world
        self._faults = faults
        self._limits = limits
        self._held: list[Json] = []  # interactions to dispatch after the next one
        self._late: set[asyncio.Task[None]] = set()
        self._sockets: set[Socket] = set()
        self._timers: dict[asyncio.TimerHandle, tuple[float, Callable[[], None]]] = {}
        self.identified: list[tuple[float, int]] = []
        """The time of each identify of the bot, in Unix seconds, and its shard."""
        self.hasty = 0
        """How often the bot identified too soon, whether limits are on or not."""
        self._sessions = Sessions(world.now)
        self.heartbeats = Heartbeats(world.now, self._later)
        self.stall_seconds = STALL_SECONDS
        self.farewell = AUTHENTICATION_FAILED
        """The code with which the bot's sockets are closed at the end. After this one, no library tries again."""
        self._requests = Requests(world, self._sessions, lambda: limits.scale is not None, self.tell_of_voice)
        self._came_or_went = asyncio.Condition()
        self.note: Note = nobody_looks
        """Records the frames of sockets that have identified."""
        self.note_close: Callable[[User | None, tuple[int, int] | None, int, str], None] = lambda *_: None
        """Records that a socket was closed with a code, also before it has identified."""
        world.now.after_advance.append(self._time_was_moved)

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """Serve one socket from its hello to its end."""
        ws = WebSocket(max_msg_size=MOST_RECEIVED, compress=False, timeout=2.0)
        await ws.prepare(request)
        socket = Socket(ws, request, self._world.now(), self.stall_seconds)
        self._sockets.add(socket)
        socket.note = partial(self._note, socket)
        try:
            socket.check_query()
            hello = {"heartbeat_interval": HEARTBEAT_MS, "_trace": TRACE}
            await asyncio.sleep(HELLO_SECONDS)
            await socket.send({"op": HELLO, "t": None, "s": None, "d": hello})
            self.heartbeats.watch(socket)
            async for received in ws:
                if received.type in (WSMsgType.TEXT, WSMsgType.BINARY):
                    await self._take(socket, received.data)
                    await asyncio.sleep(0)  # a client that sends without a pause has its turn, and no more
        except GatewayClose as closing:
            await socket.close(closing)
        finally:
            socket.end()
            self._sockets.discard(socket)
            self.heartbeats.forget(socket)
            session = self._sessions.on(socket)
            if (code := DECODE_ERROR if ws.too_large else socket.closed_with) is not None:
                user, shard = (None, None) if session is None else (session.user, session.shard)
                log.info("the gateway has closed a socket of %s with %s", user and user.name, code)
                self.note_close(user, shard, code, REASONS[code])
            if session is not None:
                session.detach(self._world.now())
                by_client = ws.close_code if socket.closed_with is None else None
                if not session.user.bot or by_client in ENDS_SESSION:
                    self._sessions.drop(session)
                    await self._leave_voice(session)
                await self._requests.show_presence(session.user)
            await self._notify()
        return ws

    def _note(self, socket: Socket, frame: Json, sent: str | None) -> None:
        """Record a frame of a socket that has identified."""
        session = self._sessions.on(socket)
        if session is not None:
            self.note(session.user, session.shard, frame, sent)

    async def _take(self, socket: Socket, received: str | bytes) -> None:
        """Take a frame from a client.

        :raises GatewayClose: the frame is one for which Discord closes the socket.
        """
        if self._limits.scale is not None:
            most = max(1, round(FRAMES * self._limits.scale))
            if socket.exceeds(most, self._world.now()):
                raise GatewayClose(RATE_LIMITED)
        op, data = decode(received, etf=socket.etf)
        socket.note({"op": op, "d": data}, None)
        session = self._sessions.on(socket)
        if op == HEARTBEAT:
            self._take_heartbeat(socket, session)
        elif op in (IDENTIFY, RESUME):
            if session is not None:
                raise GatewayClose(ALREADY_AUTHENTICATED)
            await (self._identify if op == IDENTIFY else self._resume)(socket, fields(data))
            await self._notify()
        elif op not in self._requests.ops:
            raise GatewayClose(UNKNOWN_OPCODE)
        elif session is None:
            raise GatewayClose(NOT_AUTHENTICATED)
        else:
            await self._requests.take(session, op, data)

    def _take_heartbeat(self, socket: Socket, session: Session | None) -> None:
        """Note a heartbeat. It is acknowledged after the client had time to note it, too."""
        self.heartbeats.heard(socket)
        if session is not None and session.user.bot and self._faults.choose((Fault.LOST_ACK,)):
            return
        socket.send_after(ACK_SECONDS, {"op": ACK, "t": None, "s": None, "d": None})

    async def _identify(self, socket: Socket, data: Json) -> None:
        """Begin a session.

        :raises GatewayClose: see ``check_identify``; 4004 for a wrong token.
        """
        try:
            user = self._world.user_with(token_of(data))
        except DiscordError as error:
            raise GatewayClose(AUTHENTICATION_FAILED) from error
        wishes = check_identify(self._world, user, data, socket.version)
        if user.bot and not await self._may_identify(wishes.shard[0] if wishes.shard else 0):
            await asyncio.sleep(REFUSED_SECONDS)
            await self._refuse(socket)
            return
        session = Session(user, wishes)
        if not user.bot:
            self.heartbeats.forget(socket)
        socket.packs_frames = wishes.compress
        self._sessions.add(session)
        session.attach(socket)
        await session.dispatch("READY", ready(self._world, session, socket.url))
        if user.bot:
            for guild in guilds_of(self._world, session):
                await session.tell("GUILD_CREATE", Told(guild_create(self._world, session, self._sessions, guild)))
        await self._requests.show_presence(user)

    @staticmethod
    async def _refuse(socket: Socket) -> None:
        """Tell a client that it has no session. It may identify on the same socket."""
        await socket.send({"op": INVALID_SESSION, "t": None, "s": None, "d": False})

    async def _may_identify(self, shard: int) -> bool:
        """Tell whether a shard may identify. With limits on, each bucket may do so once in five seconds.

        :raises GatewayClose: 4004 if limits are on and the bot has used up its identifies of the day. It loses all its
            sessions, and its token is reset.
        """
        world = self._world
        now, bucket = world.now(), shard % world.max_concurrency
        renew_starts(world)
        before = [at for at, other in self.identified if other % world.max_concurrency == bucket]
        if (before and now - before[-1] < IDENTIFY_SECONDS) or world.identifies_left <= 0:
            self.hasty += 1
            if self._limits.scale is not None:
                if world.identifies_left <= 0:
                    await self._reset_token()
                    raise GatewayClose(AUTHENTICATION_FAILED)
                return False
        self.identified.append((now, shard))
        count_start(world)
        return True

    async def _reset_token(self) -> None:
        """Reset the bot's token and end its sessions, as Discord does with a bot that identifies too often."""
        self._world.reset_bot_token()
        for session in self._sessions.of(self._world.bot.id):
            self._sessions.drop(session)
            if session.socket is not None:
                self._later(session.socket.close(GatewayClose(AUTHENTICATION_FAILED)))
                session.detach(self._world.now())
        await self._notify()

    async def _resume(self, socket: Socket, data: Json) -> None:
        """Go on with a session on a new socket.

        :raises GatewayClose: 4002; 4007 for a sequence number that was not sent or is no longer kept.
        """
        wanted, sequence = check_resume(data)
        session, token = self._sessions.find(wanted), token_of(data)
        if session is None or session.user.token != token:
            await self._refuse(socket)
            return
        missed = session.missed(sequence)
        if missed is None:
            self._sessions.drop(session)  # the client is to start a new session
            raise GatewayClose(INVALID_SEQUENCE)
        session.attach(socket)
        socket.packs_frames = session.wishes.compress
        for frame in missed:
            await socket.send(frame)
        await session.dispatch("RESUMED", {"_trace": TRACE})

    def connected(self, user: User, session: str | None = None) -> bool:
        """Tell whether a user has a session with a socket.

        :param session: the id of the only session to consider; None for all of the user's.
        """
        return any(
            each.user is user and each.socket is not None and session in (None, each.id)
            for each in self._sessions.all()
        )

    def runs_elsewhere(self) -> bool:
        """Tell whether a bot has a socket whose client does not run in this loop."""
        sockets = (each.socket for bot in self._world.bots for each in self._sessions.of(bot))
        return any(socket is not None and socket.runs_elsewhere for socket in sockets)

    async def until(self, user: User, session: str | None = None, *, connected: bool) -> None:
        """Wait until ``connected(user, session)`` has the given value."""
        async with self._came_or_went:
            await self._came_or_went.wait_for(lambda: self.connected(user, session) == connected)

    async def _notify(self) -> None:
        async with self._came_or_went:
            self._came_or_went.notify_all()

    async def tell(self, event: str, data: Any, guild: int, who: Callable[[User], bool]) -> None:
        """Send an event to every user for whom ``who`` is true.

        The bot gets it on the server's shard only, and only if its intents ask for the event.

        :param guild: the server; 0 for direct messages.
        """
        found = self._world.guilds.get(guild)
        people = found.members if found is not None else self._world.people.keys()
        told = Told(data)
        for user in {*people, self._world.bot.id}:
            for session in self._sessions.of(user):
                if who(session.user) and session.sees(guild):
                    await session.tell(event, told)

    async def joined(self, guild: Guild) -> None:
        """Tell the bot that it has joined a server."""
        for session in self._sessions.of(self._world.bot.id):
            if session.sees(guild.id):
                await session.tell("GUILD_CREATE", Told(guild_create(self._world, session, self._sessions, guild)))

    async def tell_of_voice(self, guild: Guild, state: Json, left: str | None = None) -> None:
        """Tell a server's members of a voice state, if they see its channel.

        :param left: the id of the channel that the user was in before. Who sees only that one is told that they left.
        """
        channel = self._world.channels.get(int(state["channel_id"] or 0))
        before = self._world.channels.get(int(left or 0))
        member = member_json(self._world, guild, self._world.user(int(state["user_id"])))
        told = {**state, "member": member}

        def sees(each: User) -> bool:
            return channel is None or self._world.sees(each, channel)

        def saw(each: User) -> bool:
            return before is not None and self._world.sees(each, before) and not sees(each)

        await self.tell("VOICE_STATE_UPDATE", told, guild.id, sees)
        await self.tell("VOICE_STATE_UPDATE", {**told, "channel_id": None}, guild.id, saw)

    async def _leave_voice(self, session: Session) -> None:
        """Take a user out of the voice channels that they have entered with a session that is over."""
        for guild in self._world.guilds.values():
            state = guild.voice.get(session.user.id)
            if state is not None and state["session_id"] == session.id:
                del guild.voice[session.user.id]
                await self.tell_of_voice(guild, {**state, "channel_id": None})

    async def deliver(self, interaction: Interaction, event: Json) -> None:
        """Dispatch an interaction to the bot, with any fault that strikes."""
        guild = interaction.channel.guild
        fault = self._faults.choose(GATEWAY_FAULTS)
        interaction.struck = fault is not None or not self._sound(interaction.bot, guild)
        if fault is Fault.REORDER:
            self._held.append(event)
            self._later(self._release(guild))
            return
        if fault is Fault.DELAY:
            self._later(self._dispatch_late(event, guild))
            return
        if fault is Fault.INVALID:
            await self._break(fault, guild)
        await self._to_bot(event, guild)
        if fault is Fault.DUPLICATE:
            await self._to_bot(event, guild)
        await self._release_held(guild)
        if fault in (Fault.DROP, Fault.RECONNECT, Fault.INVALID_RESUMABLE):
            await self._break(fault, guild)

    def _sound(self, bot: User, guild: int) -> bool:
        """Tell whether a bot's connection for a server is intact."""
        hearing = [each for each in self._sessions.of(bot.id) if each.sees(guild)]
        return any(each.socket is not None and not each.breaking for each in hearing)

    async def _to_bot(self, event: Json, guild: int) -> None:
        told = Told(event)
        for session in self._sessions.of(int(event["application_id"])):
            if session.sees(guild):
                await session.tell("INTERACTION_CREATE", told)

    async def _dispatch_late(self, event: Json, guild: int) -> None:
        await asyncio.sleep(self._faults.slow_seconds)
        await self._to_bot(event, guild)

    async def _release(self, guild: int) -> None:
        """Dispatch the interactions that are held back, in case no other one follows."""
        await asyncio.sleep(self._faults.slow_seconds)
        await self._release_held(guild)

    async def _release_held(self, guild: int) -> None:
        held, self._held = self._held, []
        for event in held:
            await self._to_bot(event, guild)

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._late.add(task)
        task.add_done_callback(self._late.discard)

    async def _break(self, fault: Fault, guild: int) -> None:
        """Break the bot's connection for a server in one of the ways in which Discord's break."""
        for session in self._sessions.all():
            socket = session.socket
            if session.user is not self._world.bot or socket is None or not session.sees(guild):
                continue
            session.breaking = True
            for interaction in self._world.interactions.values():
                interaction.struck = interaction.struck or not interaction.answered
            if fault is Fault.DROP:
                session.detach(self._world.now())
                socket.cut()
            elif fault is Fault.RECONNECT:
                await socket.send({"op": RECONNECT, "t": None, "s": None, "d": None})
            else:
                resumable = fault is Fault.INVALID_RESUMABLE
                session.detach(self._world.now())
                if not resumable:
                    self._sessions.drop(session)
                await socket.send({"op": INVALID_SESSION, "t": None, "s": None, "d": resumable})
        await self._notify()

    async def strike(self, fault: Fault) -> None:
        """Break the bot's connections now.

        :param fault: ``DROP``, ``RECONNECT``, ``INVALID_RESUMABLE`` or ``INVALID``.
        """
        self._faults.done[fault] += 1
        for guild in self._world.guilds:
            await self._break(fault, guild)

    def after(self, seconds: float, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Do something after some seconds, or when they were skipped, if the gateway is still open then."""

        def begin() -> None:
            if self._timers.pop(timer, None) is not None:
                self._later(work())

        timer = asyncio.get_running_loop().call_later(seconds, begin)
        self._timers[timer] = self._world.now() + seconds, begin

    def _time_was_moved(self) -> None:
        """Do what is due by now."""
        for due, begin in list(self._timers.values()):
            if due <= self._world.now():
                begin()

    async def close(self) -> None:
        """Close all sockets, and forget what was to be done later."""
        self.heartbeats.close()
        if self._time_was_moved in self._world.now.after_advance:
            self._world.now.after_advance.remove(self._time_was_moved)
        for timer in self._timers:
            timer.cancel()
        self._timers.clear()
        for task in self._late:
            task.cancel()
        closing = [self._end(socket) for socket in self._sockets]
        await asyncio.gather(*closing, return_exceptions=True)

    async def _end(self, socket: Socket) -> None:
        session = self._sessions.on(socket)
        of_bot = session is not None and session.user.bot
        await socket.ws.close(code=self.farewell if of_bot else WSCloseCode.GOING_AWAY)
