"""Adding the bot to a server: the permissions that it asks for there, and the link that asks for them."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

import discord


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


def lacking(allowed: discord.Permissions) -> list[Need]:
    """Return what the bot needs and is not allowed. Administrators are allowed everything."""
    return [] if allowed.administrator else [need for name, need in NEEDS.items() if not getattr(allowed, name)]


def install_link(application: int) -> str:
    """Return the link that adds the bot to a server.

    :param application: the application's id.
    """
    return discord.utils.oauth_url(application, permissions=NEEDED, scopes=SCOPES)


def offered_link(client: discord.Client) -> str | None:
    """Return the link with which anybody can add the bot to a server of theirs; None if only its owner can.

    It is the host's own one, if the developer portal has a *Custom URL* as install link.
    """
    application: Any = client.application  # as it was at login
    if application is None or not application.bot_public:
        return None
    custom = application.custom_install_url
    return custom if custom and len(custom) <= LONGEST_LINK else install_link(application.id)
