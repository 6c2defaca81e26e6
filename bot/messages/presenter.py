"""Answering an interaction with a table or with its sender's hand."""

from __future__ import annotations

import asyncio
from typing import Any
from weakref import WeakValueDictionary

import discord

from bot.faces.face import Icons
from bot.interactions import answers
from bot.interactions.languages import Languages
from bot.messages.display import Display
from bot.messages.hands import Hands
from bot.messages.renderer import Renderer
from bot.tables import playing
from bot.tables.refusal import Refusal
from bot.tables.room import Room
from bot.tables.table import Table
from bot.views.hand import hand_message

AnyInteraction = discord.Interaction[Any]


class Presenter:
    """Shows tables and hands to whoever asks for them."""

    def __init__(
        self, room: Room, display: Display, hands: Hands, renderer: Renderer, languages: Languages, icons: Icons
    ) -> None:
        self._room = room
        self._display = display
        self._hands = hands
        self._renderer = renderer
        self._languages = languages
        self._icons = icons
        self._posting: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        """Held while a table is posted, by its number."""
        self._to_post: set[int] = set()
        """The tables that will be posted once more when the posting under way is done."""
        self._answering: WeakValueDictionary[tuple[int, int], asyncio.Lock] = WeakValueDictionary()
        """Held while a hand is shown, by table and person."""

    async def post(self, interaction: AnyInteraction, table: Table) -> None:
        """Answer with the table's message, save its id, and delete the earlier one.

        :raises Refusal: ``already_posting``, if another answer waits to do the same.
        :raises NotOurs: another process serves the table now.
        """
        if table.id in self._to_post:
            raise Refusal("already_posting")
        self._to_post.add(table.id)
        try:
            async with self._posting.setdefault(table.id, asyncio.Lock()):
                self._to_post.discard(table.id)
                await self._post(interaction, table)
        finally:
            self._to_post.discard(table.id)

    async def _post(self, interaction: AnyInteraction, table: Table) -> None:
        with self._display.answering(table) as pending:
            pending.begin()
            rendered = await self._renderer.table(table)
            message = await answers.send(interaction, rendered.view, ephemeral=False, files=rendered.files)
            pending.end()
            if message is not None and message.message is not None:
                await self._display.posted(table, message.message)
                if table.message in (None, message.message):
                    pending.done(message)

    async def show_hand(self, interaction: AnyInteraction, table: Table) -> None:
        """Answer with the sender's hand in a new message that only they see. A person who was away is back.

        :raises Refusal: ``not_seated``, ``kicked``.
        :raises NotSaved: the database did not save that they are back.
        """
        user = interaction.user.id
        table.require_welcome(user)
        with self._hands.answering(table, user):
            was_away = table.seats[table.seat_of(user)].away and table.live
            await self._room.do(table, playing.come_back, user)
            words = self._languages.of(interaction)
            notice = words("notice-back") if was_away else None
            turn = table.turn
            view = hand_message(words, self._icons, table, user, notice=notice)
            await self._borrow_token(interaction, table)
            message = await answers.send(interaction, view, ephemeral=True)
            self._hands.remember(message, words, table, user, turn)

    async def answer_with_hand(
        self, interaction: AnyInteraction, table: Table, draft: str | None = None, notice: str | None = None
    ) -> None:
        """Show the sender's hand: in the clicked message if only they see that one, else in a new message.

        :param draft: an unfinished choice.
        :param notice: a sentence to put above the hand.
        :raises Refusal: ``not_seated``, ``kicked``.
        """
        words, user = self._languages.of(interaction), interaction.user.id
        table.require_welcome(user)  # the seat's cards are no longer theirs to see
        # Two answers at once could arrive in either order, and a hand without the notice could hide the one with it.
        async with self._answering.setdefault((table.id, user), asyncio.Lock()):
            turn = table.turn
            view = hand_message(words, self._icons, table, user, draft, notice)
            message = await answers.show(interaction, view)
            self._hands.remember(message, words, table, user, turn)

    async def _borrow_token(self, interaction: AnyInteraction, table: Table) -> None:
        """Acknowledge a click on the table's message first, if its token is needed to edit that message."""
        if clicked_table(interaction, table) and table.live and self._display.needs_token(table):
            message = await answers.acknowledge(interaction)
            with self._display.answering(table) as pending:
                if message is not None:
                    pending.learn(message)


def clicked_table(interaction: AnyInteraction, table: Table) -> bool:
    """Return whether an interaction is a click on the table's public message."""
    return interaction.message is not None and interaction.message.id == table.message
