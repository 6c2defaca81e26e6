"""The parts of the bot that commands and clicks use, and where an interaction comes from."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import discord

from bot.faces.face import Icons
from bot.features.fleet.shards import Shards
from bot.features.posts.messages import Posting
from bot.features.solo.rules.games import SoloGames
from bot.interactions import answers
from bot.interactions.components.layout import layout
from bot.interactions.components.phrases import channel_names
from bot.interactions.in_flight import InFlight
from bot.interactions.languages import Languages
from bot.interactions.lateness import Door
from bot.interactions.names import Names
from bot.interactions.permissions import check_may_post, check_membership
from bot.interactions.sockets import arrived_on
from bot.interactions.visible_channels import VisibleChannels
from bot.locales.words import Words
from bot.runtime.refusal import Refusal, jump_link
from bot.store.journal.entries import Saved
from bot.store.settings import SettingsStore
from bot.tables.live.room import Room
from bot.tables.live.turns import Turns
from bot.tables.messages.challenge_pings import ChallengePings
from bot.tables.messages.display import Display
from bot.tables.messages.hand_delivery import Dealing
from bot.tables.messages.hands import Hands
from bot.tables.messages.kicks import Kicks
from bot.tables.messages.open_menus import MorePages
from bot.tables.messages.presenter import Presenter, Sharing
from bot.tables.messages.reminders import Reminders
from bot.tables.messages.renderer import Renderer
from bot.tables.messages.threads import Threads
from bot.tables.rules.table import Table


class Services:
    """The tables, and the messages that show them. Every command and click gets these; a subclass makes them."""

    room: Room
    turns: Turns
    display: Display
    hands: Hands
    more_pages: MorePages
    presenter: Presenter
    dealing: Dealing
    icons: Icons
    in_flight: InFlight
    door: Door
    settings: SettingsStore
    languages: Languages
    names: Names
    renderer: Renderer
    threads: Threads
    reminders: Reminders
    kicks: Kicks
    sharing: Sharing
    solo_games: SoloGames
    posting: Posting
    pings: ChallengePings
    visible_channels: VisibleChannels
    heard: Sequence[Callable[[int, discord.Interaction[Any]], object]]
    """What learns from each interaction in a server, before it is acted on."""
    show_again: Callable[[int], None]
    """Has everything that stands in a server's channels shown again, because its settings have changed."""
    launched: Callable[[discord.Interaction[Any], int], None] | None = None
    """Notes that somebody opens the panel by the button of a table; None if there is no panel."""
    shards: Shards | None = None
    """The shards that this process serves; None if there is no other process."""


def server_of(interaction: discord.Interaction[Any]) -> int | None:
    """Return the server of an interaction; None in direct messages, and in servers that the bot is not in."""
    # A person who has installed the bot for themselves can use it in servers that it is not in.
    for_themselves = interaction.is_user_integration() and not interaction.is_guild_integration()
    return None if for_themselves else interaction.guild_id


def admits(services: Services) -> bool:
    """Tell whether this process answers the interaction that the current task handles, see ``Shards.admits``."""
    shard = arrived_on()
    return services.shards is None or shard is None or services.shards.admits(shard)


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


def check_place(request: Request, table: Table | Saved, *, beside: bool = False) -> None:
    """Check that a clicked button's table is in the channel of the click: a client may send any custom_id it likes.

    :param beside: whether the button may also be in the channel in which the bot has started the table's thread. Hands
        are shown there, too.
    :raises Refusal: ``wrong_channel``; ``unknown_table`` if it is in another server, of which nobody
        learns here.
    """
    guild, channel = request.guild, request.channel
    near = beside and table.own_thread and channel == table.parent
    if guild != table.guild:
        raise Refusal("unknown_table")
    if not (near or channel == table.channel):
        raise Refusal("wrong_channel", link=jump_link(table.guild, table.channel, table.message))
