"""Pages of leaderboards, histories and replays."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from datetime import UTC, datetime

from sqlalchemy.ext.asyncio import AsyncEngine

from bot.commands.command import AnyInteraction
from bot.commands.services import Services, place_of
from bot.commands.wallet import Wallet
from bot.interactions import answers
from bot.interactions.visible_channels import VisibleChannels
from bot.store.standings.finished import History
from bot.store.standings.periods import keys_at
from bot.store.standings.seasons import Seasons
from bot.store.standings.standings import Place, Standings
from bot.store.standings.statistics import StatisticsStore
from bot.tables.refusal import Refusal
from bot.tables.table import Status, Table
from bot.views.custom_id import PageId, Verb, page_number, snowflake
from bot.views.history import HistoryQuery, history_message, replay_message
from bot.views.leaderboard import (
    HERE,
    SERVER,
    LeaderboardQuery,
    leaderboard_message,
    leaderboard_picture,
    periods_of,
)
from bot.views.record import record_file, record_message


@dataclass(frozen=True)
class FinishedGames:
    """The stores of everything that is known about finished games."""

    standings: Standings
    statistics: StatisticsStore
    history: History
    seasons: Seasons

    @classmethod
    def open(cls, engine: AsyncEngine) -> FinishedGames:
        """Return the stores of a database."""
        return cls(Standings(engine), StatisticsStore(engine), History(engine), Seasons(engine))


class Pages:
    """Shows pages: a command gets a new message, a button changes a message that only its clicker sees."""

    def __init__(self, services: Services, finished: FinishedGames, wallet: Wallet) -> None:
        self._services = services
        self.finished = finished
        self._wallet = wallet
        self._visible_channels = VisibleChannels()

    async def clicked(self, interaction: AnyInteraction, page: PageId) -> None:
        """Act on a click on a button that leads to a page.

        :raises Malformed: there is no such page.
        :raises Refusal: ``unknown_table``, ``not_finished_yet``, ``guild_only``, or the wallet's reason.
        """
        match page.verb:
            case Verb.LEADERBOARD:
                await self.leaderboard(interaction, LeaderboardQuery.read(page), ephemeral=True)
            case Verb.HISTORY:
                await self.history(interaction, HistoryQuery.read(page))
            case Verb.REPLAY:
                await self._replay(interaction, page)
            case Verb.GAME_RECORD:
                await self._record(interaction, page)
            case Verb.GIFT:
                await self._wallet.asked(interaction, page)

    async def leaderboard(self, interaction: AnyInteraction, query: LeaderboardQuery, *, ephemeral: bool) -> None:
        """Show a page of a leaderboard.

        :param ephemeral: whether only the person who asks for it sees it.
        :raises Refusal: ``guild_only``.
        """
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
        """Show the asker a page of finished games: all of their own, and other games in channels that they can see.

        :raises Refusal: ``guild_only``.
        """
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
        table = await self._finished(interaction, page)
        ply = page.parts[1] if len(page.parts) > 1 else "0"
        words = self._services.languages.of(interaction)
        view = replay_message(words, self._services.icons, table, page_number(ply), interaction.user.id)
        if len(page.parts) > 2:  # clicked on a replay, which changes; clicked on a history, it opens a replay
            await answers.show(interaction, view)
        else:
            await answers.send(interaction, view, ephemeral=True)

    async def _record(self, interaction: AnyInteraction, page: PageId) -> None:
        file = record_file(await self._finished(interaction, page))
        words = self._services.languages.of(interaction)
        await answers.send(interaction, record_message(words, file), ephemeral=True, files=[file])

    async def _finished(self, interaction: AnyInteraction, page: PageId) -> Table:
        """Return the finished game that a button names, if its clicker may see it.

        :raises Refusal: ``not_finished_yet``; ``unknown_table``, also for a table in another server or in a channel
            that the clicker cannot see.
        """
        guild, _ = place_of(interaction)
        table = await self._services.room.find(snowflake(page.parts[0] if page.parts else ""))
        seen = table.is_seated(interaction.user.id) or table.channel in await self._visible_channels.of(interaction)
        if table.guild != guild or not seen:
            raise Refusal("unknown_table")
        if table.status is not Status.FINISHED:
            raise Refusal("not_finished_yet")
        return table
