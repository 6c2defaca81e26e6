"""Discord's rules for application commands: names, options, choices, languages, sizes and where they can be used."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Any, Final

from playground.checks.components import CHANNEL_TYPES
from playground.checks.fields import ByLocale, Listed, Real, Record, Varied, Words, check_length
from playground.checks.shapes import Choice, Flag, Id, Shape, Text, Whole
from playground.errors import FormErrors
from playground.world import Json

CHAT_INPUT, USER, MESSAGE, ENTRY_POINT = 1, 2, 3, 4
"""The types of commands."""

SUB_COMMAND, SUB_COMMAND_GROUP, STRING, INTEGER, BOOLEAN = 1, 2, 3, 4, 5
USER_OPTION, CHANNEL_OPTION, ROLE_OPTION, MENTIONABLE, NUMBER, ATTACHMENT = 6, 7, 8, 9, 10, 11
"""The types of options."""

MAX_OPTIONS: Final = 25
MAX_TOTAL: Final = 8000
LARGEST: Final = 2**53

_NAME: Final = Words(32, least=1)
_DESCRIPTION: Final = Words(100, least=1)
_NAMED: Final[dict[str, Shape]] = {"name": _NAME, "name_localizations": ByLocale(_NAME)}
_DESCRIBED: Final[dict[str, Shape]] = {
    **_NAMED,
    "description": _DESCRIPTION,
    "description_localizations": ByLocale(_DESCRIPTION),
}


def _option(**fields: Shape) -> Record:
    return Record({**_DESCRIBED, "required": Flag(), **fields}, ("name", "description"))


def _choices(value: Shape) -> Listed:
    name = Words(100, least=1)
    fields: dict[str, Shape] = {"name": name, "name_localizations": ByLocale(name), "value": value}
    return Listed(Record(fields, ("name", "value")), MAX_OPTIONS)


_WHOLE: Final = Whole(1 - LARGEST, LARGEST - 1)
CHOICES: Final = {STRING: _choices(Words(100)), INTEGER: _choices(_WHOLE), NUMBER: _choices(Real())}
"""The choices of options, by the options' type."""
_VALUES: Final[dict[int, Record]] = {
    STRING: _option(
        choices=CHOICES[STRING],
        autocomplete=Flag(),
        min_length=Whole(0, 6000),
        max_length=Whole(1, 6000),
    ),
    INTEGER: _option(choices=CHOICES[INTEGER], autocomplete=Flag(), min_value=_WHOLE, max_value=_WHOLE),
    BOOLEAN: _option(),
    USER_OPTION: _option(),
    CHANNEL_OPTION: _option(channel_types=CHANNEL_TYPES),
    ROLE_OPTION: _option(),
    MENTIONABLE: _option(),
    NUMBER: _option(choices=CHOICES[NUMBER], autocomplete=Flag(), min_value=Real(), max_value=Real()),
    ATTACHMENT: _option(file_types=Listed(Words(32, least=1), 10)),
}
_SUB: Final = _option(options=Listed(Varied(_VALUES), MAX_OPTIONS))
_GROUP: Final = _option(options=Listed(Varied({SUB_COMMAND: _SUB}), MAX_OPTIONS))
_COMMAND: Final = Record(
    {
        **_NAMED,
        "description": Text(),
        "description_localizations": ByLocale(_DESCRIPTION),
        "options": Listed(Varied({SUB_COMMAND: _SUB, SUB_COMMAND_GROUP: _GROUP, **_VALUES}), MAX_OPTIONS),
        "default_member_permissions": Whole(0, 2**54 - 1),
        "dm_permission": Flag(),
        "default_permission": Flag(),
        "nsfw": Flag(),
        "integration_types": Listed(Choice((0, 1)), 2, least=1, unique=True),
        "contexts": Listed(Choice((0, 1, 2)), 3, least=1, unique=True),
        "type": Choice((CHAT_INPUT, USER, MESSAGE, ENTRY_POINT)),
        "handler": Choice((1, 2)),
        "id": Id(),
    },
    ("name",),
)


def read_commands(given: list[Any], paths: list[str]) -> list[Json]:
    """Return commands as Discord stores them: known fields only, and nothing that is null.

    :param paths: the place of each command in the body; empty for the body itself.
    :raises DiscordError: 50035 if a field is missing, of the wrong kind, or out of its range.
    """
    errors = FormErrors()
    read = [{"type": CHAT_INPUT, **_COMMAND.read(each, path, errors)} for each, path in zip(given, paths, strict=True)]
    errors.check()
    return read


def check_command(command: Json, path: str, errors: FormErrors, *, installs: Iterable[int], in_guild: bool) -> None:
    """Collect the errors of a command that ``read_commands`` returned.

    :param path: the place of the command in the body; empty if it is the body.
    :param installs: the ways in which the application can be installed.
    :param in_guild: whether the command is one of a single server.
    """
    at = f"{path}." if path else ""
    if command["type"] == CHAT_INPUT:
        _check_named(command, at, errors)
        if "description" not in command:
            errors.required(f"{at}description")
        else:
            check_length(len(command["description"]), 1, 100, f"{at}description", errors)
        _check_options(command.get("options", []), f"{at}options", errors)
        if _total(command) > MAX_TOTAL:
            errors.add(path, "APPLICATION_COMMAND_TOO_LARGE", "Command exceeds maximum size (8000)")
    elif command["type"] == ENTRY_POINT:
        if in_guild:
            errors.add(f"{at}type", "APPLICATION_COMMAND_TYPE_INVALID", "Entry Point commands can only be global")
    else:
        for name in ("description", "description_localizations", "options"):
            if command.get(name):
                code = f"APPLICATION_COMMAND_CONTEXT_MENU_{name.upper()}_INVALID"
                errors.add(f"{at}{name}", code, f"Context menu commands cannot have {name}")
    for install in set(command.get("integration_types", ())) - set(installs):
        code = "APPLICATION_COMMAND_INTEGRATION_TYPE_INVALID"
        errors.add(f"{at}integration_types", code, f"The application cannot be installed in this way: {install}")


def _check_named(named: Json, at: str, errors: FormErrors) -> None:
    localized: Json = named.get("name_localizations", {})
    if not _is_name(named["name"]):
        errors.add(f"{at}name", "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")
    if not all(_is_name(each) for each in localized.values()):
        errors.add(f"{at}name_localizations", "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")


def _is_name(name: str) -> bool:
    """Tell whether a name has only letters, digits, hyphens, underscores and apostrophes, and no capital letters."""
    return name == name.lower() and all(_is_for_names(each) for each in name)


def _is_for_names(character: str) -> bool:
    in_script = unicodedata.name(character, "").startswith(("DEVANAGARI ", "THAI "))
    return character in "-_'" or unicodedata.category(character)[0] in "LN" or in_script


def _check_options(options: list[Json], path: str, errors: FormErrors) -> None:
    optional_seen = False
    folders = [option["type"] in (SUB_COMMAND, SUB_COMMAND_GROUP) for option in options]
    for number, option in enumerate(options):
        here = f"{path}.{number}"
        _check_named(option, f"{here}.", errors)
        if folders[number] != folders[0]:
            message = "Sub-command and sub-command group option types are mutually exclusive to all other types"
            errors.add(here, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message)
        if option.get("required") and optional_seen:
            message = "Required options must be placed before non-required options"
            errors.add(here, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message)
        optional_seen = optional_seen or not option.get("required")
        _check_bounds(option, here, errors)
        _check_choices(option, here, errors)
        _check_options(option.get("options", []), f"{here}.options", errors)
    for locale in {None, *(locale for option in options for locale in option.get("name_localizations", {}))}:
        names = [option.get("name_localizations", {}).get(locale, option["name"]) for option in options]
        for number in _repeated(names):
            message = f"Option name {names[number]} is already used in these options"
            errors.add(f"{path}.{number}.name", "APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATED", message)


def _check_bounds(option: Json, path: str, errors: FormErrors) -> None:
    for least, most in (("min_value", "max_value"), ("min_length", "max_length")):
        if least in option and most in option and option[least] > option[most]:
            code = "APPLICATION_COMMAND_OPTION_BOUNDS_INVALID"
            errors.add(f"{path}.{least}", code, f"{least} is greater than {most}")


def _check_choices(option: Json, path: str, errors: FormErrors) -> None:
    choices: list[Json] = option.get("choices", [])
    if choices and option.get("autocomplete"):
        code = "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_INVALID"
        errors.add(f"{path}.autocomplete", code, "Options with choices cannot be autocompleted")
    for name in ("name", "value"):
        for number in _repeated([choice[name] for choice in choices]):
            code = f"APPLICATION_COMMAND_OPTIONS_CHOICE_{name.upper()}_ALREADY_EXISTS"
            errors.add(f"{path}.choices.{number}.{name}", code, f"Option choice {name} already exists")


def _repeated(values: list[Any]) -> list[int]:
    """Return the places of the values that were there before."""
    return [number for number, value in enumerate(values) if value in values[:number]]


def _total(named: Json) -> int:
    """Return a command's size: names, descriptions and values, each in its longest language."""
    own = sum(
        max(map(len, (str(named.get(name, "")), *named.get(f"{name}_localizations", {}).values())))
        for name in ("name", "description", "value")
    )
    return own + sum(_total(each) for name in ("options", "choices") for each in named.get(name, []))
