"""Answering an interaction: once, in time, and again if the connection broke meanwhile."""

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
"""Discord's codes for an interaction that has expired, and for one that has been answered."""

TRANSIENT: Final = (discord.DiscordServerError, aiohttp.ClientError, OSError, asyncio.TimeoutError)
"""What may be over when one tries again."""

TRIES = 3

ACKNOWLEDGE_AFTER_SECONDS = 2.0
"""How long an answer may take before the interaction is acknowledged without one; Discord waits three seconds."""

TOKEN_SECONDS = 14 * 60
"""How long an interaction's token is used: Discord's live 15 minutes; less a margin."""

NOBODY = discord.AllowedMentions.none()
# discord.py leaves the client's default out of edits that have no plain content, and Discord would then mark everybody
# who is named as mentioned.

_KEY: Final = "answering"

_ORIGINAL: Final = "@original"
"""What Discord calls the message of an interaction's first answer: a new one, or the one that was clicked."""

AnyInteraction = discord.Interaction[Any]
T = TypeVar("T")


async def retry_transient(request: Callable[[], Awaitable[T]]) -> T:
    """Send a request, again if something transient came in its way.

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
    """A message that an interaction's answer stands in, and that its token can edit for a while."""

    def __init__(
        self,
        webhook: discord.Webhook,
        message: int | None,
        *,
        followed_up: bool = False,
        seconds: float = TOKEN_SECONDS,
    ) -> None:
        """Describe a message.

        :param webhook: the interaction's, which has its token.
        :param followed_up: whether the message was sent after the interaction's first answer; its id is known then.
        :param seconds: how long the token can still be used.
        """
        self.message = message
        """Its id; None where the server does not say."""
        self.followed_up = followed_up
        self._webhook = webhook
        self._until = time.monotonic() + seconds

    @property
    def token(self) -> str:
        """What allows to edit it; a secret for as long as it lives."""
        assert self._webhook.token is not None, "an interaction's webhook has a token"
        return self._webhook.token

    @property
    def seconds_left(self) -> float:
        """How long it can still be edited; below zero if no more."""
        return self._until - time.monotonic()

    async def edit(self, view: ui.LayoutView, files: Sequence[Attachment] | None = ()) -> None:
        """Change the message. Such a request does not count against the bot's global limit.

        :param files: the files it has from now on; None to leave it those it has.
        :raises discord.HTTPException: Discord refused it: the message is gone, or the token.
        :raises aiohttp.ClientError: Discord could not be reached.
        """
        # After a follow-up, the original is another message: the table's, for all to see.
        which: Any = self.message if self.followed_up else _ORIGINAL
        await self._webhook.edit_message(which, view=view, attachments=sendable(files), allowed_mentions=NOBODY)


@contextmanager
def in_time(interaction: AnyInteraction) -> Iterator[None]:
    """Acknowledge an interaction in time should its answer take long: a slow disk must not cost a click."""
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
        log.warning("an answer takes long; acknowledging it first")
        try:
            await _answer(interaction, lambda: interaction.response.defer(ephemeral=True))
        except (discord.HTTPException, aiohttp.ClientError) as error:
            log.warning("an interaction could not be acknowledged: %s", error)


async def acknowledge(interaction: AnyInteraction) -> Shown | None:
    """Answer a click without changing anything yet; return the clicked message, None if the answer came too late.

    :raises discord.HTTPException: Discord refused it for another reason.
    """
    async with _lock(interaction):
        if interaction.response.is_done() or await _answer(interaction, lambda: interaction.response.defer()):
            return Shown(interaction.followup, interaction.message.id if interaction.message else None)
        return None


async def send(
    interaction: AnyInteraction, view: ui.LayoutView, *, ephemeral: bool, files: Sequence[Attachment] = ()
) -> Shown | None:
    """Answer with a new message and return it; None if the answer came too late.

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
    return Shown(interaction.followup, None if ephemeral else await _look_up(interaction))


async def ask(interaction: AnyInteraction, form: ui.Modal) -> None:
    """Answer with a form to fill in.

    :raises Refusal: ``too_slow``: the interaction was acknowledged already, and a form can only be the first answer.
    :raises discord.HTTPException: Discord refused it for a reason other than being late.
    """
    async with _lock(interaction):
        if interaction.response.is_done():
            raise Refusal("too_slow")
        await _answer(interaction, lambda: interaction.response.send_modal(form))


def sendable(files: Sequence[Attachment] | None) -> Any:
    """Return the files to send; made anew for each try, since sending uses them up. None leaves them as they are."""
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
        # The acknowledgement is a message that only its asker sees, and cannot become one for everybody.
        await retry_transient(interaction.delete_original_response)
    sent = await retry_transient(
        lambda: interaction.followup.send(view=view, ephemeral=ephemeral, files=sendable(files), wait=True)
    )
    return Shown(interaction.followup, sent.id, followed_up=True)


async def update(
    interaction: AnyInteraction, view: ui.LayoutView, files: Sequence[Attachment] | None = None
) -> Shown | None:
    """Answer by changing the message that was clicked, and return it; None if the answer came too late.

    :param files: the files it has from now on; None to leave it those it has.
    :raises discord.HTTPException: Discord refused it for a reason other than being late.
    """
    clicked = Shown(interaction.followup, interaction.message.id if interaction.message else None)
    async with _lock(interaction):
        if interaction.response.is_done():
            await retry_transient(lambda: clicked.edit(view, files))
            return clicked
        done = await _answer(
            interaction,
            lambda: interaction.response.edit_message(view=view, attachments=sendable(files), allowed_mentions=NOBODY),
        )
    return clicked if done else None


async def show(
    interaction: AnyInteraction, view: ui.LayoutView, files: Sequence[Attachment] | None = None
) -> Shown | None:
    """Answer who asks alone: in the message that was clicked, if it is one only they see, else in a new one.

    :param files: the files it has from now on; None to leave a message those it has.
    :return: that message; None if the answer came too late.
    :raises discord.HTTPException: Discord refused it for a reason other than being late.
    """
    if interaction.message is not None and interaction.message.flags.ephemeral:
        return await update(interaction, view, files)
    return await send(interaction, view, ephemeral=True, files=files or ())


async def _answer(
    interaction: AnyInteraction,
    answer: Callable[[], Awaitable[discord.InteractionCallbackResponse[Any] | None]],
) -> discord.InteractionCallbackResponse[Any] | bool:
    """Send an answer; return its confirmation, True where it was taken without one, False where it came too late."""
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
            return True  # taken, but confirmed without a body: Discord-like servers may do that
        except discord.HTTPException as error:
            if error.code == ALREADY_ANSWERED and broke:
                return True  # by our own earlier try, whose confirmation got lost
            if error.code in (UNKNOWN_INTERACTION, ALREADY_ANSWERED):
                log.warning("an answer came too late: %s", error.text)
                return False
            raise

    return await retry_transient(attempt)


async def _look_up(interaction: AnyInteraction) -> int | None:
    """Return the id of the answer that was sent; None if that server does not say."""
    try:
        return (await retry_transient(interaction.original_response)).id
    except (discord.HTTPException, aiohttp.ClientError) as error:
        log.warning("the answer's id is not known: %s", error)
        return None
