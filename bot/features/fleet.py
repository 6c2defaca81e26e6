"""Which servers this process serves: taking them over, letting them go, and forgetting those that are gone."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Iterable
from typing import Protocol

from bot.config import Share
from bot.features.base import Base
from bot.features.parts import Leaving, Part, Stage
from bot.features.tables import Tables
from bot.fleet.forgetting import Forgetting
from bot.fleet.leases import CHANGED, SETTING_UP
from bot.fleet.shards import Plan, Shards
from bot.store.engine.fence import Shard
from bot.store.people.departures import Departures
from bot.tables.kit.background import Background

log = logging.getLogger(__name__)


class SetUp(Protocol):
    """Does what one process does at a time while it starts."""

    def __call__(self, *, alone: bool) -> Awaitable[None]:
        """:param alone: whether there is no other process."""
        ...


class Fleet:
    """Lets parts take servers over, and let them go."""

    def __init__(self, base: Base, tables: Tables) -> None:
        self._base = base
        self._room = tables.room
        self._asking = Background()
        config, leases = base.config, base.leases
        plan = Plan(config.shard_ids, config.shards is Share.AUTO, config.shard_count)
        self.shards = None if leases is None else Shards(base.client, leases, plan, self, base.in_flight)
        """The shards that this process serves; None if there is no other process."""
        self.forgetting = Forgetting(
            base.client,
            Departures(base.engine, base.writer),
            base.ownership,
            base.clock,
            config.forget_servers_after,
            self._forget,
        )
        base.parts.add(
            Part(Stage.REQUESTS, close=lambda: self._asking.finish(0.0)),
            Part(Stage.CLOCKED, begin=self.forgetting.begin, close=self.forgetting.close),
        )
        if self.shards is not None:
            base.channels[CHANGED] = self.shards.heard
            base.parts.add(Part(Stage.SHARDS, close=self.shards.close))

    async def enter(self, set_up: SetUp) -> None:
        """Set up, and take all servers over; or join the other processes, so that ``Shards`` takes over some."""
        if self._base.leases is None or self.shards is None:
            await set_up(alone=True)
            await self._base.parts.restore()
            log.info("%d tables restored", len(self._room))
            return
        members = await self.shards.join()
        async with self._base.leases.holding(SETTING_UP):
            await set_up(alone=members == 1)

    async def take_over(self, shard: Shard) -> int:
        """Take over a shard's servers, and return how many live tables they have.

        Discord is asked for the languages of those with live tables whose language is not stored.

        :raises NotSaved: the database does not answer.
        """
        await self._base.parts.restore(shard)
        servers = self._room.servers(shard)
        self._asking.begin(self._learn_languages(servers))
        return servers.total()

    async def let_go(self, shard: Shard, *, at_once: bool) -> None:
        """Let a shard's servers go.

        :param at_once: whether to cancel what is under way; if not, it is finished first.
        """
        await self._base.parts.let_go(Leaving(shard, at_once))

    async def returned(self) -> None:
        """Reload the settings, which may have changed while the database did not answer.

        :raises NotSaved: the database does not answer.
        """
        await self._base.settings.load()

    async def _learn_languages(self, guilds: Iterable[int]) -> None:
        """Ask Discord for the languages of servers that are not known, and show in them what stands there."""
        for guild in guilds:
            if await self._base.languages.ask(guild):
                self._base.parts.show_again(guild)

    async def _forget(self, guild: int) -> None:
        """Close a server's tables, and drop its settings and names."""
        await self._base.parts.abandon(guild=guild)
        await self._base.settings.forget_guild(guild)
