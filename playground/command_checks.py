"""Discord's rules for application commands."""

from __future__ import annotations

import re
from typing import Any, Final

from playground.errors import FormErrors
from playground.world import Json

NAME: Final = re.compile(r"[-_'\w]{1,32}")
MAX_COMMANDS: Final = 100
MAX_OPTIONS: Final = 25
SUB_COMMAND, SUB_COMMAND_GROUP, INTEGER, NUMBER = 1, 2, 4, 10
MAX_TOTAL: Final = 8000


def check_commands(commands: list[Json]) -> None:
    """Check a whole list of commands.

    :raises DiscordError: 50035 with all errors and their fields.
    """
    errors = FormErrors()
    if len(commands) > MAX_COMMANDS:
        errors.add("commands", "BASE_TYPE_MAX_LENGTH", f"Must be {MAX_COMMANDS} or fewer in length.")
    names = [command.get("name") for command in commands]
    for number, command in enumerate(commands):
        path = str(number)
        _check_named(command, path, errors)
        if names.count(command.get("name")) > 1:
            where = f"{path}.name"
            errors.add(where, "APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique")
        if _total(command) > MAX_TOTAL:
            errors.add(path, "APPLICATION_COMMAND_TOO_LARGE", "Command exceeds maximum size (8000)")
    errors.check()


def _check_named(named: Json, path: str, errors: FormErrors) -> None:
    name = named.get("name")
    if not isinstance(name, str) or not NAME.fullmatch(name) or name != name.lower():
        errors.add(f"{path}.name", "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")
    errors.length(f"{path}.description", named.get("description"), 1, 100)
    options: list[Json] = named.get("options") or []
    if len(options) > MAX_OPTIONS:
        errors.add(f"{path}.options", "BASE_TYPE_BAD_LENGTH", "Must be between 0 and 25 in length.")
    required_before = True
    for number, option in enumerate(options):
        here = f"{path}.options.{number}"
        _check_named(option, here, errors)
        _check_option(option, here, errors)
        if option.get("required") and not required_before:
            message = "Required options must be placed before non-required options"
            errors.add(here, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message)
        required_before = bool(option.get("required"))


def _check_option(option: Json, path: str, errors: FormErrors) -> None:
    kind = option.get("type")
    if kind not in range(1, 12):
        errors.add(f"{path}.type", "BASE_TYPE_CHOICES", "Value must be one of (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11).")
    choices: list[Any] = option.get("choices") or []
    if len(choices) > MAX_OPTIONS:
        errors.add(f"{path}.choices", "BASE_TYPE_BAD_LENGTH", "Must be between 0 and 25 in length.")
    for number, choice in enumerate(choices):
        errors.length(f"{path}.choices.{number}.name", choice.get("name"), 1, 100)


def _total(named: Json) -> int:
    own = len(str(named.get("name", ""))) + len(str(named.get("description", "")))
    values = sum(len(str(c.get("name", ""))) + len(str(c.get("value", ""))) for c in named.get("choices") or [])
    return own + values + sum(_total(option) for option in named.get("options") or [])
