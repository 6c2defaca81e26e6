"""The lesson of each game that has one: ``record.txt`` in the folder ``lesson`` beside the game's face.

Its words lie beside it, in one file for each language.
"""

from collections.abc import Iterator, Mapping
from functools import cache, partial
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from bot.games.catalog import GAMES, PACKAGES
from bot.games.lesson import Lesson, read_lesson
from bot.games.validation import BadPackage, Package, load


@cache
def lesson_of(package: Package) -> Lesson | None:
    """Return the lesson that a game brings; None if it brings none.

    :raises BadPackage: it cannot be used.
    """
    return load("its lesson cannot be used", partial(_read, package))


def _read(package: Package) -> Lesson | None:
    file = _file(package)
    return read_lesson(file.read_text(encoding="utf-8"), GAMES) if file.is_file() else None


def _file(package: Package) -> Traversable:
    return files(package.look) / "lesson" / "record.txt"


class _Lessons(Mapping[str, Lesson]):
    """Lessons, each of which is read when somebody first asks for it: to replay one takes a while."""

    def __init__(self, packages: Mapping[str, Package]) -> None:
        """Find which games have a lesson.

        Those of other people's packages are read at once: a package whose lesson cannot be used is refused for that.
        """
        self._packages = {name: package for name, package in packages.items() if _is_there(package)}

    def __getitem__(self, game: str) -> Lesson:
        lesson = lesson_of(self._packages[game])
        assert lesson is not None, "its file is there"
        return lesson

    def __contains__(self, game: object) -> bool:
        return game in self._packages

    def __iter__(self) -> Iterator[str]:
        return iter(self._packages)

    def __len__(self) -> int:
        return len(self._packages)


def _is_there(package: Package) -> bool:
    if package.origin is None:
        return _file(package).is_file()
    try:
        return lesson_of(package) is not None
    except BadPackage:
        return False


LESSONS: Final[Mapping[str, Lesson]] = _Lessons(PACKAGES)
"""The lessons by their game's name."""


def lesson_key(game: str, *what: str) -> str:
    """Return the key of what the coach of a game says.

    :param what: the name of a step, before its choice; with ``why``, once the best move has been played; ``not`` and a
        comment on another move; ``chapter`` and a chapter's name, for its title; ``learnt`` at the end.
    """
    return "-".join((game, "lesson", *what))
