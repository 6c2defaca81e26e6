"""Discord's limits for slash commands, so far as a game from outside can break them: it refuses the list as a whole."""

import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

LONGEST_NAME: Final = 32
LONGEST_DESCRIPTION: Final = 100
"""The longest description of a command or option, and the longest name of a choice, in characters."""
MOST: Final = 25
"""How many options a command has at most, and how many choices an option."""
LARGEST: Final = 8000
"""How many characters all names, descriptions and values of a command have together, each in its longest language."""
SUBCOMMANDS: Final = (1, 2)
"""Discord's numbers for subcommands and groups of them."""
_SIGNS: Final = "-_'"
_IN_ENGLISH: Final = ""
"""The place of the English words among those of all languages."""


class OverLimit(ValueError):
    """Discord would refuse a command. The text says where, and why."""


def check_limits(commands: Iterable[Any]) -> None:
    """Check commands as they are registered; see ``describe``.

    :raises OverLimit: Discord would refuse one of them, and with it all.
    """
    for command in commands:
        if "description" in command:  # commands in menus have none, nor options
            _check(command, f"/{command['name']}")
            if (size := _size(command)) > LARGEST:
                raise OverLimit(f"/{command['name']} has {size} characters in all, and at most {LARGEST} are allowed")


def _check(command: Mapping[str, Any], path: str) -> None:
    """Check a command or option, which people call by a path, and what is in it."""
    for language, name in _in_languages(command, "name"):
        if not 1 <= len(name) <= LONGEST_NAME or not _is_name(name):
            raise OverLimit(
                f"{path} has the name {name!r}{_in(language)}, and names have 1 to {LONGEST_NAME} small letters,"
                " digits, hyphens and underscores"
            )
    _check_length(command, "description", path, "its description")
    options: list[Any] = command.get("options") or []
    choices: list[Any] = command.get("choices") or []
    if len(options) > MOST:
        kind = "subcommands" if options[0]["type"] in SUBCOMMANDS else "options"
        raise OverLimit(f"{path} has {len(options)} {kind}, and at most {MOST} are allowed")
    if len(choices) > MOST:
        raise OverLimit(f"{path} has {len(choices)} values, and at most {MOST} are allowed")
    for choice in choices:
        _check_length(choice, "name", path, f"its value {choice['value']!r}")
    _check_repeated(options, path, "options")
    _check_repeated(choices, path, "values")
    for option in options:
        _check(option, f"{path} {option['name']}")


def _check_length(named: Mapping[str, Any], field: str, path: str, what: str) -> None:
    for language, text in _in_languages(named, field):
        if not 1 <= len(text) <= LONGEST_DESCRIPTION:
            raise OverLimit(
                f"{path}: {what} has {len(text)} characters{_in(language)}, and 1 to {LONGEST_DESCRIPTION} are allowed"
            )


def _check_repeated(named: Sequence[Mapping[str, Any]], path: str, what: str) -> None:
    """Check that no two options, or choices, have the same name in any language."""
    found: set[tuple[str, str]] = set()
    for each in named:
        for language, name in _in_languages(each, "name"):
            if (language, name) in found:
                raise OverLimit(f"{path} has two {what} with the name {name!r}{_in(language)}")
            found.add((language, name))


def _in_languages(named: Mapping[str, Any], field: str) -> Iterator[tuple[str, str]]:
    """Yield a text in English and in every other language, with the language."""
    yield _IN_ENGLISH, str(named[field])
    yield from (named.get(f"{field}_localizations") or {}).items()


def _in(language: str) -> str:
    return "" if language == _IN_ENGLISH else f" in {language}"


def _is_name(name: str) -> bool:
    """Tell whether a name has only letters, digits, hyphens, underscores and apostrophes, and no capital letters."""
    return name == name.lower() and all(each in _SIGNS or unicodedata.category(each)[0] in "LN" for each in name)


def _size(named: Mapping[str, Any]) -> int:
    texts = {
        field: [text for _, text in _in_languages(named, field)]
        for field in ("name", "description", "value")
        if field in named
    }
    own = sum(max(map(len, each)) for each in texts.values())
    return own + sum(_size(each) for inner in ("options", "choices") for each in named.get(inner) or ())
