"""What Discord's clients send for slash commands and forms."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from playground.world import Json

SUBCOMMAND = 1
LABEL = 18


def command_data(commands: Sequence[Json], command: str, options: Mapping[str, Any]) -> tuple[Json, list[Json]]:
    """Return the definition of a command, and its options as clients send them.

    :param commands: the definitions of the bot's commands.
    :param command: the name, with those of its subcommands, such as ``claro new``.
    :param options: the values of the options by name.
    :raises LookupError: the bot has no such command, or has not yet told Discord of it.
    """
    name, *path = command.split()
    root = known = _named(commands, name)
    for step in path:
        known = _named(known["options"], step)
    kinds = {each["name"]: each["type"] for each in known.get("options", [])}
    given: list[Json] = [{"type": kinds[key], "name": key, "value": value} for key, value in options.items()]
    for step in reversed(path):
        given = [{"type": SUBCOMMAND, "name": step, "options": given}]
    return root, given


def filled_in(component: Json, values: Mapping[str, str | list[str]]) -> Json:
    """Return a field of a form with its new value, or with its preset one if none is given.

    :param values: the new values by custom_id.
    """
    label = component["type"] == LABEL
    field = component["component"] if label else component["components"][0]
    preset = [each["value"] for each in field.get("options", []) if each.get("default")]
    given = values.get(field["custom_id"], preset if field["type"] == 3 else field.get("value", ""))
    filled = {"type": field["type"], "custom_id": field["custom_id"], "id": field.get("id", 0)}
    filled["values" if isinstance(given, list) else "value"] = given
    return {"type": LABEL, "component": filled} if label else {"type": 1, "components": [filled]}


def _named(commands: Sequence[Json], name: str) -> Json:
    for command in commands:
        if command["name"] == name:
            return command
    raise LookupError(f"there is no command {name!r}")
