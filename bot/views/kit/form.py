"""Reading a form that a client has submitted. A client may send anything."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import discord
from discord import ui

from bot.views.kit.route import Malformed

_TEXT: Final = discord.ComponentType.text_display.value


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


def fill_in(form: ui.Modal, fields: Mapping[str, Mapping[str, Any]]) -> None:
    """Let a form show what somebody had filled in before, apart from people.

    :param fields: what ``read_fields`` returned then. A field that the form does not have is left out.
    """
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


def read_people(field: Mapping[str, Any]) -> list[str]:
    """Return the ids that were chosen in a select, without repetitions.

    :raises Malformed: they are no texts.
    """
    values = field.get("values")
    if not isinstance(values, list) or not all(isinstance(value, str) for value in values):
        raise Malformed(str(values))
    return list(dict.fromkeys(values))
