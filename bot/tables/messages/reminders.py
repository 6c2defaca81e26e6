"""Turn reminders. A reminder is deleted once everybody whom it names has acted."""

from __future__ import annotations

import asyncio
import logging
import math
import pickle
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, fields, replace
from hashlib import blake2s
from typing import Any

import discord

from bot.games.game import Seat
from bot.interactions.answers import mentioning
from bot.interactions.context import Context
from bot.interactions.refused_requests import REQUEST_FAILURES, blocked_seconds, is_passing, retry_transient
from bot.locales.words import Words, words_for
from bot.runtime.background import Background, finish
from bot.runtime.engine import Happening
from bot.store.engine.fence import NotSaved, Shard
from bot.store.journal.entries import DeadlineSet, Entry, Paused
from bot.store.notices import NO_MESSAGE, Notice, NoticeStore, Undeleted
from bot.store.settings import YourTurn
from bot.tables.live.room import Room
from bot.tables.rules.table import Table
from bot.tables.views.turn_notices import direct_turn_notice, turn_notice

log = logging.getLogger(__name__)

CLOSING_SECONDS = 2.0

QUIET_SECONDS = 15.0
"""How long a choice must have been open, in seconds, before people hear that it is their turn. In a lively game nobody
needs to be told, and no request is spent."""

PRESENT_SECONDS = 30.0
"""How long after a click at a table, in seconds, a person is there and sees that it is their turn."""

PACE_SECONDS = 0.5
"""How long to wait after a message before the next one of any table, in seconds. Each is two requests with the bot's
token, one to send and one to delete it, and Discord accepts 50 a second."""

LOOK_AGAIN_SECONDS = 5.0
"""How long to wait, in seconds, if it is not certain that this process serves the table."""

TRIES = 4
"""How often it is tried at most to tell a person of a reminder of a turn if Discord refuses."""

SHARE_OF_REST = 4
"""After a refusal, people are told when one part of this many of what is left of their time has passed."""

REST_SECONDS = 3600.0
"""What is taken for the rest of a turn that has no deadline, in seconds."""

AGAIN_SECONDS, MOST_AGAIN_SECONDS = 60.0, 3600.0
"""How long to wait, in seconds, before a deletion that was refused is tried again, at first and at most."""

UNAUTHORIZED = 401

_QUEUE, _DELETIONS = "notices", "deletions of notices"


@dataclass(slots=True)
class _State:
    """What the people at a table have been told."""

    turn: int = -1
    """The number of the choice that the rest is about."""
    since: float = 0.0
    """When that choice opened, as far as this process knows, in Unix seconds."""
    stage: int = 0
    """How many reminders of the choice are due."""
    stages: dict[int, int] = field(default_factory=dict)
    """By person, the stage of which they have been told, or are being told."""
    sent: dict[int, Notice] = field(default_factory=dict)
    """By person, the message that has told them."""
    languages: dict[int, str] = field(default_factory=dict)
    """By person, the language of their Discord client."""
    direct: dict[int, int] = field(default_factory=dict)
    """By person, the channel of their direct messages."""
    closed: set[int] = field(default_factory=set)
    """The people who take no direct messages from the bot."""
    pinged: dict[int, int] = field(default_factory=dict)
    """By person, the last stage of the choice that has pinged them. Unlike ``stages``, a pause does not change it."""
    without_message: set[int] = field(default_factory=set)
    """The people who have a stored notice without a message."""
    refusals: dict[int, int] = field(default_factory=dict)
    """By person, how often Discord has refused to tell them of this stage."""
    not_before: dict[int, float] = field(default_factory=dict)
    """By person, until when it is not tried again after a refusal, in Unix seconds."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while people are told, so that a channel has one message at a time."""

    def take(self, notice: Notice) -> None:
        """Take over a stored notice."""
        if notice.message == NO_MESSAGE:
            self.without_message.add(notice.user)
        else:
            self.sent[notice.user] = notice
        if notice.turn > self.turn:
            self.turn, self.stage = notice.turn, 0
            self.stages.clear()
            self.pinged.clear()
        if notice.turn == self.turn:
            self.stages[notice.user] = self.pinged[notice.user] = notice.stage
            self.stage = max(self.stage, notice.stage)

    def packed(self) -> bytes:
        """Return the state as bytes, which take less room."""
        return pickle.dumps([getattr(self, each.name) for each in fields(self) if each.name != "lock"])

    @classmethod
    def unpacked(cls, packed: bytes) -> _State:
        """Return the state that was packed, by this process."""
        return cls(*pickle.loads(packed))  # noqa: S301 - only bytes from ``packed``


class Reminders:
    """Tells people that it is their turn, as each has chosen: in one message in the table's channel, or directly.

    No other message of the bot pings anybody.
    """

    def __init__(self, around: Context, store: NoticeStore, room: Room) -> None:
        self._client, self._settings = around.client, around.settings
        self._languages, self._clock = around.languages, around.clock
        self._store, self._room = store, room
        self._states: dict[int, _State] = {}
        self._packed: dict[int, bytes] = {}
        """By resting table, its packed state."""
        self._unread: dict[int, tuple[Notice, ...]] = {}
        """By table that has not been in memory yet, the notices that were stored of it."""
        self._queue: dict[int, Table] = {}
        """The tables at which somebody waits to be told, in the order in which it became time."""
        self._free_at = 0.0
        """When the next message may be sent, in Unix seconds."""
        self._undeleted: dict[tuple[int, int], Undeleted] = {}
        """By table and message, the messages that Discord has not deleted, in the order in which they are tried."""
        self._again_seconds = AGAIN_SECONDS
        """How long to wait after the next deletion that is refused, in seconds."""
        self._tasks = Background()
        """What is under way, with the number of its table."""
        self.close = self._tasks.close

    def saw(self, interaction: discord.Interaction[Any], table: Table) -> None:
        """Note that somebody has clicked or used a command at a table: a sign of life, see ``Table.saw``."""
        if table.live:
            if table.saw(interaction.user.id, self._clock.now()):
                self._room.touch(table)
            self._state(table.id).languages[interaction.user.id] = interaction.locale.value

    def remind(self, table: Table, seats: Sequence[Seat], stage: int) -> None:
        """Remind the people in these seats of their deadline, as far as they want reminders.

        :param stage: which reminder of the turn this is, from 1. Whoever has had it does not get it again.
        """
        state = self._known(table.id)
        if state is not None and seats and state.turn == table.turn:
            if stage > state.stage:
                state.stage = stage
                state.refusals.clear()
                state.not_before.clear()
            self._plan(table, state)

    def over(self, table: Table, happened: Happening) -> None:
        """Delete what was sent about a game that has ended."""
        if table.live:
            return
        state = self._known(table.id)
        self._states.pop(table.id, None)
        if state is not None:
            self._take_back(state, list(state.sent))
            self._withdraw(table, state, state.turn)

    def changed(self, table: Table, happened: Entry | Happening) -> None:
        """Delete what is outdated, and set the timer for the next person who is to be told."""
        if table.position is None or not table.live:
            return
        state = self._state(table.id)
        if table.paused or isinstance(happened, Paused) or table.turn != state.turn:
            if table.turn != state.turn:
                self._withdraw(table, state, state.turn)
                state.pinged.clear()
            state.turn, state.since, state.stage = table.turn, self._clock.now(), 0
            for each in (state.stages, state.refusals, state.not_before):
                each.clear()
        self._settle(table, state)
        if isinstance(happened, DeadlineSet) and state.sent:
            self._tasks.begin(self._correct(table, state), about=table.id)
        self._plan(table, state)

    def forgotten(self, number: int) -> None:
        """Send nothing more about a table."""
        self._clock.cancel((number, "notice"))
        self._queue.pop(number, None)

    def idle_until(self, table: Table) -> float:
        """Return when somebody is told next; see ``LiveTables.idle``."""
        key = (table.id, "notice")
        when = self._clock.when(key)
        if table.id in self._queue or self._tasks.about(table.id) or (when is None and self._clock.is_set(key)):
            return 0.0
        return math.inf if when is None else when

    def rested(self, table: Table, happened: Happening) -> None:
        """Pack the state of a table that leaves memory."""
        state = self._states.pop(table.id, None)
        if state is not None:
            self._packed[table.id] = state.packed()

    def taken_back(self, table: Table, happened: Happening) -> None:
        """Set the timer for the next person who is to be told."""
        state = self._known(table.id)
        if state is not None:
            self._plan(table, state)

    def _known(self, number: int) -> _State | None:
        """Return what the people at a table have been told; None if nothing is known of it."""
        state = self._states.get(number)
        if state is not None:
            return state
        packed, notices = self._packed.pop(number, None), self._unread.pop(number, ())
        if packed is None and not notices:
            return None
        state = self._states[number] = _State() if packed is None else _State.unpacked(packed)
        for notice in notices:
            state.take(notice)
        return state

    def _state(self, number: int) -> _State:
        """Return what the people at a table have been told, and note it from now on."""
        return self._known(number) or self._states.setdefault(number, _State())

    # Other processes

    async def restore(self, shard: Shard | None = None) -> None:
        """Find the messages that were sent when the tables were last served. Those of tables that are over are deleted.

        :param shard: which servers' tables; None for all.
        :raises NotSaved: the database does not answer.
        """
        for notice in await self._store.of(shard):
            if not notice.live and notice.message == NO_MESSAGE:
                self._tasks.begin(self._withdraw_now(notice.table, [notice.user], notice.turn), about=notice.table)
            elif not notice.live:
                self._delete_later(Undeleted(notice.table, notice.channel, notice.message), 0.0)
            elif notice.table in self._states:
                self._states[notice.table].take(notice)
            else:  # it is not looked at before its table is in memory
                self._unread[notice.table] = (*self._unread.get(notice.table, ()), notice)
        for message in await self._store.undeleted(shard):
            self._delete_later(message, 0.0)

    async def let_go(self, tables: Iterable[int], *, at_once: bool) -> None:
        """Forget these tables, which another process serves. It finds the messages in the database.

        :param at_once: whether to leave what is under way alone; if not, it may finish first.
        """
        gone = set(tables)
        if not at_once:
            await finish([task for table in gone for task in self._tasks.about(table)], CLOSING_SECONDS)
        for number in gone:
            for each in (self._states, self._packed, self._unread):
                each.pop(number, None)
            self.forgotten(number)
        self._undeleted = {key: each for key, each in self._undeleted.items() if each.table not in gone}

    # When

    def _plan(self, table: Table, state: _State) -> None:
        due = self._due(table, state)
        if due:
            turn = state.turn
            self._clock.set((table.id, "notice"), min(due.values()), lambda: self._line_up(table, turn))
        else:
            self._clock.cancel((table.id, "notice"))

    def _due(self, table: Table, state: _State) -> dict[int, float]:
        """Return when each person who is still to be told of the open choice should be, in Unix seconds."""
        due: dict[int, float] = {}
        if table.paused or not table.live or table.turn != state.turn:
            return due
        for user in table.acting:
            wishes = self._settings.user(user)
            directly = wishes.direct and user not in state.closed
            if not directly and not self._settings.guild(table.guild).ping:
                continue
            if wishes.your_turn is YourTurn.NEVER or state.stages.get(user, -1) >= state.stage:
                continue
            if state.stage:
                due[user] = state.not_before.get(user, 0.0)  # at once, unless it has been refused
            elif wishes.your_turn is YourTurn.EVERY:
                present = table.seen.get(user, (-1, 0.0))[1] + PRESENT_SECONDS
                due[user] = max(state.since + QUIET_SECONDS, present, state.not_before.get(user, 0.0))
        return due

    async def _line_up(self, table: Table, turn: int) -> None:
        """Have the people told whose time has come, as soon as it is this table's turn to send."""
        state = self._states.get(table.id)
        if state is None or state.turn != turn:
            return
        due = self._due(table, state)
        if due and min(due.values()) <= self._clock.now():
            self._queue[table.id] = table
            if not self._clock.is_set(_QUEUE):
                self._clock.set(_QUEUE, self._free_at, self._next)
        else:
            self._plan(table, state)

    async def _next(self) -> None:
        """Have people told at the first table in the queue at which somebody still is to be told."""
        while self._queue:
            table = self._queue.pop(next(iter(self._queue)))
            if self._begin(table):
                break
        if self._queue:
            self._clock.set(_QUEUE, self._free_at, self._next)

    def _begin(self, table: Table) -> bool:
        """Begin to tell the people at a table whose time has come; return whether there are any."""
        state, now = self._states.get(table.id), self._clock.now()
        if state is None:
            return False
        users = [user for user, when in self._due(table, state).items() if when <= now]
        if users and not self._room.serves(table):
            turn = state.turn
            self._clock.set((table.id, "notice"), now + LOOK_AGAIN_SECONDS, lambda: self._line_up(table, turn))
            return False
        if users:
            state.stages |= dict.fromkeys(users, state.stage)
            self._free_at = now + PACE_SECONDS * max(1, sum(self._settings.user(user).direct for user in users))
            self._tasks.begin(self._tell(table, state, users, state.turn, state.stage), about=table.id)
        self._plan(table, state)
        return bool(users)

    # Sending

    async def _tell(self, table: Table, state: _State, users: Sequence[int], turn: int, stage: int) -> None:
        async with state.lock:
            if self._stands(table, state, turn) and await self._intend(table, state, users, turn, stage):
                in_channel: list[int] = []
                for user in users:
                    if not self._stands(table, state, turn):
                        break
                    directly = self._settings.user(user).direct and user not in state.closed
                    if not directly or not await self._tell_directly(table, state, user, turn, stage):
                        in_channel.append(user)
                if in_channel and self._stands(table, state, turn):
                    if self._settings.guild(table.guild).ping:
                        await self._tell_in_channel(table, state, in_channel, turn, stage)
                    else:
                        await self._refused(table, state, in_channel, turn, stage, None)
        if self._states.get(table.id) is state:
            self._settle(table, state)
        elif not table.live:
            self._take_back(state, list(state.sent))
        if state.turn != turn or not table.live:
            self._withdraw(table, state, turn)

    async def _intend(self, table: Table, state: _State, users: Sequence[int], turn: int, stage: int) -> bool:
        """Store that these people are being told, so that a process killed meanwhile does not have them told twice.

        :return: whether it could be stored. If not, it is tried again later.
        """
        try:
            await self._store.save([Notice(table.id, user, table.channel, NO_MESSAGE, turn, stage) for user in users])
        except NotSaved:
            await self._refused(table, state, users, turn, stage, None)
            return False
        state.without_message |= set(users)
        return True

    async def _tell_directly(self, table: Table, state: _State, user: int, turn: int, stage: int) -> bool:
        """Write to a person; return whether that worked. If Discord refuses, it is not tried again in this game."""
        text = direct_turn_notice(self._words_of(table, state, user), table)
        await self._remove_now(state, [user])
        try:
            if user not in state.direct:
                state.direct[user] = (await self._client.create_dm(discord.Object(user))).id
            channel = self._client.get_partial_messageable(state.direct[user])
            silent, nonce = state.pinged.get(user, -1) >= stage, _nonce(table, state, [user], turn, stage)
            sent = await retry_transient(lambda: channel.send(text, silent=silent, nonce=nonce))
        except REQUEST_FAILURES as error:
            if not is_passing(error):
                state.closed.add(user)
            log.info("table %d: a person is told in the channel, not directly: %s", table.id, error)
            return False
        await self._keep(state, [Notice(table.id, user, state.direct[user], sent.id, turn, stage)])
        return True

    async def _tell_in_channel(self, table: Table, state: _State, users: list[int], turn: int, stage: int) -> None:
        """Send one message in place of the former one. Whom an earlier one has pinged is named, not pinged again."""
        here = [user for user, notice in state.sent.items() if notice.channel == table.channel]
        told = [user for user in here if user in table.acting and user not in users]
        if told and not await self._intend(table, state, told, turn, stage):
            await self._refused(table, state, users, turn, stage, None)
            return
        await self._remove_now(state, here)
        pinged = [user for user in users if state.pinged.get(user, -1) < stage]
        named = [user for user in users if user not in pinged] + told
        text = turn_notice(self._languages.at(table.guild, table.language), table, pinged, named)
        channel = self._client.get_partial_messageable(table.channel, guild_id=table.guild)
        nonce = _nonce(table, state, pinged or named, turn, stage)
        try:
            sent = await retry_transient(
                lambda: channel.send(text, allowed_mentions=mentioning(pinged), silent=not pinged, nonce=nonce)
            )
        except REQUEST_FAILURES as error:
            log.warning("table %d: nobody could be told that it is their turn: %s", table.id, error)
            await self._refused(table, state, users, turn, stage, error)
            return
        await self._keep(state, [Notice(table.id, user, table.channel, sent.id, turn, stage) for user in users + told])

    async def _refused(
        self, table: Table, state: _State, users: Sequence[int], turn: int, stage: int, error: Exception | None
    ) -> None:
        """Have people told later, if their turn still stands then."""
        earlier = [user for user in users if user in state.pinged and state.turn == turn]
        with suppress(NotSaved):
            told = [Notice(table.id, user, table.channel, NO_MESSAGE, turn, state.pinged[user]) for user in earlier]
            await self._store.save(told)
        await self._withdraw_now(table.id, [user for user in users if user not in earlier], turn)
        if state.turn != turn or state.stage != stage:
            return
        now = self._clock.now()
        rest = REST_SECONDS if table.deadline is None else table.deadline.timestamp() - now
        blocked = None if error is None else blocked_seconds(error)
        for user in users:
            state.refusals[user] = state.refusals.get(user, 0) + 1
            state.not_before[user] = now + max(rest / SHARE_OF_REST, blocked or 0.0, LOOK_AGAIN_SECONDS)
            if state.refusals[user] < TRIES:
                state.stages.pop(user, None)
        if self._states.get(table.id) is state:
            self._plan(table, state)

    async def _correct(self, table: Table, state: _State) -> None:
        """Edit the messages that name a deadline which has been moved. Edits ping nobody."""
        async with state.lock:
            by_message: dict[int, list[Notice]] = {}
            for notice in state.sent.values():
                by_message.setdefault(notice.message, []).append(notice)
            for number, notices in by_message.items():
                channel = notices[0].channel
                users = [each.user for each in notices]
                text = (
                    turn_notice(self._languages.at(table.guild, table.language), table, users, [])
                    if channel == table.channel
                    else direct_turn_notice(self._words_of(table, state, users[0]), table)
                )
                message = self._client.get_partial_messageable(channel).get_partial_message(number)
                with suppress(*REQUEST_FAILURES):
                    await message.edit(content=text, allowed_mentions=mentioning(users))

    def _words_of(self, table: Table, state: _State, user: int) -> Words:
        language = self._settings.user(user).language or state.languages.get(user)
        return self._languages.at(table.guild, table.language) if language is None else words_for(language)

    async def _keep(self, state: _State, notices: list[Notice]) -> None:
        """Note which message has told people, also for the process that serves the table next."""
        state.sent |= {notice.user: notice for notice in notices}
        state.without_message -= {notice.user for notice in notices}
        if state.turn == notices[0].turn:
            state.pinged |= {notice.user: notice.stage for notice in notices}
        await self._save(notices)

    async def _save(self, notices: list[Notice]) -> None:
        try:
            await self._store.save(notices)
        except NotSaved:
            log.warning("table %d: a reminder could not be saved; a restart would leave it", notices[0].table)

    # Deleting

    def _stands(self, table: Table, state: _State, turn: int) -> bool:
        """Return whether people still have to be told of a choice."""
        current = self._states.get(table.id) is state
        return current and table.live and not table.paused and table.turn == turn and bool(table.acting)

    def _settle(self, table: Table, state: _State) -> None:
        """Delete the messages whose people have all acted or left; in a pause, all."""
        if not state.sent:
            return
        waiting = set(table.acting)
        if table.paused:  # a restart must not ping those again whose messages it deletes
            told = [each for user, each in state.sent.items() if user in waiting and each.turn == table.turn]
            state.without_message |= {each.user for each in told}
            self._tasks.begin(self._save([replace(each, message=NO_MESSAGE) for each in told]), about=table.id)
            waiting.clear()
        needed = {each.message for user, each in state.sent.items() if user in waiting and each.turn == table.turn}
        self._take_back(state, [user for user, notice in state.sent.items() if notice.message not in needed])

    def _withdraw(self, table: Table, state: _State, turn: int) -> None:
        """Delete the stored notices without a message that are about this turn or an earlier one."""
        if state.without_message:
            self._tasks.begin(self._withdraw_now(table.id, list(state.without_message), turn), about=table.id)
            state.without_message.clear()

    async def _withdraw_now(self, table: int, users: Sequence[int], turn: int) -> None:
        if not users:
            return
        with suppress(NotSaved):
            await self._store.withdraw(table, users, turn)

    def _take_back(self, state: _State, users: Iterable[int]) -> None:
        for notice in self._messages(state, users):
            self._tasks.begin(self._remove(notice), about=notice.table)

    async def _remove_now(self, state: _State, users: Iterable[int]) -> None:
        for notice in self._messages(state, users):
            await self._remove(notice)

    @staticmethod
    def _messages(state: _State, users: Iterable[int]) -> list[Notice]:
        """Take the notices of these people out of a state, and return one of each message."""
        gone = [state.sent.pop(user) for user in list(users) if user in state.sent]
        return list({notice.message: notice for notice in gone}.values())

    async def _remove(self, notice: Notice) -> None:
        """Delete a message, and what is stored of it; later, if Discord refuses or cannot be reached now."""
        message = Undeleted(notice.table, notice.channel, notice.message)
        if not await self._delete(message):
            self._delete_later(message, self._again_seconds)

    async def _delete(self, message: Undeleted) -> bool:
        """Delete a message, and what is stored of it; return False if that is to be tried again."""
        channel = self._client.get_partial_messageable(message.channel)
        try:
            await retry_transient(channel.get_partial_message(message.message).delete)
        except REQUEST_FAILURES as error:
            log.debug("table %d: a reminder could not be deleted: %s", message.table, error)
            if is_passing(error) or getattr(error, "status", None) == UNAUTHORIZED:
                return False
        with suppress(NotSaved):
            await self._store.delete(message.table, message.message)
        return True

    def _delete_later(self, message: Undeleted, seconds: float) -> None:
        """Delete a message after this many seconds, or in its turn among undeleted messages."""
        self._undeleted[message.table, message.message] = message
        if not self._clock.is_set(_DELETIONS):
            self._clock.set(_DELETIONS, self._clock.now() + seconds, self._next_deletion)

    async def _next_deletion(self) -> None:
        if self._undeleted:
            message = self._undeleted.pop(next(iter(self._undeleted)))
            # In a task, so that closing need not wait for it.
            self._tasks.begin(self._delete_again(message), about=message.table)

    async def _delete_again(self, message: Undeleted) -> None:
        seconds = PACE_SECONDS
        if await self._delete(message):
            self._again_seconds = AGAIN_SECONDS
        else:
            self._undeleted[message.table, message.message] = message
            seconds = self._again_seconds
            self._again_seconds = min(2 * seconds, MOST_AGAIN_SECONDS)
        if self._undeleted:
            self._clock.set(_DELETIONS, self._clock.now() + seconds, self._next_deletion)


def _nonce(table: Table, state: _State, users: Iterable[int], turn: int, stage: int) -> str:
    """Return the nonce of a reminder, so that Discord takes a repeated request once."""
    # discord.py asks Discord to enforce a nonce, which has at most 25 characters, for some minutes. A pause deletes a
    # reminder, and the next one is another: it has a new ``state.since``.
    told = repr((table.id, turn, stage, state.since, sorted(users)))
    return blake2s(told.encode(), digest_size=12).hexdigest()
