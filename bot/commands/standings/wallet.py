"""``wallet``: a person's play money, and a new purse when it is empty."""

from __future__ import annotations

from datetime import UTC, date, datetime
from typing import Any

from discord import app_commands

from bot.commands.kit.command import AnyInteraction, command, guarded
from bot.commands.kit.services import Services, place_of
from bot.games.game import AnyGame
from bot.interactions import answers
from bot.tables.purses import Purse, Purses
from bot.views.kit.custom_id import PageId, Verb
from bot.views.kit.route import Malformed, on
from bot.views.standings.wallet import wallet_message


class Wallet:
    """Shows people their own play money."""

    def __init__(self, services: Services, purses: Purses) -> None:
        self._services = services
        self._purses = purses

    def command(self, game: AnyGame) -> app_commands.Command[Any, ..., None]:
        """Return ``wallet`` for a game that is played for play money."""

        async def show(interaction: AnyInteraction) -> None:
            guild, _ = place_of(interaction)
            await self._show(interaction, game, await self._purses.of(game, guild, interaction.user.id, _today()))

        return command("wallet", guarded(show, self._services, game.name))

    @on(Verb.GIFT)
    async def asked(self, interaction: AnyInteraction, page: PageId) -> None:
        """Give the clicker a new purse, if theirs is empty.

        :raises Malformed: there is no such game, or it is not played for play money.
        :raises Refusal: ``guild_only``, ``purse_not_empty``, ``gift_taken``.
        """
        guild, _ = place_of(interaction)
        game = self._services.room.games.get(page.parts[0] if page.parts else "")
        if game is None or not game.purse:
            raise Malformed(str(page))
        purse = await self._purses.give(game, guild, interaction.user.id, _today())
        await self._show(interaction, game, purse, self._services.languages.of(interaction)("wallet-given"))

    async def _show(self, interaction: AnyInteraction, game: AnyGame, purse: Purse, notice: str | None = None) -> None:
        view = wallet_message(self._services.languages.of(interaction), game, purse, _today(), notice)
        await answers.show(interaction, view)


def _today() -> date:
    return datetime.now(UTC).date()
