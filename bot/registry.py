"""What people are offered: the games, the commands and the clicks of every feature."""

import asyncio
import logging
from collections.abc import Mapping, Sequence
from typing import Final

from bot.base import Base
from bot.games.catalog import PACKAGES
from bot.games.validation import BadPackage, described, validate
from bot.interactions.commands.translator import describe, digest, for_all, publish, published
from bot.interactions.commands.tree import CheckedTree, fit
from bot.interactions.requests import Clicks, Feature
from bot.runtime.lifecycle import Component, Phase
from bot.runtime.limited import LIMIT_SECONDS, limited
from bot.tables.feature import Tables

log = logging.getLogger(__name__)

DAY_SECONDS: Final = 24 * 60 * 60.0

PREPARE_AFTER_SECONDS: Final = 2.0
"""How long after the set-up our own games are prepared, in seconds: Discord tells of all servers before that."""


class CommandRegistry:
    """Connects what features bring, and publishes it."""

    def __init__(self, base: Base, tables: Tables, features: Sequence[Feature]) -> None:
        """Connect features. Clients list their commands in this order: the first ten are those of a first evening."""
        self._base = base
        self._tables = tables
        self._features = features
        self.own = frozenset(name for each in features for name in each.guild_commands)
        """The names of the commands that are published in servers one by one."""
        self.commands = CheckedTree(base.client, tables, self.own)
        """Empty until ``offer``."""
        self.clicks = Clicks(tables, features)
        for each in features:
            each.offered(self.clicks, self.commands)
        base.lifecycle.add(
            Component(Phase.STORE, begin=self.offer),
            Component(Phase.SHARDS, begin=self._enter),
            Component(Phase.READY, begin=lambda: base.clock.soon("prepare", PREPARE_AFTER_SECONDS, self._prepare_ours)),
        )

    async def offer(self) -> Mapping[str, str]:
        """Prepare the games from outside and make the commands of all games. Leave out those that fail at either.

        :return: why games are left out, by their packages' descriptions.
        :raises UnknownGame: no game is left.
        """
        games = self._base.games
        refused: dict[str, str] = {}
        for name, game in list(games.items()):
            if PACKAGES[name].origin is None:
                continue
            try:
                await limited(LIMIT_SECONDS, validate, PACKAGES[name], "it cannot prepare", game.prepare)
            except BadPackage as error:
                refused[name] = str(error)
            except TimeoutError:
                refused[name] = f"it cannot prepare: it takes more than {LIMIT_SECONDS:g} s"
        able = {name: game for name, game in games.items() if name not in refused}
        refused |= await fit(
            self.commands, able, lambda games: [each for feature in self._features for each in feature.commands(games)]
        )
        for name, reason in refused.items():  # before anything is served; their tables wait, as if not installed
            log.error("the game %s is left out: %s", described(PACKAGES[name]), reason)
            patience = games.pop(name).patience
            for each in (name, *([] if patience is None else [patience.name])):
                self._base.alone.pop(each, None)
        return {described(PACKAGES[name]): reason for name, reason in refused.items()}

    async def _enter(self) -> None:
        """Set up, and take all servers over, or some if there are other processes."""
        if self._base.enter is not None:
            await self._base.enter(self._set_up)
            return
        await self._set_up(True)
        await self._base.lifecycle.forward(lambda each: each.restore(None))
        log.info("%d tables restored", len(self._tables.room))

    async def _set_up(self, alone: bool) -> None:
        """Run the set-up that only one process may run: recount, sweep, publish commands.

        :param alone: whether there is no other process; if there is one, commands are published only if they changed.
        """
        base, processes = self._base, self._base.processes
        for each in base.set_ups:
            await each()
        await self._sweep()
        commands = describe(self.commands)
        ours = digest(commands)
        for feature in self._features:
            feature.described(commands)
        if alone or processes is None or await processes.commands_told() != ours:
            base.languages.mention(await publish(base.client, for_all(commands, self.own)))
            log.info("%d commands known to Discord", len(commands))
            for feature in self._features:
                if (publishing := feature.publish()) is not None:
                    base.late.begin(publishing)
        else:
            base.languages.mention(await published(base.client))
        if processes is not None:
            await processes.note_commands(ours)

    async def _sweep(self) -> None:
        """Delete what has expired, now and every day from then on."""
        base = self._base
        base.clock.set("sweep", base.clock.now() + DAY_SECONDS, self._sweep)
        for each in base.sweeps:
            await each(base.clock.utc().date())

    async def _prepare_ours(self) -> None:
        """Prepare our own games: whoever comes before that waits for it, and that cannot fail."""
        for name, game in list(self._base.games.items()):
            if PACKAGES[name].origin is None:
                await asyncio.to_thread(game.prepare)
