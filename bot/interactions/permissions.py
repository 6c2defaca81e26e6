"""What the bot may do in the channel of an interaction, and the names that Discord's settings give to permissions."""

import logging
from collections.abc import Iterable, Sequence
from typing import Any, Final

import discord

from bot.interactions.answers import retry_transient
from bot.interactions.refused_requests import REQUEST_FAILURES
from bot.locales.words import Words, dashed
from bot.tables.kit.refusal import Refusal

log = logging.getLogger(__name__)

AnyInteraction = discord.Interaction[Any]

TO_POST: Final = ("view_channel", "send_messages")
"""What the bot needs to keep a table in a channel. Its messages have components, which need no Embed Links."""

TO_POST_IN_THREADS: Final = ("view_channel", "send_messages_in_threads")
"""What it needs in a thread. There, Send Messages has no effect."""

TO_START_THREADS: Final = ("view_channel", "create_public_threads", "send_messages_in_threads")
"""What it needs to open a table in a new thread. It may archive the thread without Manage Threads, as its creator."""

TO_SHOW_PICTURES: Final = ("attach_files",)

TO_SCHEDULE: Final = ("create_events",)
"""What it needs to enter a tournament among a server's events."""


def lacking(interaction: AnyInteraction, needed: Iterable[str]) -> list[str]:
    """Return which of these permissions the bot lacks in the channel of an interaction."""
    allowed = interaction.app_permissions
    # Servers that are only like Discord may not send the bot's permissions; the value is then 0.
    if not allowed.value or allowed.administrator:
        return []
    return [name for name in needed if not getattr(allowed, name)]


def permission_names(words: Words, permissions: Sequence[str]) -> str:
    """Return permissions by the names that Discord's clients in this language give them."""
    return words.all_of(f"**{words(f'permission-{dashed(name)}')}**" for name in permissions)


def check_may_post(interaction: AnyInteraction, words: Words) -> None:
    """Check that the bot may post in the channel of an interaction.

    :param words: the words of its sender.
    :raises Refusal: ``no_access``.
    """
    in_thread = isinstance(interaction.channel, discord.Thread)
    missing = lacking(interaction, TO_POST_IN_THREADS if in_thread else TO_POST)
    if missing:
        raise Refusal("no_access", permissions=permission_names(words, missing))


async def check_membership(interaction: AnyInteraction) -> None:
    """Check that the bot is in the private thread of an interaction, or can enter it; otherwise it could only answer.

    The permissions of an interaction are those of the thread's channel and do not tell.

    :raises Refusal: ``not_in_thread``.
    """
    thread, client = interaction.channel, interaction.client
    assert client.user is not None, "interactions come after logging in"
    if not isinstance(thread, discord.Thread) or thread.type is not discord.ChannelType.private_thread or thread.me:
        return
    try:
        await retry_transient(lambda: client.http.join_thread(thread.id))
    except (discord.Forbidden, discord.NotFound) as error:
        raise Refusal("not_in_thread", player=f"<@{client.user.id}>") from error
    except REQUEST_FAILURES as error:
        log.info("whether the bot is in thread %d is not known: %s", thread.id, error)
