"""Posts, edits and deletes the public messages of tables. ``Display`` decides when, and tells the room."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, TypeAlias, TypeVar

import discord

from bot.interactions.answers import FILE_TOO_LARGE, MISSING_PERMISSIONS, Shown, mentioning, naming, sendable
from bot.interactions.components.layout import Attachment, Rendered
from bot.interactions.components.message_components import shows
from bot.interactions.refused_requests import (
    ARCHIVED,
    EDITED_TOO_OFTEN,
    REQUEST_FAILURES,
    UNKNOWN_MESSAGE,
    is_passing,
    retry_transient,
)
from bot.interactions.routes.routes import MoreAct, TableAct
from bot.interactions.single_posts import SinglePost
from bot.runtime.recent import Recent
from bot.store.settings import SettingsStore
from bot.tables.messages.live_message import Kept, pace_of
from bot.tables.messages.renderer import Renderer
from bot.tables.rules.table import Status, Table

log = logging.getLogger(__name__)

T = TypeVar("T")


@dataclass(slots=True)
class MessageState(Kept):
    """The state of one table's message."""

    answers: int = 0
    """How many clicks are being answered; the answer may itself update the message."""
    in_flight: bool = False
    """Whether an edit, or an answer that shows the table, has been sent and is not confirmed yet."""
    message: Shown | None = None
    """The table's message as an interaction can edit it; None if there is no such interaction."""
    unseen: bool = False
    """Whether no message shows the table, and no answer that will show it is on its way."""
    posted: int | None = None
    """The id of a new message that shows the table, until it is saved; else None."""
    post: SinglePost = field(default_factory=SinglePost)
    attached: tuple[str, ...] | None = None
    """The names of the files that the message has; None if they are not known."""
    pictures_from: float = 0.0
    """From when on the message has pictures again, by the event loop's clock: Discord has refused one."""
    may_attach: bool = True
    """Whether the bot may attach files in the channel, as the latest click or refusal has told."""

    def is_due(self, table: Table) -> bool:
        """Return whether the message has to be edited, or posted for the first time, or its id saved."""
        if self.answers:
            return False
        if self.posted is not None:
            return True
        return self.changes > self.shown if table.message is not None else self.unseen and table.live


class PendingAnswer:
    """A click that is being answered, and whether its answer may show the table."""

    def __init__(self, state: MessageState) -> None:
        self._state = state
        self._rendered: int | None = None

    def begin(self) -> bool:
        """Return whether the answer may show the table; if so, note that it is about to be sent."""
        # It may not while an edit or another such answer is under way, which could arrive later with an older state.
        if self._state.in_flight:
            return False
        self._state.in_flight = True
        self._rendered = self._state.changes
        return True

    def done(self, message: Shown | None) -> None:
        """Note the message that the answer has changed or posted; None if the answer did not arrive."""
        if message is not None and self._rendered is not None:
            self._state.shown = max(self._state.shown, self._rendered)
            self.learn(message)

    def learn(self, message: Shown) -> None:
        """Note that the table's message can be edited through this interaction from now on."""
        self._state.message = message
        if self._state.refusals:
            self._state.refusals, self._state.not_before = 0, 0.0

    def end(self) -> None:
        """Allow edits again."""
        if self._rendered is not None:
            self._state.in_flight = False


FAR: int = 8
"""How many messages below a table's make it scroll out of sight: about as many as a phone shows at once."""

LOOK_SECONDS = 45.0
"""The least time between two looks at the same table, in seconds."""

LOOKS_PER_SECOND = 1.0
"""How many tables are looked at per second, at most. Each look is a request, and the bot may send 50 per second."""

BLIND_SECONDS = 60 * 60.0
"""How long a channel that the bot may not read is skipped, in seconds, before it tries again."""

MOST_TABLES = 20_000
"""How many tables are remembered, at most. Those handed on to another process are forgotten in this way."""


class Scrolling:
    """Finds out whether a table's message has scrolled out of sight, by reading the channel from time to time.

    The bot does not subscribe to message events: the events of all servers would cost more than the games do, and what
    people write is none of the bot's business.
    """

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._looked: Recent[int, float] = Recent(MOST_TABLES)
        """When each live table was last looked at, by the event loop's clock. The least recent one comes first."""
        self._next = 0.0
        self._blind: dict[int, float] = {}
        """Until when each channel that the bot may not read is skipped, by the event loop's clock."""

    def forget(self, table: Table) -> None:
        """Drop the state of a table that is over."""
        self._looked.pop(table.id)
        self._blind.pop(table.channel, None)

    async def is_far_up(self, table: Table) -> bool:
        """Return whether a table's message has scrolled out of sight; False also if it is not time to look yet."""
        now = asyncio.get_running_loop().time()
        first = table.id not in self._looked
        if first:
            self._looked[table.id] = now
        due = not first and now - self._looked[table.id] >= LOOK_SECONDS and now >= self._next
        if not due or table.message is None or not table.live or now < self._blind.get(table.channel, now):
            return False
        self._looked[table.id] = now
        self._next = now + 1 / LOOKS_PER_SECOND
        place: Any = self._client.get_partial_messageable(table.channel, guild_id=table.guild)
        try:
            return len([each async for each in place.history(after=discord.Object(table.message), limit=FAR)]) >= FAR
        except discord.Forbidden:
            now = asyncio.get_running_loop().time()
            self._blind = {each: until for each, until in self._blind.items() if until > now}
            self._blind[table.channel] = now + BLIND_SECONDS
        except REQUEST_FAILURES as error:
            log.info("the messages of channel %d cannot be read: %s", table.channel, error)
        return False


INVALID_FORM = 50035
"""Discord's error code that may be about the picture alone, as those of refused files are.

Nothing says that an edit may name a picture which the message has already, so this may be refused one day.
"""

WITHOUT_PICTURES_SECONDS = 60 * 60.0
"""How long a table is shown without pictures after Discord has refused one, in seconds. Where the bot may not attach
files, this lasts until a click tells that it may; see ``Display.hear``."""


Sends: TypeAlias = Callable[[Rendered, Sequence[Attachment] | None], Awaitable[T]]
"""Sends a message with these files; None to keep those that it has."""


def _names(rendered: Rendered) -> tuple[str, ...]:
    return tuple(file.name for file in rendered.files)


class Board:
    """Sends the requests for a table's message, and notes the outcome in the message's state."""

    def __init__(self, client: discord.Client, renderer: Renderer, settings: SettingsStore) -> None:
        self._client, self._renderer, self._settings = client, renderer, settings
        self._scrolling = Scrolling(client)

    async def show(self, table: Table, state: MessageState) -> float:
        """Edit a table's message, or post it if there is none; return how many seconds to wait before the next edit.

        If this posts a new message, its id is in ``state.posted`` afterwards.

        :raises discord.HTTPException: Discord refused it.
        :raises aiohttp.ClientError: Discord could not be reached.
        """
        return await self.send(table, state, partial(self._show, table, state))

    async def send(self, table: Table, state: MessageState, send: Sends[T], *, anew: bool = False) -> T:
        """Have a table's message sent as it is now; without its picture if Discord refuses that.

        :param send: sends it with these files; None to keep those that the message has.
        :param anew: whether it is a new message, and no edit.
        :raises discord.HTTPException: Discord refused it.
        :raises aiohttp.ClientError: Discord could not be reached.
        """
        pictures = state.may_attach and asyncio.get_running_loop().time() >= state.pictures_from
        rendered = await self._renderer.table(table, pictures=pictures)
        files = None if not anew and _names(rendered) == state.attached else rendered.files
        while True:
            state.attached = _names(rendered)
            try:
                return await send(rendered, files)
            except discord.HTTPException as error:
                state.attached = None
                about_picture = error.code in (FILE_TOO_LARGE, MISSING_PERMISSIONS, INVALID_FORM)
                if not rendered.files or not about_picture:
                    raise
                if files is None:
                    log.info("table %d: uploading its picture again: %s", table.id, error.text)
                else:
                    log.warning("table %d: going on without pictures: %s", table.id, error.text)
                    state.may_attach = error.code != MISSING_PERMISSIONS
                    state.pictures_from = asyncio.get_running_loop().time() + WITHOUT_PICTURES_SECONDS
                    rendered = await self._renderer.table(table, pictures=False)
                files = rendered.files
            except BaseException:
                state.attached = None
                raise

    async def _show(
        self, table: Table, state: MessageState, rendered: Rendered, files: Sequence[Attachment] | None
    ) -> float:
        message = table.message
        if message is None:
            await self._post_unseen(table, state, rendered)
            return pace_of()
        if await self._scrolling.is_far_up(table):
            log.info("table %d: its message has scrolled far up; posting it again", table.id)
            await self._post_again(table, state, rendered)
            return pace_of()
        if state.message is not None and state.message.message == message and state.message.seconds_left > 0:
            try:
                edited = state.message
                await retry_transient(lambda: edited.edit(rendered.view, files))
            except discord.HTTPException as error:
                if is_passing(error):
                    raise  # the token is as good as before
                log.info("table %d: editing its message in the channel from now on: %s", table.id, error.text)
            else:
                return pace_of()
        state.message = None
        await self._edit_in_channel(table, state, rendered, files, message)
        return pace_of(message)

    async def _edit_in_channel(
        self, table: Table, state: MessageState, rendered: Rendered, files: Sequence[Attachment] | None, message: int
    ) -> None:
        channel: Any = self._client.get_partial_messageable(table.channel, guild_id=table.guild)
        try:
            await channel.get_partial_message(message).edit(
                view=rendered.view, attachments=sendable(files), allowed_mentions=naming(rendered.view)
            )
        except discord.HTTPException as error:
            if error.code not in (UNKNOWN_MESSAGE, EDITED_TOO_OFTEN, ARCHIVED) or table.status is Status.ENDED:
                raise  # nobody misses the message of a table that was closed; a result everybody wants to see
            log.info("table %d: its message can no longer be edited; posting it again", table.id)
            await self._post_again(table, state, rendered)

    async def _post_unseen(self, table: Table, state: MessageState, rendered: Rendered) -> None:
        """Post a table that no known message shows: for example, the bot stopped right after opening it."""
        log.info("table %d: no message shows it; posting it", table.id)
        state.post.unsure = True  # what was sent before, by another process perhaps, may have arrived
        try:
            await self._post_again(table, state, rendered)
        except discord.HTTPException as error:
            state.unseen &= is_passing(error)  # otherwise it cannot be posted here
            raise
        state.unseen = False

    async def _post_again(self, table: Table, state: MessageState, rendered: Rendered) -> None:
        """Post the table in a new message, without a notification, since nothing about the table is new."""
        # Whoever was asked to a game right before a kill has not seen it, so the message pings them. If an earlier
        # attempt got no answer, its message may be there. It is then taken, and edited afterwards.
        known, unseen = table.message or 0, table.rebuilt and table.message is None
        asked = table.awaited if unseen and self._settings.guild(table.guild).ping else []
        posted = await state.post.post(
            self._client,
            table.guild,
            table.channel,
            lambda each: each.id > known and shows(each, (TableAct, MoreAct), table.id),
            view=rendered.view,
            files=sendable(rendered.files),
            allowed_mentions=mentioning(asked) if asked else naming(rendered.view),
            silent=not asked,
        )
        if posted.before:
            log.info("table %d: its message is there already", table.id)
            state.changes += 1
            state.attached = None
        state.message = None
        state.posted = posted.message

    async def remove(self, table: Table, message: int, place: int | None = None) -> None:
        """Delete a message that no longer shows the table, in its channel or in an earlier one."""
        channel: Any = self._client.get_partial_messageable(place or table.channel, guild_id=table.guild)
        try:
            await channel.get_partial_message(message).delete()
        except REQUEST_FAILURES as error:
            if not isinstance(error, discord.HTTPException) or error.code != UNKNOWN_MESSAGE:
                log.info("table %d: its earlier message could not be deleted: %s", table.id, error)

    def forget(self, table: Table) -> None:
        """Drop the state of a table that is over."""
        self._scrolling.forget(table)
