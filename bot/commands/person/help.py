"""``/help``: what each game is like, and the ways into one."""

from typing import Any

from discord import app_commands

from bot.commands.alone.alone import PrivateGames
from bot.commands.kit.click import Click, Fresh
from bot.commands.kit.command import EVERYWHERE, command, guarded
from bot.commands.kit.services import Request, Services
from bot.commands.table.play import open_table
from bot.interactions.installing import offered_link
from bot.messages.renderer import Rendered
from bot.views.kit.route import on
from bot.views.kit.routes import PageAct


class Help:
    """Runs the command and acts on the clicks. Each button names its game, so all of them work after a restart."""

    def __init__(self, services: Services, alone: PrivateGames) -> None:
        self._services = services
        self._alone = alone

    def command(self) -> app_commands.Command[Any, ..., None]:
        """Return the command."""
        return command("help", guarded(self.help, self._services), reach=EVERYWHERE)

    async def help(self, request: Request) -> Rendered:
        """Return the first game, and the others to choose from."""
        return await self._about(request, next(iter(self._services.room.games)))

    @on(PageAct.HELP)
    async def _chosen(self, click: Click, game: str) -> Rendered:
        return await self._about(click, game)

    @on(PageAct.HELP_OPEN)
    async def _open(self, click: Click, game: str) -> None:
        await open_table(self._services, click, self._services.room.games[game])

    @on(PageAct.HELP_COMPUTERS)
    async def _play(self, click: Click, game: str) -> None:
        await self._alone.play(click, self._services.room.games[game])

    @on(PageAct.HELP_RULES)
    async def _rules(self, click: Click, game: str) -> Fresh:
        rules = await self._services.renderer.rules(click.words, game, offered_link(click.interaction.client))
        return Fresh(rules.view, rules.files)

    async def _about(self, request: Request, game: str) -> Rendered:
        words, here = request.words, request.server is not None
        link = None if here else offered_link(request.interaction.client)
        return await self._services.renderer.help(words, game, here=here, install_link=link)
