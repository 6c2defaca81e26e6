"""Which process serves which shards: leases in PostgreSQL, kept as advisory locks of a live session.

A process holds a shard's lease while it holds the shard's lock. Each transaction of the journal checks the lease's
number (the fence), so a process that has lost a lease without knowing it cannot write any more.

All processes divide the servers into the same number of shards. Only a process that is alone changes that number. Each
division of the servers has a number of its own, the generation.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from typing import Any, Final

from sqlalchemy import URL, CursorResult, text

from bot.features.fleet.live_session import LiveSession, Values, uninterrupted, whole
from bot.interactions.sockets import GatewaySession
from bot.store.engine import database
from bot.store.engine.fence import Fence, NotOurs, NotSaved, Shard

log = logging.getLogger(__name__)

SPACE: Final = 0x434C4152
"""The first key of our advisory locks. It keeps them apart from those of other programs in the same database."""

SHARDS: Final = SPACE + 1
"""The first key of the shards' locks. The second key is the shard's, see ``_KEY``."""

MEMBERS, FOUNDING, SETTING_UP = range(3)
"""Second keys with ``SPACE``. Every process holds the first one, shared; the others, and ``EMOJIS``, are held
briefly by one process."""

CHANGED: Final = "cards_shards"
"""The PostgreSQL channel on which processes announce that a shard has become free."""

TRY_AGAIN_SECONDS = 0.5
"""How long to wait before trying again to take a lock that another process holds."""

SESSION_MINUTES = 5
"""For how long after it was last noted we try to resume a gateway session. Discord forgets it after some minutes."""

MOST_NUMBERS: Final = 1 << 17
"""More shards than any division has."""

GENERATIONS_TOLD_APART: Final = 1 << 14
"""So many divisions that follow each other have keys of their own."""


@dataclass(frozen=True, slots=True)
class Survey:
    """Which shards are free, and how many processes there are, as PostgreSQL sees it."""

    members: int
    """How many processes there are, including this one."""
    free: Mapping[Shard, bool]
    """The shards that no process holds, each with whether its gateway session can be resumed."""


_KEY = f"(generation % {GENERATIONS_TOLD_APART} * {MOST_NUMBERS} + shard)"

_LOCKS = f"""
    SELECT classid, objid FROM pg_locks
    WHERE locktype = 'advisory' AND granted AND objsubid = 2 AND classid IN ({SPACE}, {SHARDS})
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""  # noqa: S608 - only our own constants are put in

_SURVEY = f"""
    WITH locks AS ({_LOCKS})
    SELECT shards, shard,
           session_id IS NOT NULL AND saved_at > now() - interval '{SESSION_MINUTES} minutes' AS resumable,
           (SELECT count(*) FROM locks WHERE classid = {SPACE} AND objid = {MEMBERS}) AS members,
           EXISTS (SELECT 1 FROM locks WHERE classid = {SHARDS} AND objid = {_KEY}::oid) AS held
    FROM shards ORDER BY shard
"""  # noqa: S608

_SERVED = f"WITH locks AS ({_LOCKS}) SELECT EXISTS (SELECT 1 FROM locks WHERE classid = {SHARDS})"  # noqa: S608

_DIVISIONS = "SELECT DISTINCT generation, shards FROM shards"

_DIVIDE = """
    WITH former AS (
        DELETE FROM shards RETURNING generation
    ), latest AS (
        SELECT coalesce(max(generation) + 1, 0) AS generation FROM former
    ), told AS (
        INSERT INTO fleet (id, shards) VALUES (1, :shards) ON CONFLICT (id) DO UPDATE SET shards = :shards
    )
    INSERT INTO shards (generation, newest, shards, shard, fence)
    SELECT generation, generation, :shards, shard, generation::bigint << 32
    FROM latest, generate_series(0, :shards - 1) AS shard
"""
# One statement: the leases of the former shards must end in the moment in which there are other shards. Their gateway
# sessions end with them. The numbers of the leases begin where no earlier generation has come to.

_TAKE = f"""
    UPDATE shards SET fence = fence + 1 WHERE generation = :generation AND shard = :shard
    RETURNING fence, session_id, resume_url, sequence,
              saved_at > now() - interval '{SESSION_MINUTES} minutes' AS fresh
"""  # noqa: S608

_FENCE = "SELECT fence FROM shards WHERE generation = :generation AND shard = :shard"

_NOTE = """
    UPDATE shards SET session_id = :id, resume_url = :url, sequence = :sequence, saved_at = now()
    WHERE generation = :generation AND shard = :shard AND fence = :fence
"""

_NOTIFY = "SELECT pg_notify(:channel, :news)"

_END_STUCK = f"""
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name LIKE '{database.PROGRAM}%' AND datname = current_database() AND usename = current_user
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

    def __init__(self, url: URL, seconds: float, channels: Mapping[str, Callable[[str], object]]) -> None:
        """Make an object that holds no lease and has not joined the fleet.

        :param seconds: how long this process may be silent before others take over its shards.
        :param channels: the PostgreSQL channels to listen on. Each function is called with what is said there.
        """
        self.seconds = seconds
        self.count = 1
        """The number of shards into which the servers are divided."""
        self._generation = 0
        """The number of that division."""
        self._held: dict[Shard, Fence] = {}
        self._settled = False
        """Whether the current session has the locks of all leases in ``_held``."""
        self._leaving = False
        self._changing = asyncio.Lock()
        """Held while locks and ``_held`` are changed together."""
        self._session = LiveSession(url, seconds, channels)

    # What we hold

    @property
    def held(self) -> frozenset[Shard]:
        """The shards whose leases this process holds, as far as it knows."""
        return frozenset(self._held)

    def fence(self, guild: int) -> Fence | None:
        """See ``Ownership``."""
        server = guild >> 22
        return replace(self.lease(Shard(server % self.count, self.count)), server=server)

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

    async def join(self, wish: int, *, firm: bool = False) -> int | None:
        """Join the fleet, and return how many processes it has then.

        Return None, without joining, while other processes serve shards of another number than this one must. Try
        again then.

        :param wish: into how many shards to divide the servers if there is no other process.
        :param firm: whether this process must divide the servers so; if not, it follows the others.
        """
        if not self._session.is_open:
            await self._session.open()
        try:
            async with self.holding(FOUNDING):
                counts = [row.shards for row in (await self._session.execute(_DIVISIONS)).all()]
                if await self._lock(SPACE, MEMBERS):  # there is no other process
                    ready = counts == [wish] or await self._divide(wish)
                    await self._unlock(SPACE, MEMBERS)
                    if not ready:
                        return None
                elif firm and counts != [wish]:
                    return None
                await self._share()
            await self._learn_division()
            self._settled = True
            return (await self.renew()).members
        except BaseException:
            await self._session.end()
            raise

    async def _divide(self, count: int) -> bool:
        """Divide the servers anew; return False while a process that has left still serves some."""
        if (await self._session.execute(_SERVED)).scalar_one():
            return False
        try:
            await self._session.execute(_DIVIDE, {"shards": count})
        except NotSaved as error:
            # A last transaction under a former lease is still open. It will end soon.
            log.info("the servers cannot be divided yet: %r", error.__cause__ or error)
            return False
        return True

    async def _learn_division(self) -> None:
        row = (await self._session.execute(_DIVISIONS)).one()
        generation, self.count = row.generation, row.shards
        if generation != self._generation:
            self._held.clear()
            self._generation = generation

    async def leave(self) -> None:
        """Leave the fleet, so that the other processes divide the shards without this one. Leases are kept for now."""
        self._leaving = True
        async with self._changing:
            await self._do("SELECT pg_advisory_unlock_shared(:space, :key)", _key(SPACE, MEMBERS))

    async def close(self) -> None:
        """End the session, which frees the leases that are still held."""
        self._held.clear()
        await self._session.close()

    # Looking and holding on

    async def renew(self) -> Survey:
        """Keep the session alive, and return which shards are free.

        If the session was lost, open another one, and lock again the shards that no other process has taken over. The
        rest are gone from ``held``.
        """
        async with self._changing:
            if not self._session.is_open:
                await self._come_back()
        await self._end_stuck()
        rows = (await self._session.execute(_SURVEY)).all()
        free = {Shard(row.shard, row.shards): bool(row.resumable) for row in rows if not row.held}
        return Survey(rows[0].members, free)

    async def _end_stuck(self) -> None:
        if (await self._session.execute(_END_STUCK, {"seconds": self.seconds})).all():
            log.warning("asked the database to end sessions of this bot that were stuck in the middle of a statement")

    async def _come_back(self) -> None:
        self._settled = False
        await self._session.open()
        try:
            if not self._leaving:
                await self._share()
            await self._learn_division()
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
        if not await self._lock(SHARDS, self._key_of(shard)):
            return False
        found = await self._session.execute(_FENCE, self._named(shard))
        if found.scalar_one_or_none() == fence.number:
            return True
        await self._unlock(SHARDS, self._key_of(shard))
        return False

    @whole
    async def take(self, shard: Shard) -> tuple[bool, GatewaySession | None]:
        """Try to take a free shard; return whether that succeeded, and the gateway session to resume, if any.

        If the caller is cancelled, the shard may be in ``held`` nevertheless.
        """
        async with self._changing:
            if not await self._lock(SHARDS, self._key_of(shard)):
                return False, None
            taken = None
            try:
                taken = (await self._session.execute(_TAKE, self._named(shard))).one_or_none()
            except NotSaved as error:
                # A last transaction under the former lease is still open. It will end soon.
                log.info("shard %s cannot be taken yet: %r", shard, error.__cause__ or error)
            if taken is None:  # or the shard is not one of the fleet's any more
                await self._unlock(SHARDS, self._key_of(shard))
                return False, None
            self._held[shard] = Fence(shard.number, taken.fence, shard.count)
            if taken.session_id is None or not taken.fresh:
                return True, None
            return True, GatewaySession(taken.session_id, taken.resume_url, taken.sequence)

    @whole
    async def give_up(self, shard: Shard, session: GatewaySession | None) -> None:
        """Free a shard, and store its gateway session, if there is one, for the process that takes it next."""
        async with self._changing:
            fence = self._held.pop(shard, None)
            if fence is None:
                return
            try:
                if session is not None:
                    await self._session.execute(_NOTE, [self._noted(fence, session)])
                await self._unlock(SHARDS, self._key_of(shard))
                await self._session.execute(_NOTIFY, {"channel": CHANGED, "news": ""})
            except NotSaved:
                await self._session.end()  # which frees the lock
                raise

    async def note(self, sessions: Mapping[Shard, GatewaySession]) -> None:
        """Store where our gateway sessions stand, so that another process could resume them."""
        rows = [self._noted(self._held[shard], session) for shard, session in sessions.items() if shard in self._held]
        if rows:
            await self._session.execute(_NOTE, rows)

    # Taking turns with the other processes

    async def reserve_identify(self, bucket: int, seconds: float) -> float:
        """Reserve the next moment at which a shard of this bucket may identify; return the seconds until then.

        :param seconds: the time between two such moments.
        """
        values = {"bucket": bucket, "seconds": seconds}
        return max(0.0, float((await self._session.execute(_RESERVE, values)).scalar_one()))

    @asynccontextmanager
    async def holding(self, key: int) -> AsyncIterator[None]:
        """Hold a lock of the whole fleet, such as ``SETTING_UP``. Wait while another process holds the lock."""
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
        await self._do("SELECT pg_advisory_lock_shared(:space, :key)", _key(SPACE, MEMBERS))

    def _key_of(self, shard: Shard) -> int:
        return self._generation % GENERATIONS_TOLD_APART * MOST_NUMBERS + shard.number

    def _named(self, shard: Shard) -> dict[str, object]:
        return {"generation": self._generation, "shard": shard.number}

    def _noted(self, fence: Fence, session: GatewaySession) -> dict[str, object]:
        lease = {"generation": self._generation, "shard": fence.shard, "fence": fence.number}
        return {**lease, "id": session.id, "url": session.url, "sequence": session.sequence}


def _key(space: int, key: int) -> dict[str, object]:
    return {"space": space, "key": key}


@asynccontextmanager
async def stopped(url: str, *, new: bool = False) -> AsyncIterator[None]:
    """Make sure that no process of the bot serves games from a database, and that none begins to.

    On PostgreSQL, processes that start meanwhile cannot join the fleet and exit.

    :param new: whether the bot need not have used the database before.
    :raises DatabaseUnavailable: a process of the bot is running, the bot has not used the database before, or it cannot
        be opened.
    """
    engine = database.open_engine(url)
    try:
        if not new:
            await database.check_used(engine, earlier=True)
        with database.sole(engine):
            if engine.dialect.name != "postgresql":
                yield
                return
            with database.raising_unavailable(engine):
                connection = await engine.connect()
            try:
                with database.raising_unavailable(engine):
                    await connection.execution_options(isolation_level="AUTOCOMMIT")
                    # Every process of the bot holds a share of it.
                    lock = text("SELECT pg_try_advisory_lock(:space, :key)")
                    alone = await connection.scalar(lock, _key(SPACE, MEMBERS))
                if not alone:
                    raise database.DatabaseUnavailable(
                        f"processes of the bot serve games from {database.shown(engine)}; stop them"
                    )
                yield
            finally:
                await connection.close()
    finally:
        await engine.dispose()
