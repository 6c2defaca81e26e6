"""The tree of all commands: slash commands, and those in the menus of people and messages."""

from functools import partial
from typing import Any

import discord
from discord import app_commands

from bot.commands.kit.click import AnyInteraction
from bot.commands.kit.command import COMPLETES, on_command_error
from bot.commands.kit.interaction_frame import attend, fail
from bot.commands.kit.option_checks import check_offered
from bot.commands.kit.services import Request, Services, admits
from bot.commands.translator import SLASH
from bot.interactions import answers
from bot.store.engine.errors import NotSaved
from bot.tables.kit.refusal import Refusal


class _CheckedTree(app_commands.CommandTree[discord.Client]):
    """Lets only commands through that Discord's own clients could have sent."""

    def __init__(self, client: discord.Client, services: Services) -> None:
        super().__init__(client)
        self._services = services

    async def interaction_check(self, interaction: AnyInteraction, /) -> bool:
        """Return whether a command offers what was sent. If not, the sender gets a sentence, or no completions."""
        completing = interaction.type is discord.InteractionType.autocomplete
        if completing and not _certainly_admits(self._services):
            return False
        try:
            check_offered(self, interaction.data, complete=completing)
        except Refusal as refusal:
            if completing:
                await answers.complete(interaction)
            else:
                await attend(self._services, interaction, partial(fail, refusal))
            return False
        if completing:
            # discord.py would send refused completions once more, and log the second refusal as an error.
            await _complete(Request(interaction, self._services.languages.of(interaction)))
            return False
        data: Any = interaction.data
        everywhere = data.get("guild_id") is None  # a server's own command has another id in each
        if everywhere and data.get("type", SLASH) == SLASH and str(data.get("id")).isdecimal():
            self._services.languages.mention({data["name"]: int(data["id"])})
        return True


async def _complete(request: Request) -> None:
    """Answer a request for completions, which has been checked, with those of its command."""
    interaction = request.interaction
    data: Any = interaction.data
    options, typed = list(data.get("options") or ()), ""
    while options:
        option = options.pop()
        options += option.get("options") or ()
        typed = str(option.get("value", "")) if option.get("focused") else typed
    command = interaction.command
    completing = command.extras.get(COMPLETES) if isinstance(command, app_commands.Command) else None
    if completing is None:
        await answers.complete(interaction)
    else:
        await answers.complete(interaction, await completing(request, typed))


def _certainly_admits(services: Services) -> bool:
    try:
        return admits(services)
    except NotSaved:
        return False  # the sender types on, and gets completions for that


def command_tree(client: discord.Client, services: Services) -> app_commands.CommandTree[discord.Client]:
    """Return a command tree for the client, with no command in it yet."""
    tree = _CheckedTree(client, services)
    tree.error(on_command_error(services))
    return tree
