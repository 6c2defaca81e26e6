"""The servers of this process: taking servers over, handing them on, forgetting servers that removed the bot."""

import logging
from collections.abc import Awaitable, Callable, Iterable
from functools import partial

from bot.base import Base
from bot.config import Share
from bot.features.fleet.departures import Departures
from bot.features.fleet.forgetting import Forgetting
from bot.features.fleet.leases import CHANGED, SETTING_UP, Leases
from bot.features.fleet.shards import Plan, Shards
from bot.interactions.requests import Feature, Features
from bot.runtime.background import Background
from bot.runtime.lifecycle import Component, Leaving, Phase
from bot.store.engine.fence import NotSaved, Shard
from bot.store.settings import CHANNEL as SETTINGS
from bot.store.settings import USER
from bot.tables.feature import Tables

log = logging.getLogger(__name__)


def lease(base: Base) -> Leases | None:
    """Return the leases of a process that may share its database with others; None on SQLite.

    From now on, ``base`` writes only about servers whose lease this process holds, and follows what others change.
    """
    if base.engine.dialect.name != "postgresql":
        return None

    async def follow(change: str) -> None:
        try:
            kind, _, number = change.partition(" ")
            if kind == USER:  # perhaps they had themselves forgotten
                await base.lifecycle.forward(lambda each: each.forget(int(number)))
            await base.settings.follow(change)
        except NotSaved:
            log.warning("a setting changed by another process will be read when the database answers again")

    base.channels[SETTINGS] = lambda change: base.late.begin(follow(change))
    base.ownership = base.processes = leases = Leases(base.engine.url, base.config.lease_seconds, base.channels)
    return leases


class Fleet(Feature):
    """Lets parts take servers over, and let them go."""

    def __init__(self, base: Base, tables: Tables, _others: Features) -> None:
        self._base = base
        leases = base.processes if isinstance(base.processes, Leases) else None
        self._lifecycle = base.lifecycle
        self._room = tables.room
        self._asking = Background(seconds=0.0)
        self.returned = base.settings.load
        config = base.config
        plan = Plan(config.shard_ids, config.shards is Share.AUTO, config.shard_count)
        self.shards = None if leases is None else Shards(base.client, leases, plan, self, base.middleware.in_flight)
        """The shards that this process serves; None if there is no other process."""
        departures, days = Departures(base.engine, base.writer), config.forget_servers_after
        self.forgetting = Forgetting(base.client, departures, base.ownership, base.clock, days, self._forget)
        self._lifecycle.add(
            Component(Phase.REQUESTS, close=self._asking.close),
            Component(Phase.CLOCKED, begin=self.forgetting.begin, close=self.forgetting.close),
        )
        base.appeared.append(self.forgetting.appeared)
        base.removed.append(self.forgetting.removed)
        base.begun.append(self.forgetting.begun)
        if leases is not None and self.shards is not None:
            base.connector, base.enter = self.shards, partial(self._enter, leases, self.shards)
            base.middleware.admits = self.shards.admits
            base.channels[CHANGED] = self.shards.heard
            self._lifecycle.add(Component(Phase.SHARDS, close=self.shards.close))

    async def _enter(self, leases: Leases, shards: Shards, set_up: Callable[[bool], Awaitable[None]]) -> None:
        """Set up and join the other processes, so that ``Shards`` takes servers over.

        :param set_up: does what one process does at a time; it is told whether there is no other one.
        """
        members = await shards.join()
        async with leases.holding(SETTING_UP):
            await set_up(members == 1)

    async def take_over(self, shard: Shard) -> int:
        """Take over a shard's servers, and ask Discord for their languages that are not stored; see ``Tables``."""
        await self._lifecycle.forward(lambda each: each.restore(shard))
        servers = self._room.servers(shard)
        self._asking.begin(self._learn_languages(servers))
        return servers.total()

    async def let_go(self, shard: Shard, *, at_once: bool) -> None:
        """Let a shard's servers go; see ``Tables``."""
        leaving = Leaving(shard, at_once)
        await self._lifecycle.backward(lambda each: each.let_go(leaving))

    async def _learn_languages(self, guilds: Iterable[int]) -> None:
        """Ask Discord for the languages of servers that are not known, and show in them what stands there."""
        for guild in guilds:
            if await self._base.languages.ask(guild):
                self._lifecycle.show_again(guild)

    async def _forget(self, guild: int) -> None:
        await self._lifecycle.backward(lambda each: each.abandon(None, guild))
        await self._base.settings.forget_guild(guild)
