"""The page behind ⋯: what one person may do now at a table. It stands in for buttons that few people need."""

from collections.abc import Iterator
from typing import Final

from discord import ButtonStyle

from bot.faces.catalog import FACES
from bot.faces.face import ROW
from bot.interactions.components.layout import Component, Layout, layout, table_button
from bot.interactions.components.phrases import countdown
from bot.interactions.routes.route import MOST_PAGES
from bot.interactions.routes.routes import OVERVIEW, MoreAct, PageAct, ReviewAct, SureAct, TableAct
from bot.locales.words import Words
from bot.runtime.refusal import Refusal
from bot.tables.rules.table import Status, Table
from bot.tables.rules.undoing import may_undo
from bot.tables.views.watching import watchers_buttons

TAG: Final = "more"
"""The last part of the custom_id of a page that is to take the place of this one."""


def more_message(
    words: Words, table: Table, user: int, notice: str | None = None, *, manages: bool, reviews: bool
) -> Layout:
    """Return what a person may do now at a table.

    :param manages: whether they may do what moderators may: they are one, or direct the table's tournament.
    :param reviews: whether finished games can be reviewed here.
    """
    head = [f"> {notice}"] if notice else []
    head.append(f"### {words(f'{table.game.name}-title')}")
    if table.status is Status.LOBBY:
        head.append(words("lobby-seats", taken=table.taken, seats=table.capacity))
        until = countdown(table.deadline)
        head += [f"-# {words('lobby-until', when=until)}"] if until is not None else []
    buttons = [*_entries(words, table, user, manages=manages, reviews=reviews)]
    rows = [buttons[start : start + ROW] for start in range(0, len(buttons), ROW)]
    return layout(words, ["\n".join(head)], rows, FACES[table.game.name].accent)


def next_game_button(words: Words, refused: Refusal, _game: str | None) -> list[Component]:
    """Return the button for whoever is refused because a game goes on in which they have no seat: they can be next."""
    table = refused.details.get("table")
    return [] if table is None else [table_button(TableAct.JOIN(int(table)), label=words("button-join-next"))]


def _entries(words: Words, table: Table, user: int, *, manages: bool, reviews: bool) -> Iterator[Component]:
    holds = any(seat.user == user and not seat.given_up for seat in table.seats)
    seated = holds and user not in table.kicked
    match table.status:
        case Status.LOBBY:
            yield from _in_lobby(words, table, user, seated=seated)
        case Status.PLAYING if not table.failing:
            if not table.is_seated(user):
                if table.free_seats:
                    yield _button(words, table, MoreAct.TAKE_OVER, "button-take-over")
                if user in table.next:
                    yield table_button(MoreAct.LEAVE(table.id), label=words("button-leave-next"))
                elif table.tournament is None:
                    yield table_button(TableAct.JOIN(table.id), label=words("button-join-next"))
                yield from watchers_buttons(words, table)
            if may_undo(table, user):
                yield table_button(SureAct.UNDO(table.id), label=words("button-undo"))
            yield _page(words, table, PageAct.LOG, MOST_PAGES)
        case Status.FINISHED:
            if reviews and table.game.samples:
                yield _page(words, table, ReviewAct.SHOW, OVERVIEW)
            yield _page(words, table, PageAct.LOG, MOST_PAGES)
            yield _button(words, table, MoreAct.RECORD)
    yield _button(words, table, MoreAct.RULES)
    if table.position is not None and not table.failing:
        yield table_button(PageAct.FAIRNESS(table.id), label=words("button-fairness"))
    if not table.live:
        return
    yield _button(words, table, MoreAct.REPOST)
    if seated:
        key = "button-rematch-leave" if table.declines(user) else "button-leave"
        yield table_button(MoreAct.LEAVE(table.id), label=words(key))
    if may_manage(table, user, moderator=manages):
        if table.status is Status.PLAYING and table.tournament is None and not (table.paused or table.failing):
            yield _button(words, table, MoreAct.PAUSE)
        label = words("button-cancel")
        yield table_button(MoreAct.CANCEL(table.id), label=label, style=ButtonStyle.danger)


def _in_lobby(words: Words, table: Table, user: int, *, seated: bool) -> Iterator[Component]:
    if table.tournament is not None:
        return
    if user == table.presiding:
        # Without house rules, the form asks for seats, time and levels only.
        key = "button-arrange" if table.game.option_specs else "button-table-settings"
        yield table_button(MoreAct.ARRANGE(table.id), label=words(key))
    if seated and len(table.seats) < table.capacity:
        yield _button(words, table, MoreAct.ADD_COMPUTER, "button-add-computer")
    if seated and any(seat.user is None for seat in table.seats):
        yield _button(words, table, MoreAct.REMOVE_COMPUTER, "button-remove-computer")


def may_manage(table: Table, user: int, *, moderator: bool) -> bool:
    """Tell whether a person may manage a table; see ``Table.require_manager``."""
    try:
        table.require_manager(user, moderator=moderator)
    except Refusal:
        return False
    return True


def _button(words: Words, table: Table, act: MoreAct, key: str = "") -> Component:
    return table_button(act(table.id), label=words(key or f"button-{act}"))


def _page(words: Words, table: Table, act: PageAct | ReviewAct, which: int | str) -> Component:
    return table_button(act(table.id, which, TAG), label=words(f"button-{act}"))
