"""What comes by the clock: the deal of the day and the news of each week for servers, and people's own weeks."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from datetime import UTC, datetime, timedelta
from typing import Final

import discord

from bot.features.posts.messages import Due, Post, Series, ServerSeries
from bot.features.posts.schedule import Schedule, UtcDays
from bot.features.posts.store import NOBODY
from bot.features.posts.week import Records, Week, bands_of, mark_of, own_week_message, week_message, week_picture
from bot.features.solo.rules.games import SoloGames
from bot.features.solo.views.games import DEAL_MARK, Yesterday, deal_post_message
from bot.interactions.components.layout import Attachment
from bot.interactions.components.phrases import plain
from bot.interactions.context import Context
from bot.locales.words import RIGHT_TO_LEFT
from bot.runtime.limited import limited
from bot.store.journal.played import Played, WeekStore
from bot.store.settings import GuildSettings

DAILY: Final = "daily"

MOST_LINES: Final = 5
"""How many people of yesterday's table a post names for each game."""


class DealPosts(ServerSeries):
    """What is posted: the deals to play, and how the server did the day before."""

    kind, setting, ended = DAILY, "daily_channel", "deal-posts-ended"

    def __init__(self, around: Context, solo_games: SoloGames, reviewed_in: Callable[[int], bool]) -> None:
        """:param reviewed_in: tells whether games can be reviewed in a server."""
        super().__init__(around)
        self._solo_games, self._reviewed_in = solo_games, reviewed_in
        self._games = {name: game for name, game in around.games.items() if game.daily is not None}

    def times(self, settings: GuildSettings) -> Schedule:
        """See ``ServerSeries``."""
        return UtcDays(settings.daily_hour, settings.zone)

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
                tables[name] = Yesterday(
                    page, await self._solo_games.best_known(game, day), self._solo_games.is_open(day)
                )
        words = self._languages.at(due.guild)
        told, reviews = self._names.told, self._reviewed_in(due.guild)
        view = await told(words, due.guild, deal_post_message, today, tables, MOST_LINES, reviews=reviews)
        return Post(view, DEAL_MARK)


WEEK: Final = "week"

NEWS_SECONDS: Final = 60.0
"""How long it may take to replay some games, in seconds. It takes some milliseconds for each."""

OWN_WEEK: Final = Schedule(hour=9, zone=UTC, weekday=0)
"""When people's own weeks are due."""


class WeekPosts(ServerSeries):
    """The week of a server."""

    kind, setting, ended = WEEK, "week_channel", "week-ended"

    def __init__(self, around: Context, store: WeekStore) -> None:
        super().__init__(around)
        self._client, self._visible, self._catalog = around.client, around.visible_channels, around.games
        self._store = store

    def times(self, settings: GuildSettings) -> Schedule:
        """See ``ServerSeries``."""
        return Schedule(settings.week_hour, settings.zone, settings.week_day)

    async def post(self, due: Due) -> Post | None:
        """See ``Series``."""
        guild = due.guild
        visible = await self._visible.open_beside(self._client, guild, await self.channel(due))
        ratings = self._settings.guild(guild).ratings
        records = Records(
            self._catalog, ratings=lambda _: ratings, listed=lambda user: self._settings.user(user).listed
        )
        week = await _week(records, self._store.of_server(due.since, due.at, guild, visible))
        if week is None:
            return None
        words, picture = self._languages.at(guild), None
        if bands := await self._names.told(words, guild, bands_of, week):
            drawn = await asyncio.to_thread(week_picture, bands, mirrored=words.language in RIGHT_TO_LEFT)
            picture = Attachment(f"week-{due.at:%Y-%m-%d}.png", drawn)
        view = await self._names.told(words, guild, week_message, week, due.since, due.at, picture)
        return Post(view, mark_of(due.at), [] if picture is None else [picture])


class OwnWeeks(Series):
    """The week of a person, in a direct message."""

    kind = WEEK

    def __init__(self, around: Context, store: WeekStore) -> None:
        self._client, self._settings = around.client, around.settings
        self._languages, self._catalog = around.languages, around.games
        self._store = store

    def due(self, now: datetime) -> Iterator[Due]:
        """See ``Series``."""
        at = OWN_WEEK.last_due(now)
        return (Due(NOBODY, user, OWN_WEEK, at) for user in self._settings.users_with_a_week())

    async def channel(self, due: Due) -> int:
        """See ``Series``."""
        return (await self._client.create_dm(discord.Object(due.user))).id

    async def post(self, due: Due) -> Post | None:
        """See ``Series``."""
        user = due.user
        records = Records(self._catalog, user, ratings=lambda guild: self._settings.guild(guild).ratings)
        week = await _week(records, self._store.of_person(due.since, due.at, user))
        if week is None:
            return None
        found = {guild: self._client.get_guild(guild) for guild in week.guilds}
        servers = {number: plain(guild.name) for number, guild in found.items() if guild is not None}
        chosen = self._settings.user(user).language
        words = self._languages.words(chosen) if chosen else self._languages.at(next(iter(found), NOBODY))
        return Post(own_week_message(words, week, due.since, due.at, user, servers), mark_of(due.at))

    async def end(self, due: Due) -> None:
        """Switch a person's own week off: they take no direct messages, so they cannot be told."""
        await self._settings.end_week(due.user)


async def _week(records: Records, games: AsyncIterator[Sequence[Played]]) -> Week | None:
    """Return the news of some games. They are replayed in a thread, some at a time."""
    async for some in games:
        await limited(NEWS_SECONDS, records.add, some)  # a package's rules may be among them
    return records.week()
