"""The settings of a server and of a person: ``/server settings``, ``/my settings``, and the lists on their pages."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

import discord
from discord import app_commands

from bot.commands.kit.changing import change_guild
from bot.commands.kit.command import AnyInteraction, command, guarded
from bot.commands.kit.services import Services, place_of
from bot.faces.face import LISTED
from bot.games.game import AnyGame
from bot.interactions import answers
from bot.interactions.clicked import picked, shown_chosen
from bot.messages.clocked.schedule import zones, zones_like
from bot.messages.clocked.series import DAILY, WEEK
from bot.store.settings import GuildSettings, UserSettings, YourTurn
from bot.tables.kit.refusal import Refusal
from bot.views.kit.custom_id import PageId, Verb, page_number
from bot.views.kit.plain_text import plain
from bot.views.kit.route import Malformed, on
from bot.views.kit.settings import TURNS
from bot.views.person.posts import (
    ALL,
    DAILY_CHANNEL,
    DAILY_GAME,
    DAILY_HOUR,
    WEEK_CHANNEL,
    WEEK_DAY,
    WEEK_HOUR,
    WHICH,
    ZONE,
    posts_page,
    read_zone,
    zone_form,
)
from bot.views.person.settings_pages import (
    AS_USUAL,
    AUTOMATIC,
    CHANNELS,
    DIRECT,
    HOUSE,
    IN_CHANNEL,
    LANGUAGE,
    ME,
    MOST_RULES,
    MY_SWITCHES,
    ON,
    PAGE,
    POSTS,
    SERVER,
    SERVER_SWITCHES,
    SPOKEN,
    TURN_TIME,
    WHERE,
    YOUR_TURN,
    house_page,
    my_page,
    server_page,
    settings_id,
)

HOURS: Final = tuple(map(str, range(24)))
WEEKDAYS: Final = tuple(map(str, range(7)))
HELD: Final = (discord.ChannelType.text.value, discord.ChannelType.news.value)
"""The types of the channels that can be chosen."""


class SettingsPages:
    """Runs the commands, and acts on what is chosen. What a client has made up changes nothing."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._store = services.settings

    def my_command(self) -> app_commands.Command[Any, ..., None]:
        """Return ``/my settings``."""
        return command("settings", guarded(self.mine, self._services), description="command-my-settings")

    def server_command(self) -> app_commands.Command[Any, ..., None]:
        """Return ``/server settings``."""
        return command("settings", guarded(self.server, self._services), description="command-server-settings")

    @on(Verb.SETTINGS)
    async def clicked(self, interaction: AnyInteraction, page: PageId) -> None:
        """Show a page, or change what was chosen on it.

        :raises Malformed: no page has such a button or list, or it has no such choice.
        :raises Refusal: ``guild_only``, ``needs_manage_server``.
        """
        chosen = picked(interaction)
        match page.parts:
            case (each, name) if each == ME:
                await self._change_mine(interaction, name, chosen)
            case (each,) if each == SERVER:
                await self.server(interaction)
            case (each, name) if each == SERVER:
                guild = _managed(interaction)
                after = _changed_server(self._store.guild(guild), name, chosen, interaction)
                await change_guild(self._services, interaction, guild, after)
                await self.server(interaction)
            case (each,) if each == HOUSE:
                await self._house(interaction, _one(chosen, self._services.room.games), 0)
            case (each, game, turn, number) if (each, turn) == (HOUSE, PAGE):
                await self._house(interaction, game, page_number(number))
            case (each, game, number) if each == HOUSE:
                await self._change_house(interaction, game, page_number(number), chosen)
            case (each,) if each == POSTS:
                await self._posts(interaction)
            case (each, name) if each == POSTS and name in (ZONE, WHICH):
                await self._zone(interaction, chosen)
            case (each, name) if each == POSTS:
                guild = _managed(interaction)
                deals = [*self._with_deals(), ALL]
                await self._change_posts(
                    interaction, guild, _changed_posts(self._store.guild(guild), name, chosen, interaction, deals)
                )
                await self._posts(interaction)
            case _:
                raise Malformed(str(page))

    async def mine(self, interaction: AnyInteraction) -> None:
        """Show the caller their settings."""
        settings = self._store.user(interaction.user.id)
        await answers.show(interaction, my_page(self._services.languages.of(interaction), settings))

    async def server(self, interaction: AnyInteraction) -> None:
        """Show the server's settings to somebody who may manage it.

        :raises Refusal: ``guild_only``, ``needs_manage_server``.
        """
        settings, here = self._store.guild(_managed(interaction)), _announced(interaction)
        channels = [each for each in settings.channels if _there(here, each)]
        words, room = self._services.languages.of(interaction), self._services.room
        await answers.show(interaction, server_page(words, settings, channels, room.games.values(), room.pace.turn))

    async def _change_mine(self, interaction: AnyInteraction, name: str, chosen: Sequence[str]) -> None:
        user = interaction.user.id
        before = self._store.user(user)
        after = _changed_mine(before, name, chosen, shown_chosen(interaction.message, str(settings_id(ME, name))))
        if after != before:
            await self._store.set_user(user, after)
            if after.week and not before.week:
                await self._services.posting.wished(user)
        await self.mine(interaction)

    async def _house(self, interaction: AnyInteraction, name: str, page: int) -> None:
        guild, game = _managed(interaction), self._game(name)
        if page * MOST_RULES >= len(game.option_specs):
            raise Malformed(f"{name}: {page}")
        rules = self._store.guild(guild).house.get(name, {})
        await answers.show(interaction, house_page(self._services.languages.of(interaction), game, rules, page))

    async def _change_house(self, interaction: AnyInteraction, name: str, number: int, chosen: Sequence[str]) -> None:
        guild, specs = _managed(interaction), self._game(name).option_specs
        if number >= len(specs):
            raise Malformed(f"{name}: {number}")
        value, before = _one(chosen, specs[number].values), self._store.guild(guild)
        rules = {**before.house.get(name, {}), specs[number].name: value}
        after = replace(before, house={**before.house, name: rules})
        await change_guild(self._services, interaction, guild, after)
        await self._house(interaction, name, number // MOST_RULES)

    def _game(self, name: str) -> AnyGame:
        game = self._services.room.games.get(name)
        if game is None:
            raise Malformed(name)
        return game

    def _with_deals(self) -> list[str]:
        return [name for name, game in self._services.room.games.items() if game.daily is not None]

    async def _posts(self, interaction: AnyInteraction, meant: Sequence[str] = (), typed: str | None = None) -> None:
        """Show where and when something is posted by the clock.

        :param meant: time zones of which the sender has to choose.
        :param typed: what they have typed that is no time zone.
        """
        guild, words = _managed(interaction), self._services.languages.of(interaction)
        posting, settings, here = self._services.posting, self._store.guild(guild), _announced(interaction)
        coming = await posting.next_due(DAILY, guild), await posting.next_due(WEEK, guild)
        notice = None if typed is None else words("settings-no-zone", zone=plain(typed))
        shown = replace(
            settings,
            daily_channel=_there(here, settings.daily_channel),
            week_channel=_there(here, settings.week_channel),
        )
        await answers.show(interaction, posts_page(words, shown, self._with_deals(), coming, meant, notice))

    async def _change_posts(self, interaction: AnyInteraction, guild: int, after: GuildSettings) -> None:
        """Store other settings, and who has chosen them as long as something is posted."""
        if after != self._store.guild(guild):
            posts = after.daily_channel is not None or after.week_channel is not None
            after = replace(after, posts_by=interaction.user.id if posts else None)
            await change_guild(self._services, interaction, guild, after)

    async def _zone(self, interaction: AnyInteraction, chosen: Sequence[str]) -> None:
        """Ask for the server's time zone, or take one that was filled in or picked from a list."""
        guild = _managed(interaction)
        settings = self._store.guild(guild)
        if interaction.type is discord.InteractionType.modal_submit:
            data: Any = interaction.data or {}
            typed = read_zone(data.get("components")).strip()
            found = zones_like(typed, LISTED) if typed else []
            exact = [each for each in found if each.casefold() == typed.casefold()]
            found = exact or found
            if len(found) != 1:
                await self._posts(interaction, found, None if found else typed)
                return
            chosen = found
        elif not chosen:
            await answers.ask(interaction, zone_form(self._services.languages.of(interaction), settings.time_zone))
            return
        await self._change_posts(interaction, guild, replace(settings, time_zone=_one(chosen, zones())))
        await self._posts(interaction)


def _announced(interaction: AnyInteraction) -> discord.Guild | None:
    """Return the interaction's server with its channels; None if Discord has not announced it to this process."""
    guild: discord.Guild | None = interaction.client.get_guild(interaction.guild_id or 0)
    return guild


def _there(guild: discord.Guild | None, channel: int | None) -> int | None:
    """Return a channel unless it was deleted: with it, Discord would refuse the list that shows it."""
    known = guild is None or channel is None or guild.get_channel(channel) is not None
    return channel if known else None


def _managed(interaction: AnyInteraction) -> int:
    """Return the server of an interaction whose sender may manage it.

    :raises Refusal: ``guild_only``, ``needs_manage_server``.
    """
    guild, _ = place_of(interaction)
    if not interaction.permissions.manage_guild:
        raise Refusal("needs_manage_server")
    return guild


def _changed_mine(settings: UserSettings, name: str, chosen: Sequence[str], shown: Mapping[str, bool]) -> UserSettings:
    """Return a person's settings with what was chosen in a list.

    :param shown: what the list showed, and whether as chosen.
    :raises Malformed: there is no such list or choice.
    """
    change: Mapping[str, Callable[[], UserSettings]] = {
        LANGUAGE: lambda: replace(settings, language=_language(chosen)),
        YOUR_TURN: lambda: replace(settings, your_turn=YourTurn(_one(chosen, [each.value for each in YourTurn]))),
        WHERE: lambda: replace(settings, direct=_one(chosen, (IN_CHANNEL, DIRECT)) == DIRECT),
        ON: lambda: replace(settings, **_switched(chosen, MY_SWITCHES, shown)),
    }
    if name not in change:
        raise Malformed(name)
    return change[name]()


def _changed_server(
    settings: GuildSettings, name: str, chosen: Sequence[str], interaction: AnyInteraction
) -> GuildSettings:
    """Return a server's settings with what was chosen in a list.

    :raises Malformed: there is no such list or choice.
    """
    shown = shown_chosen(interaction.message, str(settings_id(SERVER, name)))
    there = [each for each in settings.channels if _there(_announced(interaction), each)]
    kept = [each for each in there if str(each) in chosen or not shown.get(str(each))]  # others may have chosen more
    change: Mapping[str, Callable[[], GuildSettings]] = {
        LANGUAGE: lambda: replace(settings, language=_language(chosen)),
        TURN_TIME: lambda: replace(settings, turn_seconds=TURNS.get(_one(chosen, (AS_USUAL, *TURNS)))),
        CHANNELS: lambda: replace(
            settings, channels=tuple(dict.fromkeys((*_channels(interaction, chosen, LISTED), *kept)))
        ),
        ON: lambda: replace(settings, **_switched(chosen, SERVER_SWITCHES, shown)),
    }
    if name not in change:
        raise Malformed(name)
    return change[name]()


def _changed_posts(
    settings: GuildSettings, name: str, chosen: Sequence[str], interaction: AnyInteraction, deals: Sequence[str]
) -> GuildSettings:
    """Return a server's settings with what was chosen about its posts.

    :param deals: the games whose deals can be posted, and ``ALL``.
    :raises Malformed: there is no such list or choice.
    """
    change: Mapping[str, Callable[[], GuildSettings]] = {
        DAILY_CHANNEL: lambda: replace(settings, daily_channel=_channel(interaction, chosen)),
        DAILY_GAME: lambda: replace(settings, daily_game=None if (game := _one(chosen, deals)) == ALL else game),
        DAILY_HOUR: lambda: replace(settings, daily_hour=int(_one(chosen, HOURS))),
        WEEK_CHANNEL: lambda: replace(settings, week_channel=_channel(interaction, chosen)),
        WEEK_DAY: lambda: replace(settings, week_day=int(_one(chosen, WEEKDAYS))),
        WEEK_HOUR: lambda: replace(settings, week_hour=int(_one(chosen, HOURS))),
    }
    if name not in change:
        raise Malformed(name)
    return change[name]()


def _one(chosen: Sequence[str], offered: Collection[str]) -> str:
    """Return the only value that was chosen in a list.

    :raises Malformed: the list does not offer it, or not one was chosen.
    """
    if len(chosen) != 1 or chosen[0] not in offered:
        raise Malformed(str(chosen))
    return chosen[0]


def _language(chosen: Sequence[str]) -> str | None:
    language = _one(chosen, SPOKEN)
    return None if language == AUTOMATIC else language


def _switched(chosen: Sequence[str], switches: Sequence[str], shown: Mapping[str, bool]) -> dict[str, Any]:
    """Return what somebody has switched on or off, by the names of the settings.

    :param shown: what their page showed, and as what. The page may be older than others' changes, which stay.
    :raises Malformed: there is no such switch.
    """
    if not set(chosen) <= set(switches):
        raise Malformed(str(chosen))
    return {name: name in chosen for name, was_on in shown.items() if name in switches and (name in chosen) != was_on}


def _channel(interaction: AnyInteraction, chosen: Sequence[str]) -> int | None:
    return next(iter(_channels(interaction, chosen, 1)), None)


def _channels(interaction: AnyInteraction, chosen: Sequence[str], most: int) -> tuple[int, ...]:
    """Return the channels that were chosen in a list. Of each, Discord says what it is.

    :raises Malformed: Discord says nothing of one, or it is no text channel; or there are too many.
    """
    data: Any = interaction.data or {}
    resolved = (data.get("resolved") or {}).get("channels") or {}
    kinds = [(resolved.get(each) or {}).get("type") for each in chosen]
    if len(chosen) > most or not all(kind in HELD for kind in kinds):
        raise Malformed(str(chosen))
    return tuple(dict.fromkeys(int(each) for each in chosen))
