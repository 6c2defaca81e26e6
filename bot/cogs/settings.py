"""``/settings``: what a server and each person can choose."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from typing import Any, Literal

import discord
from discord import app_commands

from bot.cogs import answers
from bot.cogs.commands import AnyInteraction, command, guarded, localised_choices, option_key, set_options
from bot.cogs.host import Host, place_of
from bot.cogs.translator import localised
from bot.games.catalog import GAMES
from bot.locales.words import LANGUAGES
from bot.tables.refusal import Refusal
from bot.views.settings import TURNS, guild_settings_message, user_settings_message

AUTOMATIC = "auto"
"""The choice for "no language of our own"."""


def settings_commands(host: Host) -> app_commands.Group:
    """Return the command with its subcommands."""
    group = app_commands.Group(name="settings", description=localised("command-settings"), guild_only=True)
    group.add_command(_Settings(host).server_command())
    group.add_command(_Settings(host).me_command())
    return group


class _Settings:
    """Changes what is named, and shows how things are set then."""

    def __init__(self, host: Host) -> None:
        self._host = host

    def server_command(self) -> app_commands.Command[Any, ..., None]:
        """Return ``server``, with an option for each house rule of each game."""
        kinds: dict[str, Any] = {
            "language": Literal[(AUTOMATIC, *LANGUAGES)],
            "turn_time": Literal[tuple(TURNS)],
            "ping": bool,
            "channel": discord.TextChannel,
            "everywhere": bool,
        }
        choices = {
            "language": localised_choices("language", (AUTOMATIC, *LANGUAGES)),
            "turn_time": localised_choices("turn-time", TURNS),
        }
        for name, key, values in _house_options():
            kinds[name] = Literal[values]
            choices[name] = localised_choices(key, values)
        names = {name: localised(f"name-{name.replace('_', '-')}") for name in ("language", "ping", "channel")}
        names |= {"turn_time": localised("name-turn-time"), "everywhere": localised("name-everywhere")}
        hints = {name: localised(f"command-server-{name.replace('_', '-')}") for name in names}
        hints |= {name: localised(f"{key}-hint") for name, key, _ in _house_options()}
        return self._command("server", self.server, kinds, names, hints, choices)

    def me_command(self) -> app_commands.Command[Any, ..., None]:
        """Return ``me``."""
        kinds: dict[str, Any] = {"language": Literal[(AUTOMATIC, *LANGUAGES)], "reminders": bool}
        names = {"language": localised("name-language"), "reminders": localised("name-reminders")}
        hints = {"language": localised("command-me-language"), "reminders": localised("command-me-reminders")}
        choices = {"language": localised_choices("language", (AUTOMATIC, *LANGUAGES))}
        return self._command("me", self.me, kinds, names, hints, choices)

    def _command(
        self,
        name: str,
        action: Callable[..., Awaitable[None]],
        kinds: Mapping[str, Any],
        names: Mapping[str, app_commands.locale_str],
        hints: Mapping[str, app_commands.locale_str],
        choices: Mapping[str, list[app_commands.Choice[str]]],
    ) -> app_commands.Command[Any, ..., None]:
        callback = guarded(action, self._host)
        set_options(callback, kinds)
        callback = app_commands.describe(**hints)(callback)
        callback = app_commands.rename(**names)(callback)
        return command(name, app_commands.choices(**choices)(callback))

    async def server(
        self,
        interaction: AnyInteraction,
        language: str | None = None,
        turn_time: str | None = None,
        ping: bool | None = None,
        channel: discord.TextChannel | None = None,
        everywhere: bool | None = None,
        **house: str | None,
    ) -> None:
        """Change what is named for the whole server; who may manage it may do that.

        :raises Refusal: ``needs_manage_server``.
        """
        guild, _ = place_of(interaction)
        before = after = self._host.settings.guild(guild)
        if language is not None:
            after = replace(after, language=None if language == AUTOMATIC else language)
        if turn_time is not None:
            after = replace(after, turn_seconds=TURNS[turn_time])
        if ping is not None:
            after = replace(after, ping=ping)
        if channel is not None and channel.id not in after.channels:
            after = replace(after, channels=(*after.channels, channel.id))
        if everywhere:
            after = replace(after, channels=())
        for name, key, _ in _house_options():
            if house.get(name) is not None:
                game, option = option_key(key)
                rules = {**after.house.get(game, {}), option: str(house[name])}
                after = replace(after, house={**after.house, game: rules})
        if after != before:
            if not interaction.permissions.manage_guild:
                raise Refusal("needs_manage_server")
            await self._host.settings.set_guild(guild, after)
            self._host.board.touch_all(table for table in self._host.room.tables if table.guild == guild)
        words = self._host.languages.of(interaction)
        await answers.send(interaction, guild_settings_message(words, after), ephemeral=True)

    async def me(self, interaction: AnyInteraction, language: str | None = None, reminders: bool | None = None) -> None:
        """Change what is named for oneself."""
        user = interaction.user.id
        before = after = self._host.settings.user(user)
        if language is not None:
            after = replace(after, language=None if language == AUTOMATIC else language)
        if reminders is not None:
            after = replace(after, reminders=reminders)
        if after != before:
            await self._host.settings.set_user(user, after)
        words = self._host.languages.of(interaction)
        await answers.send(interaction, user_settings_message(words, after), ephemeral=True)


def _house_options() -> list[tuple[str, str, tuple[str, ...]]]:
    """Return each house rule of each game: the name of its option, the beginning of its words' keys, its values."""
    return [
        (f"{game.name}_{spec.name}", f"{game.name}-option-{spec.name.replace('_', '-')}", spec.values)
        for game in GAMES.values()
        for spec in game.option_specs
    ]
