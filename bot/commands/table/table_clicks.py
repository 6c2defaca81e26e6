"""Clicks at tables and in hands."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final

import discord

from bot.commands.alone.alone import PrivateGames
from bot.commands.kit.interaction_frame import InteractionScope
from bot.commands.kit.services import Services, check_access, check_place
from bot.commands.table.confirmations import Parting
from bot.commands.table.rematches import Rematches
from bot.interactions import answers
from bot.interactions.clicked import is_outdated, picked, shows
from bot.interactions.installing import offered_link
from bot.interactions.permissions import TO_SHOW_PICTURES, lacking
from bot.interactions.refusals import sentence
from bot.messages.board import PendingAnswer
from bot.messages.presenter import clicked_table
from bot.store.engine.fence import NotOurs
from bot.tables.kit.refusal import Refusal
from bot.tables.table import host_tools, lobby, playing, watching
from bot.tables.table.playing import Back
from bot.tables.table.table import Status, Table
from bot.views.kit.button import with_more
from bot.views.kit.custom_id import IN_HAND, ON_MORE, ON_TABLE, GameId, Verb, check_text, page_number
from bot.views.kit.notice import notice_message
from bot.views.kit.question import question_form, read_number
from bot.views.kit.record import record_file, record_message
from bot.views.table.arrangement import arrangement_form, arrangement_message, pages_of, read_arrangement
from bot.views.table.hand import advice_text, ask_in_hand
from bot.views.table.more import Visitor, more_message
from bot.views.table.table import who_at
from bot.views.table.watching import guess_message, read_guess

log = logging.getLogger(__name__)

AnyInteraction = discord.Interaction[Any]

DONE: Final = {Verb.CANCEL: "notice-ended", Verb.PAUSE: "notice-paused"}
"""By verb, the sentence for who has done it elsewhere than on the table's message."""

COMPONENT: Final = discord.InteractionType.component


class TableClicks:
    """Acts on the buttons, lists and forms of tables and hands, and answers each click."""

    def __init__(self, services: Services, parting: Parting, alone: PrivateGames) -> None:
        self._services = services
        self._alone = alone
        self._parting = parting
        self._rematches = Rematches(services)
        self._do = services.room.do
        self._commands: dict[Verb, Callable[[Table, AnyInteraction], Awaitable[object]]] = {
            Verb.LEAVE: lambda table, click: self._do(table, playing.leave, click.user.id),
            Verb.ARRANGE: self._arrange,
            Verb.START: lambda table, click: self._do(table, lobby.start, click.user.id),
            Verb.ADD_COMPUTER: lambda table, click: self._do(table, lobby.add_computer, click.user.id),
            Verb.REMOVE_COMPUTER: lambda table, click: self._do(table, lobby.remove_computer, click.user.id),
            Verb.CANCEL: lambda table, click: self._do(
                table, host_tools.end, click.user.id, moderator=self._parting.may_close(click, table)
            ),
            Verb.PAUSE: lambda table, click: self._do(
                table, host_tools.pause, click.user.id, moderator=click.permissions.manage_messages
            ),
            Verb.RESUME: lambda table, click: self._do(
                table, host_tools.resume, click.user.id, moderator=click.permissions.manage_messages
            ),
        }

    async def clicked(self, interaction: AnyInteraction, meaning: GameId, scope: InteractionScope) -> None:
        """Act on a click at a table.

        :raises Refusal: ``unknown_table``, ``guild_only``, ``wrong_channel``, or the table's reason.
        """
        table = await self._services.room.find(meaning.number)
        scope.game = table.game.name
        check_place(interaction, table, beside=meaning.verb in IN_HAND or meaning.verb is Verb.ADVICE)
        self._services.display.hear(table, may_attach=not lacking(interaction, TO_SHOW_PICTURES))
        self._services.reminders.saw(interaction, table)
        self._services.dealing.hear(interaction, table)
        put_right = await self._adopt(interaction, meaning, table)
        try:
            await self._act(interaction, meaning, table)
        except Refusal as refusal:
            if _on_page(interaction, meaning.verb) and refusal.code != "kicked":
                words = self._services.languages.of(interaction)
                await self._show_more(interaction, table, sentence(words, refusal, table.game.name))
                return
            await self._bring_up_to_date(interaction, meaning, table)
            raise
        finally:
            if put_right is not None:
                await put_right()

    async def _adopt(
        self, interaction: AnyInteraction, meaning: GameId, table: Table
    ) -> Callable[[], Awaitable[None]] | None:
        """Note the clicked message as the table's, if the answer that posted it was lost.

        If it is left over, return what puts it right. A request to delete it may have been refused, or its id may never
        have been known. An older one than the table's is deleted. A newer one of a table that is over, where people
        look first, shows the result.
        """
        message = interaction.message
        if message is None or message.flags.ephemeral or message.id == table.message:
            return None
        if not shows(message, ON_TABLE, table.id):
            return None
        if table.live and (table.message is None or message.id > table.message):
            await self._services.display.posted(table, message.id)
            return None
        if meaning.verb is Verb.ARRANGE and interaction.type is COMPONENT:
            return None  # the answer is a form, which can only be the first one
        left_over = await answers.acknowledge(interaction)
        if left_over is None:
            return None
        if table.message is None or message.id > table.message:
            return partial(self._show_end, table, left_over)
        return left_over.delete

    async def _show_end(self, table: Table, message: answers.Shown) -> None:
        """Show in a message how a table ended."""
        rendered = await self._services.renderer.table(table)
        await message.edit(rendered.view, rendered.files)

    async def _bring_up_to_date(self, interaction: AnyInteraction, meaning: GameId, table: Table) -> None:
        """Edit the clicked message of a table if it offered what the table does not.

        The edit that should have removed the button was lost, or waits because Discord refused it. The click's token
        works even where the bot itself is refused.
        """
        message = interaction.message
        if message is None or message.id != table.message:
            return
        rendered = await self._services.renderer.table(table, pictures=False)
        if not is_outdated(message, rendered.view, str(meaning)):
            return
        with self._services.display.answering(table) as pending:
            await self._show_table(interaction, table, pending)

    async def _tell(self, interaction: AnyInteraction, key: str) -> None:
        words = self._services.languages.of(interaction)
        await answers.show(interaction, notice_message(words, words(key)), [])

    async def _show_more(self, interaction: AnyInteraction, table: Table, notice: str | None = None) -> None:
        """Show the clicker what else they may do at a table."""
        await self._services.presenter.borrow_token(interaction, table)
        reviews = self._services.settings.guild(table.guild).reviews
        visitor = Visitor(interaction.user.id, self._parting.may_close(interaction, table), reviews)
        view = more_message(self._services.languages.of(interaction), table, visitor, notice)
        self._services.more_pages.remember(table, await answers.show(interaction, view, []))

    async def _act(self, interaction: AnyInteraction, meaning: GameId, table: Table) -> None:
        match meaning.verb:
            case Verb.HAND | Verb.MORE if not table.live and _is_left_behind(interaction, table, meaning.verb):
                # The bot stopped before it could edit the message to show that the game has ended.
                ended = await self._services.renderer.table(table)
                await answers.show(interaction, ended.view, ended.files, lambda message: message.id == table.message)
                if (
                    meaning.verb is Verb.HAND
                    and table.is_seated(interaction.user.id)
                    and interaction.user.id not in table.kicked
                ):
                    await self._services.presenter.show_hand(interaction, table)
            case Verb.COMPUTERS:
                await self._alone.play(interaction, table.game)
            case Verb.HAND if interaction.message is not None and interaction.message.flags.ephemeral:
                await self._services.presenter.come_back(interaction, table)
            case Verb.HAND:
                await self._services.presenter.show_hand(interaction, table)
            case Verb.ASK:
                await self._ask(interaction, meaning, table)
            case verb if verb in IN_HAND:
                await self._in_hand(interaction, meaning, table)
            case Verb.ARRANGE if interaction.type is discord.InteractionType.component:
                table.require_lobby()
                table.require_host(interaction.user.id)  # else somebody would fill in a form only to be refused
                if pages_of(table) > 1:
                    await self._show_arrangement(interaction, table)
                else:
                    words, usual = self._services.languages.of(interaction), self._services.room.pace.turn
                    await answers.ask(interaction, arrangement_form(words, table, usual))
            case Verb.ARRANGE_PAGE if table.status is not Status.LOBBY:  # the edit that takes its buttons was lost
                words, usual = self._services.languages.of(interaction), self._services.room.pace.turn
                await answers.show(interaction, arrangement_message(words, table, usual))
            case Verb.ARRANGE_PAGE:
                table.require_host(interaction.user.id)
                words, usual = self._services.languages.of(interaction), self._services.room.pace.turn
                await answers.ask(interaction, arrangement_form(words, table, usual, page_number(meaning.text or "")))
            case Verb.ARRANGE if interaction.message is not None and interaction.message.flags.ephemeral:
                await self._arrange(table, interaction)
                await self._show_arrangement(interaction, table)
            case Verb.ADVICE:
                await self._advise(interaction, table)
            case Verb.RULES:
                words, link = self._services.languages.of(interaction), offered_link(interaction.client)
                rules = await self._services.renderer.rules(words, table.game.name, link)
                await answers.show(interaction, with_more(words, rules.view, table.id), rules.files)
            case Verb.REPOST:
                if not table.live:
                    raise Refusal("game_over")
                await check_access(self._services, interaction)
                page = await answers.acknowledge(interaction) if _on_page(interaction, meaning.verb) else None
                await self._services.presenter.post(interaction, table)
                if page is not None:
                    await page.delete()  # the page stands above the table now
            case Verb.RECORD:
                if table.outcome is None:
                    raise Refusal("not_finished_yet")
                file, words = record_file(table), self._services.languages.of(interaction)
                await answers.show(interaction, with_more(words, record_message(words, file), table.id), [file])
            case Verb.SHARE_CARD:
                await check_access(self._services, interaction)
                await self._services.sharing.share(interaction, table)
            case Verb.REMATCH:
                await self._rematches.open(interaction, table)
            case Verb.MORE:
                await self._show_more(interaction, table)
            case Verb.CHEER:
                await self._cheer(interaction, table, meaning.text or "")
            case Verb.GUESS:
                watching.check_guessing(table, interaction.user.id)
                await self._show_guess(interaction, table)
            case Verb.GUESSED:
                await self._do(table, watching.guess, interaction.user.id, read_guess(picked(interaction)))
                await self._show_guess(interaction, table)
            case Verb.LEAVE if table.status is Status.PLAYING or not clicked_table(interaction, table):
                await self._parting.leave(interaction, table)
            case Verb.CANCEL if table.status is Status.PLAYING:
                await self._parting.end(interaction, table)
            case Verb.RESUME if table.waits:
                await self._services.presenter.show_hand(interaction, table)
            case _:
                await self._on_table(interaction, meaning, table)

    async def _on_table(self, interaction: AnyInteraction, meaning: GameId, table: Table) -> None:
        """Run the verb's command, and answer by updating the table's message if that was clicked."""
        with self._services.display.answering(table) as pending:
            if meaning.verb is Verb.JOIN:
                await self._services.room.join(table, interaction.user.id, meaning.text)
            else:
                await self._commands[meaning.verb](table, interaction)
            if clicked_table(interaction, table):
                await self._show_table(interaction, table, pending)
            elif meaning.verb in (Verb.ADD_COMPUTER, Verb.REMOVE_COMPUTER):
                await self._show_more(interaction, table)
            else:
                await self._tell(interaction, DONE.get(meaning.verb, "notice-done"))

    async def _show_table(self, interaction: AnyInteraction, table: Table, pending: PendingAnswer) -> None:
        """Answer a click on the table's message by updating it, now or after the edit under way."""
        if pending.begin():
            rendered = await self._services.renderer.table(table)
            files = None if table.live else rendered.files
            pending.done(
                await answers.show(interaction, rendered.view, files, lambda message: message.id == table.message)
            )
        else:
            message = await answers.acknowledge(interaction)
            if message is not None:
                pending.learn(message)

    async def _cheer(self, interaction: AnyInteraction, table: Table, name: str) -> None:
        """Count a cheer. The table's message shows it with its next edit, so cheers cost no more than moves."""
        display, on_table = self._services.display, clicked_table(interaction, table)
        # Edits are not held back meanwhile: while many cheer, there might be none.
        if on_table and table.live and display.needs_token(table):
            message = await answers.acknowledge(interaction)
            with display.answering(table) as pending:
                if message is not None:
                    pending.learn(message)
        await self._do(table, watching.cheer, interaction.user.id, name)
        if not on_table:
            await self._show_more(interaction, table, self._services.languages.of(interaction)("notice-cheered"))
        elif not interaction.response.is_done():
            await answers.acknowledge(interaction)

    async def _show_guess(self, interaction: AnyInteraction, table: Table) -> None:
        words, user = self._services.languages.of(interaction), interaction.user.id
        view = await self._services.names.told(
            words, table.guild, lambda words: guess_message(words, table, user, who_at(words, table))
        )
        await answers.show(interaction, with_more(words, view, table.id))

    async def _advise(self, interaction: AnyInteraction, table: Table) -> None:
        """Show the hand, and above it what the strongest player would do."""
        words, user = self._services.languages.of(interaction), interaction.user.id
        table.require_welcome(user)
        with self._services.hands.answering(table, user):
            await self._services.room.attend(table, user)
            notice = advice_text(words, table, user, await self._services.turns.advise(table, user))
            await self._services.presenter.answer_with_hand(interaction, table, notice=notice)

    async def _show_arrangement(self, interaction: AnyInteraction, table: Table) -> None:
        """Show the host the house rules, where one form cannot hold them all."""
        words, usual = self._services.languages.of(interaction), self._services.room.pace.turn
        view = with_more(words, arrangement_message(words, table, usual), table.id)
        self._services.more_pages.remember(table, await answers.show(interaction, view))

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
        back: Back | None = None
        with self._services.hands.answering(table, user):
            try:
                back = await self._services.room.attend(table, user)
                text = _move_text(interaction, meaning)
                if meaning.verb in (Verb.DRAFT, Verb.DRAFT_PICKED):
                    if table.position is None or meaning.turn != table.position.turn:
                        raise Refusal("stale_button")
                    draft = text
                else:
                    await self._do(table, playing.play, user, meaning.turn, text)
            except NotOurs:
                raise
            except Exception as error:  # noqa: BLE001 - the hand is shown anyway, with the reason
                notice = sentence(words, error, table.game.name)
            await self._services.presenter.answer_with_hand(interaction, table, draft, notice, back)

    async def _ask(self, interaction: AnyInteraction, meaning: GameId, table: Table) -> None:
        """Ask for the number that a move needs, if the move is still possible."""
        words, user = self._services.languages.of(interaction), interaction.user.id
        await self._services.room.attend(table, user)
        ask = ask_in_hand(words, self._services.icons, table, user, meaning.text or "")
        if ask is not None and meaning.turn == table.turn:
            await answers.ask(
                interaction,
                question_form(words, table.game.name, GameId(Verb.SAY, table.id, meaning.turn, ask.word), ask),
            )
            return
        with self._services.hands.answering(table, user):
            notice = sentence(words, Refusal("stale_button"), table.game.name)
            await self._services.presenter.answer_with_hand(interaction, table, notice=notice)


def _on_page(interaction: AnyInteraction, verb: Verb) -> bool:
    """Return whether a click is one on the page behind ⋯, or on what has taken its place."""
    return interaction.message is not None and interaction.message.flags.ephemeral and verb in ON_MORE


def _is_left_behind(interaction: AnyInteraction, table: Table, verb: Verb) -> bool:
    """Return whether the table's message was clicked while it shows a game in progress, although that is over."""
    message = interaction.message
    if message is None or not clicked_table(interaction, table):
        return False
    return verb is Verb.HAND or shows(message, [Verb.HAND], table.id)


def _move_text(interaction: AnyInteraction, meaning: GameId) -> str:
    """Return the text of a click in a hand: the button's text, and what was picked or filled in.

    :raises Malformed: it is nothing that a list offers.
    :raises Refusal: ``not_a_number``.
    """
    data: Any = interaction.data or {}
    text = meaning.text or ""
    match meaning.verb:
        case Verb.PICK | Verb.DRAFT_PICKED:
            return check_text(" ".join([*text.split(), *picked(interaction)]))
        case Verb.SAY:
            return f"{text} {read_number(data.get('components'))}"
        case _:
            return text
