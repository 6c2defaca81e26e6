"""Answering an interaction with a table, with its sender's hand, or with how a finished game went for them."""

import asyncio
import logging
from collections.abc import Sequence
from datetime import timedelta
from typing import Final
from weakref import WeakValueDictionary

import discord

from bot.faces.face import Icons
from bot.interactions import answers
from bot.interactions.answers import AnyInteraction
from bot.interactions.components.layout import Attachment, Rendered, layout
from bot.interactions.languages import Languages
from bot.interactions.names import Names
from bot.interactions.permissions import TO_SHOW_PICTURES, lacking
from bot.interactions.refused_requests import TRANSIENT, UNKNOWN_MESSAGE
from bot.interactions.single_posts import is_there, post_once
from bot.locales.words import Words
from bot.runtime.refusal import Refusal, jump_link
from bot.store.shared_results import SharedResults
from bot.tables.live.room import Room
from bot.tables.messages.display import Display
from bot.tables.messages.hands import Hands
from bot.tables.messages.renderer import Renderer
from bot.tables.rules import playing
from bot.tables.rules.playing import Back
from bot.tables.rules.table import Status, Table
from bot.tables.views.end_card import shared_card
from bot.tables.views.hand import rested_message

log = logging.getLogger(__name__)

POSTED_SECONDS: Final = 60.0
"""How long a message that people have had posted in place of a table's stands, in seconds, before they can have another
one posted. Each names the people at the table."""


class Presenter:
    """Shows tables and hands to whoever asks for them.

    Who was away is back, and who leaves has left, only if the database has saved it; else, ``NotSaved`` is raised.
    Whoever has no hand at a table, or no more, is refused it: ``not_seated``, ``kicked``.
    """

    def __init__(self, room: Room, display: Display, hands: Hands, renderer: Renderer, languages: Languages) -> None:
        self._room = room
        self._display = display
        self._hands = hands
        self._renderer = renderer
        self._languages = languages
        self._posting: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        """Held while a table is posted, by its number."""
        self._posted_again: dict[int, int] = {}
        """The messages that people have had posted within the last ``POSTED_SECONDS`` in place of others, by table."""
        self._answering: WeakValueDictionary[tuple[int, int], asyncio.Lock] = WeakValueDictionary()
        """Held while a hand is shown, by table and person."""

    async def post(self, interaction: AnyInteraction, table: Table, pinging: Sequence[int] = ()) -> None:
        """Answer with the table's message, save its id, and delete the earlier one.

        If a table that no message shows cannot be posted so, ``Display`` posts it as soon as Discord takes it.

        :param pinging: people whom the message notifies; by default, it notifies nobody.
        :raises Refusal: ``just_posted``: somebody has had it posted again less than ``POSTED_SECONDS`` ago.
        :raises NotOurs: another process serves the table now.
        """
        async with self._posting.setdefault(table.id, asyncio.Lock()):
            made_at = discord.utils.snowflake_time
            since = made_at(interaction.id) - timedelta(seconds=POSTED_SECONDS)
            self._posted_again = {number: each for number, each in self._posted_again.items() if made_at(each) > since}
            earlier = table.message
            if earlier is not None and earlier == self._posted_again.get(table.id):
                raise Refusal("just_posted", link=jump_link(table.guild, table.channel, earlier))
            try:
                await self._post(interaction, table, pinging)
            finally:
                if table.message is None and table.live:
                    self._display.post(table)
            if earlier is not None and table.message is not None and table.message != earlier:
                self._posted_again[table.id] = table.message

    async def _post(self, interaction: AnyInteraction, table: Table, pinging: Sequence[int]) -> None:
        with self._display.answering(table) as pending:
            pending.begin()
            may_attach = not lacking(interaction, TO_SHOW_PICTURES)
            self._display.hear(table, None, may_attach=may_attach)

            async def send(rendered: Rendered, files: Sequence[Attachment] | None) -> answers.Shown | None:
                return await answers.send(
                    interaction, rendered.view, ephemeral=False, files=files or (), names_players=True, pinging=pinging
                )

            message = await self._display.send(table, send, anew=True)
            pending.end()
            if message is not None and message.message is not None:
                await self._display.posted(table, message.message)
                if table.message in (None, message.message):
                    pending.done(message)

    async def show_hand(self, interaction: AnyInteraction, table: Table) -> None:
        """Answer with the sender's hand in a new message that only they see. A person who was away is back."""
        user = interaction.user.id
        table.require_welcome(user)
        with self._hands.answering(table, user):
            back = await self._room.attend(table, user)
            words = self._languages.of(interaction)
            async with self._answering_hand(table, user):
                await self.borrow_token(interaction, table)
                older = words("hand-may-be-older") if self._hands.may_be_out_of_reach(table, user) else None
                notice = _welcome(words, table, back) or older
                rendered = await self._renderer.hand(words, table, user, notice=notice)
                message = await answers.send(interaction, rendered.view, ephemeral=True, names_players=True)
                self._hands.remember(message, rendered, words, table, user)

    async def give_hand(self, press: answers.Shown, table: Table, user: int, words: Words) -> None:
        """Send somebody their hand without being asked, unless they have one open that stands below the table.

        :param press: what they have pressed last in the table's channel.
        :raises discord.HTTPException: Discord refused it.
        :raises aiohttp.ClientError: Discord could not be reached.
        """
        async with self._answering_hand(table, user):
            table.open_seat_of(user)
            if user in self._hands.reachable(table.id) and not self._hands.is_left_above(table, user):
                return
            with self._hands.answering(table, user):
                rendered = await self._renderer.hand(words, table, user)
                try:
                    message = await press.follow_up(rendered.view)
                except TRANSIENT:
                    self._hands.lost(press, words, table, user)  # it may have arrived all the same
                    raise
                self._hands.remember(message, rendered, words, table, user, given=True)

    async def come_back(self, interaction: AnyInteraction, table: Table) -> None:
        """Answer a click in a hand with that hand, once the clicker, who was away, has their seat back."""
        user = interaction.user.id
        table.require_welcome(user)
        with self._hands.answering(table, user):
            await self.answer_with_hand(interaction, table, back=await self._room.attend(table, user))

    async def leave(self, interaction: AnyInteraction, table: Table) -> None:
        """Let the sender leave a game in progress, and answer with their hand: it says so, and leads back.

        :raises Refusal: ``not_seated``, ``kicked``, ``game_over``, ``not_in_game``.
        """
        user = interaction.user.id
        with self._hands.answering(table, user):
            await self._room.do(table, playing.leave, user)
            await self.answer_with_hand(interaction, table)

    async def answer_with_hand(
        self,
        interaction: AnyInteraction,
        table: Table,
        draft: str | None = None,
        notice: str | None = None,
        back: Back | None = None,
    ) -> None:
        """Show the sender's hand: in the clicked message if only they see that one, else in a new message.

        If the clicked message is an older hand of theirs, or is gone, it is put to rest and they get a new one, which
        says so. So at most one hand of a person at a table is in use.

        :param draft: an unfinished choice.
        :param notice: a sentence to put above the hand.
        :param back: what the sender, who was away, has found again. The hand says so, if there is no other notice.
        """
        words, user = self._languages.of(interaction), interaction.user.id
        table.require_welcome(user)  # the seat's cards are no longer theirs to see
        # Two answers at once could arrive in either order, and a hand without the notice could hide the one with it.
        async with self._answering_hand(table, user):
            clicked = interaction.message
            outdated = (
                clicked is not None and clicked.flags.ephemeral and self._hands.is_outdated(table, user, clicked.id)
            )
            notice = notice or _welcome(words, table, back)
            rendered = await self._renderer.hand(words, table, user, draft, notice)
            message: answers.Shown | None
            try:
                shown = rested_message(words) if outdated else rendered.view
                message = await answers.show(interaction, shown, anew=False)
            except discord.NotFound as error:
                if error.code != UNKNOWN_MESSAGE:
                    raise
                outdated = True
            if outdated:
                notice = "\n> ".join([words("hand-was-older"), *([notice] if notice else [])])
                rendered = await self._renderer.hand(words, table, user, draft, notice)
                message = await answers.send(interaction, rendered.view, ephemeral=True, names_players=True)
            self._hands.remember(message, rendered, words, table, user)

    def _answering_hand(self, table: Table, user: int) -> asyncio.Lock:
        return self._answering.setdefault((table.id, user), asyncio.Lock())

    async def borrow_token(self, interaction: AnyInteraction, table: Table) -> None:
        """Acknowledge a click on the table's message first, if its token is needed to edit that message."""
        if clicked_table(interaction, table) and table.live and self._display.needs_token(table):
            message = await answers.acknowledge(interaction)
            with self._display.answering(table) as pending:
                if message is not None:
                    pending.learn(message)


def _welcome(words: Words, table: Table, back: Back | None) -> str | None:
    """Return the sentence for somebody who is back; None if they were there, or the game is over meanwhile."""
    return words(back) if back is not None and table.live else None


def clicked_table(interaction: AnyInteraction, table: Table) -> bool:
    """Return whether an interaction is a click on the table's public message."""
    return interaction.message is not None and interaction.message.id == table.message


class Sharing:
    """Posts results in their table's channel for everybody to see. The messages notify nobody."""

    def __init__(self, shared: SharedResults, languages: Languages, names: Names, icons: Icons) -> None:
        self._shared = shared
        self._languages = languages
        self._names = names
        self._icons = icons
        self._sharing: WeakValueDictionary[tuple[int, int], asyncio.Lock] = WeakValueDictionary()
        """Held while a result is shared, by table and person."""

    async def share(self, interaction: AnyInteraction, table: Table) -> None:
        """Answer a click with the clicker's result; if they have shared it before, with a link to that message.

        A message that somebody has deleted is posted again; see ``post_once``.

        :raises Refusal: ``not_finished_yet``, ``closed_early``, ``not_seated``, ``kicked``.
        :raises NotSaved: the database does not answer.
        """
        user = interaction.user.id
        if table.status is not Status.FINISHED:
            raise Refusal("not_finished_yet" if table.live else "closed_early")
        table.require_welcome(user)
        async with self._sharing.setdefault((table.id, user), asyncio.Lock()):
            earlier = await self._shared.of(table.id, user)
            if earlier is not None and await is_there(interaction, table.channel, earlier) is not False:
                link = jump_link(table.guild, table.channel, earlier)
                own = self._languages.of(interaction)
                view = layout(own, [own("card-shared-already", link=link)])
                await answers.send(interaction, view, ephemeral=True)
                return
            words = self._languages.at(table.guild, table.language)
            view = await self._names.told(words, table.guild, shared_card, self._icons, table, user)
            await post_once(interaction, view, lambda number: self._shared.note(table.id, user, number))
