"""A model of what PostgreSQL does with the statements of the fleet: advisory locks, rows, sessions that end.

It has no wire and no clock of its own. ``test_model.py`` compares it with a real server, statement by statement.
"""

from __future__ import annotations

from collections import Counter, namedtuple
from dataclasses import dataclass, field

from bot.features.fleet import leases
from bot.features.fleet.leases import GENERATIONS_TOLD_APART, MEMBERS, MOST_NUMBERS, SESSION_MINUTES, SHARDS, SPACE
from bot.store.engine.database import PROGRAM

SurveyRow = namedtuple("SurveyRow", "shards shard resumable members held")
TakenRow = namedtuple("TakenRow", "fence session_id resume_url sequence fresh")
LeaseRow = namedtuple("LeaseRow", "shards shard fence")
DivisionRow = namedtuple("DivisionRow", "generation shards")


def key_of(generation, number):
    """Return the second key of a shard's lock."""
    return generation % GENERATIONS_TOLD_APART * MOST_NUMBERS + number


class Refused(OSError):
    """The server refused a statement; the session goes on."""


class Ended(OSError):
    """The session is over."""


class Blocked(Exception):
    """The statement waits for a lock."""


class Result:
    """The rows of a statement, as SQLAlchemy gives them."""

    def __init__(self, rows=()):
        self._rows = list(rows)

    def __iter__(self):
        return iter(self._rows)

    def all(self):
        return self._rows

    def one_or_none(self):
        assert len(self._rows) <= 1
        return self._rows[0] if self._rows else None

    def one(self):
        assert len(self._rows) == 1
        return self._rows[0]

    def scalar_one(self):
        return self.one()[0]

    def scalar_one_or_none(self):
        row = self.one_or_none()
        return None if row is None else row[0]


@dataclass(eq=False)
class Session:
    """A session on the server."""

    name: str
    idle_seconds: float | None
    """After how much silence the server ends it."""
    heard: float = 0.0
    """When it last heard from the client, or answered."""
    busy: bool = False
    """Whether a statement waits in it."""
    half_since: float | None = None
    """Since when it waits for the rest of a statement. Its idle timeouts do not run then."""
    alive: bool = True
    locks: Counter = field(default_factory=Counter)
    """How often it holds each lock: by both keys, and whether it is shared."""
    channels: set = field(default_factory=set)
    rows: frozenset = frozenset()
    """The generations and numbers of the shards whose rows its transaction has read FOR SHARE."""


@dataclass
class Row:
    """A row of ``shards``."""

    shards: int
    fence: int
    session_id: str | None = None
    resume_url: str | None = None
    sequence: int | None = None
    saved_at: float | None = None


class ModelPostgres:
    """The server. The caller says what time it is."""

    def __init__(self):
        self.now = 0.0
        self.sessions = []
        self.fleet = None
        self.commands = None
        self.shards = {}
        """The rows of ``shards``, by generation and number."""
        self.identifies = {}
        self.notify = lambda session, channel, news: None
        self.ended = lambda session: None
        self.changed = lambda: None
        """Called when the rows that fences are checked against have changed."""
        self._exact = {
            leases._SURVEY: self._survey,
            leases._DIVIDE: self._divide,
            leases._DIVISIONS: lambda *_: Result(
                DivisionRow(*each)
                for each in sorted({(generation, row.shards) for (generation, _), row in self._rows()})
            ),
            leases._SERVED: lambda *_: Result([(self._served(),)]),
            leases._FENCE: self._fence,
            leases._NOTIFY: self._pg_notify,
            leases._TAKE: self._take,
            leases._NOTE: self._note,
            leases._END_STUCK: self._end_stuck,
            leases._RESERVE: self._reserve,
            "SELECT commands FROM fleet": lambda *_: Result([] if self.fleet is None else [(self.commands,)]),
            "UPDATE fleet SET commands = :digest": self._note_commands,
            "SELECT pg_try_advisory_lock(:space, :key)": self._try_lock,
            "SELECT pg_advisory_lock_shared(:space, :key)": self._lock_shared,
            "SELECT pg_advisory_unlock(:space, :key)": lambda session, v, _: self._unlock(session, v, shared=False),
            "SELECT pg_advisory_unlock_shared(:space, :key)": lambda session, v, _: self._unlock(
                session, v, shared=True
            ),
            "SELECT 1": lambda *_: Result([(1,)]),
        }

    # Sessions

    def connect(self, name, idle_seconds=None):
        session = Session(name, idle_seconds, self.now)
        self.sessions.append(session)
        return session

    def end(self, session):
        """End a session: its locks are free, its transaction is rolled back."""
        if session.alive:
            session.alive = False
            session.locks.clear()
            session.rows = frozenset()
            self.sessions.remove(session)
            self.ended(session)

    def end_silent(self):
        """End the sessions that have been silent for too long."""
        for session in list(self.sessions):
            idle = not session.busy and session.half_since is None and session.idle_seconds is not None
            if idle and self.now - session.heard >= session.idle_seconds:
                self.end(session)

    def execute(self, session, statement, values, memory):
        """Execute a statement and return its rows.

        :param memory: what the statement remembers of its first attempt, if it is blocked: its snapshot.
        :raises Ended: the session is over.
        :raises Refused: the server refuses the statement.
        :raises Blocked: it waits for a lock. Try again when something has changed, and let it fail at its time limit.
        """
        if not session.alive:
            raise Ended
        if statement.startswith("SELECT pg_terminate_backend(pid, 1000) FROM pg_stat_activity"):
            return self._end_earlier(session, values)
        if isinstance(values, list):
            for each in values:
                self._exact[statement](session, each, memory)
            return Result()
        return self._exact[statement](session, values, memory)

    # Locks

    def _holders(self, space, key):
        return [(each, shared) for each in self.sessions for shared in (False, True) if each.locks[space, key, shared]]

    def _try_lock(self, session, values, _):
        free = all(holder is session for holder, _ in self._holders(values["space"], values["key"]))
        if free:
            session.locks[values["space"], values["key"], False] += 1
        return Result([(free,)])

    def _lock_shared(self, session, values, _):
        if any(
            holder is not session and not shared for holder, shared in self._holders(values["space"], values["key"])
        ):
            raise Blocked
        session.locks[values["space"], values["key"], True] += 1
        return Result([("",)])

    def _unlock(self, session, values, *, shared):
        held = session.locks[values["space"], values["key"], shared]
        if held:
            session.locks[values["space"], values["key"], shared] -= 1
        return Result([(bool(held),)])

    # Rows

    def _rows(self):
        return sorted(self.shards.items())

    def _survey(self, _session, _values, _):
        members = len(self._holders(SPACE, MEMBERS))  # whoever holds it in both ways counts twice
        oldest = self.now - SESSION_MINUTES * 60
        return Result(
            SurveyRow(
                row.shards,
                number,
                row.session_id is not None and row.saved_at > oldest,
                members,
                bool(self._holders(SHARDS, key_of(generation, number))),
            )
            for (generation, number), row in self._rows()
        )

    def _served(self):
        return any(count and space == SHARDS for each in self.sessions for (space, _, _), count in each.locks.items())

    def _read_by_others(self, session, keys):
        return any(each is not session and each.rows & keys for each in self.sessions)

    def _divide(self, session, values, _):
        if self._read_by_others(session, self.shards.keys()):
            raise Blocked
        latest = max((generation for generation, _ in self.shards), default=-1) + 1
        self.shards = {}
        for number in range(values["shards"]):
            self.shards[latest, number] = Row(values["shards"], latest << 32)
        self.fleet = values["shards"]
        self.changed()
        return Result()

    def _of(self, session, values):
        """Return the row that a statement changes; None if there is none."""
        key = values["generation"], values["shard"]
        row = self.shards.get(key)
        if row is None or ("fence" in values and row.fence != values["fence"]):
            return None
        if self._read_by_others(session, {key}):
            raise Blocked
        return row

    def _take(self, session, values, _):
        row = self._of(session, values)
        if row is None:
            return Result()
        row.fence += 1
        self.changed()
        fresh = None if row.saved_at is None else row.saved_at > self.now - SESSION_MINUTES * 60
        return Result([TakenRow(row.fence, row.session_id, row.resume_url, row.sequence, fresh)])

    def _note(self, session, values, _):
        row = self._of(session, values)
        if row is not None:
            row.session_id, row.resume_url, row.sequence = values["id"], values["url"], values["sequence"]
            row.saved_at = self.now
        return Result()

    def _fence(self, _session, values, _):
        row = self.shards.get((values["generation"], values["shard"]))
        return Result([] if row is None else [(row.fence,)])

    def _reserve(self, _session, values, _):
        last = self.identifies.get(values["bucket"])
        following = (self.now if last is None else max(last, self.now)) + values["seconds"]
        self.identifies[values["bucket"]] = following
        return Result([(following - self.now - values["seconds"],)])

    def _note_commands(self, _session, values, _):
        if self.fleet is not None:
            self.commands = values["digest"]
        return Result()

    # Other sessions

    def _end_stuck(self, session, values, _):
        stuck = [
            each
            for each in self.sessions
            if each.name.startswith(PROGRAM)
            and each.half_since is not None
            and each.half_since < self.now - values["seconds"]
        ]
        for each in stuck:
            self.end(each)
        return Result([(True,) for _ in stuck])

    def _end_earlier(self, session, values):
        earlier = [each for each in self.sessions if each.name == values["name"] and each is not session]
        for each in earlier:
            self.end(each)
        return Result([(True,) for _ in earlier])

    def _pg_notify(self, _session, values, _):
        for each in list(self.sessions):
            if values["channel"] in each.channels:
                self.notify(each, values["channel"], values["news"])
        return Result([("",)])

    # Transactions of the journal

    def keys_of(self, server):
        """Return the rows that the journal's transaction reads about a server."""
        return frozenset(key for key, row in self.shards.items() if server % row.shards == key[1])

    def read_leases(self, servers):
        """Return what the journal's transaction reads about these servers."""
        return Result(
            LeaseRow(row.shards, number, row.fence)
            for (_, number), row in self._rows()
            if any(server % row.shards == number for server in servers)
        )
