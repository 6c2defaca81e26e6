"""The kinds of values that bodies and queries have, and how Discord refuses those of another kind."""

from __future__ import annotations

import math
import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Final, Protocol

from playground.errors import FormErrors

LARGEST: Final = (1 << 63) - 1
"""The largest number that Discord takes."""

LARGEST_ID: Final = (1 << 64) - 1
"""The largest id. Those that are made after the year 2084 need all bits."""

MOST_ITEMS: Final = 10_000
"""The items of a list whose bound is checked elsewhere. A body has room for millions, which nobody wants to read."""

WHOLE_NUMBER: Final = re.compile(r"-?[0-9]{1,19}")
ID: Final = re.compile(r"[0-9]{1,20}")


class Shape(Protocol):
    """A kind of value."""

    def read(self, value: Any, path: str, errors: FormErrors) -> Any:
        """Return the value as this kind has it. If it is of another kind, add an error; the result is then unusable."""
        ...


@dataclass(frozen=True)
class Text:
    """Text. Numbers are taken as their digits. Characters that are not valid Unicode are dropped."""

    most: int | None = None
    least: int = 0

    def read(self, value: Any, path: str, errors: FormErrors) -> str:
        if isinstance(value, int | float) and not isinstance(value, bool):
            value = str(value)
        if not isinstance(value, str):
            errors.add(path, "STRING_TYPE_CONVERT", "Could not interpret value as string.")
            return ""
        text = value.encode("utf-8", "ignore").decode()
        if self.most is not None and len(text) > self.most:
            errors.add(path, "BASE_TYPE_MAX_LENGTH", f"Must be {self.most} or fewer in length.")
        elif len(text) < self.least:
            errors.add(path, "BASE_TYPE_REQUIRED", "This field is required")
        return text


@dataclass(frozen=True)
class Whole:
    """A whole number. Text with digits is taken, too."""

    least: int = -LARGEST
    most: int = LARGEST

    def read(self, value: Any, path: str, errors: FormErrors) -> int:
        if isinstance(value, str) and WHOLE_NUMBER.fullmatch(value):
            value = int(value)
        if isinstance(value, float) and value.is_integer():
            value = int(value)
        if not isinstance(value, int):
            errors.add(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
            return 0
        if value > self.most:
            errors.add(path, "NUMBER_TYPE_MAX", f"int value should be less than or equal to {self.most}.")
        elif value < self.least:
            errors.add(path, "NUMBER_TYPE_MIN", f"int value should be greater than or equal to {self.least}.")
        return int(value)


@dataclass(frozen=True)
class Number:
    """A number, whole or not."""

    def read(self, value: Any, path: str, errors: FormErrors) -> int | float:
        if isinstance(value, bool) or not isinstance(value, int | float) or not _is_finite(value):
            errors.add(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not float.')
            return 0
        return value


def _is_finite(value: float) -> bool:
    """Tell whether a number, whole or not, is one that a double can hold."""
    try:
        return math.isfinite(value)
    except OverflowError:
        return False


@dataclass(frozen=True)
class Flag:
    """True or false. Forms and queries spell these as text or as 0 and 1."""

    def read(self, value: Any, path: str, errors: FormErrors) -> bool:
        spelt = str(value).lower() if isinstance(value, str | int) else ""
        if spelt not in ("true", "false", "1", "0"):
            errors.add(path, "BOOLEAN_TYPE_CONVERT", "Must be either true or false.")
        return spelt in ("true", "1")


@dataclass(frozen=True)
class Id:
    """An id, as a number or as text. It is passed on as text."""

    def read(self, value: Any, path: str, errors: FormErrors) -> str:
        spelt = str(value) if isinstance(value, str | int) and not isinstance(value, bool) else ""
        if not ID.fullmatch(spelt) or int(spelt) > LARGEST_ID:
            errors.add(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.')
            return "0"
        return str(int(spelt))


@dataclass(frozen=True)
class Nonce:
    """A whole number, or text of up to 25 characters."""

    def read(self, value: Any, path: str, errors: FormErrors) -> int | str:
        if isinstance(value, int) and not isinstance(value, bool):
            return Whole().read(value, path, errors)
        return Text(25).read(value, path, errors)


@dataclass(frozen=True)
class Scalar:
    """Text, a number, or true or false: the value of a command's option or choice."""

    def read(self, value: Any, path: str, errors: FormErrors) -> Any:
        if isinstance(value, list | dict):
            errors.add(path, "UNION_TYPE_CHOICES", "Could not interpret value as string, number or boolean.")
        elif isinstance(value, str):
            return Text().read(value, path, errors)
        elif isinstance(value, float) and not math.isfinite(value):
            return Number().read(value, path, errors)
        return value


@dataclass(frozen=True)
class Moment:
    """A time in ISO 8601's form."""

    def read(self, value: Any, path: str, errors: FormErrors) -> str:
        try:
            datetime.fromisoformat(str(value).replace(" ", "+"))  # a plus sign in a query means a space
        except ValueError:
            errors.add(path, "DATE_TIME_TYPE_PARSE", f"Could not parse {value}. Should be ISO8601.")
        return str(value).replace(" ", "+")


@dataclass(frozen=True)
class Choice:
    """One of a few values."""

    among: Collection[Any]

    def read(self, value: Any, path: str, errors: FormErrors) -> Any:
        if isinstance(value, list | dict | bool) or value not in self.among:
            spelt = ", ".join(repr(each) for each in self.among)
            errors.add(path, "BASE_TYPE_CHOICES", f"Value must be one of {{{spelt}}}.")
        elif isinstance(value, float):
            return int(value)
        return value


@dataclass(frozen=True)
class Many:
    """A list."""

    item: Shape
    most: int = MOST_ITEMS

    def read(self, value: Any, path: str, errors: FormErrors) -> list[Any]:
        if not isinstance(value, list):
            errors.add(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            return []
        if len(value) > self.most:
            errors.add(path, "BASE_TYPE_MAX_LENGTH", f"Must be {self.most} or fewer in length.")
            return []
        read: list[Any] = []
        for number, each in enumerate(value):
            here = f"{path}.{number}" if path else str(number)
            if each is None:
                errors.add(here, "LIST_ITEM_VALUE_REQUIRED", "List item values are required")
            else:
                read.append(self.item.read(each, here, errors))
        return read


@dataclass(frozen=True)
class Table:
    """An object with any keys, whose values are of one kind."""

    item: Shape

    def read(self, value: Any, path: str, errors: FormErrors) -> dict[str, Any]:
        if not isinstance(value, dict):
            errors.add(path, "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
            return {}
        # A path has no room for every key that a client may send, so errors at such a key are the table's.
        return {
            key: self.item.read(each, path if "." in key or key == "_errors" else f"{path}.{key}", errors)
            for key, each in value.items()
            if each is not None
        }


@dataclass(frozen=True)
class Form:
    """An object with known fields. Null is as good as nothing, except in fields that null clears.

    Fields that are not known here are passed on as they are.
    """

    fields: Mapping[str, Shape] = field(default_factory=dict)
    cleared: Collection[str] = ()
    """The fields in which null has a meaning of its own."""

    def read(self, value: Any, path: str, errors: FormErrors) -> dict[str, Any]:
        if not isinstance(value, dict):
            errors.add(path, "MODEL_TYPE_CONVERT", "Expected an object/dictionary.")
            return {}
        read: dict[str, Any] = {}
        for key, each in value.items():
            shape = self.fields.get(key)
            if shape is None or (each is None and key in self.cleared):
                read[key] = each
            elif each is not None:
                read[key] = shape.read(each, f"{path}.{key}" if path else key, errors)
        return read


def is_deeper(value: Any, most: int) -> bool:
    """Tell whether lists and objects are nested more than this many times. It works however deep they are."""
    level = [value]
    for _ in range(most + 1):
        level = [
            inner
            for each in level
            if isinstance(each, (dict, list))
            for inner in (each.values() if isinstance(each, dict) else each)
        ]
        if not level:
            return False
    return True
