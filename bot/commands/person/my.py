"""``/my``: what belongs to a person: their games, their statistics, their settings and their data."""

from collections.abc import Mapping
from typing import Any, Final, Literal

import discord
from discord import app_commands

from bot.commands.kit.answer import Answer
from bot.commands.kit.command import AnyInteraction, command, guarded, localised_choices, option
from bot.commands.kit.installation_contexts import EVERYWHERE
from bot.commands.kit.interaction_frame import about
from bot.commands.kit.services import Services, place_of
from bot.commands.person.games import OwnGames
from bot.commands.person.privacy import PrivacyCommands
from bot.commands.person.settings import SettingsPages
from bot.commands.standings.pages import Pages
from bot.commands.translator import localised
from bot.games.game import AnyGame
from bot.views.standings.leaderboard import HERE, SERVER
from bot.views.table.history import HistoryQuery

WHERE: Final = (SERVER, HERE)


class MyCommands:
    """The subcommands of ``/my``. Where none is named, they are about the game that a person plays most."""

    def __init__(
        self, services: Services, pages: Pages, own_games: OwnGames, settings: SettingsPages, privacy: PrivacyCommands
    ) -> None:
        self._services = services
        self._pages = pages
        self._own_games = own_games
        self._settings = settings
        self._privacy = privacy

    def group(self, games: Mapping[str, AnyGame]) -> app_commands.Group:
        """Return the command with its subcommands.

        :param games: the games to choose from.
        """
        made = app_commands.Group(name=localised("name-my"), description=localised("command-my"), **EVERYWHERE)
        titles = [app_commands.Choice(name=localised(f"{name}-title"), value=name) for name in games]
        game = {"game": option("my", "game", Literal[tuple(games)], titles)}
        stats = {**game, **{each: option("stats", each, discord.User) for each in ("member", "versus")}}
        history = {
            **game,
            "member": option("history", "member", discord.User),
            "everybody": option("history", "everybody", bool),
            "where": option("history", "where", Literal[WHERE], localised_choices("where", WHERE)),
        }
        made.add_command(self._own_games.command())
        for name, action, options in (("stats", self.stats, stats), ("history", self.history, history)):
            action_of: Any = action
            made.add_command(command(name, guarded(action_of, self._services), options))
        made.add_command(self._settings.my_command())
        made.add_command(self._privacy.command())
        return made

    async def _game(self, interaction: AnyInteraction, named: str | None, user: int) -> str:
        """Return the game that is meant. From then on, errors are told in its words.

        :raises Refusal: ``guild_only``.
        """
        guild, _ = place_of(interaction)
        meant = named or await self._pages.usual_game(guild, user)
        about(interaction, meant)
        return meant

    async def stats(
        self,
        interaction: AnyInteraction,
        game: str | None = None,
        member: discord.User | None = None,
        versus: discord.User | None = None,
    ) -> Answer:
        """Return a person's statistics, by default the caller's own.

        :raises Refusal: ``guild_only``, ``no_statistics``.
        """
        user = (member or interaction.user).id
        meant = await self._game(interaction, game, user)
        return await self._pages.statistics(interaction, meant, user, None if versus is None else versus.id)

    async def history(
        self,
        interaction: AnyInteraction,
        game: str | None = None,
        member: discord.User | None = None,
        everybody: bool | None = None,
        where: str | None = None,
    ) -> Answer:
        """Return a list of finished games: the caller's own, another member's, or everybody's.

        :raises Refusal: ``guild_only``.
        """
        user = (member or interaction.user).id
        meant = await self._game(interaction, game, user)
        return await self._pages.history(interaction, HistoryQuery(meant, where or SERVER, 0 if everybody else user))
