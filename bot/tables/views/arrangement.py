"""The form in which a lobby's host chooses house rules, seats and the time for a turn.

A form has five fields at most. Where a game needs more, a message shows what is chosen, with a button for each page.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from discord import ui

from bot.faces.catalog import FACES
from bot.interactions.components.form import (
    MOST_FIELDS,
    choice_field,
    form,
    read_choice,
    read_fields,
    read_tick,
    tick_field,
)
from bot.interactions.components.layout import Block, Layout, WithButton, layout, table_button
from bot.interactions.components.phrases import AS_USUAL, TURNS, turn_name, usual_time
from bot.interactions.routes.route import Malformed
from bot.interactions.routes.routes import MoreAct, TableAct
from bot.locales.words import Words, dashed
from bot.runtime.refusal import Refusal
from bot.tables.rules.moment import A_DAY
from bot.tables.rules.table import Status, Table

SEATS, TURN_TIME, LEVEL, OPTION = "seats", "turn-time", "level", "option "
YES_OR_NO: Final = ("no", "yes")
"""The values of a house rule that a checkbox chooses."""
MOST_RADIOS: Final = 4
"""Up to how many values are shown as radio buttons. More would make the form long."""


@dataclass(frozen=True, slots=True)
class Wishes:
    """What was chosen in the form; see ``lobby.arrange``."""

    options: Mapping[str, str]
    seats: int | None
    """How many can sit there; None to keep the number."""
    turn_seconds: int | None
    level: str | None
    """How strong the computer players are; None if there are none, or to keep it."""


@dataclass(frozen=True, slots=True)
class _Field:
    """A field of the form."""

    name: str
    """Its custom_id."""
    title: str
    values: Sequence[tuple[str, str]]
    """Each value, and what it is called."""
    chosen: str
    """The value that is chosen now."""
    hint: str | None = None


def _offered(table: Table) -> dict[str, tuple[str, ...]]:
    return {
        **{OPTION + spec.name: spec.values for spec in table.game.option_specs},
        SEATS: tuple(str(number) for number in table.game.seats),
        TURN_TIME: (AS_USUAL, *TURNS),
        LEVEL: tuple(table.game.levels),
    }


def _pages(table: Table) -> list[list[str]]:
    """Return the custom_ids of the fields of each page: all on one if they fit, else the house rules first."""
    rules = [OPTION + spec.name for spec in table.game.option_specs]
    others = [SEATS, TURN_TIME, LEVEL]
    if len(rules) + len(others) <= MOST_FIELDS:
        return [[*rules, *others]]
    count = -(-len(rules) // MOST_FIELDS)
    size = -(-len(rules) // count)
    return [*(rules[start : start + size] for start in range(0, len(rules), size)), others]


def pages_of(table: Table) -> int:
    """Return how many pages the form has: more than one if a form cannot hold everything that a table may choose."""
    return len(_pages(table))


def arrangement_message(words: Words, table: Table, usual: float | None = None) -> Layout:
    """Return what is chosen now, each page of the form with a button that shows it as long as it can be changed."""
    name, fields = table.game.name, _fields(words, table, usual)
    blocks: list[Block] = [f"### {words('form-title', game=words(f'{name}-title'))}"]
    for number, page in enumerate(_pages(table)):
        shown = (fields[each] for each in page if each in fields)
        said = {each.title: dict(each.values).get(each.chosen, each.chosen) for each in shown}
        text = "\n".join(words("form-tick", rule=title, value=f"**{value}**") for title, value in said.items())
        change = table_button(TableAct.ARRANGE_PAGE(table.id, number), label=words("button-change"))
        blocks.append(WithButton(text, change) if table.status is Status.LOBBY else text)
    return layout(words, blocks, accent=FACES[name].accent)


def arrangement_form(words: Words, table: Table, usual: float | None = None, page: int = 0) -> ui.Modal:
    """Return a page of the form, with the current choices selected.

    :raises Malformed: there is no such page.
    """
    pages, fields = _pages(table), _fields(words, table, usual)
    if page >= len(pages):
        raise Malformed(str(page))
    title = words("form-title", game=words(f"{table.game.name}-title"))
    asked = (_asked(words, fields[name]) for name in pages[page] if name in fields)
    return form(words, title, MoreAct.ARRANGE(table.id), *asked)


def _asked(words: Words, field: _Field) -> ui.Label[ui.Modal]:
    """Return a field as the form has it: a checkbox with a question, radio buttons for a few values, or a list."""
    if field.name.startswith(OPTION) and tuple(value for value, _ in field.values) == YES_OR_NO:
        ticked = words("form-tick", rule=field.title, value=dict(field.values)[YES_OR_NO[1]])
        return tick_field(field.name, ticked, field.hint, ticked=field.chosen == YES_OR_NO[1])
    radios = 1 < len(field.values) <= MOST_RADIOS  # Discord refuses a single radio button
    return choice_field(field.name, field.title, field.values, field.chosen, field.hint, radios=radios)


def _fields(words: Words, table: Table, usual: float | None) -> dict[str, _Field]:
    """Return all fields by their custom_id. Without computer players, none asks for their level."""
    game, found = table.game, list[_Field]()
    for spec in game.option_specs:
        key = f"{game.name}-option-{dashed(spec.name)}"
        values = [(value, words(f"{key}-{value}")) for value in spec.values]
        chosen = table.options.get(spec.name, spec.values[0])
        found.append(_Field(OPTION + spec.name, words(f"{key}-title"), values, chosen, words(f"{key}-hint")))
    seats = [(str(each), str(each)) for each in game.seats]
    found.append(_Field(SEATS, words("form-seats"), seats, str(table.capacity)))
    times = {name: words(f"turn-time-{name}") for name, seconds in TURNS.items() if seconds not in (usual, A_DAY)}
    times[turn_name(A_DAY) or ""] = words("pace-day")
    turn, offered = turn_name(table.turn_seconds), [(AS_USUAL, usual_time(words, usual)), *times.items()]
    found.append(
        _Field(
            TURN_TIME,
            words("form-turn-time"),
            offered,
            turn if turn in times else AS_USUAL,
            words("form-turn-time-hint"),
        )
    )
    if levels := [seat.level for seat in table.seats if seat.level is not None]:
        named = [(each, words(f"computer-level-{each}")) for each in game.levels]
        found.append(_Field(LEVEL, words("form-level"), named, levels[-1]))
    return {each.name: each for each in found}


def _value(field: Mapping[str, Any]) -> str:
    """Return the value of a field: of a checkbox, of radio buttons or, in forms of earlier versions, of a select."""
    ticked = read_tick(field)
    return read_choice(field) if ticked is None else YES_OR_NO[ticked]


def read_arrangement(table: Table, components: object) -> Wishes:
    """Read a page of the form that was submitted. A client may send anything.

    :raises Malformed: a field is missing, or it contains a field or a choice that the form does not offer.
    :raises Refusal: ``unknown_option`` or ``bad_option``, if that is about a house rule.
    """
    offered = _offered(table)
    chosen = {name: _value(field) for name, field in read_fields(components).items()}
    for name, value in chosen.items():
        rule = name.removeprefix(OPTION) if name.startswith(OPTION) else None
        if rule is not None and name not in offered:
            raise Refusal("unknown_option", option=rule)
        if rule is not None and value not in offered[name]:
            raise Refusal("bad_option", option=rule, value=value)
        if value not in offered.get(name, ()):
            raise Malformed(f"{name}: {value}")
    asked = chosen.keys() - {LEVEL}  # levels are asked for only if there are computer players
    if asked not in [set(page) - {LEVEL} for page in _pages(table)]:
        raise Malformed(str(chosen))
    options = {name.removeprefix(OPTION): value for name, value in chosen.items() if name.startswith(OPTION)}
    seats = int(chosen[SEATS]) if SEATS in chosen else None
    turn_seconds = TURNS.get(chosen[TURN_TIME]) if TURN_TIME in chosen else table.turn_seconds
    return Wishes(options, seats, turn_seconds, chosen.get(LEVEL))
