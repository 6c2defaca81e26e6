"""``/settings daily`` and ``/settings week``: where and when the bot posts by the clock in a server."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final, Literal

from discord import app_commands

from bot.commands.changing import change_guild
from bot.commands.command import (
    COMPLETES,
    AnyInteraction,
    Option,
    TextChannel,
    command,
    guarded,
    localised_choices,
    option,
)
from bot.commands.services import Services, place_of
from bot.commands.translator import localised
from bot.games.game import AnyGame
from bot.interactions import answers
from bot.messages.daily import DAILY
from bot.messages.schedule import zones, zones_like
from bot.messages.weekly import WEEK
from bot.store.settings import GuildSettings
from bot.tables.refusal import Refusal
from bot.views.plain import plain
from bot.views.posts import daily_settings_message, week_settings_message

MOST_CHOICES: Final = 25
"""Discord's limit for completions."""

LONGEST_ZONE: Final = 64
"""How long the name of a time zone is at most, in characters."""

WEEKDAYS: Final = tuple(map(str, range(7)))
"""The weekdays by their numbers, 0 for Monday."""

ALL: Final = "all"

CHANNEL: Final = app_commands.Transform[app_commands.AppCommandChannel, TextChannel]


class PostSettings:
    """The commands. Each changes what was given, and shows all of its settings."""

    def __init__(self, services: Services) -> None:
        self._services = services

    def daily_command(self, games: Mapping[str, AnyGame]) -> app_commands.Command[Any, ..., None]:
        """Return ``daily``.

        :param games: the games that there are.
        """
        deals = tuple(name for name, game in games.items() if game.daily is not None)
        titles = [app_commands.Choice(name=localised(f"{name}-title"), value=name) for name in deals]
        every = app_commands.Choice(name=localised("deal-posts-all"), value=ALL)
        game = {"game": option("post-deals", "game", Literal[(ALL, *deals)], [every, *titles])}
        return self._command("daily", self.daily, game, "command-post-deals")

    def week_command(self) -> app_commands.Command[Any, ..., None]:
        """Return ``week``."""
        day = option("posts", "day", Literal[WEEKDAYS], localised_choices("weekday", WEEKDAYS))
        return self._command("week", self.week, {"day": day}, "command-week")

    def _command(
        self, name: str, action: Any, own: dict[str, Option], description: str
    ) -> app_commands.Command[Any, ..., None]:
        options = {
            "channel": option("posts", "channel", CHANNEL),
            **own,
            "hour": option("posts", "hour", app_commands.Range[int, 0, 23]),
            "zone": option("posts", "zone", app_commands.Range[str, 1, LONGEST_ZONE]),
            "off": option("posts", "off", bool),
        }
        made = command(name, guarded(action, self._services), options, description=description)
        made.autocomplete("zone")(_zones_like)
        made.extras[COMPLETES] = _complete_zone
        return made

    async def daily(
        self,
        interaction: AnyInteraction,
        channel: app_commands.AppCommandChannel | None = None,
        game: str | None = None,
        hour: int | None = None,
        zone: str | None = None,
        off: bool | None = None,
    ) -> None:
        """Change where and when the deal of the day is posted, and show that.

        :raises Refusal: ``guild_only``, ``needs_manage_server``, ``unknown_time_zone``.
        """
        guild, here = place_of(interaction)
        after = _with_zone(self._services.settings.guild(guild), zone)
        if hour is not None:
            after = replace(after, daily_hour=hour)
        if game is not None:
            after = replace(after, daily_game=None if game == ALL else game)
        changed = hour is not None or game is not None
        after = replace(after, daily_channel=_chosen_channel(after.daily_channel, here, channel, off, changed=changed))
        after = await self._change(interaction, guild, after)
        words = self._services.languages.of(interaction)
        coming = await self._services.posting.next_due(DAILY, guild)
        await answers.send(interaction, daily_settings_message(words, after, coming), ephemeral=True)

    async def week(
        self,
        interaction: AnyInteraction,
        channel: app_commands.AppCommandChannel | None = None,
        day: str | None = None,
        hour: int | None = None,
        zone: str | None = None,
        off: bool | None = None,
    ) -> None:
        """Change where and when the news of each week are posted, and show that.

        :raises Refusal: ``guild_only``, ``needs_manage_server``, ``unknown_time_zone``.
        """
        guild, here = place_of(interaction)
        after = _with_zone(self._services.settings.guild(guild), zone)
        if day is not None:
            after = replace(after, week_day=int(day))
        if hour is not None:
            after = replace(after, week_hour=hour)
        changed = day is not None or hour is not None
        after = replace(after, week_channel=_chosen_channel(after.week_channel, here, channel, off, changed=changed))
        after = await self._change(interaction, guild, after)
        words = self._services.languages.of(interaction)
        coming = await self._services.posting.next_due(WEEK, guild)
        await answers.send(interaction, week_settings_message(words, after, coming), ephemeral=True)

    async def _change(self, interaction: AnyInteraction, guild: int, after: GuildSettings) -> GuildSettings:
        """Store other settings, and who has chosen them as long as something is posted; return them."""
        if after != self._services.settings.guild(guild):
            posts = after.daily_channel is not None or after.week_channel is not None
            after = replace(after, posts_by=interaction.user.id if posts else None)
            await change_guild(self._services, interaction, guild, after)
        return after


def _chosen_channel(
    now: int | None, here: int, channel: app_commands.AppCommandChannel | None, off: bool | None, *, changed: bool
) -> int | None:
    """Return the channel for posts: none, a chosen one, or the one so far, which is here if they begin now.

    :param changed: whether anything else about the posts was chosen.
    """
    if off:
        return None
    if channel is not None:
        return channel.id
    return now or here if changed or off is not None else now


def _with_zone(settings: GuildSettings, zone: str | None) -> GuildSettings:
    """Return the settings with another time zone of the server.

    :raises Refusal: ``unknown_time_zone``.
    """
    if zone is None:
        return settings
    if zone not in zones():
        raise Refusal("unknown_time_zone", zone=plain(zone))
    return replace(settings, time_zone=zone)


async def _zones_like(_: AnyInteraction, typed: str) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=each, value=each) for each in zones_like(typed, MOST_CHOICES)]


async def _complete_zone(interaction: AnyInteraction, typed: str) -> None:
    """Answer with the time zones that contain what was typed."""
    await answers.complete(interaction, await _zones_like(interaction, typed))
