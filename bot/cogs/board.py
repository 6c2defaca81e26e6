"""The tables' public messages: edited as fast as Discord allows, always to the newest position."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import discord

from bot.cogs.answers import TRANSIENT
from bot.locales.words import words_for
from bot.tables.table import Table
from bot.views.face import Icons
from bot.views.table import table_message

log = logging.getLogger(__name__)

RETRY_SECONDS = 1.0
"""How long to wait after Discord could not take an edit."""

UNKNOWN_MESSAGE, EDITED_TOO_OFTEN = 10008, 30046
"""Discord's codes for a message that was deleted, and for one older than an hour that was edited often since."""

NOBODY = discord.AllowedMentions.none()
# discord.py leaves the client's default out of edits that have no plain content, and Discord would then mark everybody
# who is named as mentioned.

Posted = Callable[[Table, int], Awaitable[int | None]]


@dataclass(slots=True)
class _Sheet:
    """What is known of one table's message."""

    changes: int = 0
    """How often the table has changed."""
    shown: int = 0
    """Which of these changes the message shows."""
    answers: int = 0
    """Clicks under way that will show the newest position themselves."""
    task: asyncio.Task[None] | None = None


class Board:
    """Keeps the public messages up to date."""

    def __init__(self, client: discord.Client, icons: Icons, posted: Posted) -> None:
        """Make a board.

        :param posted: called with a table and its message's id when a lost message was posted again.
        """
        self._client = client
        self._icons = icons
        self._posted = posted
        self._sheets: dict[int, _Sheet] = {}

    def touch(self, table: Table) -> None:
        """Show the table's newest position soon; many changes in a row become one edit."""
        sheet = self._sheets.setdefault(table.id, _Sheet())
        sheet.changes += 1
        self._paint_soon(table, sheet)

    @asynccontextmanager
    async def answering(self, table: Table) -> AsyncIterator[Callable[[], None]]:
        """Hold back the edit while a click is answered, since its answer may be that very edit.

        Yields a function to be called right before the answer is rendered, if it will show the table.
        """
        sheet = self._sheets.setdefault(table.id, _Sheet())
        sheet.answers += 1
        rendered = sheet.shown

        def about_to_show() -> None:
            nonlocal rendered
            rendered = sheet.changes

        try:
            yield about_to_show
            sheet.shown = max(sheet.shown, rendered)
        finally:
            sheet.answers -= 1
            self._paint_soon(table, sheet)

    async def remove(self, table: Table, message: int) -> None:
        """Delete a message in which the table stood before."""
        channel: Any = self._client.get_partial_messageable(table.channel, guild_id=table.guild)
        try:
            await channel.get_partial_message(message).delete()
        except discord.HTTPException as error:
            log.info("table %d: its earlier message stays: %s", table.id, error.text)

    async def close(self) -> None:
        """Finish the edits under way."""
        tasks = [sheet.task for sheet in self._sheets.values() if sheet.task is not None]
        if tasks:
            await asyncio.wait(tasks, timeout=3)

    def _paint_soon(self, table: Table, sheet: _Sheet) -> None:
        if sheet.changes > sheet.shown and not sheet.answers and sheet.task is None and table.message is not None:
            sheet.task = asyncio.create_task(self._paint(table, sheet), name=f"board {table.id}")
        elif not table.live and sheet.task is None and not sheet.answers:
            self._sheets.pop(table.id, None)

    async def _paint(self, table: Table, sheet: _Sheet) -> None:
        try:
            while sheet.changes > sheet.shown and not sheet.answers and table.message is not None:
                rendering = sheet.changes
                try:
                    await self._edit(table, table.message)
                except TRANSIENT:
                    log.warning("table %d: its message could not be edited; trying again", table.id)
                    await asyncio.sleep(RETRY_SECONDS)
                    continue
                except discord.HTTPException as error:
                    log.warning("table %d: its message cannot be edited: %s", table.id, error.text)
                sheet.shown = max(sheet.shown, rendering)
        finally:
            sheet.task = None
            if not table.live and not sheet.answers:
                self._sheets.pop(table.id, None)

    async def _edit(self, table: Table, message: int) -> None:
        channel: Any = self._client.get_partial_messageable(table.channel, guild_id=table.guild)
        view = table_message(words_for(None), self._icons, table)
        try:
            await channel.get_partial_message(message).edit(view=view, allowed_mentions=NOBODY)
        except TRANSIENT:
            raise
        except discord.HTTPException as error:
            if error.code not in (UNKNOWN_MESSAGE, EDITED_TOO_OFTEN) or not table.live:
                raise
            log.info("table %d: its message can be edited no more; posting it again", table.id)
            sent = await channel.send(view=view)
            older = await self._posted(table, sent.id)
            if older is not None and error.code == EDITED_TOO_OFTEN:
                await self.remove(table, older)
