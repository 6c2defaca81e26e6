"""Clicks at tables and in hands."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord

from bot.commands.attending import InteractionScope
from bot.commands.services import Services, check_access, check_channel, check_place
from bot.interactions import answers
from bot.interactions.clicked import picked, shows
from bot.interactions.refusals import sentence
from bot.messages.presenter import clicked_table
from bot.store.fence import NotOurs
from bot.tables import host_tools, lobby, playing
from bot.tables.refusal import Refusal
from bot.tables.table import Status, Table
from bot.views.arrangement import arrangement_form, read_arrangement
from bot.views.custom_id import IN_HAND, ON_TABLE, GameId, Verb, check_text
from bot.views.hand import advice_text, ask_in_hand
from bot.views.notice import notice_message
from bot.views.question import question_form, read_number
from bot.views.record import record_file, record_message

AnyInteraction = discord.Interaction[Any]


class TableClicks:
    """Acts on the buttons, lists and forms of tables and hands, and answers each click."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._do = services.room.do
        self._commands: dict[Verb, Callable[[Table, AnyInteraction], Awaitable[object]]] = {
            Verb.LEAVE: lambda table, click: self._do(table, playing.leave, click.user.id),
            Verb.ARRANGE: self._arrange,
            Verb.START: lambda table, click: self._do(table, lobby.start, click.user.id),
            Verb.ADD_COMPUTER: lambda table, click: self._do(table, lobby.add_computer, click.user.id),
            Verb.REMOVE_COMPUTER: lambda table, click: self._do(table, lobby.remove_computer, click.user.id),
            Verb.CANCEL: lambda table, click: self._do(
                table, host_tools.end, click.user.id, moderator=click.permissions.manage_messages
            ),
        }

    async def clicked(self, interaction: AnyInteraction, meaning: GameId, scope: InteractionScope) -> None:
        """Act on a click at a table.

        :raises Refusal: ``unknown_table``, ``guild_only``, ``wrong_channel``, or the table's reason.
        """
        table = await self._services.room.find(meaning.number)
        scope.game = table.game.name
        check_place(interaction, table)
        await self._adopt(interaction, table)
        await self._act(interaction, meaning, table)

    async def _adopt(self, interaction: AnyInteraction, table: Table) -> None:
        """Note the clicked message as the table's, if the answer that posted it was lost."""
        message = interaction.message
        if table.message is not None or not table.live or message is None or message.flags.ephemeral:
            return
        if shows(message, ON_TABLE, table.id):
            await self._services.room.posted(table, message.id)

    async def _tell(self, interaction: AnyInteraction, text: str) -> None:
        await answers.send(interaction, notice_message(self._services.languages.of(interaction), text), ephemeral=True)

    async def _act(self, interaction: AnyInteraction, meaning: GameId, table: Table) -> None:
        match meaning.verb:
            case Verb.HAND if not table.live and clicked_table(interaction, table):
                # The bot stopped before it could edit the message to show that the game has ended.
                ended = await self._services.renderer.table(table)
                await answers.show(interaction, ended.view, ended.files, lambda message: message.id == table.message)
            case Verb.HAND:
                await self._services.presenter.show_hand(interaction, table)
            case Verb.ASK:
                await self._ask(interaction, meaning, table)
            case verb if verb in IN_HAND:
                await self._in_hand(interaction, meaning, table)
            case Verb.ARRANGE if interaction.type is discord.InteractionType.component:
                table.require_lobby()
                table.require_host(interaction.user.id)  # else somebody would fill in a form only to be refused
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
                await self._services.presenter.post(interaction, table)
            case Verb.RECORD:
                if table.outcome is None:
                    raise Refusal("not_finished_yet")
                file, words = record_file(table), self._services.languages.of(interaction)
                await answers.send(interaction, record_message(words, file), ephemeral=True, files=[file])
            case Verb.REMATCH:
                check_channel(self._services, interaction)
                new = await self._services.room.rematch(table.id, interaction.user.id)
                await self._services.presenter.post(interaction, new)
            case _:
                await self._on_table(interaction, meaning, table)

    async def _on_table(self, interaction: AnyInteraction, meaning: GameId, table: Table) -> None:
        """Run the verb's command, and answer by updating the table's message if that was clicked."""
        was_playing = table.status is Status.PLAYING
        with self._services.display.answering(table) as pending:
            if meaning.verb is Verb.JOIN:
                await self._do(table, lobby.join, interaction.user.id, meaning.text)
            else:
                await self._commands[meaning.verb](table, interaction)
            if meaning.verb is Verb.LEAVE and was_playing:
                await self._tell(interaction, self._services.languages.of(interaction)("notice-left-playing"))
            elif not clicked_table(interaction, table):
                await self._tell(interaction, self._services.languages.of(interaction)("notice-done"))
            elif pending.begin():
                rendered = await self._services.renderer.table(table, hurried=True)
                pending.done(
                    await answers.show(interaction, rendered.view, public=lambda message: message.id == table.message)
                )
            else:
                message = await answers.acknowledge(interaction)
                if message is not None:
                    pending.learn(message)

    async def _advise(self, interaction: AnyInteraction, table: Table) -> None:
        """Show the hand, and above it what the strongest player would do."""
        words, user = self._services.languages.of(interaction), interaction.user.id
        with self._services.hands.answering(table, user):
            notice = advice_text(words, table, user, await self._services.turns.advise(table, user))
            await self._services.presenter.answer_with_hand(interaction, table, notice=notice)

    async def _arrange(self, table: Table, interaction: AnyInteraction) -> None:
        """Apply what the host has chosen in the form."""
        data: Any = interaction.data or {}
        wishes, user = read_arrangement(table, data.get("components")), interaction.user.id
        await self._do(table, lobby.arrange, user, wishes.options, wishes.seats, wishes.turn_seconds)
        if wishes.level is not None:
            await self._do(table, lobby.set_level, user, wishes.level)

    async def _in_hand(self, interaction: AnyInteraction, meaning: GameId, table: Table) -> None:
        """Play a move, or change the draft of one, and answer with the hand as it is afterwards."""
        words, user = self._services.languages.of(interaction), interaction.user.id
        assert meaning.turn is not None
        table.seat_of(user)
        draft: str | None = None
        notice: str | None = None
        with self._services.hands.answering(table, user):
            try:
                text = _move_text(interaction, meaning)
                if meaning.verb in (Verb.DRAFT, Verb.DRAFT_PICKED):
                    await self._do(table, playing.come_back, user)
                    if table.position is None or meaning.turn != table.position.turn:
                        raise Refusal("stale_button")
                    draft = text
                else:
                    await self._services.room.play(table, user, meaning.turn, text)
            except NotOurs:
                raise
            except Exception as error:  # noqa: BLE001 - the hand is shown anyway, with the reason
                notice = sentence(words, error, table.game.name)
            await self._services.presenter.answer_with_hand(interaction, table, draft, notice)

    async def _ask(self, interaction: AnyInteraction, meaning: GameId, table: Table) -> None:
        """Ask for the number that a move needs, if the move is still possible."""
        words, user = self._services.languages.of(interaction), interaction.user.id
        ask = ask_in_hand(words, self._services.icons, table, user, meaning.text or "")
        if ask is not None and meaning.turn == table.turn:
            await answers.ask(interaction, question_form(words, table, meaning.turn, ask))
            return
        with self._services.hands.answering(table, user):
            notice = sentence(words, Refusal("stale_button"), table.game.name)
            await self._services.presenter.answer_with_hand(interaction, table, notice=notice)


def _move_text(interaction: AnyInteraction, meaning: GameId) -> str:
    """Return the text of a click in a hand: the button's text, and what was picked or filled in.

    :raises Malformed: it is nothing that a list offers.
    :raises Refusal: ``not_a_number``.
    """
    data: Any = interaction.data or {}
    text = meaning.text or ""
    match meaning.verb:
        case Verb.PICK | Verb.DRAFT_PICKED:
            return check_text(" ".join([text, *picked(interaction)]))
        case Verb.SAY:
            return f"{text} {read_number(data.get('components'))}"
        case _:
            return text
