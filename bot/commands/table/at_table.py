"""``/table``: the table of the channel, whatever game it plays."""

from collections.abc import Mapping
from typing import Final

import discord
from discord import app_commands

from bot.commands.kit.command import Action, AnyInteraction, command, guarded, option
from bot.commands.kit.installation_contexts import IN_SERVERS
from bot.commands.kit.interaction_frame import about
from bot.commands.kit.services import Services, check_access, place_of
from bot.commands.table.confirmations import Parting
from bot.commands.translator import localised
from bot.interactions import answers
from bot.tables.table.missing import GameMissing
from bot.tables.table.playing import Back
from bot.tables.table.table import Status, Table
from bot.views.kit.notice import notice_message

ON_A_PERSON: Final = ("substitute", "kick")
"""The subcommands that name a person at the table."""


async def table_here(services: Services, interaction: AnyInteraction) -> Table:
    """Return the table of an interaction's channel. From then on, errors are told in its game's words.

    :raises Refusal: ``guild_only``; ``no_table_here``.
    """
    _, channel = place_of(interaction)
    table = await services.room.at(channel)
    about(interaction, table.game.name)
    services.reminders.saw(interaction, table)
    services.dealing.hear(interaction, table)
    return table


class TableCommands:
    """The subcommands of ``/table``."""

    def __init__(self, services: Services, parting: Parting) -> None:
        self._services = services
        self._parting = parting
        self._do = services.room.do

    def group(self) -> app_commands.Group:
        """Return the command with its subcommands: first what everybody needs, last what a host needs."""
        made = app_commands.Group(name=localised("name-table"), description=localised("command-table"), **IN_SERVERS)
        actions: Mapping[str, Action] = {
            "join": self.join,
            "show": self.show,
            "leave": self.leave,
            "end": self.end,
            "substitute": self.substitute,
            "kick": self.kick,
        }
        for name, action in actions.items():
            named = name in ON_A_PERSON
            options = {"player": option(name, "player", discord.User, required=True)} if named else {}
            described = "command-table-show" if name == "show" else None
            made.add_command(command(name, guarded(action, self._services), options, description=described))
        return made

    async def _here(self, interaction: AnyInteraction) -> Table:
        return await table_here(self._services, interaction)

    async def _tell(self, interaction: AnyInteraction, table: Table, key: str) -> None:
        words = self._services.languages.of(interaction)
        text = words.of(table.game.name, key)
        await answers.send(interaction, notice_message(words, text), ephemeral=True)

    async def join(self, interaction: AnyInteraction) -> None:
        """Take a seat."""
        table, user = await self._here(interaction), interaction.user.id
        back: Back | None = None
        if table.status is Status.PLAYING and table.is_seated(user):
            back = await self._services.room.attend(table, user)
        if back is None or not table.live:
            await self._services.room.join(table, user)
            if table.position is not None:
                await self._services.presenter.show_hand(interaction, table)
                return
        await self._tell(interaction, table, back or "notice-joined")

    async def show(self, interaction: AnyInteraction) -> None:
        """Post the table again."""
        await check_access(self._services, interaction)
        await self._services.presenter.post(interaction, await self._here(interaction))

    async def leave(self, interaction: AnyInteraction) -> None:
        """Give up the caller's seat."""
        await self._parting.leave(interaction, await self._here(interaction))

    async def end(self, interaction: AnyInteraction) -> None:
        """Close the table, also one that waits for a game that is not offered."""
        try:
            table = await self._here(interaction)
        except GameMissing as missing:
            await self._parting.end_waiting(interaction, missing.saved)
        else:
            await self._parting.end(interaction, table)

    async def substitute(self, interaction: AnyInteraction, player: discord.User) -> None:
        """Let the computer play for a person who is away."""
        await self._parting.substitute(interaction, await self._here(interaction), player.id)

    async def kick(self, interaction: AnyInteraction, player: discord.User) -> None:
        """Take a seat away from a person."""
        await self._parting.kick(interaction, await self._here(interaction), player.id)
