"""Forms: the rules for those that the bot opens, and for what a person fills in."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

from playground.checks.components import (
    CHANNEL_SELECT,
    CHECKBOX,
    CHECKBOX_GROUP,
    FILE_UPLOAD,
    FORM,
    LABEL,
    MENTIONABLE_SELECT,
    RADIO_GROUP,
    ROLE_SELECT,
    ROW,
    STRING_SELECT,
    TEXT,
    TEXT_INPUT,
    USER_SELECT,
)
from playground.checks.fields import check_length
from playground.checks.messages import check_select, check_unique, complete_components, walk
from playground.checks.resolving import Resolver
from playground.errors import FormErrors
from playground.world import Json, World

MAX_INPUT: Final = 4000
WITH_VALUE: Final = {TEXT_INPUT, RADIO_GROUP, CHECKBOX}
"""The fields that have one value. The others have a list of values."""


def fields_of(components: Iterable[Json]) -> Iterator[tuple[str, Json]]:
    """Yield a form's fields, each with its label."""
    for each in components:
        if each["type"] == LABEL:
            yield str(each["label"]), each["component"]
        elif each["type"] == ROW:
            yield str(each["components"][0].get("label")), each["components"][0]


def read_form(world: World, data: Any) -> Json:
    """Return a form as Discord passes it on: known fields only, and every component with an id.

    :raises DiscordError: 50035.
    """
    errors = FormErrors()
    form: Json = FORM.read(data, "data", errors)
    errors.check()
    every = list(walk(form["components"], "data.components"))
    check_unique(every, errors)
    for path, component in every:
        kind = component["type"]
        if kind == ROW and "label" not in component["components"][0]:
            errors.required(f"{path}.components.0.label")
        elif kind == TEXT_INPUT:
            if component.get("min_length", 0) > component.get("max_length", MAX_INPUT):
                errors.add(f"{path}.min_length", "TEXT_INPUT_LENGTHS_INVALID", "min_length is greater than max_length")
        elif kind not in (ROW, LABEL, TEXT):
            _check_field(world, component, path, errors)
    errors.check()
    complete_components(form["components"])
    return form


def _check_field(world: World, field: Json, path: str, errors: FormErrors) -> None:
    if field.get("disabled"):
        errors.add(f"{path}.disabled", "COMPONENT_DISABLED_IN_MODAL", "Components of modals cannot be disabled")
    if field.get("min_values") == 0 and field.get("required", True):
        errors.add(f"{path}.min_values", "NUMBER_TYPE_MIN", "int value should be greater than or equal to 1.")
    if field["type"] == RADIO_GROUP:
        field = {**field, "min_values": 0, "max_values": 1}
    check_select(world, field, path, errors)


def read_answers(form: Json, given: Any, resolver: Resolver) -> list[Json]:
    """Return a filled-in form's components as the bot gets them.

    :param form: the form, as ``read_form`` returned it.
    :param given: the components that the person's client sends.
    :param resolver: collects what the fields name.
    :raises DiscordError: 50035.
    """
    errors = FormErrors()
    sent = {each.get("custom_id"): (path, each) for path, each in _walk_sent(given)}
    read: list[Json] = []
    for number, component in enumerate(form["components"]):
        answer: Json = {"type": component["type"], "id": component["id"]}
        if component["type"] != TEXT:
            label = component["type"] == LABEL
            field = component["component"] if label else component["components"][0]
            where = f"data.components.{number}.component" if label else f"data.components.{number}.components.0"
            path, filled = sent.pop(field["custom_id"], (where, {}))
            if filled.get("type", field["type"]) != field["type"]:
                errors.add(f"{path}.type", "COMPONENT_VALIDATION_FAILED", "Component validation failed")
            name = "value" if field["type"] in WITH_VALUE else "values"
            value = _read(field, filled.get(name), f"{path}.{name}", resolver, errors)
            inner = {"type": field["type"], "id": field["id"], "custom_id": field["custom_id"], name: value}
            answer |= {"component": inner} if label else {"components": [inner]}
        read.append(answer)
    if sent:
        errors.add("data", "COMPONENT_VALIDATION_FAILED", "Component validation failed")
    errors.check()
    return read


def _walk_sent(given: Any) -> list[tuple[str, Json]]:
    """Return the fields in what a client sends, with their paths."""
    found: list[tuple[str, Json]] = []
    for number, outer in enumerate(given if isinstance(given, list) else []):
        path = f"data.components.{number}"
        inner = outer.get("components") if isinstance(outer, dict) else None
        if isinstance(outer, dict) and isinstance(outer.get("component"), dict):
            found.append((f"{path}.component", outer["component"]))
        for place, each in enumerate(inner if isinstance(inner, list) else []):
            if isinstance(each, dict):
                found.append((f"{path}.components.{place}", each))
    return found


def _read(field: Json, value: Any, path: str, resolver: Resolver, errors: FormErrors) -> Any:
    required = field.get("required", True)
    match field["type"]:
        case 4:
            return _read_text(field, value, path, errors, required=required)
        case 23:
            return bool(value)
        case 21:
            if value is None or value == "":
                if required:
                    errors.required(path)
                return None
            _check_offered(field, [value], path, errors)
            return value
    values: list[Any] = value if isinstance(value, list) else []
    if not values and required:
        errors.required(path)
    if values or required:
        most = len(field["options"]) if field["type"] == CHECKBOX_GROUP else 1
        least = field.get("min_values", 1)
        check_length(len(values), least, field.get("max_values", most), path, errors)
    if len({str(each) for each in values}) < len(values):
        errors.add(path, "SET_TYPE_ALREADY_CONTAINS_VALUE", "The set already contains this value.")
    if field["type"] in (STRING_SELECT, CHECKBOX_GROUP):
        _check_offered(field, values, path, errors)
        return values
    return resolve_values(field, values, path, resolver, errors)


def _read_text(field: Json, value: Any, path: str, errors: FormErrors, *, required: bool) -> str:
    if value is not None and not isinstance(value, str):
        errors.add(path, "STRING_TYPE_CONVERT", "Could not interpret value as string.")
        return ""
    if not value:
        if required:
            errors.required(path)
        return ""
    check_length(len(value), field.get("min_length", 0), field.get("max_length", MAX_INPUT), path, errors)
    return value


def _check_offered(field: Json, values: list[Any], path: str, errors: FormErrors) -> None:
    offered = [option["value"] for option in field["options"]]
    if any(value not in offered for value in values):
        spelt = ", ".join(repr(each) for each in offered)
        errors.add(path, "BASE_TYPE_CHOICES", f"Value must be one of {{{spelt}}}.")


def resolve_values(field: Json, values: list[Any], path: str, resolver: Resolver, errors: FormErrors) -> list[str]:
    """Return the ids that a person has chosen in a select of people, roles or channels, or of uploaded files."""
    find = {
        USER_SELECT: resolver.user,
        ROLE_SELECT: resolver.role,
        MENTIONABLE_SELECT: resolver.mentionable,
        CHANNEL_SELECT: lambda value: resolver.channel(value, field.get("channel_types")),
        FILE_UPLOAD: resolver.attachment,
    }[field["type"]]
    found = [find(value) for value in values]
    for number, each in enumerate(found):
        if each is None:
            errors.add(f"{path}.{number}", "COMPONENT_VALIDATION_FAILED", "Component validation failed")
    return [each for each in found if each is not None]
