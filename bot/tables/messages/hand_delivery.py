"""Giving people their hands when a game begins, through the token of what each has pressed last in its channel.

Whoever has pressed nothing there within the life of a token opens their hand themselves, with *My hand*.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import Any, Final

import discord

from bot.interactions.answers import IN_PANEL, Shown
from bot.interactions.languages import Languages
from bot.interactions.refused_requests import REQUEST_FAILURES
from bot.locales.words import Words
from bot.runtime.background import Background
from bot.runtime.refusal import Refusal
from bot.store.engine.fence import NotSaved
from bot.store.journal.entries import Started
from bot.tables.messages.presenter import Presenter
from bot.tables.rules.table import Status, Table

AnyInteraction = discord.Interaction[Any]

ANSWERED: Final = (
    discord.InteractionResponseType.channel_message,
    discord.InteractionResponseType.message_update,
    discord.InteractionResponseType.deferred_message_update,
)
"""How an interaction was answered that can be followed by a new message. What follows an answer that still says that
the bot is thinking would take its place, and everybody might see it."""


@dataclass(frozen=True, slots=True)
class _Press:
    """The newest interaction of a person in a channel."""

    shown: Shown
    words: Words


class Dealing:
    """Remembers what people have pressed last, and gives them their hands when a game begins."""

    def __init__(self, presenter: Presenter, languages: Languages) -> None:
        self._presenter = presenter
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
            await self._presenter.give_hand(press.shown, table, user, press.words)
