"""The form in which a lobby's host chooses house rules, seats and the time for a turn."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Final

import discord
from discord import ui

from bot.locales.words import Words, dashed
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.views.custom_id import GameId, Malformed, Verb
from bot.views.form import read_choice, read_fields
from bot.views.settings import TURNS, turn_name

SEATS, TURN_TIME, LEVEL, OPTION = "seats", "turn-time", "level", "option "
AS_USUAL: Final = "usual"
"""The choice of no particular time: the bot's usual time applies."""


@dataclass(frozen=True, slots=True)
class Wishes:
    """What was chosen in the form; see ``lobby.arrange``."""

    options: Mapping[str, str]
    seats: int
    turn_seconds: int | None
    level: str | None
    """How strong the computer players are; None if there are none."""


def _offered(table: Table) -> dict[str, tuple[str, ...]]:
    """Return the values that the form offers in each of its fields, by the field's custom_id."""
    return {
        **{OPTION + spec.name: spec.values for spec in table.game.option_specs},
        SEATS: tuple(str(number) for number in table.game.seats),
        TURN_TIME: (AS_USUAL, *TURNS),
        LEVEL: tuple(table.game.levels),
    }


def arrangement_form(words: Words, table: Table) -> ui.Modal:
    """Return the form, with the current choices selected."""
    name, offered = table.game.name, _offered(table)
    title = words("form-title", game=words(f"{name}-title"))
    form = ui.Modal(title=title, custom_id=str(GameId(Verb.ARRANGE, table.id)))

    def ask(field: str, key: str, said: Callable[[str], str], chosen: str, hint: str | None = None) -> None:
        options = [
            discord.SelectOption(label=said(value), value=value, default=value == chosen) for value in offered[field]
        ]
        select: ui.Select[ui.Modal] = ui.Select(custom_id=field, options=options)
        form.add_item(ui.Label(text=words(key), description=hint, component=select))

    for spec in table.game.option_specs:
        key = f"{name}-option-{dashed(spec.name)}"
        rule = partial(_said, words, key)
        ask(
            OPTION + spec.name, f"{key}-title", rule, table.options.get(spec.name, spec.values[0]), words(f"{key}-hint")
        )
    ask(SEATS, "form-seats", str, str(table.capacity))
    ask(TURN_TIME, "form-turn-time", partial(_time, words), turn_name(table.turn_seconds) or AS_USUAL)
    levels = [seat.level for seat in table.seats if seat.level is not None]
    if levels:
        ask(LEVEL, "form-level", partial(_said, words, "computer-level"), levels[-1])
    form.stop()  # the answer is found by its custom_id, so discord.py need not keep the form
    return form


def _said(words: Words, key: str, value: str) -> str:
    return words(f"{key}-{value}")


def _time(words: Words, value: str) -> str:
    return words("settings-as-usual") if value == AS_USUAL else words(f"turn-time-{value}")


def read_arrangement(table: Table, components: object) -> Wishes:
    """Read a submitted form. A client may send anything.

    :raises Malformed: a field is missing, or it contains a field or a choice that the form does not offer.
    :raises Refusal: ``unknown_option`` or ``bad_option``, if that is about a house rule.
    """
    offered = _offered(table)
    chosen = {name: read_choice(field) for name, field in read_fields(components).items()}
    for name, value in chosen.items():
        rule = name.removeprefix(OPTION) if name.startswith(OPTION) else None
        if rule is not None and name not in offered:
            raise Refusal("unknown_option", option=rule)
        if rule is not None and value not in offered[name]:
            raise Refusal("bad_option", option=rule, value=value)
        if value not in offered.get(name, ()):
            raise Malformed(f"{name}: {value}")
    if offered.keys() - {LEVEL} - chosen.keys():  # levels are asked for only if there are computer players
        raise Malformed(str(chosen))
    options = {name.removeprefix(OPTION): value for name, value in chosen.items() if name.startswith(OPTION)}
    return Wishes(options, int(chosen[SEATS]), TURNS.get(chosen[TURN_TIME]), chosen.get(LEVEL))
