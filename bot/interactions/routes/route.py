"""A route: the meaning of a button, select or form, declared once. A route makes and reads custom_ids.

A pattern is literal words and typed parts, separated by colons: ``ladder:<ladder:id>:ready:<challenge:int>`` stands for
``ladder:17:ready:3``. What is in brackets may be missing: ``log:<table:id>[:<page:page>]``. A type is one of ``TYPES``,
a word that stands for itself, or several of these: ``<what:stars|wins|->``, where ``-`` is picked from a list. A client
may send anything: what no route has made is refused here, before any handler.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import date
from enum import Enum
from functools import cache
from typing import Any, Final, Self, TypeAlias, TypeVar

CHOICE: Final = "-"
"""Stands for the choice of a select, which is filled in after a click."""

MOST: Final = 10**9 - 1
"""The largest ``int`` in a custom_id."""

MOST_PAGES: Final = 100_000
"""The largest ``page`` in a custom_id."""

_NUMBERS: Final = {
    "id": "[0-9]{1,19}",
    "int": "[0-9]{1,9}",
    "turn": "[0-9]{1,9}",
    "step": "[0-9]{1,3}",
    "page": "[0-9]{1,5}|100000",
    "place": "[1-9][0-9]?",
}
_LESSON: Final = "[a-z][a-z0-9-]{0,23}[.][a-z0-9-]{1,24}[.][0-9]{1,3}"
_SOLO: Final = "s-?[0-9]{1,19}"
_NAME: Final = "(?=[a-z0-9-]{1,24}(?::|$))[a-z][a-z0-9]*(?:-[a-z0-9]+)*"

NAMES: Final = ("game", "known", "deal", "lesson")
"""The types of names of games: one that is offered, one that is installed, one with a deal, one with a lesson."""

TYPES: Final = {
    **_NUMBERS,
    **dict.fromkeys(NAMES, _NAME),
    "solo": _SOLO,
    "hand": f"[0-9]{{1,19}}|{_SOLO}|{_LESSON}",
    "word": "[a-z0-9-]{1,24}",
    "day": "[0-9]{4}-[0-9]{2}-[0-9]{2}",
    "period": "all|d[0-9]{4}-[0-9]{2}-[0-9]{2}|w[0-9]{4}-[0-9]{2}|m[0-9]{4}-[0-9]{2}|s[0-9]{1,18}",
    "club": "club-[0-9]{1,19}",
    "text": "[A-Za-z0-9 ]{1,60}",
    "draft": "[A-Za-z0-9 ]{0,60}",
}
"""What a part looks like, by its type. A ``solo`` is a game that one person plays without a table; a ``hand`` is such a
game, a table or a step of a lesson. A ``text`` is a move or its beginning. A ``draft`` is a list's, whose choices
follow; ``place`` tells apart several lists with the same."""


@dataclass(frozen=True, slots=True)
class SoloGame:
    """A game that one person plays without a table."""

    number: int
    """If it is negative, the game is the one to which versions before 0043 gave that number, without the sign."""

    def __str__(self) -> str:
        return f"s{self.number}"


@dataclass(frozen=True, slots=True)
class LessonStep:
    """A step of a version of a game's lesson."""

    game: str
    version: str
    step: int

    def __str__(self) -> str:
        return f"{self.game}.{self.version}.{self.step}"


Part: TypeAlias = int | str | date | SoloGame | LessonStep | None
"""A part of a custom_id. None is picked from a list."""

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
        self._expression = _expression(pattern)
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

    def __call__(self, *parts: Part) -> RouteMatch:
        """Return the custom_id with these parts. None is picked from a list.

        :raises TypeError: it has more parts, or fewer.
        """
        if len(parts) not in self._formats:
            raise TypeError(f"{self.pattern}: {parts}")
        return RouteMatch(self, parts)

    def written(self, parts: Sequence[Part]) -> str:
        """Return the text of the custom_id with these parts."""
        return self._formats[len(parts)].format(*(CHOICE if part is None else part for part in parts))

    def read(self, custom_id: str) -> RouteMatch | None:
        """Return what a custom_id means; None if it is not this route's."""
        parts = _parts(self._expression, self.fields, custom_id)
        return None if parts is None else RouteMatch(self, parts)

    @classmethod
    def earlier(cls) -> Sequence[Earlier]:
        """Return the forms of custom_ids of the subject that earlier versions have put into messages."""
        return ()

    @classmethod
    def slashed(cls) -> Mapping[str, str]:
        """Return the first words of its custom_ids that version 0.1 wrote with slashes, and what they are now."""
        return {}


@dataclass(frozen=True, slots=True)
class RouteMatch:
    """What a custom_id means: a route, and its parts."""

    route: Route
    parts: tuple[Any, ...]
    """As the route's pattern says. None stands for what is picked from a list; those that are missing are left out."""

    def __str__(self) -> str:
        return self.route.written(self.parts)

    def filled(self, picked: Sequence[str]) -> RouteMatch:
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


class Earlier:
    """A form of custom_ids that earlier versions have put into messages, where it goes on working."""

    def __init__(self, pattern: str, meaning: Callable[..., RouteMatch]) -> None:
        """:param meaning: makes of its parts what it means now."""
        self._fields = _PART.findall(pattern)
        self._expression = _expression(pattern)
        self._meaning = meaning
        self.word = pattern.partition(":")[0]

    def read(self, custom_id: str) -> RouteMatch | None:
        """Return what a custom_id means; None if it is not of this form."""
        parts = _parts(self._expression, self._fields, custom_id)
        return None if parts is None else self._meaning(*parts)


class Parser:
    """Reads the custom_ids of some subjects."""

    def __init__(self, subjects: Iterable[type[Route]]) -> None:
        self._by_word = defaultdict[str, list[Route | Earlier]](list)
        self._slashed: dict[str, str] = {}
        for subject in subjects:
            for route in subject:
                self._by_word[route.pattern.partition(":")[0]].append(route)
            for form in subject.earlier():
                self._by_word[form.word].append(form)
            self._slashed |= subject.slashed()

    def __call__(self, custom_id: str) -> RouteMatch:
        """Read a custom_id. A client may send anything.

        :raises Malformed: the bot never made such a custom_id.
        """
        word, *parts = custom_id.split("/")
        now = ":".join([self._slashed.get(word, ""), *parts]) if parts and ":" not in custom_id else custom_id
        for form in self._by_word.get(now.partition(":")[0], ()):
            match = form.read(now)
            if match is not None:
                return match
        raise Malformed(custom_id)


@cache
def reader(*subjects: type[Route]) -> Parser:
    """Return what reads the custom_ids of these subjects, and no others."""
    return Parser(subjects)


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


def _expression(pattern: str) -> re.Pattern[str]:
    optional = pattern.replace("[", "(?:").replace("]", ")?")
    return re.compile(_PART.sub(lambda part: f"({_either(part[2])})", optional))


def _either(kind: str) -> str:
    return "|".join(TYPES.get(each, each) for each in kind.split("|"))


def _parts(expression: re.Pattern[str], fields: Sequence[tuple[str, str]], custom_id: str) -> tuple[Part, ...] | None:
    """Return the parts of a custom_id; None if it is of another form."""
    found = expression.fullmatch(custom_id)
    if found is None:
        return None
    with suppress(ValueError):
        given = zip(fields, found.groups(), strict=True)
        return tuple(_value(kind, text) for (_, kind), text in given if text is not None)
    return None


def _value(kind: str, text: str) -> Part:
    """Return a part as handlers get it; raise ``ValueError`` if there is no such number or day."""
    kinds = kind.split("|")
    if kind in ("solo", "hand") and not text.isdecimal():
        if "." in text:
            game, version, step = text.split(".")
            return LessonStep(game, version, int(step))
        number = text.removeprefix("s")
        return SoloGame(-snowflake(number[1:]) if number.startswith("-") else snowflake(number))
    if text == CHOICE and CHOICE in kinds:
        return None
    if text.isdecimal() and not {"hand", *_NUMBERS}.isdisjoint(kinds):
        return snowflake(text)
    return date.fromisoformat(text) if kind == "day" else text
