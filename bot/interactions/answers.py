"""Answering an interaction: once, in time, and with retries if the connection breaks."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager
from io import BytesIO
from typing import Any, Final, TypeVar

import aiohttp
import discord
from discord import ui

from bot.tables.refusal import Refusal
from bot.views.record import Attachment

log = logging.getLogger(__name__)

UNKNOWN_INTERACTION, ALREADY_ANSWERED = 10062, 40060
"""Discord's error codes for an interaction that has expired, and for one that has been answered."""

TRANSIENT: Final = (discord.DiscordServerError, aiohttp.ClientError, OSError, asyncio.TimeoutError)
"""Errors after which trying again may succeed."""

TRIES = 3

ACKNOWLEDGE_AFTER_SECONDS = 2.0
"""How long an answer may take, in seconds, before the interaction is acknowledged. Discord waits three seconds."""

TOKEN_SECONDS = 14 * 60
"""How long an interaction's token is used, in seconds. It is valid for 15 minutes; the rest is a margin."""

NOBODY = discord.AllowedMentions.none()
# In edits without plain content discord.py does not apply the client's default, and Discord would then mark everybody
# who is named as mentioned.

_KEY: Final = "answering"

_ORIGINAL: Final = "@original"
"""Discord's name for the message of an interaction's first answer: a new message, or the clicked one."""

AnyInteraction = discord.Interaction[Any]
T = TypeVar("T")


async def retry_transient(request: Callable[[], Awaitable[T]]) -> T:
    """Send a request; after a transient error, send it again.

    :raises discord.HTTPException: Discord refused it, or failed every time.
    :raises aiohttp.ClientError: Discord could not be reached.
    """
    for _ in range(TRIES - 1):
        try:
            return await request()
        except TRANSIENT as error:
            log.debug("trying again after %r", error)
    return await request()


class Shown:
    """A message that shows an interaction's answer, and that the interaction's token can edit for a while."""

    def __init__(
        self,
        webhook: discord.Webhook,
        message: int | None,
        *,
        followed_up: bool = False,
        seconds: float = TOKEN_SECONDS,
    ) -> None:
        """Describe such a message.

        :param webhook: the interaction's webhook, which has its token.
        :param message: the message's id; None if it is not known.
        :param followed_up: whether the message was sent after the interaction's first answer; its id is then known.
        :param seconds: for how many seconds the token can still be used.
        """
        self.message = message
        """The message's id; None if the server did not say."""
        self.followed_up = followed_up
        self._webhook = webhook
        self._until = time.monotonic() + seconds

    @property
    def token(self) -> str:
        """The interaction's token, which can edit the message; keep it secret while it is valid."""
        assert self._webhook.token is not None, "an interaction's webhook has a token"
        return self._webhook.token

    @property
    def seconds_left(self) -> float:
        """For how many seconds the message can still be edited; negative once it cannot."""
        return self._until - time.monotonic()

    async def edit(self, view: ui.LayoutView, files: Sequence[Attachment] | None = ()) -> None:
        """Edit the message. Such a request does not count against the bot's global rate limit.

        :param files: the files that the message shall have; None to keep those it has.
        :raises discord.HTTPException: Discord refused it: the message is gone, or the token has expired.
        :raises aiohttp.ClientError: Discord could not be reached.
        """
        # After a follow-up, ``@original`` is another message: the table's, which everybody sees.
        which: Any = self.message if self.followed_up else _ORIGINAL
        await self._webhook.edit_message(which, view=view, attachments=sendable(files), allowed_mentions=NOBODY)


@contextmanager
def in_time(interaction: AnyInteraction) -> Iterator[None]:
    """Acknowledge an interaction in time if its answer takes long, so that a slow disk does not fail a click."""
    answering = _Answering()
    interaction.extras[_KEY] = answering
    handle = asyncio.get_running_loop().call_later(
        ACKNOWLEDGE_AFTER_SECONDS, lambda: answering.spawn(_acknowledge_late(interaction))
    )
    try:
        yield
    finally:
        handle.cancel()


class _Answering:
    """Keeps an acknowledgement and an answer from being sent at the same time."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        self._task = asyncio.create_task(work)


def _lock(interaction: AnyInteraction) -> asyncio.Lock:
    answering: _Answering = interaction.extras.setdefault(_KEY, _Answering())
    return answering.lock


async def _acknowledge_late(interaction: AnyInteraction) -> None:
    async with _lock(interaction):
        if interaction.response.is_done():
            return
        log.warning("an answer is taking long; acknowledging the interaction first")
        try:
            await _answer(interaction, lambda: interaction.response.defer(ephemeral=True))
        except (discord.HTTPException, aiohttp.ClientError) as error:
            log.warning("an interaction could not be acknowledged: %s", error)


async def acknowledge(interaction: AnyInteraction) -> Shown | None:
    """Acknowledge a click without changing anything; return the clicked message, or None if this came too late.

    :raises discord.HTTPException: Discord refused it for another reason.
    """
    async with _lock(interaction):
        if interaction.response.is_done() or await _answer(interaction, lambda: interaction.response.defer()):
            return Shown(interaction.followup, interaction.message.id if interaction.message else None)
        return None


async def send(
    interaction: AnyInteraction, view: ui.LayoutView, *, ephemeral: bool, files: Sequence[Attachment] = ()
) -> Shown | None:
    """Answer with a new message and return it; return None if the answer came too late.

    :param ephemeral: whether only the asker sees it.
    :raises discord.HTTPException: Discord refused it for another reason.
    """
    async with _lock(interaction):
        if interaction.response.is_done():
            return await _follow_up(interaction, view, files, ephemeral=ephemeral)
        shown = await _answer(
            interaction,
            lambda: interaction.response.send_message(view=view, ephemeral=ephemeral, files=sendable(files)),
        )
    if not shown:
        return None
    if isinstance(shown, discord.InteractionCallbackResponse) and shown.message_id is not None:
        return Shown(interaction.followup, shown.message_id)
    return Shown(interaction.followup, None if ephemeral else await _message_id(interaction))


async def ask(interaction: AnyInteraction, form: ui.Modal) -> None:
    """Answer with a form to fill in.

    :raises Refusal: ``too_slow``: the interaction is already acknowledged, and a form can only be the first answer.
    :raises discord.HTTPException: Discord refused it for a reason other than being late.
    """
    async with _lock(interaction):
        if interaction.response.is_done():
            raise Refusal("too_slow")
        await _answer(interaction, lambda: interaction.response.send_modal(form))


async def complete_nothing(interaction: AnyInteraction) -> None:
    """Answer a request for completions with none."""
    try:
        await interaction.response.autocomplete([])
    except (discord.HTTPException, aiohttp.ClientError) as error:
        log.info("no completions could be sent: %s", error)


def sendable(files: Sequence[Attachment] | None) -> Any:
    """Return files for one request, since sending uses them up. None means to keep the message's files."""
    return (
        discord.utils.MISSING if files is None else [discord.File(BytesIO(file.content), file.name) for file in files]
    )


async def _follow_up(
    interaction: AnyInteraction, view: ui.LayoutView, files: Sequence[Attachment], *, ephemeral: bool
) -> Shown:
    """Send a new message after an acknowledgement."""
    if interaction.response.type is discord.InteractionResponseType.deferred_channel_message:
        if ephemeral:
            edited = await retry_transient(
                lambda: interaction.edit_original_response(
                    view=view, attachments=sendable(files), allowed_mentions=NOBODY
                )
            )
            return Shown(interaction.followup, edited.id)
        # The acknowledgement is a message that only the asker sees, and cannot become one for everybody.
        await retry_transient(interaction.delete_original_response)
    sent = await retry_transient(
        lambda: interaction.followup.send(view=view, ephemeral=ephemeral, files=sendable(files), wait=True)
    )
    return Shown(interaction.followup, sent.id, followed_up=True)


async def show(
    interaction: AnyInteraction,
    view: ui.LayoutView,
    files: Sequence[Attachment] | None = None,
    public: Callable[[discord.Message], bool] = lambda message: False,
) -> Shown | None:
    """Answer in the clicked message if that may be changed, else in a new message that only the asker sees.

    A client may send any custom_id with any message that it sees. So a message that everybody sees is changed only if
    ``public`` says that it shows what the answer shows; one that only the asker sees may always be changed.

    :param files: the files that the message shall have; None to keep those it has.
    :param public: tells whether a message that everybody sees is the one to change. By default none is.
    :return: the message; None if the answer came too late.
    :raises discord.HTTPException: Discord refused it for a reason other than being late.
    """
    clicked = interaction.message
    if clicked is None or not (clicked.flags.ephemeral or public(clicked)):
        return await send(interaction, view, ephemeral=True, files=files or ())
    shown = Shown(interaction.followup, clicked.id)
    async with _lock(interaction):
        if interaction.response.is_done():
            await retry_transient(lambda: shown.edit(view, files))
            return shown
        done = await _answer(
            interaction,
            lambda: interaction.response.edit_message(view=view, attachments=sendable(files), allowed_mentions=NOBODY),
        )
    return shown if done else None


async def _answer(
    interaction: AnyInteraction,
    answer: Callable[[], Awaitable[discord.InteractionCallbackResponse[Any] | None]],
) -> discord.InteractionCallbackResponse[Any] | bool:
    """Send an answer; return Discord's confirmation, True if it was accepted without one, False if it came too late."""
    broke = False

    async def attempt() -> discord.InteractionCallbackResponse[Any] | bool:
        nonlocal broke
        try:
            return await answer() or True
        except TRANSIENT:
            broke = True
            raise
        except (TypeError, KeyError):
            if not interaction.response.is_done():
                raise
            return True  # accepted, but confirmed without a body, as servers that are only like Discord may do
        except discord.HTTPException as error:
            if error.code == ALREADY_ANSWERED and broke:
                return True  # by an earlier attempt, whose confirmation was lost
            if error.code == ALREADY_ANSWERED:
                # After a shard is taken over, Discord repeats the last events, most of which have been answered.
                log.info("an interaction has been answered already")
                return False
            if error.code == UNKNOWN_INTERACTION:
                log.warning("an answer came too late: %s", error.text)
                return False
            raise

    return await retry_transient(attempt)


async def _message_id(interaction: AnyInteraction) -> int | None:
    """Return the id of the answer's message; None if the server does not say."""
    try:
        return (await retry_transient(interaction.original_response)).id
    except (discord.HTTPException, aiohttp.ClientError) as error:
        log.warning("the answer's id is not known: %s", error)
        return None
