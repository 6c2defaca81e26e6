"""What people and Cloudflare do where somebody plays: permissions, threads, pictures, old and direct messages."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable
from functools import partial
from random import Random
from typing import Final

from playground.server import Playground
from playground.traffic.faults import Fault
from playground.traffic.limits import LATE_EDITS
from playground.world.guild import Channel
from playground.world.permissions import (
    ATTACH_FILES,
    EMBED_LINKS,
    SEND_IN_THREADS,
    SEND_MESSAGES,
    VIEW_CHANNEL,
    Overwrite,
)

RATE: Final = 0.05
"""How often somebody meddles with a channel between two clicks there, from 0 to 1."""

LASTS: Final = 4
"""For how many clicks at most it stays so."""

PERMISSIONS: Final = {
    "send": SEND_MESSAGES | SEND_IN_THREADS, "view": VIEW_CHANNEL, "attach": ATTACH_FILES, "embed": EMBED_LINKS,
}  # fmt: skip


class Troubles:
    """The troubles of a whole evening. They come only while ``rate`` is more than 0."""

    def __init__(self, discord: Playground, seed: int, rate: float = RATE) -> None:
        """Make those of a playground, in which every message counts as an old one while one of the troubles says so.

        :param seed: the same seed and the same clicks give the same troubles.
        """
        self.discord = discord
        self.rate = rate
        self.done: Counter[str] = Counter()
        """How often each trouble has come."""
        self.kinds: set[str] = set()
        """The troubles that can come to those who play."""
        self._seed = seed
        self._usual = discord.limits.late_edits
        discord.limits.late_seconds = 0.0

    def of(self, user: int, channel: Channel) -> Trouble:
        """Return the trouble of one person who plays in a channel."""
        self._seed += 1
        return Trouble(self, user, channel, Random(self._seed))

    def limit_edits(self, limited: bool) -> None:
        """Let all messages count as old ones, or none."""
        self.discord.limits.late_edits = LATE_EDITS if limited else self._usual


class Trouble:
    """What is done where one person plays, and undone some clicks later."""

    def __init__(self, troubles: Troubles, user: int, channel: Channel, dice: Random) -> None:
        self.channel = channel
        self._troubles = troubles
        self._discord = troubles.discord
        self._user = self._discord.world.people[user]
        self._dice = dice
        self._undo: Callable[[], Awaitable[None]] | None = None
        self._left = 0
        self._kinds: dict[str, Callable[[], Awaitable[None]]] = {
            f"take {name}": partial(self._take, bits) for name, bits in PERMISSIONS.items()
        }
        self._kinds |= {
            "lose pictures": self._lose_pictures, "age": self._age, "meet Cloudflare": self._meet_cloudflare,
            "close direct messages": self._close_direct_messages,
        }  # fmt: skip
        if channel.thread is not None:
            self._kinds |= {"archive": self._archive, "archive and lock": self._archive_and_lock}
        troubles.kinds |= self._kinds.keys()

    async def come(self) -> None:
        """Make some trouble, by chance, or end it."""
        done = self._troubles.done
        if self._undo is not None:
            self._left -= 1
            if self._left <= 0:
                await self.end()
        elif self._dice.random() < self._troubles.rate:
            self._left = self._dice.randint(1, LASTS)
            kind = min(self._kinds, key=lambda each: (done[each], self._dice.random()))  # the rarest so far
            done[kind] += 1
            await self._kinds[kind]()

    async def end(self) -> None:
        """Undo what was done."""
        undo, self._undo = self._undo, None
        if undo is not None:
            await undo()

    async def _take(self, permissions: int) -> None:
        world, servers = self._discord.world, self._discord.service.servers
        where = world.channels[self.channel.parent] if self.channel.parent is not None else self.channel
        await servers.set_overwrites(where, {world.bot.id: Overwrite(world.bot.id, 1, 0, permissions)})
        self._undo = lambda: servers.set_overwrites(where, {})

    async def _archive(self) -> None:
        threads = self._discord.service.threads
        await threads.archive(self.channel)
        self._undo = lambda: threads.unarchive(self.channel)

    async def _archive_and_lock(self) -> None:
        threads = self._discord.service.threads
        await threads.change(self.channel, {"archived": True, "locked": True})
        self._undo = lambda: threads.change(self.channel, {"archived": False, "locked": False})

    async def _lose_pictures(self) -> None:
        self._discord.world.retains_pictures = False

        async def undo() -> None:
            self._discord.world.retains_pictures = True

        self._undo = undo

    async def _age(self) -> None:
        self._troubles.limit_edits(True)

        async def undo() -> None:
            self._troubles.limit_edits(False)

        self._undo = undo

    async def _meet_cloudflare(self) -> None:
        self._discord.faults.strike(Fault.CLOUDFLARE)

    async def _close_direct_messages(self) -> None:
        self._user.takes_direct_messages = False

        async def undo() -> None:
            self._user.takes_direct_messages = True

        self._undo = undo
