"""The lists of what people do with a stranger's bot, one step a line, and which steps it has answered.

``+ Laura #cards: .ping -> Ping`` has answered, and must; ``-`` has not yet. ``/`` begins a slash command, ``[Accept]``
presses a button, ``(Rock)`` chooses from the newest select, and nothing at all only looks. ``@bot`` is the channel of
direct messages. What is in the answer stands behind the arrow.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

LISTS: Final = Path(__file__).parent / "lists"
LINE: Final = re.compile(r"(?P<mark>[+-]) (?P<who>\w+) (?P<place>[#@]\S+):(?: (?P<text>.*?))? -> (?P<answer>.+)")


@dataclass(frozen=True)
class Step:
    """What a person does, and what is then in the answer."""

    who: str
    place: str
    text: str
    answer: str
    answered: bool

    def __str__(self) -> str:
        text = f" {self.text}" if self.text else ""
        return f"{'+' if self.answered else '-'} {self.who} {self.place}:{text} -> {self.answer}"


def read(file: Path) -> list[Step]:
    """Return the steps of a list.

    :raises ValueError: a line is none.
    """
    return list(_steps(file))


def _steps(file: Path) -> Iterator[Step]:
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
        if (found := LINE.fullmatch(line)) is None:
            raise ValueError(f"{file.name}, line {number} is no step: {line}")
        yield Step(found["who"], found["place"], found["text"] or "", found["answer"], found["mark"] == "+")


def grown(steps: list[Step], answered: Collection[Step]) -> list[Step]:
    """Return the list with what has answered now as well. Nothing that has ever answered is taken back."""
    return [replace(each, answered=each.answered or each in answered) for each in steps]


def write(file: Path, steps: list[Step]) -> None:
    """Write a list."""
    file.write_text("".join(f"{each}\n" for each in steps), encoding="utf-8")
