"""Reading a form that a client has submitted. A client may send anything."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.views.custom_id import Malformed


def read_fields(components: object) -> dict[str, Mapping[str, Any]]:
    """Return the fields of a form by custom_id, as they were filled in.

    :raises Malformed: it is nothing like a form of ours: a list of labels, each with a field of its own.
    """
    if not isinstance(components, list):
        raise Malformed(str(components))
    fields: dict[str, Mapping[str, Any]] = {}
    for component in components:
        field = component.get("component") if isinstance(component, dict) else None
        name = field.get("custom_id") if isinstance(field, dict) else None
        if not isinstance(field, dict) or not isinstance(name, str) or name in fields:
            raise Malformed(str(component))
        fields[name] = field
    return fields


def read_choice(field: Mapping[str, Any]) -> str:
    """Return the only value that was chosen in a field.

    :raises Malformed: none was chosen, or several were.
    """
    values = field.get("values")
    if not isinstance(values, list) or len(values) != 1 or not isinstance(values[0], str):
        raise Malformed(str(values))
    return values[0]
