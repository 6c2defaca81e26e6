"""The slash commands of each game, made from the catalogue."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable
from typing import Any, Literal

import discord
from discord import app_commands

from bot.cogs import answers
from bot.cogs.components import Components
from bot.cogs.host import Host, check_access, place_of
from bot.cogs.refusals import sentence
from bot.cogs.translator import localised
from bot.games.game import AnyGame
from bot.tables.refusal import Refusal
from bot.tables.table import Status, Table
from bot.views.leaderboard import leaderboard_message
from bot.views.notice import notice_message, rules_message

AnyInteraction = discord.Interaction[Any]
Action = Callable[..., Awaitable[None]]


def game_commands(host: Host, components: Components, game: AnyGame) -> app_commands.Group:
    """Return a game's command with all its subcommands."""
    group = app_commands.Group(name=game.name, description=localised(f"{game.name}-command"), guild_only=True)
    commands = _GameCommands(host, components, game)
    group.add_command(commands.new_command())
    actions: dict[str, Action] = {
        "join": commands.join,
        "leave": commands.leave,
        "hand": commands.hand,
        "table": commands.table,
        "end": commands.end,
        "rules": commands.rules,
        "leaderboard": commands.leaderboard,
    }
    for name, action in actions.items():
        group.add_command(_command(name, _guarded(action, host, game)))
    return group


def _command(name: str, callback: Any) -> app_commands.Command[Any, ..., None]:
    description = localised(f"command-{name}")
    return app_commands.Command(name=localised(f"name-{name}"), description=description, callback=callback)


def _guarded(action: Action, host: Host, game: AnyGame) -> Any:
    """Wrap a command so that whatever goes wrong becomes a sentence that only its caller sees."""

    async def callback(interaction: AnyInteraction, **options: Any) -> None:
        with host.work.in_progress(), answers.in_time(interaction):
            try:
                await action(interaction, **options)
            except Exception as error:  # noqa: BLE001 - never answer with silence
                words = host.languages.of(interaction)
                notice = notice_message(words, sentence(words, error, game.name))
                await answers.send(interaction, notice, ephemeral=True)

    _set_options(callback, {})
    return callback


def _set_options(callback: Any, kinds: dict[str, Any]) -> None:
    """Give a callback the options of its command; discord.py reads them from its signature."""
    parameter, either = inspect.Parameter, inspect.Parameter.POSITIONAL_OR_KEYWORD
    options = [parameter(name, either, default=None, annotation=kind | None) for name, kind in kinds.items()]
    callback.__signature__ = inspect.Signature([parameter("interaction", either), *options])


class _GameCommands:
    """What a game's subcommands do."""

    def __init__(self, host: Host, components: Components, game: AnyGame) -> None:
        self._host = host
        self._components = components
        self._game = game

    def new_command(self) -> app_commands.Command[Any, ..., None]:
        """Return ``new`` with an option for each house rule of the game."""
        game = self._game
        most = game.seats.stop - 1
        kinds: dict[str, Any] = {
            "bots": app_commands.Range[int, 0, most - 1],
            "seats": app_commands.Range[int, game.seats.start, most],
        }
        names = {"bots": localised("name-bots"), "seats": localised("name-seats")}
        hints = {"bots": localised("command-new-bots"), "seats": localised("command-new-seats")}
        choices: dict[str, list[app_commands.Choice[str]]] = {}
        for spec in game.option_specs:
            key = f"{game.name}-option-{_dashed(spec.name)}"
            kinds[spec.name] = Literal[spec.values]
            names[spec.name] = localised(f"{key}-name")
            hints[spec.name] = localised(f"{key}-hint")
            choices[spec.name] = [
                app_commands.Choice(name=localised(f"{key}-{value}"), value=value) for value in spec.values
            ]
        callback = _guarded(self.new, self._host, game)
        _set_options(callback, kinds)
        callback = app_commands.describe(**hints)(callback)
        callback = app_commands.rename(**names)(callback)
        callback = app_commands.choices(**choices)(callback)
        return _command("new", callback)

    async def _table(self, interaction: AnyInteraction) -> Table:
        """Return the table of the interaction's channel.

        :raises Refusal: ``guild_only``, or ``no_table_here``, also where another game is played.
        """
        _, channel = place_of(interaction)
        table = await self._host.room.at(channel)
        if table.game.name != self._game.name:
            raise Refusal("no_table_here")
        return table

    async def _tell(self, interaction: AnyInteraction, key: str, **details: str) -> None:
        words = self._host.languages.of(interaction)
        await answers.send(interaction, notice_message(words, words(key, **details)), ephemeral=True)

    async def new(
        self, interaction: AnyInteraction, bots: int | None = None, seats: int | None = None, **options: str | None
    ) -> None:
        """Open a table and seat its caller as host."""
        guild, channel = place_of(interaction)
        check_access(interaction)
        chosen = {name: value for name, value in options.items() if value is not None}
        table = await self._host.room.open(
            self._game, guild, channel, interaction.user.id, seats, computers=bots or 0, options=chosen
        )
        await self._components.post(interaction, table)

    async def join(self, interaction: AnyInteraction) -> None:
        """Take a seat."""
        table = await self._table(interaction)
        await self._host.room.join(table, interaction.user.id)
        await self._tell(interaction, "notice-back" if table.status is Status.PLAYING else "notice-joined")

    async def leave(self, interaction: AnyInteraction) -> None:
        """Give up one's seat."""
        table = await self._table(interaction)
        playing = table.status is Status.PLAYING
        await self._host.room.leave(table, interaction.user.id)
        await self._tell(interaction, "notice-left-playing" if playing and table.live else "notice-left")

    async def hand(self, interaction: AnyInteraction) -> None:
        """Show one's hand."""
        await self._components.show_hand(interaction, await self._table(interaction))

    async def table(self, interaction: AnyInteraction) -> None:
        """Post the table again."""
        check_access(interaction)
        await self._components.post(interaction, await self._table(interaction))

    async def end(self, interaction: AnyInteraction) -> None:
        """Close the table."""
        table = await self._table(interaction)
        await self._host.room.end(table, interaction.user.id, moderator=interaction.permissions.manage_messages)
        await self._tell(interaction, "notice-ended")

    async def rules(self, interaction: AnyInteraction) -> None:
        """Show the rules."""
        view = rules_message(self._host.languages.of(interaction), self._host.icons, self._game.name)
        await answers.send(interaction, view, ephemeral=True)

    async def leaderboard(self, interaction: AnyInteraction) -> None:
        """Show the server's leaderboard."""
        guild, _ = place_of(interaction)
        leaders = await self._host.standings.leaders(guild, self._game.name)
        mine = await self._host.standings.of(guild, self._game.name, interaction.user.id)
        await answers.send(
            interaction,
            leaderboard_message(self._host.languages.at(guild), self._game.name, leaders, mine),
            ephemeral=False,
        )


def _dashed(name: str) -> str:
    return name.replace("_", "-")
