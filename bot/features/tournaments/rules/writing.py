"""A tournament's entries as JSON, and back. The JSON of every version of the bot can be read for good."""

import re
from collections.abc import Mapping
from functools import cache
from typing import Any, Final, TypeAlias

from pydantic import TypeAdapter, ValidationError

from bot.features.tournaments.rules import entries
from bot.features.tournaments.rules.entries import Entry

Json: TypeAlias = dict[str, Any]

VERSION: Final = 1
"""The version of the form that ``to_json`` writes."""

KINDS: Final[Mapping[str, type[Any]]] = {
    re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).lower(): kind
    for name, kind in vars(entries).items()
    if isinstance(kind, type) and issubclass(kind, Entry) and kind is not Entry
}
"""The word for each kind of entry: its class's name, such as ``check-in-opened``. So no class gets another name."""

PEOPLE: Final = frozenset({"organiser", "user", "by"})
"""The keys whose values are people's ids."""

_WORDS: Final = {kind: word for word, kind in KINDS.items()}


@cache
def _form(kind: str) -> TypeAdapter[Any]:
    """Return what reads and writes a kind of entry. It is made when it is needed, as that takes a millisecond."""
    return TypeAdapter(KINDS[kind])


class BadEntry(ValueError):
    """Something that is no entry, or one that a newer version of the bot has written."""


def to_json(entry: Entry) -> Json:
    """Return an entry as JSON: version, kind, and values by name, without default values."""
    kind = _WORDS[type(entry)]
    written: Json = _form(kind).dump_python(entry, mode="json", exclude_defaults=True)
    if isinstance(entry, entries.Announced | entries.Changed):
        written["options"]["seats"] = entry.options.seats  # also two
    return {"v": VERSION, "kind": kind, **written}


def from_json(written: Mapping[str, Any]) -> Entry:
    """Read an entry from JSON. A person's id that is missing is None: they have been forgotten.

    :raises BadEntry: it is none, or of a newer version.
    """
    if written.get("v") != VERSION:
        raise BadEntry(f"an entry of version {written.get('v')!r}, where {VERSION} is the newest known")
    kind = str(written.get("kind"))
    if kind not in KINDS:
        raise BadEntry(f"an entry of the unknown kind {written.get('kind')!r}")
    try:
        entry: Entry = _form(kind).validate_python({**dict.fromkeys(PEOPLE), **written})
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        where = ".".join(map(str, first["loc"]))
        raise BadEntry(f"an entry of the kind {kind!r} that cannot be read: {where}: {first['msg']}") from error
    except (TypeError, ValueError) as error:
        raise BadEntry(f"an entry of the kind {kind!r} that cannot be read: {error}") from error
    return entry
