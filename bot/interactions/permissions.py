"""The bot's permissions: those of its invitation, and those in the channel of an interaction."""

import logging
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import discord

from bot.interactions.answers import AnyInteraction
from bot.interactions.refused_requests import REQUEST_FAILURES, retry_transient
from bot.locales.words import Words, dashed
from bot.runtime.refusal import Refusal

log = logging.getLogger(__name__)

TO_POST: Final = ("view_channel", "send_messages")
"""What the bot needs to keep a table in a channel. Its messages have components, which need no Embed Links."""

TO_POST_IN_THREADS: Final = ("view_channel", "send_messages_in_threads")
"""What it needs in a thread. There, Send Messages has no effect."""

TO_START_THREADS: Final = ("view_channel", "create_public_threads", "send_messages_in_threads")
"""What it needs to open a table in a new thread. It may archive the thread without Manage Threads, as its creator."""

TO_SHOW_PICTURES: Final = ("attach_files",)


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


@dataclass(frozen=True, slots=True)
class Need:
    """A permission that the bot needs in a server."""

    label: str
    """What Discord calls it in English."""
    reason: str
    """What the bot needs it for."""
    lost: str
    """What people lose without it."""
    optional: bool = False
    """Whether games go on as usual without it."""


NEEDS: Final[Mapping[str, Need]] = {
    "view_channel": Need(
        "View Channels",
        "post in a channel; without it, no other permission counts there",
        "no table can be opened, and no other permission counts",
    ),
    "send_messages": Need(
        "Send Messages",
        "post tables and reminders, and a table again further down",
        "no table can be opened outside of threads",
    ),
    "send_messages_in_threads": Need(
        "Send Messages in Threads", "do the same in threads", "no table can be opened in a thread"
    ),
    "attach_files": Need("Attach Files", "show rounds and results as pictures", "tables and results have no pictures"),
    "read_message_history": Need(
        "Read Message History", "see whether a table has scrolled far up", "a table that has scrolled up stays there"
    ),
    "create_public_threads": Need(
        "Create Public Threads",
        "open a thread for a table: in tournaments, or if `threads` is set",
        "a tournament opens one table after another, and the setting `threads` has no effect",
        optional=True,
    ),
    "create_events": Need(
        "Create Events",
        "enter a tournament that begins at a set time among the server's events",
        "no tournament is among the server's events, so Discord reminds nobody of it",
        optional=True,
    ),
}
"""What the bot needs, by discord.py's names.

Answers to commands and clicks need no permission. Nor do the card faces: an app may use its own emojis anywhere.
"""

NEEDED: Final = discord.Permissions(**dict.fromkeys(NEEDS, True))
"""The permissions that the install link asks for: all that the bot needs, whatever a server sets."""

SCOPES: Final = ("bot", "applications.commands")
"""What is installed in a server: a member that can post, and the commands."""

LONGEST_LINK: Final = 512
"""Discord's limit for the address of a button, in characters."""


def unmet(allowed: discord.Permissions) -> list[Need]:
    """Return what the bot needs and is not allowed. Administrators are allowed everything."""
    return [] if allowed.administrator else [need for name, need in NEEDS.items() if not getattr(allowed, name)]


def install_link(application: int) -> str:
    """Return the link that adds the bot to a server.

    :param application: the application's id.
    """
    return discord.utils.oauth_url(application, permissions=NEEDED, scopes=SCOPES)


def offered_link(client: discord.Client) -> str | None:
    """Return the link with which anybody can add the bot to a server of theirs; None if only its owner can."""
    # It is the host's own one, if the developer portal has a *Custom URL* as install link.
    application: Any = client.application  # as it was at login
    if application is None or not application.bot_public:
        return None
    custom = application.custom_install_url
    return custom if custom and len(custom) <= LONGEST_LINK else install_link(application.id)
