"""The one order in which the parts of the bot begin, take over servers, let them go and stop."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from enum import IntEnum, auto
from itertools import groupby
from operator import attrgetter
from typing import TypeAlias

from bot.store.engine.fence import Shard

Done: TypeAlias = Awaitable[object] | None
"""What a step returns: None if it is done at once."""


class Phase(IntEnum):
    """When a part begins and takes over servers. It lets them go and stops in the opposite order.

    The reasons are those of stopping: each stage stops before those that stand above it.
    """

    LATE = auto()
    """Cancels handlers of events that arrived before the disconnect."""
    CONNECTION = auto()
    """Until here, messages can be sent."""
    REQUESTS = auto()
    """What is sent and nobody waits for is cut short."""
    STORE = auto()
    """What is sent and deleted is also written down, so the journal stays open until then."""
    NOTES = auto()
    """What is noted in memory is written down once nothing more is noted, such as people's names."""
    MESSAGES = auto()
    """Messages show the last changes once nothing changes any more."""
    DEALING = auto()
    """Whoever is just being given a hand gets it, and the hand is a message."""
    TABLES = auto()
    """Tables are let go after their tournaments, and their messages after them."""
    EVENTS = auto()
    """What a tournament has under way opens tables and gives hands."""
    ANSWERS = auto()
    """What has been asked for is done, and the answers are sent."""
    CLOCKED = auto()
    """What comes by the clock ends after events and alarms, which may have begun some of it until then."""
    CLOCK = auto()
    """Alarms end together with the computer players for which they wait."""
    WORK = auto()
    """Long work of computer players is given up, and whoever waits for it is told."""
    HEEDED = auto()
    """What is being written about deleted channels and servers is finished."""
    SHARDS = auto()
    """All servers are handed on first, so that other processes serve them while this one stops."""
    READY = auto()
    """What begins here does so after everything else."""


@dataclass(slots=True)
class Leaving:
    """Servers that another process serves from now on."""

    shard: Shard
    at_once: bool
    """Whether it serves them already. If not, what is under way is finished first."""
    tables: Sequence[int] = ()
    """Their live tables, once the room has let them go."""


def _nothing(*_: object) -> None:
    """Do nothing."""


@dataclass(frozen=True)
class Component:
    """What a part does as the bot starts, takes over servers, lets them go and stops."""

    stage: Phase
    begin: Callable[[], Done] = _nothing
    restore: Callable[[Shard | None], Done] = _nothing
    """Takes over what belongs to a shard's servers, or to all. It may raise ``NotSaved``."""
    let_go: Callable[[Leaving], Done] = _nothing
    abandon: Callable[[int | None, int | None], Done] = _nothing
    """Ends what is in a channel that was deleted, or in a server that the bot is no longer in: one of both is given."""
    forget: Callable[[int], Done] = _nothing
    """Drops from memory what is known of a person, who may have had themselves forgotten by another process."""
    show_again: Callable[[int], None] = _nothing
    """Shows what stands in a server's channels with its new settings, such as its language."""
    close: Callable[[], Done] = _nothing


class Lifecycle:
    """All parts of the bot, in the order of their stages."""

    def __init__(self) -> None:
        self._parts: list[Component] = []

    def add(self, *parts: Component) -> None:
        """Add parts. Those of one stage begin in the order in which they are added."""
        self._parts = sorted([*self._parts, *parts], key=attrgetter("stage"))

    async def forward(self, step: Callable[[Component], Done]) -> None:
        """Have each part do something, one after the other."""
        for each in self._parts:
            await _done(step(each))

    async def backward(self, step: Callable[[Component], Done]) -> None:
        """Have each part do something, the last stage first; the parts of one stage do it at the same time."""
        for _, same in groupby(reversed(self._parts), attrgetter("stage")):
            await asyncio.gather(*(_done(step(each)) for each in same))

    def show_again(self, guild: int) -> None:
        """Show what stands in a server's channels with its new settings."""
        for each in self._parts:
            each.show_again(guild)


async def _done(step: Done) -> None:
    if step is not None:
        await step
