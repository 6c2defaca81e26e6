"""The shards that this process serves. It takes free ones, and hands them on when other processes should have them."""

from __future__ import annotations

import asyncio
import logging
import random
from collections import defaultdict
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Protocol, TypeVar

import discord

from bot.fleet.leases import GatewaySession, Leases, Survey
from bot.fleet.reception import KEPT_SECONDS, SKEW_SECONDS, Reception
from bot.fleet.sockets import FAILURES, Sockets
from bot.fleet.uninterrupted import uninterrupted
from bot.interactions.in_flight import InFlight, finish
from bot.store.errors import NotSaved
from bot.store.fence import NotOurs, Shard

log = logging.getLogger(__name__)

T = TypeVar("T")

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

SETTLE_SECONDS = 2 * SKEW_SECONDS
"""How long two sockets that hear of the same server have been open when the server moves from one to the other."""

ANSWER_SECONDS = KEPT_SECONDS - SKEW_SECONDS - 0.25
"""How long the former owners of a shard's servers may take to let them go, before they are asked to keep them.

The servers have moved, or stay, before what was kept for that long must be answered.
"""

ASK_AGAIN_SECONDS = 2.0
"""How long to wait then before asking again."""

TAKE_BACK_SECONDS = 4.0
"""After how long a process takes back servers that it has let go, if the process that has asked does not take them."""

REFUSED = -1
"""Stands among the keys of the shards whose processes have answered for one that has refused."""

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
        self.reception = Reception(leases)
        """Decides which interactions this process answers."""
        self.servers_moved = 0
        """How many servers have moved to shards of this process because the number of shards changed."""
        self._answers: dict[tuple[str, Shard, int], set[int]] = {}
        """The keys of the shards whose processes have answered, by the answer, our shard and the question's number."""
        self._answered = asyncio.Event()
        self._questions = 0
        """How many shards' servers other processes are letting go for us now."""
        self._open_since: dict[Shard, float] = {}
        """Since when each of our shards has had its current socket."""
        self._letting_go: defaultdict[Shard, asyncio.Lock] = defaultdict(asyncio.Lock)
        """Held while tables are let go for a shard, or taken back."""
        self._moving: set[asyncio.Task[None]] = set()
        """The work on questions of other processes."""
        self._opening: dict[Shard, asyncio.Task[None]] = {}
        """Every shard that we serve, with the task that opens it."""
        self._leaving: dict[Shard, asyncio.Task[None]] = {}
        """The shards that are being handed on or dropped."""
        self._closing: set[asyncio.Task[None]] = set()
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
        self._wish = 1
        """The preferred number of shards."""
        self._wish_stands = plan.count is not None
        """Whether the servers are still to be divided by that number."""
        self._told_to_wait = False

    @property
    def generation(self) -> int:
        """How often the number of shards has changed, see ``Shard.generation``."""
        return self._leases.generation

    @property
    def serving(self) -> frozenset[Shard]:
        """The shards that we serve or are opening."""
        return frozenset(self._opening)

    @property
    def stands_by(self) -> bool:
        """Whether there was nothing to serve when we last looked."""
        return self._looked and not self._opening

    def hears(self, guild: int) -> bool:
        """Tell whether clicks in a server reach this process now."""
        owner = self._leases.owner(guild)
        return owner is not None and self._sockets.hears(owner)

    def heard(self, _news: str) -> None:
        """Look for free shards at once: one was announced."""
        self._news.set()

    def heard_of_move(self, news: str) -> None:
        """Act on a message about servers that move to a shard of a new generation.

        The process that wants them says ``prepare``, and the others answer ``prepared`` if they can let the servers go
        now; then ``let-go``, and they answer ``gone``, or ``refused`` if they are stopping. If all servers are gone and
        it has them, it says ``moved``, otherwise ``keep``.
        """
        what, generation, number, count, asked, *more = news.split(" ")
        shard = Shard(int(number), int(count), int(generation))
        if what == "prepare":
            self._spawn(self._prepare_for(shard, int(asked)))
        elif what == "let-go":
            self._spawn(self._let_go_for(shard, int(asked)))
        elif what == "keep":
            self._spawn(self._take_back(shard, int(asked)))
        elif what == "moved" and shard in self.reception.let_go:
            self._spawn(self._see_moved())
        elif what == "refused" and ("gone", shard, int(asked)) in self._answers:
            self._answers["gone", shard, int(asked)].add(REFUSED)
            self._answered.set()
        elif (what, shard, int(asked)) in self._answers:
            keys, interactions = more
            self.reception.heard(int(each) for each in interactions.split(",") if each)
            self._answers[what, shard, int(asked)].update(map(int, keys.split(",")))
            self._answered.set()

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work, name="servers moving")
        self._moving.add(task)
        task.add_done_callback(self._moving.discard)

    # Coming and going

    async def join(self) -> int:
        """Join the fleet, and return how many processes it has then.

        :raises AlreadyServed: another process is running, and the plan is to serve all shards alone.
        :raises NotSaved: the database does not answer.
        """
        count, _, limits = await self._client.http.get_bot_gateway()
        self._concurrency = limits["max_concurrency"]
        self._wish = self._plan.count or count
        members = await self._leases.join(self._wish, change=self._wish_stands)
        self._sockets.divide(self._leases.count)
        if not self._plan.shared and self._plan.ids is None:
            await self._be_alone(members)
        self._staying = asyncio.create_task(self._stay(), name="staying")
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
        await self._finish_moves()
        try:
            await self._leases.leave()
        except NotSaved as error:
            log.warning("cannot tell the other processes that this one leaves; they will notice: %r", error.__cause__)
        for shard in self.serving:
            self._hand_on(shard)
        await finish(self._leaving.values(), HANDING_ON_SECONDS)
        await finish(self._moving, 0.0)
        await self._leases.close()
        await finish(self._closing, LOOK_SECONDS)

    async def _finish_moves(self) -> None:
        """Wait until no server is on its way to or from this process, but not for long."""
        end = _now() + 2 * ANSWER_SECONDS
        while (self._questions or self.reception.let_go) and _now() < end:
            try:
                survey = await self._leases.renew()
            except NotSaved:
                return
            self._forget_moved(survey)
            await asyncio.sleep(LOOK_SECONDS / 10)

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
                self._keep_up(survey)
                self._give_up_failures()
                await self._change(survey)
                await self._take_some(survey)
                self._hand_one_on(survey)
                await self._note()
            except NotSaved as error:
                log.warning("the database does not answer: %r", error.__cause__ or error)
                self._trouble, self._looked = True, False
            except Exception:
                log.exception("cannot keep up the shards")
            await self._wait_for_news()

    def _keep_up(self, survey: Survey) -> None:
        """Stop serving shards that other processes have, or that are not needed any more."""
        for shard in self.serving - self._leases.held:
            self._drop(shard)
        newest = set(survey.newest)
        for shard in self.serving & self._leases.held:
            standing = survey.shards.get(shard)
            superseded = standing is not None and not standing.owns and shard not in newest
            if shard.generation < self._leases.generation and (standing is None or superseded):
                self._leave(shard, partial(self._pass_on, shard, "not needed any more"))
        self._forget_moved(survey)

    def _forget_moved(self, survey: Survey) -> None:
        for shard in self.reception.let_go:
            if self._leases.owns(shard) or shard not in survey.shards:
                self.reception.settle(shard)

    async def _see_moved(self) -> None:
        try:
            self._forget_moved(await self._leases.renew())
        except NotSaved as error:
            log.warning("the database does not answer: %r", error.__cause__ or error)

    async def _change(self, survey: Survey) -> None:
        """Begin to change the number of shards if this process was started for that, and end it when all have moved."""
        if self._wish_stands:
            if survey.changers < survey.members:
                if self._leases.count != self._wish and not self._told_to_wait:
                    log.warning(
                        "the servers are divided into %d shards, and not into %d, until all processes of earlier"
                        " versions have been restarted",
                        self._leases.count,
                        self._wish,
                    )
                    self._told_to_wait = True
                return
            before = self._leases.count
            self._wish_stands = not await self._leases.begin(self._wish)
            if self._leases.count != before:
                self._sockets.divide(self._leases.count)
                log.info("the number of shards changes from %d to %d", before, self._leases.count)
        elif survey.is_over:
            await self._leases.end_change()
            log.info("the number of shards is %d now: all servers have moved", self._leases.count)

    def _share(self, survey: Survey, count: int) -> int:
        """Return how many of so many shards this process should serve at most."""
        if not self._plan.shared:
            return count
        return -(-count // max(1, survey.members))

    def _wanted(self, survey: Survey) -> set[Shard]:
        """Return the free shards that this process may serve.

        A plan names shards of its own number. Of an earlier generation, such a process takes what is left alone.
        """
        free = set(survey.free)
        if self._plan.ids is None:
            return free
        newest = self._leases.generation
        return {
            shard
            for shard in free
            if (shard.number in self._plan.ids if shard.count == self._plan.count else shard.generation < newest)
        }

    def _serving_of(self, generation: int) -> int:
        return sum(shard.generation == generation for shard in self.serving)

    async def _take_some(self, survey: Survey) -> None:
        """Take free shards: at once up to our share, and beyond it if no other process takes them."""
        now, free = _now(), survey.free
        wanted = self._wanted(survey)
        wanted -= self._leaving.keys()
        if any(self._leases.owns(shard) for shard in free):  # servers that nobody serves come first
            wanted = {shard for shard in wanted if self._leases.owns(shard)}
        self._free_since = {shard: self._free_since.get(shard, now) for shard in wanted}
        # Each process tries in a random order, so that they seldom compete for the same shard.
        for shard in random.sample(sorted(wanted, key=lambda each: each.key), len(wanted)):
            ignored = now - self._free_since[shard] > IGNORED_SECONDS[free[shard]]
            if self._serving_of(shard.generation) >= self._share(survey, shard.count) and not ignored:
                continue
            if not free[shard] and self._identifying >= self._concurrency:
                continue  # another process may be able to identify it sooner
            ours, session = await self._leases.take(shard)
            if ours:
                if not self._leases.owns(shard):
                    self.reception.expect(shard)
                self._opening[shard] = asyncio.create_task(self._open(shard, session), name=f"shard {shard}")

    @property
    def _identifying(self) -> int:
        return sum(not task.done() for task in self._opening.values())

    async def _open(self, shard: Shard, session: GatewaySession | None) -> None:
        how = "begun" if session is None else "taken over"
        if self._leases.owns(shard):
            await self._leases_known()
            live = await self._find_tables(self._leases.land(shard))
            self.reception.open(shard)
            await self._connect(shard, session)
            log.info("shard %s: %s, %d live tables", shard, how, live)
        else:
            await self._connect(shard, session)
            await self._sockets.ready(shard)
            log.info("shard %s: %s, asking for its servers", shard, how)
            await self._move_here(shard)

    async def _connect(self, shard: Shard, session: GatewaySession | None) -> None:
        await self._sockets.open(shard, session)
        self._open_since[shard] = _now()

    async def _leases_known(self) -> None:
        """Ask which shards of newer generations own servers, before we serve those of an earlier one."""
        if len(self._leases.generations) > 1:
            await self._until_saved(self._leases.renew)

    async def _find_tables(self, shard: Shard) -> int:
        return await self._until_saved(lambda: self._tables.take_over(shard))

    async def _until_saved(self, ask: Callable[[], Awaitable[T]]) -> T:
        while True:
            try:
                return await ask()
            except NotSaved as error:
                log.warning("the database does not answer: %r; trying again", error.__cause__ or error)
                await asyncio.sleep(LOOK_SECONDS)

    # Moving servers to shards of a new generation

    async def _move_here(self, shard: Shard) -> None:
        """Make a shard own its servers, once the processes that serve them have let them go."""
        await asyncio.sleep(SETTLE_SECONDS)
        while not self._leases.owns(shard) and not self._stopping:
            try:
                asked = await self._leases.ask(shard)
                if asked is None:
                    await self._leases.renew()
                    if self._leases.owns(shard):  # the answer was lost that said so
                        await self._arrive(shard)
                elif await self._all_say("prepared", "prepare", shard, asked) and not self._stopping:
                    await uninterrupted(self._own(shard, asked))  # clicks that were kept are answered
            except NotSaved as error:
                log.warning("shard %s: the database does not answer: %r", shard, error.__cause__ or error)
            self._answers = {key: keys for key, keys in self._answers.items() if key[1] != shard}
            if not self._leases.owns(shard):
                await asyncio.sleep(ASK_AGAIN_SECONDS)

    async def _own(self, shard: Shard, asked: int) -> None:
        self._questions += 1
        self.reception.asking(shard)
        try:
            if await self._owned(shard, asked):
                await self._arrive(shard)
                await self._leases.say("moved", shard, asked)
            else:
                self.reception.asked_in_vain(shard)
                await self._leases.say("keep", shard, asked)
        finally:
            self._questions -= 1

    async def _owned(self, shard: Shard, asked: int) -> bool:
        """Make a shard own its servers if all let them go; return whether it owns them. Stay until that is certain."""
        try:
            if await self._all_say("gone", "let-go", shard, asked) and await self._leases.own(shard, asked):
                return True
        except NotSaved as error:
            log.warning("shard %s: the database does not answer: %r", shard, error.__cause__ or error)
        while True:
            try:
                if await self._leases.take_back(shard):
                    return False
                await self._leases.renew()
                return self._leases.owns(shard)
            except NotSaved:
                if self._stopping:
                    return False
                await asyncio.sleep(LOOK_SECONDS / 4)

    async def _arrive(self, shard: Shard) -> None:
        live = await self._find_tables(self._leases.land(shard))
        self.reception.open(shard)
        servers = self._sockets.servers(shard)
        self.servers_moved += servers
        log.info("shard %s: %d servers have moved here, %d live tables", shard, servers, live)

    async def _all_say(self, answer: str, question: str, shard: Shard, asked: int) -> bool:
        """Ask the processes that serve a shard's servers something; return whether all of them answer in time."""
        answered = self._answers[answer, shard, asked] = set()
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                former = {each.key for each in (await self._leases.renew()).former(shard)}
                await self._leases.say(question, shard, asked)
                while not former <= answered and REFUSED not in answered:
                    self._answered.clear()
                    await self._answered.wait()
        except TimeoutError:
            return False
        return REFUSED not in answered

    def _former(self, shard: Shard) -> list[Shard]:
        """Return the shards on which we serve servers of a shard of a newer generation."""
        return self._former_of(shard, self.serving & self._leases.held)

    def _former_of(self, shard: Shard, ours: Iterable[Shard]) -> list[Shard]:
        owning = (each for each in ours if self._leases.owns(each))
        return [each for each in owning if each.generation < shard.generation and each.meets(shard)]

    async def _prepare_for(self, shard: Shard, asked: int) -> None:
        """Say whether we could let go the servers of a shard now.

        Not while a click may still arrive here that was made before the other process heard any.
        """
        former, now = self._former(shard), _now()
        settled = [each for each in former if now - self._open_since.get(each, now) >= SETTLE_SECONDS]
        if settled and not self._stopping:
            await self._answer("prepared", shard, asked, settled)

    async def _answer(
        self, what: str, shard: Shard, asked: int, former: list[Shard], interactions: Sequence[int] = ()
    ) -> None:
        try:
            await self._leases.answer(what, shard, asked, former, interactions)
        except NotSaved as error:
            log.warning("shard %s: cannot answer its process: %r", shard, error.__cause__ or error)

    async def _let_go_for(self, shard: Shard, asked: int) -> None:
        """Let go the servers of a shard whose process has asked for them."""
        former = self._former(shard)
        leaving = [each for each in self._former_of(shard, self._leases.held) if each not in self.serving]
        if leaving or (former and self._stopping):
            await self._answer("refused", shard, asked, former + leaving)
            return
        if not former:
            return
        self.reception.lets_go(shard, asked)
        async with self._letting_go[shard]:
            try:
                await self._work.finish(shard.has)
                await self._tables.let_go(shard, at_once=False)
            except Exception:
                log.exception("shard %s: cannot finish what is under way in its servers", shard)
        await self._answer("gone", shard, asked, former, self.reception.taken(shard))
        await asyncio.sleep(TAKE_BACK_SECONDS)
        await self._take_back(shard, asked)

    async def _take_back(self, shard: Shard, asked: int) -> None:
        """Serve a shard's servers again that we have let go for it, if it does not own them."""
        async with self._letting_go[shard]:
            if self.reception.let_go_for(shard) != asked:
                return
            if not await self._until_saved(lambda: self._leases.take_back(shard)):
                return  # it owns them
            for former in self._former(shard):
                await self._find_tables(self._leases.land(former).common(shard))
            if self.reception.let_go_for(shard) == asked:
                self.reception.settle(shard)
                log.info("shard %s: its servers stay where they were for now", shard)

    def _give_up_failures(self) -> None:
        """Hand on shards that could not be opened because of an unexpected error. This process may take them again."""
        for number, task in list(self._opening.items()):
            error = task.exception() if task.done() and not task.cancelled() else None
            if error is not None:
                log.error("shard %s: cannot be opened", number, exc_info=error)
                self._hand_on(number)

    def _hand_one_on(self, survey: Survey) -> None:
        """Hand on one shard if we have more than our share, and no shard is free, being opened or being handed on."""
        settled = not survey.free and not self._leaving and not self._identifying and not self.reception.let_go
        for generation, count in self._leases.generations:
            if settled and self._serving_of(generation) > self._share(survey, count):
                ours = [shard for shard in self.serving if shard.generation == generation]
                self._hand_on(random.choice(sorted(ours, key=lambda each: each.key)))  # noqa: S311
                return

    async def _note(self) -> None:
        now = _now()
        if now - self._noted_at >= NOTE_SECONDS:
            self._noted_at = now
            await self._leases.note(self._sockets.sessions)

    # Giving up

    def _hand_on(self, shard: Shard) -> None:
        self._leave(shard, partial(self._pass_on, shard, "handed on"))

    def _drop(self, shard: Shard) -> None:
        log.warning("shard %s: another process has taken it over", shard)
        self._leave(shard, partial(self._forget, shard))

    def _leave(self, shard: Shard, work: Callable[[], Awaitable[None]]) -> None:
        opening = self._opening.pop(shard)
        opening.cancel()

        async def leave() -> None:
            await asyncio.wait([opening])
            await work()

        task = self._leaving[shard] = asyncio.create_task(leave(), name=f"shard {shard}, leaving")
        task.add_done_callback(lambda _: self._leaving.pop(shard, None))

    async def _pass_on(self, shard: Shard, why: str) -> None:
        """Finish what is under way on a shard, and free it for the other processes.

        :param why: for the log.
        """
        session: GatewaySession | None = None
        try:
            session = self._stop(shard)
            land = self._leases.land(shard)
            await _tasks_started()  # clicks that were read count as in flight once their tasks have started
            self.reception.close(shard)
            await _tasks_started()  # so do those that were kept
            await self._work.finish(land.has)
            await self._tables.let_go(land, at_once=False)
        except Exception:  # whatever it is, another process must be able to serve the shard
            log.exception("shard %s: cannot finish what is under way", shard)
        try:
            await self._leases.give_up(shard, session)
        except NotSaved as error:
            log.warning(
                "shard %s: cannot tell the other processes that it is free; they will notice: %r",
                shard,
                error.__cause__,
            )
        else:
            log.info("shard %s: %s", shard, why)

    async def _forget(self, shard: Shard) -> None:
        try:
            self._stop(shard)
            self.reception.close(shard)
            await self._tables.let_go(self._leases.land(shard), at_once=True)
        except Exception:
            log.exception("shard %s: cannot forget its tables", shard)

    def _stop(self, shard: Shard) -> GatewaySession | None:
        self._open_since.pop(shard, None)
        session, closing = self._sockets.stop(shard)
        self._close_later(closing)
        return session

    def _close_later(self, closing: Awaitable[None]) -> None:
        async def close() -> None:
            await closing

        task = asyncio.create_task(close())
        self._closing.add(task)
        task.add_done_callback(self._closing.discard)

    # Connecting

    async def _may_connect(self, shard: Shard, identify: bool) -> bool:
        """Wait until the lease is certain, and the shard may identify if it has to; return whether it is still ours."""
        while shard in self.serving:
            try:
                self._leases.lease(shard)
                if not identify or await self._may_identify(shard):
                    self._open_since[shard] = _now()
                    return shard in self.serving
            except NotOurs:
                return False
            except NotSaved:
                await asyncio.sleep(LOOK_SECONDS / 4)
            except FAILURES as error:
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


async def _tasks_started() -> None:
    for _ in range(3):
        await asyncio.sleep(0)


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
