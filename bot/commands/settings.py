"""``/settings``: the settings of a server and of a person."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final, Literal

from discord import app_commands

from bot.commands.changing import change_guild
from bot.commands.command import AnyInteraction, command, guarded, house_rule, localised_choices, option
from bot.commands.post_settings import CHANNEL, PostSettings
from bot.commands.reach import IN_SERVERS
from bot.commands.services import Services, place_of
from bot.commands.translator import localised
from bot.games.game import AnyGame
from bot.interactions import answers
from bot.locales.words import LANGUAGES
from bot.store.settings import GuildSettings, YourTurn
from bot.views.settings import TURNS, guild_settings_message, house_message, user_settings_message

AUTOMATIC = "auto"
"""The choice of no particular language: the bot follows Discord."""

SPOKEN = (AUTOMATIC, *LANGUAGES)

WHEN: Final = tuple(each.value for each in YourTurn)

IN_CHANNEL, DIRECT = "channel", "direct"

WHERE: Final = (IN_CHANNEL, DIRECT)
"""Where people can be told that it is their turn."""


def settings_commands(services: Services, games: Mapping[str, AnyGame]) -> app_commands.Group:
    """Return the command with its subcommands.

    :param games: the games that have settings.
    """
    group = app_commands.Group(name=localised("name-settings"), description=localised("command-settings"), **IN_SERVERS)
    settings, posts = _Settings(services), PostSettings(services)
    group.add_command(settings.server_command())
    group.add_command(settings.me_command())
    group.add_command(posts.daily_command(games))
    group.add_command(posts.week_command())
    house = settings.house_group(games)
    if house.commands:
        group.add_command(house)
    return group


class _Settings:
    """The callbacks. Each changes the settings that were given, and shows all of them."""

    def __init__(self, services: Services) -> None:
        self._services = services

    def server_command(self) -> app_commands.Command[Any, ..., None]:
        """Return ``server``."""
        options = {
            "language": option("server", "language", Literal[SPOKEN], localised_choices("language", SPOKEN)),
            "turn_time": option("server", "turn_time", Literal[tuple(TURNS)], localised_choices("turn-time", TURNS)),
            "ping": option("server", "ping", bool),
            "channel": option("server", "channel", CHANNEL),
            "except_channel": option("server", "except_channel", CHANNEL),
            "everywhere": option("server", "everywhere", bool),
            "threads": option("server", "threads", bool),
            "reviews": option("server", "reviews", bool),
            "achievements": option("server", "achievements", bool),
            "ratings": option("server", "ratings", bool),
        }
        return command("server", guarded(self.server, self._services), options)

    def house_group(self, games: Mapping[str, AnyGame]) -> app_commands.Group:
        """Return ``house``, with a subcommand for each game that has house rules."""
        group = app_commands.Group(name=localised("name-house"), description=localised("command-house"))
        for game in games.values():
            if game.option_specs:
                group.add_command(self._house_command(game))
        return group

    def _house_command(self, game: AnyGame) -> app_commands.Command[Any, ..., None]:
        """Return the subcommand of a game, with an option for each of its house rules."""

        async def house(interaction: AnyInteraction, **rules: str | None) -> None:
            await self.house(interaction, game.name, rules)

        callback = guarded(house, self._services, game.name)
        options = {spec.name: house_rule(game.name, spec) for spec in game.option_specs}
        described = localised("settings-house-of", game=f"{game.name}-title")
        return command(game.name, callback, options, description=described, translated=False)

    def me_command(self) -> app_commands.Command[Any, ..., None]:
        """Return ``me``."""
        options = {
            "language": option("me", "language", Literal[SPOKEN], localised_choices("language", SPOKEN)),
            "your_turn": option("me", "your_turn", Literal[WHEN], localised_choices("your-turn", WHEN)),
            "notify_in": option("me", "notify_in", Literal[WHERE], localised_choices("notify-in", WHERE)),
            "reviews": option("me", "reviews", bool),
            "achievements": option("me", "achievements", bool),
            "week": option("me", "week", bool),
            "listed": option("me", "listed", bool),
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
        threads: bool | None = None,
        reviews: bool | None = None,
        achievements: bool | None = None,
        ratings: bool | None = None,
    ) -> None:
        """Change settings of the server, if the caller may manage it, and show them.

        :raises Refusal: ``guild_only``, ``needs_manage_server``.
        """
        guild, _ = place_of(interaction)
        after = self._services.settings.guild(guild)
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
        if threads is not None:
            after = replace(after, threads=threads)
        if reviews is not None:
            after = replace(after, reviews=reviews)
        if achievements is not None:
            after = replace(after, achievements=achievements)
        if ratings is not None:
            after = replace(after, ratings=ratings)
        await self._change(interaction, guild, after)

    async def house(self, interaction: AnyInteraction, game: str, chosen: Mapping[str, str | None]) -> None:
        """Change the house rules of a game's new tables, if the caller may manage the server, and show all of them.

        :param chosen: the values by the names of the rules; None leaves a rule as it is.
        :raises Refusal: ``guild_only``, ``needs_manage_server``.
        """
        guild, _ = place_of(interaction)
        before = self._services.settings.guild(guild)
        given = {name: value for name, value in chosen.items() if value is not None}
        after = replace(before, house={**before.house, game: {**before.house.get(game, {}), **given}})
        if given:
            await change_guild(self._services, interaction, guild, after)
        words, rules = self._services.languages.of(interaction), (after if given else before).house.get(game, {})
        shown = house_message(words, self._services.room.games[game], rules)
        await answers.send(interaction, shown, ephemeral=True)

    async def _change(self, interaction: AnyInteraction, guild: int, after: GuildSettings) -> None:
        """Store a server's settings, if the caller may manage it, and show them."""
        await change_guild(self._services, interaction, guild, after)
        words = self._services.languages.of(interaction)
        shown = guild_settings_message(words, after, self._services.room.pace.turn)
        await answers.send(interaction, shown, ephemeral=True)

    async def me(
        self,
        interaction: AnyInteraction,
        language: str | None = None,
        your_turn: str | None = None,
        notify_in: str | None = None,
        reviews: bool | None = None,
        achievements: bool | None = None,
        week: bool | None = None,
        listed: bool | None = None,
    ) -> None:
        """Change the caller's own settings, and show them."""
        user = interaction.user.id
        before = after = self._services.settings.user(user)
        if language is not None:
            after = replace(after, language=None if language == AUTOMATIC else language)
        if your_turn is not None:
            after = replace(after, your_turn=YourTurn(your_turn))
        if notify_in is not None:
            after = replace(after, direct=notify_in == DIRECT)
        if reviews is not None:
            after = replace(after, reviews=reviews)
        if achievements is not None:
            after = replace(after, achievements=achievements)
        if week is not None:
            after = replace(after, week=week)
        if listed is not None:
            after = replace(after, listed=listed)
        if after != before:
            await self._services.settings.set_user(user, after)
            if after.week and not before.week:
                await self._services.posting.wished(user)
        words = self._services.languages.of(interaction)
        await answers.send(interaction, user_settings_message(words, after), ephemeral=True)
