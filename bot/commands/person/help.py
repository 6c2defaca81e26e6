"""``/help``: what each game is like, and the ways into one."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.commands.alone.alone import PrivateGames
from bot.commands.kit.command import AnyInteraction, command, guarded
from bot.commands.kit.installation_contexts import EVERYWHERE
from bot.commands.kit.services import Services, server_of
from bot.commands.table.play import open_table
from bot.interactions import answers
from bot.interactions.installing import offered_link
from bot.views.kit.custom_id import PageId, Verb
from bot.views.kit.route import Malformed, on
from bot.views.person.help import COMPUTERS, OPEN, RULES


class Help:
    """Runs the command and acts on the clicks. Each button names its game, so all of them work after a restart."""

    def __init__(self, services: Services, alone: PrivateGames) -> None:
        self._services = services
        self._alone = alone

    def command(self) -> app_commands.Command[Any, ..., None]:
        """Return the command."""
        made = command("help", guarded(self.help, self._services))
        made.allowed_contexts, made.allowed_installs = EVERYWHERE["allowed_contexts"], EVERYWHERE["allowed_installs"]
        return made

    async def help(self, interaction: AnyInteraction) -> None:
        """Show the first game, and the others to choose from."""
        await self._show(interaction, next(iter(self._services.room.games)))

    @on(Verb.HELP)
    async def clicked(self, interaction: AnyInteraction, page: PageId) -> None:
        """Act on a click.

        :raises Malformed: the message has no such button.
        :raises Refusal: as ``open_table`` and ``PrivateGames.play``.
        """
        name, *action = page.parts or ("",)
        game = self._services.room.games.get(name)
        if game is None:
            raise Malformed(str(page))
        match action:
            case []:
                await self._show(interaction, name)
            case [each] if each == OPEN:
                await open_table(self._services, interaction, game)
            case [each] if each == COMPUTERS:
                await self._alone.play(interaction, game)
            case [each] if each == RULES:
                words, link = self._services.languages.of(interaction), offered_link(interaction.client)
                rules = await self._services.renderer.rules(words, name, link)
                await answers.send(interaction, rules.view, ephemeral=True, files=rules.files)
            case _:
                raise Malformed(str(page))

    async def _show(self, interaction: AnyInteraction, game: str) -> None:
        words, here = self._services.languages.of(interaction), server_of(interaction) is not None
        link = None if here else offered_link(interaction.client)
        shown = await self._services.renderer.help(words, game, here=here, install_link=link)
        await answers.show(interaction, shown.view, shown.files)
