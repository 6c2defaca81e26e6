"""What somebody sees who wants to open a table where there is one already: the ways to play all the same."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from discord import ButtonStyle

from bot.games.game import AnyGame
from bot.locales.words import Words
from bot.tables.kit.refusal import jump_link
from bot.tables.table.table import Table
from bot.views.kit.layout import Component, Layout, layout, link_button, table_button
from bot.views.kit.route import Malformed, Meant
from bot.views.kit.routes import PageAct, TableAct

DIGITS: Final = "0123456789abcdefghijklmnopqrstuvw"
UNSET: Final = "x"
"""How a custom_id writes numbers, one sign each, and what was not chosen."""

MOST: Final = 24
"""How many house rules fit into a part of a custom_id."""


@dataclass(frozen=True, slots=True)
class Wish:
    """The table that somebody wants to open."""

    seats: int | None
    computers: int
    level: str | None
    options: Mapping[str, str]
    """The house rules that were chosen; the server's settings apply to the others."""


def page_of(game: AnyGame, wish: Wish) -> Meant | None:
    """Return the custom_id of the button that opens such a table in a thread; None if the wish does not fit into it."""
    chosen = [_sign(spec.values, wish.options.get(spec.name)) for spec in game.option_specs]
    if len(chosen) > MOST or not set(wish.options) <= {spec.name for spec in game.option_specs}:
        return None
    seats = UNSET if wish.seats is None else wish.seats
    level = _sign(tuple(game.levels), wish.level)
    return PageAct.TAKEN(game.name, seats, wish.computers, level, "".join(chosen) or UNSET)


def read_wish(game: AnyGame, page: Meant) -> Wish:
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


def taken_message(words: Words, game: AnyGame, at: Table, thread: Meant | None, key: str) -> Layout:
    """Return the ways to play a game where a channel has a table: also in a thread, if a table can be opened there."""
    said = words(key, at=words(f"{at.game.name}-title"), game=words(f"{game.name}-title"))
    buttons: list[Component] = []
    if at.open_to_all:
        join = TableAct.JOIN_AS_SHOWN(at.id, at.terms)
        label = words("button-taken-join", game=words(f"{at.game.name}-title"))
        buttons.append(table_button(join, label=label, style=ButtonStyle.success))
    if thread is not None:
        buttons.append(table_button(thread, label=words("button-taken-thread"), style=ButtonStyle.primary))
    buttons.append(table_button(PageAct.HELP_COMPUTERS(game.name), label=words("button-computers")))
    if at.message is not None:
        link = jump_link(at.guild, at.channel, at.message)
        buttons.append(link_button(words("button-taken-watch"), link))
    return layout(words, [said], [buttons])


def _sign(values: tuple[str, ...], value: str | None) -> str:
    return DIGITS[values.index(value)] if value in values and values.index(value) < len(DIGITS) else UNSET


def _value(values: tuple[str, ...], sign: str) -> str | None:
    place = DIGITS.find(sign) if sign else -1
    return values[place] if 0 <= place < len(values) else None
