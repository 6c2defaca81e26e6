"""Which interactions this process answers, while the sockets of two generations of shards hear each of them.

Every interaction reaches the process that owns its server, and, while servers move to shards of a new generation, also
the process that is about to own it. Exactly one of them answers. The former owner says which interactions it has taken
until it let the server go; the new one keeps what it hears meanwhile, and answers all others. The former owner keeps
what it hears after it has let the server go, and answers that itself if the server does not move in the end.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Iterable
from dataclasses import dataclass, field

from bot.fleet.leases import Leases
from bot.store.errors import NotSaved
from bot.store.fence import NotOurs, Shard

REMEMBERED_SECONDS = 15.0
"""For how long a process remembers which interactions it has taken. Sockets deliver one within a second or two."""

KEPT_SECONDS = 2.25
"""For how long an interaction is kept while its server is moving. Discord waits three seconds for an answer."""

SKEW_SECONDS = 0.75
"""How much later than another session one of Discord's sessions may deliver the same click."""


class _Question:
    """A question to the former owners of a shard's servers: to let the servers go."""

    def __init__(self) -> None:
        self.over = asyncio.Event()
        """Set when the servers have moved, or stay where they are."""
        self.moved = False
        """Whether they have moved, once that is known."""


@dataclass
class _Move:
    """A shard of ours that does not serve its servers yet."""

    question: _Question | None = None
    """The question that the former owners are asked now."""
    asked: asyncio.Event = field(default_factory=asyncio.Event)
    """Set while there is a question, and for good when the shard has been opened or closed."""


@dataclass
class _LetGo:
    """Servers that we have let go for a shard of a newer generation, or are letting go."""

    question: int
    """The number of the question."""
    over: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when they have moved, or we serve them again."""


class Reception:
    """Decides for each interaction whether this process answers it."""

    def __init__(self, leases: Leases) -> None:
        self._leases = leases
        self._taken: dict[int, tuple[float, int]] = {}
        """When each interaction was taken, and its server, in the order of their arrival."""
        self._moves: dict[Shard, _Move] = {}
        self._open: dict[Shard, float] = {}
        """Since when we have answered on each shard."""
        self._let_go: dict[Shard, _LetGo] = {}
        """The shards for which we have let their servers go, or are letting them go."""

    async def admits(self, shard: Shard, where: int | None, interaction: int) -> bool:
        """Tell whether this process answers an interaction. This may take up to ``KEPT_SECONDS``.

        Only what arrives on the owner's own socket counts. What one process has not read there, the next one reads.

        :param shard: the shard on whose socket it has arrived.
        :param where: its server, which the bot may not be in; None for direct messages, which are on the first shard.
        :raises NotSaved: its server is moving to or from this process, and that is not over in time; or this process is
            not sure of its lease.
        """
        guild = where if where is not None and shard.has(where) else shard.number << 22
        self._forget()
        if interaction in self._taken:
            return False
        move = self._moves.get(shard)
        if move is not None:
            if not await self._left_to_us(move):
                return False
            if interaction not in self._taken and not self._serves(guild):
                raise NotSaved("the server is moving")
        elif self._leases.owner(guild) != shard or not await self._stays(shard, guild):
            return False
        if interaction in self._taken:
            return False
        try:
            self._leases.fence(guild)  # what is written about direct messages is checked against no lease
        except NotOurs:
            return False
        self._take(guild, interaction)
        return True

    async def _left_to_us(self, move: _Move) -> bool:
        """Wait until it is known whether the former owners have left to us what arrives now on a shard of ours.

        What arrives here shortly before a question may arrive there after it. What arrives earlier, they have answered
        before they let the servers go. If they do not let the servers go, all of it is theirs.
        """
        if move.question is None:
            await _at_most(SKEW_SECONDS, move.asked.wait())
        question = move.question
        if question is None:
            return False
        if not await _at_most(KEPT_SECONDS - SKEW_SECONDS, question.over.wait()):
            raise NotSaved("the server is moving")
        return question.moved

    async def _stays(self, shard: Shard, guild: int) -> bool:
        """Tell whether a server stays on our shard that owns it. If we have let it go, wait until that is known."""
        waited = False
        while (moving := self._moving(shard, guild)) is not None:
            waited = True
            if not await _at_most(KEPT_SECONDS, moving.over.wait()):
                raise NotSaved("the server is moving")
        if waited and self._leases.owner(guild) == shard and not self._serves(guild):
            raise NotSaved("the shard is being handed on")  # its next process does not hear what we have heard
        return self._leases.owner(guild) == shard and self._serves(guild)

    def _moving(self, shard: Shard, guild: int) -> _LetGo | None:
        moving = (each for new, each in self._let_go.items() if new.generation > shard.generation and new.has(guild))
        return next(moving, None)

    def _serves(self, guild: int) -> bool:
        owner = self._leases.owner(guild)
        if owner is None or owner not in self._leases.held or owner not in self._open:
            return False
        return self._moving(owner, guild) is None

    def _take(self, guild: int, interaction: int) -> None:
        self._taken[interaction] = (_now(), guild)

    def _forget(self) -> None:
        """Forget interactions that no socket delivers any more."""
        oldest = _now() - REMEMBERED_SECONDS
        while self._taken:
            first = next(iter(self._taken))
            if self._taken[first][0] >= oldest:
                break
            del self._taken[first]

    def open(self, shard: Shard) -> None:
        """Answer the interactions of a shard's servers from now on, also those that were kept until now."""
        self._open[shard] = _now()
        self._decide(shard)

    def close(self, shard: Shard) -> None:
        """Leave the interactions of a shard's servers to others from now on."""
        self._open.pop(shard, None)
        self._decide(shard)

    # Moving

    def expect(self, shard: Shard) -> None:
        """Keep the interactions of a shard's servers from now on: they will belong to it."""
        self._moves[shard] = _Move()

    def asking(self, shard: Shard) -> None:
        """Note that the former owners of a shard's servers are asked now to let them go."""
        move = self._moves.get(shard)
        if move is not None:
            move.question = _Question()
            move.asked.set()

    def asked_in_vain(self, shard: Shard) -> None:
        """Note that the former owners keep a shard's servers for now, and answer what was kept here."""
        move = self._moves.get(shard)
        if move is not None and move.question is not None:
            move.question.over.set()
            move.question = None
            move.asked.clear()

    @property
    def let_go(self) -> list[Shard]:
        """The shards of newer generations for which we have let their servers go, or are letting them go."""
        return list(self._let_go)

    def lets_go(self, shard: Shard, question: int) -> None:
        """Keep the interactions of a shard's servers from now on: we let the servers go for it."""
        self._let_go.setdefault(shard, _LetGo(question)).question = question

    def let_go_for(self, shard: Shard) -> int | None:
        """Return the number of the question for which we have let a shard's servers go; None if we have not."""
        found = self._let_go.get(shard)
        return None if found is None else found.question

    def settle(self, shard: Shard) -> None:
        """Note that the servers that we have let go for a shard have moved, or are served here again."""
        found = self._let_go.pop(shard, None)
        if found is not None:
            found.over.set()

    def heard(self, interactions: Iterable[int]) -> None:
        """Note which interactions the former owners have taken."""
        for interaction in interactions:
            self._taken[interaction] = (_now(), 0)

    def _decide(self, shard: Shard) -> None:
        move = self._moves.pop(shard, None)
        if move is not None:
            if move.question is not None:
                move.question.moved = self._leases.owns(shard)
                move.question.over.set()
            move.asked.set()

    def taken(self, shard: Shard) -> list[int]:
        """Return the interactions of a shard's servers that were taken of late, the latest last."""
        self._forget()
        return [interaction for interaction, (_, guild) in self._taken.items() if shard.has(guild)]

    def check(self, guild: int) -> None:
        """Check that this process serves a server; see ``Ownership.fence`` for the errors raised."""
        if not self._serves(guild):
            raise NotOurs
        self._leases.fence(guild)


async def _at_most(seconds: float, event: Awaitable[object]) -> bool:
    """Wait for something, but not longer; return whether it has happened."""
    try:
        async with asyncio.timeout(seconds):
            await event
    except TimeoutError:
        return False
    return True


def _now() -> float:
    """Return the seconds of the event loop's clock, which never jumps."""
    return asyncio.get_running_loop().time()
