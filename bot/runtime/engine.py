"""Decide, write down, apply: how tables and tournaments change, so that memory is never ahead of the disk.

What follows an entry is declared by its kind: see ``Effects``.
"""

import asyncio
import logging
from abc import ABC, abstractmethod
from collections import defaultdict
from collections.abc import Awaitable, Callable, Sequence
from contextvars import ContextVar
from datetime import datetime
from enum import Enum, auto
from typing import Any, Final, Generic, Protocol, TypeAlias, TypeVar
from weakref import WeakValueDictionary

from bot.games.refused import Refused
from bot.runtime.background import Clock
from bot.store.engine.fence import CannotPay, ChannelTaken, Fence, NotOurs, NotSaved, OutOfDate, Ownership
from bot.store.journal.journal import Journal

log = logging.getLogger(__name__)

CERTAIN: Final = (Refused, CannotPay, ChannelTaken)
"""The errors after which it is certain that nothing was written."""


WRITTEN: Final[ContextVar[list[object]]] = ContextVar("written")
"""The entries that have been written down for the interaction that is being handled, if somebody wants to know."""


class Subject(Protocol):
    """What entries change."""

    id: int
    guild: int

    def apply(self, entry: Any, /) -> None:
        """Change it by an entry that is written down."""


S = TypeVar("S", bound=Subject)
E = TypeVar("E")
DecidedT = TypeVar("DecidedT")


class Happening(Enum):
    """What happens to a table or a tournament without an entry of its own."""

    OPENED = auto()
    """It is new."""
    TOUCHED = auto()
    """Something has changed that is not stored."""
    READ_AGAIN = auto()
    """It was read from the database, and may be any other."""
    WOKEN = auto()
    """It was rebuilt from the journal."""
    TAKEN_BACK = auto()
    """It had left memory, and is there again as it was."""
    RESTED = auto()
    """It leaves memory, because nobody does anything at it. It is forgotten after that."""
    OVER = auto()
    """An entry has ended it, whose own effects have run."""


Kind: TypeAlias = type[Any] | Happening


class Effects(Generic[S]):
    """What follows what happens to a table or a tournament, in the order in which it is declared.

    Effects run on the event loop, and must not block. One that fails does not keep the others from running.
    """

    def __init__(self) -> None:
        self._by_kind: dict[Kind, list[Callable[[S, Any], object]]] = defaultdict(list)
        self._forgotten: list[Callable[[int], object]] = []

    def on(self, kinds: Sequence[Kind], effect: Callable[[S, Any], object]) -> None:
        """Have an effect follow these kinds of entries and happenings. It gets the subject and what has happened."""
        for kind in kinds:
            self._by_kind[kind].append(effect)

    def on_forgotten(self, effect: Callable[[int], object]) -> None:
        """Have an effect follow when this process no longer serves something: it is over, or another one serves it."""
        self._forgotten.append(effect)

    def of(self, kind: Kind) -> Sequence[Callable[[S, Any], object]]:
        """Return what follows a kind."""
        return self._by_kind.get(kind, ())

    def follow(self, subject: S, happened: object) -> None:
        """Run what follows an entry or a happening."""
        for effect in self.of(happened if isinstance(happened, Happening) else type(happened)):
            try:
                effect(subject, happened)
            except Exception:
                log.exception("%s %d: an effect failed", type(subject).__name__.lower(), subject.id)

    def forgotten(self, number: int) -> None:
        """Run what follows when this process no longer serves something."""
        for effect in self._forgotten:
            try:
                effect(number)
            except Exception:
                log.exception("%d: an effect of its being forgotten failed", number)


class Everything:
    """The ownership of a single process that serves all servers."""

    def fence(self, guild: int) -> Fence | None:
        """See ``Ownership``."""
        return None


class Engine(ABC, Generic[S, E]):
    """Runs one command at a time for each table or tournament (``S``). Effects follow each entry (``E``).

    Every method that asks the database raises ``NotSaved`` if it does not answer. Every one that changes something
    raises ``NotOurs`` if another process serves it.
    """

    def __init__(self, clock: Clock, journal: Journal, ownership: Ownership | None) -> None:
        self._clock = clock
        self._journal = journal
        self._ownership = ownership or Everything()
        """Which servers this process may write about; by default all of them."""
        self.effects = Effects[S]()
        self._doubtful: set[int] = set()
        """The numbers of those of which the database may hold an entry that is not applied here."""
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

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
        """Decide, write down what was decided, apply it, run its effects, and return it.

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
        WRITTEN.get([]).extend(entries)
        for entry in entries:
            self._changed(subject, entry)
        return decided

    def _changed(self, subject: S, happened: E | Happening) -> None:
        self.effects.follow(subject, happened)

    def _doubt(self, number: int) -> None:
        """Have something read from the database again before it changes next."""
        self._doubtful.add(number)

    def _lock(self, subject: S) -> asyncio.Lock:
        """Return what is held from the moment a command is decided until its entry is applied."""
        return self._locks.setdefault(subject.id, asyncio.Lock())

    def _is_here(self, subject: S) -> bool:
        """Return whether this is still the object that stands for a table or tournament in this process."""
        return True

    @abstractmethod
    async def _reload(self, subject: S) -> None:
        """Read it again, into the same object, which is not doubtful any more."""

    async def _write(self, subject: S, entries: Sequence[Any], fence: Fence | None) -> None:
        """Write entries down."""
        for entry in entries:
            await self._journal.write(entry, fence)

    def _apply(self, subject: S, entry: E) -> None:
        """Apply an entry that is written down."""
        subject.apply(entry)


def _several(decided: Any) -> tuple[Any, ...]:
    if decided is None:
        return ()
    return tuple(decided) if isinstance(decided, Sequence) else (decided,)
