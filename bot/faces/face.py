"""What a game looks like. Each game has a face, which turns a seat's view into words and buttons."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import Any, Protocol, TypeAlias

import discord

from bot.games.game import AnyPosition, Move, Seat
from bot.locales.words import Words

Who: TypeAlias = Callable[[Seat], str]
"""Returns the name of a seat as messages show it."""


class Icons:
    """The emojis of the cards by icon name: ``claro_30`` gives ``<:claro_30:1234>``. It is empty without uploads."""

    def __init__(self) -> None:
        self._emojis: dict[str, str] = {}

    def fill(self, emojis: Mapping[str, str]) -> None:
        """Replace all emojis, once it is known which exist."""
        self._emojis = dict(emojis)

    def get(self, name: str) -> str | None:
        """Return an emoji in Discord's markdown; None if there is none of that name."""
        return self._emojis.get(name)

    def url(self, name: str) -> str | None:
        """Return the address of an emoji's picture; None if there is none of that name."""
        emoji = self._emojis.get(name)
        return None if emoji is None else discord.PartialEmoji.from_str(emoji).url


class Tone(Enum):
    """How much a button stands out."""

    PLAIN = auto()
    GOOD = auto()
    MAIN = auto()
    MARKED = auto()


@dataclass(frozen=True, slots=True)
class Choice:
    """A button in the hand. It plays a move, or it changes the draft of a move."""

    label: str
    move: Move | None = None
    draft: str | None = None
    tone: Tone = Tone.PLAIN
    emoji: str | None = None
    enabled: bool = True


@dataclass(frozen=True, slots=True)
class Ask:
    """A button in the hand that asks for a number. It plays the move that consists of the word and the number."""

    label: str
    word: str
    question: str
    """The label of the form's field."""
    least: int
    most: int
    tone: Tone = Tone.PLAIN


@dataclass(frozen=True, slots=True)
class PickOption:
    """An option of a list."""

    label: str
    value: str
    emoji: str | None = None
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class Pick:
    """A list in the hand. It plays the move that consists of the word and the values, or it makes a draft of them."""

    hint: str
    word: str
    options: Sequence[PickOption]
    most: int = 1
    """How many options can be picked. At least one must be picked, except for a draft, which may be empty."""
    drafts: bool = False
    """Whether picking makes a draft instead of playing a move."""


ROW = 5
"""The most buttons that Discord allows in a row."""


Row: TypeAlias = Sequence[Choice | Ask] | Pick
"""A row of the hand: up to five buttons, or one list."""


def in_rows(choices: Sequence[Choice]) -> list[Row]:
    """Return the choices in rows of five, the last of which may be shorter."""
    return [choices[start : start + ROW] for start in range(0, len(choices), ROW)]


@dataclass(frozen=True, slots=True)
class Example:
    """A picture that explains a rule, with a caption that says what it shows."""

    name: str
    caption: str
    draw: Callable[[], bytes]
    """Returns the PNG. The first call takes a while, so do not make it on the event loop."""


@dataclass(frozen=True, slots=True)
class HandFace:
    """A hand: the text above the cards, and the rows of buttons and lists."""

    text: str
    rows: Sequence[Row]


class Face(Protocol):
    """How one game is shown. ``view`` is always that game's own view."""

    accent: int
    """The colour at the edge of the table message, as 0xRRGGBB."""

    def stage(self, words: Words, position: AnyPosition) -> str:
        """Return how far a game has come, for its title: for example, the round."""
        ...

    def board(self, words: Words, icons: Icons, view: Any, who: Who) -> str:
        """Return what everybody sees on the table."""
        ...

    def large(self, words: Words, icons: Icons, view: Any) -> tuple[str, str] | None:
        """Return the address of a picture of the card that matters most now, and its name; None if no card does."""
        ...

    def seat(self, words: Words, icons: Icons, view: Any, seat: Seat) -> str:
        """Return what everybody sees of a seat; it is shown after the seat's name."""
        ...

    def hand(self, words: Words, icons: Icons, view: Any, who: Who, draft: str | None) -> HandFace:
        """Return a seat's own hand.

        Discord shows no mentions in lists and on buttons, so seats have numbers there.

        :param draft: an unfinished choice that an earlier button carried. A draft that makes no sense counts as none.
        """
        ...

    def move_name(self, words: Words, view: Any, move: Move) -> str:
        """Return the name of a move, for people who choose moves by name."""
        ...

    def cards(self, words: Words, icons: Icons, view: Any) -> str:
        """Return a seat's own cards in a line."""
        ...

    def statistics(self, words: Words, icons: Icons, tallies: Mapping[str, int]) -> str:
        """Return what the game's tallies say about a person."""
        ...

    def result(self, words: Words, icons: Icons, position: AnyPosition, who: Who) -> str:
        """Return how a finished game went."""
        ...

    def picture(self, position: AnyPosition) -> tuple[str, Callable[[], bytes]] | None:
        """Return a picture of the round or game that has just ended: its name, and a function that draws the PNG.

        The result is None if no round has just ended. Drawing takes a while, so do not do it on the event loop.
        """
        ...

    def picture_alt(self, words: Words, position: AnyPosition) -> str:
        """Return what the picture shows, for people who cannot see it."""
        ...

    def examples(self, words: Words) -> Sequence[Example]:
        """Return the pictures that accompany the rules."""
        ...

    def rules(self, words: Words, icons: Icons) -> str:
        """Return the rules in our own words."""
        ...

    def card_pictures(self, options: Mapping[str, str]) -> Iterator[tuple[str, bytes]]:
        """Yield the name of every different card, as moves have it, and its PNG.

        :param options: the host's options as text, such as a ``deck``. A game ignores options that it does not know.
        """
        ...


class SoloFace(Protocol):
    """How a game for one person is shown. ``view`` is always that game's own view."""

    @property
    def accent(self) -> int:
        """The colour at the message's edge, as 0xRRGGBB."""
        ...

    def board(self, words: Words, icons: Icons, view: Any) -> str:
        """Return what lies on the table."""
        ...

    def hand(self, words: Words, icons: Icons, view: Any) -> str:
        """Return the cards to choose from; an empty text once there are none."""
        ...

    def move_name(self, words: Words, move: Move) -> str:
        """Return what a move does, short enough for a button."""
        ...

    def move_emoji(self, icons: Icons, move: Move) -> str | None:
        """Return the emoji for a move's button; None if there is none."""
        ...

    def hint(self, words: Words, moves: Sequence[Move]) -> str:
        """Return what to do next.

        :param moves: the legal moves, the best first.
        """
        ...

    def result(self, words: Words, view: Any, best: int | None) -> str:
        """Return how a finished game went.

        :param best: the best score that the deal allows; None where nobody knows.
        """
        ...

    def score_name(self, words: Words, score: int) -> str:
        """Return a score in words that tell nothing of the cards."""
        ...
