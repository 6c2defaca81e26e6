"""Clicks: from a custom_id to what it does, and the answer."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord

from bot.commands.attending import attending
from bot.commands.services import Services, check_access, check_place
from bot.commands.solo import AloneCommands
from bot.games.game import Move
from bot.interactions import answers
from bot.interactions.refusals import sentence
from bot.store.fence import NotOurs
from bot.tables.refusal import Refusal
from bot.tables.table import Status, Table
from bot.views.arrangement import arrangement_form, read_arrangement
from bot.views.custom_id import ALONE, IN_HAND, CustomId, Verb, check_text
from bot.views.hand import advice_text, ask_in_hand, hand_message
from bot.views.notice import notice_message
from bot.views.question import question_form, read_number
from bot.views.record import record_file, record_message

AnyInteraction = discord.Interaction[Any]


class Components:
    """Acts on clicks and answers each of them."""

    def __init__(self, services: Services, alone: AloneCommands) -> None:
        self._services = services
        self._alone = alone
        room = services.room
        self._at_the_table: dict[Verb, Callable[[Table, AnyInteraction], Awaitable[None]]] = {
            Verb.JOIN: lambda table, click: room.join(table, click.user.id),
            Verb.LEAVE: lambda table, click: room.leave(table, click.user.id),
            Verb.ARRANGE: self._arrange,
            Verb.START: lambda table, click: room.start(table, click.user.id),
            Verb.ADD_COMPUTER: lambda table, click: room.add_computer(table, click.user.id),
            Verb.REMOVE_COMPUTER: lambda table, click: room.remove_computer(table, click.user.id),
            Verb.CANCEL: lambda table, click: room.end(
                table, click.user.id, moderator=click.permissions.manage_messages
            ),
        }

    async def clicked(self, interaction: AnyInteraction, custom_id: str) -> None:
        """Act on a click, or on a form sent in."""
        async with attending(self._services, interaction) as scope:
            meaning = CustomId.parse(custom_id)
            if meaning.verb in ALONE:
                await self._alone.clicked(interaction, meaning)
                return
            table = await self._services.room.find(meaning.table)
            scope.game = table.game.name
            check_place(interaction, table)
            await self._adopt(interaction, table)
            await self._act(interaction, meaning, table)

    async def _adopt(self, interaction: AnyInteraction, table: Table) -> None:
        """Learn where the table's message stands from a click on it, if we were not told when it was posted."""
        message = interaction.message
        if table.message is None and table.live and message is not None and not message.flags.ephemeral:
            await self._services.room.posted(table, message.id)

    async def _tell(self, interaction: AnyInteraction, text: str) -> None:
        await answers.send(interaction, notice_message(self._services.languages.of(interaction), text), ephemeral=True)

    async def _act(self, interaction: AnyInteraction, meaning: CustomId, table: Table) -> None:
        match meaning.verb:
            case Verb.HAND if not table.live and _clicked_table(interaction, table):
                # The message shows a game that has ended: we stopped before we could say so.
                ended = await self._services.renderer.table(table)
                await answers.update(interaction, ended.view, ended.files)
            case Verb.HAND:
                await self.show_hand(interaction, table)
            case Verb.ASK:
                await self._ask(interaction, meaning, table)
            case verb if verb in IN_HAND:
                await self._in_hand(interaction, meaning, table)
            case Verb.ARRANGE if interaction.type is discord.InteractionType.component:
                table.arrange(interaction.user.id, {})  # who may not need not fill in a form to learn so
                await answers.ask(interaction, arrangement_form(self._services.languages.of(interaction), table))
            case Verb.ADVICE:
                await self._advise(interaction, table)
            case Verb.RULES:
                rules = await self._services.renderer.rules(self._services.languages.of(interaction), table.game.name)
                await answers.send(interaction, rules.view, ephemeral=True, files=rules.files)
            case Verb.REPOST:
                if not table.live:
                    raise Refusal("game_over")
                check_access(interaction)
                await self.post(interaction, table)
            case Verb.RECORD:
                if table.outcome is None:
                    raise Refusal("not_finished_yet")
                file, words = record_file(table), self._services.languages.of(interaction)
                await answers.send(interaction, record_message(words, file), ephemeral=True, files=[file])
            case Verb.REMATCH:
                new = await self._services.room.rematch(table.id, interaction.user.id)
                await self.post(interaction, new)
            case _:
                await self._on_table(interaction, meaning, table)

    async def _on_table(self, interaction: AnyInteraction, meaning: CustomId, table: Table) -> None:
        """Do something at the table, and answer by changing its message, which was clicked."""
        was_playing = table.status is Status.PLAYING
        with self._services.board.answering(table) as showing:
            await self._at_the_table[meaning.verb](table, interaction)
            if meaning.verb is Verb.LEAVE and was_playing:
                await self._tell(interaction, self._services.languages.of(interaction)("notice-left-playing"))
            elif not _clicked_table(interaction, table):
                await self._tell(interaction, self._services.languages.of(interaction)("notice-done"))
            elif showing.begin():
                lobby = await self._services.renderer.table(table, hurried=True)
                showing.done(await answers.update(interaction, lobby.view))
            else:
                message = await answers.acknowledge(interaction)
                if message is not None:
                    showing.learn(message)

    async def _advise(self, interaction: AnyInteraction, table: Table) -> None:
        """Say what the strongest player would do, above the hand."""
        words, user = self._services.languages.of(interaction), interaction.user.id
        with self._services.hands.answering(table, user):
            notice = advice_text(words, table, user, await self._services.room.advise(table, user))
            await self._answer_with_hand(interaction, table, None, notice)

    async def _arrange(self, table: Table, interaction: AnyInteraction) -> None:
        """Take what the host has chosen in the form."""
        data: Any = interaction.data or {}
        wishes, user = read_arrangement(data.get("components", [])), interaction.user.id
        await self._services.room.arrange(table, user, wishes.options, wishes.seats, wishes.turn_seconds)
        if wishes.level is not None:
            await self._services.room.set_level(table, user, wishes.level)

    async def _in_hand(self, interaction: AnyInteraction, meaning: CustomId, table: Table) -> None:
        """Play a move, or change the draft of one, and answer with the hand as it is then."""
        words, user = self._services.languages.of(interaction), interaction.user.id
        assert meaning.turn is not None
        table.seat_of(user)
        draft: str | None = None
        notice: str | None = None
        with self._services.hands.answering(table, user):
            try:
                said = _said(interaction, meaning)
                if meaning.verb in (Verb.DRAFT, Verb.DRAFT_PICKED):
                    await self._services.room.come_back(table, user)
                    if table.position is None or meaning.turn != table.position.turn:
                        raise Refusal("stale_button")
                    draft = said
                else:
                    await self._services.room.play(table, user, meaning.turn, said)
            except NotOurs:
                raise
            except Exception as error:  # noqa: BLE001 - the hand is shown all the same, with the reason
                notice = sentence(words, error, table.game.name)
            await self._answer_with_hand(interaction, table, draft, notice)

    async def _ask(self, interaction: AnyInteraction, meaning: CustomId, table: Table) -> None:
        """Ask for the number that a move needs, if the move is still to be had."""
        words, user = self._services.languages.of(interaction), interaction.user.id
        ask = ask_in_hand(words, self._services.icons, table, user, meaning.text or "")
        if ask is not None and meaning.turn == _turn(table):
            await answers.ask(interaction, question_form(words, table, meaning.turn, ask))
            return
        with self._services.hands.answering(table, user):
            notice = sentence(words, Refusal("stale_button"), table.game.name)
            await self._answer_with_hand(interaction, table, None, notice)

    async def play(self, interaction: AnyInteraction, table: Table, move: Move) -> None:
        """Play a move for the choice that is open, and answer with the hand as it is then.

        :raises Refusal: ``not_seated``, ``not_started``, ``paused`` or ``game_over``.
        :raises IllegalMove: the rules refuse it.
        """
        user = interaction.user.id
        table.seat_of(user)
        with self._services.hands.answering(table, user):
            await self._services.room.play(table, user, _turn(table), move)
            await self._answer_with_hand(interaction, table, None, None)

    async def show_hand(self, interaction: AnyInteraction, table: Table) -> None:
        """Answer with the clicker's hand as a new message that only they see.

        :raises Refusal: ``not_seated``.
        """
        user = interaction.user.id
        with self._services.hands.answering(table, user):
            was_away = table.seats[table.seat_of(user)].away and table.live
            await self._services.room.come_back(table, user)
            words = self._services.languages.of(interaction)
            notice = words("notice-back") if was_away else None
            turn = _turn(table)
            view = hand_message(words, self._services.icons, table, user, notice=notice)
            await self._borrow_token(interaction, table)
            message = await answers.send(interaction, view, ephemeral=True)
            self._services.hands.remember(message, words, table, user, turn)

    async def _borrow_token(self, interaction: AnyInteraction, table: Table) -> None:
        """Acknowledge a click on the table's message before it is answered, so that its token can edit the message."""
        if _clicked_table(interaction, table) and table.live and self._services.board.needs_token(table):
            message = await answers.acknowledge(interaction)
            with self._services.board.answering(table) as showing:
                if message is not None:
                    showing.learn(message)

    async def _answer_with_hand(
        self, interaction: AnyInteraction, table: Table, draft: str | None, notice: str | None
    ) -> None:
        """Show the hand in the message that was clicked, if that is one only the clicker sees; else in a new one."""
        turn, words, user = _turn(table), self._services.languages.of(interaction), interaction.user.id
        view = hand_message(words, self._services.icons, table, user, draft, notice)
        message = await answers.show(interaction, view)
        self._services.hands.remember(message, words, table, user, turn)

    async def post(self, interaction: AnyInteraction, table: Table) -> None:
        """Answer with the table's message, remember where it stands, and take an earlier one away."""
        with self._services.board.answering(table) as showing:
            showing.begin()
            rendered = await self._services.renderer.table(table)
            message = await answers.send(interaction, rendered.view, ephemeral=False, files=rendered.files)
            showing.end()
            if message is not None and message.message is not None:
                await self._services.board.posted(table, message.message)
                if table.message in (None, message.message):
                    showing.done(message)


def _clicked_table(interaction: AnyInteraction, table: Table) -> bool:
    return interaction.message is not None and interaction.message.id == table.message


def _said(interaction: AnyInteraction, meaning: CustomId) -> str:
    """Return what a click in a hand says: what its button carries, and what was picked or filled in besides.

    :raises Malformed: it is nothing that our lists offer.
    :raises Refusal: ``not_a_number``.
    """
    data: Any = interaction.data or {}
    text = meaning.text or ""
    match meaning.verb:
        case Verb.PICK | Verb.DRAFT_PICKED:
            return check_text(" ".join([text, *map(str, data.get("values") or [])]))
        case Verb.SAY:
            return f"{text} {read_number(data.get('components') or [])}"
        case _:
            return text


def _turn(table: Table) -> int:
    """Return the number of the choice that is open; -1 before the game."""
    return table.position.turn if table.position else -1
