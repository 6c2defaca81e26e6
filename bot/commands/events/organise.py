"""``/organise``: announcing tournaments and ladders, and founding clubs.

Discord shows it to those who may manage events, and the settings of a server can show it to others. It cannot be told
of one permission or another, so the bot checks on each use who may do what.
"""

from __future__ import annotations

from collections.abc import Mapping

import discord
from discord import app_commands

from bot.commands.events.clubs import ClubCommands
from bot.commands.events.ladders import LadderCommands
from bot.commands.events.tournaments import TournamentCommands
from bot.commands.kit.installation_contexts import IN_SERVERS
from bot.commands.translator import localised
from bot.games.game import AnyGame


def organising_commands(
    tournaments: TournamentCommands, ladders: LadderCommands, clubs: ClubCommands, games: Mapping[str, AnyGame]
) -> app_commands.Group:
    """Return the command with its subcommands.

    :param games: the games that tournaments and ladders can be of.
    """
    made = app_commands.Group(
        name=localised("name-organise"),
        description=localised("command-organise"),
        default_permissions=discord.Permissions(manage_events=True),
        **IN_SERVERS,
    )
    for each in (tournaments.new_command(games), ladders.new_command(games), clubs.new_command()):
        made.add_command(each)
    return made
