"""The commands for leaderboards, statistics, histories and seasons."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any, Final, Literal

import discord
from discord import app_commands

from bot.commands.command import Action, AnyInteraction, Option, command, guarded, localised_choices, option
from bot.commands.pages import Pages
from bot.commands.seasons import SeasonChanges
from bot.commands.services import Services, place_of
from bot.commands.translator import localised
from bot.store.standings.periods import Period, keys_at
from bot.store.standings.standings import RankedBy
from bot.tables.refusal import Refusal
from bot.views.history import HistoryQuery
from bot.views.leaderboard import (
    HERE,
    SERVER,
    LeaderboardQuery,
)
from bot.views.season import NAME_LENGTH

WHERE: Final = (SERVER, HERE)


def standings_commands(services: Services, pages: Pages, game: str) -> list[app_commands.Command[Any, ..., None]]:
    """Return a game's commands about finished games."""
    commands = _Commands(services, pages, game)
    return [
        commands.leaderboard_command(),
        commands.stats_command(),
        commands.history_command(),
        commands.season_command(),
    ]


class _Commands:
    """Their callbacks."""

    def __init__(self, services: Services, pages: Pages, game: str) -> None:
        self._services = services
        self._pages = pages
        self._game = game

    def _command(
        self, name: str, action: Action, options: Mapping[str, Option]
    ) -> app_commands.Command[Any, ..., None]:
        return command(name, guarded(action, self._services, self._game), options)

    def leaderboard_command(self) -> app_commands.Command[Any, ..., None]:
        """Return ``leaderboard``."""
        what = [app_commands.Choice(name=localised(self._what_key(each)), value=each.value) for each in RankedBy]
        options = {
            "what": option("leaderboard", "what", Literal[tuple(each.value for each in RankedBy)], what),
            "period": option(
                "leaderboard",
                "period",
                Literal[tuple(each.value for each in Period)],
                localised_choices("period", Period),
            ),
            "where": option("leaderboard", "where", Literal[WHERE], localised_choices("where", WHERE)),
        }
        return self._command("leaderboard", self.leaderboard, options)

    def _what_key(self, what: RankedBy) -> str:
        """Return the message key of what people are ranked by. Each game has its own word for its score."""
        return f"{self._game}-score" if what is RankedBy.STARS else f"what-{what}"

    async def leaderboard(
        self,
        interaction: AnyInteraction,
        what: str = RankedBy.STARS,
        period: str = Period.ALL,
        where: str = SERVER,
    ) -> None:
        """Show a leaderboard to everybody.

        :raises Refusal: ``guild_only``, ``no_season``, ``ratings_hidden``.
        """
        guild, _ = place_of(interaction)
        season = None
        if period == Period.SEASON:
            found = await self._pages.finished.seasons.all(guild, self._game)
            if not found:
                raise Refusal("no_season")
            season = found[0].id
        keys = keys_at(datetime.now(UTC), season)
        query = LeaderboardQuery(
            self._game, RankedBy(what or RankedBy.STARS), keys[Period(period or Period.ALL)], where or SERVER
        )
        await self._pages.leaderboard(interaction, query, ephemeral=False)

    def stats_command(self) -> app_commands.Command[Any, ..., None]:
        """Return ``stats``."""
        options = {name: option("stats", name, discord.User) for name in ("member", "versus")}
        return self._command("stats", self.stats, options)

    async def stats(
        self, interaction: AnyInteraction, member: discord.User | None = None, versus: discord.User | None = None
    ) -> None:
        """Show a person's statistics, by default the caller's own.

        :raises Refusal: ``guild_only``, ``no_statistics``.
        """
        user = member or interaction.user
        await self._pages.statistics(interaction, self._game, user.id, None if versus is None else versus.id)

    def history_command(self) -> app_commands.Command[Any, ..., None]:
        """Return ``history``."""
        options = {
            "member": option("history", "member", discord.User),
            "where": option("history", "where", Literal[WHERE], localised_choices("where", WHERE)),
        }
        return self._command("history", self.history, options)

    async def history(
        self, interaction: AnyInteraction, member: discord.User | None = None, where: str | None = None
    ) -> None:
        """Show a list of finished games.

        :raises Refusal: ``guild_only``.
        """
        query = HistoryQuery(self._game, where or SERVER, 0 if member is None else member.id)
        await self._pages.history(interaction, query)

    def season_command(self) -> app_commands.Command[Any, ..., None]:
        """Return ``season``."""
        options = {
            "start": option("season", "start", app_commands.Range[str, 1, NAME_LENGTH]),
            "end": option("season", "end", bool),
        }
        return self._command("season", self.season, options)

    async def season(self, interaction: AnyInteraction, start: str | None = None, end: bool | None = None) -> None:
        """Begin or end a season, if the caller may manage the server. Answer with the current state.

        :raises Refusal: ``guild_only``, ``needs_manage_server``, ``no_season``; ``not_offered``: the name is blank.
        """
        changes = SeasonChanges(self._services, self._pages.finished.seasons)
        if start is not None:
            await changes.begin(interaction, self._game, start)
        elif end:
            await changes.end(interaction, self._game)
        else:
            await changes.tell(interaction, self._game)
