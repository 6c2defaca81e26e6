"""What is wrong with the words that a package brings: lines that cannot be read, and words that are too long."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib.resources.abc import Traversable
from types import MappingProxyType
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Message, Resource

from bot.games.vetting import Package
from bot.locales.words import LANGUAGES, files_of

MOST_CHARACTERS: Final[Mapping[str, int]] = MappingProxyType({"title": 30, "command": 100, "about": 130, "length": 100})
"""How long the messages may be that every game needs, by their keys without the game's name."""


def faults(package: Package) -> Iterator[str]:
    """Yield what is wrong with a package's words in any language, each in a sentence for its author.

    :raises OSError: a file cannot be read.
    :raises UnicodeDecodeError: a file is not in UTF-8.
    """
    for language in LANGUAGES:
        for file in files_of(package, language):
            text = file.read_text(encoding="utf-8")
            resource, name = FluentResource(text), _name(package, file)
            for entry in resource.body:
                if isinstance(entry, Junk):
                    start = 0 if entry.span is None else entry.span.start
                    yield f"{name}, line {1 + text.count(chr(10), 0, start)}: cannot be read"
            yield from _too_long(package, resource, name)


def _too_long(package: Package, resource: Resource, name: str) -> Iterator[str]:
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(resource)
    for entry in resource.body:
        if isinstance(entry, Message) and entry.value is not None:
            key = entry.id.name
            most = MOST_CHARACTERS.get(key.removeprefix(f"{package.name}-"))
            if most is None:
                continue
            pattern = bundle.get_message(key).value
            said = str(bundle.format_pattern(pattern)[0]) if pattern is not None else ""
            if len(said) > most:
                yield f"{name}: {key} has {len(said)} characters; at most {most}"


def _name(package: Package, file: Traversable) -> str:
    """Return a file of words as its author knows it, such as ``higher/words/en.ftl``."""
    folder = "lesson" if "/lesson/" in str(file).replace("\\", "/") else "words"
    return f"{package.look.replace('.', '/')}/{folder}/{file.name}"
