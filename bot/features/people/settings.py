"""The settings of a server and of a person: ``/server settings``, ``/my settings``, and the lists on their pages."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

import discord
from discord import ui

from bot.faces.face import LISTED
from bot.features.people.routes import SettingsAct
from bot.features.people.views import settings_pages as pages
from bot.features.posts.messages import Posting
from bot.features.posts.schedule import zones, zones_like
from bot.features.posts.series import DAILY, WEEK
from bot.interactions.components.form import read_text
from bot.interactions.components.layout import Layout
from bot.interactions.components.message_components import shown_chosen
from bot.interactions.components.phrases import AS_USUAL, TURNS, plain
from bot.interactions.requests import Click, Request, managed, picked
from bot.interactions.routes.route import Malformed, on
from bot.locales.words import words_for
from bot.runtime.refusal import Refusal
from bot.store.settings import GuildSettings, UserSettings, YourTurn
from bot.tables.feature import Tables

HOURS: Final = tuple(map(str, range(24)))
WEEKDAYS: Final = tuple(map(str, range(7)))
HELD: Final = (discord.ChannelType.text.value, discord.ChannelType.news.value)
"""The types of the channels that can be chosen."""


class SettingsPages:
    """Runs the commands, and acts on what is chosen. What a client has made up changes nothing."""

    def __init__(self, services: Tables, posting: Posting | None) -> None:
        self._services = services
        self._posting = posting
        self._store = services.settings

    async def mine(self, request: Request) -> Layout:
        """Return the asker's settings."""
        # They may just have chosen another language.
        words, unchosen = self._services.languages.of(request.interaction), words_for(request.interaction.locale.value)
        return pages.my_page(words, self._store.user(request.user), unchosen.language)

    @on(SettingsAct.SERVER)
    async def server(self, request: Request) -> Layout:
        """Return the server's settings for somebody who may manage it.

        :raises Refusal: ``guild_only``, ``needs_manage_server``.
        """
        guild = managed(request)
        settings, here = self._store.guild(guild), _announced(request)
        channels = [each for each in settings.channels if _there(here, each)]
        words, room = self._services.languages.of(request.interaction), self._services.room
        unchosen = words_for(self._services.languages.unchosen(guild)).language
        games, usual, posts = room.games.values(), room.pace.turn, self._posting is not None
        return pages.server_page(words, settings, channels, games, usual, unchosen, posts=posts)

    @on(SettingsAct.MINE)
    async def _change_mine(self, click: Click, name: str) -> Layout:
        before = self._store.user(click.user)
        shown = shown_chosen(click.interaction.message, str(click.match))
        after = _changed_mine(before, name, picked(click.interaction), shown)
        if after != before:
            await self._store.set_user(click.user, after)
            if after.week and not before.week and self._posting is not None:
                await self._posting.wished(click.user)
        return await self.mine(click)

    @on(SettingsAct.CHANGE)
    async def _change_server(self, click: Click, name: str) -> Layout:
        guild = managed(click)
        await self._change_guild(click, guild, _changed_server(self._store.guild(guild), name, click))
        return await self.server(click)

    @on(SettingsAct.HOUSE)
    async def _house(self, click: Click) -> Layout:
        return await self._house_page(click, _one(picked(click.interaction), self._services.room.games))

    @on(SettingsAct.HOUSE_PAGE)
    async def _house_page(self, click: Click, name: str, page: int = 0) -> Layout:
        game = self._services.room.games[name]
        if page * pages.MOST_RULES >= len(game.option_specs):
            raise Malformed(f"{name}: {page}")
        rules = self._store.guild(managed(click)).house.get(name, {})
        return pages.house_page(click.words, game, rules, page)

    @on(SettingsAct.RULE)
    async def _change_house(self, click: Click, name: str, number: int) -> Layout:
        guild, specs = managed(click), self._services.room.games[name].option_specs
        if number >= len(specs):
            raise Malformed(f"{name}: {number}")
        value, before = _one(picked(click.interaction), specs[number].values), self._store.guild(guild)
        rules = {**before.house.get(name, {}), specs[number].name: value}
        after = replace(before, house={**before.house, name: rules})
        await self._change_guild(click, guild, after)
        return await self._house_page(click, name, number // pages.MOST_RULES)

    async def _change_guild(self, request: Request, guild: int, after: GuildSettings) -> None:
        """Store other settings, and show what changes in the server's channels. Nothing happens if they are the same.

        :raises Refusal: ``needs_manage_server``.
        :raises NotSaved: the database refused or did not answer.
        """
        before = self._store.guild(guild)
        if after == before:
            return
        if not request.permissions.manage_guild:
            raise Refusal("needs_manage_server")
        await self._store.set_guild(guild, after)
        if self._posting is not None:
            await self._posting.changed(guild, before)
        self._services.show_again(guild)

    def _with_deals(self) -> list[str]:
        """Return the games whose deal of the day is posted."""
        if self._posting is None or DAILY not in self._posting.kinds:
            return []
        return [name for name, game in self._services.room.games.items() if game.daily is not None]

    @on(SettingsAct.POSTS)
    async def _posts(self, click: Click, meant: Sequence[str] = (), typed: str | None = None) -> Layout:
        """Show where and when something is posted by the clock.

        :param meant: time zones of which the sender has to choose.
        :param typed: what they have typed that is no time zone.
        """
        guild, words, here = managed(click), click.words, _announced(click)
        posting, settings = self._posting, self._store.guild(guild)
        if posting is None:
            raise Malformed(str(click.match))
        coming = await posting.next_due(DAILY, guild), await posting.next_due(WEEK, guild)
        notice = None if typed is None else words("settings-no-zone", zone=plain(typed))
        daily, week = (_there(here, each) for each in (settings.daily_channel, settings.week_channel))
        shown = replace(settings, daily_channel=daily, week_channel=week)
        return pages.posts_page(words, shown, self._with_deals(), coming, meant, notice)

    @on(SettingsAct.POST)
    async def _choose_post(self, click: Click, name: str) -> Layout:
        before = self._store.guild(managed(click))
        deals = [*self._with_deals(), pages.ALL]
        return await self._change_posts(click, _changed_posts(before, name, click, deals))

    async def _change_posts(self, click: Click, after: GuildSettings) -> Layout:
        """Store other settings, and who has chosen them as long as something is posted."""
        guild = managed(click)
        if after != self._store.guild(guild):
            posts = after.daily_channel is not None or after.week_channel is not None
            after = replace(after, posts_by=click.user if posts else None)
            await self._change_guild(click, guild, after)
        return await self._posts(click)

    @on(SettingsAct.ZONE)
    async def _ask_zone(self, click: Click) -> ui.Modal:
        return pages.zone_form(click.words, self._store.guild(managed(click)).time_zone)

    @on(SettingsAct.ZONE, submitted=True)
    async def _typed_zone(self, click: Click) -> Layout:
        typed = read_text(click.fields, pages.ZONE, pages.LONGEST_ZONE).strip()
        found = zones_like(typed, LISTED) if typed else []
        found = [each for each in found if each.casefold() == typed.casefold()] or found
        if len(found) != 1:
            return await self._posts(click, found, None if found else typed)
        return await self._take_zone(click, found)

    @on(SettingsAct.WHICH_ZONE)
    async def _picked_zone(self, click: Click) -> Layout:
        return await self._take_zone(click, picked(click.interaction))

    async def _take_zone(self, click: Click, chosen: Sequence[str]) -> Layout:
        before = self._store.guild(managed(click))
        return await self._change_posts(click, replace(before, time_zone=_one(chosen, zones())))


def _announced(request: Request) -> discord.Guild | None:
    """Return the request's server with its channels; None if Discord has not announced it to this process."""
    guild: discord.Guild | None = request.interaction.client.get_guild(request.interaction.guild_id or 0)
    return guild


def _there(guild: discord.Guild | None, channel: int | None) -> int | None:
    """Return a channel unless it was deleted: with it, Discord would refuse the list that shows it."""
    known = guild is None or channel is None or guild.get_channel(channel) is not None
    return channel if known else None


def _changed_mine(settings: UserSettings, name: str, chosen: Sequence[str], shown: Mapping[str, bool]) -> UserSettings:
    """Return a person's settings with what was chosen in a list, which showed some of it as chosen."""
    change: Mapping[str, Callable[[], UserSettings]] = {
        pages.LANGUAGE: lambda: replace(settings, language=_language(chosen)),
        pages.YOUR_TURN: lambda: replace(settings, your_turn=YourTurn(_one(chosen, [each.value for each in YourTurn]))),
        pages.WHERE: lambda: replace(settings, direct=_one(chosen, (pages.IN_CHANNEL, pages.DIRECT)) == pages.DIRECT),
        pages.ON: lambda: replace(settings, **_switched(chosen, pages.MY_SWITCHES, shown)),
    }
    return change[name]()


def _changed_server(settings: GuildSettings, name: str, click: Click) -> GuildSettings:
    chosen = picked(click.interaction)
    shown = shown_chosen(click.interaction.message, str(click.match))
    there = [each for each in settings.channels if _there(_announced(click), each)]
    kept = [each for each in there if str(each) in chosen or not shown.get(str(each))]  # others may have chosen more
    change: Mapping[str, Callable[[], GuildSettings]] = {
        pages.LANGUAGE: lambda: replace(settings, language=_language(chosen)),
        pages.TURN_TIME: lambda: replace(settings, turn_seconds=TURNS.get(_one(chosen, (AS_USUAL, *TURNS)))),
        pages.CHANNELS: lambda: replace(
            settings, channels=tuple(dict.fromkeys((*_channels(click, chosen, LISTED), *kept)))
        ),
        pages.ON: lambda: replace(settings, **_switched(chosen, pages.SERVER_SWITCHES, shown)),
    }
    return change[name]()


def _changed_posts(settings: GuildSettings, name: str, click: Click, deals: Sequence[str]) -> GuildSettings:
    """Return a server's settings with what was chosen about its posts.

    :param deals: the games whose deals can be posted, and ``ALL``.
    """
    chosen = picked(click.interaction)
    change: Mapping[str, Callable[[], GuildSettings]] = {
        pages.DAILY_CHANNEL: lambda: replace(settings, daily_channel=_channel(click, chosen)),
        pages.DAILY_GAME: lambda: replace(
            settings, daily_game=None if (game := _one(chosen, deals)) == pages.ALL else game
        ),
        pages.DAILY_HOUR: lambda: replace(settings, daily_hour=int(_one(chosen, HOURS))),
        pages.WEEK_CHANNEL: lambda: replace(settings, week_channel=_channel(click, chosen)),
        pages.WEEK_DAY: lambda: replace(settings, week_day=int(_one(chosen, WEEKDAYS))),
        pages.WEEK_HOUR: lambda: replace(settings, week_hour=int(_one(chosen, HOURS))),
    }
    return change[name]()


def _one(chosen: Sequence[str], offered: Collection[str]) -> str:
    if len(chosen) != 1 or chosen[0] not in offered:
        raise Malformed(str(chosen))
    return chosen[0]


def _language(chosen: Sequence[str]) -> str | None:
    language = _one(chosen, pages.SPOKEN)
    return None if language == pages.AUTOMATIC else language


def _switched(chosen: Sequence[str], switches: Sequence[str], shown: Mapping[str, bool]) -> dict[str, Any]:
    """Return what somebody has switched on or off, by the names of the settings.

    :param shown: what their page showed, and as what. The page may be older than others' changes, which stay.
    """
    if not set(chosen) <= set(switches):
        raise Malformed(str(chosen))
    return {name: name in chosen for name, was_on in shown.items() if name in switches and (name in chosen) != was_on}


def _channel(request: Request, chosen: Sequence[str]) -> int | None:
    return next(iter(_channels(request, chosen, 1)), None)


def _channels(request: Request, chosen: Sequence[str], most: int) -> tuple[int, ...]:
    """Return the channels that were chosen in a list. Of each, Discord says what it is."""
    data: Any = request.interaction.data or {}
    resolved = (data.get("resolved") or {}).get("channels") or {}
    kinds = [(resolved.get(each) or {}).get("type") for each in chosen]
    if len(chosen) > most or not all(kind in HELD for kind in kinds):
        raise Malformed(str(chosen))
    return tuple(dict.fromkeys(int(each) for each in chosen))
