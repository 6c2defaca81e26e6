"""Posts, edits and deletes the public messages of tables. ``Display`` decides when, and tells the room."""

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
"""Seconds between two edits of a message. Discord allows 5 in 5 s in a channel, and 5 in 2 s through a token."""

UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, EDITED_TOO_OFTEN = 10003, 10008, 30046
"""Discord's error codes for a deleted channel, a deleted message, and too many edits of a message over an hour old."""


class Board:
    """Sends the requests for a table's message, and notes the outcome in the message's state."""

    def __init__(self, client: discord.Client, renderer: Renderer) -> None:
        self._client = client
        self._renderer = renderer
        self._scrolling = Scrolling(client)

    async def show(self, table: Table, state: MessageState, *, hurried: bool) -> float:
        """Edit a table's message, or post it if there is none; return how many seconds to wait before the next edit.

        If this posts a new message, its id is in ``state.posted`` afterwards.

        :param hurried: whether to leave out the picture of a round.
        :raises discord.HTTPException: Discord refused it.
        :raises aiohttp.ClientError: Discord could not be reached.
        """
        rendered = await self._renderer.table(table, hurried=hurried)
        message = table.message
        if message is None:
            await self._post_unseen(table, state, rendered)
            return CHANNEL_PACE
        names = tuple(file.name for file in rendered.files)
        files = None if names == state.attached else rendered.files  # the message has these files already
        state.attached = None
        if await self._scrolling.is_far_up(table):
            log.info("table %d: its message has scrolled far up; posting it again", table.id)
            await self._post_again(table, state, rendered)
            return CHANNEL_PACE
        if state.message is not None and state.message.message == message and state.message.seconds_left > 0:
            try:
                await state.message.edit(rendered.view, files)
            except TRANSIENT:
                raise
            except discord.HTTPException as error:
                log.info("table %d: editing its message in the channel from now on: %s", table.id, error.text)
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
            log.info("table %d: its message can no longer be edited; posting it again", table.id)
            await self._post_again(table, state, rendered)

    async def _post_unseen(self, table: Table, state: MessageState, rendered: Rendered) -> None:
        """Post a table that no known message shows: for example, the bot stopped right after opening it."""
        log.info("table %d: no message shows it; posting it", table.id)
        try:
            await self._post_again(table, state, rendered)
        except TRANSIENT:
            raise
        except discord.HTTPException:
            state.unseen = False  # it cannot be posted here
            raise
        state.unseen = False

    async def _post_again(self, table: Table, state: MessageState, rendered: Rendered) -> None:
        """Post the table in a new message, without a notification, since nothing about the table is new."""
        channel: Any = self._client.get_partial_messageable(table.channel, guild_id=table.guild)
        sent = await channel.send(
            view=rendered.view, files=sendable(rendered.files), allowed_mentions=NOBODY, silent=True
        )
        state.message = None
        state.posted = sent.id

    async def remove(self, table: Table, message: int) -> None:
        """Delete a message that no longer shows the table."""
        channel: Any = self._client.get_partial_messageable(table.channel, guild_id=table.guild)
        try:
            await channel.get_partial_message(message).delete()
        except discord.HTTPException as error:
            if error.code != UNKNOWN_MESSAGE:
                log.info("table %d: its earlier message could not be deleted: %s", table.id, error.text)

    def forget(self, table: Table) -> None:
        """Drop the state of a table that is over."""
        self._scrolling.forget(table)
