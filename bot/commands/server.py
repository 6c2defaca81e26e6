"""``/server``: what those need who manage a server. Discord shows it to nobody else."""

from __future__ import annotations

from collections.abc import Mapping

import discord
from discord import app_commands

from bot.commands.kit.installation_contexts import IN_SERVERS
from bot.commands.kit.services import Services
from bot.commands.person.settings import SettingsPages
from bot.commands.standings.seasons import season_command
from bot.commands.translator import localised
from bot.games.game import AnyGame
from bot.store.standings.seasons import Seasons


def server_commands(
    services: Services, settings: SettingsPages, seasons: Seasons, games: Mapping[str, AnyGame]
) -> app_commands.Group:
    """Return the command with its subcommands.

    :param games: the games that have seasons.
    """
    made = app_commands.Group(
        name=localised("name-server"),
        description=localised("command-server"),
        default_permissions=discord.Permissions(manage_guild=True),
        **IN_SERVERS,
    )
    made.add_command(settings.server_command())
    made.add_command(season_command(services, seasons, games))
    return made
