"""``/help``: the games, one at a time, and how to begin each."""

from typing import Any

from discord import app_commands

from bot.interactions.commands.command import EVERYWHERE, command, guarded
from bot.interactions.components.layout import Rendered
from bot.interactions.permissions import offered_link
from bot.interactions.requests import Click, NewMessage, Request
from bot.interactions.routes.route import on
from bot.interactions.routes.routes import PageAct
from bot.tables.clicks.play import open_table
from bot.tables.feature import Tables


class Help:
    """Runs the command and acts on the clicks. Each button names its game, so all of them work after a restart."""

    def __init__(self, services: Tables) -> None:
        self._services = services

    def command(self) -> app_commands.Command[Any, ..., None]:
        """Return the command."""
        return command("help", guarded(self.help, self._services), reach=EVERYWHERE)

    async def help(self, request: Request) -> Rendered:
        """Return the first game, and the others to choose from."""
        return await self._about(request, next(iter(self._services.room.games)))

    @on(PageAct.HELP_OPEN)
    async def _open(self, click: Click, game: str) -> None:
        await open_table(self._services, click, self._services.room.games[game])

    @on(PageAct.HELP_RULES)
    async def _rules(self, click: Click, game: str) -> NewMessage:
        rules = await self._services.renderer.rules(click.words, game, offered_link(click.interaction.client))
        return NewMessage(rules.view, rules.files)

    @on(PageAct.HELP)
    async def _about(self, request: Request, game: str) -> Rendered:
        words, here = request.words, request.server is not None
        link = None if here else offered_link(request.interaction.client)
        return await self._services.renderer.help(words, game, here=here, install_link=link)
