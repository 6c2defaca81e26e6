"""The slash commands of each game, made from the catalogue, and the button *In a thread*."""

import asyncio
import logging
from collections.abc import Collection, Iterable, Sequence
from itertools import islice
from typing import Any, Literal
from weakref import WeakValueDictionary

import discord
from discord import app_commands

from bot.faces.face import LISTED
from bot.games.catalog import PACKAGES
from bot.games.game import AnyGame
from bot.games.refused import Refused
from bot.games.validation import described
from bot.interactions import answers
from bot.interactions.commands import command as kit
from bot.interactions.commands.translator import localised
from bot.interactions.components.layout import layout
from bot.interactions.components.message_components import has_button
from bot.interactions.permissions import TO_SHOW_PICTURES, lacking, permission_names
from bot.interactions.refused_requests import NotingFailure, retry_transient
from bot.interactions.requests import Click, Feature, Request, check_access, check_channel
from bot.interactions.routes.route import Malformed, on
from bot.interactions.routes.routes import PageAct
from bot.locales.words import Words, words_for
from bot.runtime.limited import LIMIT_SECONDS, limited
from bot.runtime.refusal import Refusal
from bot.store.engine.fence import NotOurs, NotSaved
from bot.tables.clicks.at_table import table_here
from bot.tables.feature import Tables
from bot.tables.messages.threads import NoThread, StartedThread
from bot.tables.rules.table import Table
from bot.tables.views.hand import label_at
from bot.tables.views.taken import Wish, page_of, read_wish, taken_message
from bot.tables.views.typed_moves import completions, read_move

log = logging.getLogger(__name__)

LONGEST_TYPED = 200
"""The longest text, in characters, that is compared with the words for moves. No move has so many."""


def game_commands(services: Tables, game: AnyGame, features: Iterable[Feature]) -> app_commands.Group:
    """Return a game's command with all its subcommands, and those that features add."""
    added = [(each, feature.anywhere) for feature in features for each in feature.subcommands(game)]
    # What needs no table is possible anywhere; the other subcommands answer that they need a server.
    reach = kit.EVERYWHERE if any(anywhere for _, anywhere in added) else kit.IN_SERVERS
    group = app_commands.Group(name=game.name, description=localised(f"{game.name}-command"), **reach)
    commands = _GameCommands(services, game)
    # Clients list them in this order.
    for each in (*commands.playing(), *(each for each, _ in added)):
        group.add_command(each)
    return group


async def open_table(
    services: Tables,
    request: Request,
    game: AnyGame,
    wish: Wish | None = None,
    *,
    invited: Sequence[int] = (),
    quiet: Collection[int] = (),
    in_thread: bool = False,
) -> Table | None:
    """Open a table where a request takes place, with its sender as the host; answer with the table and return it.

    If there is one already, answer with the ways to play all the same, and return None. If somebody is invited, refuse.

    :param invited: people who get a seat if they agree. The table's message pings them, if the server allows pings.
    :param quiet: those of them whom it does not ping.
    :param in_thread: whether the table has to be in a thread of its own.
    :raises Refusal: ``no_thread_here``; or as ``check_channel`` and ``Room.open``.
    """
    guild, channel, wish = request.guild, request.channel, wish or Wish(None, 0, None, {})
    words, wishes = request.words, services.settings.guild(guild)
    thread = request.interaction.channel if isinstance(request.interaction.channel, discord.Thread) else None
    notices: list[str] = []
    # Whoever is invited is pinged by the table's message, where they can see it: in the channel, unless that is taken.
    wants_thread = (in_thread or (wishes.threads and not invited)) and thread is None
    if wants_thread:
        try:
            services.threads.check(request.interaction, words)
        except NoThread as error:
            if in_thread:
                raise Refusal("no_thread_here") from error
            wants_thread = False
            notices.append(str(error))
    await check_channel(services, request, posts=not wants_thread)
    started: StartedThread | None = None

    async def start_thread() -> int | None:
        nonlocal started
        try:
            started = await services.threads.start(request.interaction, game.name, words)
        except NoThread as error:
            if in_thread:
                raise Refusal("no_thread_here") from error
            notices.append(str(error))
            await check_access(request)
            return None
        return started.id

    try:
        table = await services.room.open(
            game,
            guild,
            channel,
            request.user,
            wish.seats,
            computers=wish.computers,
            level=wish.level,
            options={**wishes.house.get(game.name, {}), **wish.options},
            turn_seconds=wishes.turn_seconds,
            parent=None if thread is None else thread.parent_id,
            own_thread=thread is not None and thread.owner_id == services.threads.owner,
            start_thread=start_thread if wants_thread else None,
            invited=invited,
            language=words.language,
        )
    except Exception as error:
        if started is not None:
            services.threads.drop(started)
        if not (isinstance(error, Refusal) and error.code == "table_here") or invited:
            raise
        services.pings.kept.pop((request.user, channel))
        await show_ways(services, request, game, wish, "taken-here")
        return None
    services.reminders.saw(request.interaction, table)
    missing = lacking(request.interaction, TO_SHOW_PICTURES)
    pinging = [each for each in invited if wishes.ping and each not in quiet]
    if started is not None:
        services.display.hear(table, None, may_attach=not missing)
        services.display.post(table)
        if pinging:
            there = request.interaction.client.get_partial_messageable(started.id, guild_id=guild)
            people = words.all_of(f"<@{each}>" for each in pinging)
            with NotingFailure(log.info, "table %d: the challenged cannot be pinged: %s", table.id):
                await there.send(people, allowed_mentions=answers.mentioning(pinging))
    else:
        await services.presenter.post(request.interaction, table, pinging=pinging)
    if missing:
        notices.append(words("notice-no-pictures", permissions=permission_names(words, missing)))
    if quiet and wishes.ping:
        people = words.all_of(f"<@{each}>" for each in quiet)
        notices.append(words("notice-not-pinged", count=len(quiet), people=people))
    if notices:
        await answers.send(request.interaction, layout(words, ["\n".join(notices)]), ephemeral=True)
    return table


async def show_ways(services: Tables, request: Request, game: AnyGame, wish: Wish, key: str) -> None:
    """Answer with the ways to play although the channel has a table: such a table in a thread, if one can be started.

    :param key: the key of the words above them.
    """
    aside = page_of(game, wish) if _may_start(services, request) else None
    words, begin = request.words, services.renderer.begin(request.words, game.name)
    view = taken_message(words, game, await services.room.holding(request.channel), request.user, aside, key, begin)
    await answers.send(request.interaction, view, ephemeral=True, names_players=True)


def _may_start(services: Tables, request: Request) -> bool:
    try:
        services.threads.check(request.interaction, request.words)
    except NoThread:
        return False
    return True


class _GameCommands:
    """The callbacks of a game's subcommands at a table."""

    def __init__(self, services: Tables, game: AnyGame) -> None:
        self._services = services
        self._game = game

    def playing(self) -> list[app_commands.Command[Any, ..., None]]:
        """Return the commands with which one opens a table and plays there."""
        hand = kit.command("hand", kit.guarded(self.hand, self._services, self._game.name))
        move = kit.option("play", "move", str, required=True)
        play = kit.command("play", kit.guarded(self.play, self._services, self._game.name), {"move": move})
        kit.completing(play, self._moves, "move")  # which completes legal moves
        return [self.new_command(), hand, play]

    def new_command(self) -> app_commands.Command[Any, ..., None]:
        """Return ``new``, with an option for each house rule of the game."""
        game = self._game
        most = max(game.seats)
        levels = kit.localised_choices("computer-level", game.levels)
        options = {
            "bots": kit.option("new", "bots", app_commands.Range[int, 0, most - 1]),
            "level": kit.option("new", "level", Literal[tuple(game.levels)], levels),
            "seats": kit.option("new", "seats", app_commands.Range[int, min(game.seats), most]),
            **{spec.name: kit.house_rule(game.name, spec) for spec in game.option_specs},
        }
        own = f"{game.name}-command-new"
        described = own if words_for(None).has(own) else None
        return kit.command("new", kit.guarded(self.new, self._services, game.name), options, description=described)

    async def new(
        self,
        request: Request,
        bots: int | None = None,
        level: str | None = None,
        seats: int | None = None,
        **options: str | None,
    ) -> None:
        """Open a table and seat the caller as its host: in a new thread if the server wants that, else here."""
        computers = (1 if level and bots is None else bots) or 0
        chosen = {name: value for name, value in options.items() if value is not None}
        await open_table(self._services, request, self._game, Wish(seats, computers, level, chosen))

    async def hand(self, request: Request) -> None:
        """Show the caller's hand at the channel's table, whatever is played there."""
        table = await table_here(self._services, request)
        await self._services.presenter.show_hand(request.interaction, table)

    async def play(self, request: Request, move: str) -> None:
        """Play a move, and show the hand as it is afterwards."""
        table, user = await table_here(self._services, request), request.user
        table.open_seat_of(user)
        turn, move = await self._meant(request, table, move)
        with self._services.hands.answering(table, user):
            back = await self._services.room.play(table, user, turn, move)
            await self._services.presenter.answer_with_hand(request.interaction, table, back=back)

    async def _meant(self, request: Request, table: Table, typed: str) -> tuple[int | None, str]:
        """Return the typed move, and the turn number of its choice: None for the open choice."""
        seat = table.open_seat_of(request.user)
        if table.position is None or len(typed) > LONGEST_TYPED:
            return None, typed.strip()
        words, icons = request.words, self._services.icons
        turn, view = table.choice, table.position.view(seat)
        try:
            game, names = table.game.name, label_at(table)
            move = await limited(LIMIT_SECONDS, read_move, words, icons, game, view, typed, names)
        except TimeoutError:
            log.error("the game %s takes too long to name its moves", described(PACKAGES[table.game.name]))
            move = typed.strip()
        return None if move == typed.strip() else turn, move

    async def _moves(self, request: Request, typed: str) -> list[app_commands.Choice[str]]:
        try:
            table = await table_here(self._services, request)
            seat = table.open_seat_of(request.user)
        except (Refused, NotSaved, NotOurs):
            return []
        if table.position is None:
            return []
        words, view = request.words, table.position.view(seat)
        fitting = completions(words, self._services.icons, table.game.name, view, typed, label_at(table))
        return [app_commands.Choice(name=name[:100], value=move) for name, move in islice(fitting, LISTED)]


class Taken:
    """Acts on the button."""

    def __init__(self, services: Tables) -> None:
        self._services = services
        self._opening: dict[tuple[int, int], asyncio.Future[Table | None]] = {}
        """By person and channel, the table that they open there at this moment, on whichever page they have pressed."""
        self._opened: WeakValueDictionary[int, Table] = WeakValueDictionary()
        """By page, the table that was opened from it: the second half of a double press may arrive late."""

    @on(PageAct.TAKEN)
    async def clicked(self, click: Click, name: str, *_wish: object) -> None:
        """Open the table in a thread, and say where it is in place of the button.

        :raises Malformed: the clicked message has no such button.
        :raises Refusal: ``free_again`` if the channel has no table any more; else as ``open_table``.
        """
        game, message = self._services.room.games[name], click.interaction.message
        if message is None or not message.flags.ephemeral or not has_button(message, str(click.match)):
            raise Malformed(str(click.match))
        wish = read_wish(game, click.match)
        if not self._services.room.is_taken(click.channel):
            raise Refusal("free_again")
        shown = await answers.acknowledge(click.interaction)
        here = click.user, click.channel
        if here in self._opening:
            await _tell(click.words, shown, await asyncio.shield(self._opening[here]))
            return
        opened = self._opened.get(message.id)
        if opened is not None and opened.live:
            await _tell(click.words, shown, opened)
            return
        opening = self._opening[here] = asyncio.get_running_loop().create_future()
        table: Table | None = None
        try:
            people = self._services.pings.kept.pop(here) or ()
            with self._services.pings.challenging(click.user, people) as quiet:
                table = await open_table(self._services, click, game, wish, in_thread=True, invited=people, quiet=quiet)
            if table is not None:
                self._opened[message.id] = table
            await _tell(click.words, shown, table)
        finally:
            del self._opening[here]
            opening.set_result(table)


async def _tell(words: Words, shown: answers.Shown | None, table: Table | None) -> None:
    if shown is None or table is None:
        return
    view = layout(words, [words("taken-opened", channel=f"<#{table.channel}>")])
    with NotingFailure(log.info, "a page keeps its buttons: %s"):
        await retry_transient(lambda: shown.edit(view))
