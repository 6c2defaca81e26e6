"""The shards of this process: taking free shards, and handing shards on to other processes."""

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Final, Protocol

import discord

from bot.features.fleet.leases import Leases, Survey
from bot.interactions.middleware import InFlight
from bot.interactions.sockets import CANNOT_OPEN, AlreadyServed, GatewaySession, Sockets, arrived_on, session_limits
from bot.runtime.background import Background, finish
from bot.store.engine.fence import NotOurs, NotSaved, Shard

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


ALREADY_SERVED: Final = "another process serves this bot from the same database; stop it, or set SHARDS=auto for both"


class Tables(Protocol):
    """The tables on the shards, as this module uses them. What reads raises ``NotSaved`` if there is no answer."""

    async def take_over(self, shard: Shard) -> int:
        """Find the live tables of a shard's servers, and return how many there are."""

    async def let_go(self, shard: Shard, *, at_once: bool) -> None:
        """Forget the tables of a shard's servers.

        :param at_once: whether another process serves them already; else finish first what is under way.
        """

    async def returned(self) -> None:
        """Read again what may have changed while the database did not answer."""


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
        self._opening: dict[Shard, asyncio.Task[None]] = {}
        """Every shard that we serve, with the task that opens it."""
        self._leaving: dict[Shard, asyncio.Task[None]] = {}
        """The shards that are being handed on or dropped."""
        self._closing = Background()
        self._free_since: dict[Shard, float] = {}
        self._news = asyncio.Event()
        self._staying: asyncio.Task[None] | None = None
        self._running: asyncio.Task[None] | None = None
        self._noted_at = 0.0
        self._concurrency = 1
        self._looked = False
        """Whether the last look for free shards succeeded."""
        self._trouble = False
        self._stopping = False
        self._waits = False
        """Whether we wait to join the fleet until it can be divided as the plan says."""

    @property
    def serving(self) -> frozenset[Shard]:
        """The shards that we serve or are opening."""
        return frozenset(self._opening)

    @property
    def stands_by(self) -> bool:
        """Whether other processes serve all shards, as far as we know."""
        return self._waits or (self._looked and not self._opening)

    def hears(self, guild: int) -> bool:
        """Tell whether clicks in a server reach this process now."""
        count = self._leases.count
        return self._sockets.hears(Shard((guild >> 22) % count, count))

    def admits(self) -> bool:
        """Tell whether this process answers the interaction that the current task handles.

        If not, another process has taken the shard over, and answers it.

        :raises NotSaved: the database does not answer, so that this is not certain.
        """
        shard = arrived_on()
        try:
            if shard is not None:
                self._leases.lease(shard)
        except NotOurs:
            return False
        return True

    def heard(self, _news: str) -> None:
        """Look for free shards at once: one was announced."""
        self._news.set()

    # Coming and going

    async def join(self) -> int:
        """Join the fleet, and return how many processes it has then.

        :raises AlreadyServed: another process is running, and the plan is to serve all shards alone.
        :raises NotSaved: the database does not answer.
        """
        count, _, limits = await self._client.http.get_bot_gateway()
        self._concurrency = limits["max_concurrency"]
        members = await self._enter(self._plan.count or count)
        self._sockets.divide(self._leases.count)
        self._staying = asyncio.create_task(self._stay(), name="staying")
        return members

    async def _enter(self, wish: int) -> int:
        """Join the fleet once that is possible, and return how many processes it has then.

        One that was just killed counts until its session has ended.
        """
        end = _now() + self._leases.seconds + LOOK_SECONDS
        alone = not self._plan.shared and self._plan.ids is None
        firm = self._plan.count is not None
        try:
            while (members := await self._leases.join(wish, firm=firm)) is None:
                if alone and _now() > end:
                    raise AlreadyServed(ALREADY_SERVED)
                if not self._waits:
                    log.warning("waiting until no process serves the servers in another number of shards than %d", wish)
                self._waits = True
                await asyncio.sleep(LOOK_SECONDS / 2)
        finally:
            self._waits = False
        while alone and members > 1:
            if _now() > end:
                raise AlreadyServed(ALREADY_SERVED)
            await asyncio.sleep(LOOK_SECONDS / 2)
            members = (await self._leases.renew()).members
        return members

    async def _stay(self) -> None:
        """Stay in the fleet during set-up, however long it takes."""
        while self._running is None and not self._stopping:
            try:
                await self._leases.renew()
            except NotSaved as error:
                log.warning("the database does not answer: %r", error.__cause__ or error)
            await self._wait_for_news()

    async def _wait_for_news(self) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(LOOK_SECONDS):
                await self._news.wait()
        self._news.clear()

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
        for shard in self.serving:
            self._hand_on(shard)
        await finish(self._leaving.values(), HANDING_ON_SECONDS)
        await self._leases.close()
        await self._closing.finish(LOOK_SECONDS)

    # Keeping to the plan

    async def _run(self) -> None:
        while not self._stopping:
            try:
                survey = await self._leases.renew()
                self._looked = True
                if self._trouble:
                    self._trouble = False
                    await self._tables.returned()
                self._sockets.divide(self._leases.count)
                for shard in self.serving - self._leases.held:
                    log.warning("shard %s: another process has taken it over", shard)
                    self._leave(shard, partial(self._forget, shard))
                self._give_up_failures()
                await self._take_some(survey)
                # More than our share, while no shard is free, being opened or being handed on.
                settled = not survey.free and not self._leaving and not self._identifying
                if settled and len(self.serving) > self._share(survey):
                    self._hand_on(random.choice(sorted(self.serving)))  # noqa: S311
                if _now() - self._noted_at >= NOTE_SECONDS:
                    self._noted_at = _now()
                    await self._leases.note(self._sockets.sessions)
            except NotSaved as error:
                log.warning("the database does not answer: %r", error.__cause__ or error)
                self._trouble, self._looked = True, False
            except Exception:
                log.exception("cannot keep up the shards")
            await self._wait_for_news()

    def _share(self, survey: Survey) -> int:
        if not self._plan.shared:
            return self._leases.count
        return -(-self._leases.count // max(1, survey.members))

    async def _take_some(self, survey: Survey) -> None:
        """Take free shards: at once up to our share, and beyond it if no other process takes them."""
        if any(shard.count != self._leases.count for shard in self._leaving):
            return  # discord.py cannot tell them from those of the same number
        now, free = _now(), survey.free
        wanted = {each for each in free if self._plan.ids is None or each.number in self._plan.ids}
        wanted -= self._leaving.keys()
        self._free_since = {shard: self._free_since.get(shard, now) for shard in wanted}
        # Each process tries in a random order, so that they seldom compete for the same shard.
        for shard in random.sample(sorted(wanted), len(wanted)):
            ignored = now - self._free_since[shard] > IGNORED_SECONDS[free[shard]]
            if len(self.serving) >= self._share(survey) and not ignored:
                continue
            if not free[shard] and self._identifying >= self._concurrency:
                continue  # another process may be able to identify it sooner
            ours, session = await self._leases.take(shard)
            if ours:
                self._opening[shard] = asyncio.create_task(self._open(shard, session), name=f"shard {shard}")

    @property
    def _identifying(self) -> int:
        return sum(not task.done() for task in self._opening.values())

    async def _open(self, shard: Shard, session: GatewaySession | None) -> None:
        how, live = "begun" if session is None else "taken over", None
        while live is None:
            try:
                live = await self._tables.take_over(shard)
            except NotSaved as error:
                log.warning("the database does not answer: %r; trying again", error.__cause__ or error)
                await asyncio.sleep(LOOK_SECONDS)
        await self._sockets.open(shard, session)
        log.info("shard %s: %s, %d live tables", shard, how, live)

    def _give_up_failures(self) -> None:
        """Hand on shards that could not be opened because of an unexpected error. This process may take them again."""
        for number, task in list(self._opening.items()):
            error = task.exception() if task.done() and not task.cancelled() else None
            if error is not None:
                log.error("shard %s: cannot be opened", number, exc_info=error)
                self._hand_on(number)

    # Giving up

    def _hand_on(self, shard: Shard) -> None:
        self._leave(shard, partial(self._pass_on, shard))

    def _leave(self, shard: Shard, work: Callable[[], Awaitable[None]]) -> None:
        opening = self._opening.pop(shard)
        opening.cancel()

        async def leave() -> None:
            await asyncio.wait([opening])
            await work()

        task = self._leaving[shard] = asyncio.create_task(leave(), name=f"shard {shard}, leaving")
        task.add_done_callback(lambda _: self._leaving.pop(shard, None))

    async def _pass_on(self, shard: Shard) -> None:
        session: GatewaySession | None = None
        try:
            session = self._stop(shard)
            for _ in range(3):  # clicks that were read count as in flight once their tasks have started
                await asyncio.sleep(0)
            await self._work.finish(shard.has)
            await self._tables.let_go(shard, at_once=False)
        except Exception:  # whatever it is, another process must be able to serve the shard
            log.exception("shard %s: cannot finish what is under way", shard)
        try:
            await self._leases.give_up(shard, session)
        except NotSaved as error:
            said = "shard %s: cannot tell the other processes that it is free; they will notice: %r"
            log.warning(said, shard, error.__cause__)
        else:
            log.info("shard %s: handed on", shard)

    async def _forget(self, shard: Shard) -> None:
        try:
            self._stop(shard)
            await self._tables.let_go(shard, at_once=True)
        except Exception:
            log.exception("shard %s: cannot forget its tables", shard)

    def _stop(self, shard: Shard) -> GatewaySession | None:
        session, closing = self._sockets.stop(shard)
        self._closing.begin(closing)
        return session

    # Connecting

    async def _may_connect(self, shard: Shard, identify: bool) -> bool:
        """Wait until the lease is certain, and the shard may identify if it has to; return whether it is still ours."""
        while shard in self.serving:
            try:
                self._leases.lease(shard)
                if not identify or await self._may_identify(shard):
                    return shard in self.serving
            except NotOurs:
                return False
            except NotSaved:
                await asyncio.sleep(LOOK_SECONDS / 4)
            except CANNOT_OPEN as error:
                log.warning("shard %s: cannot ask for Discord's limits: %r; trying again", shard, error)
                await asyncio.sleep(LOOK_SECONDS)
        return False

    async def _may_identify(self, shard: Shard) -> bool:
        """Reserve a moment at which a shard may identify, and wait for it; return False if we have missed it."""
        limits = await session_limits(self._client)
        self._concurrency = limits.max_concurrency
        bucket = shard.number % limits.max_concurrency
        wait = await self._leases.reserve_identify(bucket, IDENTIFY_SECONDS + MARGIN_SECONDS)
        before = _now()
        await asyncio.sleep(wait)
        return _now() - before - wait < MARGIN_SECONDS / 2


def _now() -> float:
    """Return the seconds of the event loop's clock, which never jumps."""
    return asyncio.get_running_loop().time()
