"""Reminders that a person's time is running out, which are deleted once they have acted."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from typing import Any

import aiohttp
import discord

from bot.games.game import Seat
from bot.interactions.in_flight import finish
from bot.interactions.languages import Languages
from bot.store.journal.entries import Entry
from bot.store.settings import SettingsStore
from bot.tables.listener import Listener
from bot.tables.table import Table
from bot.views.table import timestamp

log = logging.getLogger(__name__)

CLOSING_SECONDS = 2.0


class Reminders(Listener):
    """Sends at most one reminder for each table. No other message of the bot pings anybody."""

    def __init__(self, client: discord.Client, settings: SettingsStore, languages: Languages) -> None:
        self._client = client
        self._settings = settings
        self._languages = languages
        self._sent: dict[int, tuple[int, discord.Message]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def remind(self, table: Table, seats: list[Seat]) -> None:
        """Ping the people in these seats who want reminders."""
        users = [user for seat in seats if (user := table.seats[seat].user) and self._settings.user(user).reminders]
        wanted = bool(users) and self._settings.guild(table.guild).ping
        if wanted and table.deadline is not None and table.position is not None:
            self._spawn(self._send(table, users, table.position.turn))

    def changed(self, table: Table, entry: Entry | None) -> None:
        """See ``Listener``."""
        self.acted(table)

    def acted(self, table: Table) -> None:
        """Delete the reminder if its choice has been made, or if no time runs."""
        turn, _ = self._sent.get(table.id, (None, None))
        if not table.live or table.paused or table.position is None or table.position.turn != turn:
            self.take_back([table.id])

    def take_back(self, tables: Iterable[int]) -> None:
        """Delete the reminders of these tables. The process that serves a table next sends its own reminder."""
        for number in tables:
            _, message = self._sent.pop(number, (None, None))
            if message is not None:
                self._spawn(self._delete(message))

    async def close(self) -> None:
        """Delete all reminders, and finish the requests that are under way."""
        self.take_back(list(self._sent))
        await finish(self._tasks, CLOSING_SECONDS)

    async def _send(self, table: Table, users: list[int], turn: int) -> None:
        words = self._languages.at(table.guild)
        assert table.deadline is not None
        mentions = words.all_of(f"<@{user}>" for user in users)
        channel: Any = self._client.get_partial_messageable(table.channel, guild_id=table.guild)
        try:
            message = await channel.send(
                words("table-reminder", players=mentions, when=timestamp(table.deadline)),
                allowed_mentions=discord.AllowedMentions(
                    everyone=False, roles=False, users=[discord.Object(user) for user in users]
                ),
            )
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            log.warning("table %d: no reminder could be sent: %s", table.id, error)
            return
        self.take_back([table.id])  # an earlier one for the same choice, from before a pause
        self._sent[table.id] = (turn, message)
        self.acted(table)

    async def _delete(self, message: discord.Message) -> None:
        try:
            await message.delete()
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            log.debug("a reminder could not be deleted: %s", error)

    def _spawn(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
