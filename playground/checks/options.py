"""Discord's rules for the options of a command that a person's client sends."""

from __future__ import annotations

from typing import Any, Final

from playground.checks.commands import (
    ATTACHMENT,
    BOOLEAN,
    CHANNEL_OPTION,
    INTEGER,
    LARGEST,
    MENTIONABLE,
    NUMBER,
    ROLE_OPTION,
    STRING,
    SUB_COMMAND,
    SUB_COMMAND_GROUP,
    USER_OPTION,
)
from playground.checks.fields import check_length
from playground.checks.resolving import Resolver
from playground.errors import FormErrors
from playground.world import Json

MAX_STRING: Final = 6000
FOLDERS: Final = (SUB_COMMAND, SUB_COMMAND_GROUP)
KINDS: Final[dict[int, type | tuple[type, ...]]] = {STRING: str, INTEGER: int, BOOLEAN: bool, NUMBER: (int, float)}


def read_options(command: Json, given: Any, resolver: Resolver, *, completing: bool) -> list[Json]:
    """Return the options as the bot gets them. Discord checks them before it passes them on.

    While a person completes an option, the others may be missing or half written: Discord leaves their check to its
    clients.

    :param resolver: collects what the options name.
    :param completing: whether the person asks for completions of one option.
    :raises DiscordError: 50035.
    """
    errors = FormErrors()
    reading = _Reading(resolver, errors, completing=completing)
    read = reading.read(command.get("options") or [], given or [], "data.options")
    if completing and reading.focused != 1:
        errors.add("data.options", "APPLICATION_COMMAND_OPTION_FOCUS_INVALID", "Exactly one option must have the focus")
    errors.check()
    return read


class _Reading:
    def __init__(self, resolver: Resolver, errors: FormErrors, *, completing: bool) -> None:
        self._resolver = resolver
        self._errors = errors
        self._completing = completing
        self.focused = 0

    def read(self, known: list[Json], given: Any, path: str) -> list[Json]:
        if not isinstance(given, list) or not all(isinstance(each, dict) for each in given):
            self._errors.add(path, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
            return []
        by_name = {option["name"]: option for option in known}
        names = [option.get("name") for option in given]
        read: list[Json] = []
        for number, option in enumerate(given):
            here = f"{path}.{number}"
            rule = by_name.get(option.get("name"))
            if rule is None or rule["type"] != option.get("type") or option["name"] in names[:number]:
                message = "This option is not one of the command's"
                self._errors.add(f"{here}.name", "APPLICATION_COMMAND_OPTION_UNKNOWN", message)
                continue
            passed_on = {"type": rule["type"], "name": rule["name"]}
            if rule["type"] in FOLDERS:
                inner = self.read(rule.get("options") or [], option.get("options") or [], f"{here}.options")
                passed_on["options"] = inner
            else:
                self._read_value(rule, option, passed_on, f"{here}.value")
            read.append(passed_on)
        self._check_missing(known, given, path)
        return read

    def _check_missing(self, known: list[Json], given: list[Json], path: str) -> None:
        if known and known[0]["type"] in FOLDERS and len(given) != 1:
            message = "Exactly one subcommand must be given"
            self._errors.add(path, "APPLICATION_COMMAND_OPTION_SUBCOMMAND_REQUIRED", message)
        names = {option.get("name") for option in given}
        for rule in known:
            if rule.get("required") and rule["name"] not in names and not self._completing:
                self._errors.required(f"{path}.{rule['name']}")

    def _read_value(self, rule: Json, option: Json, passed_on: Json, path: str) -> None:
        value = option.get("value")
        if self._completing:
            if option.get("focused"):
                self.focused += 1
                if not rule.get("autocomplete"):
                    message = "This option has no autocompletion"
                    self._errors.add(path, "APPLICATION_COMMAND_OPTION_FOCUS_INVALID", message)
                # The option that is being written has text, of whatever type it is.
                passed_on |= {"value": "" if value is None else str(value), "focused": True}
            elif value is not None:
                passed_on["value"] = value
        else:
            passed_on["value"] = self._checked(rule, value, path)

    def _checked(self, rule: Json, value: Any, path: str) -> Any:
        kind = rule["type"]
        if kind in KINDS:
            self._check_plain(rule, value, path)
            return value
        find = {
            USER_OPTION: self._resolver.user,
            ROLE_OPTION: self._resolver.role,
            MENTIONABLE: self._resolver.mentionable,
            ATTACHMENT: self._resolver.attachment,
        }
        found = (
            self._resolver.channel(value, rule.get("channel_types")) if kind == CHANNEL_OPTION else find[kind](value)
        )
        if found is None:
            self._errors.add(path, "APPLICATION_COMMAND_OPTION_VALUE_INVALID", "The value names nothing that is known")
        return found

    def _check_plain(self, rule: Json, value: Any, path: str) -> None:
        errors = self._errors
        if not isinstance(value, KINDS[rule["type"]]) or (isinstance(value, bool) and rule["type"] != BOOLEAN):
            message = "The value is of another kind than the option"
            errors.add(path, "APPLICATION_COMMAND_OPTION_VALUE_INVALID", message)
        elif rule.get("choices") and value not in [choice["value"] for choice in rule["choices"]]:
            message = "The value is none of the option's choices"
            errors.add(path, "APPLICATION_COMMAND_OPTION_CHOICE_INVALID", message)
        elif isinstance(value, str):
            check_length(len(value), rule.get("min_length", 0), rule.get("max_length", MAX_STRING), path, errors)
        elif rule["type"] != BOOLEAN:
            least, most = rule.get("min_value", -LARGEST), rule.get("max_value", LARGEST)
            if value < least:
                errors.add(path, "NUMBER_TYPE_MIN", f"Value must be at least {least}.")
            elif value > most:
                errors.add(path, "NUMBER_TYPE_MAX", f"Value must be at most {most}.")
