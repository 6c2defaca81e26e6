"""The shards that this process serves. It takes free ones, and hands them on when other processes should have them."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass
from typing import Any, Protocol

import discord

from bot.fleet.leases import GatewaySession, Leases, OtherFleet, Survey
from bot.fleet.sockets import FAILURES, Sockets
from bot.interactions.in_flight import InFlight, finish
from bot.store.errors import NotSaved
from bot.store.fence import NotOurs, Shard

log = logging.getLogger(__name__)

LOOK_SECONDS = 1.0
"""How often we look for free shards. A process that hands a shard on announces it, and we look at once."""

HANDING_ON_SECONDS = 6.0
"""How long handing all shards on may take when we stop. Supervisors kill a process after about ten seconds."""

NOTE_SECONDS = 2.0
"""How often we store where our gateway sessions stand. Discord repeats later events to the process that resumes one."""

IDENTIFY_SECONDS = 5.0
"""The time in which Discord accepts as many identifies as its max_concurrency."""

MARGIN_SECONDS = 1.5
"""Added to it, because latency to Discord varies. A process that is later than half of it reserves another moment."""

IGNORED_SECONDS = (30.0, 5.0)
"""How long a free shard is left to processes that are below their share, before any process takes it.

The first item is for a shard that must begin a session, the second for one that can resume a session.
"""

RESERVE = 0.1
"""We warn when less than this fraction of the day's identifies is left."""


class AlreadyServed(Exception):
    """Another process serves shards that this one is to serve alone. The text says what to do."""


class Tables(Protocol):
    """The tables on the shards, as this module uses them."""

    async def take_over(self, shard: Shard) -> int:
        """Find the live tables of a shard's servers, and return how many there are.

        :raises NotSaved: the database does not answer.
        """
        ...

    async def let_go(self, shard: Shard, *, at_once: bool) -> None:
        """Forget the tables of a shard's servers.

        :param at_once: whether another process serves them already; else finish first what is under way.
        """
        ...

    async def returned(self) -> None:
        """Read again what may have changed while the database did not answer.

        :raises NotSaved: it does not answer.
        """
        ...


@dataclass(frozen=True)
class Plan:
    """Which shards a process should serve."""

    ids: tuple[int, ...] | None = None
    """These shards; None for any."""
    shared: bool = False
    """Whether it shares them with other processes."""
    count: int | None = None
    """The number of shards into which to divide the servers; None for what Discord recommends."""


class Shards:
    """Serves shards according to the plan, as processes come and go."""

    def __init__(
        self, client: discord.AutoShardedClient, leases: Leases, plan: Plan, tables: Tables, work: InFlight
    ) -> None:
        self._client = client
        self._leases = leases
        self._plan = plan
        self._tables = tables
        self._work = work
        self._sockets = Sockets(client, self._may_connect)
        self._opening: dict[int, asyncio.Task[None]] = {}
        """Every shard that we serve, with the task that opens it."""
        self._leaving: dict[int, asyncio.Task[None]] = {}
        """The shards that are being handed on or dropped."""
        self._closing: set[asyncio.Task[None]] = set()
        self._free_since: dict[int, float] = {}
        self._news = asyncio.Event()
        self._staying: asyncio.Task[None] | None = None
        self._running: asyncio.Task[None] | None = None
        self._noted_at = 0.0
        self._concurrency = 1
        self._looked = False
        """Whether the last look for free shards succeeded."""
        self._trouble = False
        self._stopping = False
        self._wish = 1
        """The preferred number of shards."""
        self._failure: OtherFleet | None = None

    @property
    def serving(self) -> frozenset[int]:
        """The shards that we serve or are opening."""
        return frozenset(self._opening)

    @property
    def stands_by(self) -> bool:
        """Whether there was nothing to serve when we last looked."""
        return self._looked and not self._opening

    def heard(self, _news: str) -> None:
        """Look for free shards at once: one was announced."""
        self._news.set()

    # Coming and going

    async def join(self) -> int:
        """Join the fleet, and return how many processes it has then.

        :raises OtherFleet: the running processes have divided the servers into another number of shards.
        :raises AlreadyServed: another process is running, and the plan is to serve all shards alone.
        :raises NotSaved: the database does not answer.
        """
        count, _, limits = await self._client.http.get_bot_gateway()
        self._concurrency = limits["max_concurrency"]
        self._wish = self._plan.count or count
        members = await self._join_leases()
        if not self._plan.shared and self._plan.ids is None:
            await self._be_alone(members)
        self._staying = asyncio.create_task(self._stay(), name="staying")
        return members

    async def _join_leases(self) -> int:
        members = await self._leases.join(self._wish, firmly=self._plan.count is not None)
        self._sockets.divide(self._leases.count)
        return members

    def check(self) -> None:
        """Check that this process has not stopped serving for good.

        :raises OtherFleet: other processes have divided the servers anew while this one could not reach the database,
            and the plan demands another number of shards.
        """
        if self._failure is not None:
            raise self._failure

    async def _stay(self) -> None:
        """Stay in the fleet during set-up, however long it takes."""
        while self._running is None and not self._stopping:
            try:
                await self._leases.renew()
            except OtherFleet as error:
                await self._join_again(error)
            except NotSaved as error:
                log.warning("the database does not answer: %r", error.__cause__ or error)
            await self._wait_for_news()

    async def _wait_for_news(self) -> None:
        try:
            async with asyncio.timeout(LOOK_SECONDS):
                await self._news.wait()
        except TimeoutError:
            pass
        self._news.clear()

    async def _be_alone(self, members: int) -> None:
        """Wait until we are the only process. One that was just killed counts until its session has ended."""
        end = _now() + self._leases.seconds + LOOK_SECONDS
        while members > 1:
            if _now() > end:
                raise AlreadyServed(
                    "another process serves this bot from the same database; stop it, or set SHARDS=auto for both"
                )
            await asyncio.sleep(LOOK_SECONDS / 2)
            members = (await self._leases.renew()).members

    def begin(self) -> None:
        """Begin to serve shards."""
        self._running = asyncio.create_task(self._run(), name="shards")

    async def close(self) -> None:
        """Hand all shards on and leave the fleet. Players notice no more than one slow click."""
        self._stopping = True
        self._news.set()
        looking = [task for task in (self._staying, self._running) if task is not None]
        if looking:
            await asyncio.wait(looking)
        try:
            await self._leases.leave()
        except NotSaved as error:
            log.warning("cannot tell the other processes that this one leaves; they will notice: %r", error.__cause__)
        for number in self.serving:
            self._hand_on(number)
        await finish(self._leaving.values(), HANDING_ON_SECONDS)
        await self._leases.close()
        await finish(self._closing, LOOK_SECONDS)

    # Keeping to the plan

    async def _run(self) -> None:
        while not self._stopping:
            try:
                survey = await self._leases.renew()
                self._looked = True
                if self._trouble:
                    self._trouble = False
                    await self._tables.returned()
                for number in self.serving - self._leases.held:
                    self._drop(number)
                self._give_up_failures()
                await self._take_some(survey)
                self._hand_one_on(survey)
                await self._note()
            except NotSaved as error:
                log.warning("the database does not answer: %r", error.__cause__ or error)
                self._trouble, self._looked = True, False
            except OtherFleet as error:
                self._trouble, self._looked = True, False
                await self._join_again(error)
            except Exception:
                log.exception("cannot keep up the shards")
            await self._wait_for_news()

    async def _join_again(self, found: OtherFleet) -> None:
        """Join the fleet that other processes have founded meanwhile, or stop if the plan does not allow that."""
        log.warning("%s; this process gives up its shards", found)
        for number in self.serving:
            self._drop(number)
        while self._leaving:  # they are shards of the former division
            await asyncio.wait(self._leaving.values())
        try:
            await self._join_leases()
        except OtherFleet as error:
            self._failure, self._stopping = error, True
            self._sockets.finish()
        except NotSaved as error:
            log.warning("the database does not answer: %r", error.__cause__ or error)

    def _share(self, survey: Survey) -> int:
        """Return how many shards this process should serve at most."""
        if not self._plan.shared:
            return self._leases.count
        return -(-self._leases.count // max(1, survey.members))

    async def _take_some(self, survey: Survey) -> None:
        """Take free shards: at once up to our share, and beyond it if no other process takes them."""
        now = _now()
        wanted = set(survey.free if self._plan.ids is None else self._plan.ids) & set(survey.free)
        wanted -= self._leaving.keys()
        self._free_since = {number: self._free_since.get(number, now) for number in wanted}
        share = self._share(survey)
        # Each process tries in a random order, so that they seldom compete for the same shard.
        for number in random.sample(sorted(wanted), len(wanted)):
            ignored = now - self._free_since[number] > IGNORED_SECONDS[survey.free[number]]
            if len(self.serving) >= share and not ignored:
                continue
            if not survey.free[number] and self._identifying >= self._concurrency:
                continue  # another process may be able to identify it sooner
            ours, session = await self._leases.take(number)
            if ours:
                self._opening[number] = asyncio.create_task(self._open(number, session), name=f"shard {number}")

    @property
    def _identifying(self) -> int:
        return sum(not task.done() for task in self._opening.values())

    async def _open(self, number: int, session: GatewaySession | None) -> None:
        while True:
            try:
                live = await self._tables.take_over(self._leases.shard(number))
                break
            except NotSaved as error:
                log.warning("shard %d: cannot find its tables: %r; trying again", number, error.__cause__)
                await asyncio.sleep(LOOK_SECONDS)
        await self._sockets.open(number, session)
        how = "begun" if session is None else "taken over"
        log.info("shard %d of %d: %s, %d live tables", number, self._leases.count, how, live)

    def _give_up_failures(self) -> None:
        """Hand on shards that could not be opened because of an unexpected error. This process may take them again."""
        for number, task in list(self._opening.items()):
            error = task.exception() if task.done() and not task.cancelled() else None
            if error is not None:
                log.error("shard %d: cannot be opened", number, exc_info=error)
                self._hand_on(number)

    def _hand_one_on(self, survey: Survey) -> None:
        """Hand on one shard if we have more than our share, and no shard is free, being opened or being handed on."""
        settled = not survey.free and not self._leaving and not self._identifying
        if settled and len(self.serving) > self._share(survey):
            self._hand_on(random.choice(sorted(self.serving)))  # noqa: S311

    async def _note(self) -> None:
        now = _now()
        if now - self._noted_at >= NOTE_SECONDS:
            self._noted_at = now
            await self._leases.note(self._sockets.sessions)

    # Giving up

    def _hand_on(self, number: int) -> None:
        self._leave(number, self._pass_on(number, self._leases.shard(number)))

    def _drop(self, number: int) -> None:
        log.warning("shard %d: another process has taken it over", number)
        self._leave(number, self._forget(number, self._leases.shard(number)))

    def _leave(self, number: int, work: Coroutine[Any, Any, None]) -> None:
        self._opening.pop(number).cancel()
        task = self._leaving[number] = asyncio.create_task(work, name=f"shard {number}, leaving")
        task.add_done_callback(lambda _: self._leaving.pop(number, None))

    async def _pass_on(self, number: int, shard: Shard) -> None:
        """Finish what is under way on a shard, and free it for the other processes."""
        session: GatewaySession | None = None
        try:
            session = self._stop(number)
            for _ in range(3):  # clicks that were read count as in flight once their tasks have started
                await asyncio.sleep(0)
            await self._work.finish(shard.has)
            await self._tables.let_go(shard, at_once=False)
        except Exception:  # whatever it is, another process must be able to serve the shard
            log.exception("shard %d: cannot finish what is under way", number)
        try:
            await self._leases.give_up(number, session)
        except NotSaved as error:
            log.warning(
                "shard %d: cannot tell the other processes that it is free; they will notice: %r",
                number,
                error.__cause__,
            )
        else:
            log.info("shard %d: handed on", number)

    async def _forget(self, number: int, shard: Shard) -> None:
        try:
            self._stop(number)
            await self._tables.let_go(shard, at_once=True)
        except Exception:
            log.exception("shard %d: cannot forget its tables", number)

    def _stop(self, number: int) -> GatewaySession | None:
        session, closing = self._sockets.stop(number)
        self._close_later(closing)
        return session

    def _close_later(self, closing: Awaitable[None]) -> None:
        async def close() -> None:
            await closing

        task = asyncio.create_task(close())
        self._closing.add(task)
        task.add_done_callback(self._closing.discard)

    # Connecting

    async def _may_connect(self, number: int, identify: bool) -> bool:
        """Wait until the lease is certain, and the shard may identify if it has to; return whether it is still ours."""
        while number in self.serving:
            try:
                self._leases.lease(number)
                if not identify or await self._may_identify(number):
                    return number in self.serving
            except NotOurs:
                return False
            except NotSaved:
                await asyncio.sleep(LOOK_SECONDS / 4)
            except FAILURES as error:
                log.warning("shard %d: cannot ask for Discord's limits: %r; trying again", number, error)
                await asyncio.sleep(LOOK_SECONDS)
        return False

    async def _may_identify(self, number: int) -> bool:
        """Reserve a moment at which a shard may identify, and wait for it; return False if we have missed it."""
        limits = await session_limits(self._client)
        self._concurrency = limits.max_concurrency
        bucket = number % limits.max_concurrency
        wait = await self._leases.reserve_identify(bucket, IDENTIFY_SECONDS + MARGIN_SECONDS)
        before = _now()
        await asyncio.sleep(wait)
        return _now() - before - wait < MARGIN_SECONDS / 2


def _now() -> float:
    """Return the seconds of the event loop's clock, which never jumps."""
    return asyncio.get_running_loop().time()


async def session_limits(
    client: discord.AutoShardedClient, sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
) -> discord.SessionStartLimits:
    """Return Discord's limits for beginning sessions. If the day's sessions are used up, wait until there are more.

    Discord resets the token of a bot that identifies more often.
    """
    while True:
        limits = await client.fetch_session_start_limits()
        if limits.remaining > limits.total * RESERVE:
            return limits
        log.warning("%d of today's %d identifies are left", limits.remaining, limits.total)
        if limits.remaining > 0:
            return limits
        await sleep(limits.reset_after / 1000)
