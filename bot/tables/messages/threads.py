"""A thread for each table, in the servers that want it."""

import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import discord

from bot.interactions import answers
from bot.interactions.answers import Shown, naming
from bot.interactions.components.layout import layout
from bot.interactions.components.phrases import name_text
from bot.interactions.context import Context
from bot.interactions.permissions import TO_START_THREADS, lacking, permission_names
from bot.interactions.refused_requests import (
    REQUEST_FAILURES,
    TRANSIENT,
    NotingFailure,
    blocked_seconds,
    retry_transient,
)
from bot.locales.words import Words
from bot.runtime.background import Background
from bot.runtime.engine import Happening
from bot.store.engine.fence import NotOurs, NotSaved
from bot.store.engine.graphemes import cut
from bot.store.journal.entries import Entry, Posted
from bot.tables.live.room import Room
from bot.tables.messages.display import Display
from bot.tables.rules.table import Table, people_in

log = logging.getLogger(__name__)

ARCHIVE_SECONDS = 4 * 60.0
"""How long a thread stays open after its table is over, in seconds, so that *Rematch* can be pressed: Discord's clients
take no clicks in archived threads. A restart in between remembers the tables of the last ``RECENT_SECONDS``."""

LOOK_AGAIN_SECONDS = 20.0
"""How long to wait, in seconds, if the thread's table is still being shown, or if Discord cannot be reached."""

MOST_NAME: Final = 100
"""Discord's limit for the name of a thread, in characters."""

ARCHIVE_MINUTES: Final = 10_080
"""After how many minutes without a new message Discord archives a thread: the most that it offers, a week. Moves are
edits and do not count, and turns may take a day."""

TOO_MANY_THREADS: Final = (160006, 160007)
"""Discord's error codes for a server that has as many active threads as it may have."""

NOT_LET_IN: Final = (10007, 10013, 50001)
"""Discord's error codes for who is no member of the server, is unknown, or cannot see the thread's channel."""


EXISTS_ALREADY: Final = 160004
"""Discord's error code for a message that has a thread."""


@dataclass(frozen=True)
class StartedThread:
    """A thread that was started for a table."""

    id: int
    announcement: Shown
    """The message in the channel that it hangs on, and that asks everybody to come into it."""


class NoThread(Exception):
    """There can be no thread for a table. The text is a sentence for its host."""


class Threads:
    """Starts threads for tables, adds the players who join, and archives the threads of tables that are over."""

    def __init__(self, around: Context, room: Room, display: Display) -> None:
        self._client, self._languages, self._clock = around.client, around.languages, around.clock
        self._room = room
        self._display = display
        self._added: dict[int, set[int]] = {}
        """By table, who has been added to its thread, so that whoever leaves the thread is not added again."""
        self._fresh: set[int] = set()
        """The threads that were started just now: what their message in the channel says is so."""
        self._tasks = Background()
        self.close = self._tasks.close
        self.told_missing: list[Callable[[Table, int], None]] = []
        """Called with the table and the person whenever Discord does not let a player into their thread."""

    @property
    def owner(self) -> int:
        """The bot's own user id: it owns the threads that it starts."""
        assert self._client.user is not None, "there are no threads before logging in"
        return self._client.user.id

    def check(self, interaction: discord.Interaction[Any], words: Words) -> None:
        """Check that a thread can be started in the channel of an interaction.

        :param words: the words of its sender.
        :raises NoThread: it cannot: of the channel's type, or for want of a permission.
        """
        channel = interaction.channel
        if channel is None or channel.type not in (discord.ChannelType.text, discord.ChannelType.news):
            raise NoThread(words("notice-no-threads-here"))
        missing = lacking(interaction, TO_START_THREADS)
        if missing:
            raise NoThread(words("notice-thread-lacks", permissions=permission_names(words, missing)))

    async def start(self, interaction: discord.Interaction[Any], game: str, words: Words) -> StartedThread:
        """Start a thread for a table in the channel of an interaction, whose sender is its host; return it.

        The interaction is answered in the channel with a message that says so, and the thread hangs on that message:
        everybody in the channel can see it there. A thread without a message would have to be looked for.

        :raises NoThread: Discord refused it.
        """
        channel = interaction.channel
        assert channel is not None
        assert interaction.guild_id is not None
        everybodys = self._languages.at(interaction.guild_id, words.language)
        title = everybodys(f"{game}-title")
        said = layout(everybodys, [everybodys("table-in-thread", player=f"<@{interaction.user.id}>", game=title)])
        message = await answers.send(interaction, said, ephemeral=False, names_players=True)
        if message is None or message.message is None:
            if message is not None:
                await message.delete()
            raise NoThread(words("notice-no-thread"))
        host = name_text(interaction.user.display_name, markdown=False)[1:-1]  # without isolation marks
        name = cut(" · ".join(filter(None, (title, host))), MOST_NAME, MOST_NAME)
        # Discord gives a thread the id of the message that it hangs on.
        thread = StartedThread(message.message, message)
        try:
            begin = self._client.http.start_thread_with_message
            await begin(channel.id, thread.id, name=name, auto_archive_duration=ARCHIVE_MINUTES)
        except REQUEST_FAILURES as error:
            if not await self._was_started(thread.id, error):
                log.info("no thread can be started in channel %d: %s", channel.id, error)
                await message.delete()
                full = isinstance(error, discord.HTTPException) and error.code in TOO_MANY_THREADS
                raise NoThread(words("notice-too-many-threads" if full else "notice-no-thread")) from error
        self._fresh.add(thread.id)
        return thread

    async def _was_started(self, thread: int, error: Exception) -> bool:
        """Tell whether a thread was started although a request to do so has failed: its confirmation may be lost.

        If Discord does not say so, the thread is archived as soon as Discord answers, if there is one.
        """
        if not isinstance(error, TRANSIENT) and getattr(error, "code", None) != EXISTS_ALREADY:
            return False
        try:
            found: Any = await retry_transient(lambda: self._client.http.get_channel(thread))
        except discord.NotFound:
            return False
        except REQUEST_FAILURES as unknown:
            log.info("whether thread %d was started is not known: %s", thread, unknown)
            self._tasks.begin(self._archive_unused(thread))
            return False
        return int(found.get("owner_id") or 0) == self.owner

    def drop(self, thread: StartedThread) -> None:
        """Archive a thread whose table could not be opened, and delete the message that asks people to come."""
        self._fresh.discard(thread.id)
        self._tasks.begin(thread.announcement.delete())
        self._tasks.begin(self._archive_unused(thread.id))

    # What happens at the tables

    def over(self, table: Table, happened: Entry | Happening) -> None:
        """Archive the thread of a table that is over soon, and say in the channel that one can play there no more."""
        if not table.own_thread or table.live:
            return
        if not isinstance(happened, Posted):
            self._tasks.begin(self._announce(table))
        # No message shows a table whose thread was deleted before it was posted.
        self._archive_after(table, ARCHIVE_SECONDS if table.message is not None else 0.0)

    def changed(self, table: Table, happened: Entry | Happening) -> None:
        """Add players to the thread of their table."""
        if not table.own_thread or not table.live:
            return
        if table.id not in self._added and table.channel not in self._fresh:
            self._tasks.begin(self._announce(table))
        self._fresh.discard(table.channel)
        added = self._added.setdefault(table.id, set())
        for user in {*people_in(table.seats)} - added:
            added.add(user)
            self._tasks.begin(self._add(table, user))

    def woken(self, table: Table, happened: Happening) -> None:
        """Note the players of a table that is in memory again: they were added when they joined."""
        if table.own_thread and table.live:
            self._added.setdefault(table.id, set()).update(people_in(table.seats))

    def forgotten(self, number: int) -> None:
        """Drop who was added."""
        self._added.pop(number, None)

    async def _announce(self, table: Table) -> None:
        """Have the message in the channel, on which a table's thread hangs, say whether one can play there."""
        # Tournaments' threads hang on no message.
        if table.parent is None or table.tournament is not None:
            return
        if not table.live and self._room.number_at(table.channel) not in (None, table.id):
            return  # its rematch can be played
        words = self._languages.at(table.guild, table.language)
        key = "table-in-thread" if table.live else "table-in-thread-closed"
        view = layout(words, [words(key, player=f"<@{table.host}>", game=words(f"{table.game.name}-title"))])
        channel = self._client.get_partial_messageable(table.parent, guild_id=table.guild)
        # Discord gives a thread the id of the message that it hangs on.
        message = channel.get_partial_message(table.channel)
        with NotingFailure(log.info, "table %d: the channel cannot be told of it: %s", table.id):
            await retry_transient(lambda: message.edit(view=view, allowed_mentions=naming(view)))

    async def _add(self, table: Table, user: int) -> None:
        try:
            await retry_transient(lambda: self._client.http.add_user_to_thread(table.channel, user))
        except REQUEST_FAILURES as error:  # they can still come by themselves
            log.info("table %d: a player cannot be added to its thread: %s", table.id, error)
            if isinstance(error, discord.HTTPException) and error.code in NOT_LET_IN:
                for listener in self.told_missing:
                    listener(table, user)

    def _archive_after(self, table: Table, seconds: float, *, tried: bool = False) -> None:
        self._clock.set(("thread", table.channel), self._clock.now() + seconds, lambda: self._archive(table, tried))

    async def _archive(self, table: Table, tried: bool) -> None:
        """Archive the thread of a table that is over, unless another table has been opened in it.

        :param tried: whether this was tried before, so that Discord may have archived it.
        """
        try:
            self._room.check(table.guild)
        except NotOurs:
            return  # the process that serves the server now does it
        except NotSaved:
            self._archive_after(table, LOOK_AGAIN_SECONDS, tried=tried)
            return
        if self._room.number_at(table.channel) is not None and not tried:
            return
        if not self._display.is_settled(table):  # messages in archived threads cannot be edited
            self._archive_after(table, LOOK_AGAIN_SECONDS, tried=tried)
            return
        pause = await self._try_to_archive(table.channel)
        if pause is not None:
            self._archive_after(table, pause, tried=True)

    async def _archive_unused(self, thread: int) -> None:
        """Archive a thread without a table, now or as soon as Discord takes it."""
        pause = await self._try_to_archive(thread)
        if pause is not None:
            again = self._clock.now() + pause
            self._clock.set(("thread", thread), again, lambda: self._archive_unused(thread))

    async def _try_to_archive(self, thread: int) -> float | None:
        """Archive a thread; return how many seconds to wait before trying again, or None if this is not to be tried."""
        # While Discord takes its time for that, somebody may open a table in it: then it is opened again.
        try:
            if self._room.number_at(thread) is None:
                await retry_transient(lambda: self._client.http.edit_channel(thread, archived=True))
            if self._room.number_at(thread) is not None:
                await retry_transient(lambda: self._client.http.edit_channel(thread, archived=False))
        except TRANSIENT as error:
            log.info("thread %d cannot be archived yet: %s", thread, error)
            return LOOK_AGAIN_SECONDS
        except discord.HTTPException as error:
            log.info("thread %d cannot be archived: %s", thread, error)
            return blocked_seconds(error)
        return None
