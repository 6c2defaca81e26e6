"""Which process serves which shards: leases that PostgreSQL keeps, as advisory locks of a live session.

A lease is held by whoever holds the shard's lock; its number (the fence) goes into every transaction of the journal,
so that who has lost a lease without knowing it can write nothing any more.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import URL, CursorResult

from bot.fleet.live_session import LiveSession, Values
from bot.store.database import PROGRAM
from bot.store.errors import NotSaved
from bot.store.fence import Fence, NotOurs, Shard

log = logging.getLogger(__name__)

SPACE: Final = 0x434C4152
"""The first key of our advisory locks: other programs may have locks of their own in the same database."""

SHARDS: Final = SPACE + 1
"""The first key of the shards' locks; the second is the shard's number."""

MEMBERS, FOUNDING, SETTING_UP, EMOJIS = range(4)
"""Second keys in our space: each process shares the first; the others are held for a moment."""

CHANGED: Final = "cards_shards"
"""Where it is said that a shard has become free."""

TRY_AGAIN_SECONDS = 0.5

SESSION_MINUTES = 5
"""How long a gateway session is tried to be resumed after it was noted last; Discord forgets it after some minutes."""


class OtherFleet(Exception):
    """Processes that run already have divided the servers otherwise; the text says how."""


@dataclass(frozen=True, slots=True)
class GatewaySession:
    """What it takes to go on with a gateway session where another connection has left off."""

    id: str
    url: str
    sequence: int


@dataclass(frozen=True, slots=True)
class Survey:
    """Who serves what, as PostgreSQL sees it."""

    members: int
    """How many processes there are, this one included."""
    free: Mapping[int, bool]
    """The shards that nobody holds, and whether each has a gateway session that can be resumed."""


_SURVEY = f"""
    WITH locks AS (
        SELECT classid, objid FROM pg_locks
        WHERE locktype = 'advisory' AND granted AND objsubid = 2 AND classid IN ({SPACE}, {SHARDS})
          AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
    )
    SELECT shard,
           session_id IS NOT NULL AND saved_at > now() - interval '{SESSION_MINUTES} minutes' AS resumable,
           (SELECT count(*) FROM locks WHERE classid = {SPACE} AND objid = {MEMBERS}) AS members,
           EXISTS (SELECT 1 FROM locks WHERE classid = {SHARDS} AND objid = shard::oid) AS held
    FROM shards WHERE shard < :shards ORDER BY shard
"""  # noqa: S608 - numbers of ours

_TAKE = f"""
    UPDATE shards SET fence = fence + 1 WHERE shard = :shard
    RETURNING fence, session_id, resume_url, sequence, saved_at > now() - interval '{SESSION_MINUTES} minutes' AS fresh
"""  # noqa: S608

_NOTE = """
    UPDATE shards SET session_id = :id, resume_url = :url, sequence = :sequence, saved_at = now()
    WHERE shard = :shard AND fence = :fence
"""

_END_STUCK = f"""
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name LIKE '{PROGRAM}%' AND datname = current_database() AND usename = current_user
      AND state = 'active' AND wait_event = 'ClientRead'
      AND state_change < clock_timestamp() - make_interval(secs => :seconds)
"""  # noqa: S608
# The server's timeouts for sessions that stand still do not count while it waits for the rest of a statement: one whose
# process was paused right there would keep its locks, and with them a shard that is free to be taken.

_RESERVE = """
    INSERT INTO identifies (bucket, next_at) VALUES (:bucket, clock_timestamp() + make_interval(secs => :seconds))
    ON CONFLICT (bucket) DO UPDATE
    SET next_at = greatest(identifies.next_at, clock_timestamp()) + make_interval(secs => :seconds)
    RETURNING extract(epoch FROM next_at - clock_timestamp())::float8 - :seconds AS wait
"""


class Leases:
    """This process's leases. Whatever it does raises ``NotSaved`` where the database does not answer."""

    def __init__(self, url: URL, seconds: float, channels: Mapping[str, Callable[[str], None]]) -> None:
        """Make a process that holds none, and is not one of the bot's yet.

        :param seconds: how long we may be silent before others take over.
        :param channels: what to listen to: called with what is said there.
        """
        self.seconds = seconds
        self.count = 1
        """Into how many shards the servers are divided."""
        self._held: dict[int, Fence] = {}
        self._settled = False
        """Whether this session has the locks of all that is held."""
        self._leaving = False
        self._session = LiveSession(url, seconds, channels)

    # What we hold

    @property
    def held(self) -> frozenset[int]:
        """The shards that are ours, as far as we know."""
        return frozenset(self._held)

    def fence(self, guild: int) -> Fence | None:
        """See ``Ownership``."""
        return self.lease((guild >> 22) % self.count)

    def lease(self, shard: int) -> Fence:
        """Return the lease of a shard.

        :raises NotOurs: we have none.
        :raises NotSaved: it is not sure that it still holds.
        """
        fence = self._held.get(shard)
        if fence is None:
            raise NotOurs
        if not (self._settled and self._session.sure):
            raise NotSaved("whether the shard is still ours is not sure")
        return fence

    def shard(self, number: int) -> Shard:
        """Return one of the shards."""
        return Shard(number, self.count)

    # Coming and going

    async def join(self, wish: int, *, firmly: bool) -> int:
        """Become one of the bot's processes, and return how many of them there are then.

        The first of them decides into how many shards the servers are divided.

        :param wish: how many shards we should like.
        :param firmly: whether no other number will do.
        :raises OtherFleet: the others have divided the servers otherwise.
        """
        await self._session.open()
        self._settled = True
        async with self.holding(FOUNDING):
            if await self._lock(SPACE, MEMBERS):  # nobody else is there
                await self._establish(wish)
                await self._unlock(SPACE, MEMBERS)
            agreed = (await self._session.execute("SELECT shards FROM fleet")).scalar_one()
            if firmly and agreed != wish:
                raise OtherFleet(f"other processes of this bot run with SHARD_COUNT={agreed}")
            await self._share()
            self.count = agreed
            return (await self.renew()).members

    async def _establish(self, shards: int) -> None:
        """Divide the servers, where no other process is left that has divided them before."""
        found = (await self._session.execute("SELECT shards FROM fleet")).scalar_one_or_none()
        if found == shards:
            return
        await self._session.execute(
            "INSERT INTO fleet (id, shards) VALUES (1, :shards) ON CONFLICT (id) DO UPDATE SET shards = :shards",
            {"shards": shards},
        )
        # Leases of the former shards are void, and so are their gateway sessions.
        await self._session.execute(
            "INSERT INTO shards (shard, fence) SELECT shard, 0 FROM generate_series(0, :shards - 1) AS shard"
            " ON CONFLICT (shard) DO NOTHING",
            {"shards": shards},
        )
        await self._session.execute("UPDATE shards SET fence = fence + 1, session_id = NULL")

    async def leave(self) -> None:
        """Be none of the bot's processes any more, so that the others share our shards among themselves."""
        self._leaving = True
        await self._do("SELECT pg_advisory_unlock_shared(:space, :key)", _key(SPACE, MEMBERS))

    async def close(self) -> None:
        """End the session; leases that are still held are free."""
        self._held.clear()
        await self._session.close()

    # Looking and holding on

    async def renew(self) -> Survey:
        """Tell the server that we live, and see who serves what.

        After the session was lost, what nobody has taken over meanwhile is taken again; ``held`` tells.
        """
        if not self._session.is_open:
            await self._come_back()
        if (await self._session.execute(_END_STUCK, {"seconds": self.seconds})).all():
            log.warning("the database was told to end sessions of ours that stood still in the middle of a statement")
        rows = (await self._session.execute(_SURVEY, {"shards": self.count})).all()
        return Survey(rows[0].members, {row.shard: row.resumable for row in rows if not row.held})

    async def _come_back(self) -> None:
        self._settled = False
        await self._session.open()
        try:
            if not self._leaving:
                await self._share()
            for shard, fence in list(self._held.items()):
                if not await self._lock_again(fence):
                    del self._held[shard]
        except NotSaved:
            await self._session.end()
            raise
        self._settled = True
        log.info("the database answers again; shards that are still ours: %s", sorted(self._held))

    async def _lock_again(self, fence: Fence) -> bool:
        """Lock a shard that we held in an earlier session, unless others have taken it over meanwhile."""
        if not await self._lock(SHARDS, fence.shard):
            return False
        found = await self._session.execute("SELECT fence FROM shards WHERE shard = :shard", {"shard": fence.shard})
        if found.scalar_one() == fence.number:
            return True
        await self._unlock(SHARDS, fence.shard)
        return False

    async def take(self, shard: int) -> tuple[bool, GatewaySession | None]:
        """Try to take a free shard over; return whether it is ours, and the gateway session to go on with, if any."""
        if not await self._lock(SHARDS, shard):
            return False, None
        try:
            taken = (await self._session.execute(_TAKE, {"shard": shard})).one()
        except NotSaved as error:
            # Somebody's last transaction under the former lease is still open: it is ended soon.
            log.info("shard %d cannot be taken yet: %r", shard, error.__cause__ or error)
            await self._unlock(SHARDS, shard)
            return False, None
        self._held[shard] = Fence(shard, taken.fence)
        if taken.session_id is None or not taken.fresh:
            return True, None
        return True, GatewaySession(taken.session_id, taken.resume_url, taken.sequence)

    async def give_up(self, shard: int, session: GatewaySession | None) -> None:
        """Let others have a shard, and go on with its gateway session."""
        fence = self._held.pop(shard, None)
        if fence is None:
            return
        try:
            if session is not None:
                await self._session.execute(_NOTE, [_noted(fence, session)])
            await self._unlock(SHARDS, shard)
            await self._session.execute("SELECT pg_notify(:channel, '')", {"channel": CHANGED})
        except NotSaved:
            await self._session.end()  # and the lock with it
            raise

    async def note(self, sessions: Mapping[int, GatewaySession]) -> None:
        """Write down where our gateway sessions stand, so that others could go on with them."""
        rows = [_noted(self._held[shard], session) for shard, session in sessions.items() if shard in self._held]
        if rows:
            await self._session.execute(_NOTE, rows)

    # Taking turns with the other processes

    async def reserve_identify(self, bucket: int, seconds: float) -> float:
        """Reserve the next moment at which a shard of a bucket may identify; return the seconds until then.

        :param seconds: that lie between two such moments.
        """
        values = {"bucket": bucket, "seconds": seconds}
        return max(0.0, float((await self._session.execute(_RESERVE, values)).scalar_one()))

    @asynccontextmanager
    async def holding(self, key: int) -> AsyncIterator[None]:
        """Do something that one process at a time may do, such as ``SETTING_UP``; others are waited for."""
        while not await self._lock(SPACE, key):  # noqa: ASYNC110 - no event of ours tells
            await asyncio.sleep(TRY_AGAIN_SECONDS)  # a statement that waits would keep others from being sent
        try:
            yield
        finally:
            await self._unlock(SPACE, key)

    async def commands_told(self) -> str | None:
        """Return the digest of the commands that Discord was told last; None if none has been noted."""
        return (await self._session.execute("SELECT commands FROM fleet")).scalar_one_or_none()

    async def note_commands(self, digest: str) -> None:
        """Write down which commands Discord was told."""
        await self._session.execute("UPDATE fleet SET commands = :digest", {"digest": digest})

    # Locks

    async def _lock(self, space: int, key: int) -> bool:
        answer = await self._do("SELECT pg_try_advisory_lock(:space, :key)", _key(space, key))
        return bool(answer.scalar_one())

    async def _unlock(self, space: int, key: int) -> None:
        await self._do("SELECT pg_advisory_unlock(:space, :key)", _key(space, key))

    async def _do(self, statement: str, values: Values) -> CursorResult[Any]:
        """Change what we have locked. Without an answer nobody knows whether that was done: then nothing is locked."""
        try:
            return await self._session.execute(statement, values)
        except NotSaved:
            await self._session.end()
            raise

    async def _share(self) -> None:
        await self._do("SELECT pg_advisory_lock_shared(:space, :key)", _key(SPACE, MEMBERS))


def _key(space: int, key: int) -> dict[str, object]:
    return {"space": space, "key": key}


def _noted(fence: Fence, session: GatewaySession) -> dict[str, object]:
    return {
        "shard": fence.shard,
        "fence": fence.number,
        "id": session.id,
        "url": session.url,
        "sequence": session.sequence,
    }
