"""Discord's rules for answers other than messages, and for what people send: forms, choices, options and files."""

from __future__ import annotations

from typing import Any, Final

from playground.checks import SELECTS, walk
from playground.errors import DiscordError, FormErrors
from playground.world import Attachment, Json

TEXT_INPUT, LABEL, FILE_UPLOAD = 4, 18, 19
MAX_FILES: Final = 10
MAX_FILE_BYTES: Final = 10 * 1024 * 1024
MAX_CHOICES: Final = 25
SUB_COMMAND, SUB_COMMAND_GROUP, STRING, INTEGER, BOOLEAN, NUMBER = 1, 2, 3, 4, 5, 10


def check_choices(data: Json) -> None:
    """Check the choices of an autocomplete answer.

    :raises DiscordError: 50035.
    """
    errors = FormErrors()
    choices = data.get("choices")
    if not isinstance(choices, list) or len(choices) > MAX_CHOICES:
        errors.add("data.choices", "BASE_TYPE_BAD_LENGTH", f"Must be between 0 and {MAX_CHOICES} in length.")
    else:
        for number, choice in enumerate(choices):
            errors.length(f"data.choices.{number}.name", choice.get("name"), 1, 100)
            if "value" not in choice:
                errors.required(f"data.choices.{number}.value")
    errors.check()


def check_modal(data: Json) -> None:
    """Check a form.

    :raises DiscordError: 50035.
    """
    errors = FormErrors()
    errors.length("data.title", data.get("title"), 1, 45)
    errors.length("data.custom_id", data.get("custom_id"), 1, 100)
    components: list[Json] = data.get("components") or []
    if not 1 <= len(components) <= 5:
        errors.add("data.components", "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 5 in length.")
    seen: set[str] = set()
    for number, component in enumerate(components):
        path = f"data.components.{number}"
        match component.get("type"):
            case 1:
                fields = component.get("components") or []
                if len(fields) != 1 or fields[0].get("type") != TEXT_INPUT:
                    errors.add(f"{path}.components", "BASE_TYPE_BAD_LENGTH", "Must be 1 text input.")
                    continue
                field, here = fields[0], f"{path}.components.0"
                errors.length(f"{here}.label", field.get("label"), 1, 45)
            case 18:
                field, here = component.get("component") or {}, f"{path}.component"
                errors.length(f"{path}.label", component.get("label"), 1, 45)
                if field.get("type") not in {TEXT_INPUT, FILE_UPLOAD, *SELECTS}:
                    errors.add(f"{here}.type", "UNION_TYPE_CHOICES", "Not a field.")
            case 10:
                errors.length(f"{path}.content", component.get("content"), 1, 4000)
                continue
            case kind:
                errors.add(f"{path}.type", "UNION_TYPE_CHOICES", f"Component type {kind} is not allowed here.")
                continue
        _check_field(field, here, seen, errors)
    errors.check()


def _check_field(field: Json, path: str, seen: set[str], errors: FormErrors) -> None:
    custom_id = field.get("custom_id")
    errors.length(f"{path}.custom_id", custom_id, 1, 100)
    if custom_id in seen:
        errors.add(f"{path}.custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated")
    seen.add(str(custom_id))
    if field.get("type") != TEXT_INPUT:
        return
    if field.get("style") not in (1, 2):
        errors.add(f"{path}.style", "BASE_TYPE_CHOICES", "Value must be one of (1, 2).")
    for name, most in (("placeholder", 100), ("value", 4000)):
        if field.get(name) is not None:
            errors.length(f"{path}.{name}", field[name], 0, most)


def check_files(files: list[Attachment], total: int) -> None:
    """Check a message's files.

    :raises DiscordError: 40005 if a file is too large, 50035 if there are too many files.
    """
    if any(len(file.content) > MAX_FILE_BYTES for file in files):
        raise DiscordError(413, 40005, "Request entity too large")
    errors = FormErrors()
    if total > MAX_FILES:
        errors.add("attachments", "BASE_TYPE_MAX_LENGTH", f"Must be {MAX_FILES} or fewer in length.")
    errors.check()


def check_references(components: list[Json], names: set[str]) -> None:
    """Check that the message has every file that its components show.

    :raises DiscordError: 50035.
    """
    errors = FormErrors()
    for path, component in walk(components):
        shown = [("media", component.get("media")), ("file", component.get("file"))]
        shown += [
            (f"items.{number}.media", item.get("media")) for number, item in enumerate(component.get("items", []))
        ]
        for where, media in shown:
            url = (media or {}).get("url", "")
            if url.startswith("attachment://") and url.removeprefix("attachment://") not in names:
                code = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
                errors.add(f"{path}.{where}.url", code, f"The referenced attachment {url} was not found")
    errors.check()


def check_options(command: Json, given: list[Json]) -> None:
    """Check the options of a command that a person's client sends. Discord does so before the bot gets the command.

    :raises DiscordError: 50035.
    """
    errors = FormErrors()
    _check_options(command.get("options") or [], given, "data.options", errors)
    errors.check()


def _check_options(known: list[Json], given: list[Json], path: str, errors: FormErrors) -> None:
    by_name = {option["name"]: option for option in known}
    for number, option in enumerate(given):
        here = f"{path}.{number}"
        rule = by_name.get(option.get("name"))
        if rule is None or rule["type"] != option.get("type"):
            errors.add(f"{here}.name", "APPLICATION_COMMAND_OPTION_UNKNOWN", "This option is not one of the command's")
        elif rule["type"] in (SUB_COMMAND, SUB_COMMAND_GROUP):
            _check_options(rule.get("options") or [], option.get("options") or [], f"{here}.options", errors)
        elif not option.get("focused"):
            _check_value(rule, option.get("value"), f"{here}.value", errors)
    names = {option.get("name") for option in given}
    for rule in known:
        if rule.get("required") and rule["name"] not in names:
            errors.required(f"{path}.{rule['name']}")


def _check_value(rule: Json, value: Any, path: str, errors: FormErrors) -> None:
    kinds: dict[int, type | tuple[type, ...]] = {STRING: str, INTEGER: int, BOOLEAN: bool, NUMBER: (int, float)}
    kind = kinds.get(rule["type"])
    if kind is not None and (not isinstance(value, kind) or (isinstance(value, bool) and rule["type"] != BOOLEAN)):
        errors.add(path, "APPLICATION_COMMAND_OPTION_VALUE_INVALID", "The value is of another kind than the option")
    elif rule.get("choices") and not rule.get("autocomplete") and value not in [c["value"] for c in rule["choices"]]:
        errors.add(path, "APPLICATION_COMMAND_OPTION_CHOICE_INVALID", "The value is none of the option's choices")
    elif "min_value" in rule and value < rule["min_value"]:
        errors.add(path, "NUMBER_TYPE_MIN", f"Value must be at least {rule['min_value']}.")
    elif "max_value" in rule and value > rule["max_value"]:
        errors.add(path, "NUMBER_TYPE_MAX", f"Value must be at most {rule['max_value']}.")
