"""Tables' public messages at Discord: posted, edited, deleted. ``Display`` decides when, and tells the room."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

import discord

from bot.interactions.answers import NOBODY, TRANSIENT, sendable
from bot.messages.message_state import MessageState
from bot.messages.renderer import Rendered, Renderer
from bot.messages.scrolling import Scrolling
from bot.tables.table import Table
from bot.views.record import Attachment

log = logging.getLogger(__name__)

CHANNEL_PACE, TOKEN_PACE = 1.0, 0.4
"""Seconds between two edits of a message: Discord takes 5 in 5 s for a channel, and 5 in 2 s through a token."""

UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, EDITED_TOO_OFTEN = 10003, 10008, 30046
"""Discord's codes for what was deleted, and for a message older than an hour that was edited often since."""


class Board:
    """Does what is asked of a table's message, and notes in its state what came of it."""

    def __init__(self, client: discord.Client, renderer: Renderer) -> None:
        self._client = client
        self._renderer = renderer
        self._scrolling = Scrolling(client)

    async def show(self, table: Table, state: MessageState, *, hurried: bool) -> float:
        """Edit a table's message, or post it if there is none; return how long to leave it alone then, in seconds.

        Where the table was posted anew, ``state.posted`` says in which message.

        :param hurried: whether to do without the picture of a round.
        :raises discord.HTTPException: Discord refused it.
        :raises aiohttp.ClientError: Discord could not be reached.
        """
        rendered = await self._renderer.table(table, hurried=hurried)
        message = table.message
        if message is None:
            await self._post_unseen(table, state, rendered)
            return CHANNEL_PACE
        names = tuple(file.name for file in rendered.files)
        files = None if names == state.attached else rendered.files  # what it has already is not sent again
        state.attached = None
        if await self._scrolling.is_far_up(table):
            log.info("table %d: far up in its channel; posting it again", table.id)
            await self._post_again(table, state, rendered)
            return CHANNEL_PACE
        if state.message is not None and state.message.message == message and state.message.seconds_left > 0:
            try:
                await state.message.edit(rendered.view, files)
            except TRANSIENT:
                raise
            except discord.HTTPException as error:
                log.info("table %d: its message is edited in the channel from now on: %s", table.id, error.text)
            else:
                state.attached = names
                return TOKEN_PACE
        state.message = None
        await self._edit_in_channel(table, state, rendered, files, message)
        state.attached = names
        return CHANNEL_PACE

    async def _edit_in_channel(
        self, table: Table, state: MessageState, rendered: Rendered, files: Sequence[Attachment] | None, message: int
    ) -> None:
        channel: Any = self._client.get_partial_messageable(table.channel, guild_id=table.guild)
        try:
            await channel.get_partial_message(message).edit(
                view=rendered.view, attachments=sendable(files), allowed_mentions=NOBODY
            )
        except TRANSIENT:
            raise
        except discord.HTTPException as error:
            if error.code not in (UNKNOWN_MESSAGE, EDITED_TOO_OFTEN) or not table.live:
                raise
            log.info("table %d: its message can be edited no more; posting it again", table.id)
            await self._post_again(table, state, rendered)

    async def _post_unseen(self, table: Table, state: MessageState, rendered: Rendered) -> None:
        """Post a table whose message was never confirmed, because we stopped, say, right after opening it."""
        log.info("table %d: posting it, since it stands nowhere", table.id)
        try:
            await self._post_again(table, state, rendered)
        except TRANSIENT:
            raise
        except discord.HTTPException:
            state.unseen = False  # it cannot be posted here
            raise
        state.unseen = False

    async def _post_again(self, table: Table, state: MessageState, rendered: Rendered) -> None:
        """Post the table anew, without a sound; it is where it was, only further down."""
        channel: Any = self._client.get_partial_messageable(table.channel, guild_id=table.guild)
        sent = await channel.send(
            view=rendered.view, files=sendable(rendered.files), allowed_mentions=NOBODY, silent=True
        )
        state.message = None
        state.posted = sent.id

    async def remove(self, table: Table, message: int) -> None:
        """Delete a message in which the table no longer stands."""
        channel: Any = self._client.get_partial_messageable(table.channel, guild_id=table.guild)
        try:
            await channel.get_partial_message(message).delete()
        except discord.HTTPException as error:
            if error.code != UNKNOWN_MESSAGE:
                log.info("table %d: its earlier message stays: %s", table.id, error.text)

    def forget(self, table: Table) -> None:
        """Drop what is known of a table that is over."""
        self._scrolling.forget(table)
