"""The slash commands of each game, made from the catalogue."""

from __future__ import annotations

import logging
from collections.abc import Collection, Mapping, Sequence
from itertools import islice
from typing import Any, Literal

import discord
from discord import app_commands

from bot.commands.command import (
    COMPLETES,
    Action,
    AnyInteraction,
    command,
    guarded,
    house_rule,
    localised_choices,
    option,
)
from bot.commands.learning import Learning
from bot.commands.pages import Pages
from bot.commands.parting import Parting
from bot.commands.reach import EVERYWHERE, IN_SERVERS
from bot.commands.services import Services, check_access, check_channel, place_of
from bot.commands.solo import SoloCommands
from bot.commands.standings import standings_commands
from bot.commands.translator import localised
from bot.commands.wallet import Wallet
from bot.games.catalog import PACKAGES
from bot.games.game import AnyGame
from bot.games.refused import Refused
from bot.games.vetting import described
from bot.interactions import answers
from bot.interactions.installing import offered_link
from bot.interactions.permissions import TO_SHOW_PICTURES, lacking, permission_names
from bot.locales.words import words_for
from bot.messages.threads import NoThread, StartedThread
from bot.store.errors import NotSaved
from bot.store.fence import NotOurs
from bot.tables import host_tools, lobby
from bot.tables.limited import LIMIT_SECONDS, limited
from bot.tables.missing import GameMissing
from bot.tables.playing import Back
from bot.tables.refusal import Refusal, jump_link
from bot.tables.table import Status, Table
from bot.views.notice import notice_message
from bot.views.typed_moves import completions, read_move

log = logging.getLogger(__name__)

MOST_CHOICES = 25
"""Discord's limit for the number of autocomplete choices."""

LONGEST_TYPED = 200
"""The longest text, in characters, that is compared with the words for moves. No move has so many."""


def game_commands(
    services: Services, pages: Pages, wallet: Wallet, solo: SoloCommands, parting: Parting, game: AnyGame
) -> app_commands.Group:
    """Return a game's command with all its subcommands."""
    description = localised(f"{game.name}-command")
    lessons = Learning(services).commands(game)
    if game.patience is None and game.daily is None and not lessons:
        group = app_commands.Group(name=game.name, description=description, **IN_SERVERS)
    else:  # what needs no table is possible anywhere; the other subcommands answer that they need a server
        group = app_commands.Group(name=game.name, description=description, **EVERYWHERE)
    commands = _GameCommands(services, parting, game)
    group.add_command(commands.new_command())
    # Clients list them in this order: first what everybody needs, last what hosts need.
    playing: dict[str, Action] = {
        "join": commands.join,
        "hand": commands.hand,
        "table": commands.table,
        "rules": commands.rules,
    }
    for name, action in playing.items():
        group.add_command(command(name, guarded(action, services, game.name)))
    group.add_command(commands.play_command())
    group.add_command(command("leave", guarded(commands.leave, services, game.name)))
    for each in (*lessons, *solo.commands(game)):
        group.add_command(each)
    for each in standings_commands(services, pages, game.name):
        group.add_command(each)
    if game.purse:
        group.add_command(wallet.command(game))
    hosting: dict[str, Action] = {"pause": commands.pause, "resume": commands.resume, "end": commands.end}
    for name, action in hosting.items():
        group.add_command(command(name, guarded(action, services, game.name)))
    removing: dict[str, Action] = {"substitute": commands.substitute, "kick": commands.kick}
    for name, action in removing.items():
        player = option(name, "player", discord.User, required=True)
        group.add_command(command(name, guarded(action, services, game.name), {"player": player}))
    return group


async def open_table(
    services: Services,
    interaction: AnyInteraction,
    game: AnyGame,
    seats: int | None = None,
    *,
    computers: int = 0,
    level: str | None = None,
    options: Mapping[str, str | None] | None = None,
    invited: Sequence[int] = (),
    quiet: Collection[int] = (),
) -> Table:
    """Open a table where an interaction takes place, with its sender as the host; answer with the table and return it.

    :param options: house rules; the server's settings apply to those that are missing or None.
    :param invited: people who get a seat if they agree. The table's message pings them, if the server allows pings.
    :param quiet: those of them whom it does not ping.
    :raises Refusal: as ``check_channel`` and ``Room.open``.
    """
    guild, channel = place_of(interaction)
    words, wishes = services.languages.of(interaction), services.settings.guild(guild)
    thread = interaction.channel if isinstance(interaction.channel, discord.Thread) else None
    notices: list[str] = []
    # Whoever is invited is pinged by the table's message, where they can see it: in the channel.
    wants_thread = wishes.threads and thread is None and not invited
    if wants_thread:
        try:
            services.threads.check(interaction, words)
        except NoThread as error:
            wants_thread = False
            notices.append(str(error))
    await check_channel(services, interaction, posts=not wants_thread)
    started: StartedThread | None = None

    async def start_thread() -> int | None:
        nonlocal started
        try:
            started = await services.threads.start(interaction, game.name, words)
        except NoThread as error:
            notices.append(str(error))
            await check_access(services, interaction)
            return None
        return started.id

    chosen = {name: value for name, value in (options or {}).items() if value is not None}
    try:
        table = await services.room.open(
            game,
            guild,
            channel,
            interaction.user.id,
            seats,
            computers=computers,
            level=level,
            options={**wishes.house.get(game.name, {}), **chosen},
            turn_seconds=wishes.turn_seconds,
            parent=None if thread is None else thread.parent_id,
            own_thread=thread is not None and thread.owner_id == services.threads.owner,
            start_thread=start_thread if wants_thread else None,
            invited=invited,
        )
    except Exception:
        if started is not None:
            services.threads.drop(started)
        raise
    services.reminders.saw(interaction, table)
    missing = lacking(interaction, TO_SHOW_PICTURES)
    if started is not None:
        services.display.hear(table, may_attach=not missing)
        services.display.post(table)
    else:
        try:
            pinging = [each for each in invited if wishes.ping and each not in quiet]
            await services.presenter.post(interaction, table, pinging=pinging)
        finally:
            if table.message is None and table.live:
                services.display.post(table)  # without the interaction, as soon as Discord takes it
    if missing:
        notices.append(words("notice-no-pictures", permissions=permission_names(words, missing)))
    if quiet and wishes.ping:
        notices.append(words("notice-not-pinged", people=words.all_of(f"<@{each}>" for each in quiet)))
    if notices:
        await answers.send(interaction, notice_message(words, "\n".join(notices)), ephemeral=True)
    return table


class _GameCommands:
    """The callbacks of a game's subcommands."""

    def __init__(self, services: Services, parting: Parting, game: AnyGame) -> None:
        self._services = services
        self._parting = parting
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
        own = f"{game.name}-command-new"
        described = own if words_for(None).has(own) else None
        return command("new", guarded(self.new, self._services, game.name), options, description=described)

    async def _table(self, interaction: AnyInteraction) -> Table:
        """Return the table of the interaction's channel.

        :raises Refusal: ``guild_only``; ``no_table_here``; ``other_game`` or ``other_game_begun`` if the channel's
            table plays another game.
        """
        _, channel = place_of(interaction)
        table = await self._services.room.at(channel)
        if table.game.name != self._game.name:
            about = {"at": table.game.name, "link": jump_link(table.guild, channel, table.message)}
            if table.status is not Status.LOBBY:
                raise Refusal("other_game_begun", **about)
            raise Refusal("other_game", **about)
        self._services.reminders.saw(interaction, table)
        return table

    async def _tell(self, interaction: AnyInteraction, key: str, **details: str) -> None:
        words = self._services.languages.of(interaction)
        text = words.of(self._game.name, key, **details)
        await answers.send(interaction, notice_message(words, text), ephemeral=True)

    async def new(
        self,
        interaction: AnyInteraction,
        bots: int | None = None,
        level: str | None = None,
        seats: int | None = None,
        **options: str | None,
    ) -> None:
        """Open a table and seat the caller as its host: in a new thread if the server wants that, else here."""
        computers = (1 if level and bots is None else bots) or 0
        await open_table(
            self._services, interaction, self._game, seats, computers=computers, level=level, options=options
        )

    async def join(self, interaction: AnyInteraction) -> None:
        """Take a seat."""
        table, user = await self._table(interaction), interaction.user.id
        back: Back | None = None
        if table.status is Status.PLAYING and table.is_seated(user):
            back = await self._services.room.attend(table, user)
        if back is None:
            await self._do(table, lobby.join, user)
        await self._tell(interaction, back or "notice-joined")

    async def leave(self, interaction: AnyInteraction) -> None:
        """Give up the caller's seat."""
        await self._parting.leave(interaction, await self._table(interaction))

    async def hand(self, interaction: AnyInteraction) -> None:
        """Show the caller's hand."""
        await self._services.presenter.show_hand(interaction, await self._table(interaction))

    async def table(self, interaction: AnyInteraction) -> None:
        """Post the table again."""
        await check_access(self._services, interaction)
        await self._services.presenter.post(interaction, await self._table(interaction))

    async def end(self, interaction: AnyInteraction) -> None:
        """Close the table, also one that waits for a game that is not offered."""
        try:
            table = await self._table(interaction)
        except GameMissing as missing:
            await self._parting.end_waiting(interaction, missing.saved)
        else:
            await self._parting.end(interaction, table)

    async def pause(self, interaction: AnyInteraction) -> None:
        """Pause the game."""
        table = await self._table(interaction)
        await self._do(table, host_tools.pause, interaction.user.id, moderator=interaction.permissions.manage_messages)
        await self._tell(interaction, "notice-paused")

    async def resume(self, interaction: AnyInteraction) -> None:
        """Continue the game. One that waits for its players goes on when one of them looks at their hand."""
        table = await self._table(interaction)
        if table.waits:
            await self._services.presenter.show_hand(interaction, table)
            return
        await self._do(table, host_tools.resume, interaction.user.id, moderator=interaction.permissions.manage_messages)
        await self._tell(interaction, "notice-resumed")

    async def kick(self, interaction: AnyInteraction, player: discord.User) -> None:
        """Take a seat away from a person."""
        await self._parting.kick(interaction, await self._table(interaction), player.id)

    async def substitute(self, interaction: AnyInteraction, player: discord.User) -> None:
        """Let the computer play for a person who is away."""
        await self._parting.substitute(interaction, await self._table(interaction), player.id)

    def play_command(self) -> app_commands.Command[Any, ..., None]:
        """Return ``play``, which completes legal moves."""
        move = option("play", "move", str, required=True)
        made = command("play", guarded(self.play, self._services, self._game.name), {"move": move})
        made.autocomplete("move")(self._moves)
        made.extras[COMPLETES] = self._complete_move
        return made

    async def play(self, interaction: AnyInteraction, move: str) -> None:
        """Play a move, and show the hand as it is afterwards."""
        table, user = await self._table(interaction), interaction.user.id
        table.open_seat_of(user)
        turn, move = await self._meant(interaction, table, move)
        with self._services.hands.answering(table, user):
            back = await self._services.room.play(table, user, turn, move)
            await self._services.presenter.answer_with_hand(interaction, table, back=back)

    async def _meant(self, interaction: AnyInteraction, table: Table, typed: str) -> tuple[int | None, str]:
        """Return the move that somebody means, and for which choice they mean it: None for the one that is open.

        :raises Refusal: ``not_seated``, ``kicked``, ``ambiguous_move``.
        """
        seat = table.open_seat_of(interaction.user.id)
        if table.position is None or len(typed) > LONGEST_TYPED:
            return None, typed.strip()
        words, icons = self._services.languages.of(interaction), self._services.icons
        turn, view = table.turn, table.position.view(seat)
        try:
            move = await limited(LIMIT_SECONDS, read_move, words, icons, self._game.name, view, typed)
        except TimeoutError:
            log.error("the game %s takes too long to name its moves", described(PACKAGES[self._game.name]))
            move = typed.strip()
        return None if move == typed.strip() else turn, move

    async def _complete_move(self, interaction: AnyInteraction, typed: str) -> None:
        """Answer with the asker's legal moves that contain what they have typed."""
        await answers.complete(interaction, await self._moves(interaction, typed))

    async def _moves(self, interaction: AnyInteraction, typed: str) -> list[app_commands.Choice[str]]:
        """Return the asker's legal moves that contain what they have typed."""
        try:
            table = await self._table(interaction)
            seat = table.open_seat_of(interaction.user.id)
        except (Refused, NotSaved, NotOurs):
            return []
        if table.position is None:
            return []
        words, view = self._services.languages.of(interaction), table.position.view(seat)
        fitting = completions(words, self._services.icons, self._game.name, view, typed)
        return [app_commands.Choice(name=name[:100], value=move) for name, move in islice(fitting, MOST_CHOICES)]

    async def rules(self, interaction: AnyInteraction) -> None:
        """Show the game's rules."""
        words, link = self._services.languages.of(interaction), offered_link(interaction.client)
        rules = await self._services.renderer.rules(words, self._game.name, link)
        await answers.send(interaction, rules.view, ephemeral=True, files=rules.files)
