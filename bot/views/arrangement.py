"""The form in which a lobby's host chooses house rules, seats and the time for a turn."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import discord
from discord import ui

from bot.locales.words import Words, dashed
from bot.tables.table import Table
from bot.views.custom_id import GameId, Malformed, Verb
from bot.views.settings import TURNS, turn_name

SEATS, TURN_TIME, LEVEL, OPTION = "seats", "turn-time", "level", "option "
AS_USUAL: Final = "usual"
"""The choice of no particular time: the bot's usual time applies."""


@dataclass(frozen=True, slots=True)
class Wishes:
    """What was chosen in the form; see ``lobby.arrange``."""

    options: Mapping[str, str]
    seats: int | None
    turn_seconds: int | None
    level: str | None
    """How strong the computer players are; None if there are none."""


def arrangement_form(words: Words, table: Table) -> ui.Modal:
    """Return the form, with the current choices selected."""
    game = words(f"{table.game.name}-title")
    form = ui.Modal(title=words("form-title", game=game), custom_id=str(GameId(Verb.ARRANGE, table.id)))
    for spec in table.game.option_specs:
        key = f"{table.game.name}-option-{dashed(spec.name)}"
        chosen = table.options.get(spec.name, spec.values[0])
        labels = {value: words(f"{key}-{value}") for value in spec.values}
        form.add_item(_field(words(f"{key}-title"), OPTION + spec.name, labels, chosen, words(f"{key}-hint")))
    numbers = {str(number): str(number) for number in table.game.seats}
    form.add_item(_field(words("form-seats"), SEATS, numbers, str(table.capacity)))
    times = {AS_USUAL: words("settings-as-usual"), **{name: words(f"turn-time-{name}") for name in TURNS}}
    now = turn_name(table.turn_seconds) or AS_USUAL
    form.add_item(_field(words("form-turn-time"), TURN_TIME, times, now))
    levels = [seat.level for seat in table.seats if seat.level is not None]
    if levels:
        said = {level: words(f"computer-level-{level}") for level in table.game.levels}
        form.add_item(_field(words("form-level"), LEVEL, said, levels[-1]))
    form.stop()  # the answer is found by its custom_id, so discord.py need not keep the form
    return form


def _field(
    label: str, custom_id: str, values: Mapping[str, str], chosen: str, hint: str | None = None
) -> ui.Label[ui.Modal]:
    options = [discord.SelectOption(label=said, value=value, default=value == chosen) for value, said in values.items()]
    return ui.Label(text=label, description=hint, component=ui.Select(custom_id=custom_id, options=options))


def read_arrangement(components: Iterable[Mapping[str, Any]]) -> Wishes:
    """Read a submitted form. A client may send anything; the rules check the options later.

    :raises Malformed: it contains a field or a choice that the form does not offer.
    """
    options: dict[str, str] = {}
    seats: int | None = None
    turn_seconds: int | None = None
    level: str | None = None
    for component in components:
        field: Mapping[str, Any] = component.get("component") or {}
        name, chosen = str(field.get("custom_id")), _one(field.get("values"))
        if name == SEATS and chosen.isdecimal():
            seats = int(chosen)
        elif name == TURN_TIME and chosen in (AS_USUAL, *TURNS):
            turn_seconds = TURNS.get(chosen)
        elif name == LEVEL:
            level = chosen
        elif name.startswith(OPTION):
            options[name.removeprefix(OPTION)] = chosen
        else:
            raise Malformed(f"{name}: {chosen}")
    return Wishes(options, seats, turn_seconds, level)


def _one(values: object) -> str:
    if isinstance(values, Sequence) and not isinstance(values, str) and len(values) == 1:
        return str(values[0])
    raise Malformed(str(values))
