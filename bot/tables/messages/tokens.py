"""The tokens that edit messages. They are saved so that open hands and tables can be edited after a restart.

They are encrypted in the database, and each is deleted within a minute after it has expired.
"""

import asyncio
import logging
from collections.abc import Iterable
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from typing import Final

import discord

from bot.interactions.answers import PANEL_TOKEN, TOKEN_SECONDS, Shown
from bot.runtime.clock import Clock
from bot.store.engine.fence import NotSaved, Shard
from bot.store.journal.entries import Entry
from bot.store.open_messages import NO_TABLE, OpenMessage, OpenMessages
from bot.tables.live.live_tables import RECENT_SECONDS
from bot.tables.rules.listener import Listener
from bot.tables.rules.table import Table

log = logging.getLogger(__name__)

SAVE_SECONDS = 1.0
"""How long a token waits to be saved, in seconds, so that many share a transaction. Nobody waits for this: if the bot
is killed before, that hand is refreshed by its owner's next click."""

TRY_AGAIN_SECONDS = 5.0

FRESH_SECONDS = TOKEN_SECONDS / 2
"""While a message's saved token is valid for at least this long, in seconds, no newer one is saved."""

SWEEP_SECONDS = 60.0
"""How often expired tokens are deleted, in seconds, while there may be some."""

_KEY: Final = "tokens"

_SWEEP_KEY: Final = "expired tokens"


class Tokens(Listener):
    """Saves the token through which each message can be edited, and restores it."""

    def __init__(self, client: discord.Client, store: OpenMessages, clock: Clock) -> None:
        self._client = client
        self._store = store
        self._clock = clock
        self._noted: dict[int, dict[int | None, OpenMessage]] = {}
        """The newest saved or unsaved message, by table and person; None is the table's own."""
        self._unsaved: dict[tuple[int, int | None], OpenMessage] = {}
        self._saving = asyncio.Lock()
        self._stored_until = 0.0
        """When the last of the stored tokens has expired, by the clock."""

    def note(self, table: int, user: int | None, shown: Shown, language: str, sooner: float = 0.0) -> None:
        """Remember a message's token, and save it soon.

        :param user: whose hand it shows; None for the table itself.
        :param language: the language of the message.
        :param sooner: how much earlier the token counts as expired, in seconds.
        """
        if shown.token.startswith(PANEL_TOKEN):
            return
        noted = self._noted.setdefault(table, {})
        known = noted.get(user)
        if known is not None and known.message is not None and known.message == shown.message:
            left = known.until.timestamp() - self._clock.now()
            if left > FRESH_SECONDS and known.language == language:
                return
        noted[user] = message = self._described(table, user, shown, language, sooner)
        if not self._unsaved:
            self._clock.set(_KEY, self._clock.now() + SAVE_SECONDS, self.save)
        self._unsaved[table, user] = message

    def _described(self, table: int, user: int | None, shown: Shown, language: str, sooner: float = 0.0) -> OpenMessage:
        until = datetime.fromtimestamp(self._clock.now() + shown.seconds_left - sooner, UTC)
        return OpenMessage(table, user, shown.token, shown.message, shown.followed_up, language, until)

    async def announce(self, user: int, shown: Shown, language: str) -> None:
        """Save, if possible, that an interaction is about to be answered by the announcement of a thread."""
        with suppress(NotSaved):
            await self._store.save([self._described(NO_TABLE, user, shown, language)], self._clock.utc())
            self._sweep_later()

    async def announcements(self, before: float) -> list[Shown]:
        """Return the answers to such interactions from before a moment, in Unix seconds, whose tokens are still valid.

        :raises NotSaved: the database does not answer.
        """
        until = datetime.fromtimestamp(before + TOKEN_SECONDS, UTC)
        return [self._shown(each) for each in await self._store.announcements(self._clock.utc(), until)]

    async def save(self) -> None:
        """Save what has been noted since the last time. If the database does not answer, try again later."""
        async with self._saving:  # a caller also waits for a save that is under way
            unsaved, self._unsaved = self._unsaved, {}
            if not unsaved:
                return
            now = self._clock.utc()
            try:
                await self._store.save(list(unsaved.values()), now)
            except NotSaved as error:
                log.debug("open messages could not be saved; trying again later: %r", error.__cause__)
                self._unsaved = unsaved | self._unsaved
                self._clock.set(_KEY, self._clock.now() + TRY_AGAIN_SECONDS, self.save)
            else:
                self._sweep_later()

    async def forget(self, user: int) -> None:
        """Save no more of a person's tokens. Those that are being saved are in the database when this returns."""
        async with self._saving:
            self._unsaved = {key: each for key, each in self._unsaved.items() if key[1] != user}
            for noted in self._noted.values():
                noted.pop(user, None)

    def _sweep_later(self) -> None:
        """Plan to delete tokens until all those that are stored now have expired."""
        self._stored_until = self._clock.now() + TOKEN_SECONDS
        if not self._clock.is_set(_SWEEP_KEY):
            self._clock.set(_SWEEP_KEY, self._clock.now() + SWEEP_SECONDS, self.sweep)

    async def sweep(self) -> None:
        """Delete the tokens that have expired. If the database does not answer, try again later."""
        now = self._clock.now()
        try:
            await self._store.save([], datetime.fromtimestamp(now, UTC))
        except NotSaved:
            self._clock.try_again(_SWEEP_KEY, self.sweep)
        else:
            if now <= self._stored_until:
                self._clock.set(_SWEEP_KEY, now + SWEEP_SECONDS, self.sweep)

    def changed(self, table: Table, entry: Entry | None) -> None:
        """See ``Listener``."""
        if not table.live:
            self.let_go([table.id])

    def rested(self, table: Table) -> None:
        """See ``Listener``."""
        self.let_go([table.id])

    def let_go(self, tables: Iterable[int]) -> None:
        """Forget the messages of these tables."""
        for table in tables:
            self._noted.pop(table, None)

    async def restore(self, shard: Shard | None = None) -> list[tuple[OpenMessage, Shown]]:
        """Return the messages of live tables, and of those that ended lately, whose tokens are still valid.

        :param shard: which servers' tables; None for all.
        :raises NotSaved: the database does not answer.
        """
        await self._store.seal_clear()
        now = self._clock.utc()
        found = await self._store.of(shard, now, now - timedelta(seconds=RECENT_SECONDS))
        self._sweep_later()  # another process, or an earlier run, may have saved some that nobody else deletes
        return [(each, self._shown(each)) for each in found]

    def _shown(self, message: OpenMessage) -> Shown:
        application = self._client.application_id
        assert application is not None, "messages are restored after logging in"
        webhook = discord.Webhook.partial(application, message.token, client=self._client)
        left = message.until.timestamp() - self._clock.now()
        return Shown(webhook, message.message, followed_up=message.followed_up, seconds=left)
