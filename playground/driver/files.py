"""Files that people give: in options of commands, in forms and in messages."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import aiohttp

from playground.world import Json


@dataclass(frozen=True)
class File:
    """A file in a person's hand.

    A ``pathlib.Path`` does as well: its content is read when it is sent.
    """

    name: str
    content: bytes

    def __post_init__(self) -> None:
        """Check the content.

        :raises TypeError: it is not bytes.
        """
        if not isinstance(self.content, (bytes, bytearray, memoryview)):
            raise TypeError(f"the file {self.name!r} has bytes as its content, not {type(self.content).__name__}")


Given = File | Path
"""What a person can give as a file."""


def taken(value: Any, files: list[File]) -> Any:
    """Return a value, or a list of values, as clients send it: with the numbers of files in their place.

    :param files: collects the files.
    :raises TypeError: it is, or has in it, what no client could send.
    """
    if isinstance(value, (list, tuple)):
        return [taken(each, files) for each in value]
    if isinstance(value, (bytes, bytearray, memoryview)):
        raise _no_file(value)
    if not isinstance(value, Given):
        return value
    files.extend(read([value]))
    return str(len(files) - 1)


def read(given: Iterable[Given]) -> list[File]:
    """Return files with their contents.

    :raises TypeError: one is no file, or this is no list of files.
    """
    given = [given] if isinstance(given, (str, bytes, File, Path)) else list(given)
    if strange := [each for each in given if not isinstance(each, Given)]:
        raise _no_file(strange[0])
    return [each if isinstance(each, File) else File(each.name, each.read_bytes()) for each in given]


def _no_file(value: object) -> TypeError:
    return TypeError(f"a file is File(name, content) or a pathlib.Path, not {type(value).__name__}: {value!r:.60}")


def listed(files: Sequence[File]) -> Json:
    """Return how an interaction names its files; nothing if it has none."""
    about = [{"id": str(number), "filename": file.name} for number, file in enumerate(files)]
    return {"attachments": about} if about else {}


def form(body: str, files: Sequence[File] | Mapping[str, bytes]) -> aiohttp.FormData:
    """Return a form with a body and files beside it."""
    made = aiohttp.FormData({"payload_json": body}, quote_fields=False)
    every = [File(*each) for each in files.items()] if isinstance(files, Mapping) else files
    for number, file in enumerate(every):
        made.add_field(f"files[{number}]", file.content, filename=file.name)
    return made
