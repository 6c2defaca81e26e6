"""The ways to play in a channel that has a table: there, or at another table in a thread."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from discord import ButtonStyle

from bot.games.game import AnyGame
from bot.interactions.components.layout import (
    Component,
    Layout,
    layout,
    link_button,
    table_button,
)
from bot.interactions.routes.route import Malformed, RouteMatch
from bot.interactions.routes.routes import MoreAct, PageAct, TableAct
from bot.locales.words import Words
from bot.runtime.refusal import jump_link
from bot.tables.rules.table import Status, Table

DIGITS: Final = "0123456789abcdefghijklmnopqrstuvw"
UNSET: Final = "x"
"""How a custom_id writes numbers, one sign each, and what was not chosen."""

MOST_RULES: Final = 24
"""How many house rules fit into a part of a custom_id."""


@dataclass(frozen=True, slots=True)
class Wish:
    """The table that somebody wants to open."""

    seats: int | None
    computers: int
    level: str | None
    options: Mapping[str, str]
    """The house rules that were chosen; the server's settings apply to the others."""


def page_of(game: AnyGame, wish: Wish) -> RouteMatch | None:
    """Return the custom_id of the button that opens such a table in a thread; None if the wish does not fit into it."""
    chosen = [_sign(spec.values, wish.options.get(spec.name)) for spec in game.option_specs]
    if len(chosen) > MOST_RULES or not set(wish.options) <= {spec.name for spec in game.option_specs}:
        return None
    seats = UNSET if wish.seats is None else wish.seats
    level = _sign(tuple(game.levels), wish.level)
    return PageAct.TAKEN(game.name, seats, wish.computers, level, "".join(chosen) or UNSET)


def read_wish(game: AnyGame, page: RouteMatch) -> Wish:
    """Read such a custom_id.

    :raises Malformed: no button has it.
    """
    _, seats, computers, level, chosen = page.parts
    values = [_value(spec.values, sign) for spec, sign in zip(game.option_specs, chosen, strict=False)]
    options = {spec.name: value for spec, value in zip(game.option_specs, values, strict=False) if value is not None}
    wish = Wish(None if seats == UNSET else seats, computers, _value(tuple(game.levels), level), options)
    if page_of(game, wish) != page:
        raise Malformed(str(page))
    return wish


def taken_message(
    words: Words,
    game: AnyGame,
    at: Table,
    user: int,
    thread: RouteMatch | None,
    key: str,
    begin: Sequence[Component] = (),
) -> Layout:
    """Return a person's ways to play a game where a channel has a table: first those that lead to their own seat.

    :param thread: what opens a table in a thread; None if that is not possible.
    :param begin: the buttons that begin a game without a table.
    """
    said = words(key, at=words(f"{at.game.name}-title"), game=words(f"{game.name}-title"))
    buttons: list[Component] = []
    if at.status is Status.PLAYING and at.is_seated(user):
        buttons.append(table_button(TableAct.HAND(at.id), label=words("button-hand"), style=ButtonStyle.success))
    elif at.open_to_all and (user in at.asked or not at.is_seated(user)):
        join = TableAct.JOIN_AS_SHOWN(at.id, at.terms)
        label = words("button-taken-join", game=words(f"{at.game.name}-title"))
        buttons.append(table_button(join, label=label, style=ButtonStyle.success))
    if thread is not None:
        buttons.append(table_button(thread, label=words("button-taken-thread"), style=ButtonStyle.primary))
    buttons += [{**each, "style": ButtonStyle.secondary.value} for each in begin]
    if at.message is not None:
        link = jump_link(at.guild, at.channel, at.message)
        buttons.append(link_button(words("button-taken-watch"), link))
    if user == at.presiding and (at.paused or at.status is Status.LOBBY):
        cancel = MoreAct.CANCEL(at.id)
        buttons.append(table_button(cancel, label=words("button-cancel"), style=ButtonStyle.danger))
    return layout(words, [said], [buttons])


def _sign(values: tuple[str, ...], value: str | None) -> str:
    return DIGITS[values.index(value)] if value in values and values.index(value) < len(DIGITS) else UNSET


def _value(values: tuple[str, ...], sign: str) -> str | None:
    place = DIGITS.find(sign) if sign else -1
    return values[place] if 0 <= place < len(values) else None
