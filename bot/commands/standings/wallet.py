"""``wallet``: a person's play money, and a new purse when it is empty."""

from datetime import UTC, date, datetime
from typing import Any

from discord import app_commands

from bot.commands.kit.click import Click
from bot.commands.kit.command import AnyInteraction, command, guarded
from bot.commands.kit.services import Services, place_of
from bot.games.game import AnyGame
from bot.tables.purses import Purses
from bot.views.kit.layout import Layout
from bot.views.kit.route import Malformed, on
from bot.views.kit.routes import PageAct
from bot.views.standings.wallet import wallet_message


class Wallet:
    """Shows people their own play money."""

    def __init__(self, services: Services, purses: Purses) -> None:
        self._services = services
        self._purses = purses

    def command(self, game: AnyGame) -> app_commands.Command[Any, ..., None]:
        """Return ``wallet`` for a game that is played for play money."""

        async def show(interaction: AnyInteraction) -> Layout:
            guild, _ = place_of(interaction)
            purse = await self._purses.of(game, guild, interaction.user.id, _today())
            return wallet_message(self._services.languages.of(interaction), game, purse, _today())

        return command("wallet", guarded(show, self._services, game.name))

    @on(PageAct.GIFT)
    async def asked(self, click: Click, name: str) -> Layout:
        """Give the clicker a new purse, if theirs is empty.

        :raises Malformed: the game is not played for play money.
        :raises Refusal: ``guild_only``, ``purse_not_empty``, ``gift_taken``.
        """
        guild, _ = place_of(click.interaction)
        game = self._services.room.games[name]
        if not game.purse:
            raise Malformed(str(click.meant))
        purse = await self._purses.give(game, guild, click.user, _today())
        return wallet_message(click.words, game, purse, _today(), click.words("wallet-given"))


def _today() -> date:
    return datetime.now(UTC).date()
