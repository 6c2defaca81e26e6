"""``/table``: the table of the channel, whatever game it plays, and what cannot be undone there."""

import logging
from collections.abc import Awaitable, Mapping, Sequence
from functools import partial, wraps
from math import ceil
from typing import Any, Final, TypeAlias

import discord
from discord import ButtonStyle, app_commands

from bot.interactions import answers
from bot.interactions.commands.command import IN_SERVERS, Action, Option, command, group, guarded, option
from bot.interactions.components.layout import Layout, layout, table_button
from bot.interactions.components.message_components import has_button
from bot.interactions.middleware import about
from bot.interactions.refused_requests import NotingFailure, retry_blocked
from bot.interactions.requests import Answer, Click, NewMessage, Request, check_access
from bot.interactions.routes.route import RouteMatch, on
from bot.interactions.routes.routes import SureAct
from bot.locales.words import Words
from bot.runtime.recent import Recent
from bot.runtime.refusal import Refusal
from bot.store.journal.entries import Saved
from bot.tables.feature import Tables
from bot.tables.live.room import check_place
from bot.tables.rules import host_tools, playing, undoing
from bot.tables.rules.fairness import loses
from bot.tables.rules.missing import GameMissing, check_end
from bot.tables.rules.playing import Back
from bot.tables.rules.table import Status, Table, people_in
from bot.tables.views.table import why_closed

log = logging.getLogger(__name__)

Subcommand: TypeAlias = app_commands.Command[Any, ..., None]

MOST_ASKING: Final = 1_000
"""Of how many tables the message is known that asks whether a move may be taken back."""

HOURS_AS_DAYS: Final = 48
"""From how many hours on a time is told in days."""


class AtTable:
    """Runs the subcommands of ``/table``. What cannot be undone it asks first, and does once it is confirmed."""

    def __init__(self, services: Tables) -> None:
        self._services = services
        self._asking: Recent[int, answers.Shown] = Recent(MOST_ASKING)
        """By table, the message that asks whether a move may be taken back."""

    def group(self) -> app_commands.Group:
        """Return the command with its subcommands: first what everybody needs, last what a host needs."""
        for_all: Sequence[Action] = self._at(self.join), self._at(self.show), self._at(self.leave), self.end_here
        on_a_person: Sequence[Action] = self._at(self.substitute), self._at(self.kick)
        player = partial(option, name="player", kind=discord.User, required=True)
        named = (self._command(each, {"player": player(each.__name__)}) for each in on_a_person)
        return group("table", IN_SERVERS, *map(self._command, for_all), *named)

    def _command(self, action: Action, options: Mapping[str, Option] | None = None) -> Subcommand:
        name = action.__name__.removesuffix("_here")
        described = "command-table-show" if name == "show" else None
        return command(name, guarded(action, self._services), options, description=described)

    def _at(self, action: Action) -> Action:
        """Return an action of a command that gets the channel's table, and the person whom the command names."""

        @wraps(action)
        async def act(request: Request, player: discord.User | None = None) -> Answer:
            named = () if player is None else (player.id,)
            table = await table_here(self._services, request, own=action.__name__ != "join")
            return await self._services.room.hosted(table, lambda: action(request, table, *named))

        return act

    async def join(self, request: Request, table: Table) -> NewMessage | None:
        """Take a seat; in a game, one that somebody has left."""
        user = request.user
        if table.free_seats and not table.is_seated(user):
            await self._services.room.take_over(table, user)
            await self._services.presenter.show_hand(request.interaction, table)
            return None
        back: Back | None = None
        if table.status is Status.PLAYING and table.is_seated(user):
            back = await self._services.room.attend(table, user)
        if back is None or not table.live:
            await self._services.room.join(table, user)
            if user in table.next:
                return NewMessage(layout(request.words, [request.words("notice-next")]))
            if table.position is not None:
                await self._services.presenter.show_hand(request.interaction, table)
                return None
        return NewMessage(layout(request.words, [request.words.of(table.game.name, back or "notice-joined")]))

    async def show(self, request: Request, table: Table) -> None:
        """Post the table again."""
        await check_access(request)
        await self._services.presenter.post(request.interaction, table)

    async def end_here(self, request: Request) -> Answer:
        """Close the channel's table, also one that waits for a game that is not offered."""
        return await self._end(request, table_here(self._services, request))

    @staticmethod
    def ends_with(table: Table, user: int) -> bool:
        """Return whether a game ends when a person leaves it: nobody else has a seat, and it is no tournament's."""
        return people_in(table.seats) == [user] and table.status is Status.PLAYING and table.tournament is None

    async def leave(self, request: Request, table: Table, *, sure: bool = False) -> Answer:
        """Give up the sender's seat; if that ends the game, ask first.

        :raises Refusal: ``not_seated``, ``kicked``, ``game_over``.
        """
        user = request.user
        if user in table.next:
            await self._services.room.do(table, playing.leave, user)
            return self._tell(request, "notice-left")
        table.require_welcome(user)
        table.seat_of(user)
        if not sure and self.ends_with(table, user):
            hours = self._services.room.pace.pause / 3600
            unit, count = ("hours", ceil(hours)) if 0 < hours < HOURS_AS_DAYS else ("days", round(hours / 24))
            key = "sure-end-took-out" if loses(table, user) else "sure-leave"
            asked = request.words(key, unit=unit if hours else "never", count=count)
            return ask_first(request, SureAct.LEAVE(table.id), asked)
        if table.status is Status.PLAYING and not self.ends_with(table, user):
            if not sure and self._services.settings.user(user).asks_first:
                return ask_first(request, SureAct.LEAVE(table.id), request.words("sure-leave-seat"), "button-leave")
            await self._services.presenter.leave(request.interaction, table)
            return None
        said = "notice-declined" if table.declines(user) else "notice-left"
        await self._services.room.do(table, playing.leave, user)
        return self._tell(request, said)

    def may_close(self, request: Request, table: Table) -> bool:
        """Return whether the sender may close a table that is not theirs: as a moderator, or as a feature says."""
        return request.permissions.manage_messages or any(may(table, request.user) for may in self._services.may_close)

    async def end(self, request: Request, table: Table, *, sure: bool = False) -> Answer:
        """Close a table; if others play at it, or the sender loses their bets, ask first.

        :raises Refusal: ``game_over``, ``only_host_or_moderator``.
        """
        user, moderator = request.user, self.may_close(request, table)
        table.require_manager(user, moderator=moderator)
        others, lost = [each for each in table.people if each != user], _bets(table, user)
        if not sure and table.status is Status.PLAYING and (others or lost):
            key = "sure-end-lost" if loses(table, user) else "sure-end"
            key = "sure-end-took-out" if key == "sure-end-lost" and table.took_out(user) else key
            asked = [request.words(key, players=_mentions(request.words, others))] if others else []
            asked += [request.words("sure-end-bets", lost=lost)] if lost else []
            ask = SureAct.ASK(table.id) if key == "sure-end-lost" else None
            return ask_first(request, SureAct.END(table.id), " ".join(asked), instead=ask)
        await self._services.room.do(table, host_tools.end, user, moderator=moderator)
        return self._tell(request, "notice-ended-bets" if lost else "notice-ended", credits=str(lost))

    async def end_waiting(self, request: Request, saved: Saved, *, sure: bool = False) -> Answer:
        """Close a table that waits for its game; if others have seats at it, ask first.

        :raises Refusal: ``game_away``, ``only_host_or_moderator``.
        """
        user, moderator = request.user, request.permissions.manage_messages
        check_end(saved, user, moderator=moderator)
        others = [each for each in people_in(saved.seats) if each != user]
        if others and not sure:
            asked = request.words("sure-end", players=_mentions(request.words, others))
            return ask_first(request, SureAct.END(saved.id), asked)
        await self._services.room.end_waiting(saved.id, user, moderator=moderator)
        return self._tell(request, "notice-ended")

    async def kick(self, request: Request, table: Table, target: int, *, sure: bool = False) -> Answer:
        """Take a person's seat away, but ask first.

        :raises Refusal: as ``host_tools.kick``.
        """
        user, moderator = request.user, request.permissions.manage_messages
        if not sure:
            host_tools.check_kick(table, user, target, moderator=moderator)
            asked = request.words("sure-kick", player=f"<@{target}>")
            return ask_first(request, SureAct.KICK(table.id, target), asked)
        await self._services.room.do(table, host_tools.kick, user, target, moderator=moderator)
        return self._tell(request, "notice-kicked", player=f"<@{target}>")

    async def substitute(self, request: Request, table: Table, target: int) -> Layout:
        """Let the computer play for a person who is away.

        :raises Refusal: as ``host_tools.substitute``.
        """
        user, moderator = request.user, request.permissions.manage_messages
        await self._services.room.do(table, host_tools.substitute, user, target, moderator=moderator)
        return self._tell(request, "notice-substituted", player=f"<@{target}>")

    @on(SureAct.SUBSTITUTE, SureAct.PLAY_ON)
    async def _answer(self, click: Click, number: int, person: int, _: int = 0) -> None:
        """Do what somebody answers whom an earlier version asked whether the computer may play for them."""
        table, message = await self._table(click, number), click.interaction.message
        if click.user != person or message is None or not has_button(message, str(click.match)):
            raise Refusal("stale_button")
        substitutes = click.match.route is SureAct.SUBSTITUTE
        if substitutes:
            await self._services.room.do(table, host_tools.stand_aside, person)
        words = self._services.languages.at(table.guild, table.language)
        done = words("notice-substituted", player=f"<@{person}>") if substitutes else words("notice-done")
        await answers.show(click.interaction, layout(words, [done]), public=lambda message: True)

    @on(SureAct.LEAVE)
    async def _leave_surely(self, click: Click, number: int) -> Answer:
        return await self.leave(click, await self._table(click, number), sure=True)

    @on(SureAct.KICK)
    async def _kick_surely(self, click: Click, number: int, person: int) -> Answer:
        return await self.kick(click, await self._table(click, number), person, sure=True)

    @on(SureAct.END)
    async def _end_surely(self, click: Click, number: int) -> Answer:
        return await self._end(click, self._table(click, number), sure=True)

    @on(SureAct.ASK)
    async def _ask_to_close(self, click: Click, number: int) -> Answer:
        table = await self._table(click, number)
        more = {"moderator": self.may_close(click, table)}
        await self._services.room.do(table, host_tools.ask_to_close, click.user, **more)
        return NewMessage(self._asked_to_close(table), names_players=True, public=True)

    @on(SureAct.AGREE)
    async def _agree_to_close(self, click: Click, number: int) -> None:
        """Note that somebody agrees, and say in the message that asks who has yet to, or how it went."""
        table = await self._table(click, number)
        try:
            await self._services.room.do(table, host_tools.agree_to_close, click.user)
            shown = self._asked_to_close(table)
        except Refusal as refusal:
            if refusal.code not in ("game_over", "stale_button"):
                raise
            words = self._services.languages.at(table.guild, table.language)
            shown = layout(words, [words("close-lapsed")])
        asking = str(click.match)
        await answers.show(click.interaction, shown, public=lambda message: has_button(message, asking))

    def _asked_to_close(self, table: Table) -> Layout:
        words = self._services.languages.at(table.guild, table.language)
        if not table.live:
            return layout(words, [why_closed(words, table)])
        host, players = f"<@{next(iter(table.closing))}>", _mentions(words, host_tools.still_asked(table))
        button = table_button(SureAct.AGREE(table.id), words("button-sure-agree"))
        return layout(words, [words("close-asked", host=host, players=players)], [[button]])

    @on(SureAct.UNDO)
    async def _ask_to_undo(self, click: Click, number: int) -> Answer:
        table = await self._table(click, number)
        undone = await self._services.room.do(table, undoing.ask, click.user)
        words = self._services.languages.at(table.guild, table.language)
        if undone is not None:
            return self._tell(click, "notice-undone")
        self._services.room.touch(table)  # panels show it, too
        asking = self._asked_to_undo(words, table, undoing.asked_for(table) or 0)
        shown = await answers.send(click.interaction, asking, ephemeral=False, names_players=True)
        if shown is not None:
            self._asking[number] = shown
        return None

    @on(SureAct.UNDO_AGREE)
    async def _agree_to_undo(self, click: Click, number: int, plies: int) -> None:
        """Note that somebody agrees, and say in the message that asks who has yet to, or how it went."""
        table = await self._table(click, number)
        words, asker = self._services.languages.at(table.guild, table.language), next(iter(table.undoing), None)
        try:
            undone = await self._services.room.do(table, undoing.agree, click.user, plies)
            shown = self._asked_to_undo(words, table, plies)
            self._services.room.touch(table)
            if undone is not None:
                shown = layout(words, [words("undo-done", player=f"<@{asker}>")])
        except Refusal as refusal:
            if refusal.code not in ("game_over", "stale_button"):
                raise
            shown = layout(words, [words("undo-lapsed")])
        agreeing, clicked = str(click.match), click.interaction.message
        await answers.show(click.interaction, shown, public=lambda message: has_button(message, agreeing))
        asking = self._asking.get(number)
        if asking is not None and (clicked is None or asking.message != clicked.id):  # it was agreed to elsewhere
            with NotingFailure(log.info, "what asked to take a move back stays as it was: %s"):
                await retry_blocked(lambda: asking.edit(shown))

    @staticmethod
    def _asked_to_undo(words: Words, table: Table, plies: int) -> Layout:
        asker, players = f"<@{next(iter(table.undoing), 0)}>", _mentions(words, undoing.asked(table))
        button = table_button(SureAct.UNDO_AGREE(table.id, plies), words("button-sure-agree"))
        return layout(words, [words("undo-asked", player=asker, players=players)], [[button]])

    async def _end(self, request: Request, finding: Awaitable[Table], *, sure: bool = False) -> Answer:
        try:
            table = await finding
        except GameMissing as missing:
            check_place(missing.saved, request.guild, request.channel)
            return await self.end_waiting(request, missing.saved, sure=sure)
        return await self._services.room.hosted(table, lambda: self.end(request, table, sure=sure))

    async def _table(self, click: Click, number: int) -> Table:
        table = await self._services.room.find(number)
        check_place(table, click.guild, click.channel)
        return table

    def _tell(self, request: Request, key: str, **details: str) -> Layout:
        return layout(request.words, [request.words(key, **details)])


def ask_first(
    request: Request, sure: RouteMatch, question: str, label: str | None = None, instead: RouteMatch | None = None
) -> NewMessage:
    """Return a question before something that cannot be undone.

    :param sure: what the button does.
    :param label: what it says, if not what such a button usually says.
    :param instead: what a second button does.
    """
    button = table_button(sure, request.words(label or f"button-sure-{sure.route}"), ButtonStyle.danger)
    more = [] if instead is None else [table_button(instead, request.words(f"button-sure-{instead.route}"))]
    return NewMessage(layout(request.words, [question], [[button, *more]]), names_players=True)


def _bets(table: Table, user: int) -> int:
    """Return what a person loses by closing a table in the middle of a hand: the credits that they have bet in it."""
    if table.position is None or not table.is_seated(user):
        return 0
    seat = table.seat_of(user)
    return table.position.scores[seat] - table.position.broken_off(seat)[seat]


def _mentions(words: Words, users: Sequence[int]) -> str:
    return words.all_of(f"<@{user}>" for user in users)


async def table_here(services: Tables, request: Request, *, own: bool = True) -> Table:
    """Return the table of a request's channel; see ``Room.at``. From then on, errors are told in its game's words.

    :param own: whether the sender's own table is meant before others.
    :raises Refusal: ``guild_only``; ``no_table_here``.
    """
    table = await services.room.at(request.channel, request.user if own else None)
    about(request.interaction, table.game.name)
    services.reminders.saw(request.interaction, table)
    services.hand_delivery.hear(request.interaction, table)
    return table
