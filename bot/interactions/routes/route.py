"""A route: the meaning of a button, select or form, declared once. A route makes and reads custom_ids.

A pattern is literal words and typed parts, separated by colons: ``ladder:<ladder:id>:ready:<challenge:int>`` stands for
``ladder:17:ready:3``. What is in brackets may be missing: ``log:<table:id>[:<page:page>]``. A type is one of ``TYPES``,
a word that stands for itself, or several of these: ``<what:stars|wins|->``, where ``-`` is picked from a list. A client
may send anything: what no route has made is refused here, before any handler.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import date
from enum import Enum
from typing import Any, Final, Self, TypeVar

MAX_LENGTH = 100
"""Discord's limit for a custom_id, in characters."""

CHOICE: Final = "-"
"""Stands for the choice of a select, which is filled in after a click."""

MOST: Final = 10**9 - 1
"""The largest ``int`` in a custom_id."""

MOST_PAGES: Final = 100_000
"""The largest ``page`` in a custom_id."""

_NUMBERS: Final = {
    "id": "[0-9]{1,19}",
    "int": "[0-9]{1,9}",
    "turn": "[0-9]{1,6}",
    "step": "[0-9]{1,3}",
    "page": "[0-9]{1,5}|100000",
    "place": "[1-9][0-9]?",
}
_NAME: Final = "(?=[a-z0-9-]{1,24}(?::|$))[a-z][a-z0-9]*(?:-[a-z0-9]+)*"

NAMES: Final = ("game", "known", "deal", "lesson")
"""The types of names of games: one that is offered, one that is installed, one with a deal, one with a lesson."""

TYPES: Final = {
    **_NUMBERS,
    **dict.fromkeys(NAMES, _NAME),
    "word": "[a-z0-9-]{1,24}",
    "day": "[0-9]{4}-[0-9]{2}-[0-9]{2}",
    "period": "all|d[0-9]{4}-[0-9]{2}-[0-9]{2}|w[0-9]{4}-[0-9]{2}|m[0-9]{4}-[0-9]{2}|s[0-9]{1,18}",
    "club": "club-[0-9]{1,19}",
    "text": "[A-Za-z0-9 ]{1,60}",
    "draft": "[A-Za-z0-9 ]{0,60}",
}
"""What a part looks like, by its type. A ``text`` is a move or its beginning. A ``draft`` is a list's, whose choices
follow; ``place`` tells apart several lists with the same."""

_PART = re.compile("<([a-z]+):([^>]+)>")
_TEXT = re.compile(TYPES["text"])


class Malformed(ValueError):
    """A custom_id that the bot never made."""


class May(Enum):
    """Who may use a route."""

    ANYBODY = "whoever sees its channel"
    ENTRANT = "whoever sees its channel or is in it"
    DIRECTOR = "directors"
    KEEPER = "keepers of the club"
    MANAGER = "who may manage the server"


class Route(Enum):
    """The routes of one subject. The value of each is its pattern."""

    pattern: str
    about: str
    """What it does."""
    may: May
    form: bool
    """Whether it is a form as well. A button that asks with a form has the same custom_id."""
    word: str
    """The last of its literal words, which its words are called after."""
    fields: list[tuple[str, str]]
    """The names and types of its parts, also of those that may be missing."""
    _expression: re.Pattern[str]
    _formats: dict[int, str]
    """How its custom_ids are written, by how many parts they have."""

    def __new__(cls, pattern: str, about: str, may: May = May.ANYBODY, form: bool = False) -> Self:
        """Declare a route."""
        self = object.__new__(cls)
        self._value_ = self.pattern = pattern
        self.about, self.may, self.form = about, may, form
        self.word = re.findall("[a-z][a-z-]*", _PART.sub("", pattern))[-1]
        self.fields = _PART.findall(pattern)
        optional = pattern.replace("[", "(?:").replace("]", ")?")
        self._expression = re.compile(_PART.sub(lambda part: f"({_expression(part[2])})", optional))
        steps = pattern.replace("]", "").split("[")
        written = ["".join(steps[:count]) for count in range(1, len(steps) + 1)]
        self._formats = {len(_PART.findall(each)): _PART.sub("{}", each) for each in written}
        return self

    def __str__(self) -> str:
        return self.word

    @property
    def lists(self) -> bool:
        """Whether the route is a select's; the picked value may be one of the route's parts."""
        return any(name == "list" or kind == "draft" or CHOICE in kind.split("|") for name, kind in self.fields)

    def __call__(self, *parts: int | str | date | None) -> Meant:
        """Return the custom_id with these parts. None is picked from a list.

        :raises TypeError: it has more parts, or fewer.
        """
        if len(parts) not in self._formats:
            raise TypeError(f"{self.pattern}: {parts}")
        return Meant(self, parts)

    def written(self, parts: Sequence[int | str | date | None]) -> str:
        """Return the text of the custom_id with these parts."""
        return self._formats[len(parts)].format(*(CHOICE if part is None else part for part in parts))

    def read(self, custom_id: str) -> Meant | None:
        """Return what a custom_id means; None if it is not this route's."""
        found = self._expression.fullmatch(custom_id)
        if found is None:
            return None
        try:
            parts = tuple(
                _value(kind, text)
                for (_, kind), text in zip(self.fields, found.groups(), strict=True)
                if text is not None
            )
        except ValueError:
            return None
        return Meant(self, parts)


@dataclass(frozen=True, slots=True)
class Meant:
    """What a custom_id means: a route, and its parts."""

    route: Route
    parts: tuple[Any, ...]
    """As the route's pattern says. None stands for what is picked from a list; those that are missing are left out."""

    def __str__(self) -> str:
        return self.route.written(self.parts)

    def filled(self, picked: Sequence[str]) -> Meant:
        """Return a copy with what was picked from a list filled in.

        :raises Malformed: nothing was picked, or nothing that a list offers.
        """
        if None not in self.parts:
            return self
        text = picked[0] if picked else CHOICE
        filled = replace(self, parts=tuple(text if each is None else each for each in self.parts))
        read = None if text == CHOICE or ":" in text else self.route.read(str(filled))
        if read is None:
            raise Malformed(str(filled))
        return read


Handler = TypeVar("Handler", bound=Callable[..., Any])


def on(*routes: Route, submitted: bool = False) -> Callable[[Handler], Handler]:
    """Mark the method that handles these routes.

    It gets what was clicked, the subject that the custom_id names, such as a table, and its other parts.

    :param submitted: whether it handles the submitted forms, and not the clicks.
    """

    def mark(handler: Handler) -> Handler:
        marked = {(route, submitted) for route in routes}
        handler.__dict__["handles"] = handler.__dict__.get("handles", frozenset()) | marked
        return handler

    return mark


def handlers(owner: object) -> dict[tuple[Route, bool], Callable[..., Any]]:
    """Return the marked methods of an object, by route and whether they handle its submitted forms."""
    kind = type(owner)
    return {key: getattr(owner, name) for name in dir(kind) for key in getattr(getattr(kind, name), "handles", ())}


def check_text(text: str) -> str:
    """Return a text unchanged if a button may carry it.

    :raises Malformed: no button may carry it.
    """
    if not _TEXT.fullmatch(text):
        raise Malformed(text)
    return text


def snowflake(text: str) -> int:
    """Return a Discord id or a table's number.

    :raises Malformed: the text is not a number of at most 63 bits.
    """
    if not text.isdecimal() or not int(text) < 1 << 63:
        raise Malformed(text)
    return int(text)


def _expression(kind: str) -> str:
    return "|".join(TYPES.get(each, each) for each in kind.split("|"))


def _value(kind: str, text: str) -> int | str | date | None:
    """Return a part as handlers get it; raise ``ValueError`` if there is no such number or day."""
    kinds = kind.split("|")
    if text == CHOICE and CHOICE in kinds:
        return None
    if text.isdecimal() and not _NUMBERS.keys().isdisjoint(kinds):
        return snowflake(text)
    return date.fromisoformat(text) if kind == "day" else text
