"""What Discord's clients send for slash commands and forms."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from playground.checks.forms import fields_of
from playground.driver.files import File
from playground.world import Json

CHAT_INPUT = 1
SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, FILE = 1, 2, 3, 4, 5, 11
TEXT_INPUT, TEXT, LABEL, RADIO_GROUP, CHECKBOX = 4, 10, 18, 21, 23
WITH_VALUE = {TEXT_INPUT, RADIO_GROUP, CHECKBOX}
"""The fields that have one value. The others have a list of values."""

NAMED_BY_OPTION = {6: ("people",), 7: ("channels",), 8: ("roles",), 9: ("people", "roles")}
"""What an option of a command names by its value, by the option's type."""
NAMED_BY_SELECT = {5: ("people",), 6: ("roles",), 7: ("people", "roles"), 8: ("channels",)}
"""What a select names by its values, by the select's type."""


def command_data(commands: Sequence[Json], command: str, options: Mapping[str, Any]) -> tuple[Json, list[Json]]:
    """Return the definition of a slash command, and its options as clients send them.

    A command that is not offered is sent by its name alone, as a modified client could send it.

    :param commands: the definitions of the commands that a person can use.
    :param command: the name, with those of its subcommands, such as ``claro new``.
    :param options: the values of the options by name.
    :raises LookupError: the command has no such subcommand or option.
    """
    name, *path = command.split()
    offered = [each for each in commands if each["type"] == CHAT_INPUT and each["name"] == name]
    if not offered:
        return {"id": "0", "name": name}, _guessed(path, options)
    # Of two commands with one name, clients offer that of the server first.
    root = known = next((each for each in offered if "guild_id" in each), offered[0])
    steps: list[Json] = []
    for step in path:
        known = _named(known.get("options", []), step)
        steps.append(known)
    kinds = {each["name"]: each["type"] for each in known.get("options", [])}
    if strange := [each for each in options if each not in kinds]:
        has = f"it has {', '.join(kinds)}" if kinds else "it has none"
        raise LookupError(f"the command {command!r} has no option {strange[0]!r}; {has}")
    given: list[Json] = [{"type": kinds[key], "name": key, "value": value} for key, value in options.items()]
    for each in reversed(steps):
        given = [{"type": each["type"], "name": each["name"], "options": given}]
    return root, given


def leaf_of(data: list[Json]) -> list[Json]:
    """Return the options of a command's data that have values."""
    while data and data[0]["type"] in (SUBCOMMAND, GROUP):
        data = data[0]["options"]
    return data


def _guessed(path: Sequence[str], options: Mapping[str, Any]) -> list[Json]:
    """Return options whose types nobody has said."""
    given: list[Json] = [{"type": _kind_of(value), "name": key, "value": value} for key, value in options.items()]
    for step in reversed(path):
        given = [{"type": SUBCOMMAND, "name": step, "options": given}]
    return given


def _kind_of(value: Any) -> int:
    kinds = {bool: BOOLEAN, int: INTEGER, File: FILE, Path: FILE}
    return next((kind for known, kind in kinds.items() if isinstance(value, known)), STRING)


def by_custom_id(components: Sequence[Json], values: Mapping[str, Any]) -> dict[str, tuple[int, Any]]:
    """Return the types of a form's fields and their values, by custom_id.

    :param values: the values by custom_id or label.
    :raises LookupError: there is no such field, or more than one with that label.
    """
    fields = list(fields_of(components))
    given = {}
    for name, value in values.items():
        found = [field for _, field in fields if field["custom_id"] == name]
        found = found or [field for label, field in fields if label == name]
        if len(found) != 1:
            has = ", ".join(f"{label!r} ({field['custom_id']})" for label, field in fields)
            raise LookupError(f"the form has {len(found) or 'no'} fields {name!r}; it has {has}")
        given[found[0]["custom_id"]] = (found[0]["type"], value)
    return given


def filled_in(component: Json, values: Mapping[str, Any]) -> Json:
    """Return a form's component as it is sent: its field with the new value, or with the preset one if none is given.

    :param values: the new values by custom_id.
    """
    answer = {"type": component["type"], "id": component.get("id", 0)}
    if component["type"] == TEXT:
        return answer
    label = component["type"] == LABEL
    field = component["component"] if label else component["components"][0]
    value = values.get(field["custom_id"], _preset(field))
    filled = {"type": field["type"], "custom_id": field["custom_id"], "id": field.get("id", 0)}
    if field["type"] in WITH_VALUE:
        filled["value"] = value
    else:
        filled["values"] = value if isinstance(value, (list, tuple)) else [value]
    return {**answer, "component": filled} if label else {**answer, "components": [filled]}


def _preset(field: Json) -> Any:
    """Return what a field shows when the form opens."""
    if field["type"] == TEXT_INPUT:
        return field.get("value", "")
    if field["type"] == CHECKBOX:
        return field.get("default", False)
    chosen = [each["value"] for each in field.get("options", []) if each.get("default")]
    if field["type"] == RADIO_GROUP:
        return chosen[0] if chosen else None
    return [*chosen, *(each["id"] for each in field.get("default_values", []))]


def _named(commands: Sequence[Json], name: str) -> Json:
    for command in commands:
        if command["name"] == name:
            return command
    raise LookupError(f"there is no command {name!r}")
