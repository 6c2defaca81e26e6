"""The hands that people have open. Each is refreshed when its owner's turn comes, as long as its token is valid."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import aiohttp
import discord

from bot.faces.face import Icons
from bot.interactions.answers import Shown, retry_transient
from bot.interactions.in_flight import finish
from bot.locales.words import Words
from bot.messages.tokens import Tokens
from bot.store.journal.entries import Entry
from bot.tables.listener import Listener
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.views.hand import hand_message

log = logging.getLogger(__name__)

CLOSING_SECONDS = 2.0


@dataclass(slots=True)
class _Open:
    """A message that shows a person their hand."""

    message: Shown
    words: Words
    shown: int | None
    """The number of the choice it shows; None if it has to be refreshed in any case."""


class Hands(Listener):
    """Keeps track of open hands, and of the interaction through which each can be edited."""

    def __init__(self, icons: Icons, tokens: Tokens) -> None:
        self._icons = icons
        self._tokens = tokens
        self._open: dict[int, dict[int, _Open]] = {}
        """By table and person. A seat would not do, since seats change owners until the game begins."""
        self._busy: Counter[tuple[int, int]] = Counter()
        """How many clicks are being answered, by table and person. A fast person can cause more than one."""
        self._tasks: set[asyncio.Task[None]] = set()

    def remember(self, message: Shown | None, words: Words, table: Table, user: int, turn: int) -> None:
        """Note that a message shows a person their hand in a language, for the choice numbered ``turn``."""
        if message is not None and table.live:
            self._open.setdefault(table.id, {})[user] = _Open(message, words, turn)
            self._tokens.note(table.id, user, message, words.language)

    def restore(self, table: int, user: int, message: Shown, words: Words) -> None:
        """Take over a hand that was open when its table was last served. What it shows may be out of date."""
        self._open.setdefault(table, {})[user] = _Open(message, words, None)

    @contextmanager
    def answering(self, table: Table, user: int) -> Iterator[None]:
        """Hold back refreshes of a hand while a click in it is being answered: the answer shows the newest hand."""
        self._busy[table.id, user] += 1
        try:
            yield
        finally:
            self._busy[table.id, user] -= 1
            if not self._busy[table.id, user]:
                del self._busy[table.id, user]
            self.wake(table)

    def changed(self, table: Table, entry: Entry | None) -> None:
        """See ``Listener``."""
        self.wake(table)

    def let_go(self, tables: Iterable[int]) -> None:
        """Stop refreshing the hands of these tables."""
        for number in tables:
            self._open.pop(number, None)

    async def close(self) -> None:
        """Finish the refreshes that are under way."""
        await finish(self._tasks, CLOSING_SECONDS)

    def wake(self, table: Table) -> None:
        """Refresh the open hands of the people who have to act and whose hand shows an earlier choice."""
        if not table.live:
            self._open.pop(table.id, None)
            return
        hands = self._open.get(table.id)
        if not hands or table.position is None:
            return
        for seat in table.people_to_act():
            user = table.seats[seat].user
            hand = None if user is None else hands.get(user)
            if user is None or hand is None or hand.shown == table.position.turn or (table.id, user) in self._busy:
                continue
            if hand.message.seconds_left < 0:
                del hands[user]
                continue
            hand.shown = table.position.turn
            task = asyncio.create_task(self._refresh(hand, table, user), name=f"hand {table.id}/{seat}")
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _refresh(self, hand: _Open, table: Table, user: int) -> None:
        if (table.id, user) in self._busy:  # a click came first; once it is answered, ``wake`` looks again
            hand.shown = None
            return
        try:
            view = hand_message(hand.words, self._icons, table, user)
            await retry_transient(lambda: hand.message.edit(view))
        except (discord.HTTPException, aiohttp.ClientError, OSError, Refusal) as error:
            # Its owner closed it, or its token has expired. The next click on "My hand" opens a new one.
            log.debug("table %d: a hand could not be refreshed: %s", table.id, error)
            hands = self._open.get(table.id, {})
            if hands.get(user) is hand:  # a newer one may be open by now
                del hands[user]
