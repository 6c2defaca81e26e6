"""Leaderboards, statistics, histories and seasons: the commands, and the buttons to turn their pages."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Final, Literal

import discord
from discord import app_commands
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.commands.attending import attending
from bot.commands.command import Action, AnyInteraction, Option, command, guarded, localised_choices, option
from bot.commands.services import Services, place_of
from bot.commands.translator import localised
from bot.commands.wallet import Wallet
from bot.interactions import answers
from bot.interactions.visible_channels import VisibleChannels
from bot.store.standings.finished import History
from bot.store.standings.periods import Period, keys_at
from bot.store.standings.seasons import Seasons
from bot.store.standings.standings import Place, RankedBy, Standings
from bot.store.standings.statistics import StatisticsStore
from bot.tables.refusal import Refusal
from bot.tables.table import Status, Table
from bot.views.history import HistoryQuery, history_message, replay_message
from bot.views.leaderboard import (
    HERE,
    SERVER,
    LeaderboardQuery,
    leaderboard_message,
    leaderboard_picture,
    periods_of,
)
from bot.views.notice import notice_message
from bot.views.page_id import Kind, PageId, page_number, snowflake
from bot.views.record import record_file, record_message
from bot.views.statistics import rating_picture, statistics_message

WHERE: Final = (SERVER, HERE)
NAME_LENGTH: Final = 50
"""The longest name of a season."""


@dataclass(frozen=True)
class FinishedGames:
    """Everything that is written down about games that are over."""

    standings: Standings
    statistics: StatisticsStore
    history: History
    seasons: Seasons

    @classmethod
    def open(cls, engine: AsyncEngine) -> FinishedGames:
        """Open the finished of a database."""
        return cls(Standings(engine), StatisticsStore(engine), History(engine), Seasons(engine))


class Pages:
    """Shows pages: afresh for a command, in place for a button on a message that only the clicker sees."""

    def __init__(self, services: Services, finished: FinishedGames, wallet: Wallet) -> None:
        self._services = services
        self.finished = finished
        self._wallet = wallet
        self._visible_channels = VisibleChannels()

    async def clicked(self, interaction: AnyInteraction, custom_id: str, choice: str | None) -> None:
        """Turn a page."""
        async with attending(self._services, interaction):
            page = PageId.parse(custom_id, choice)
            match page.kind:
                case Kind.LEADERBOARD:
                    await self.leaderboard(interaction, LeaderboardQuery.read(page), ephemeral=True)
                case Kind.HISTORY:
                    await self.history(interaction, HistoryQuery.read(page))
                case Kind.REPLAY:
                    await self._replay(interaction, page)
                case Kind.RECORD:
                    await self._record(interaction, page)
                case Kind.GIFT:
                    await self._wallet.asked(interaction, page)

    async def leaderboard(self, interaction: AnyInteraction, query: LeaderboardQuery, *, ephemeral: bool) -> None:
        """Show a page of a leaderboard: to everybody, or to who turned it alone."""
        guild, channel = place_of(interaction)
        languages = self._services.languages
        words = languages.of(interaction) if ephemeral else languages.at(guild)
        place = Place(query.game, guild if query.where == SERVER else channel, query.where == HERE, query.period)
        page = await self.finished.standings.page(place, query.what, query.page, interaction.user.id)
        seasons = await self.finished.seasons.all(guild, query.game)
        periods = periods_of(words, keys_at(datetime.now(UTC), None), seasons)
        picture = await asyncio.to_thread(leaderboard_picture, query, page)
        view = leaderboard_message(words, query, page, periods, picture)
        files = [] if picture is None else [picture]
        if ephemeral:
            await answers.show(interaction, view, files)
        else:
            await answers.send(interaction, view, ephemeral=False, files=files)

    async def history(self, interaction: AnyInteraction, query: HistoryQuery) -> None:
        """Show a page of the games that are over, of those channels that the asker sees; of their own games all."""
        guild, channel = place_of(interaction)
        words, user = self._services.languages.of(interaction), query.user
        history = self.finished.history
        if user:
            channels = None
            if query.where == HERE:
                channels = [channel]
            elif user != interaction.user.id:
                channels = await self._visible_channels.of(interaction)
            page = await history.of_user(user, guild, query.game, query.page, channels)
        elif query.where == HERE:
            page = await history.of_channel(channel, query.game, query.page)
        else:
            page = await history.of_guild(guild, query.game, query.page, await self._visible_channels.of(interaction))
        view = history_message(words, query, page)
        await answers.show(interaction, view)

    async def _replay(self, interaction: AnyInteraction, page: PageId) -> None:
        table = await self._over(interaction, page)
        ply = page.parts[1] if len(page.parts) > 1 else "0"
        words = self._services.languages.of(interaction)
        view = replay_message(words, self._services.icons, table, page_number(ply), interaction.user.id)
        if len(page.parts) > 2:  # pressed on a replay, which it changes; from a history it comes beside it
            await answers.update(interaction, view)
        else:
            await answers.send(interaction, view, ephemeral=True)

    async def _record(self, interaction: AnyInteraction, page: PageId) -> None:
        file = record_file(await self._over(interaction, page))
        words = self._services.languages.of(interaction)
        await answers.send(interaction, record_message(words, file), ephemeral=True, files=[file])

    async def _over(self, interaction: AnyInteraction, page: PageId) -> Table:
        """Return the finished game that a button speaks of, if its clicker may look at it.

        :raises Refusal: ``unknown_table``, also for those of other servers and of channels they do not see;
            ``not_finished_yet``.
        """
        guild, _ = place_of(interaction)
        table = await self._services.room.find(snowflake(page.parts[0] if page.parts else ""))
        seen = table.is_seated(interaction.user.id) or table.channel in await self._visible_channels.of(interaction)
        if table.guild != guild or not seen:
            raise Refusal("unknown_table")
        if table.status is not Status.FINISHED:
            raise Refusal("not_finished_yet")
        return table


def standings_commands(services: Services, pages: Pages, game: str) -> list[app_commands.Command[Any, ..., None]]:
    """Return a game's commands about games that are over."""
    commands = _Commands(services, pages, game)
    return [
        commands.leaderboard_command(),
        commands.stats_command(),
        commands.history_command(),
        commands.season_command(),
    ]


class _Commands:
    """What these commands do."""

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
        """Return the key of what people are ranked by; what a game's score is called, it says itself."""
        return f"{self._game}-score" if what is RankedBy.STARS else f"what-{what}"

    async def leaderboard(
        self,
        interaction: AnyInteraction,
        what: str = RankedBy.STARS,
        period: str = Period.ALL,
        where: str = SERVER,
    ) -> None:
        """Show a leaderboard to everybody.

        :raises Refusal: ``no_season``.
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
        """Show somebody's statistics, one's own if nobody is named.

        :raises Refusal: ``no_statistics``.
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
        """Show the games that are over."""
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
        """Begin or end a season, if its caller may manage the server; tell how things stand then.

        :raises Refusal: ``needs_manage_server``, ``no_season``.
        """
        guild, _ = place_of(interaction)
        seasons, now = self._pages.finished.seasons, datetime.now(UTC)
        if (start or end) and not interaction.permissions.manage_guild:
            raise Refusal("needs_manage_server")
        if start is not None:
            await seasons.start(guild, self._game, start.strip() or start, now)
        elif end and not await seasons.end(guild, self._game, now):
            raise Refusal("no_season")
        current = await seasons.current(guild, self._game)
        words = self._services.languages.of(interaction)
        if current is None:
            text = words("season-none")
        else:
            since = f"<t:{int(current.started_at.timestamp())}:D>"
            text = words("season-now", name=discord.utils.escape_markdown(current.name), since=since)
        await answers.send(interaction, notice_message(words, text), ephemeral=True)
