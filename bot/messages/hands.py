"""The hands that people have open. Each is refreshed after every change at its table, as long as its token is valid.

A hand is a message that only its owner sees. It may vanish from their client, which tells nobody. So whoever asks for
their hand gets a new one, and the older one is put to rest: it loses its buttons and says that there is a newer one.
When the game is over, a hand becomes its owner's end card.
"""

from __future__ import annotations

import asyncio
import logging
import math
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field

import aiohttp
import discord

from bot.interactions.answers import TRANSIENT, Shown, blocked_seconds, retry_transient
from bot.locales.words import Words
from bot.messages.renderer import HandRenderer, RenderedHand
from bot.messages.tokens import Tokens
from bot.store.engine.errors import NotSaved
from bot.store.journal.entries import Entry, Posted
from bot.tables.kit.background import Background
from bot.tables.table.listener import Listener
from bot.tables.table.table import Table
from bot.views.kit.layout import Component
from bot.views.table.hand import rested_message

log = logging.getLogger(__name__)

RETRY_SECONDS = 1.0
"""How long to wait after an edit that failed for a transient reason, in seconds."""


@dataclass(slots=True)
class _Open:
    """A message that shows a person their hand."""

    message: Shown
    words: Words
    look: Sequence[Component] | None
    """What it shows; None if that is not known, and it has to be refreshed in any case."""
    turn: int = -1
    """The number of the choice that it shows."""
    draft: str | None = None
    """The unfinished choice that it shows."""
    changes: int = -1
    """``Table.changes`` when it was last rendered; -1 if that is not known."""
    due: bool = False
    """Whether it is to be rendered again, because something has happened at the table or an edit has failed."""
    refreshing: bool = False
    """Whether a task brings it up to date."""
    given: bool = False
    """Whether it came without being asked for, and nothing has been pressed in it."""
    editing: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held during an edit, so that a refresh under way cannot arrive after a later edit of the same message."""

    def is_above(self, message: int | None) -> bool:
        """Return whether this message is known to stand above another one."""
        return self.message.message is not None and message is not None and self.message.message < message

    def is_same(self, message: Shown) -> bool:
        """Return whether this is known to be the same message as another one."""
        return message.message is not None and self.message.message == message.message


class Hands(Listener):
    """Keeps track of open hands, and of the interaction through which each can be edited."""

    def __init__(self, renderer: HandRenderer, tokens: Tokens) -> None:
        self._renderer = renderer
        self._tokens = tokens
        self._open: dict[int, dict[int, _Open]] = {}
        """By table and person. A seat would not do, since seats change owners until the game begins."""
        self._busy: Counter[tuple[int, int]] = Counter()
        """How many clicks are being answered, by table and person. A fast person can cause more than one."""
        self._tasks = Background()
        self.close = self._tasks.close

    def remember(
        self,
        message: Shown | None,
        rendered: RenderedHand,
        words: Words,
        table: Table,
        user: int,
        *,
        given: bool = False,
    ) -> None:
        """Note that a message shows a person their hand in a language.

        A hand of theirs that was open above it is put to rest. If it came without being asked for, it is deleted.

        :param given: whether this one came without being asked for.
        """
        if message is None:
            return
        hands = self._open.setdefault(table.id, {})
        older = hands.get(user)
        same = older is not None and older.is_same(message)
        shows = rendered.look, rendered.turn, rendered.draft, rendered.changes
        hand = hands[user] = _Open(message, words, *shows, given=given)
        if older is not None and same:
            hand.editing = older.editing
            if older.editing.locked():
                hand.look, hand.due = None, True  # an edit under way may arrive after the answer
        if table.live:
            self._tokens.note(table.id, user, message, words.language)
        # Only a new message's id can be unknown, and a new message stands below all others.
        if older is not None and (message.message is None or older.is_above(message.message)):
            gone = older.message.delete() if older.given else self._rest(older, table)
            self._tasks.begin(gone, f"resting hand {table.id}")

    async def forget(self, user: int) -> None:
        """Store no more of how a person's hands can be edited; see ``Tokens.forget``."""
        await self._tokens.forget(user)

    def is_outdated(self, table: Table, user: int, message: int) -> bool:
        """Return whether a person has a newer hand at a table than the one in this message."""
        hand = self._open.get(table.id, {}).get(user)
        return hand is not None and hand.message.message is not None and message < hand.message.message

    def may_be_out_of_reach(self, table: Table, user: int) -> bool:
        """Return whether a person may see a hand that nothing puts to rest before they click in it: its id is lost."""
        hand = self._open.get(table.id, {}).get(user)
        return hand is not None and hand.message.message is None

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
            self._refresh_outdated(table)

    def changed(self, table: Table, entry: Entry | None) -> None:
        """See ``Listener``."""
        if not isinstance(entry, Posted):
            self.wake(table)

    def idle_until(self, table: Table) -> float:
        """See ``Listener``."""
        hands = self._open.get(table.id, {})
        busy = any((table.id, user) in self._busy or hand.refreshing for user, hand in hands.items())
        return 0.0 if busy or any(hand.message.seconds_left > 0 for hand in hands.values()) else math.inf

    def rested(self, table: Table) -> None:
        """See ``Listener``. The tokens of its hands have expired."""
        self.let_go([table.id])

    def let_go(self, tables: Iterable[int]) -> None:
        """Stop refreshing the hands of these tables."""
        for number in tables:
            self._open.pop(number, None)

    def is_settled(self, table: int) -> bool:
        """Return whether every open hand of a table that can be edited shows the last change."""
        hands = self._open.get(table, {}).values()
        return not any(hand.refreshing or (hand.due and hand.message.seconds_left >= 0) for hand in hands)

    def reachable(self, table: int) -> dict[int, int | None]:
        """Return the ids of a table's open hands that can be edited, by person. It may not be known: None."""
        hands = self._open.get(table, {}).items()
        return {user: hand.message.message for user, hand in hands if hand.message.seconds_left >= 0}

    def wake(self, table: Table) -> None:
        """Have all open hands of a table refreshed that show something else than they should."""
        for user, hand in list(self._open.get(table.id, {}).items()):
            hand.due = True
            self._refresh_soon(hand, table, user)

    def _refresh_outdated(self, table: Table) -> None:
        """Have those open hands of a table refreshed that were rendered before the last change."""
        for user, hand in list(self._open.get(table.id, {}).items()):
            if hand.due or hand.changes != table.changes:
                hand.due = True
                self._refresh_soon(hand, table, user)
            elif not table.live and not hand.refreshing:
                self._forget(hand, table, user)

    def _refresh_soon(self, hand: _Open, table: Table, user: int) -> None:
        if hand.message.seconds_left < 0:  # the next click in it brings a new token
            if not table.live:
                self._forget(hand, table, user)
            return
        if not hand.refreshing and (table.id, user) not in self._busy:
            hand.refreshing = True
            self._tasks.begin(self._refresh(hand, table, user), f"hand {table.id}")

    async def _refresh(self, hand: _Open, table: Table, user: int) -> None:
        """Edit a hand until it shows the last change. Many changes in a row become one edit."""
        try:
            while hand.due and hand.message.seconds_left >= 0:
                if not self._is_open(hand, table, user) or (table.id, user) in self._busy:
                    return  # a newer one was opened, or a click came first: once it is answered, ``wake`` looks again
                pause = await self._try_to_refresh(hand, table, user)
                if pause is not None:
                    hand.due = True
                    await asyncio.sleep(pause)
        finally:
            hand.refreshing = False
            if not table.live and not hand.due:
                self._forget(hand, table, user)

    async def _try_to_refresh(self, hand: _Open, table: Table, user: int) -> float | None:
        """Edit a hand if it shows something else than it should.

        :return: how many seconds to wait before trying again; None if this is not to be tried.
        """
        async with hand.editing:
            if not self._is_open(hand, table, user) or (table.id, user) in self._busy:
                return None
            hand.due = False
            try:
                draft = hand.draft if hand.turn == table.turn else None
                rendered = await self._renderer.hand(hand.words, table, user, draft)
                hand.changes = rendered.changes
                if rendered.look == hand.look:
                    return None
                if (table.id, user) in self._busy:
                    hand.due = True
                    return None
                hand.look = None  # until the edit is known to have arrived
                await retry_transient(lambda: hand.message.edit(rendered.view))
            except (*TRANSIENT, NotSaved) as error:
                log.debug("table %d: a hand could not be refreshed; trying again: %r", table.id, error)
                return RETRY_SECONDS
            except discord.HTTPException as error:
                pause = blocked_seconds(error)
                if pause is None:
                    # Its owner closed it, or its token has expired. The next click on "My hand" opens a new one.
                    log.debug("table %d: a hand could not be refreshed: %s", table.id, error)
                    self._forget(hand, table, user)
                return pause
            except Exception:
                log.exception("table %d: a hand could not be shown", table.id)
                hand.changes = -1  # so the next answered click at the table tries again
                return None
            hand.look, hand.turn, hand.draft = rendered.look, rendered.turn, rendered.draft
            if user in table.kicked:
                self._forget(hand, table, user)
            return None

    def _is_open(self, hand: _Open, table: Table, user: int) -> bool:
        return self._open.get(table.id, {}).get(user) is hand

    def _forget(self, hand: _Open, table: Table, user: int) -> None:
        if self._is_open(hand, table, user):
            del self._open[table.id][user]
            if not self._open[table.id]:
                del self._open[table.id]

    async def _rest(self, hand: _Open, table: Table) -> None:
        """Say in a hand that there is a newer one, if its token can still edit it."""
        if hand.message.seconds_left < 0:
            return
        async with hand.editing:
            try:
                await retry_transient(lambda: hand.message.edit(rested_message(hand.words)))
            except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
                # A click in it is answered by the same sentence; see ``Presenter.answer_with_hand``.
                log.debug("table %d: an older hand could not be put to rest: %s", table.id, error)
