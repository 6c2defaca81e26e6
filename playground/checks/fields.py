"""What the fields of components and commands take beyond the kind of their value: ranges, and which are required.

A field that is null counts as left out, and a field that Discord does not know is dropped.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from playground.checks.shapes import Number, Shape, Text
from playground.errors import FormErrors
from playground.world.people import LOCALES as LOCALES


@dataclass(frozen=True)
class Words:
    """Text of a length. The bounds are in characters; without a lower one, it may be empty."""

    most: int
    least: int = 0

    def read(self, value: Any, path: str, errors: FormErrors) -> str:
        text: str = Text().read(value, path, errors)
        if isinstance(value, str):
            check_length(len(text), self.least, self.most, path, errors)
        return text


@dataclass(frozen=True)
class Real:
    """A number in a range."""

    least: float = -(2.0**53)
    most: float = 2.0**53

    def read(self, value: Any, path: str, errors: FormErrors) -> int | float:
        number: int | float = Number().read(value, path, errors)
        if number < self.least:
            errors.add(path, "NUMBER_TYPE_MIN", f"float value should be greater than or equal to {self.least}.")
        elif number > self.most:
            errors.add(path, "NUMBER_TYPE_MAX", f"float value should be less than or equal to {self.most}.")
        return number


@dataclass(frozen=True)
class Address:
    """A URL of some schemes."""

    schemes: tuple[str, ...]
    most: int = 2048

    def read(self, value: Any, path: str, errors: FormErrors) -> str:
        url = Words(self.most).read(value, path, errors)
        scheme, rest = _parts(url)
        if not scheme or not rest:
            errors.add(path, "URL_TYPE_INVALID_URL", "Not a well formed URL.")
        elif scheme not in self.schemes:
            taken = f"Scheme must be one of {self.schemes!r}."
            errors.add(path, "URL_TYPE_INVALID_SCHEME", f'Scheme "{scheme}" is not supported. {taken}')
        return url


@dataclass(frozen=True)
class Listed:
    """A list of a length."""

    of: Shape
    most: int
    least: int = 0
    unique: bool = False

    def read(self, value: Any, path: str, errors: FormErrors) -> list[Any]:
        if not isinstance(value, list):
            errors.add(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            return []
        check_length(len(value), self.least, self.most, path, errors)
        if len(value) > self.most:
            return []  # a client can send more than anybody wants to read errors of
        if self.unique and len({repr(each) for each in value}) < len(value):
            errors.add(path, "SET_TYPE_ALREADY_CONTAINS_VALUE", "The set already contains this value.")
        read = []
        for number, each in enumerate(value):
            here = f"{path}.{number}" if path else str(number)
            if each is None:
                errors.add(here, "LIST_ITEM_VALUE_REQUIRED", "List item values are required")
            else:
                read.append(self.of.read(each, here, errors))
        return read


@dataclass(frozen=True)
class Record:
    """An object with known fields, of which some are required."""

    fields: Mapping[str, Shape]
    required: tuple[str, ...] = ()

    def read(self, value: Any, path: str, errors: FormErrors) -> dict[str, Any]:
        if not isinstance(value, dict):
            errors.add(path, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
            return {}
        read: dict[str, Any] = {}
        for name, shape in self.fields.items():
            here = f"{path}.{name}" if path else name
            if value.get(name) is not None:
                read[name] = shape.read(value[name], here, errors)
            elif name in self.required:
                errors.required(here)
        return read


@dataclass(frozen=True)
class Varied:
    """An object whose type says which fields it has."""

    kinds: Mapping[int, Record]

    def read(self, value: Any, path: str, errors: FormErrors) -> dict[str, Any]:
        if not isinstance(value, dict):
            errors.add(path, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
            return {}
        kind = value.get("type")
        if kind is None:
            errors.required(f"{path}.type")
        elif isinstance(kind, bool) or not isinstance(kind, int) or kind not in self.kinds:
            known = ", ".join(str(each) for each in self.kinds)
            errors.add(f"{path}.type", "UNION_TYPE_CHOICES", f'Value of field "type" must be one of ({known}).')
        else:
            return {"type": kind, **self.kinds[kind].read(value, path, errors)}
        return {}


@dataclass(frozen=True)
class ByLocale:
    """A text in some languages."""

    of: Shape

    def read(self, value: Any, path: str, errors: FormErrors) -> dict[str, Any]:
        if not isinstance(value, dict):
            errors.add(path, "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
            return {}
        for locale in value.keys() - set(LOCALES):
            errors.add(path, "BASE_TYPE_CHOICES", f"Value must be one of {LOCALES!r}.", key=locale)
        return {
            key: self.of.read(each, f"{path}.{key}", errors)
            for key, each in value.items()
            if each is not None and key in LOCALES
        }


def check_length(length: int, least: int, most: int, path: str, errors: FormErrors) -> None:
    """Add an error if a length is not in its range."""
    if least and not least <= length <= most:
        errors.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")
    elif length > most:
        errors.add(path, "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")


def _parts(url: str) -> tuple[str, str]:
    try:
        split = urlsplit(url)
    except ValueError:
        return "", ""
    return split.scheme, split.netloc or split.path
