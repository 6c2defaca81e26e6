"""Reads the fields of a body and collects what is wrong with them, in Discord's words."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any, Final

from aiohttp import web

from playground.errors import FormErrors
from playground.world import Json

FILE_HEADERS: Final[Mapping[str, str]] = {
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    "X-Content-Type-Options": "nosniff",
}
"""What keeps the scripts of a file from running as those of the playground's page, which may drive everything."""


class Fields:
    """A body whose fields are read one by one. ``taken`` has those that are given and right."""

    def __init__(self, body: Json) -> None:
        self._body = body
        self.errors = FormErrors()
        self.taken: Json = {}

    def _take(self, name: str, *, required: bool, nullable: bool, read: Callable[[Any], Any]) -> None:
        value = self._body.get(name)
        if value is None:
            if required:
                self.errors.required(name)
            elif nullable and name in self._body:
                self.taken[name] = None
            return
        found = read(value)
        if found is not None:
            self.taken[name] = found

    def text(self, name: str, least: int, most: int, *, required: bool = False, nullable: bool = False) -> None:
        """Read text of a length. Characters that are not valid Unicode are dropped."""

        def read(value: Any) -> str | None:
            text = value.encode("utf-8", "ignore").decode() if isinstance(value, str) else value
            self.errors.length(name, text, least, most)
            return text if isinstance(text, str) and least <= len(text) <= most else None

        self._take(name, required=required, nullable=nullable, read=read)

    def integer(self, name: str, least: int, most: int, *, nullable: bool = False) -> None:
        """Read a whole number."""

        def read(value: Any) -> int | None:
            number = _whole(value)
            if number is None:
                self.errors.add(name, "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
            elif number < least:
                self.errors.add(name, "NUMBER_TYPE_MIN", f"int value should be greater than or equal to {least}.")
            elif number > most:
                self.errors.add(name, "NUMBER_TYPE_MAX", f"int value should be less than or equal to {most}.")
            else:
                return number
            return None

        self._take(name, required=False, nullable=nullable, read=read)

    def choice(self, name: str, choices: Collection[int]) -> None:
        """Read one of these numbers."""

        def read(value: Any) -> int | None:
            number = _whole(value)
            if number in choices:
                return number
            listed = ", ".join(map(str, sorted(choices)))
            self.errors.add(name, "BASE_TYPE_CHOICES", f"Value must be one of ({listed}).")
            return None

        self._take(name, required=False, nullable=False, read=read)

    def truth(self, name: str, *, spelt: bool = False) -> None:
        """Read true or false.

        :param spelt: whether text may spell it.
        """

        def read(value: Any) -> bool | None:
            if isinstance(value, bool):
                return value
            if spelt and str(value).lower() in ("true", "false"):
                return str(value).lower() == "true"
            self.errors.add(name, "BOOLEAN_TYPE_CONVERT", "Must be either true or false.")
            return None

        self._take(name, required=False, nullable=False, read=read)

    def snowflake(self, name: str, *, nullable: bool = False) -> None:
        """Read an id."""

        def read(value: Any) -> int | None:
            return self._snowflake(name, value)

        self._take(name, required=False, nullable=nullable, read=read)

    def snowflakes(self, name: str, most: int) -> None:
        """Read a list of ids."""

        def read(value: Any) -> list[int] | None:
            if not isinstance(value, list):
                self.errors.add(name, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
                return None
            if len(value) > most:
                self.errors.add(name, "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")
                return None
            found = [self._snowflake(f"{name}.{number}", each) for number, each in enumerate(value)]
            return [each for each in found if each is not None]

        self._take(name, required=False, nullable=False, read=read)

    def _snowflake(self, path: str, value: Any) -> int | None:
        number = _whole(value)
        if number is None or not 0 <= number < 1 << 64:
            self.errors.add(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.')
            return None
        return number


def permission_bits(errors: FormErrors, path: str, value: Any) -> int:
    """Read permissions, which are text or a number; None means none."""
    number = 0 if value is None else _whole(value)
    if number is None or not 0 <= number < 1 << 64:
        errors.add(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
        return 0
    return number


def query_number(request: web.Request, name: str, default: int, least: int, most: int) -> int:
    """Return a number from a query.

    :raises DiscordError: 50035.
    """
    fields = Fields(dict(request.query))
    fields.integer(name, least, most)
    fields.errors.check()
    return int(fields.taken.get(name, default))


def query_truth(request: web.Request, name: str) -> bool:
    """Return whether a query sets a flag."""
    return request.query.get(name, "").lower() in ("1", "true")


def _whole(value: Any) -> int | None:
    """Return a whole number that a body or query spells as a number or as text; None if it is none."""
    if isinstance(value, bool):
        return None
    if isinstance(value, int):
        return value
    if isinstance(value, float) and value.is_integer():
        return int(value)
    if isinstance(value, str) and len(value) <= 20 and value.removeprefix("-").isdecimal() and value.isascii():
        return int(value)
    return None
