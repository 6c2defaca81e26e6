"""A route: what a button, list or form means, declared once. It reads its custom_ids, and it makes them.

A pattern is literal words and typed parts, separated by colons: ``ladder:{ladder:id}:ready:{challenge:int}`` stands for
``ladder:17:ready:3``. A client may send anything: what no route has made is refused here, before any handler.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any, Final, Self, TypeVar

MAX_LENGTH = 100
"""Discord's limit for a custom_id, in characters."""

CHOICE: Final = "-"
"""Stands for the choice of a select, which is filled in after a click."""

MOST: Final = 10**9 - 1
"""The largest ``int`` in a custom_id."""

_TYPES: Final = {"id": "[0-9]{1,19}", "int": "[0-9]{1,9}", "picked": "[0-9]{1,9}|-", "picked_id": "[0-9]{1,19}|-"}
"""What a part looks like, by its type; ``picked`` is picked from a list, or stands on a button."""

_PART = re.compile(r"\{(\w+):(\w+)\}")


class Malformed(ValueError):
    """A custom_id that the bot never made."""


class May(Enum):
    """Who may use a route."""

    ANYBODY = "whoever sees its channel"
    ENTRANT = "whoever sees its channel or is in it"
    DIRECTOR = "directors"
    KEEPER = "keepers of the club"


class Route(Enum):
    """The routes of one subject. The value of each is its second literal word, which its words are called after."""

    pattern: str
    about: str
    """What it does."""
    may: May
    form: bool
    """Whether a click asks with a form, whose custom_id is the same."""
    expression: re.Pattern[str]
    """What its custom_ids look like."""

    def __new__(cls, pattern: str, about: str, may: May = May.ANYBODY, form: bool = False) -> Self:
        """Declare a route."""
        self = object.__new__(cls)
        self._value_ = _PART.sub("", pattern).split(":")[2]
        self.pattern, self.about, self.may, self.form = pattern, about, may, form
        self.expression = re.compile(_PART.sub(lambda part: f"({_TYPES[part[2]]})", pattern))
        return self

    def __str__(self) -> str:
        value: str = self.value
        return value

    @property
    def parts(self) -> list[tuple[str, str]]:
        """The names and types of its parts."""
        return _PART.findall(self.pattern)

    @property
    def lists(self) -> bool:
        """Whether one of its parts can be picked from a list."""
        return any(kind.startswith("picked") for _, kind in self.parts)

    def __call__(self, *parts: int | None) -> Meant:
        """Return the custom_id with these parts. None is picked from a list.

        :raises TypeError: it has more parts, or fewer.
        """
        if len(parts) != len(self.parts):
            raise TypeError(f"{self.pattern}: {parts}")
        return Meant(self, parts)

    @classmethod
    def read(cls, custom_id: str) -> Meant:
        """Read a custom_id.

        :raises Malformed: the bot never made such a custom_id.
        """
        for route in cls:
            if found := route.expression.fullmatch(custom_id):
                return Meant(route, tuple(None if each == CHOICE else snowflake(each) for each in found.groups()))
        raise Malformed(custom_id)


@dataclass(frozen=True, slots=True)
class Meant:
    """What a custom_id means: a route, and its parts."""

    route: Route
    parts: tuple[int | None, ...]
    """As the route's pattern says, the subject's number first. None stands for what is picked from a list."""

    def __str__(self) -> str:
        given = iter(self.parts)

        def written(_: re.Match[str]) -> str:
            part = next(given)
            return CHOICE if part is None else str(part)

        return _PART.sub(written, self.route.pattern)

    def filled(self, picked: Sequence[str]) -> Meant:
        """Return a copy with what was picked from a list filled in.

        :raises Malformed: nothing was picked, or nothing that a list offers.
        """
        if None not in self.parts:
            return self
        text = str(replace(self, parts=tuple(0 if each is None else each for each in self.parts)))
        if not picked or not picked[0].isascii() or not picked[0].isdecimal():
            raise Malformed(text)
        filled = replace(self, parts=tuple(int(picked[0]) if each is None else each for each in self.parts))
        return type(self.route).read(str(filled))

    @property
    def numbers(self) -> list[int]:
        """The parts of what is filled in."""
        return [each for each in self.parts if each is not None]


Handler = TypeVar("Handler", bound=Callable[..., Any])


def on(*routes: Enum, submitted: bool = False) -> Callable[[Handler], Handler]:
    """Mark the method that handles these routes.

    It gets what was clicked, and a ``Route``'s parts after the subject's number.

    :param submitted: whether it handles the submitted forms, and not the clicks.
    """

    def mark(handler: Handler) -> Handler:
        handler.__dict__["handles"] = {**handler.__dict__.get("handles", {}), **dict.fromkeys(routes, submitted)}
        return handler

    return mark


def handlers(owner: object, *, submitted: bool = False) -> dict[Enum, Callable[..., Any]]:
    """Return the marked methods of an object, or of a class, by route."""
    marked = inspect.getmembers_static(owner if isinstance(owner, type) else type(owner), inspect.isfunction)
    return {
        route: getattr(owner, name)
        for name, method in marked
        for route, forms in getattr(method, "handles", {}).items()
        if forms is submitted
    }


def snowflake(text: str) -> int:
    """Return a Discord id or a table's number.

    :raises Malformed: the text is not a number of at most 63 bits.
    """
    if not text.isdecimal() or not int(text) < 1 << 63:
        raise Malformed(text)
    return int(text)
