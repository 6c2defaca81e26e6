"""Which process serves which shards: leases in PostgreSQL, kept as advisory locks of a live session.

A process holds a shard's lease while it holds the shard's lock. Each transaction of the journal checks the lease's
number (the fence), so a process that has lost a lease without knowing it cannot write any more.

While the number of shards changes, there are shards of two generations. A shard of the new one has no servers at first.
Its process asks the processes that have them to let them go, and then makes the shard own them in one statement.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from typing import Any, Final

from sqlalchemy import URL, CursorResult

from bot.fleet.live_session import LiveSession, Values
from bot.fleet.uninterrupted import uninterrupted
from bot.store.database import PROGRAM
from bot.store.errors import NotSaved
from bot.store.fence import GENERATIONS_TOLD_APART, MOST_NUMBERS, Fence, NotOurs, Shard

log = logging.getLogger(__name__)

SPACE: Final = 0x434C4152
"""The first key of our advisory locks. It keeps them apart from those of other programs in the same database."""

SHARDS: Final = SPACE + 1
"""The first key of the shards' locks. The second key is the shard's, see ``Shard.key``."""

MEMBERS, FOUNDING, SETTING_UP, EMOJIS, CHANGERS = range(5)
"""Second keys with ``SPACE``. Every process holds the first one, shared; the others are held briefly by one process.

Every process that knows generations also holds the last one, shared. Earlier versions do not.
"""

CHANGED: Final = "cards_shards"
"""The PostgreSQL channel on which processes announce that a shard has become free."""

MOVES: Final = "cards_moves"
"""The PostgreSQL channel on which processes ask for servers, and say that they have let them go."""

TRY_AGAIN_SECONDS = 0.5
"""How long to wait before trying again to take a lock that another process holds."""

SESSION_MINUTES = 5
"""For how long after it was last noted we try to resume a gateway session. Discord forgets it after some minutes."""

MOST_TOLD = 250
"""How many interactions and how many shards one message to other processes names at most. It has 8,000 bytes."""


@dataclass(frozen=True, slots=True)
class GatewaySession:
    """What is needed to resume a gateway session on another connection."""

    id: str
    url: str
    sequence: int


@dataclass(frozen=True, slots=True)
class Standing:
    """How a shard stands, as PostgreSQL sees it."""

    owns: bool
    """Whether its servers belong to it, unless a shard of a newer generation owns them."""
    held: bool
    """Whether a process holds its lease."""
    resumable: bool
    """Whether it has a gateway session that can be resumed."""


@dataclass(frozen=True, slots=True)
class Survey:
    """How all shards stand, and how many processes there are, as PostgreSQL sees it."""

    members: int
    """How many processes there are, including this one."""
    changers: int
    """How many of them know generations. Earlier versions do not."""
    shards: Mapping[Shard, Standing]
    """All shards of all generations. Those of the newest one come last."""

    @property
    def newest(self) -> list[Shard]:
        """The shards of the newest generation."""
        generation = max(shard.generation for shard in self.shards)
        return [shard for shard in self.shards if shard.generation == generation]

    @property
    def free(self) -> dict[Shard, bool]:
        """The shards that no process holds and one should, each with whether its gateway session can be resumed."""
        newest = set(self.newest)
        wanted = ((shard, each) for shard, each in self.shards.items() if each.owns or shard in newest)
        return {shard: each.resumable for shard, each in wanted if not each.held}

    def former(self, shard: Shard) -> list[Shard]:
        """Return the shards of earlier generations that have servers of a shard, and on which clicks may arrive."""
        owning = ((each, how) for each, how in self.shards.items() if how.owns and (how.held or how.resumable))
        return [each for each, _ in owning if each.generation < shard.generation and each.meets(shard)]

    @property
    def is_over(self) -> bool:
        """Whether the newest generation owns everything, and earlier ones are left nevertheless."""
        return len(self.newest) < len(self.shards) and all(self.shards[shard].owns for shard in self.newest)


_KEY = f"(generation % {GENERATIONS_TOLD_APART} * {MOST_NUMBERS} + shard)"

_SURVEY = f"""
    WITH locks AS (
        SELECT classid, objid FROM pg_locks
        WHERE locktype = 'advisory' AND granted AND objsubid = 2 AND classid IN ({SPACE}, {SHARDS})
          AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
    )
    SELECT generation, shards, shard, owns,
           session_id IS NOT NULL AND saved_at > now() - interval '{SESSION_MINUTES} minutes' AS resumable,
           (SELECT count(*) FROM locks WHERE classid = {SPACE} AND objid = {MEMBERS}) AS members,
           (SELECT count(*) FROM locks WHERE classid = {SPACE} AND objid = {CHANGERS}) AS changers,
           EXISTS (SELECT 1 FROM locks WHERE classid = {SHARDS} AND objid = {_KEY}::oid) AS held
    FROM shards ORDER BY generation, shard
"""  # noqa: S608 - only our own constants are put in

_AGREED = "SELECT generation, shards FROM shards GROUP BY generation, shards ORDER BY generation"

_DIVIDE = """
    WITH former AS (
        DELETE FROM shards RETURNING generation
    ), latest AS (
        SELECT coalesce(max(generation) + 1, 0) AS generation FROM former
    ), told AS (
        INSERT INTO fleet (id, shards) VALUES (1, :shards) ON CONFLICT (id) DO UPDATE SET shards = :shards
    )
    INSERT INTO shards (generation, newest, shards, shard, fence, owns)
    SELECT generation, generation, :shards, shard, generation::bigint << 32, true
    FROM latest, generate_series(0, :shards - 1) AS shard
"""
# One statement: the leases of the former shards must end in the moment in which there are other shards. Their gateway
# sessions end with them. The numbers of the leases begin where no earlier generation has come to.

_BEGIN = """
    WITH former AS (
        SELECT generation FROM shards ORDER BY generation, shard FOR UPDATE
    ), latest AS (
        SELECT max(generation) + 1 AS generation FROM former
    ), marked AS (
        UPDATE shards SET newest = latest.generation FROM latest
    ), told AS (
        UPDATE fleet SET shards = 0
    )
    INSERT INTO shards (generation, newest, shards, shard, fence, owns)
    SELECT generation, generation, :shards, shard, generation::bigint << 32, false
    FROM latest, generate_series(0, :shards - 1) AS shard
"""
# All former rows change, so this waits for the transactions that have read them without a row of the new generation.

_END = """
    WITH latest AS (
        SELECT generation, shards FROM shards WHERE generation = (SELECT max(generation) FROM shards)
        GROUP BY generation, shards HAVING bool_and(owns)
    ), former AS (
        DELETE FROM shards USING latest WHERE shards.generation < latest.generation
    )
    UPDATE fleet SET shards = latest.shards FROM latest
"""

_TAKE = f"""
    WITH taken_back AS (
        UPDATE shards SET asked = asked + 1
        WHERE generation > :generation AND NOT owns AND (shard - :shard) % gcd(shards, :count) = 0
    )
    UPDATE shards SET fence = fence + 1, asked = asked + 1 WHERE generation = :generation AND shard = :shard
    RETURNING fence, owns, session_id, resume_url, sequence,
              saved_at > now() - interval '{SESSION_MINUTES} minutes' AS fresh
"""  # noqa: S608
# Servers that the former process has let go are not moving any more: this one has not let them go.

_ASK = """
    UPDATE shards SET asked = asked + 1
    WHERE generation = :generation AND shard = :shard AND fence = :fence AND NOT owns RETURNING asked
"""

_OWN = """
    UPDATE shards SET owns = true
    WHERE generation = :generation AND shard = :shard AND fence = :fence AND asked = :asked AND generation = newest
    RETURNING owns
"""

_RECALL = """
    UPDATE shards SET asked = asked + 1 WHERE generation = :generation AND shard = :shard AND NOT owns RETURNING asked
"""

_FENCE = "SELECT fence FROM shards WHERE generation = :generation AND shard = :shard"

_NOTE = """
    UPDATE shards SET session_id = :id, resume_url = :url, sequence = :sequence, saved_at = now()
    WHERE generation = :generation AND shard = :shard AND fence = :fence
"""

_NOTIFY = "SELECT pg_notify(:channel, :news)"

_END_STUCK = f"""
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name LIKE '{PROGRAM}%' AND datname = current_database() AND usename = current_user
      AND state = 'active' AND wait_event = 'ClientRead'
      AND state_change < clock_timestamp() - make_interval(secs => :seconds)
"""  # noqa: S608
# The server's idle timeouts do not run while it waits for the rest of a statement. A session whose process was paused
# at that point would keep its locks, and block a shard that is free otherwise.

_RESERVE = """
    INSERT INTO identifies (bucket, next_at) VALUES (:bucket, clock_timestamp() + make_interval(secs => :seconds))
    ON CONFLICT (bucket) DO UPDATE
    SET next_at = greatest(identifies.next_at, clock_timestamp()) + make_interval(secs => :seconds)
    RETURNING extract(epoch FROM next_at - clock_timestamp())::float8 - :seconds AS wait
"""


class Leases:
    """This process's leases. Every method that asks the database raises ``NotSaved`` if it does not answer."""

    def __init__(self, url: URL, seconds: float, channels: Mapping[str, Callable[[str], None]]) -> None:
        """Make an object that holds no lease and has not joined the fleet.

        :param seconds: how long this process may be silent before others take over its shards.
        :param channels: the PostgreSQL channels to listen on. Each function is called with what is said there.
        """
        self.seconds = seconds
        self._generations: list[tuple[int, int]] = [(0, 1)]
        """The generations, the newest first, each with its number of shards."""
        self._owning: frozenset[Shard] = frozenset()
        """The shards of which we know that they own their servers."""
        self._held: dict[Shard, Fence] = {}
        self._settled = False
        """Whether the current session has the locks of all leases in ``_held``."""
        self._leaving = False
        self._changing = asyncio.Lock()
        """Held while locks and ``_held`` are changed together."""
        self._session = LiveSession(url, seconds, channels)

    # What we hold

    @property
    def count(self) -> int:
        """The number of shards into which the servers are divided, or will be once a change is over."""
        return self._generations[0][1]

    @property
    def generation(self) -> int:
        """The newest generation."""
        return self._generations[0][0]

    @property
    def generations(self) -> list[tuple[int, int]]:
        """The generations, the newest first, each with its number of shards."""
        return self._generations

    @property
    def held(self) -> frozenset[Shard]:
        """The shards whose leases this process holds, as far as it knows."""
        return frozenset(self._held)

    def owner(self, guild: int) -> Shard | None:
        """Return the shard that a server belongs to, as far as we know."""
        server = guild >> 22
        found = (Shard(server % count, count, generation) for generation, count in self._generations)
        return next((shard for shard in found if shard in self._owning), None)

    def owns(self, shard: Shard) -> bool:
        """Tell whether a shard owns its servers, as far as we know, unless a newer one does."""
        return shard in self._owning

    def land(self, shard: Shard) -> Shard:
        """Return a shard without the servers that belong to shards of newer generations, as far as we know."""
        newer = (each for each in self._owning if each.generation > shard.generation and each.meets(shard))
        return replace(shard, without=tuple(newer))

    def fence(self, guild: int) -> Fence | None:
        """See ``Ownership``."""
        shard = self.owner(guild)
        if shard is None:
            raise NotOurs
        return replace(self.lease(shard), server=guild >> 22)

    def lease(self, shard: Shard) -> Fence:
        """Return the lease of a shard.

        :raises NotOurs: this process does not hold it.
        :raises NotSaved: the database has not answered lately, so the lease may be lost.
        """
        fence = self._held.get(shard)
        if fence is None:
            raise NotOurs
        if not (self._settled and self._session.sure):
            raise NotSaved("the shard may have been taken over")
        return fence

    # Coming and going

    async def join(self, wish: int, *, change: bool = False) -> int:
        """Join the fleet, and return how many processes it has then.

        :param wish: into how many shards to divide the servers if there is no other process. If there is one, the
            number stays, see ``begin``.
        :param change: whether the caller begins a change to that number afterwards. Then the number stays also as long
            as a session of a process that has left can be resumed, so that nothing is missed that was clicked since.
        """
        await self._session.open()
        try:
            async with self.holding(FOUNDING):
                if await self._lock(SPACE, MEMBERS):  # there is no other process
                    if await self._agreed() != wish and not (change and await self._left_lately()):
                        await self._session.execute(_DIVIDE, {"shards": wish})
                    await self._unlock(SPACE, MEMBERS)
                await self._share()
            self._settled = True
            return (await self.renew()).members
        except BaseException:
            await self._session.end()
            raise

    async def _agreed(self) -> int | None:
        """Return the fleet's number of shards; None before there has ever been a process, and during a change."""
        rows = (await self._session.execute(_AGREED)).all()
        return rows[0].shards if len(rows) == 1 else None

    async def _left_lately(self) -> bool:
        """Tell whether sessions can be resumed of processes that have left, or are handing their shards on."""
        return any(row.held or row.resumable for row in (await self._session.execute(_SURVEY)).all())

    async def leave(self) -> None:
        """Leave the fleet, so that the other processes divide the shards without this one. Leases are kept for now."""
        self._leaving = True
        async with self._changing:
            await self._do("SELECT pg_advisory_unlock_shared(:space, :key)", _key(SPACE, MEMBERS))
            await self._do("SELECT pg_advisory_unlock_shared(:space, :key)", _key(SPACE, CHANGERS))

    async def close(self) -> None:
        """End the session, which frees the leases that are still held."""
        self._held.clear()
        await self._session.close()

    # Looking and holding on

    async def renew(self) -> Survey:
        """Keep the session alive, and return how all shards stand.

        If the session was lost, open another one, and lock again the shards that no other process has taken over. The
        rest are gone from ``held``.
        """
        async with self._changing:
            if not self._session.is_open:
                await self._come_back()
        await self._end_stuck()
        return await self._survey()

    async def _survey(self) -> Survey:
        before = self._owning
        rows = (await self._session.execute(_SURVEY)).all()
        found = {
            Shard(row.shard, row.shards, row.generation): Standing(row.owns, row.held, row.resumable) for row in rows
        }
        generations = sorted({(shard.generation, shard.count) for shard in found}, reverse=True)
        if generations[0] < self._generations[0]:
            return Survey(rows[0].members, rows[0].changers, found)  # it is older than what we know by now
        self._generations = generations
        owning = {shard for shard, each in found.items() if each.owns}
        self._owning = frozenset(owning | (self._owning - before))  # some may have begun to own theirs meanwhile
        return Survey(rows[0].members, rows[0].changers, found)

    async def _end_stuck(self) -> None:
        if (await self._session.execute(_END_STUCK, {"seconds": self.seconds})).all():
            log.warning("asked the database to end sessions of this bot that were stuck in the middle of a statement")

    async def _come_back(self) -> None:
        self._settled = False
        await self._session.open()
        try:
            if not self._leaving:
                await self._share()
            for shard, fence in list(self._held.items()):
                if not await self._lock_again(shard, fence):
                    del self._held[shard]
        except Exception:
            await self._session.end()
            raise
        self._settled = True
        still = ", ".join(map(str, self._held)) or "none"
        log.info("the database answers again; this process still holds the shards: %s", still)

    async def _lock_again(self, shard: Shard, fence: Fence) -> bool:
        """Lock a shard that was held in an earlier session; return False if another process has taken it over."""
        if not await self._lock(SHARDS, shard.key):
            return False
        found = await self._session.execute(_FENCE, _named(shard))
        if found.scalar_one_or_none() == fence.number:
            return True
        await self._unlock(SHARDS, shard.key)
        return False

    async def take(self, shard: Shard) -> tuple[bool, GatewaySession | None]:
        """Try to take a free shard; return whether that succeeded, and the gateway session to resume, if any.

        If the caller is cancelled, the shard may be in ``held`` nevertheless.
        """
        return await uninterrupted(self._take(shard))

    async def _take(self, shard: Shard) -> tuple[bool, GatewaySession | None]:
        async with self._changing:
            return await self._lock_and_take(shard)

    async def _lock_and_take(self, shard: Shard) -> tuple[bool, GatewaySession | None]:
        if not await self._lock(SHARDS, shard.key):
            return False, None
        try:
            taken = (await self._session.execute(_TAKE, {**_named(shard), "count": shard.count})).one_or_none()
        except NotSaved as error:
            # A last transaction under the former lease is still open. It will end soon.
            log.info("shard %s cannot be taken yet: %r", shard, error.__cause__ or error)
            await self._unlock(SHARDS, shard.key)
            return False, None
        if taken is None:  # the shard is not one of the fleet's any more
            await self._unlock(SHARDS, shard.key)
            return False, None
        self._held[shard] = Fence(shard.number, taken.fence, shard.count, shard.generation)
        if taken.owns:
            self._owning |= {shard}
        if taken.session_id is None or not taken.fresh:
            return True, None
        return True, GatewaySession(taken.session_id, taken.resume_url, taken.sequence)

    async def give_up(self, shard: Shard, session: GatewaySession | None) -> None:
        """Free a shard, and store its gateway session for the process that takes it next.

        :param session: None if there is nothing to resume.
        """
        await uninterrupted(self._give_up(shard, session))

    async def _give_up(self, shard: Shard, session: GatewaySession | None) -> None:
        async with self._changing:
            fence = self._held.pop(shard, None)
            if fence is None:
                return
            try:
                if session is not None:
                    await self._session.execute(_NOTE, [_noted(fence, session)])
                await self._unlock(SHARDS, shard.key)
                await self._notify(CHANGED)
            except NotSaved:
                await self._session.end()  # which frees the lock
                raise

    async def note(self, sessions: Mapping[Shard, GatewaySession]) -> None:
        """Store where our gateway sessions stand, so that another process could resume them."""
        rows = [_noted(self._held[shard], session) for shard, session in sessions.items() if shard in self._held]
        if rows:
            await self._session.execute(_NOTE, rows)

    # Changing the number of shards

    async def begin(self, count: int) -> bool:
        """Begin to divide the servers into another number of shards; return False if that cannot begin yet.

        It cannot while a process of a version that does not know generations is running.
        """
        async with self.holding(FOUNDING):
            survey = await self.renew()
            if self.count == count:
                return True
            if survey.changers < survey.members:
                return False
            await self._session.execute(_BEGIN, {"shards": count})
            await self._notify(CHANGED)
        await self.renew()
        return True

    async def end_change(self) -> None:
        """End all generations but the newest, if that owns everything and no other process is doing this."""
        if await self._lock(SPACE, FOUNDING):
            try:
                await self._session.execute(_END)
            finally:
                await self._unlock(SPACE, FOUNDING)
            await self._notify(CHANGED)

    async def ask(self, shard: Shard) -> int | None:
        """Begin to ask for a shard's servers; return the number of this question.

        Return None if the shard owns them already, or is not ours.
        """
        values = {**_named(shard), "fence": self.lease(shard).number}
        asked: int | None = (await self._session.execute(_ASK, values)).scalar_one_or_none()
        return asked

    async def say(self, what: str, shard: Shard, asked: int) -> None:
        """Say something about a question to all processes, this one included."""
        await self._notify(MOVES, f"{what} {shard.generation} {shard.number} {shard.count} {asked}")

    async def answer(
        self, what: str, shard: Shard, asked: int, former: Iterable[Shard], interactions: Sequence[int] = ()
    ) -> None:
        """Answer a question of the process that asks for a shard's servers.

        :param former: the shards on which we serve these servers, or have served them.
        :param interactions: the ids of those servers' interactions that this process has answered of late.
        """
        keys = [str(each.key) for each in former]
        told = ",".join(map(str, interactions[-MOST_TOLD:]))
        for start in range(0, len(keys), MOST_TOLD):
            some = ",".join(keys[start : start + MOST_TOLD])
            await self._notify(MOVES, f"{what} {shard.generation} {shard.number} {shard.count} {asked} {some} {told}")

    async def own(self, shard: Shard, asked: int) -> bool:
        """Make a shard own its servers; return False if the question was taken back, or the lease is lost.

        The statement waits for the last transactions about these servers.
        """
        values = {**_named(shard), "fence": self.lease(shard).number, "asked": asked}
        owns = (await self._session.execute(_OWN, values)).scalar_one_or_none() is not None
        if owns:
            self._owning |= {shard}
        return owns

    async def take_back(self, shard: Shard) -> bool:
        """Take back that we have let go a shard's servers; return False if the shard owns them by now."""
        return (await self._session.execute(_RECALL, _named(shard))).scalar_one_or_none() is not None

    async def _notify(self, channel: str, news: str = "") -> None:
        await self._session.execute(_NOTIFY, {"channel": channel, "news": news})

    # Taking turns with the other processes

    async def reserve_identify(self, bucket: int, seconds: float) -> float:
        """Reserve the next moment at which a shard of this bucket may identify; return the seconds until then.

        :param seconds: the time between two such moments.
        """
        values = {"bucket": bucket, "seconds": seconds}
        return max(0.0, float((await self._session.execute(_RESERVE, values)).scalar_one()))

    @asynccontextmanager
    async def holding(self, key: int) -> AsyncIterator[None]:
        """Hold a lock that one process at a time can hold, such as ``SETTING_UP``. Wait while another one holds it."""
        held = False

        async def lock() -> None:
            nonlocal held
            held = await self._lock(SPACE, key)

        try:
            await uninterrupted(lock())
            while not held:
                await asyncio.sleep(TRY_AGAIN_SECONDS)  # a blocking statement would hold up the session's others
                await self._end_stuck()  # a process that is joining does not renew yet
                await uninterrupted(lock())
            yield
        finally:
            if held:
                await self._unlock(SPACE, key)

    async def commands_told(self) -> str | None:
        """Return the digest of the commands last published to Discord; None if there is none."""
        return (await self._session.execute("SELECT commands FROM fleet")).scalar_one_or_none()

    async def note_commands(self, digest: str) -> None:
        """Store the digest of the commands that were published to Discord."""
        await self._session.execute("UPDATE fleet SET commands = :digest", {"digest": digest})

    # Locks

    async def _lock(self, space: int, key: int) -> bool:
        answer = await self._do("SELECT pg_try_advisory_lock(:space, :key)", _key(space, key))
        return bool(answer.scalar_one())

    async def _unlock(self, space: int, key: int) -> None:
        await self._do("SELECT pg_advisory_unlock(:space, :key)", _key(space, key))

    async def _do(self, statement: str, values: Values) -> CursorResult[Any]:
        """Lock or unlock. Without an answer, we cannot know which locks we have; we end the session, and have none."""
        try:
            return await self._session.execute(statement, values)
        except NotSaved:
            await self._session.end()
            raise

    async def _share(self) -> None:
        await self._do("SELECT pg_advisory_lock_shared(:space, :key)", _key(SPACE, CHANGERS))
        await self._do("SELECT pg_advisory_lock_shared(:space, :key)", _key(SPACE, MEMBERS))


def _key(space: int, key: int) -> dict[str, object]:
    return {"space": space, "key": key}


def _named(shard: Shard) -> dict[str, object]:
    return {"generation": shard.generation, "shard": shard.number}


def _noted(fence: Fence, session: GatewaySession) -> dict[str, object]:
    return {
        "generation": fence.generation,
        "shard": fence.shard,
        "fence": fence.number,
        "id": session.id,
        "url": session.url,
        "sequence": session.sequence,
    }
