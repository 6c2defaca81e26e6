"""Decides when tables' public messages are edited: as often as Discord allows, and always to the newest position."""

import asyncio
import logging
import math
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, Final, TypeVar

import discord

from bot.interactions.answers import naming
from bot.interactions.components.message_components import pictures_in
from bot.interactions.context import Context
from bot.interactions.refusals import sentence
from bot.interactions.refused_requests import UNKNOWN_CHANNEL, NotingFailure
from bot.runtime.background import Background, finish
from bot.runtime.engine import Happening
from bot.store.engine.fence import NotOurs, NotSaved
from bot.store.journal.entries import Entry, Saved
from bot.tables.live.room import Room
from bot.tables.messages.board import Board, MessageState, PendingAnswer, Sends
from bot.tables.messages.live_message import CLOSING_SECONDS, MOST_REFUSALS, LiveMessage
from bot.tables.rules.missing import GameMissing
from bot.tables.rules.table import Table
from bot.tables.views.table import waiting_message

log = logging.getLogger(__name__)

T = TypeVar("T")

NOT_LET_AT: Final = (50001, 50013, 50083, 160005)
"""Discord's error codes for a channel that the bot may not see or write in, and an archived or a locked thread."""

RENEW_SECONDS = 5 * 60
"""When the message's token expires in less than this, in seconds, the next click provides a new one."""


class Display(LiveMessage[Table, MessageState]):
    """Keeps the tables' public messages up to date."""

    def __init__(self, room: Room, board: Board) -> None:
        super().__init__()
        self._room = room
        self._board = board
        self._states: dict[int, MessageState] = {}
        self.told_unseen: list[Callable[[Table, int], None]] = []
        """Called with the table and Discord's error code whenever the bot is not let at a table's message: permissions
        are missing, or the table's thread is locked or archived and cannot be opened again."""

    def idle_until(self, table: Table) -> float:
        """Return whether the message can still be edited through a click's token; see ``LiveTables.idle``."""
        state = self._states.get(table.id)
        if state is None:
            return math.inf
        token = state.message is not None and state.message.seconds_left > 0
        return 0.0 if token or not self.is_settled(table) or state.is_due(table) else math.inf

    def rested(self, table: Table, happened: Happening) -> None:
        """Drop the state of the message of a table that leaves memory."""
        self._states.pop(table.id, None)
        self._board.forget(table)

    def touch(self, table: Table, happened: Entry | Happening = Happening.TOUCHED) -> None:
        """Have the message edited soon. Many changes in a row become one edit."""
        state = self._states.setdefault(table.id, MessageState())
        state.changes += 1
        state.unseen = state.unseen or (table.rebuilt and table.message is None)
        self._paint_soon(table, state)

    def touch_all(self, tables: Iterable[Table]) -> None:
        """Have the messages of several tables edited, because something they all depend on has changed."""
        for table in tables:
            self.touch(table)

    @contextmanager
    def answering(self, table: Table) -> Iterator[PendingAnswer]:
        """Hold back edits while a click is being answered, since the answer itself may be the edit."""
        state = self._states.setdefault(table.id, MessageState())
        state.answers += 1
        pending = PendingAnswer(state)
        try:
            yield pending
        finally:
            pending.end()
            state.answers -= 1
            state.unseen = table.message is None and state.posted is None and not state.answers
            self._paint_soon(table, state)

    def needs_token(self, table: Table) -> bool:
        """Return whether the message needs a click's token, through which edits do not count as the bot's requests."""
        state = self._states.setdefault(table.id, MessageState())
        return state.message is None or state.message.seconds_left < RENEW_SECONDS

    async def send(self, table: Table, send: Sends[T], *, anew: bool = False) -> T:
        """Have an answer show a table; see ``Board.send``."""
        return await self._board.send(table, self._states.setdefault(table.id, MessageState()), send, anew=anew)

    def hear(self, table: Table, message: discord.Message | None, *, may_attach: bool) -> None:
        """Note what an interaction tells of the bot's permissions in a table's channel, and of the table's message."""
        if message is not None and message.id == table.message and table.live:
            state = self._states.setdefault(table.id, MessageState())
            if state.attached is None:
                state.attached = pictures_in(message)
        # A table that has gone without pictures for want of the permission to attach files has them again at once.
        if may_attach and table.id not in self._states:
            return  # nothing is known against it
        state = self._states.setdefault(table.id, MessageState()) if table.live else MessageState()
        if state.may_attach == may_attach:
            return
        state.may_attach = may_attach
        if may_attach:
            state.pictures_from = 0.0
            self.touch(table)

    def post(self, table: Table) -> None:
        """Have a table posted that no answer will show: the interaction that opened it came from another channel."""
        self._states.setdefault(table.id, MessageState()).unseen = True
        self.touch(table)

    def is_settled(self, table: Table) -> bool:
        """Return whether nothing more is to be sent for a table: its message shows the last change, if it can."""
        state = self._states.get(table.id)
        return state is None or (state.task is None and not state.answers)

    async def adopt(self, table: Table, message: discord.Message) -> None:
        """Take a message for the table's whose id was lost.

        :raises NotOurs: another process serves the table now; the message has been deleted.
        """
        self._states.setdefault(table.id, MessageState()).attached = pictures_in(message)
        await self.posted(table, message.id)

    async def posted(self, table: Table, message: int) -> None:
        """Save which new message shows the table, now or as soon as the database answers.

        :raises NotOurs: another process serves the table now; the new message has been deleted.
        """
        state = self._states.setdefault(table.id, MessageState())
        state.posted = message
        try:
            await self._save_posted(table, state)
        except NotSaved:
            log.warning("table %d: the id of its message cannot be saved; trying again", table.id)
            self._paint_soon(table, state)

    async def _save_posted(self, table: Table, state: MessageState) -> None:
        """Save which new message shows a table, if any, and delete the one before it."""
        message = state.posted
        if message is None:
            return
        try:
            older = await self._room.posted(table, message)
        except NotOurs:
            state.posted = None
            await self._board.remove(table, message)  # the process that serves the table has posted its own
            raise
        state.posted = None
        if older is not None:
            await self._board.remove(table, older)

    async def remove(self, channel: int, table: Table, message: int | None) -> None:
        """Delete a table's message in a channel that it has left."""
        if message is not None:
            await self._board.remove(table, message, channel)

    async def let_go(self, tables: Iterable[int], *, at_once: bool) -> None:
        """Stop editing the messages of these tables.

        :param at_once: whether to cancel edits under way; if not, they may finish first.
        """
        tasks: list[asyncio.Task[None]] = []
        for number in tables:
            state = self._states.pop(number, None)
            if state is not None and state.task is not None:
                state.shown = state.changes
                if at_once or not state.in_flight:
                    state.task.cancel()
                tasks.append(state.task)
        await finish(tasks, CLOSING_SECONDS)

    def _paint_soon(self, table: Table, state: MessageState) -> None:
        if state.task is None and state.is_due(table):
            self._bring_up_to_date(table, state, f"table {table.id}: its message")
        elif not table.live and state.task is None and not state.answers:
            self._states.pop(table.id, None)

    def _is_due(self, table: Table, state: MessageState) -> bool:
        return state.is_due(table)

    def _ended(self, table: Table, state: MessageState) -> None:
        if not table.live and not state.answers:
            self._board.forget(table)
            self._states.pop(table.id, None)

    async def _show(self, table: Table, state: MessageState) -> float:
        self._room.check(table.guild)
        state.in_flight = True
        try:
            await self._save_posted(table, state)
            pace = await self._board.show(table, state)
            await self._save_posted(table, state)
        finally:
            state.in_flight = False
        return pace

    async def _refused(self, table: Table, state: MessageState, error: Exception) -> float | None:
        """Decide what to do about an edit that Discord has refused; return after how many seconds to try again."""
        pause = state.refused(error)
        code = error.code if isinstance(error, discord.HTTPException) else None
        if code == UNKNOWN_CHANNEL and table.live:
            await self._room.abandon(channel=table.channel)  # the event of its deletion was missed
            return None
        if code in NOT_LET_AT:
            for listener in self.told_unseen:
                listener(table, code)
        if not table.live and state.refusals >= MOST_REFUSALS:
            state.shown = state.changes
            return None
        return pause


class WaitingTables:
    """Edits the messages of tables that wait, which have told whose turn it is, and by when.

    ``Display`` cannot: it shows a table that was rebuilt.
    """

    def __init__(self, around: Context) -> None:
        self._client, self._languages = around.client, around.languages
        self._telling = Background(CLOSING_SECONDS)
        self.close = self._telling.close

    def tell(self, saved: Saved, refusal: GameMissing) -> None:
        """Say in a table's message why it waits."""
        if saved.message is not None:
            self._telling.begin(self._tell(saved, saved.message, refusal), f"waiting {saved.id}")

    async def _tell(self, saved: Saved, message: int, refusal: GameMissing) -> None:
        words = self._languages.at(saved.guild, saved.language)
        game = saved.game if words.has(f"{saved.game}-title") else None
        view = waiting_message(words, saved.id, saved.game, sentence(words, refusal, game))
        channel: Any = self._client.get_partial_messageable(saved.channel, guild_id=saved.guild)
        with NotingFailure(log.info, "table %d: its message cannot say that it waits: %s", saved.id):
            edited = channel.get_partial_message(message)
            await edited.edit(view=view, attachments=[], allowed_mentions=naming(view))
