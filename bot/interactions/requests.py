"""What people ask for with commands and clicks, where they do, and what each is attended with."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol

import discord

from bot.games.game import AnyGame
from bot.interactions import answers
from bot.interactions.components.layout import layout
from bot.interactions.components.phrases import channel_names
from bot.interactions.languages import Languages
from bot.interactions.middleware import Middleware, server_of
from bot.interactions.names import Names
from bot.interactions.permissions import check_may_post, check_membership
from bot.locales.words import Words
from bot.runtime.recent import Recent
from bot.runtime.refusal import Refusal
from bot.store.settings import SettingsStore


class Room(Protocol):
    """Knows which games are offered."""

    games: Mapping[str, AnyGame]


class MorePages(Protocol):
    """Remembers the open pages of buttons."""

    open: Recent[int, Any]
    """By message."""

    def pressed(self, message: int) -> None:
        """Note that a message is answered by what takes its place."""


class Services:
    """What every interaction is attended with. What knows the tables subclasses it."""

    middleware: Middleware
    settings: SettingsStore
    languages: Languages
    names: Names
    room: Room
    open_menus: MorePages


@dataclass(frozen=True)
class Request:
    """What somebody asks for with a command or a click, and their words."""

    interaction: discord.Interaction[Any]
    words: Words

    @property
    def user(self) -> int:
        """Who asks."""
        return self.interaction.user.id

    @property
    def permissions(self) -> discord.Permissions:
        """What they may do in the channel."""
        return self.interaction.permissions

    @property
    def server(self) -> int | None:
        """Where they ask; see ``server_of``."""
        return server_of(self.interaction)

    @property
    def guild(self) -> int:
        """The server in which they ask.

        :raises Refusal: ``guild_only``, also in servers that the bot is not in.
        """
        if (guild := self.server) is None or self.interaction.channel_id is None:
            raise Refusal("guild_only")
        return guild

    @property
    def channel(self) -> int:
        """The channel of a server in which they ask.

        :raises Refusal: as ``guild``.
        """
        assert self.guild
        assert self.interaction.channel_id is not None
        return self.interaction.channel_id

    async def tell(self, key: str, **details: str) -> None:
        """Answer with a sentence in a new ephemeral message."""
        view = layout(self.words, [self.words(key, **details)])
        await answers.send(self.interaction, view, ephemeral=True)


def managed(request: Request) -> int:
    """Return the server of a request whose sender may manage it.

    :raises Refusal: ``guild_only``, ``needs_manage_server``.
    """
    guild = request.guild
    if not request.permissions.manage_guild:
        raise Refusal("needs_manage_server")
    return guild


async def check_access(request: Request) -> None:
    """Check that the bot may post in the channel of an interaction.

    :raises Refusal: ``no_access``, ``not_in_thread``.
    """
    check_may_post(request.interaction, request.words)
    await check_membership(request.interaction)


async def check_channel(services: Services, request: Request, *, posts: bool = True) -> None:
    """Check that games may be opened in the channel of an interaction. In a thread, its channel counts as well.

    :param posts: whether the table is to be posted there, and not in a new thread of the channel.
    :raises Refusal: ``channel_not_allowed``, ``no_access``, ``not_in_thread``.
    """
    guild, channel = request.guild, request.channel
    allowed = services.settings.guild(guild).channels
    here = request.interaction.channel
    parent = here.parent_id if isinstance(here, discord.Thread) else None
    if allowed and channel not in allowed and parent not in allowed:
        raise Refusal("channel_not_allowed", channels=channel_names(request.words, allowed))
    if posts:
        await check_access(request)
