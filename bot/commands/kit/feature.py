"""What a feature brings to what people can ask for."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

import discord
from discord import app_commands
from discord.app_commands import Group

from bot.commands.kit.click import Click, Routed
from bot.commands.kit.installation_contexts import IN_SERVERS
from bot.commands.kit.registration import AnyCommand
from bot.commands.translator import localised
from bot.games.game import AnyGame
from bot.views.kit.route import Route


class Subject(Protocol):
    """Looks up what clicks are about before it passes them on."""

    routed: Routed

    async def clicked(self, click: Click) -> None:
        """Act on a click, or on a submitted form."""


class Feature:
    """A subject about which people can ask for something."""

    owners: Sequence[object] = ()
    """Whose marked methods act on clicks."""
    subjects: Mapping[type[Route], Subject] = {}
    """What acts on all clicks on some routes."""

    def commands(self, games: Mapping[str, AnyGame]) -> Iterable[AnyCommand]:
        """Return its commands, with those of the given games."""
        return ()


def reserved(name: str, permissions: discord.Permissions, *commands: app_commands.Command[Any, ..., Any]) -> Group:
    """Return a command with its subcommands that Discord shows to those with permissions.

    The settings of a server can show it to others, and Discord cannot be told of one permission or another, so the bot
    checks on each use who may do what.
    """
    called, described = localised(f"name-{name}"), localised(f"command-{name}")
    made = Group(name=called, description=described, default_permissions=permissions, **IN_SERVERS)
    for each in commands:
        made.add_command(each)
    return made
