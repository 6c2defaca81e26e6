"""Forms (modals): building a form, and reading what a client submits. A client may send anything."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

import discord
from discord import ui

from bot.faces.face import LONGEST_TEXT, Ask
from bot.interactions.components.layout import LONGEST_LABEL
from bot.interactions.routes.route import Malformed, RouteMatch, snowflake
from bot.locales.words import Words
from bot.runtime.refusal import Refusal

MOST_FIELDS: Final = 5
"""The most fields that Discord allows in a form."""

_TEXT: Final = discord.ComponentType.text_display.value


def form(words: Words, title: str, custom_id: object, *fields: ui.Label[ui.Modal], about: str = "") -> ui.Modal:
    """Return a form, with a text above its fields if there is one."""
    made = ui.Modal(title=title, custom_id=str(custom_id))
    if about:
        made.add_item(ui.TextDisplay(words.with_direction(about)))
    for field in fields:
        made.add_item(field)
    made.stop()  # the answer is found by its custom_id, so discord.py need not keep the form
    return made


def choice_field(
    name: str,
    label: str,
    values: Iterable[tuple[str, str]],
    chosen: str | None,
    hint: str | None = None,
    *,
    radios: bool = False,
) -> ui.Label[ui.Modal]:
    """Return a field to choose one value in: radio buttons, or a list. Each value comes with what it is called."""
    given = [(value, said[:LONGEST_LABEL], value == chosen) for value, said in values]
    component: ui.RadioGroup[ui.Modal] | ui.Select[ui.Modal]
    if radios:
        buttons = [discord.RadioGroupOption(value=value, label=said, default=now) for value, said, now in given]
        component = ui.RadioGroup(custom_id=name, options=buttons)
    else:
        options = [discord.SelectOption(value=value, label=said, default=now) for value, said, now in given]
        component = ui.Select(custom_id=name, options=options)
    return ui.Label(text=label, description=hint, component=component)


def text_field(
    name: str,
    label: str,
    now: str | None,
    most: int,
    hint: str | None = None,
    *,
    required: bool = True,
    empty: str | None = None,
) -> ui.Label[ui.Modal]:
    """Return a field to type so many characters in at most, with what holds now filled in.

    :param empty: what it shows while it is empty.
    """
    box: ui.TextInput[ui.Modal] = ui.TextInput(
        custom_id=name, default=now or None, max_length=most, required=required, placeholder=empty
    )
    return ui.Label(text=label, description=hint, component=box)


def tick_field(name: str, label: str, hint: str | None, *, ticked: bool) -> ui.Label[ui.Modal]:
    """Return a checkbox."""
    box: ui.Checkbox[ui.Modal] = ui.Checkbox(custom_id=name, default=ticked)
    return ui.Label(text=label, description=hint, component=box)


def people_field(
    name: str, label: str, now: Iterable[int] = (), *, least: int = 1, most: int = 1
) -> ui.Label[ui.Modal]:
    """Return a field to choose people in, with those of ``now`` filled in."""
    given = [discord.SelectDefaultValue(id=each, type=discord.SelectDefaultValueType.user) for each in now]
    people: ui.UserSelect[ui.Modal] = ui.UserSelect(
        custom_id=name, min_values=least, max_values=most, default_values=given, required=least > 0
    )
    return ui.Label(text=label, component=people)


def read_fields(components: object) -> dict[str, Mapping[str, Any]]:
    """Return the fields of a form by custom_id, as they were filled in.

    :raises Malformed: it is nothing like a form of ours: a list of texts and of labels, each with a field of its own.
    """
    if not isinstance(components, list):
        raise Malformed(str(components))
    fields: dict[str, Mapping[str, Any]] = {}
    for component in components:
        if isinstance(component, dict) and component.get("type") == _TEXT:
            continue
        field = component.get("component") if isinstance(component, dict) else None
        name = field.get("custom_id") if isinstance(field, dict) else None
        if not isinstance(field, dict) or not isinstance(name, str) or name in fields:
            raise Malformed(str(component))
        fields[name] = field
    return fields


def read_text(components: object, name: str, most: int) -> str:
    """Return what was typed in the only field of a form, cut where it is too long.

    :raises Malformed: the form is another one.
    """
    (field,) = read_exactly(components, name)
    return str(field.get("value") or "")[:most]


def read_exactly(components: object, *names: str) -> list[Mapping[str, Any]]:
    """Return the fields of a form in this order.

    :raises Malformed: it has others.
    """
    fields = read_fields(components)
    if fields.keys() != set(names):
        raise Malformed(str(components))
    return [fields[each] for each in names]


def fill_in(form: ui.Modal, fields: Mapping[str, Mapping[str, Any]]) -> None:
    """Let a form show what ``read_fields`` returned of it before, apart from people and fields that it lacks."""
    for label in form.walk_children():
        item = label.component if isinstance(label, ui.Label) else None
        field = fields.get(getattr(item, "custom_id", ""))
        if field is None:
            continue
        value = field.get("value")
        if isinstance(item, ui.TextInput) and isinstance(value, str):
            item.default = value[: item.max_length]
        elif isinstance(item, ui.Checkbox) and isinstance(value, bool):
            item.default = value
        elif isinstance(item, ui.RadioGroup | ui.Select):
            chosen = field.get("values") or [value]
            for option in item.options:
                option.default = option.value in chosen


def read_choice(field: Mapping[str, Any]) -> str:
    """Return the only value that was chosen in a group of radio buttons or a select.

    :raises Malformed: none was chosen, or several were.
    """
    values = [field["value"]] if "value" in field else field.get("values")
    if not isinstance(values, list) or len(values) != 1 or not isinstance(values[0], str):
        raise Malformed(str(field))
    return values[0]


def read_tick(field: Mapping[str, Any]) -> bool | None:
    """Return whether a checkbox was ticked; None if the field is no checkbox."""
    value = field.get("value")
    return value if isinstance(value, bool) else None


def read_ids(field: Mapping[str, Any], most: int) -> list[int]:
    """Return the people, roles or channels that were chosen in a select, without repetitions.

    :param most: how many can be.
    :raises Malformed: they are no ids, or more.
    """
    values = field.get("values")
    if not isinstance(values, list) or not all(isinstance(value, str) and value.isascii() for value in values):
        raise Malformed(str(values))
    if len(found := dict.fromkeys(values)) > most:
        raise Malformed(str(values))
    return [snowflake(each) for each in found]


NUMBER: Final = "number"
TEXT: Final = "text"
DIGITS: Final = 9
"""The longest number that is accepted, in digits."""


def question_form(words: Words, game: str, meaning: RouteMatch, ask: Ask) -> ui.Modal:
    """Return the form with this custom_id that asks for a move's number, with the lowest one filled in, or its text."""
    if ask.text:
        field = text_field(TEXT, ask.question, "", ask.most)
    else:
        limits = words("form-limits", least=str(ask.least), most=str(ask.most))
        field = text_field(NUMBER, ask.question, str(ask.least), DIGITS + 2, limits)
    return form(words, words(f"{game}-title"), meaning, field)


def read_answer(components: object) -> str:
    """Return what was filled in, as moves have it: a number without leading zeros, or a text with single spaces.

    :raises Malformed: the form is not this one.
    :raises Refusal: ``not_a_number``; ``not_a_text``: it has other signs than letters, digits and spaces, or too many.
    """
    fields = read_fields(components)
    field = fields.get(NUMBER) or fields.get(TEXT)
    if field is None:
        raise Malformed(str(components))
    if NUMBER not in fields:
        text = " ".join(str(field.get("value") or "").split())
        if not text.replace(" ", "").isalnum() or len(text) > LONGEST_TEXT:
            raise Refusal("not_a_text", said=text[:LONGEST_TEXT] or "–")
        return text
    said = str(field.get("value") or "").strip()
    if not (said.isascii() and said.isdecimal()) or len(said) > DIGITS:
        raise Refusal("not_a_number", said=said[: DIGITS + 2] or "–")
    return str(int(said))
