"""What a game looks like: each has a face, which turns what a seat sees into words and choices."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import Any, Protocol, TypeAlias

import discord

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

    def url(self, name: str) -> str | None:
        """Return where an emoji's picture is, to be shown large; None if there is none of that name."""
        emoji = self._emojis.get(name)
        return None if emoji is None else discord.PartialEmoji.from_str(emoji).url


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


@dataclass(frozen=True, slots=True)
class Ask:
    """A button in the hand that asks for a number: it plays the move of this word and the number."""

    label: str
    word: str
    question: str
    """What the form's field is called."""
    least: int
    most: int
    tone: Tone = Tone.PLAIN


@dataclass(frozen=True, slots=True)
class PickOption:
    """One of the things to pick from."""

    label: str
    value: str
    emoji: str | None = None
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class Pick:
    """A list in the hand to pick from: it plays the move of this word and the values, or makes a draft of them."""

    hint: str
    word: str
    options: Sequence[PickOption]
    most: int = 1
    """How many can be picked; at least one must be, or where it makes a draft none."""
    drafts: bool = False


ROW = 5
"""Discord's limit of buttons in a row."""


Row: TypeAlias = Sequence[Choice | Ask] | Pick
"""What stands beside one another in the hand: buttons, or one list to pick from."""


def in_rows(choices: Sequence[Choice]) -> list[Row]:
    """Return the choices in rows as full as Discord allows."""
    return [choices[start : start + ROW] for start in range(0, len(choices), ROW)]


@dataclass(frozen=True, slots=True)
class Example:
    """A picture that explains a rule, and what it shows in words."""

    name: str
    caption: str
    draw: Callable[[], bytes]
    """Gives the PNG. It takes a while the first time: not for the event loop."""


@dataclass(frozen=True, slots=True)
class HandFace:
    """A hand: what is said above the cards, and the choices in rows of at most five, or lists to pick from."""

    text: str
    rows: Sequence[Row]


class Face(Protocol):
    """How one game is shown. ``view`` is always that game's own view."""

    accent: int
    """The colour at the table message's edge, as 0xRRGGBB."""

    def stage(self, words: Words, position: AnyPosition) -> str:
        """Return how far a game is, for its title: the round that is played, say."""
        ...

    def board(self, words: Words, icons: Icons, view: Any, who: Who) -> str:
        """Return what lies on the table, for everybody."""
        ...

    def large(self, words: Words, icons: Icons, view: Any) -> tuple[str, str] | None:
        """Return where the picture is of the card that everything turns on now, and its name; None if none does."""
        ...

    def seat(self, words: Words, icons: Icons, view: Any, seat: Seat) -> str:
        """Return what everybody sees of a seat, to stand behind its name."""
        ...

    def hand(self, words: Words, icons: Icons, view: Any, who: Who, draft: str | None) -> HandFace:
        """Return a seat's own hand.

        In lists to pick from, and on buttons, Discord shows no mentions: seats are numbered there.

        :param draft: an unfinished choice that an earlier button carried; what makes no sense counts as none.
        """
        ...

    def move_name(self, words: Words, view: Any, move: Move) -> str:
        """Return what a move is called where one chooses it by name."""
        ...

    def cards(self, words: Words, icons: Icons, view: Any) -> str:
        """Return a seat's own cards in a line, to look at."""
        ...

    def statistics(self, words: Words, icons: Icons, tallies: Mapping[str, int]) -> str:
        """Return what the game's tallies say of a person."""
        ...

    def result(self, words: Words, icons: Icons, position: AnyPosition, who: Who) -> str:
        """Return how a finished game went."""
        ...

    def picture(self, position: AnyPosition) -> tuple[str, Callable[[], bytes]] | None:
        """Return a picture of the round or the game that has just ended: its name, and what draws the PNG.

        None while there is nothing to look back on. Drawing takes a while: it is not for the event loop.
        """
        ...

    def picture_alt(self, words: Words, position: AnyPosition) -> str:
        """Return what the picture shows, for who cannot see it."""
        ...

    def examples(self, words: Words) -> Sequence[Example]:
        """Return the pictures that go along with the rules."""
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
