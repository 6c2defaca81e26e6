"""What people ask for with commands and clicks, where they do, and what each is attended with."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Any, Protocol

import discord

from bot.games.game import AnyGame
from bot.interactions import answers
from bot.interactions.components.layout import layout
from bot.interactions.components.phrases import channel_names
from bot.interactions.in_flight import InFlight
from bot.interactions.languages import Languages
from bot.interactions.lateness import Door
from bot.interactions.names import Names
from bot.interactions.permissions import check_may_post, check_membership
from bot.interactions.sockets import arrived_on
from bot.locales.words import Words
from bot.runtime.refusal import Refusal
from bot.store.engine.fence import Shard
from bot.store.settings import SettingsStore


class Room(Protocol):
    """Knows which servers this process serves, and which games are offered."""

    games: Mapping[str, AnyGame]

    def check(self, guild: int) -> None:
        """Check that this process serves a server.

        :raises NotOurs: another process serves it now.
        :raises NotSaved: the database does not answer, so that this is not certain.
        """


class Kicks(Protocol):
    """Remembers who has not heard of their kick."""

    def told(self, guild: int, user: int, table: int) -> None:
        """Note that a person has heard of their kick from a table."""

    async def tell(self, guild: int, interaction: discord.Interaction[Any]) -> None:
        """Tell the sender of an interaction, after its answer, if they were kicked."""


class Dealing(Protocol):
    """Gives people their hands when a game begins."""

    def pressing(self, interaction: discord.Interaction[Any]) -> AbstractContextManager[None]:
        """Note an interaction once it is answered."""


class MorePages(Protocol):
    """Remembers the open pages of buttons."""

    def pressed(self, message: int) -> None:
        """Note that a message is answered by what takes its place."""


class Services:
    """What every interaction is attended with. What knows the tables subclasses it."""

    in_flight: InFlight
    door: Door
    settings: SettingsStore
    languages: Languages
    names: Names
    heard: Sequence[Callable[[int, discord.Interaction[Any]], object]]
    """What learns from each interaction in a server, before it is acted on."""
    room: Room
    kicks: Kicks
    dealing: Dealing
    more_pages: MorePages
    admits: Callable[[Shard], bool] = staticmethod(lambda shard: True)
    """Tells whether this process answers what has arrived on a shard's socket; raises ``NotSaved`` if the database does
    not answer, so that this is not certain."""


def server_of(interaction: discord.Interaction[Any]) -> int | None:
    """Return the server of an interaction; None in direct messages, and in servers that the bot is not in."""
    # A person who has installed the bot for themselves can use it in servers that it is not in.
    for_themselves = interaction.is_user_integration() and not interaction.is_guild_integration()
    return None if for_themselves else interaction.guild_id


def admits(services: Services) -> bool:
    """Tell whether this process answers the interaction that the current task handles; see ``Services.admits``."""
    shard = arrived_on()
    return shard is None or services.admits(shard)


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
