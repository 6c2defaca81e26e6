"""The lesson of each game that has one: ``record.txt`` in the folder ``lesson`` beside the game's face.

Its words lie beside it, in one file for each language.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache, partial
from importlib.resources import files
from typing import Final

from bot.games.catalog import GAMES, PACKAGES
from bot.games.lesson import Lesson, read_lesson
from bot.games.vetting import BadPackage, Package, load


@cache
def lesson_of(package: Package) -> Lesson | None:
    """Return the lesson that a game brings; None if it brings none.

    :raises BadPackage: it cannot be used.
    """
    return load("its lesson cannot be used", partial(_read, package))


def _read(package: Package) -> Lesson | None:
    file = files(package.look) / "lesson" / "record.txt"
    return read_lesson(file.read_text(encoding="utf-8"), GAMES) if file.is_file() else None


def _lessons() -> Iterator[tuple[str, Lesson]]:
    for name, package in PACKAGES.items():
        try:
            lesson = lesson_of(package)
        except BadPackage:  # then the game cannot be played, and its package is refused for that
            lesson = None
        if lesson is not None:
            yield name, lesson


LESSONS: Final[Mapping[str, Lesson]] = dict(_lessons())
"""The lessons by their game's name."""


def before_key(game: str, step: str) -> str:
    """Return the key of what the coach says before a choice."""
    return f"{game}-lesson-{step}"


def after_key(game: str, step: str) -> str:
    """Return the key of what the coach says once the best move has been played."""
    return f"{game}-lesson-{step}-why"


def comment_key(game: str, comment: str) -> str:
    """Return the key of what the coach says of a move that is not the best one."""
    return f"{game}-lesson-not-{comment}"


def chapter_key(game: str, chapter: str) -> str:
    """Return the key of a chapter's title."""
    return f"{game}-lesson-chapter-{chapter}"


def learnt_key(game: str) -> str:
    """Return the key of what has been learnt, which the coach says at the end."""
    return f"{game}-lesson-learnt"


def keys_of(game: str, lesson: Lesson) -> Iterator[str]:
    """Yield the keys of all words that a lesson needs."""
    for step in lesson.steps:
        yield before_key(game, step.name)
        yield after_key(game, step.name)
    yield from (comment_key(game, comment) for comment in sorted(lesson.comments))
    yield from (chapter_key(game, chapter) for chapter in lesson.chapters)
    yield learnt_key(game)
