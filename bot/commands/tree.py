"""The tree of all slash commands."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.commands.command import on_command_error
from bot.commands.pages import Pages
from bot.commands.play import game_commands
from bot.commands.privacy import privacy_commands
from bot.commands.services import Services
from bot.commands.settings import settings_commands
from bot.commands.solo import SoloCommands
from bot.commands.wallet import Wallet
from bot.games.catalog import GAMES
from bot.store.privacy import Privacy


def command_tree(
    client: discord.Client, services: Services, pages: Pages, wallet: Wallet, solo: SoloCommands, privacy: Privacy
) -> app_commands.CommandTree[discord.Client]:
    """Return a command tree for the client, with every command in it."""
    tree = app_commands.CommandTree(client)
    for game in GAMES.values():
        tree.add_command(game_commands(services, pages, wallet, solo, game))
    tree.add_command(settings_commands(services))
    tree.add_command(privacy_commands(services, privacy))
    tree.error(on_command_error(services))
    return tree
