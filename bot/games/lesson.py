"""Lessons: records of games with points at which a pupil chooses. docs/lessons.md describes the format.

The first seat is the pupil's. All moves are written down, so every step of a lesson is a known position, and whatever
the pupil tries there can be checked by the rules. The words that go with the steps are kept elsewhere.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from hashlib import sha256
from typing import Final

from bot.games.game import AnyGame, AnyPosition, Move, Seat
from bot.games.record import KEYWORDS, replay
from bot.games.told import Told

PUPIL: Final[Seat] = 0
"""The pupil's seat."""

MARK: Final = "#!"
"""What the lines begin with that make a record a lesson. For a record, they are comments."""

CHAPTER, STEP, NOT = "chapter", "step", "not"
VERSION_DIGITS: Final = 8


class BadLesson(ValueError):
    """A text is not a lesson.

    :ivar line: the number of the faulty line, from 1.
    """

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line


@dataclass(frozen=True, slots=True)
class Comment:
    """What the coach says of moves that are not the best one."""

    pattern: str
    """The moves it is about: a move, in which ``*`` stands for any text."""
    name: str


@dataclass(frozen=True, slots=True)
class Step:
    """A choice of the pupil."""

    name: str
    chapter: str
    position: AnyPosition
    """The position in which the pupil chooses. Nobody changes it: whoever plays on makes a copy."""
    story: tuple[Told, ...]
    """What has happened since the step before it, the pupil's own move first."""
    answer: Move
    """The best move. The lesson goes on with it."""
    comments: tuple[Comment, ...]

    def comment_on(self, move: Move) -> str | None:
        """Return the name of the first comment that fits on a move; None if none does."""
        return next((each.name for each in self.comments if fnmatchcase(move, each.pattern)), None)


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson."""

    game: AnyGame
    version: str
    """Changes with every change of the record, so that a button of another version is known as such."""
    names: tuple[str, ...]
    """The name of each seat. The first one stands for the pupil."""
    options: Mapping[str, str]
    """The options of the game that are not the default, as text."""
    steps: tuple[Step, ...]
    position: AnyPosition
    """The position at the end."""

    @property
    def chapters(self) -> dict[str, int]:
        """The number of the first step of each chapter, by the chapter's name."""
        found: dict[str, int] = {}
        for number, step in enumerate(self.steps):
            found.setdefault(step.chapter, number)
        return found


@dataclass
class _Marks:
    line: int
    step: str
    chapter: str
    comments: list[Comment]


def read_lesson(text: str, games: Mapping[str, AnyGame]) -> Lesson:
    """Read a lesson.

    :raises BadLesson: a line is not legal, a mark is unknown, or a move of the pupil has no step.
    :raises NotARecord: the text is no record at all.
    """
    lines = text.splitlines()
    whole = replay(text, games)
    if whole.error is not None:
        raise BadLesson(whole.error.line, str(whole.error.cause))
    assert whole.position is not None
    steps: list[Step] = []
    chapter, marks = "", None
    story: list[Told] = []
    position: AnyPosition | None = None
    for number, line in enumerate(lines, start=1):
        if line.startswith(MARK):
            word, *rest = line.removeprefix(MARK).split("#", 1)[0].split() or [""]
            if word == CHAPTER and len(rest) == 1:
                chapter = rest[0]
            elif word == STEP and len(rest) == 1:
                marks = _Marks(number, rest[0], chapter, [])
            elif word == NOT and len(rest) > 1 and marks is not None:
                marks.comments.append(Comment(" ".join(rest[:-1]), rest[-1]))
            else:
                raise BadLesson(number, f"no such mark: {line}")
            continue
        words = line.split("#", 1)[0].split()
        if not words or words[0] in KEYWORDS:
            continue
        before = _position(lines[: number - 1], games) if position is None else position
        after = _position(lines[:number], games)
        if len(after.moves) != len(before.moves) + 1:
            raise BadLesson(number, "a move is left out before this one")
        seat, move = after.moves[-1]
        if seat == PUPIL:
            if marks is None or not marks.chapter:
                raise BadLesson(number, "the pupil moves without a step, or outside a chapter")
            steps.append(Step(marks.step, marks.chapter, before, tuple(story), move, tuple(marks.comments)))
            marks, story = None, []
        elif marks is not None and PUPIL not in before.to_act:
            raise BadLesson(marks.line, "it is not the pupil's turn at this step")
        story.append(Told(seat, move, False, before.view(None), after.view(None)))
        position = after
    if not steps or marks is not None:
        raise BadLesson(len(lines), "the lesson ends with a step, or has none")
    names = [step.name for step in steps]
    if len(set(names)) < len(names):
        raise BadLesson(len(lines), "two steps have the same name")
    game = games[whole.game]
    options = {words[1]: words[2] for words in (line.split() for line in lines) if words[:1] == ["option"]}
    return Lesson(game, _version(lines), tuple(whole.names), options, tuple(steps), whole.position)


def _position(lines: Sequence[str], games: Mapping[str, AnyGame]) -> AnyPosition:
    """Return the position after some lines of a record that is legal as a whole."""
    while lines and lines[-1].split()[:1] in ([], ["reshuffle"]):
        lines = lines[:-1]  # the move that needs the reshuffle comes later
    found = replay("\n".join(lines), games).position
    assert found is not None, "the record is legal as a whole"
    return found


def _version(lines: Sequence[str]) -> str:
    """Return what tells this record from every other: blank lines and other comments do not matter."""
    marks = [MARK if line.startswith(MARK) else "" for line in lines]
    words = [line.removeprefix(mark).split("#", 1)[0].split() for line, mark in zip(lines, marks, strict=True)]
    kept = "\n".join(" ".join([mark, *each]) for mark, each in zip(marks, words, strict=True) if each)
    return sha256(kept.encode()).hexdigest()[:VERSION_DIGITS]
