"""Forgetting the servers that have removed the bot, some time later.

Discord tells of a removal while the bot is connected. If the bot was off, the server is missing from the list with
which each gateway session begins. An outage of Discord's is neither: the list has servers that are unavailable, too.
Before anything is deleted, Discord is asked once more whether the bot is in the server.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import timedelta
from typing import Final

import discord

from bot.client import Begun
from bot.features.fleet.departures import Departure, Departures, Step
from bot.interactions.refused_requests import REQUEST_FAILURES
from bot.runtime.background import Clock, finish
from bot.store.engine.fence import Fenced, NotOurs, NotSaved, Ownership

log = logging.getLogger(__name__)

LOOK_SECONDS: Final = 60 * 60.0
"""How often we look whether a server's time is up."""

MISSED_DAYS: Final = 1
"""How long what is stored about a server is kept at least that was found missing. With another bot's token in the
settings by mistake, all of them would be."""

ASK_SECONDS: Final = 1.0
"""How long to wait before each question to Discord: they count against the bot's limit of requests."""

TAKEN_BACK_SECONDS: Final = 1.0
"""How long a server that has appeared waits to be noted, so that those of a start share a statement."""

CLOSING_SECONDS: Final = 1.0

UNKNOWN_GUILD, MISSING_ACCESS = 10004, 50001
"""Discord's error codes about a server that the bot is not in."""

_LOOK, _BACK, _NOTE, _BEGUN = "forgetting", "servers taken back", "server removed", "session begun"

LetGo = Callable[[int], Awaitable[None]]
"""Closes a server's tables, and drops from memory what is known about it."""


@dataclass(eq=False, repr=False)
class Forgetting:
    """Notes which servers the bot has left, and deletes what is stored about them when their time is up."""

    _client: discord.AutoShardedClient
    _store: Departures
    _ownership: Ownership
    _clock: Clock
    _days: int
    """For how long what is stored about a server is kept after the bot was removed from it; 0 for not at all."""
    _let_go: LetGo

    def __post_init__(self) -> None:
        self._back: set[int] = set()
        """The servers that have appeared and are not noted yet."""
        self._looking: asyncio.Task[None] | None = None
        self._look_again = False
        """Whether somebody has wished for a look since the last one began."""

    def begin(self) -> None:
        """Begin to look from time to time."""
        self._clock.set(_LOOK, self._clock.now() + LOOK_SECONDS, self._look)

    async def close(self) -> None:
        """Stop. What is left of a server is deleted after the next start."""
        if self._looking is not None:
            await finish([self._looking], CLOSING_SECONDS)

    # What Discord tells

    async def removed(self, guild: int) -> None:
        """Note that the bot was removed from a server. If the database does not answer, try again."""
        self._back.discard(guild)
        try:
            await self._store.note(guild, self._clock.utc(), self._ownership.fence(guild))
        except (NotOurs, Fenced):
            return
        except NotSaved:
            self._clock.try_again((_NOTE, guild), lambda: self.removed(guild))
            return
        if not self._days:
            self._look_now()

    def appeared(self, guild: int) -> None:
        """Note soon that the bot is in a server."""
        self._clock.cancel((_NOTE, guild))
        self._back.add(guild)
        self._clock.soon(_BACK, TAKEN_BACK_SECONDS, self._take_back)

    async def _take_back(self) -> None:
        some, self._back = self._back, set()
        try:
            await self._store.take_back(some & await self._store.noted())
        except NotSaved:
            self._back |= some
            self._clock.try_again(_BACK, self._take_back)

    async def begun(self, session: Begun) -> None:
        """Compare the servers of a shard with those about which anything is stored, as a gateway session begins.

        If the database does not answer, try again.
        """
        try:
            await self._store.take_back(session.guilds & await self._store.noted())
            missing, held = set(), set()
            for guild in await self._store.known(session.shard) - session.guilds:
                with suppress(NotOurs):
                    fence = self._ownership.fence(guild)
                    missing.add(guild)
                    if fence is not None:
                        held.add(fence)
            await self._store.miss(missing, self._clock.utc(), held)
        except Fenced:
            return
        except NotSaved:
            self._clock.try_again((_BEGUN, session.shard.number), lambda: self.begun(session))
            return
        self._look_now()

    # Looking whose time is up

    def _look_now(self) -> None:
        self._clock.set(_LOOK, self._clock.now(), self._look)

    async def _look(self) -> None:
        """Forget the servers whose time is up, in the background. The clock waits for its alarms when it closes."""
        self.begin()
        self._look_again = True
        if self._looking is None or self._looking.done():
            self._looking = asyncio.create_task(self._forget_all(), name="forgetting")

    async def _forget_all(self) -> None:
        """Forget the servers whose time is up, and those whose time is up when that is done."""
        while self._look_again:
            self._look_again = False
            now = self._clock.utc()
            missed = now - timedelta(days=max(self._days, MISSED_DAYS))
            try:
                for departure in await self._store.due(now - timedelta(days=self._days), missed):
                    with suppress(NotOurs, Fenced):
                        self._ownership.fence(departure.guild)
                        if await self._is_gone(departure.guild):
                            await self._forget(departure)
            except NotSaved as error:
                log.warning("servers cannot be forgotten while the database does not answer: %r", error.__cause__)
            except Exception:
                log.exception("servers cannot be forgotten")

    async def _is_gone(self, guild: int) -> bool:
        """Ask Discord whether the bot is not in a server. If it is, note that; without an answer, return False."""
        await asyncio.sleep(ASK_SECONDS)
        try:
            await self._client.http.get_guild(guild, with_counts=False)
        except (discord.NotFound, discord.Forbidden) as error:
            return error.code in (UNKNOWN_GUILD, MISSING_ACCESS)
        except REQUEST_FAILURES as error:
            log.info("server %d: Discord does not say whether we are in it: %r", guild, error)
        else:
            await self._store.take_back([guild])
        return False

    async def _forget(self, departure: Departure) -> None:
        """Delete what is stored about a server, in short transactions with pauses for everybody else's."""
        guild, loop = departure.guild, asyncio.get_running_loop()
        await self._let_go(guild)
        step = Step.MORE
        while step is Step.MORE:
            began = loop.time()
            step = await self._store.forget_some(departure, self._ownership.fence(guild))
            await asyncio.sleep(loop.time() - began)
        if step is Step.DONE:
            log.info("server %d: forgotten, since the bot is not in it any more", guild)
