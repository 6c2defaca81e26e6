"""The commands for leaderboards, statistics, histories and seasons."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any, Final, Literal

import discord
from discord import app_commands

from bot.commands.command import Action, AnyInteraction, Option, command, guarded, localised_choices, option
from bot.commands.pages import Pages
from bot.commands.services import Services, place_of
from bot.commands.translator import localised
from bot.interactions import answers
from bot.store.standings.periods import Period, keys_at
from bot.store.standings.standings import RankedBy
from bot.tables.refusal import Refusal
from bot.views.history import HistoryQuery
from bot.views.leaderboard import (
    HERE,
    SERVER,
    LeaderboardQuery,
)
from bot.views.notice import notice_message
from bot.views.plain import one_line, plain
from bot.views.statistics import rating_picture, statistics_message

WHERE: Final = (SERVER, HERE)
NAME_LENGTH: Final = 50
"""The longest name of a season, in characters."""


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

        :raises Refusal: ``guild_only``, ``no_season``.
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
        guild, _ = place_of(interaction)
        user = member or interaction.user
        now = datetime.now(UTC)
        other = None if versus is None else versus.id
        found = await self._pages.finished.statistics.of(guild, self._game, user.id, other, now)
        if found is None:
            raise Refusal("no_statistics", player=f"<@{user.id}>")
        picture = await asyncio.to_thread(rating_picture, found)
        words = self._services.languages.at(guild)
        view = statistics_message(words, self._services.icons, self._game, user.id, found, other, picture)
        await answers.send(interaction, view, ephemeral=False, files=[] if picture is None else [picture])

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
        guild, _ = place_of(interaction)
        seasons, now = self._pages.finished.seasons, datetime.now(UTC)
        if (start or end) and not interaction.permissions.manage_guild:
            raise Refusal("needs_manage_server")
        if start is not None:
            name = one_line(start)
            if not name:
                raise Refusal("not_offered", option="start", value=start)
            await seasons.start(guild, self._game, name, now)
        elif end and not await seasons.end(guild, self._game, now):
            raise Refusal("no_season")
        current = await seasons.current(guild, self._game)
        words = self._services.languages.of(interaction)
        if current is None:
            text = words("season-none")
        else:
            since = f"<t:{int(current.started_at.timestamp())}:D>"
            text = words("season-now", name=plain(current.name), since=since)
        await answers.send(interaction, notice_message(words, text), ephemeral=True)
