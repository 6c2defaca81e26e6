"""Posting how a finished game went for somebody, once for each person and game."""

import asyncio
from contextlib import suppress
from typing import Any, Final
from weakref import WeakValueDictionary

import discord

from bot.faces.face import Icons
from bot.interactions import answers
from bot.interactions.answers import blocked_seconds
from bot.interactions.languages import Languages
from bot.interactions.names import Names
from bot.interactions.refused_requests import REQUEST_FAILURES, UNKNOWN_MESSAGE
from bot.store.engine.errors import NotSaved
from bot.store.people.own_tables import SharedResults
from bot.store.standings.ratings import RatingsBefore
from bot.tables.kit.refusal import Refusal, jump_link
from bot.tables.own_result import own_result
from bot.tables.table.table import Status, Table
from bot.views.kit.notice import notice_message
from bot.views.table.end_card import shared_card

UNKNOWN: Final = 0
"""Stands for the id of a message that may have been posted."""


class Sharing:
    """Posts results in their table's channel for everybody to see. The messages notify nobody."""

    def __init__(
        self, shared: SharedResults, ratings: RatingsBefore, languages: Languages, names: Names, icons: Icons
    ) -> None:
        self._shared = shared
        self._ratings = ratings
        self._languages = languages
        self._names = names
        self._icons = icons
        self._sharing: WeakValueDictionary[tuple[int, int], asyncio.Lock] = WeakValueDictionary()
        """Held while a result is shared, by table and person."""

    async def share(self, interaction: discord.Interaction[Any], table: Table) -> None:
        """Answer a click with the clicker's result; if they have shared it before, with a link to that message.

        That it is shared is stored first, so that neither a crash nor a database that stops answering lets it be posted
        twice. A message that somebody has deleted is posted again.

        :raises Refusal: ``not_finished_yet``, ``closed_early``, ``not_seated``, ``kicked``.
        :raises NotSaved: the database does not answer.
        """
        user = interaction.user.id
        if table.status is not Status.FINISHED:
            raise Refusal("not_finished_yet" if table.live else "closed_early")
        table.require_welcome(user)
        result = own_result(table, table.seat_of(user), await self._ratings.of(table.id))
        async with self._sharing.setdefault((table.id, user), asyncio.Lock()):
            earlier = await self._shared.of(table.id, user)
            if earlier is not None and not await _is_deleted(interaction, table, earlier):
                link = jump_link(table.guild, table.channel, earlier)
                own = self._languages.of(interaction)
                view = notice_message(own, own("card-shared-already", link=link))
                await answers.send(interaction, view, ephemeral=True)
                return
            words = self._languages.at(table.guild, table.language)
            view = await self._names.told(words, table.guild, shared_card, self._icons, table, user, result)
            await self._shared.note(table.id, user, UNKNOWN)
            try:
                shown = await answers.send(interaction, view, ephemeral=False)
            except discord.HTTPException as error:
                if blocked_seconds(error) is None and not isinstance(error, discord.DiscordServerError):
                    await self._shared.note(table.id, user, None)  # Discord refused it
                raise
            if shown is not None and shown.message is not None:
                with suppress(NotSaved):  # then *Share* links to the channel only
                    await self._shared.note(table.id, user, shown.message)


async def _is_deleted(interaction: discord.Interaction[Any], table: Table, message: int) -> bool:
    """Ask Discord whether a message has been deleted. Without an answer, suppose that it is there."""
    try:
        if message != UNKNOWN:
            await interaction.client.http.get_message(table.channel, message)
    except REQUEST_FAILURES as error:
        return isinstance(error, discord.NotFound) and error.code == UNKNOWN_MESSAGE
    return False
