"""A fleet of processes in virtual time, with a scheduler that a seed drives.

Each process runs the real ``Shards``, ``Leases`` and ``LiveSession`` on an event loop of its own, and checks its fences
with the real ``check_fences``. PostgreSQL is a model (``model_postgres.py``); Discord's sockets and the tables are
stubs that take time and can fail. The scheduler decides which process runs its next callback, how long everything
takes, and which process is paused, killed, stopped, started, or cut off from the database. The same seed gives the
same run.
"""

from __future__ import annotations

import asyncio
import heapq
import itertools
from asyncio import base_events, events
from collections import deque
from contextlib import ExitStack
from dataclasses import dataclass, field, replace
from functools import partial
from random import Random
from types import SimpleNamespace
from typing import Final
from unittest import mock

from sqlalchemy import make_url

from bot.features.fleet import live_session
from bot.features.fleet import shards as shards_module
from bot.features.fleet.leases import CHANGED, SETTING_UP, Leases
from bot.features.fleet.shards import Plan, Shards
from bot.interactions import middleware, sockets
from bot.interactions.middleware import InFlight
from bot.interactions.sockets import GatewaySession
from bot.runtime import background
from bot.store.engine.database import IDLE_IN_TRANSACTION_SECONDS
from bot.store.engine.fence import Fenced, NotOurs, NotSaved, Shard, check_fences
from tests.features.fleet.model_postgres import Blocked, Ended, ModelPostgres, Refused

LEASE_SECONDS: Final = 6.0
COUNTS: Final = (2, 3, 4)
"""The numbers of shards that processes may wish for."""
SERVERS: Final = 12
"""How many servers there are: enough for each shard of each of these numbers to have one."""
CHAOS_SECONDS: Final = 14.0
"""For how long something goes wrong now and then."""
RECOVERY_SECONDS: Final = 60.0
"""How long a server may stay unserved after the last fault, see docs/scaling.md."""
NO_BUCKET: Final = 99
"""A bucket of which no shard is."""
URL: Final = make_url("postgresql+asyncpg://nobody@nowhere/model")
ANSWER_SECONDS: Final = 2.0
HANDING_ON_SECONDS: Final = 6.0
DRAIN_SECONDS: Final = 4.0
LAST_SECONDS: Final = 0.5
CLOSING_SECONDS: Final = 2.0
"""How long a process of the simulation waits for the server, and takes to hand its shards on and to close. All clocks
are the simulation's own."""


class Violation(AssertionError):
    """Something happened that must not happen."""


class Loop(base_events.BaseEventLoop):
    """A process's event loop. It runs one callback whenever the scheduler says so."""

    def __init__(self, now, offset, rate):
        super().__init__()
        self._now, self._offset, self._rate = now, offset, rate
        self.set_exception_handler(lambda *_: None)

    def time(self):
        return self._offset + self._now() * self._rate

    def _process_events(self, event_list):
        pass

    def _write_to_self(self):
        pass

    @property
    def ready(self):
        return bool(self._ready)

    def wake_up(self):
        """Make the timers ready that are due."""
        now = self.time()
        while self._scheduled and (self._scheduled[0]._cancelled or self._scheduled[0]._when <= now):
            handle = heapq.heappop(self._scheduled)
            handle._scheduled = False
            if not handle._cancelled:
                self._ready.append(handle)

    def next_timer(self):
        """Return the time of the next timer on the simulation's clock; None if there is none."""
        while self._scheduled and self._scheduled[0]._cancelled:
            heapq.heappop(self._scheduled)._scheduled = False
        if not self._scheduled:
            return None
        return (self._scheduled[0]._when - self._offset) / self._rate + 1e-9

    def step(self):
        """Run one callback."""
        handle = self._ready.popleft()
        if not handle._cancelled:
            events._set_running_loop(self)
            try:
                handle._run()
            finally:
                events._set_running_loop(None)


class Connection:
    """What ``LiveSession`` holds in place of SQLAlchemy's connection."""

    def __init__(self, process, session):
        self._process, self._session = process, session
        self._gone = False

    async def execute(self, statement, values=None):
        if self._gone:
            raise Ended
        sent = self._process.loop.time()
        try:
            return await self._process.ask(self._session, statement, values)
        except asyncio.CancelledError:
            self._drop()  # as SQLAlchemy does
            simulation = self._process.simulation
            if self._process.loop.time() - sent < ANSWER_SECONDS and not self._process.stopping:
                simulation.fail(f"{self._process}: a cancelled statement cost it its session and all its locks")
            raise
        except Ended:
            self._gone = True
            raise

    async def get_raw_connection(self):
        return SimpleNamespace(driver_connection=self)

    async def add_listener(self, channel, callback):
        self._process.listeners[channel] = lambda news: callback(self, 0, channel, news)
        self._session.channels.add(channel)

    async def invalidate(self):
        self._drop()

    async def close(self):
        self._drop()

    def _drop(self):
        if not self._gone:
            self._gone = True
            self._process.hang_up(self._session)


class Engine:
    """What ``LiveSession`` connects with."""

    def __init__(self, process, name, seconds):
        self._process, self._name, self._seconds = process, name, seconds

    async def connect(self):
        session = await self._process.connect(self._name, self._seconds)
        return Connection(self._process, session)

    async def dispose(self):
        pass


class Sockets:
    """Discord's sockets: they take a while to open, break now and then, and ask before they connect."""

    def __init__(self, process, may_connect):
        self._process, self._may = process, may_connect
        self.open_shards = {}
        self._again = {}
        self._numbers = itertools.count(1)
        self.finished = asyncio.Event()

    def divide(self, count):
        self.count = count

    def finish(self):
        self.finished.set()

    @property
    def sessions(self):
        return dict(self.open_shards)

    async def open(self, number, session):
        rng = self._process.simulation.rng
        while await self._may(number, session is None):
            await asyncio.sleep(rng.uniform(0.02, 0.3))
            if self._process.simulation.fails(0.05):
                session = None
                await asyncio.sleep(1.0)
                continue
            kept = session or GatewaySession(f"{self._process}-{next(self._numbers)}", "ws://model", 1)
            self.open_shards[number] = kept
            self._process.simulation.people.attach(self._process, number, kept.id)
            self._again[number] = asyncio.create_task(self._break(number))
            return

    async def _break(self, number):
        rng = self._process.simulation.rng
        while True:
            await asyncio.sleep(rng.expovariate(0.15))
            await self._may(number, rng.random() < 0.05)  # Discord seldom ends a session

    def stop(self, number):
        if number in self._again:
            self._again.pop(number).cancel()
            self._process.simulation.people.detach(self._process, self.open_shards[number].id)
        return self.open_shards.pop(number, None), asyncio.sleep(0)


class Tables:
    """The tables: finding and letting go takes a while, and may fail."""

    def __init__(self, process):
        self._process = process

    async def take_over(self, shard):
        rng = self._process.simulation.rng
        await asyncio.sleep(rng.uniform(0.0, 0.1))
        if self._process.cut or self._process.simulation.fails(0.03):
            raise NotSaved
        if self._process.simulation.fails(0.03):
            raise RuntimeError("a table cannot be found")
        return 1

    async def let_go(self, shard, *, at_once):
        rng = self._process.simulation.rng
        if self._process.simulation.fails(0.3):
            raise RuntimeError("a table cannot be let go")
        await asyncio.sleep(rng.choice([0.0, 0.0, 0.1, 0.3 if self._process.simulation.calm else 2.0]))

    async def returned(self):
        await asyncio.sleep(0)


@dataclass
class Click:
    """What somebody does in a server."""

    number: int
    server: int
    at: float
    answers: list = field(default_factory=list)
    """By whom and when it was answered."""
    refusals: list = field(default_factory=list)
    """Who told the person to try again."""
    heard: list = field(default_factory=list)
    """Who has read it from a socket."""


class People:
    """They click, and Discord tells every session of the server's shards. A session without a socket is told later."""

    def __init__(self, simulation):
        self._simulation = simulation
        self.clicks = []
        self._sessions = {}
        """By id, a session's shard, its process if it has a socket, and what it has not been told yet."""

    def attach(self, process, shard, session):
        """Give a session a socket, or begin it."""
        if session not in self._sessions:  # a client that identifies resumes no earlier one
            for other, (theirs, where, _) in list(self._sessions.items()):
                if theirs == shard and where is None:
                    del self._sessions[other]
        _, _, untold = self._sessions.get(session, (shard, None, []))
        self._sessions[session] = (shard, process, [])
        for click in untold:
            self._tell(session, click)

    def detach(self, process, session):
        """Take a session's socket, unless it has another process's by now."""
        shard, where, untold = self._sessions.get(session, (None, None, []))
        if where is process:
            self._sessions[session] = (shard, None, untold)

    def lose(self, process):
        """Take the sockets of a process that is no more."""
        for session in list(self._sessions):
            self.detach(process, session)

    def click(self):
        """Click somewhere."""
        server = self._simulation.rng.randrange(SERVERS)
        click = Click(len(self.clicks) + 1, server, self._simulation.now)
        self.clicks.append(click)
        for session, (shard, _, _) in self._sessions.items():
            if shard.has(server << 22):
                self._tell(session, click)

    def _tell(self, session, click):
        def arrives():
            shard, process, untold = self._sessions.get(session, (None, None, []))
            if process is None:
                untold.append(click)  # it is told when it is resumed: its client has not counted it
            else:
                process.hear(shard, click)

        self._simulation.later(self._simulation.rng.uniform(0.01, 0.2), arrives)


class Client:
    """What ``Shards`` asks of Discord's client."""

    def __init__(self, recommended, concurrency):
        self.http, self._recommended, self._concurrency = self, recommended, concurrency

    async def get_bot_gateway(self):
        await asyncio.sleep(0.05)
        return self._recommended, "ws://model", {"max_concurrency": self._concurrency}

    async def fetch_session_start_limits(self):
        await asyncio.sleep(0.05)
        return SimpleNamespace(total=1000, remaining=1000, max_concurrency=self._concurrency, reset_after=0)


class Held(dict):
    """The leases of a process, all of which are remembered for good: it may write under an old one at any time."""

    def __init__(self, process):
        super().__init__()
        self._process = process

    def __setitem__(self, shard, fence):
        super().__setitem__(shard, fence)
        self._process.simulation.issued.append((self._process, fence))
        self._process.simulation.check_owners()


class Process:
    """A process of the bot."""

    def __init__(self, simulation, name, plan, recommended):
        self.simulation, self.name = simulation, name
        rng = simulation.rng
        self.loop = Loop(lambda: simulation.now, rng.uniform(0, 1000), rng.uniform(0.999, 1.001))
        self.alive, self.paused, self.cut, self.stopping = True, False, False, False
        self.listeners = {}
        self.on_the_wire = deque()
        """What waits for the network to work again."""
        self.heard = set()
        """The tasks that answer clicks."""
        self.outgoing = set()
        """The sessions on their way to which a statement is."""
        with simulation.running(self):
            self.leases = simulation.leases(URL, LEASE_SECONDS, {CHANGED: self._heard})
            self.leases._held = Held(self)
            self.work = InFlight()
            self.shards = simulation.shards(
                Client(recommended, simulation.concurrency), self.leases, plan, Tables(self), self.work
            )
            self._main = self.loop.create_task(self._serve())
            self._clicks = self.loop.create_task(self._click())
            self._cancelled = self.loop.create_task(self._cancel_some())

    def __str__(self):
        return self.name

    def _heard(self, news):
        self.shards.heard(news)

    # What it does

    async def _serve(self):
        try:
            await self.shards.join()
            async with self.leases.holding(SETTING_UP):
                await asyncio.sleep(self.simulation.rng.uniform(0.0, 0.5))
            self.shards.begin()
            await self.shards._sockets.finished.wait()
        except (NotSaved, asyncio.CancelledError):
            pass
        self.stopping = True
        await self.shards.close()
        self._clicks.cancel()
        self._cancelled.cancel()
        self.simulation.gone(self)

    def hear(self, shard, click):
        """Get a click through a socket. It waits there while the process is paused."""
        if not self.alive:
            return
        if self.paused:
            self.on_the_wire.append(lambda: self.hear(shard, click))
            return

        def begin():
            task = self.loop.create_task(self._answer(shard, click))
            self.heard.add(task)
            task.add_done_callback(self.heard.discard)

        self.loop.call_soon(begin)

    async def _answer(self, shard, click):
        """Act on a click as ``attend`` does."""
        guild, rng = click.server << 22, self.simulation.rng
        click.heard.append(f"{self}, {self.simulation.now:.3f} s")
        try:
            sockets._ARRIVED_ON.set(shard)  # for this task alone
            if not self.shards.admits():
                return
            with self.work.in_progress(guild):
                fence = self.leases.fence(guild)
                await asyncio.sleep(rng.choice([0.0, 0.02, 0.3]))
                session = await self.connect("cards", IDLE_IN_TRANSACTION_SECONDS)
                await self.transact(session, fence, guild)
                self.simulation.answered(self, click)
        except (NotOurs, Fenced):
            pass
        except (NotSaved, OSError):
            click.refusals.append(f"{self}, {self.simulation.now:.3f} s")

    async def _click(self):
        rng = self.simulation.rng
        while True:
            await asyncio.sleep(rng.expovariate(1.5))
            server = rng.randrange(SERVERS) << 22
            try:
                fence = self.leases.fence(server)
            except (NotOurs, NotSaved):
                continue
            await asyncio.sleep(rng.choice([0.0, 0.0, 0.3]))  # it waits for the transaction before
            try:
                session = await self.connect("cards", IDLE_IN_TRANSACTION_SECONDS)
                await self.transact(session, fence, server)
            except (OSError, Fenced):
                pass

    async def _cancel_some(self):
        """Cancel tasks that wait for the database, at whichever ``await`` they are."""
        rng = self.simulation.rng
        while True:
            await asyncio.sleep(rng.expovariate(0.5))
            waits = [self.leases.commands_told, lambda: self.leases.reserve_identify(NO_BUCKET, 0.0), self._set_up]
            task = asyncio.create_task(rng.choice(waits)())
            await asyncio.sleep(rng.choice([0.0, 0.001, 0.003, 0.03]))
            task.cancel()
            await asyncio.wait([task])
            if not task.cancelled():
                task.exception()

    async def _set_up(self):
        async with self.leases.holding(SETTING_UP):
            pass

    def stop(self):
        """Send SIGTERM."""
        if not self.stopping:
            self.stopping = True
            self._main.cancel()

    @property
    def serves(self):
        """Return the servers that it serves, as far as it is concerned."""
        found = set()
        for server in range(SERVERS):
            try:
                fence = self.leases.fence(server << 22)
            except (NotOurs, NotSaved):
                continue
            if Shard(fence.shard, fence.shards) in self.shards._sockets.open_shards:
                found.add(server)
        return found

    # The wire to the database

    async def connect(self, name, seconds):
        """Open a session, or fail as a driver does."""
        if self.cut:
            await asyncio.sleep(ANSWER_SECONDS)
            raise TimeoutError
        await asyncio.sleep(self.simulation.latency())
        session = self.simulation.server.connect(name, seconds)
        self.simulation.owners[session] = self
        return session

    def ask(self, session, statement, values):
        """Send a statement; return a future of its answer."""
        answer = self.loop.create_future()
        self._send(session, lambda: self.simulation.attempt(self, session, statement, values, answer))
        return answer

    async def transact(self, session, fence, server):
        """Write about a server, as the journal does."""
        answer = self.loop.create_future()
        self._send(session, lambda: self.simulation.begin_write(self, session, fence, server >> 22, answer))
        await answer
        await asyncio.sleep(self.simulation.rng.choice([0.0, 0.01, 0.2 if self.simulation.calm else 0.7]))
        answer = self.loop.create_future()
        self._send(session, lambda: self.simulation.commit(self, session, fence, server, answer))
        await answer
        self.hang_up(session)

    def hang_up(self, session):
        """Close a connection."""
        self._send(session, lambda: self.simulation.server.end(session))

    def _send(self, session, arrives):
        self.outgoing.add(session)

        def arrived():
            if self.cut:
                self.on_the_wire.append(arrived)
                return
            if session.half_since is not None and self.paused and self.alive:
                self.on_the_wire.append(arrived)  # the rest of it has not been sent yet
                return
            session.half_since = None
            session.heard = self.simulation.now
            self.outgoing.discard(session)
            arrives()

        self.simulation.later(self.simulation.latency(), arrived)

    def receive(self, answer, result, error=None):
        """Get an answer. It waits in the socket while the process is paused."""

        def arrived():
            if self.cut:
                self.on_the_wire.append(arrived)
            elif self.alive:
                self.loop.call_soon(settle)

        def settle():
            if not answer.done():
                if error is None:
                    answer.set_result(result)
                else:
                    answer.set_exception(error)

        self.simulation.later(self.simulation.latency(), arrived)

    # What happens to it

    def resume(self):
        self.paused = False
        self._flush()

    def mend(self):
        self.cut = False
        self._flush()

    def _flush(self):
        if self.cut or self.paused:
            return
        while self.on_the_wire:
            self.simulation.later(self.simulation.latency(), self.on_the_wire.popleft())

    def kill(self, *, machine):
        """Die. The system closes the sockets, unless the whole machine dies."""
        self.alive = False
        self.simulation.people.lose(self)
        if not machine:
            for session in [session for session, owner in self.simulation.owners.items() if owner is self]:
                self.simulation.later(self.simulation.latency(), partial(self.simulation.server.end, session))
        self.simulation.gone(self)

    def bury(self):
        """Finish what is left of it, outside of the simulation, so that Python has nothing to complain about."""
        self.alive = False
        for _ in range(1000):
            tasks = asyncio.all_tasks(self.loop)
            if not tasks:
                break
            for task in tasks:
                task.cancel()
            for _ in range(100_000):
                if not self.loop._ready:
                    break
                self.loop.step()
            self.simulation.now += 10.0
            self.loop.wake_up()
        self.loop.close()


class Simulation:
    """One run."""

    def __init__(self, seed, *, leases=Leases, shards=Shards, check=check_fences, replace=()):
        """Prepare a run.

        :param leases: the class to use instead of ``Leases``; so are ``shards`` and ``check``.
        :param replace: what else to replace: each a module, a name and a value.
        """
        self.seed, self.rng = seed, Random(seed)
        self.leases, self.shards, self._check, self._replace = leases, shards, check, replace
        self.now = 0.0
        self.people = People(self)
        self.server = ModelPostgres()
        self.server.changed = self.check_owners
        self.server.notify = self._notify
        self.server.ended = self._session_ended
        self.processes, self._all = [], []
        self.owners = {}
        self.issued = []
        self._events = []
        self._numbers = itertools.count()
        self._blocked = []
        self._current = None
        self.concurrency = self.rng.choice([1, 4])
        self.violation = None
        self.log = []
        self.writes = 0
        self.recovered_after = 0.0
        self.changed_after = 0.0
        self.slowest = 0.0
        self.refused = 0
        self.calm = False

    # Running

    def run(self):
        """Run to the end.

        :raises Violation: something happened that must not happen.
        """
        with ExitStack() as stack:
            replace = [
                (live_session, "ANSWER_SECONDS", ANSWER_SECONDS),
                (live_session, "create_async_engine", self._engine),
                (live_session, "_monotonic", lambda: self._current.loop.time()),
                (live_session, "text", lambda statement: statement),
                (live_session, "uuid4", lambda: SimpleNamespace(hex=f"{next(self._numbers):012x}")),
                (shards_module, "Sockets", lambda _client, may: Sockets(self._current, may)),
                (shards_module, "HANDING_ON_SECONDS", HANDING_ON_SECONDS),
                (middleware, "DRAIN_SECONDS", DRAIN_SECONDS),
                (middleware, "LAST_SECONDS", LAST_SECONDS),
                (background, "CLOSING_SECONDS", CLOSING_SECONDS),
                (shards_module, "random", self.rng),
                *self._replace,
            ]
            for where, name, value in replace:
                stack.enter_context(mock.patch.object(where, name, value))
            try:
                self._chaos()
                self._recover()
                self._restart_all()
            finally:
                violation, self.violation = self.violation, None
                for process in self._all:
                    with self.running(process):
                        process.bury()
                self.violation = violation
        if self.violation:
            raise Violation(self.violation)

    def _engine(self, _url, *, connect_args, **_):
        settings = connect_args["server_settings"]
        return Engine(self._current, settings["application_name"], int(settings["idle_session_timeout"]) / 1000)

    def running(self, process):
        """Return a context in which a process runs."""
        return _Running(self, process)

    def fail(self, what):
        """Note what must not happen."""
        if self.violation is None:
            self.violation = f"seed {self.seed}, {self.now:.3f} s: {what}"

    def latency(self):
        return self.rng.uniform(0.3, 2.5) if self.fails(0.02) else self.rng.choice((0.001, 0.002, 0.005, 0.05))

    def fails(self, chance):
        """Draw whether something fails. Nothing does once all is well again."""
        return not self.calm and self.rng.random() < chance

    def later(self, seconds, work):
        heapq.heappush(self._events, (self.now + seconds, next(self._numbers), work))

    def _run_until(self, end, enough=None):
        step = 0.25
        look = self.now + step
        while self.violation is None:
            ready = [each for each in self.processes if each.alive and not each.paused and each.loop._ready]
            if ready:
                process = ready[0] if len(ready) == 1 else self.rng.choice(ready)
                self._current = process
                process.loop.step()
                continue
            times = [end]
            if self._events:
                times.append(self._events[0][0])
            due = [each.loop.next_timer() for each in self.processes if each.alive and not each.paused]
            times += [each for each in due if each is not None]
            if enough is not None:
                times.append(look)
            self.now = max(self.now, min(times))
            self.server.now = self.now
            self.server.end_silent()
            while self._events and self._events[0][0] <= self.now:
                heapq.heappop(self._events)[2]()
            if self._blocked:
                self._try_blocked()
            for each in self.processes:
                if each.alive and not each.paused:
                    each.loop.wake_up()
            if enough is not None and self.now >= look:
                look = self.now + step
                if enough():
                    return True
            if self.now >= end:
                return False
        return False

    def _chaos(self):
        for _ in range(self.rng.randint(1, 3)):
            self._start()
        end = CHAOS_SECONDS
        while self.violation is None and self.now < end:
            self._run_until(min(end, self.now + self.rng.choice([0.01, 0.1, 0.5, 1.0, 2.0, 4.0])))
            self._something_happens()

    def _something_happens(self):
        rng, alive = self.rng, [each for each in self.processes if each.alive]
        what = rng.choice(["start", "stop", "kill", "pause", "cut", "all", "restart", "end", "mend", "mend"])
        if what == "mend" or not alive:
            self._mend()
            if not alive:
                self._start()
            return
        process = rng.choice(alive)
        self.log.append(f"{self.now:.3f} {what} {process}")
        if what == "start" and len(alive) < 4:
            self._start()
        elif what == "stop" and not process.paused:
            self._stop(process)
        elif what == "kill":
            process.kill(machine=rng.random() < 0.3)
        elif what == "pause":
            self._pause(process)
        elif what == "cut":
            process.cut = True
        elif what == "all":  # the switch fails, or the machine sleeps, and somebody starts the bot elsewhere
            for each in alive:
                if rng.random() < 0.5:
                    each.cut = True
                else:
                    self._pause(each)
            self._run_until(self.now + LEASE_SECONDS * rng.uniform(0.9, 1.6))
            self._start()
        elif what == "restart":
            for session in list(self.server.sessions):
                self.server.end(session)
        elif what == "end":
            sessions = [session for session, owner in self.owners.items() if owner is process]
            if sessions:
                self.server.end(rng.choice(sessions))

    def _pause(self, process):
        process.paused = True
        for session in process.outgoing:
            if session.alive and self.rng.random() < 0.5:
                session.half_since = self.now

    def _mend(self):
        for each in self.processes:
            if each.paused and each.alive:
                each.resume()
            if each.cut:
                each.mend()

    def _start(self, firmly=None):
        count = firmly or self.rng.choice(COUNTS)
        plan = Plan(shared=True, count=count if firmly or self.rng.random() < 0.3 else None)
        process = Process.__new__(Process)
        self._current = process
        process.__init__(self, f"process {len(self._all)} ({count} shards)", plan, count)
        self.log.append(f"{self.now:.3f} start {process}")
        self.processes.append(process)
        self._all.append(process)

    def gone(self, process):
        """A process is no more."""
        process.alive = False
        self.people.lose(process)
        self.processes = [each for each in self.processes if each is not process]

    def _served(self):
        """Tell whether each server is served by one process. If there is none, start one, as a supervisor does."""
        if not any(each.alive and not each.stopping for each in self.processes):
            self._start()
        everywhere = [server for each in self.processes for server in each.serves]
        return len(everywhere) == len(set(everywhere)) == SERVERS

    def _recover(self):
        """Everything works again: all servers must be served soon, each by one process."""
        self._mend()
        self.calm = True
        self.log.append(f"{self.now:.3f} all is well again")
        began = self.now

        if not self._run_until(began + RECOVERY_SECONDS, self._served) and self.violation is None:
            found = {str(each): sorted(each.serves) for each in self.processes}
            left = sorted(self.server.shards)
            self.fail(
                f"{RECOVERY_SECONDS:.0f} s after the last fault, not all servers are served: {found}; shards: {left}"
            )
        self.recovered_after = self.now - began

    def _restart_all(self):
        """Restart all processes in turn, perhaps with another number of shards. What is heard is answered."""
        if self.violation is not None:
            return
        self._run_until(self.now + LEASE_SECONDS)  # who has had no leases yet takes its share
        first, former = len(self.people.clicks), list(self.processes)
        before = next(iter(self.server.shards.values())).shards
        count = self.rng.choice(COUNTS)
        self.log.append(f"{self.now:.3f} all are restarted one after the other: {count} shards instead of {before}")
        clicking = True

        def click():
            if clicking:
                self.people.click()
                self.later(self.rng.expovariate(4.0), click)

        click()
        for process in former:
            if self.rng.random() < 0.5:
                self._start(count)
                self._run_until(self.now + self.rng.uniform(2.0, 8.0))
                self._stop(process)
            else:
                self._stop(process)
                self._run_until(self.now + self.rng.uniform(1.0, 4.0))
                self._start(count)
            self._run_until(self.now + self.rng.uniform(0.0, 10.0))
        began = self.now

        def changed():
            return {row.shards for row in self.server.shards.values()} == {count} and self._served()

        if not self._run_until(began + RECOVERY_SECONDS, changed) and self.violation is None:
            self.fail(f"{RECOVERY_SECONDS:.0f} s after the last restart, not all servers are served in {count} shards")
        self.changed_after, changed_at = self.now - began, self.now
        self._run_until(self.now + 5.0)
        clicking = False
        self._run_until(self.now + 5.0)
        for each in self.people.clicks[first:]:
            told = len(each.answers + each.refusals)
            # With another number, nothing is heard between the end of the last session and the beginning of the next.
            unheard = count != before and each.at < changed_at and not each.heard
            if told != 1 and not (unheard and told == 0) and self.violation is None:
                self.fail(f"{each} was answered {told} times")
        self.refused = sum(bool(each.refusals) for each in self.people.clicks[first:])

    def _stop(self, process):
        with self.running(process):
            process.stop()

    def answered(self, process, click):
        """Note that a process has answered a click."""
        click.answers.append(f"{process}, {self.now:.3f} s")
        if len(click.answers) > 1:
            self.fail(f"{click} was answered {len(click.answers)} times")
        self.slowest = max(self.slowest, self.now - click.at)

    # The server

    def attempt(self, process, session, statement, values, answer):
        """Execute a statement that has arrived."""
        self._blocked.append((process, session, statement, values, answer, {}, self.now + live_session.LOCK_SECONDS))
        session.busy = True
        self._try_blocked()

    def _try_blocked(self):
        waiting, self._blocked = self._blocked, []
        for each in waiting:
            process, session, statement, values, answer, memory, limit = each
            try:
                result = self.server.execute(session, statement, values, memory)
            except Blocked:
                if self.now < limit:
                    self._blocked.append(each)
                    if limit not in memory:
                        memory[limit] = True
                        self.later(limit - self.now, lambda: None)
                    continue
                process.receive(answer, None, Refused("lock timeout"))
            except Ended as error:
                process.receive(answer, None, error)
            else:
                process.receive(answer, result)
            session.busy = False
            session.heard = self.now

    def begin_write(self, process, session, fence, server, answer):
        """Read the leases as the journal's transaction does, and keep the rows from being changed."""
        if not session.alive:
            process.receive(answer, None, Ended())
            return
        try:
            self._check(ReadLeases(self.server), [fence])
        except Fenced as error:
            self.server.end(session)
            process.receive(answer, None, error)
            return
        session.rows = self.server.keys_of(server)
        session.heard = self.now
        process.receive(answer, True)

    def commit(self, process, session, fence, server, answer):
        """Commit what was written about a server."""
        if not session.alive:
            process.receive(answer, None, Ended())
            return
        others = {str(each) for each in self._writers(server >> 22)} - {str(process)}
        if others:
            self.fail(f"{process} has written about server {server >> 22}, which is also {others}'s")
        self.writes += 1
        self.server.end(session)
        process.receive(answer, True)

    def _notify(self, session, channel, news):
        process = self.owners.get(session)
        if process is not None and process.alive and not process.cut and channel in process.listeners:
            process.loop.call_soon(process.listeners[channel], news)

    def _session_ended(self, session):
        self.owners.pop(session, None)

    # What must hold

    def _writers(self, server):
        """Return the processes that could write about a server now, under any lease that they ever had."""
        found = set()
        for process, fence in self.issued:
            if server % fence.shards == fence.shard:
                try:
                    self._check(ReadLeases(self.server), [replace(fence, server=server)])
                except Fenced:
                    continue
                found.add(process)
        return found

    def check_owners(self):
        """At no moment two processes can write about one server."""
        for server in range(SERVERS):
            writers = self._writers(server)
            if len(writers) > 1:
                self.fail(f"{sorted(map(str, writers))} can write about server {server}")


class _Running:
    """Sets which process runs."""

    def __init__(self, simulation, process):
        self._simulation, self._process = simulation, process

    def __enter__(self):
        self._before, self._simulation._current = self._simulation._current, self._process
        events._set_running_loop(self._process.loop)

    def __exit__(self, *_):
        self._simulation._current = self._before
        events._set_running_loop(None)


class ReadLeases:
    """What ``check_fences`` reads from."""

    def __init__(self, server):
        self._server = server

    def execute(self, _statement, values):
        return self._server.read_leases(values["servers"])
