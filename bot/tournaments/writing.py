"""A tournament's entries as JSON, and back. The JSON of every version of the bot can be read for good."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields
from datetime import UTC, datetime
from enum import Enum
from typing import Any, Final, TypeAlias

from bot.tournaments import entries
from bot.tournaments.entries import Entry
from bot.tournaments.options import Format, Options, Side

Json: TypeAlias = dict[str, Any]

VERSION: Final = 1
"""The version of the form that ``to_json`` writes."""

KINDS: Final[Mapping[str, type[Any]]] = {
    "announced": entries.Announced,
    "changed": entries.Changed,
    "signed-up": entries.SignedUp,
    "check-in-opened": entries.CheckInOpened,
    "checked-in": entries.CheckedIn,
    "withdrawn": entries.Withdrawn,
    "replaced": entries.Replaced,
    "begun": entries.Begun,
    "drawn": entries.Drawn,
    "opened": entries.Opened,
    "closed": entries.Closed,
    "played": entries.Played,
    "adjusted": entries.Adjusted,
    "paused": entries.Paused,
    "resumed": entries.Resumed,
    "director-added": entries.DirectorAdded,
    "director-removed": entries.DirectorRemoved,
    "ended": entries.Ended,
    "challenged": entries.Challenged,
    "challenge-told": entries.ChallengeTold,
    "ready": entries.Ready,
    "challenge-ended": entries.ChallengeEnded,
    "accepted": entries.Accepted,
}
"""The word for each kind of entry."""

PEOPLE: Final = frozenset({"organiser", "user", "by"})
"""The keys whose values are people's ids."""

_WORDS: Final = {kind: word for word, kind in KINDS.items()}
_ENUMS: Final[Mapping[str, type[Enum]]] = {"why": entries.Why, "ending": entries.Ending, "how": entries.HowEnded}
_MOMENTS: Final = frozenset({"at", "until"})
_LISTS: Final = frozenset({"byes", "places", "scores", "absent"})


class BadEntry(ValueError):
    """Something that is no entry, or one that a newer version of the bot has written."""


def to_json(entry: Entry) -> Json:
    """Return an entry as JSON: its version, its kind, and its values by name. Those that are usual are left out."""
    written: Json = {"v": VERSION, "kind": _WORDS[type(entry)]}
    for field in fields(entry):
        value = getattr(entry, field.name)
        if field.name == "at" or value != field.default:
            written[field.name] = _plain(value)
    return written


def from_json(written: Mapping[str, Any]) -> Entry:
    """Read an entry from JSON. A person's id that is missing is None: they have been forgotten.

    :raises BadEntry: it is none, or of a newer version.
    """
    if written.get("v") != VERSION:
        raise BadEntry(f"an entry of version {written.get('v')!r}, where {VERSION} is the newest known")
    kind = KINDS.get(str(written.get("kind")))
    if kind is None:
        raise BadEntry(f"an entry of the unknown kind {written.get('kind')!r}")
    names = {field.name for field in fields(kind)}
    known = {name: _read(name, value) for name, value in written.items() if name in names}
    known |= dict.fromkeys(PEOPLE & names - known.keys())
    try:
        entry: Entry = kind(**known)
    except (TypeError, ValueError) as error:
        raise BadEntry(f"an entry of the kind {written['kind']!r} that cannot be read: {error}") from error
    return entry


def _plain(value: Any) -> Any:
    if isinstance(value, datetime):
        return value.astimezone(UTC).isoformat()
    if isinstance(value, Options):
        changed = ((field.name, getattr(value, field.name)) for field in fields(value))
        usual = Options(value.game, value.format)
        return {name: _plain(each) for name, each in changed if name in _ALWAYS or each != getattr(usual, name)}
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, Mapping):
        return dict(value)
    if isinstance(value, Sequence) and not isinstance(value, str):
        return [_plain(each) for each in value]
    return value


_ALWAYS: Final = ("game", "format", "seats")


def _read(name: str, value: Any) -> Any:
    try:
        if name in _MOMENTS:
            return datetime.fromisoformat(value)
        if name == "options":
            return _options(value)
        if name == "tables":
            return tuple(tuple(table) for table in value)
        if name in _LISTS:
            return tuple(value)
        return _ENUMS[name](value) if name in _ENUMS else value
    except (KeyError, TypeError, ValueError) as error:
        raise BadEntry(f"{value!r} for {name}") from error


def _options(written: Mapping[str, Any]) -> Options:
    known = {name: value for name, value in written.items() if name in {field.name for field in fields(Options)}}
    known["format"] = Format(known["format"])
    if known.get("starts") is not None:
        known["starts"] = datetime.fromisoformat(known["starts"])
    known["channels"] = tuple(known.get("channels", ()))
    known["clubs"] = tuple(Side(*each) for each in known.get("clubs", ()))
    return Options(**known)
