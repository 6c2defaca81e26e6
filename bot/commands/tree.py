"""The tree of all slash commands."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import discord
from discord import app_commands

from bot.commands.attending import InteractionScope, attend
from bot.commands.command import AnyInteraction, on_command_error
from bot.commands.offered import check_offered
from bot.commands.pages import Pages
from bot.commands.play import game_commands
from bot.commands.privacy import privacy_commands
from bot.commands.services import Services
from bot.commands.settings import settings_commands
from bot.commands.solo import SoloCommands
from bot.commands.wallet import Wallet
from bot.games.catalog import GAMES
from bot.interactions import answers
from bot.store.privacy import Privacy
from bot.tables.refusal import Refusal


class _CheckedTree(app_commands.CommandTree[discord.Client]):
    """Lets only commands through that Discord's own clients could have sent."""

    def __init__(self, client: discord.Client, services: Services) -> None:
        super().__init__(client)
        self._services = services

    async def interaction_check(self, interaction: AnyInteraction, /) -> bool:
        """Return whether a command offers what was sent. If not, the sender gets a sentence, or no completions."""
        completing = interaction.type is discord.InteractionType.autocomplete
        try:
            check_offered(self, interaction.data, complete=completing)
        except Refusal as refusal:
            if completing:
                await answers.complete_nothing(interaction)
            else:
                await attend(self._services, interaction, _refusing(refusal))
            return False
        return True


def _refusing(refusal: Refusal) -> Callable[[InteractionScope], Awaitable[None]]:
    """Return what refuses an interaction."""

    async def refuse(_: InteractionScope) -> None:
        raise refusal

    return refuse


def command_tree(
    client: discord.Client, services: Services, pages: Pages, wallet: Wallet, solo: SoloCommands, privacy: Privacy
) -> app_commands.CommandTree[discord.Client]:
    """Return a command tree for the client, with every command in it."""
    tree = _CheckedTree(client, services)
    for game in GAMES.values():
        tree.add_command(game_commands(services, pages, wallet, solo, game))
    tree.add_command(settings_commands(services))
    tree.add_command(privacy_commands(services, privacy))
    tree.error(on_command_error(services))
    return tree
