"""Decide, write down, apply: how tables and tournaments change, so that memory is never ahead of the disk."""

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime
from typing import Any, Final, Generic, Protocol, TypeVar

from bot.games.refused import Refused
from bot.runtime.clock import Clock
from bot.store.engine.fence import CannotPay, Everything, Fence, NotOurs, NotSaved, OutOfDate, Ownership

log = logging.getLogger(__name__)

CERTAIN: Final = (Refused, CannotPay)
"""The errors after which it is certain that nothing was written."""


class Subject(Protocol):
    """What entries change."""

    id: int
    guild: int


S = TypeVar("S", bound=Subject)
E = TypeVar("E")
L = TypeVar("L")
DecidedT = TypeVar("DecidedT")


class Engine(ABC, Generic[S, E, L]):
    """Runs one command at a time for each table or tournament (``S``). Listeners (``L``) hear of each entry (``E``).

    Every method that asks the database raises ``NotSaved`` if it does not answer. Every one that changes something
    raises ``NotOurs`` if another process serves it.
    """

    def __init__(self, clock: Clock, ownership: Ownership | None) -> None:
        self._clock = clock
        self._ownership = ownership or Everything()
        """Which servers this process may write about; by default all of them."""
        self._listeners: list[L] = []
        self._doubtful: set[int] = set()
        """The numbers of those of which the database may hold an entry that is not applied here."""

    def subscribe(self, listener: L) -> None:
        """Tell a listener of every change from now on."""
        self._listeners.append(listener)

    def now(self) -> datetime:
        """Return the time by the clock."""
        return self._clock.utc()

    def check(self, guild: int) -> None:
        """Check that this process may write about a server; see ``Ownership.fence`` for the errors raised."""
        self._ownership.fence(guild)

    def serves(self, subject: S) -> bool:
        """Return whether this process certainly holds the lease of a table or tournament."""
        try:
            self.check(subject.guild)
        except (NotOurs, NotSaved):
            return False
        return True

    async def _run(self, subject: S, decide: Callable[[], Awaitable[DecidedT]]) -> DecidedT:
        """Decide, write down what was decided, apply it, tell of it, and return it.

        :param decide: returns an entry, several, or None if nothing has to change. If the record has gone on meanwhile,
            because somebody was forgotten, it is called again.
        """
        async with self._lock(subject):
            fence = self._ownership.fence(subject.guild)
            if not self._is_here(subject):
                raise NotOurs  # it was let go while this command waited
            if subject.id in self._doubtful:
                await self._reload(subject)
            decided = await decide()
            if not (entries := _several(decided)):
                return decided
            try:
                try:
                    await self._write(subject, entries, fence)
                except OutOfDate:
                    await self._reload(subject)
                    decided = await decide()
                    entries = _several(decided)
                    await self._write(subject, entries, fence)
                for entry in entries:
                    self._apply(subject, entry)
            except CERTAIN:
                raise
            except BaseException:  # it may be written, and only the answer lost; or it is written, and half applied
                self._doubt(subject.id)
                raise
        for entry in entries:
            self._notify_changed(subject, entry)
        return decided

    def _notify_changed(self, subject: S, entry: E | None) -> None:
        for listener in self._listeners:
            try:
                self._tell(listener, subject, entry)
            except Exception:  # one listener's error must not keep the others from hearing
                log.exception("%s %d: a listener failed", type(subject).__name__.lower(), subject.id)

    def _doubt(self, number: int) -> None:
        """Have something read from the database again before it changes next."""
        self._doubtful.add(number)

    @abstractmethod
    def _lock(self, subject: S) -> asyncio.Lock:
        """Return what is held from the moment a command is decided until its entry is applied."""

    @abstractmethod
    def _is_here(self, subject: S) -> bool:
        """Return whether this is still the object that stands for a table or tournament in this process."""

    @abstractmethod
    async def _reload(self, subject: S) -> None:
        """Read it again, into the same object, which is not doubtful any more."""

    @abstractmethod
    async def _write(self, subject: S, entries: Sequence[E], fence: Fence | None) -> None:
        """Write entries down."""

    @abstractmethod
    def _apply(self, subject: S, entry: E) -> None:
        """Apply an entry that is written down."""

    @abstractmethod
    def _tell(self, listener: L, subject: S, entry: E | None) -> None:
        """Tell a listener of a change."""


def _several(decided: Any) -> tuple[Any, ...]:
    if decided is None:
        return ()
    return tuple(decided) if isinstance(decided, Sequence) else (decided,)
