"""Answering an interaction: once, in time, and with retries if the connection breaks.

What sends a request raises ``discord.HTTPException`` if Discord refuses it, or it is not sent as Discord would, and
``aiohttp.ClientError`` if Discord cannot be reached. Being too late is no error for what answers.
"""

from __future__ import annotations

import asyncio
import logging
import math
import re
import time
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from io import BytesIO
from typing import Any, Final, TypeAlias, TypedDict, TypeVar

import discord
from discord import app_commands, ui
from discord.http import Route, handle_message_parameters
from discord.webhook.async_ import async_context, interaction_message_response_params

from bot.interactions.components.layout import Attachment, Layout
from bot.interactions.components.message_components import has_pictures
from bot.interactions.refused_requests import (
    FIRST_PAUSE_SECONDS,
    REQUEST_FAILURES,
    TRANSIENT,
    UNKNOWN_MESSAGE,
    NotingFailure,
    Unsent,
    blocked_seconds,
    has_waited,
    retry_blocked,
    retry_transient,
)
from bot.runtime.refusal import Refusal

log = logging.getLogger(__name__)

UNKNOWN_INTERACTION, ALREADY_ANSWERED, INVALID_TOKEN, INVALID_FORM = 10062, 40060, 50027, 50035
"""Discord's error codes for an interaction that has expired, one that has been answered, an expired token, and a
message that cannot be shown."""

FILE_TOO_LARGE, MISSING_PERMISSIONS = 40005, 50013
"""Discord's error codes for a message whose files it does not take."""

OVER: Final = (401, 403, 404)
"""With what statuses Discord refuses to edit an answer for good: the token has expired, or the message is gone."""

ACKNOWLEDGE_AFTER_SECONDS = 2.0
"""How old an interaction is, in seconds, when it is acknowledged before its answer. Discord waits three seconds."""

FIRST_ANSWER_SECONDS = 2.8
"""How long after an interaction was made its first answer is tried again, in seconds. Discord waits three seconds."""

TOKEN_SECONDS = 14 * 60
"""How long an interaction's token is used, in seconds. It is valid for 15 minutes; the rest is a margin."""

_NAMED = re.compile(r"<@([0-9]{1,20})>")

_KEY: Final = "answering"

IN_PANEL: Final = "in panel"
"""The key among an interaction's extras that says that it was pressed in the panel."""

_ORIGINAL: Final = "@original"
"""Discord's name for the message of an interaction's first answer: a new message, or the clicked one."""

AnyInteraction: TypeAlias = discord.Interaction[Any]
T = TypeVar("T")


def naming(view: Layout) -> discord.AllowedMentions:
    """Return the mentions that a message about a table allows: exactly the people whom its text names."""
    # A mention that is not allowed carries no data of its user, and a client that does not know them shows "@unknown-
    # user". Edits notify nobody, and new messages about tables are sent silently.
    return mentioning({int(user) for text in view.texts() for user in _NAMED.findall(text)})


def mentioning(people: Iterable[int]) -> discord.AllowedMentions:
    """Return mentions of these people alone."""
    users = [discord.Object(user) for user in sorted(people)]
    return discord.AllowedMentions(everyone=False, roles=False, users=users, replied_user=False)


class _Token:
    """An interaction's token, and what Discord has said to requests with it."""

    def __init__(self) -> None:
        self.refused = False
        """Whether Discord takes it no more."""
        self.limited = False
        """Whether Discord has just refused a request again and again, as there were too many."""

    @contextmanager
    def used(self) -> Iterator[None]:
        """Send a request with it, unless Discord takes it no more."""
        if self.refused:
            raise Unsent(401, INVALID_TOKEN, "the token can no longer be used")
        try:
            yield
        except discord.HTTPException as error:
            if error.status == 401 or (error.status == 404 and error.code != UNKNOWN_MESSAGE):
                self.refused = True
            self.limited = has_waited(error)
            raise
        self.limited = False


class Shown:
    """A message that shows an interaction's answer, and that the interaction's token can edit for a while."""

    def __init__(
        self,
        webhook: discord.Webhook,
        message: int | None,
        *,
        followed_up: bool = False,
        seconds: float = TOKEN_SECONDS,
        token: _Token | None = None,
    ) -> None:
        """Describe such a message.

        :param webhook: the interaction's webhook, which has its token.
        :param message: the message's id; None if it is not known.
        :param followed_up: whether the message was sent after the interaction's first answer; its id is then known.
        :param seconds: for how many seconds the token can still be used.
        :param token: what is known of the token, if other messages share it.
        """
        self.message = message
        """The message's id; None if the server did not say."""
        self._followed_up = followed_up
        self._webhook = webhook
        self._until = time.monotonic() + seconds
        self._token = token or _Token()

    @classmethod
    def of(cls, interaction: AnyInteraction, message: int | None, *, followed_up: bool = False) -> Shown:
        """Describe a message that shows the answer of an interaction, whose token is as old as the interaction."""
        answering = _answering(interaction)
        seconds = TOKEN_SECONDS - answering.age
        return cls(interaction.followup, message, followed_up=followed_up, seconds=seconds, token=answering.token)

    @property
    def seconds_left(self) -> float:
        """For how many seconds the message can still be edited; negative once it cannot."""
        return -math.inf if self._token.refused else self._until - time.monotonic()

    async def edit(self, view: Layout, files: Sequence[Attachment] | None = ()) -> None:
        """Edit the message. Such a request does not count against the bot's global rate limit.

        Once Discord has said that the message is gone, or that the token has expired, it is not asked again.

        :param files: the files that the message shall have; None to keep those it has.
        """
        # After a follow-up, ``@original`` is another message: the table's, which everybody sees.
        which = _ORIGINAL if self.message is None or not self._followed_up else self.message
        with self._while_valid():
            await _edit(self._webhook, which, view, sendable(files), naming(view))

    async def follow_up(self, view: Layout) -> Shown:
        """Send a new message with the token, which only the interaction's sender sees, and return it.

        It is sent once: whether it has arrived is not known if Discord fails or the connection breaks.
        """
        with self._while_valid():
            message = await _follow_up_with(self._webhook, view, naming(view))
        return Shown(self._webhook, message, followed_up=True, seconds=self.seconds_left, token=self._token)

    def lost(self) -> Shown:
        """Return a new message that the token may have sent, and that nothing can edit: its id was lost."""
        return Shown(self._webhook, None, followed_up=True, seconds=-math.inf)

    @contextmanager
    def _while_valid(self) -> Iterator[None]:
        """Use the token, unless it has expired, and note if Discord refuses it for good."""
        if self.seconds_left < 0:
            raise Unsent(401, INVALID_TOKEN, "the message can no longer be edited")
        try:
            with self._token.used():
                yield
        except discord.HTTPException as error:
            if error.status in OVER:
                self._until = -math.inf
            raise

    async def delete(self) -> None:
        """Delete the message, if that is possible."""
        if self.seconds_left < 0:
            return
        which: Any = self.message if self._followed_up else _ORIGINAL
        with NotingFailure(log.info, "an answer could not be deleted: %s"), self._token.used():
            await retry_blocked(lambda: self._webhook.delete_message(which))


@contextmanager
def in_time(interaction: AnyInteraction, age: float) -> Iterator[None]:
    """Acknowledge an interaction in time if its answer takes long, so that a slow disk does not fail a click.

    :param age: how many seconds ago Discord made it.
    """
    answering = interaction.extras[_KEY] = _Answering(age)
    left = ACKNOWLEDGE_AFTER_SECONDS - age
    if left <= 0:  # see ``acknowledge_first``
        yield
        return

    def acknowledge_late() -> None:
        answering.task = asyncio.create_task(_acknowledge_late(interaction))

    handle = asyncio.get_running_loop().call_later(left, acknowledge_late)
    try:
        yield
    finally:
        handle.cancel()


class _Answering:
    """Keeps an acknowledgement and an answer from being sent at the same time."""

    def __init__(self, age: float = 0.0) -> None:
        self.lock = asyncio.Lock()
        self.token = _Token()
        self.broke = False
        """Whether a request with a first answer has failed in a way that leaves open whether Discord took it."""
        self._made = time.monotonic() - age
        self.task: asyncio.Task[None] | None = None

    @property
    def age(self) -> float:
        """How many seconds ago Discord made the interaction."""
        return time.monotonic() - self._made


def given_up(interaction: AnyInteraction) -> bool:
    """Return whether Discord refuses whatever the bot sends with an interaction's token, at least for now."""
    token = _answering(interaction).token
    return token.refused or token.limited


def _answering(interaction: AnyInteraction) -> _Answering:
    answering: _Answering = interaction.extras.setdefault(_KEY, _Answering())
    return answering


async def _acknowledge_late(interaction: AnyInteraction) -> None:
    if not interaction.response.is_done():
        log.warning("an answer is taking long; acknowledging the interaction first")
        await acknowledge_first(interaction)


async def acknowledge_first(interaction: AnyInteraction) -> bool:
    """Acknowledge an interaction before its answer; return False if Discord takes no answer any more."""
    async with _answering(interaction).lock:
        if interaction.response.is_done():
            return True
        with NotingFailure(log.warning, "an interaction could not be acknowledged: %s"):
            await _answer(interaction, _deferral(interaction), lambda: interaction.response.defer(ephemeral=True))
            return interaction.response.is_done()
        return True  # it may still be answered


async def acknowledge(interaction: AnyInteraction) -> Shown | None:
    """Acknowledge a click without changing anything; return the clicked message, or None if this came too late."""
    async with _answering(interaction).lock:
        if not interaction.response.is_done():
            await _answer(interaction, _deferral(interaction), lambda: interaction.response.defer())
        if interaction.response.is_done():
            return Shown.of(interaction, interaction.message.id if interaction.message else None)
        return None


async def send(
    interaction: AnyInteraction,
    view: Layout,
    *,
    ephemeral: bool,
    files: Sequence[Attachment] = (),
    names_players: bool = False,
    pinging: Sequence[int] = (),
) -> Shown | None:
    """Answer with a new message and return it; return None if the answer came too late.

    :param ephemeral: whether only the asker sees it.
    :param names_players: whether the people whom the message names are at its table. It is then sent silently, and
        their mentions carry their names; see ``naming``.
    :param pinging: people whom the message notifies, and nobody else. Other mentions carry no names then, until the
        first edit.
    """
    mentions = mentioning(pinging) if pinging else naming(view) if names_players else discord.AllowedMentions.none()
    silent = names_players and not ephemeral and not pinging
    how = _How(view=view, ephemeral=ephemeral, allowed_mentions=mentions, silent=silent)
    if not ephemeral:  # a table's message knows itself how it looks without its picture
        return await _send_new(interaction, files, how)
    return await _or_in_words(
        view, files, lambda view, files: _send_new(interaction, files or (), {**how, "view": view})
    )


async def _send_new(interaction: AnyInteraction, files: Sequence[Attachment], how: _How) -> Shown | None:
    async with _answering(interaction).lock:
        shown: discord.InteractionCallbackResponse[Any] | bool = False
        if not interaction.response.is_done():
            kind = discord.InteractionResponseType.channel_message
            shown = await _answer(
                interaction, kind, lambda: interaction.response.send_message(**how, files=sendable(files))
            )
        if not shown:
            return await _follow_up(interaction, files, how) if interaction.response.is_done() else None
    message = shown.message_id if isinstance(shown, discord.InteractionCallbackResponse) else None
    if message is None:
        with NotingFailure(log.warning, "the answer's id is not known: %s"):
            message = (await _original(interaction.followup, _answering(interaction).token)).id
    return Shown.of(interaction, message)


async def add(interaction: AnyInteraction, view: Layout, files: Sequence[Attachment] = ()) -> None:
    """Send a further message after the first answer, which only the asker sees."""

    async def further(view: Layout, files: Sequence[Attachment] | None) -> None:
        with _answering(interaction).token.used():
            await retry_transient(
                lambda: interaction.followup.send(view=view, ephemeral=True, files=sendable(files or ()), wait=True)
            )

    await _or_in_words(view, files, further)


async def ask(interaction: AnyInteraction, form: ui.Modal) -> None:
    """Answer with a form to fill in.

    :raises Refusal: ``too_slow``: the interaction is already acknowledged, and a form can only be the first answer.
    """
    async with _answering(interaction).lock:
        if not interaction.response.is_done() and await _answer(
            interaction, discord.InteractionResponseType.modal, lambda: interaction.response.send_modal(form)
        ):
            return
        if interaction.response.is_done():
            raise Refusal("too_slow")


async def launch(interaction: AnyInteraction) -> str | None:
    """Answer by opening the application's Activity; return the id of the instance, if Discord tells it.

    :raises Refusal: ``too_slow``: the interaction is already acknowledged.
    """
    async with _answering(interaction).lock:
        if interaction.response.is_done():
            raise Refusal("too_slow")
        kind = discord.InteractionResponseType.launch_activity
        answered = await _answer(interaction, kind, interaction.response.launch_activity)
        opened = None if isinstance(answered, bool) else answered.resource
        return opened.id if isinstance(opened, discord.InteractionCallbackActivityInstance) else None


async def complete(interaction: AnyInteraction, choices: Sequence[app_commands.Choice[str]] = ()) -> None:
    """Answer a request for completions, if Discord takes the answer in time."""
    kind = discord.InteractionResponseType.autocomplete_result
    with NotingFailure(log.info, "no completions could be sent: %s"):
        await _answer(interaction, kind, lambda: interaction.response.autocomplete(choices))


async def _or_in_words(
    view: Layout,
    files: Sequence[Attachment] | None,
    send: Callable[[Layout, Sequence[Attachment] | None], Awaitable[T]],
) -> T:
    """Send a message; if Discord refuses its files, what its pictures show goes in words."""
    try:
        return await send(view, files)
    except discord.HTTPException as error:
        if not files or error.code not in (FILE_TOO_LARGE, MISSING_PERMISSIONS):
            raise
        log.warning("going on without pictures: %s", error.text)
        return await send(view.in_words(), ())


def sendable(files: Sequence[Attachment] | None) -> Any:
    """Return files for one request, since sending uses them up. None means to keep the message's files."""
    if files is None:
        return discord.utils.MISSING
    return [discord.File(BytesIO(file.content), file.name, description=file.alt) for file in files]


class _How(TypedDict):
    """How a new message is sent."""

    view: Layout
    ephemeral: bool
    allowed_mentions: discord.AllowedMentions
    silent: bool


async def _follow_up(interaction: AnyInteraction, files: Sequence[Attachment], how: _How) -> Shown:
    view = how["view"]
    with _answering(interaction).token.used():
        if interaction.response.type is discord.InteractionResponseType.deferred_channel_message:
            if how["ephemeral"]:
                edited = await retry_blocked(
                    lambda: interaction.edit_original_response(
                        view=view, attachments=sendable(files), allowed_mentions=naming(view)
                    )
                )
                return Shown.of(interaction, edited.id)
            # The acknowledgement is a message that only the asker sees, and cannot become one for everybody.
            await retry_blocked(interaction.delete_original_response)
        sent = await retry_blocked(lambda: interaction.followup.send(**how, files=sendable(files), wait=True))
    return Shown.of(interaction, sent.id, followed_up=True)


async def show(
    interaction: AnyInteraction,
    view: Layout,
    files: Sequence[Attachment] | None = None,
    public: Callable[[discord.Message], bool] = lambda message: False,
    *,
    anew: bool = True,
) -> Shown | None:
    """Answer in the clicked message if that may be changed, else in a new message that only the asker sees.

    A client may send any custom_id with any message that it sees. So a message that everybody sees is changed only if
    ``public`` says that it shows what the answer shows; one that only the asker sees may always be changed.

    :param files: the files that the message shall have; None to keep those it has.
    :param public: tells whether a message that everybody sees is the one to change. By default none is.
    :param anew: whether a new message is sent where the clicked one has been deleted since.
    :return: the message; None if the answer came too late.
    """
    clicked = interaction.message
    if clicked is not None and (clicked.flags.ephemeral or public(clicked)):
        try:
            if files and has_pictures(clicked, files):
                try:
                    return await _show_in(interaction, clicked, view, None)
                except discord.HTTPException as error:
                    if error.code != INVALID_FORM:
                        raise
                    log.info("a message's pictures are uploaded again: %s", error.text)
            return await _or_in_words(view, files, lambda view, files: _show_in(interaction, clicked, view, files))
        except discord.HTTPException as error:
            if not anew or error.code != UNKNOWN_MESSAGE or interaction.response.is_done():
                raise
    return await send(interaction, view, ephemeral=True, files=files or (), names_players=True)


async def _show_in(
    interaction: AnyInteraction, clicked: discord.Message, view: Layout, files: Sequence[Attachment] | None
) -> Shown | None:
    shown, kind = Shown.of(interaction, clicked.id), discord.InteractionResponseType.message_update
    async with _answering(interaction).lock:
        if not interaction.response.is_done() and await _answer(
            interaction, kind, lambda: _change_clicked(interaction, view, sendable(files), naming(view))
        ):
            _note_answered(interaction, kind)
            return shown
        if not interaction.response.is_done():
            return None
        await retry_blocked(lambda: shown.edit(view, files))
        return shown


def _deferral(interaction: AnyInteraction) -> discord.InteractionResponseType:
    """Return how ``defer`` acknowledges an interaction: by a message to be filled in, or without any change."""
    if interaction.type is discord.InteractionType.application_command:
        return discord.InteractionResponseType.deferred_channel_message
    return discord.InteractionResponseType.deferred_message_update


async def _answer(
    interaction: AnyInteraction,
    kind: discord.InteractionResponseType,
    answer: Callable[[], Awaitable[discord.InteractionCallbackResponse[Any] | None]],
) -> discord.InteractionCallbackResponse[Any] | bool:
    """Send a first answer; return Discord's confirmation, True if it was accepted without one, False if it was not.

    If it was not accepted although the interaction is acknowledged, ``response.is_done`` tells so afterwards, and the
    answer can still follow with the interaction's token. Otherwise it came too late.

    If Discord fails or takes no requests for now, the answer is tried again as long as Discord waits for it. A refusal
    by Cloudflare says how long it lasts, but nobody can answer after three seconds.
    """
    answering = _answering(interaction)
    earlier, broke = answering.broke, False
    if answering.token.refused:
        return False

    async def attempt() -> discord.InteractionCallbackResponse[Any] | bool:
        nonlocal broke
        try:
            with answering.token.used():
                return await answer() or True
        except TRANSIENT:
            broke = answering.broke = True
            raise
        except (TypeError, KeyError):
            if not interaction.response.is_done():
                raise
            return True  # accepted, but confirmed without a body, as servers that are only like Discord may do
        except discord.HTTPException as error:
            if error.code == ALREADY_ANSWERED and broke and not earlier:
                _note_answered(interaction, kind)  # by an earlier attempt, whose confirmation was lost
                return True
            if error.code == ALREADY_ANSWERED:
                if kind is not discord.InteractionResponseType.autocomplete_result:
                    await _note_acknowledged(interaction)
                return False
            if error.code == UNKNOWN_INTERACTION:
                log.warning("an answer came too late: %s", error.text)
                return False
            raise

    pause = FIRST_PAUSE_SECONDS
    while True:
        try:
            return await attempt()
        except REQUEST_FAILURES as error:
            left = FIRST_ANSWER_SECONDS - answering.age
            blocked = blocked_seconds(error) is not None and not has_waited(error)
            if left <= 0 or not (blocked or isinstance(error, TRANSIENT)):
                raise
            log.info("Discord does not take an answer for now; trying again")
        await asyncio.sleep(min(pause, left))
        pause *= 2


def _note_answered(interaction: AnyInteraction, kind: discord.InteractionResponseType) -> None:
    """Let discord.py know of a first answer of which it does not know, so that whatever follows uses the token."""
    interaction.response._response_type = kind  # noqa: SLF001 - discord.py sets it only when it gets a confirmation


async def _note_acknowledged(interaction: AnyInteraction) -> None:
    """Find out how an interaction was acknowledged, and note it if its sender still waits for an answer."""
    # The acknowledgement may be ours, if its confirmation was lost. It may be another process's: after a shard is taken
    # over, Discord repeats the last events, most of which have been answered. A click that was acknowledged there
    # without a new message counts as answered, since another answer would call it outdated.
    clicked = interaction.message
    try:
        original = await _original(interaction.followup, _answering(interaction).token)
    except discord.NotFound:
        original = None  # a form, or a message that has been deleted
    if original is not None and original.flags.loading:
        _note_answered(interaction, discord.InteractionResponseType.deferred_channel_message)
    elif _answering(interaction).broke and original is not None and clicked is not None and original.id == clicked.id:
        _note_answered(interaction, discord.InteractionResponseType.deferred_message_update)
    else:
        interaction.client.twins.note()


async def _original(webhook: discord.Webhook, token: _Token) -> discord.WebhookMessage:
    """Fetch the message of an interaction's first answer with its token, also one that only the asker sees."""
    which: Any = _ORIGINAL
    # Not ``original_response``, which keeps what it has once fetched, and needs to know the channel.
    with token.used():
        return await retry_blocked(lambda: webhook.fetch_message(which))


# The requests that every move sends. discord.py asks for the changed message, several kilobytes of it, and makes an
# object of it, which a move does not need. What is sent, the rate limits and the errors raised are discord.py's own.

UPDATE_MESSAGE: Final = 7
"""Discord's number for an answer that changes the clicked message."""


async def _change_clicked(
    interaction: AnyInteraction,
    view: ui.LayoutView,
    files: Sequence[discord.File],
    mentions: discord.AllowedMentions,
) -> None:
    """Answer a click by changing the clicked message.

    :param files: the files that the message shall have; ``discord.utils.MISSING`` to keep those it has.
    """
    path = "/interactions/{webhook_id}/{webhook_token}/callback"
    route = Route("POST", path, webhook_id=interaction.id, webhook_token=interaction.token)
    body = interaction_message_response_params(
        type=UPDATE_MESSAGE, view=view, attachments=files, allowed_mentions=mentions
    )
    with body:
        await _send(route, interaction.followup, body)


async def _edit(
    webhook: discord.Webhook,
    message: int | str,
    view: ui.LayoutView,
    files: Sequence[discord.File],
    mentions: discord.AllowedMentions,
) -> None:
    """Edit a message with an interaction's token.

    :param message: its id, or ``@original``.
    :param files: see ``_change_clicked``.
    """
    path = "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}"
    route = Route("PATCH", path, webhook_id=webhook.id, webhook_token=webhook.token, message_id=message)
    with handle_message_parameters(view=view, attachments=files, allowed_mentions=mentions) as body:
        await _send(route, webhook, body)


async def _follow_up_with(webhook: discord.Webhook, view: ui.LayoutView, mentions: discord.AllowedMentions) -> int:
    flags = discord.MessageFlags(ephemeral=True)
    with handle_message_parameters(view=view, flags=flags, allowed_mentions=mentions) as body:
        sent = await async_context.get().execute_webhook(
            webhook.id,
            webhook.token or "",
            session=webhook.session,
            proxy=webhook.proxy,
            proxy_auth=webhook.proxy_auth,
            payload=body.payload,
            multipart=body.multipart,
            files=body.files,
            wait=True,
            with_components=True,
        )
    return int(sent["id"]) if sent else 0


async def _send(route: Route, webhook: discord.Webhook, body: Any) -> None:
    adapter = async_context.get()  # keeps a lock for each token, so that its requests arrive in their order
    await adapter.request(
        route,
        session=webhook.session,
        payload=body.payload,
        multipart=body.multipart,
        files=body.files,
        proxy=webhook.proxy,
        proxy_auth=webhook.proxy_auth,
    )
