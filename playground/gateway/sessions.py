"""Sessions of clients. A session outlives a lost socket for some minutes and keeps what is sent meanwhile."""

from __future__ import annotations

import secrets
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from playground.gateway.frames import DISPATCH, Told
from playground.gateway.sockets import Socket
from playground.world import Guild, Json, User
from playground.world.intents import readable, wants

REMEMBERED_EVENTS = 1_000
"""The number of events that a session keeps for a resume. Discord has such a number but does not publish it."""
SESSION_SECONDS = 300.0
"""How long a session outlives its socket, in seconds. Discord says: a few minutes."""


@dataclass(frozen=True)
class Wishes:
    """What a client asked for when it identified."""

    intents: int
    """The events that a bot wants. People get all of theirs."""
    shard: tuple[int, int] | None = None
    """The number of the shard and the number of shards."""
    large_threshold: int = 50
    """The most members that a server may have whose offline members are listed in GUILD_CREATE."""
    compress: bool = False
    """Whether large frames may be compressed one by one."""
    presence: Json | None = None
    version: int = 10


class Session:
    """A client's session. It outlives a lost socket and can be resumed on a new one."""

    def __init__(self, user: User, wishes: Wishes) -> None:
        self.id = secrets.token_hex(16)
        self.user = user
        self.wishes = wishes
        self.presence = wishes.presence
        """What a bot shows of itself; None for what everybody shows who is online."""
        self.sequence = 0
        self.socket: Socket | None = None
        self.lost_at = 0.0
        """When the session lost its socket, in Unix seconds."""
        self.breaking = False
        """Whether the client was told to reconnect and has not come back yet."""
        self._sent: deque[tuple[int, Json]] = deque(maxlen=REMEMBERED_EVENTS)
        self._unheard = 0  # the number of events since the socket was lost

    @property
    def shard(self) -> tuple[int, int] | None:
        """The number of the shard and the number of shards; None for a client without shards."""
        return self.wishes.shard

    def sees(self, guild: int) -> bool:
        """Tell whether the events of a server belong to this session's shard. Direct messages belong to shard 0."""
        return self.shard is None or not self.user.bot or (guild >> 22) % self.shard[1] == self.shard[0]

    async def tell(self, event: str, told: Told) -> None:
        """Send the client an event if it has asked for it, with what it may read of it."""
        data = told.data
        if self.user.bot:
            bot = str(self.user.id)
            if not wants(self.wishes.intents, event, data, bot):
                return
            data = readable(self.wishes.intents, event, data, bot)
        await self.dispatch(event, data, told if data is told.data else None)

    async def dispatch(self, event: str, data: Any, told: Told | None = None) -> None:
        """Send the client an event, now or when it resumes."""
        self.sequence += 1
        frame: Json = {"op": DISPATCH, "t": event, "s": self.sequence, "d": data}
        self._sent.append((self.sequence, frame))
        if self.socket is not None:
            await self.socket.send(frame, told)
        else:
            self._unheard += 1

    def missed(self, sequence: int) -> list[Json] | None:
        """Return the frames after this sequence number; None if they are no longer kept, or were never sent."""
        if not 0 <= sequence <= self.sequence or (self._sent and sequence < self._sent[0][0] - 1):
            return None
        return [frame for number, frame in self._sent if number > sequence]

    def attach(self, socket: Socket) -> None:
        """Give the session a socket. It has only its latest one."""
        if self.socket is not None:
            self.socket.session = None
            self.socket.cut()
        self.socket, socket.session = socket, self.id
        self.breaking, self._unheard = False, 0

    def detach(self, now: float) -> None:
        """Take the session's socket away."""
        if self.socket is not None:
            self.socket.session = None
        self.socket, self.lost_at = None, now

    def is_over(self, now: float) -> bool:
        """Tell whether the session has waited too long for a new socket, or has missed more than it can keep."""
        late = now - self.lost_at > SESSION_SECONDS
        return self.socket is None and (late or self._unheard > REMEMBERED_EVENTS)


class Sessions:
    """All sessions, by id and by user."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._by_id: dict[str, Session] = {}
        self._by_user: dict[int, dict[str, Session]] = {}

    def add(self, session: Session) -> None:
        """Add a session, and forget those that the same client has lost. Since it identifies, it resumes none."""
        for old in self.of(session.user.id):
            if old.socket is None and (old.shard == session.shard or old.is_over(self._now())):
                self.drop(old)
        self._by_id[session.id] = session
        self._by_user.setdefault(session.user.id, {})[session.id] = session

    def drop(self, session: Session) -> None:
        """Forget a session."""
        self._by_id.pop(session.id, None)
        self._by_user.get(session.user.id, {}).pop(session.id, None)

    def find(self, session: str) -> Session | None:
        """Return a session that can still be resumed, by its id; None if there is none."""
        found = self._by_id.get(session)
        if found is not None and found.is_over(self._now()):
            self.drop(found)
            return None
        return found

    def on(self, socket: Socket) -> Session | None:
        """Return the session of a socket; None if the client has none now."""
        return None if socket.session is None else self._by_id.get(socket.session)

    def all(self) -> list[Session]:
        """Return all sessions."""
        return list(self._by_id.values())

    def of(self, user: int) -> list[Session]:
        """Return the sessions of a user."""
        return list(self._by_user.get(user, {}).values())


def presence_json(sessions: Sessions, user: User, guild: Guild) -> Json:
    """Return a user's presence in a server, as PRESENCE_UPDATE has it."""
    status = "offline"
    activities: list[Json] = []
    for session in sessions.of(user.id):
        if session.socket is not None:
            wished = session.presence or {"status": "online", "activities": []}
            status = "offline" if wished["status"] == "invisible" else wished["status"]
            activities = wished["activities"]
    shown = status != "offline"
    return {
        "user": {"id": str(user.id)},
        "guild_id": str(guild.id),
        "status": status,
        "activities": activities if shown else [],
        "client_status": {"web": status} if shown else {},
    }
