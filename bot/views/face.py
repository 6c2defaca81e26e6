"""What a game looks like: each has a face, which turns what a seat sees into words and choices."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import Any, Protocol, TypeAlias

from bot.games.game import AnyPosition, Move, Seat
from bot.locales.words import Words

Who: TypeAlias = Callable[[Seat], str]
"""Gives the name of a seat as it stands in a message."""


class Icons:
    """Card faces as emojis, where there are any: ``claro_30`` gives ``<:claro_30:1234>``."""

    def __init__(self) -> None:
        self._emojis: dict[str, str] = {}

    def fill(self, emojis: Mapping[str, str]) -> None:
        """Take over the emojis there are, once they are known."""
        self._emojis = dict(emojis)

    def get(self, name: str) -> str | None:
        """Return an emoji as Discord's markdown writes it; None if there is none of that name."""
        return self._emojis.get(name)


class Tone(Enum):
    """How much a choice stands out."""

    PLAIN = auto()
    GOOD = auto()
    MAIN = auto()
    MARKED = auto()


@dataclass(frozen=True, slots=True)
class Choice:
    """A button in the hand: it plays a move, or changes the draft of one."""

    label: str
    move: Move | None = None
    draft: str | None = None
    tone: Tone = Tone.PLAIN
    emoji: str | None = None
    enabled: bool = True


ROW = 5
"""Discord's limit of buttons in a row."""


def in_rows(choices: Sequence[Choice]) -> list[Sequence[Choice]]:
    """Return the choices in rows as full as Discord allows."""
    return [choices[start : start + ROW] for start in range(0, len(choices), ROW)]


@dataclass(frozen=True, slots=True)
class HandFace:
    """A hand: what is said above the cards, and the choices in rows of at most five."""

    text: str
    rows: Sequence[Sequence[Choice]]


class Face(Protocol):
    """How one game is shown. ``view`` is always that game's own view."""

    accent: int
    """The colour at the table message's edge, as 0xRRGGBB."""

    def board(self, words: Words, icons: Icons, view: Any, who: Who) -> str:
        """Return what lies on the table, for everybody."""
        ...

    def seat(self, words: Words, icons: Icons, view: Any, seat: Seat) -> str:
        """Return what everybody sees of a seat, to stand behind its name."""
        ...

    def hand(self, words: Words, icons: Icons, view: Any, who: Who, draft: str | None) -> HandFace:
        """Return a seat's own hand.

        :param draft: an unfinished choice that an earlier button carried; what makes no sense counts as none.
        """
        ...

    def move_name(self, words: Words, view: Any, move: Move) -> str:
        """Return what a move is called where one chooses it by name."""
        ...

    def result(self, words: Words, icons: Icons, position: AnyPosition, who: Who) -> str:
        """Return how a finished game went."""
        ...

    def picture(self, position: AnyPosition) -> bytes:
        """Return a PNG of how a finished game went. It takes a while: not for the event loop."""
        ...

    def picture_alt(self, words: Words, position: AnyPosition) -> str:
        """Return what the picture shows, for who cannot see it."""
        ...

    def rules(self, words: Words, icons: Icons) -> str:
        """Return the rules in our own words."""
        ...
