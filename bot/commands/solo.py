"""The commands and clicks of games that one person plays alone."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import discord
from discord import app_commands

from bot.commands.command import AnyInteraction, command, guarded, house_rule, option
from bot.commands.services import Services, place_of
from bot.games.game import AnyGame
from bot.interactions import answers
from bot.interactions.clicked import picked, shows
from bot.interactions.refusals import sentence
from bot.tables.refusal import Refusal
from bot.tables.solo import Solo, SoloGames
from bot.views.custom_id import ALONE, GameId, Verb, check_text
from bot.views.solo import FACES, day_message, shared_message, solo_message

EVERYWHERE = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True)
FOR_ALL = app_commands.AppInstallationType(guild=True, user=True)


class SoloCommands:
    """Runs the commands and acts on the clicks."""

    def __init__(self, services: Services, solo_games: SoloGames) -> None:
        self._services = services
        self._solo_games = solo_games

    def commands(self, game: AnyGame) -> list[app_commands.Command[Any, ..., None]]:
        """Return the commands of a game's solo game; none if it has no solo game."""
        patience = game.patience
        if patience is None:
            return []

        async def begin(interaction: AnyInteraction, public: bool | None = None, **options: str | None) -> None:
            chosen = {name: value for name, value in options.items() if value is not None}
            solo = await self._solo_games.begin(patience, interaction.user.id, interaction.guild_id, chosen)
            await self._show(interaction, solo, public=bool(public))

        async def daily(interaction: AnyInteraction, table: bool | None = None) -> None:
            if table:
                guild, _ = place_of(interaction)
                page = await self._solo_games.table(patience, guild, interaction.user.id)
                words = self._services.languages.at(guild)
                view = day_message(words, patience, datetime.now(UTC).date(), page)
                await answers.send(interaction, view, ephemeral=False)
                return
            await self._show(
                interaction, await self._solo_games.daily(patience, interaction.user.id, interaction.guild_id)
            )

        rules = {spec.name: house_rule(patience.name, spec) for spec in patience.option_specs}
        public = {"public": option("patience", "public", bool)}
        return [
            command("patience", guarded(begin, self._services, patience.name), {**rules, **public}),
            command("daily", guarded(daily, self._services, patience.name), {"table": option("daily", "table", bool)}),
        ]

    async def _show(self, interaction: AnyInteraction, solo: Solo, *, public: bool = False) -> None:
        words = self._services.languages.of(interaction)
        ephemeral = not public and interaction.guild_id is not None
        await answers.send(interaction, solo_message(words, self._services.icons, solo), ephemeral=ephemeral)

    async def clicked(self, interaction: AnyInteraction, meaning: GameId) -> None:
        """Act on a click in a solo game, and show the game as it is afterwards, with the reason above it on failure.

        :raises Refusal: ``unknown_table``, ``not_yours``.
        :raises NotSaved: the database does not answer.
        """
        words, user, number = self._services.languages.of(interaction), interaction.user.id, meaning.number
        notice: str | None = None
        try:
            match meaning.verb:
                case Verb.LAY | Verb.LAY_PICKED:
                    assert meaning.turn is not None
                    solo = await self._solo_games.play(number, user, meaning.turn, _move_text(interaction, meaning))
                case Verb.TAKE_BACK:
                    solo = await self._solo_games.take_back(number, user)
                case Verb.SHARE:
                    await self._share(interaction, await self._solo_games.find(number, user))
                    return
                case _:
                    solo = await self._solo_games.find(number, user)
                    notice = self._hint(interaction, solo)
        except Exception as error:  # noqa: BLE001 - the game is shown anyway, with the reason
            solo = await self._solo_games.find(number, user)
            notice = sentence(words, error, solo.game.name)
        view = solo_message(words, self._services.icons, solo, notice)
        await answers.show(interaction, view, public=lambda message: shows(message, ALONE, number))

    def _hint(self, interaction: AnyInteraction, solo: Solo) -> str:
        if solo.position.outcome is not None:
            raise Refusal("game_over")
        view = solo.position.view(0)
        moves = [move for move, _ in solo.game.advise(view, _NoRandomness())]
        return FACES[solo.game.name].hint(self._services.languages.of(interaction), moves)

    async def _share(self, interaction: AnyInteraction, solo: Solo) -> None:
        """Post the result in the channel, without showing the cards."""
        if solo.position.outcome is None:
            raise Refusal("not_finished_yet")
        guild = interaction.guild_id
        words = self._services.languages.of(interaction) if guild is None else self._services.languages.at(guild)
        await answers.send(interaction, shared_message(words, solo), ephemeral=False)


class _NoRandomness:
    """A source of random numbers for hints, which need none."""

    def randrange(self, stop: int, /) -> int:
        """Return 0."""
        return 0


def _move_text(interaction: discord.Interaction[Any], meaning: GameId) -> str:
    """Return the move of a click: the button's, or the one picked from a list.

    :raises Malformed: it is nothing that a list offers.
    """
    if meaning.verb is Verb.LAY:
        return meaning.text or ""
    return check_text(" ".join(picked(interaction)))
