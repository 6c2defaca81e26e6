"""The slash commands of each game, made from the catalogue."""

from __future__ import annotations

from itertools import islice
from typing import Any, Literal

import discord
from discord import app_commands

from bot.commands.command import Action, AnyInteraction, command, guarded, house_rule, localised_choices, option
from bot.commands.pages import Pages
from bot.commands.services import Services, check_access, check_channel, place_of
from bot.commands.solo import EVERYWHERE, FOR_ALL, SoloCommands
from bot.commands.standings import standings_commands
from bot.commands.translator import localised
from bot.commands.wallet import Wallet
from bot.faces.catalog import FACES
from bot.games.game import AnyGame
from bot.games.refused import Refused
from bot.interactions import answers
from bot.store.errors import NotSaved
from bot.store.fence import NotOurs
from bot.tables import host_tools, lobby, playing
from bot.tables.refusal import Refusal
from bot.tables.table import Status, Table
from bot.views.notice import notice_message

MOST_CHOICES = 25
"""Discord's limit for the number of autocomplete choices."""

MOST_LOOKED_AT = 1100
"""How many legal moves are searched for autocomplete: a hand of ten allows over a thousand discards."""


def game_commands(
    services: Services, pages: Pages, wallet: Wallet, solo: SoloCommands, game: AnyGame
) -> app_commands.Group:
    """Return a game's command with all its subcommands."""
    description = localised(f"{game.name}-command")
    if game.patience is None:
        group = app_commands.Group(name=game.name, description=description, guild_only=True)
    else:  # the solo game can be played anywhere; the other subcommands answer that they need a server
        group = app_commands.Group(
            name=game.name, description=description, allowed_contexts=EVERYWHERE, allowed_installs=FOR_ALL
        )
    commands = _GameCommands(services, game)
    group.add_command(commands.new_command())
    actions: dict[str, Action] = {
        "join": commands.join,
        "leave": commands.leave,
        "hand": commands.hand,
        "table": commands.table,
        "end": commands.end,
        "rules": commands.rules,
        "pause": commands.pause,
        "resume": commands.resume,
    }
    for name, action in actions.items():
        group.add_command(command(name, guarded(action, services, game.name)))
    for name, action in {"kick": commands.kick, "substitute": commands.substitute}.items():
        player = option(name, "player", discord.User, required=True)
        group.add_command(command(name, guarded(action, services, game.name), {"player": player}))
    group.add_command(commands.play_command())
    for each in standings_commands(services, pages, game.name):
        group.add_command(each)
    for each in solo.commands(game):
        group.add_command(each)
    if game.purse:
        group.add_command(wallet.command(game))
    return group


class _GameCommands:
    """The callbacks of a game's subcommands."""

    def __init__(self, services: Services, game: AnyGame) -> None:
        self._services = services
        self._do = services.room.do
        self._game = game

    def new_command(self) -> app_commands.Command[Any, ..., None]:
        """Return ``new``, with an option for each house rule of the game."""
        game = self._game
        most = game.seats.stop - 1
        levels = localised_choices("computer-level", game.levels)
        options = {
            "bots": option("new", "bots", app_commands.Range[int, 0, most - 1]),
            "level": option("new", "level", Literal[tuple(game.levels)], levels),
            "seats": option("new", "seats", app_commands.Range[int, game.seats.start, most]),
            **{spec.name: house_rule(game.name, spec) for spec in game.option_specs},
        }
        return command("new", guarded(self.new, self._services, game.name), options)

    async def _table(self, interaction: AnyInteraction) -> Table:
        """Return the table of the interaction's channel.

        :raises Refusal: ``guild_only``; ``no_table_here``, also if the channel's table plays another game.
        """
        _, channel = place_of(interaction)
        table = await self._services.room.at(channel)
        if table.game.name != self._game.name:
            raise Refusal("no_table_here")
        return table

    async def _tell(self, interaction: AnyInteraction, key: str, **details: str) -> None:
        words = self._services.languages.of(interaction)
        await answers.send(interaction, notice_message(words, words(key, **details)), ephemeral=True)

    async def new(
        self,
        interaction: AnyInteraction,
        bots: int | None = None,
        level: str | None = None,
        seats: int | None = None,
        **options: str | None,
    ) -> None:
        """Open a table and seat the caller as its host."""
        guild, channel = place_of(interaction)
        check_channel(self._services, interaction)
        wishes = self._services.settings.guild(guild)
        chosen = {name: value for name, value in options.items() if value is not None}
        table = await self._services.room.open(
            self._game,
            guild,
            channel,
            interaction.user.id,
            seats,
            computers=(1 if level and bots is None else bots) or 0,
            level=level,
            options={**wishes.house.get(self._game.name, {}), **chosen},
            turn_seconds=wishes.turn_seconds,
            parent=interaction.channel.parent_id if isinstance(interaction.channel, discord.Thread) else None,
        )
        await self._services.presenter.post(interaction, table)

    async def join(self, interaction: AnyInteraction) -> None:
        """Take a seat."""
        table = await self._table(interaction)
        await self._do(table, lobby.join, interaction.user.id)
        await self._tell(interaction, "notice-back" if table.status is Status.PLAYING else "notice-joined")

    async def leave(self, interaction: AnyInteraction) -> None:
        """Give up the caller's seat."""
        table = await self._table(interaction)
        was_playing = table.status is Status.PLAYING
        await self._do(table, playing.leave, interaction.user.id)
        await self._tell(interaction, "notice-left-playing" if was_playing and table.live else "notice-left")

    async def hand(self, interaction: AnyInteraction) -> None:
        """Show the caller's hand."""
        await self._services.presenter.show_hand(interaction, await self._table(interaction))

    async def table(self, interaction: AnyInteraction) -> None:
        """Post the table again."""
        check_access(interaction)
        await self._services.presenter.post(interaction, await self._table(interaction))

    async def end(self, interaction: AnyInteraction) -> None:
        """Close the table."""
        table = await self._table(interaction)
        user, lost = interaction.user.id, 0
        if table.position is not None and table.is_seated(user):
            seat = table.seat_of(user)
            lost = table.position.scores[seat] - table.position.broken_off(seat)[seat]
        await self._do(table, host_tools.end, user, moderator=interaction.permissions.manage_messages)
        if lost:
            await self._tell(interaction, "notice-ended-bets", credits=str(lost))
        else:
            await self._tell(interaction, "notice-ended")

    async def pause(self, interaction: AnyInteraction) -> None:
        """Pause the game."""
        table = await self._table(interaction)
        await self._do(table, host_tools.pause, interaction.user.id, moderator=interaction.permissions.manage_messages)
        await self._tell(interaction, "notice-paused")

    async def resume(self, interaction: AnyInteraction) -> None:
        """Continue the game."""
        table = await self._table(interaction)
        await self._do(table, host_tools.resume, interaction.user.id, moderator=interaction.permissions.manage_messages)
        await self._tell(interaction, "notice-resumed")

    async def kick(self, interaction: AnyInteraction, player: discord.User) -> None:
        """Take a seat away from a person."""
        table = await self._table(interaction)
        moderator = interaction.permissions.manage_messages
        await self._do(table, host_tools.kick, interaction.user.id, player.id, moderator=moderator)
        await self._tell(interaction, "notice-kicked", player=f"<@{player.id}>")

    async def substitute(self, interaction: AnyInteraction, player: discord.User) -> None:
        """Let the computer play for a person who is away."""
        table = await self._table(interaction)
        moderator = interaction.permissions.manage_messages
        await self._do(table, host_tools.substitute, interaction.user.id, player.id, moderator=moderator)
        await self._tell(interaction, "notice-substituted", player=f"<@{player.id}>")

    def play_command(self) -> app_commands.Command[Any, ..., None]:
        """Return ``play``, which completes legal moves."""
        move = option("play", "move", str, required=True)
        made = command("play", guarded(self.play, self._services, self._game.name), {"move": move})
        made.autocomplete("move")(self._moves)
        return made

    async def play(self, interaction: AnyInteraction, move: str) -> None:
        """Play a move, and show the hand as it is afterwards."""
        table, user = await self._table(interaction), interaction.user.id
        table.seat_of(user)
        with self._services.hands.answering(table, user):
            await self._services.room.play(table, user, None, move.strip())
            await self._services.presenter.answer_with_hand(interaction, table)

    async def _moves(self, interaction: AnyInteraction, typed: str) -> list[app_commands.Choice[str]]:
        """Return the asker's legal moves that contain what they have typed."""
        try:
            table = await self._table(interaction)
            seat = table.seat_of(interaction.user.id)
        except (Refused, NotSaved, NotOurs):
            return []
        if table.position is None:
            return []
        words, face = self._services.languages.of(interaction), FACES[self._game.name]
        view = table.position.view(seat)
        named = ((face.move_name(words, view, move), move) for move in islice(view.legal_moves, MOST_LOOKED_AT))
        fitting = (each for each in named if typed.casefold() in f"{each[0]} {each[1]}".casefold())
        return [app_commands.Choice(name=name[:100], value=move) for name, move in islice(fitting, MOST_CHOICES)]

    async def rules(self, interaction: AnyInteraction) -> None:
        """Show the game's rules."""
        rules = await self._services.renderer.rules(self._services.languages.of(interaction), self._game.name)
        await answers.send(interaction, rules.view, ephemeral=True, files=rules.files)
