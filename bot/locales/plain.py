"""Fallback words for an installed game: house rules, levels, and counted things without words of their own.

The keys are the game's own, such as ``higher-score``. The messages lead to the general ones in ``plain.ftl``, so that
they come in every language.
"""

from collections.abc import Iterable, Iterator
from typing import Final

from bot.games.game import AnyGame

PREFIX: Final = "plain-"
"""What the keys of general words begin with. No game may have this name."""

KNOWN_LEVELS: Final = ("easy", "normal", "hard")
"""The levels whose names and characters are in the general words."""


def general_words(games: Iterable[AnyGame]) -> str:
    """Return messages in Fluent's syntax, the same for every language, for everything that these games may not name."""
    found: dict[str, str] = {}
    for game in games:
        found |= dict(_messages(game))
    return "".join(f"{key} = {pattern}\n" for key, pattern in found.items())


def _messages(game: AnyGame) -> Iterator[tuple[str, str]]:
    yield f"{game.name}-score", "{ plain-score }"
    yield f"{game.name}-count-score", "{ plain-count-score }"
    for level in game.levels:
        known = level in KNOWN_LEVELS
        yield f"{game.name}-character-{level}", f"{{ {PREFIX}character{f'-{level}' if known else ''} }}"
        if not known:
            yield f"computer-level-{level}", _literal(_spaced(level))
    for spec in game.option_specs:
        key, title = spec.name.replace("_", "-"), _literal(_spaced(spec.name))
        yield f"{game.name}-option-{key}-name", _literal(spec.name)
        yield f"{game.name}-option-{key}-title", title
        yield f"{game.name}-option-{key}-hint", f"{{ plain-house-rule }}: {title}"
        for value in spec.values:
            yield f"{game.name}-option-{key}-{value}", _value(value)
        for value in spec.values[1:]:  # a house rule that has its usual value goes without saying
            yield f"{game.name}-house-{key}-{value}", f"{title}: {_value(value)}"


def _value(value: str) -> str:
    return f"{{ {PREFIX}{value} }}" if value in ("yes", "no") else _literal(_spaced(value))


def _spaced(name: str) -> str:
    return name.replace("_", " ").replace("-", " ")


def _literal(text: str) -> str:
    """Return a text as a pattern in which nothing has a meaning of its own."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'{{ "{escaped}" }}'
