"""Clicks at tables and in hands, *Rematch* among them."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from discord import ui

from bot.faces.face import Ask
from bot.interactions import answers
from bot.interactions.components.layout import Attachment, Layout, Rendered, layout, with_more
from bot.interactions.components.message_components import is_outdated, shows
from bot.interactions.middleware import about
from bot.interactions.permissions import TO_SHOW_PICTURES, lacking, offered_link
from bot.interactions.refusals import sentence
from bot.interactions.refused_requests import retry_transient
from bot.interactions.requests import (
    Answer,
    Click,
    InHand,
    NewMessage,
    Request,
    Router,
    check_access,
    check_channel,
    picked,
)
from bot.interactions.routes.route import Malformed, on
from bot.interactions.routes.routes import HandAct, MoreAct, TableAct
from bot.runtime.refusal import Refusal, jump_link
from bot.store.engine.fence import NotOurs
from bot.tables.clicks.at_table import AtTable
from bot.tables.feature import Tables
from bot.tables.live.room import check_place
from bot.tables.messages.board import PendingAnswer
from bot.tables.messages.presenter import clicked_table
from bot.tables.messages.threads import NoThread
from bot.tables.rules import host_tools, lobby, playing, watching
from bot.tables.rules.playing import Back
from bot.tables.rules.table import Status, Table
from bot.tables.views.arrangement import arrangement_form, arrangement_message, pages_of, read_arrangement
from bot.tables.views.hand import advice_text, ask_in_hand
from bot.tables.views.log import record_file, record_message
from bot.tables.views.more import more_message
from bot.tables.views.table import who_at
from bot.tables.views.watching import guess_message, read_guess


@dataclass(frozen=True)
class TableClick(Click):
    """A click at a table, or in a hand."""

    table: Table

    @property
    def given(self) -> tuple[Any, ...]:
        """See ``Click``."""
        return self.table, *self.match.parts[1:]

    @property
    def on_table(self) -> bool:
        """Whether the table's message was clicked."""
        return clicked_table(self.interaction, self.table)

    @property
    def on_page(self) -> bool:
        """Whether it is a click on the page behind ⋯, or on what has taken its place."""
        return self.private and isinstance(self.match.route, MoreAct)


class TableClicks(InHand[TableClick]):
    """Acts on the buttons, lists and forms of tables and hands, and answers each click."""

    def __init__(self, services: Tables, at_table: AtTable) -> None:
        self._services = services
        self._at_table = at_table
        self._do = services.room.do
        self.router = Router(self)

    async def clicked(self, click: Click) -> None:
        """Act on a click at a table.

        :raises Refusal: ``unknown_table``, ``guild_only``, ``wrong_channel``, or the table's reason.
        """
        interaction, table = click.interaction, await self._services.room.find(click.match.parts[0])
        about(interaction, table.game.name)
        check_place(table, click.guild, click.channel, beside=isinstance(click.match.route, HandAct))
        may_attach = interaction.app_permissions.attach_files or not lacking(interaction, TO_SHOW_PICTURES)
        self._services.display.hear(table, interaction.message, may_attach=may_attach)
        self._services.reminders.saw(interaction, table)
        self._services.hand_delivery.hear(interaction, table)
        at = TableClick(**vars(click), table=table)
        if at.on_page and table.steps_back(click.user) and not table.paused:  # any press brings somebody back
            await self._services.room.attend(table, click.user)
        put_right = await self._adopt(at)
        try:
            await self._services.room.hosted(table, lambda: self.router.handle(at))
        except Refusal as refusal:
            if at.on_page and refusal.code != "kicked":
                await self._show_more(at, sentence(click.words, refusal, table.game.name))
                return
            await self._bring_up_to_date(at)
            raise
        finally:
            if put_right is not None:
                await put_right()

    async def _adopt(self, click: TableClick) -> Callable[[], Awaitable[None]] | None:
        """Note the clicked message as the table's, if the answer that posted it was lost.

        If it is left over, return what puts it right. A request to delete it may have been refused, or its id may never
        have been known. An older one than the table's is deleted. A newer one of a table that is over, where people
        look first, shows the result.
        """
        message, table = click.interaction.message, click.table
        if message is None or click.private or message.id == table.message:
            return None
        if not shows(message, (TableAct, MoreAct), table.id):
            return None
        if table.live and (table.message is None or message.id > table.message):
            await self._services.display.adopt(table, message)
            return None
        if click.match.route is MoreAct.ARRANGE and not click.submitted:
            return None  # the answer is a form, which can only be the first one
        left_over = await answers.acknowledge(click.interaction)
        if left_over is None:
            return None
        if table.message is None or message.id > table.message:
            return partial(self._show_end, table, left_over)
        return left_over.delete

    async def _show_end(self, table: Table, message: answers.Shown) -> None:
        rendered = await self._services.renderer.table(table)
        await retry_transient(lambda: message.edit(rendered.view, rendered.files))

    async def _bring_up_to_date(self, click: TableClick) -> None:
        """Edit the clicked message of a table if it offered what the table does not."""
        # The edit that should have removed the button was lost, or waits because Discord refused it. The click's token
        # works even where the bot itself is refused.
        message, table = click.interaction.message, click.table
        if message is None or message.id != table.message:
            return
        rendered = await self._services.renderer.table(table, pictures=False)
        if not is_outdated(message, rendered.view, str(click.match)):
            return
        with self._services.display.answering(table) as pending:
            await self._show_table(click, table, pending)

    @on(MoreAct.MORE)
    async def _more(self, click: TableClick, table: Table) -> None:
        if not await self._show_left_behind(click):
            await self._show_more(click)

    async def _show_more(self, click: TableClick, notice: str | None = None) -> None:
        interaction, table = click.interaction, click.table
        await self._services.presenter.borrow_token(interaction, table)
        if table.live and click.user != table.presiding:
            await self._services.room.look(table)
        reviews = self._services.reviewed_in(table.guild)
        manages = self._at_table.may_close(click, table)
        view = more_message(click.words, table, click.user, notice, manages=manages, reviews=reviews)
        await self._services.open_menus.show(table, answers.show(interaction, view, []))

    @on(TableAct.HAND)
    async def _hand(self, click: TableClick, table: Table) -> None:
        presenter = self._services.presenter
        if table.waits:
            await self._place(click, table)
        if await self._show_left_behind(click):
            if table.is_seated(click.user) and click.user not in table.kicked:
                await presenter.show_hand(click.interaction, table)
        elif click.private:
            await presenter.come_back(click.interaction, table)
        else:
            await presenter.show_hand(click.interaction, table)

    async def _show_left_behind(self, click: TableClick) -> bool:
        """Show how a game has ended, if the table's message was clicked while it shows a game in progress.

        The bot stopped before it could edit the message. Return whether that is so.
        """
        table, message = click.table, click.interaction.message
        if table.live or message is None or not click.on_table:
            return False
        if click.match.route is not TableAct.HAND and not shows(message, [TableAct.HAND], table.id):
            return False
        ended = await self._services.renderer.table(table)
        await answers.show(click.interaction, ended.view, ended.files, lambda message: message.id == table.message)
        return True

    @on(TableAct.OPEN)
    async def _open_panel(self, click: TableClick, table: Table) -> None:
        if self._services.launched is None or answers.IN_PANEL in click.interaction.extras:
            raise Refusal("panel_off")
        self._services.launched(click.interaction, table.id)
        instance = await answers.launch(click.interaction)
        if instance is not None:
            self._services.opened(instance)

    @on(TableAct.JOIN, TableAct.JOIN_AS_SHOWN)
    async def _join(self, click: TableClick, table: Table, terms: str | None = None) -> None:
        done = "notice-next" if table.status is Status.PLAYING else "notice-done"
        await self._on_table(click, self._services.room.join(table, click.user, terms), done)

    @on(TableAct.START)
    async def _start(self, click: TableClick, table: Table) -> None:
        await self._on_table(click, self._services.room.start(table, click.user))

    @on(TableAct.FILL)
    async def _fill(self, click: TableClick, table: Table) -> None:
        await self._on_table(click, self._do(table, lobby.fill, click.user))

    @on(TableAct.TEAM)
    async def _team(self, click: TableClick, table: Table, team: int, terms: str) -> None:
        chosen = self._services.room.change_seats(table, lobby.choose_team, click.user, team, terms)
        await self._on_table(click, chosen)

    @on(TableAct.SHUFFLE)
    async def _shuffle(self, click: TableClick, table: Table) -> None:
        await self._on_table(click, self._services.room.change_seats(table, lobby.shuffle_teams, click.user))

    @on(MoreAct.ADD_COMPUTER)
    async def _seat_computer(self, click: TableClick, table: Table, level: str | None = None) -> None:
        done = None if level is None else "notice-done"  # at a chair, where the level is chosen, there is no page
        await self._on_table(click, self._do(table, lobby.add_computer, click.user, level), done)

    @on(MoreAct.REMOVE_COMPUTER)
    async def _remove_computer(self, click: TableClick, table: Table) -> None:
        await self._on_table(click, self._do(table, lobby.remove_computer, click.user), None)

    @on(MoreAct.LEAVE)
    async def _leave(self, click: TableClick, table: Table) -> Answer:
        if table.status is Status.PLAYING or not click.on_table:
            return await self._at_table.leave(click, table)
        await self._on_table(click, self._do(table, playing.leave, click.user))
        return None

    @on(MoreAct.TAKE_OVER)
    async def _take_over(self, click: TableClick, table: Table) -> None:
        await self._services.room.take_over(table, click.user)
        await self._services.presenter.show_hand(click.interaction, table)

    @on(MoreAct.CANCEL)
    async def _cancel(self, click: TableClick, table: Table) -> Answer:
        if table.status is Status.PLAYING:
            return await self._at_table.end(click, table)
        moderator = self._at_table.may_close(click, table)
        ended = self._do(table, host_tools.end, click.user, moderator=moderator)
        await self._on_table(click, ended, "notice-ended")
        return None

    @on(MoreAct.PAUSE)
    async def _pause(self, click: TableClick, table: Table) -> None:
        paused = self._do(table, host_tools.pause, click.user, moderator=click.permissions.manage_messages)
        await self._on_table(click, paused, "notice-paused")

    @on(TableAct.RESUME)
    async def _resume(self, click: TableClick, table: Table) -> None:
        gave_way = table.gave_way
        await self._place(click, table)
        if table.waits:
            await self._services.presenter.show_hand(click.interaction, table)
        else:
            moderator = gave_way or click.permissions.manage_messages
            resumed = self._do(table, host_tools.resume, click.user, moderator=moderator)
            await self._on_table(click, resumed)

    async def _place(self, click: TableClick, table: Table) -> None:
        """Let a game go on here that has given its channel away or, if another table has it, in a thread."""
        if not table.gave_way or not table.is_seated(click.user):
            return
        channel, message = table.channel, table.message

        async def start_thread() -> int:
            try:
                return (await self._services.threads.start(click.interaction, table.game.name, click.words)).id
            except NoThread as error:
                raise Refusal("table_here", link=f"<#{channel}>") from error

        await self._services.room.place(table, click.user, start_thread)
        if table.channel != channel:
            self._services.display.post(table)
            await self._services.display.remove(channel, table, message)

    async def _on_table(self, click: TableClick, doing: Awaitable[object], done: str | None = "notice-done") -> None:
        """Do something, and answer by updating the table's message if that was clicked.

        :param done: what to say if another one was clicked; None to show the page behind ⋯ again.
        """
        with self._services.display.answering(click.table) as pending:
            await doing
            if click.on_table:
                await self._show_table(click, click.table, pending)
            elif done is None:
                await self._show_more(click)
            elif answers.IN_PANEL in click.interaction.extras:  # which shows the table
                await answers.acknowledge(click.interaction)
            else:
                await answers.show(click.interaction, layout(click.words, [click.words(done)]), [])

    @on(TableAct.COMPUTERS)
    async def _play_alone(self, click: TableClick, table: Table) -> NewMessage:
        if self._services.play_alone is None:
            raise Malformed(str(click.match))
        return await self._services.play_alone(click, table.game)

    @on(TableAct.REMATCH)
    async def _rematch(self, click: TableClick, old: Table) -> None:
        """Answer with the lobby of a rematch, and ping the people who are asked, if the server allows pings.

        A game's rematch pings once, and two people ping each other once in a while; the sender hears who is not pinged.

        If the rematch has a lobby already, its sender takes their place in it.
        """
        old.require_welcome(click.user)
        await check_channel(self._services, click)
        room = self._services.room
        asked_before = await room.rematch_of(old.id) is not None
        try:
            new = await room.rematch(old.id, click.user)
        except Refusal as refusal:
            if refusal.code not in ("rematch_here", "rematch_begun") or not await self._lead_on(click, old):
                raise
            return
        wishes = self._services.settings.guild(new.guild)
        asked = new.asked if wishes.ping and not asked_before else ()
        with self._services.pings.challenging(click.user, asked) as quiet:
            pinging = [each for each in asked if each not in quiet]
            await self._services.presenter.post(click.interaction, new, pinging=pinging)
        if quiet:
            people = [f"<@{each}>" for each in asked if each in quiet]
            await click.tell("notice-not-pinged", count=len(people), people=click.words.all_of(people))

    async def _lead_on(self, request: Request, old: Table) -> bool:
        new, user = await self._services.room.rematch_of(old.id), request.user
        if new is None or not new.live:
            return False
        if user in new.asked or not new.is_seated(user):
            await self._services.room.join(new, user, old.terms)
        if user in new.next:
            await request.tell("notice-next")
            return True
        if new.position is not None:
            await self._services.presenter.show_hand(request.interaction, new)
            return True
        await request.tell("notice-rematch-joined", link=jump_link(new.guild, new.channel, new.message))
        return True

    @on(TableAct.SHARE_CARD)
    async def _share_card(self, click: TableClick, table: Table) -> None:
        await check_access(click)
        await self._services.sharing.share(click.interaction, table)

    @on(MoreAct.RULES)
    async def _rules(self, click: TableClick, table: Table) -> Rendered:
        link, game = offered_link(click.interaction.client), table.game.name
        rules = await self._services.renderer.rules(click.words, game, link)
        return Rendered(with_more(click.words, rules.view, table.id), rules.files)

    @on(MoreAct.RECORD)
    async def _record(self, click: TableClick, table: Table) -> Rendered:
        if table.outcome is None:
            raise Refusal("not_finished_yet")
        file = record_file(table)
        return Rendered(with_more(click.words, record_message(click.words, file), table.id), (file,))

    @on(MoreAct.REPOST)
    async def _repost(self, click: TableClick, table: Table) -> None:
        if not table.live:
            raise Refusal("game_over")
        await check_access(click)
        page = await answers.acknowledge(click.interaction) if click.on_page else None
        await self._services.presenter.post(click.interaction, table)
        if page is not None:
            await page.delete()  # the page stands above the table now

    async def _show_table(self, request: Request, table: Table, pending: PendingAnswer) -> None:
        if pending.begin():

            async def send(rendered: Rendered, files: Sequence[Attachment] | None) -> answers.Shown | None:
                return await answers.show(
                    request.interaction, rendered.view, files, lambda each: each.id == table.message
                )

            pending.done(await self._services.display.send(table, send))
        else:
            message = await answers.acknowledge(request.interaction)
            if message is not None:
                pending.learn(message)

    @on(MoreAct.CHEER)
    async def _cheer(self, click: TableClick, table: Table, name: str) -> None:
        """Count a cheer. The table's message shows it with its next edit, so cheers cost no more than moves."""
        # Edits are not held back meanwhile: while many cheer, there might be none.
        await self._services.presenter.borrow_token(click.interaction, table)
        on_table = click.on_table
        await self._do(table, watching.cheer, click.user, name)
        if not on_table:
            await self._show_more(click, click.words("notice-cheered"))
        elif not click.interaction.response.is_done():
            await answers.acknowledge(click.interaction)

    @on(MoreAct.GUESS)
    async def _ask_guess(self, click: TableClick, table: Table) -> Layout:
        watching.check_guessing(table, click.user)
        return await self._guess_page(click)

    @on(MoreAct.GUESSED)
    async def _guess(self, click: TableClick, table: Table) -> Layout:
        await self._do(table, watching.guess, click.user, read_guess(picked(click.interaction)))
        return await self._guess_page(click)

    async def _guess_page(self, click: TableClick) -> Layout:
        table = click.table
        view = await self._services.names.told(
            click.words, table.guild, lambda words: guess_message(words, table, click.user, who_at(words, table))
        )
        return with_more(click.words, view, table.id)

    @on(MoreAct.ARRANGE)
    async def _ask_arrangement(self, click: TableClick, table: Table) -> ui.Modal | None:
        """Ask the host for the house rules, in a form or, where one cannot hold them all, on a page with several."""
        table.require_lobby(click.user)
        table.require_host(click.user)  # else somebody would fill in a form only to be refused
        if pages_of(table) > 1:
            await self._show_arrangement(click)
            return None
        return arrangement_form(click.words, table, self._services.room.pace.turn)

    @on(TableAct.ARRANGE_PAGE)
    async def _ask_arrangement_page(self, click: TableClick, table: Table, page: int) -> Layout | ui.Modal:
        usual = self._services.room.pace.turn
        if table.status is not Status.LOBBY:  # the edit that takes its buttons was lost
            return arrangement_message(click.words, table, usual)
        table.require_host(click.user)
        return arrangement_form(click.words, table, usual, page)

    @on(MoreAct.ARRANGE, submitted=True)
    async def _arranged(self, click: TableClick, table: Table) -> None:
        if click.private:
            await self._arrange(click)
            await self._show_arrangement(click)
        else:
            await self._on_table(click, self._arrange(click))

    async def _show_arrangement(self, click: TableClick) -> None:
        """Show the host the house rules, where one form cannot hold them all."""
        page = arrangement_message(click.words, click.table, self._services.room.pace.turn)
        shown = answers.show(click.interaction, with_more(click.words, page, click.table.id))
        await self._services.open_menus.show(click.table, shown)

    async def _arrange(self, click: TableClick) -> None:
        table, wishes = click.table, read_arrangement(click.table, click.fields)
        await self._do(table, lobby.arrange, click.user, wishes.options, wishes.seats, wishes.turn_seconds)
        if wishes.level is not None:
            await self._do(table, lobby.set_level, click.user, wishes.level)

    @on(HandAct.ADVICE)
    async def _advise(self, click: TableClick, table: Table) -> None:
        user = click.user
        table.require_welcome(user)
        with self._services.hands.answering(table, user):
            await self._services.room.attend(table, user)
            notice = advice_text(click.words, table, user, await self._services.turns.advise(table, user))
            await self._services.presenter.answer_with_hand(click.interaction, table, notice=notice)

    async def act(self, click: TableClick, at: Table, turn: int, text: str, *, drafts: bool) -> None:
        """See ``InHand``."""
        user, table = click.user, at
        table.seat_of(user)
        draft: str | None = None
        notice: str | None = None
        back: Back | None = None
        with self._services.hands.answering(table, user):
            try:
                back = await self._services.room.attend(table, user)
                move = click.move(text)
                if drafts:
                    if not table.is_now(turn, table.turn):
                        raise Refusal("stale_button")
                    draft = move
                else:
                    await self._services.room.move(table, user, turn, move)
            except NotOurs:
                raise
            except Exception as error:  # noqa: BLE001 - the hand is shown anyway, with the reason
                notice = sentence(click.words, error, table.game.name)
            await self._services.presenter.answer_with_hand(click.interaction, table, draft, notice, back)

    async def asked(self, click: TableClick, at: Table, turn: int, word: str) -> tuple[str, Ask] | None:
        """See ``InHand``."""
        user = click.user
        await self._services.room.attend(at, user)
        ask = ask_in_hand(click.words, self._services.icons, at, user, word)
        if ask is not None and at.is_now(turn, at.turn):
            return at.game.name, ask
        with self._services.hands.answering(at, user):
            notice = sentence(click.words, Refusal("stale_button"), at.game.name)
            await self._services.presenter.answer_with_hand(click.interaction, at, notice=notice)
        return None
