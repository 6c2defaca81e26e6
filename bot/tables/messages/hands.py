"""The hands that people have open. Each is refreshed after every change at its table, as long as its token is valid.

A hand is a message that only its owner sees. It may vanish from their client, which tells nobody. So whoever asks for
their hand gets a new one, and the older one is put to rest: it loses its buttons and says that there is a newer one.
When the game is over, a hand becomes its owner's end card. Of that, too, there is one.
"""

import asyncio
import logging
import math
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from typing import Final, TypeAlias

import discord

from bot.interactions.answers import IN_PANEL, AnyInteraction, Shown
from bot.interactions.components.layout import Component
from bot.interactions.languages import Languages
from bot.interactions.refused_requests import REQUEST_FAILURES, retry_transient
from bot.locales.words import Words
from bot.runtime.background import Background
from bot.runtime.engine import Happening
from bot.runtime.recent import Recent
from bot.runtime.refusal import Refusal
from bot.store.engine.fence import NotSaved
from bot.store.journal.entries import Entry, Posted, Started
from bot.tables.messages.live_message import Kept, LiveMessage
from bot.tables.messages.renderer import RenderedHand, Renderer
from bot.tables.rules.table import Status, Table

log = logging.getLogger(__name__)

MOST_CARDS: Final = 1000
"""How many end cards are remembered. The oldest are forgotten first: then they stay, though there is a newer one."""

_About: TypeAlias = tuple[Table, int]
"""A table and a person."""


@dataclass(slots=True, kw_only=True)
class _Open(Kept):
    """A message that shows a person their hand."""

    message: Shown
    words: Words
    look: Sequence[Component] | None
    """What it shows; None if that is not known, and it has to be refreshed in any case."""
    turn: int = -1
    """The number of the choice that it shows."""
    draft: str | None = None
    """The unfinished choice that it shows."""
    rendered: int = -1
    """``Table.changes`` when it was last rendered; -1 if that is not known."""
    due: bool = False
    """Whether it is to be rendered again, because something has happened at the table or an edit has failed."""
    given: bool = False
    """Whether it came without being asked for, and nothing has been pressed in it."""
    editing: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held during an edit, so that a refresh under way cannot arrive after a later edit of the same message."""


class Hands(LiveMessage[_About, _Open]):
    """Keeps track of open hands, and of the interaction through which each can be edited."""

    def __init__(self, renderer: Renderer) -> None:
        super().__init__()
        self._renderer = renderer
        self._open: dict[int, dict[int, _Open]] = {}
        """By table and person. A seat would not do, since seats change owners until the game begins."""
        self._busy: Counter[tuple[int, int]] = Counter()
        """How many clicks are being answered, by table and person. A fast person can cause more than one."""
        self._cards: Recent[tuple[int, int], _Open] = Recent(MOST_CARDS)
        """The last end cards, by table and person."""

    def remember(
        self, shown: Shown | None, rendered: RenderedHand, words: Words, table: Table, user: int, *, given: bool = False
    ) -> None:
        """Note that a message shows a person their hand in a language.

        A hand of theirs that was open above it is deleted.

        :param given: whether this one came without being asked for.
        """
        if shown is None:
            return
        hands = self._open.setdefault(table.id, {})
        older, number = hands.get(user) or self._cards.pop((table.id, user)), shown.message
        earlier = None if older is None else older.message.message
        hand = hands[user] = _Open(message=shown, words=words, look=rendered.look, given=given)
        hand.turn, hand.draft, hand.rendered = rendered.turn, rendered.draft, rendered.changes
        if older is not None and number is not None and earlier == number:
            hand.editing = older.editing
            if older.editing.locked():
                hand.look, hand.due = None, True  # an edit under way may arrive after the answer
        # Only a new message's id can be unknown, and a new message stands below all others.
        if older is not None and (number is None or (earlier is not None and earlier < number)):
            # If its token cannot delete it any more, a click in it is answered; see ``Presenter.answer_with_hand``.
            self._tasks.begin(older.message.delete(), f"older hand {table.id}")

    def is_outdated(self, table: Table, user: int, message: int) -> bool:
        """Return whether a person has a newer hand at a table than the one in this message."""
        hand = self._open.get(table.id, {}).get(user)
        return hand is not None and hand.message.message is not None and message < hand.message.message

    def is_left_above(self, table: Table, user: int) -> bool:
        """Return whether a person's hand stands above the table's message, which was posted anew further down."""
        hand = self._open.get(table.id, {}).get(user)
        above = None if hand is None else hand.message.message
        return above is not None and table.message is not None and above < table.message

    def may_be_out_of_reach(self, table: Table, user: int) -> bool:
        """Return whether a person may see a hand that nothing puts to rest before they click in it: its id is lost."""
        hand = self._open.get(table.id, {}).get(user)
        return hand is not None and hand.message.message is None

    def lost(self, press: Shown, words: Words, table: Table, user: int) -> None:
        """Note that a person may see a hand whose id is lost: it was sent, but no answer came.

        :param press: the interaction through whose token it was sent.
        """
        self._open.setdefault(table.id, {})[user] = _Open(message=press.lost(), words=words, look=None)

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
            for person, hand in list(self._open.get(table.id, {}).items()):
                if hand.due or hand.rendered != table.changes:  # it was rendered before the last change
                    hand.due = True
                    self._refresh_soon(hand, table, person)
                elif not table.live and hand.task is None:
                    self._forget(hand, table, person)

    def idle_until(self, table: Table) -> float:
        """Return whether a hand can still be edited through its token; see ``LiveTables.idle``."""
        hands = self._open.get(table.id, {})
        busy = any((table.id, user) in self._busy or hand.task for user, hand in hands.items())
        return 0.0 if busy or any(hand.message.seconds_left > 0 for hand in hands.values()) else math.inf

    def rested(self, table: Table, happened: Happening) -> None:
        """Drop the hands of a table that leaves memory: their tokens have expired."""
        self.let_go([table.id])

    def let_go(self, tables: Iterable[int]) -> None:
        """Stop refreshing the hands of these tables."""
        for number in tables:
            self._open.pop(number, None)

    def is_settled(self, table: int) -> bool:
        """Return whether every open hand of a table that can be edited shows the last change."""
        hands = self._open.get(table, {}).values()
        return not any(hand.task or (hand.due and hand.message.seconds_left >= 0) for hand in hands)

    def reachable(self, table: int) -> dict[int, int | None]:
        """Return the ids of a table's open hands that can be edited, by person. It may not be known: None."""
        hands = self._open.get(table, {}).items()
        return {user: hand.message.message for user, hand in hands if hand.message.seconds_left >= 0}

    def wake(self, table: Table, happened: Entry | Happening = Happening.TOUCHED) -> None:
        """Have all open hands of a table refreshed that show something else than they should."""
        for user, hand in list(self._open.get(table.id, {}).items()):
            hand.due = True
            self._refresh_soon(hand, table, user)

    def _refresh_soon(self, hand: _Open, table: Table, user: int) -> None:
        if hand.message.seconds_left < 0:  # the next click in it brings a new token
            if not table.live:
                self._forget(hand, table, user)
            return
        if hand.task is None and (table.id, user) not in self._busy:
            self._bring_up_to_date((table, user), hand, f"table {table.id}: a hand")

    def _is_due(self, about: _About, hand: _Open) -> bool:
        """See ``LiveMessage``. If a click in it comes first, ``answering`` looks again once that is answered."""
        table, user = about
        busy = (table.id, user) in self._busy
        return hand.due and hand.message.seconds_left >= 0 and self._is_open(hand, table, user) and not busy

    async def _show(self, about: _About, hand: _Open) -> float:
        """Edit a hand if it shows something else than it should. Many changes in a row become one edit."""
        table, user = about
        async with hand.editing:
            if not self._is_due(about, hand):
                return 0.0
            hand.due = False
            try:
                draft = hand.draft if hand.turn == table.choice else None
                rendered = await self._renderer.hand(hand.words, table, user, draft)
                hand.rendered = rendered.changes
                if rendered.look == hand.look:
                    return 0.0
                if (table.id, user) in self._busy:
                    hand.due = True
                    return 0.0
                hand.look = None  # until the edit is known to have arrived
                await retry_transient(lambda: hand.message.edit(rendered.view))
            except Exception:
                hand.due = True
                raise
            hand.look, hand.turn, hand.draft = rendered.look, rendered.turn, rendered.draft
            if user in table.kicked:
                self._forget(hand, table, user)
        return 0.0

    async def _refused(self, about: _About, hand: _Open, error: Exception) -> None:
        """Forget a hand that its owner has closed, or whose token has expired: *My hand* opens a new one."""
        hand.due = False
        if isinstance(error, discord.HTTPException):
            log.debug("%s could not be refreshed: %s", hand.name, error)
            self._forget(hand, *about)
        else:
            log.error("%s could not be shown", hand.name, exc_info=error)
            hand.rendered = -1  # so the next answered click at the table tries again

    def _ended(self, about: _About, hand: _Open) -> None:
        if not about[0].live and not hand.due:
            self._forget(hand, *about)

    def _is_open(self, hand: _Open, table: Table, user: int) -> bool:
        return self._open.get(table.id, {}).get(user) is hand

    def _forget(self, hand: _Open, table: Table, user: int) -> None:
        if self._is_open(hand, table, user):
            if not table.live:
                self._cards[table.id, user] = hand
            del self._open[table.id][user]
            if not self._open[table.id]:
                del self._open[table.id]


ANSWERED: Final = (
    discord.InteractionResponseType.channel_message,
    discord.InteractionResponseType.message_update,
    discord.InteractionResponseType.deferred_message_update,
)
"""How an interaction was answered that can be followed by a new message. What follows an answer that still says that
the bot is thinking would take its place, and everybody might see it."""


GiveHand: TypeAlias = Callable[[Shown, Table, int, Words], Awaitable[object]]


@dataclass(frozen=True, slots=True)
class _Press:
    """The newest interaction of a person in a channel."""

    shown: Shown
    words: Words


class HandDelivery:
    """Gives people their hands when a game begins, through the token of what each has pressed last in its channel.

    Whoever has pressed nothing there within the life of a token opens their hand themselves, with *My hand*.
    """

    def __init__(self, give: GiveHand, languages: Languages) -> None:
        """:param give: see ``Presenter.give_hand``."""
        self._give_hand_to = give
        self._languages = languages
        self._presses: dict[tuple[int, int], _Press] = {}
        """By channel and person, the oldest first."""
        self._answering: dict[tuple[int, int], dict[int, int | None]] = {}
        """By channel and person, the interactions that are being answered, each with the table that it is about."""
        self._due: dict[tuple[int, int], Table] = {}
        """By channel and person, the table whose game began while an interaction of theirs was being answered."""
        self.is_seen_elsewhere: Callable[[Table, int], bool] = lambda table, user: False
        """Tells whether a person has their hand at a table before them already, in the panel."""
        self._kept_back: dict[int, dict[int, Table]] = {}
        """By person and table's number, where they were given no hand for that reason."""
        self._tasks = Background()
        self.close = self._tasks.close

    @contextmanager
    def pressing(self, interaction: AnyInteraction) -> Iterator[None]:
        """Note an interaction once it is answered. If a game begins meanwhile, its sender may get a hand after that.

        The answer may be the hand, if the interaction is about that table, or the first that can be followed by one.
        """
        key = interaction.channel_id or 0, interaction.user.id
        answering = self._answering.setdefault(key, {})
        answering[interaction.id] = None
        try:
            yield
        finally:
            answering.pop(interaction.id, None)  # Discord may send an interaction twice
            if not answering and self._answering.get(key) is answering:
                self._answering.pop(key, None)
            in_panel = IN_PANEL in interaction.extras  # which shows the hand by itself
            if not in_panel and interaction.response.is_done() and interaction.response.type in ANSWERED:
                self._remember(key, _Press(Shown.of(interaction, None), self._languages.of(interaction)))
            table = self._due.pop(key, None)
            if table is not None:
                self._give(table, key[1])

    def hear(self, interaction: AnyInteraction, table: Table) -> None:
        """Note which table an interaction is about that is being answered."""
        answering = self._answering.get((interaction.channel_id or 0, interaction.user.id), {})
        if interaction.id in answering:
            answering[interaction.id] = table.id

    def _remember(self, key: tuple[int, int], press: _Press) -> None:
        self._presses.pop(key, None)
        self._presses[key] = press
        while self._presses and next(iter(self._presses.values())).shown.seconds_left < 0:
            del self._presses[next(iter(self._presses))]

    def forget(self, user: int) -> None:
        """Remember nothing more of what a person has pressed."""
        for key in [each for each in self._presses if each[1] == user]:
            del self._presses[key]
        self._kept_back.pop(user, None)

    def started(self, table: Table, entry: Started) -> None:
        """Give everybody who is there their hand."""
        for seat in table.seats:
            if seat.user is None or seat.away:
                continue
            if self.is_seen_elsewhere(table, seat.user):
                self._kept_back.setdefault(seat.user, {})[table.id] = table
            else:
                self._give(table, seat.user)

    def moved(self, table: Table, entry: Posted) -> None:
        """Give everybody their hand anew below the table's message, if that was posted further down."""
        if table.status is Status.PLAYING:
            for seat in table.seats:
                if seat.user is not None and not seat.away and not self.is_seen_elsewhere(table, seat.user):
                    self._give(table, seat.user)

    def give_after_all(self, user: int) -> None:
        """Give somebody the hands that they have had before them in the panel, and have no more."""
        for table in self._kept_back.pop(user, {}).values():
            if table.status is Status.PLAYING and user in table.people and not self.is_seen_elsewhere(table, user):
                self._give(table, user)

    def forgotten(self, number: int) -> None:
        """Remember no longer who was given no hand at a table."""
        for user, tables in [*self._kept_back.items()]:
            tables.pop(number, None)
            if not tables:
                del self._kept_back[user]

    def _give(self, table: Table, user: int) -> None:
        key = table.channel, user
        press, answering = self._presses.get(key), self._answering.get(key, {})
        can_give = press is not None and press.shown.seconds_left > 0
        about = {table.id, table.rematch_of} - {None}
        if answering and (not can_give or not about.isdisjoint(answering.values())):
            self._due[key] = table
        elif can_give and press is not None:
            self._tasks.begin(self._give_hand(table, user, press), f"dealing {table.id}")

    async def _give_hand(self, table: Table, user: int, press: _Press) -> None:
        with suppress(*REQUEST_FAILURES, NotSaved, Refusal):
            await self._give_hand_to(press.shown, table, user, press.words)
