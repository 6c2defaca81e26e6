"""Where the application is installed: in servers, and for users; and in which context an interaction takes place."""

from __future__ import annotations

from typing import Final

from playground.world.permissions import USE_EXTERNAL_APPS
from playground.world.state import Channel, Interaction, Json, User, World

GUILD, BOT_DM, PRIVATE = 0, 1, 2
"""The contexts: a server, the direct messages with the bot, and every other private channel."""

GUILD_INSTALL, USER_INSTALL = 0, 1
"""The kinds of installation."""

MOST_FOLLOW_UPS: Final = 5
"""The largest number of follow-ups where only a user has installed the application."""


def context_of(world: World, channel: Channel, bot: User) -> int:
    """Return the context of an interaction with a bot in a channel."""
    if not channel.private:
        return GUILD
    return BOT_DM if world.belongs(bot, channel) else PRIVATE


def installs_at(world: World, user: User, channel: Channel, bot: User) -> set[int]:
    """Return the installations that let a user use a bot's application in a channel."""
    context = context_of(world, channel, bot)
    in_guild = context == GUILD and bot.id in world.guilds[channel.guild].members
    found = {GUILD_INSTALL} if in_guild or context == BOT_DM else set()
    return found | ({USER_INSTALL} if bot is world.bot and user.id in world.installed_by else set())


def owners_of(world: World, user: User, channel: Channel, bot: User, supported: list[int] | None = None) -> Json:
    """Return the owners of the installations that serve an interaction, by the kind of installation.

    :param supported: the kinds of installation that the command supports; all by default.
    """
    installs = installs_at(world, user, channel, bot)
    if supported is not None:
        installs &= set(supported)
    owners = {GUILD_INSTALL: str(channel.guild), USER_INSTALL: str(user.id)}
    return {str(kind): owners[kind] for kind in sorted(installs)}


def owners(world: World, interaction: Interaction) -> Json:
    """Return the owners of the installations that serve an interaction."""
    if interaction.owners is not None:
        return interaction.owners
    return owners_of(world, interaction.user, interaction.channel, interaction.bot)


def only_for_user(world: World, interaction: Interaction) -> bool:
    """Tell whether an interaction is served only because a user has installed the application."""
    return list(owners(world, interaction)) == [str(USER_INSTALL)]


def must_be_ephemeral(world: World, interaction: Interaction) -> bool:
    """Tell whether answers are shown to the asker alone, because they may not use external applications here."""
    if interaction.channel.private or not only_for_user(world, interaction):
        return False
    return not world.permissions(interaction.user, interaction.channel) & USE_EXTERNAL_APPS
