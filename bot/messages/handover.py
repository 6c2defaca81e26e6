"""Taking over the tables of a shard from another process, and letting them go."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from typing import Protocol

from bot.interactions.languages import Languages
from bot.messages.dealing import Dealing
from bot.messages.display import Display
from bot.messages.hands import Hands
from bot.messages.reminders import Reminders
from bot.messages.tokens import Tokens
from bot.store.engine.fence import Shard
from bot.store.open_messages import NO_MESSAGE
from bot.store.settings import SettingsStore
from bot.tables.kit.background import Background
from bot.tables.live.room import Room


class Follower(Protocol):
    """Something else that is served where the tables are."""

    async def restore(self, shard: Shard | None = None) -> int:
        """Take over what belongs to a shard's servers, or to all, and return how much there is.

        :raises NotSaved: the database does not answer.
        """
        ...

    async def let_go(self, shard: Shard, *, at_once: bool = False) -> None:
        """Let go what belongs to a shard's servers. If not at once, what is under way is finished first."""
        ...


class Handover:
    """Takes over live tables with their messages, and lets them go."""

    def __init__(
        self,
        room: Room,
        display: Display,
        hands: Hands,
        tokens: Tokens,
        dealing: Dealing,
        reminders: Reminders,
        languages: Languages,
        settings: SettingsStore,
        followers: Sequence[Follower] = (),
    ) -> None:
        """Make one.

        :param followers: what is taken over after the tables, and let go before them.
        """
        self._followers = followers
        self._room = room
        self._display = display
        self._hands = hands
        self._tokens = tokens
        self._dealing = dealing
        self._reminders = reminders
        self._languages = languages
        self._settings = settings
        self._asking = Background()

    async def restore(self, shard: Shard | None = None) -> int:
        """Find the live tables, the messages that show them and their servers' languages; return the number of tables.

        :param shard: which servers' tables; None for all.
        :raises NotSaved: the database does not answer.
        """
        await self._languages.restore(shard)
        for open_message, shown in await self._tokens.restore(shard):
            if open_message.user is None:
                self._display.restore(open_message.table, shown)
                continue
            words = self._languages.words(open_message.language)
            self._dealing.restore(open_message.channel, open_message.user, shown, words)
            if open_message.message != NO_MESSAGE:
                self._hands.restore(open_message.table, open_message.user, shown, words)
        await self._reminders.restore(shard)
        count = await self._room.restore(shard)
        for follower in self._followers:
            await follower.restore(shard)
        return count

    async def take_over(self, shard: Shard) -> int:
        """Find the live tables of a shard's servers, and return their number.

        Discord is asked for the languages of those servers whose language is not stored.

        :raises NotSaved: the database does not answer.
        """
        live = await self.restore(shard)
        self._asking.begin(self._learn_languages(self._room.servers(shard)))
        return live

    async def let_go(self, shard: Shard, *, at_once: bool) -> None:
        """Forget the tables of a shard's servers.

        :param at_once: whether to cancel what is under way; if not, it is finished first.
        """
        for follower in self._followers:
            await follower.let_go(shard, at_once=at_once)
        tables = await self._room.let_go(shard, at_once=at_once)
        self._hands.let_go(tables)
        if at_once:
            await self._display.let_go(tables, at_once=True)
        else:
            await asyncio.gather(
                self._display.let_go(tables, at_once=False), self._tokens.save(), self._languages.save()
            )
        await self._reminders.let_go(tables, at_once=at_once)
        self._tokens.let_go(tables)

    async def returned(self) -> None:
        """Reload the settings, which may have changed while the database did not answer.

        :raises NotSaved: the database does not answer.
        """
        await self._settings.load()

    async def close(self) -> None:
        """Stop asking Discord for languages."""
        await self._asking.finish(0.0)

    async def _learn_languages(self, guilds: Iterable[int]) -> None:
        """Ask Discord for the languages of servers that are not known, and show their tables in them."""
        for guild in guilds:
            if await self._languages.ask(guild):
                self._display.touch_all(table for table in self._room.tables if table.guild == guild)
                self._room.show_resting(guild)
