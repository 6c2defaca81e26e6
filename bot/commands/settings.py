"""``/settings``: the settings of a server and of a person."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final, Literal

from discord import app_commands

from bot.commands.command import AnyInteraction, TextChannel, command, guarded, house_rule, localised_choices, option
from bot.commands.services import Services, place_of
from bot.commands.translator import localised
from bot.games.catalog import GAMES
from bot.interactions import answers
from bot.locales.words import LANGUAGES
from bot.tables.refusal import Refusal
from bot.views.settings import TURNS, guild_settings_message, user_settings_message

AUTOMATIC = "auto"
"""The choice of no particular language: the bot follows Discord."""

SPOKEN = (AUTOMATIC, *LANGUAGES)

_CHANNEL: Final = app_commands.Transform[app_commands.AppCommandChannel, TextChannel]

_HOUSE_RULES: Final = {
    f"{game.name}_{spec.name}": (game.name, spec) for game in GAMES.values() for spec in game.option_specs
}
"""Each house rule of each game, by the name of its option in ``/settings server``."""


def settings_commands(services: Services) -> app_commands.Group:
    """Return the command with its subcommands."""
    group = app_commands.Group(name="settings", description=localised("command-settings"), guild_only=True)
    group.add_command(_Settings(services).server_command())
    group.add_command(_Settings(services).me_command())
    return group


class _Settings:
    """The callbacks. Each changes the settings that were given, and shows all of them."""

    def __init__(self, services: Services) -> None:
        self._services = services

    def server_command(self) -> app_commands.Command[Any, ..., None]:
        """Return ``server``, with an option for each house rule of each game."""
        options = {
            "language": option("server", "language", Literal[SPOKEN], localised_choices("language", SPOKEN)),
            "turn_time": option("server", "turn_time", Literal[tuple(TURNS)], localised_choices("turn-time", TURNS)),
            "ping": option("server", "ping", bool),
            "channel": option("server", "channel", _CHANNEL),
            "except_channel": option("server", "except_channel", _CHANNEL),
            "everywhere": option("server", "everywhere", bool),
            **{name: house_rule(game, spec, named=False) for name, (game, spec) in _HOUSE_RULES.items()},
        }
        return command("server", guarded(self.server, self._services), options)

    def me_command(self) -> app_commands.Command[Any, ..., None]:
        """Return ``me``."""
        options = {
            "language": option("me", "language", Literal[SPOKEN], localised_choices("language", SPOKEN)),
            "reminders": option("me", "reminders", bool),
        }
        return command("me", guarded(self.me, self._services), options)

    async def server(
        self,
        interaction: AnyInteraction,
        language: str | None = None,
        turn_time: str | None = None,
        ping: bool | None = None,
        channel: app_commands.AppCommandChannel | None = None,
        except_channel: app_commands.AppCommandChannel | None = None,
        everywhere: bool | None = None,
        **house: str | None,
    ) -> None:
        """Change settings of the server, if the caller may manage it, and show them.

        :raises Refusal: ``guild_only``, ``needs_manage_server``.
        """
        guild, _ = place_of(interaction)
        before = after = self._services.settings.guild(guild)
        if language is not None:
            after = replace(after, language=None if language == AUTOMATIC else language)
        if turn_time is not None:
            after = replace(after, turn_seconds=TURNS[turn_time])
        if ping is not None:
            after = replace(after, ping=ping)
        if channel is not None and channel.id not in after.channels:
            after = replace(after, channels=(*after.channels, channel.id))
        if except_channel is not None:
            after = replace(after, channels=tuple(each for each in after.channels if each != except_channel.id))
        if everywhere:
            after = replace(after, channels=())
        for name, (game, spec) in _HOUSE_RULES.items():
            if house.get(name) is not None:
                rules = {**after.house.get(game, {}), spec.name: str(house[name])}
                after = replace(after, house={**after.house, game: rules})
        if after != before:
            if not interaction.permissions.manage_guild:
                raise Refusal("needs_manage_server")
            await self._services.settings.set_guild(guild, after)
            self._services.display.touch_all(table for table in self._services.room.tables if table.guild == guild)
        words = self._services.languages.of(interaction)
        await answers.send(interaction, guild_settings_message(words, after), ephemeral=True)

    async def me(self, interaction: AnyInteraction, language: str | None = None, reminders: bool | None = None) -> None:
        """Change the caller's own settings, and show them."""
        user = interaction.user.id
        before = after = self._services.settings.user(user)
        if language is not None:
            after = replace(after, language=None if language == AUTOMATIC else language)
        if reminders is not None:
            after = replace(after, reminders=reminders)
        if after != before:
            await self._services.settings.set_user(user, after)
        words = self._services.languages.of(interaction)
        await answers.send(interaction, user_settings_message(words, after), ephemeral=True)
