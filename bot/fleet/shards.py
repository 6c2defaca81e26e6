"""The shards that this process serves: taken when they are free, handed on when others should have them."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass
from typing import Any, Protocol

import discord

from bot.fleet.leases import GatewaySession, Leases, Survey
from bot.fleet.sockets import FAILURES, Sockets
from bot.interactions.in_flight import InFlight, finish
from bot.store.errors import NotSaved
from bot.store.fence import NotOurs, Shard

log = logging.getLogger(__name__)

LOOK_SECONDS = 1.0
"""How often we look who serves what; a shard that is handed on politely is announced at once."""

HANDING_ON_SECONDS = 6.0
"""How long handing everything on may take when we stop; a host's supervisor kills after ten seconds or so."""

NOTE_SECONDS = 2.0
"""How often we note where our gateway sessions stand. What came since is told again to who takes them over."""

IDENTIFY_SECONDS = 5.0
"""In which Discord takes as many identifies as its max_concurrency says."""

MARGIN_SECONDS = 1.5
"""Added to it: the way to Discord takes now longer, now shorter. Who is later than this reserves another moment."""

IGNORED_SECONDS = (30.0, 5.0)
"""How long a shard may be free, for those whose share it is, before anybody takes it: one whose session must be begun,
and one with a session to go on with."""

RESERVE = 0.1
"""When less than this part of the day's identifies is left, it is worth a warning."""


class AlreadyServed(Exception):
    """Another process serves the shards that this one was told to serve alone; the text says what to do."""


class Tables(Protocol):
    """What stands on the shards."""

    async def take_over(self, shard: Shard) -> int:
        """Find the live tables of a shard's servers; return how many."""
        ...

    async def let_go(self, shard: Shard, *, at_once: bool) -> None:
        """Forget them, after what is under way is finished unless others serve them already."""
        ...

    async def returned(self) -> None:
        """Read anew what may have changed while the database did not answer."""
        ...


@dataclass(frozen=True)
class Plan:
    """Which shards a process is to serve."""

    ids: tuple[int, ...] | None = None
    """These; None for any."""
    shared: bool = False
    """Whether other processes take their share."""
    count: int | None = None
    """Into how many shards the servers are to be divided; None for what Discord recommends."""


class Shards:
    """Keeps to the plan as processes come and go."""

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
        """Every shard that we serve, and its coming up."""
        self._leaving: dict[int, asyncio.Task[None]] = {}
        """Those that are being handed on or dropped."""
        self._closing: set[asyncio.Task[None]] = set()
        self._free_since: dict[int, float] = {}
        self._news = asyncio.Event()
        self._staying: asyncio.Task[None] | None = None
        self._running: asyncio.Task[None] | None = None
        self._noted_at = 0.0
        self._concurrency = 1
        self._looked = False
        """Whether we could look who serves what, the last time we tried."""
        self._trouble = False
        self._stopping = False

    @property
    def serving(self) -> frozenset[int]:
        """The shards that we serve, or are about to."""
        return frozenset(self._opening)

    @property
    def stands_by(self) -> bool:
        """Whether there was nothing for us to serve when we looked last."""
        return self._looked and not self._opening

    def heard(self, _news: str) -> None:
        """Look at once: a shard has become free."""
        self._news.set()

    # Coming and going

    async def join(self) -> int:
        """Become one of the bot's processes, and return how many of them there are then.

        :raises OtherFleet: the others have divided the servers otherwise.
        :raises AlreadyServed: there are others, and the plan is to serve everything alone.
        :raises NotSaved: the database does not answer.
        """
        count, _, limits = await self._client.http.get_bot_gateway()
        self._concurrency = limits["max_concurrency"]
        wish = self._plan.count or count
        members = await self._leases.join(wish, firmly=self._plan.count is not None)
        self._sockets.divide(self._leases.count)
        if not self._plan.shared and self._plan.ids is None:
            await self._be_alone(members)
        self._staying = asyncio.create_task(self._stay(), name="staying")
        return members

    async def _stay(self) -> None:
        """Remain one of the processes while we are setting up, however long that takes."""
        while self._running is None and not self._stopping:
            try:
                await self._leases.renew()
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
        """Wait until a process that has just been killed is forgotten."""
        end = time.monotonic() + self._leases.seconds + LOOK_SECONDS
        while members > 1:
            if time.monotonic() > end:
                raise AlreadyServed(
                    "another process serves this bot from the same database; stop it, or set SHARDS=auto for both"
                )
            await asyncio.sleep(LOOK_SECONDS / 2)
            members = (await self._leases.renew()).members

    def begin(self) -> None:
        """Serve shards from now on."""
        self._running = asyncio.create_task(self._run(), name="shards")

    async def close(self) -> None:
        """Hand everything on, so that players notice nothing but one slow click."""
        self._stopping = True
        self._news.set()
        looking = [task for task in (self._staying, self._running) if task is not None]
        if looking:
            await asyncio.wait(looking)
        try:
            await self._leases.leave()
        except NotSaved as error:
            log.warning("the other processes will notice by themselves that we leave: %r", error.__cause__)
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
            except Exception:
                log.exception("looking after the shards failed")
            await self._wait_for_news()

    def _share(self, survey: Survey) -> int:
        """Return how many shards are ours to serve at most."""
        if not self._plan.shared:
            return self._leases.count
        return -(-self._leases.count // max(1, survey.members))

    async def _take_some(self, survey: Survey) -> None:
        """Take free shards: up to our share at once, beyond it when nobody else does."""
        now = time.monotonic()
        wanted = set(survey.free if self._plan.ids is None else self._plan.ids) & set(survey.free)
        wanted -= self._leaving.keys()
        self._free_since = {number: self._free_since.get(number, now) for number in wanted}
        share = self._share(survey)
        # Others try, too: in an order of its own, each finds most of them still free.
        for number in random.sample(sorted(wanted), len(wanted)):
            ignored = now - self._free_since[number] > IGNORED_SECONDS[survey.free[number]]
            if len(self.serving) >= share and not ignored:
                continue
            if not survey.free[number] and self._identifying >= self._concurrency:
                continue  # somebody else may come sooner to identifying it
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
                log.warning("shard %d: its tables cannot be found: %r; trying again", number, error.__cause__)
                await asyncio.sleep(LOOK_SECONDS)
        await self._sockets.open(number, session)
        how = "begun" if session is None else "taken over"
        log.info("shard %d of %d: %s, %d live tables", number, self._leases.count, how, live)

    def _give_up_failures(self) -> None:
        """Let go of shards that came to nothing, for whatever reason we did not think of: they are taken again."""
        for number, task in list(self._opening.items()):
            error = task.exception() if task.done() and not task.cancelled() else None
            if error is not None:
                log.error("shard %d: could not be opened", number, exc_info=error)
                self._hand_on(number)

    def _hand_one_on(self, survey: Survey) -> None:
        """Let another process have one of our shards, if we have more than our share and nothing else is moving."""
        settled = not survey.free and not self._leaving and not self._identifying
        if settled and len(self.serving) > self._share(survey):
            self._hand_on(random.choice(sorted(self.serving)))  # noqa: S311

    async def _note(self) -> None:
        now = time.monotonic()
        if now - self._noted_at >= NOTE_SECONDS:
            self._noted_at = now
            await self._leases.note(self._sockets.sessions)

    # Giving up

    def _hand_on(self, number: int) -> None:
        self._leave(number, self._pass_on(number))

    def _drop(self, number: int) -> None:
        log.warning("shard %d: another process has taken it over", number)
        self._leave(number, self._forget(number))

    def _leave(self, number: int, work: Coroutine[Any, Any, None]) -> None:
        self._opening.pop(number).cancel()
        task = self._leaving[number] = asyncio.create_task(work, name=f"shard {number}, leaving")
        task.add_done_callback(lambda _: self._leaving.pop(number, None))

    async def _pass_on(self, number: int) -> None:
        """Finish what is under way on a shard, and let others go on."""
        shard = self._leases.shard(number)
        session, closing = self._sockets.stop(number)
        self._close_later(closing)
        for _ in range(3):  # clicks that have been read begin to count when their tasks do
            await asyncio.sleep(0)
        await self._work.finish(shard.has)
        await self._tables.let_go(shard, at_once=False)
        try:
            await self._leases.give_up(number, session)
        except NotSaved as error:
            log.warning("shard %d: others will notice by themselves that it is free: %r", number, error.__cause__)
        else:
            log.info("shard %d: handed on", number)

    async def _forget(self, number: int) -> None:
        _, closing = self._sockets.stop(number)
        self._close_later(closing)
        await self._tables.let_go(self._leases.shard(number), at_once=True)

    def _close_later(self, closing: Awaitable[None]) -> None:
        async def close() -> None:
            await closing

        task = asyncio.create_task(close())
        self._closing.add(task)
        task.add_done_callback(self._closing.discard)

    # Connecting

    async def _may_connect(self, number: int, identify: bool) -> bool:
        """Wait until the lease is sure, and until the shard may identify if it is to; tell whether it is ours then."""
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
                log.warning("shard %d: Discord's limits are not known: %r; trying again", number, error)
                await asyncio.sleep(LOOK_SECONDS)
        return False

    async def _may_identify(self, number: int) -> bool:
        """Wait for a moment of our own at which a shard may identify; return False if we have missed it."""
        limits = await session_limits(self._client)
        self._concurrency = limits.max_concurrency
        bucket = number % limits.max_concurrency
        wait = await self._leases.reserve_identify(bucket, IDENTIFY_SECONDS + MARGIN_SECONDS)
        before = time.monotonic()
        await asyncio.sleep(wait)
        return time.monotonic() - before - wait < MARGIN_SECONDS / 2


async def session_limits(
    client: discord.AutoShardedClient, sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
) -> discord.SessionStartLimits:
    """Return Discord's limits for beginning sessions, once one may be begun: the day's number may be used up.

    Discord resets the token of a bot that goes on identifying then.
    """
    while True:
        limits = await client.fetch_session_start_limits()
        if limits.remaining > limits.total * RESERVE:
            return limits
        log.warning("%d of today's %d identifies are left", limits.remaining, limits.total)
        if limits.remaining > 0:
            return limits
        await sleep(limits.reset_after / 1000)
