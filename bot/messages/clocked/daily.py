"""The deal of the day in the channels of servers that have asked for it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import timedelta
from typing import Final

from bot.games.game import AnyGame
from bot.interactions.languages import Languages
from bot.interactions.names import Names
from bot.messages.clocked.posting import Due, Post
from bot.messages.clocked.schedule import Schedule, UtcDays, zone_of
from bot.store.posts import NOBODY
from bot.store.settings import GuildSettings, SettingsStore
from bot.tables.solo import SoloGames
from bot.views.alone.deals import DEAL_MARK, Yesterday, deal_post_message
from bot.views.person.posts import ended_text

DAILY: Final = "daily"

MOST_LINES: Final = 5
"""How many people of yesterday's table a post names for each game."""


class DealPosts:
    """What is posted: the deals to play, and how the server did the day before. See ``ServerSeries``."""

    kind = DAILY

    def __init__(
        self,
        settings: SettingsStore,
        languages: Languages,
        names: Names,
        solo_games: SoloGames,
        catalog: Mapping[str, AnyGame],
    ) -> None:
        self._settings = settings
        self._languages = languages
        self._names = names
        self._solo_games = solo_games
        self._games = {name: game for name, game in catalog.items() if game.daily is not None}

    def schedule(self, settings: GuildSettings) -> Schedule | None:
        """See ``ServerSeries``."""
        if settings.daily_channel is None:
            return None
        return UtcDays(settings.daily_hour, zone_of(settings.time_zone))

    async def channel(self, due: Due) -> int:
        """See ``Series``."""
        return self._settings.guild(due.guild).daily_channel or NOBODY

    async def post(self, due: Due) -> Post | None:
        """See ``Series``. A deal whose day is over is not posted."""
        today, chosen = due.at.date(), self._settings.guild(due.guild).daily_game
        if today < self._solo_games.current_day:
            return None
        day = today - timedelta(days=1)
        await self._solo_games.sealed(today)  # before anybody is asked to play
        tables = {}
        for name, game in self._games.items():
            if chosen in (None, name):
                page = await self._solo_games.table(game, due.guild, 0, day)
                tables[name] = Yesterday(page, await self._solo_games.best_known(game, day))
        words = self._languages.at(due.guild)
        view = await self._names.told(
            words, due.guild, lambda words: deal_post_message(words, today, tables, MOST_LINES)
        )
        return Post(view, DEAL_MARK)

    async def end(self, due: Due) -> tuple[int, str] | None:
        """See ``Series``."""
        settings = self._settings.guild(due.guild)
        await self._settings.set_guild(due.guild, replace(settings, daily_channel=None))
        text = ended_text(self._languages.at(due.guild), "deal-posts-ended", settings.daily_channel)
        return None if settings.posts_by is None else (settings.posts_by, text)
