"""The cards of Claro: fifty numbers and five star jokers, their stars, and which card fits on which.

A set of cards is an ``int`` with one bit per card: bit 0 is number 1, bit 49 is number 50, bits 50 to 54 are jokers.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import compress
from pathlib import Path
from typing import TypeAlias

from bot.games.game import BadSetup, Card

CardSet: TypeAlias = int
"""Cards as a bit set."""

NUMBERS = 50
JOKERS = 5
CARDS = NUMBERS + JOKERS
COLOURS = "BYP"
"""The star colours by their letter: blue, yellow, pink."""

JOKER_NAME = "J"
ALL_CARDS: CardSet = (1 << CARDS) - 1
ALL_JOKERS: CardSet = ALL_CARDS ^ ((1 << NUMBERS) - 1)
NAMES: tuple[str, ...] = (*(str(number) for number in range(1, NUMBERS + 1)), *[JOKER_NAME] * JOKERS)
"""The name of each card in moves and records."""

NAME_OF_BIT: dict[int, str] = {1 << card: name for card, name in enumerate(NAMES)}
_BITS: tuple[CardSet, ...] = tuple(1 << card for card in range(CARDS))
BIT_OF_NAME: dict[str, int] = {name: 1 << card for card, name in reversed(list(enumerate(NAMES)))}
"""The bit of each name; for the jokers, that of the first one."""


@dataclass(eq=False)
class BadDeck(ValueError):
    """A deck file does not describe 50 numbers with known star colours.

    :ivar file: the file's name.
    :ivar line: the faulty line, from 1; None if the error concerns the file as a whole.
    :ivar reason: what is wrong.
    """

    file: str
    line: int | None
    reason: str

    def __str__(self) -> str:
        return f"{self.file}{'' if self.line is None else f':{self.line}'}: {self.reason}"


class Deck:
    """The stars on each card, and which card fits on which; the latter is computed once."""

    __slots__ = ("fits", "key", "stars")

    def __init__(self, stars: Sequence[str]) -> None:
        """Make a deck whose number cards carry these stars.

        :param stars: for each number from 1 to 50, its colour letters; empty for a grey card.
        :raises ValueError: there are not 50 entries, a colour is unknown, or a card has a colour twice.
        """
        if len(stars) != NUMBERS:
            raise ValueError(f"{len(stars)} numbers instead of {NUMBERS}")
        for number, letters in enumerate(stars, start=1):
            check_stars(number, letters)
        self.stars: tuple[str, ...] = (*("".join(c for c in COLOURS if c in s) for s in stars), *[COLOURS] * JOKERS)
        """The colour letters on each card, in the order of COLOURS."""
        self.fits: tuple[CardSet, ...] = tuple(
            card_set(
                card
                for card, own in enumerate(self.stars)
                if card != top and (top < card < NUMBERS or set(own) & set(colours))
            )
            for top, colours in enumerate(self.stars)
        )
        """For each card, those that may be played on it: higher numbers, and cards with a star of the same colour. For
        a joker, only the stars count (rulebook, "Get started" and "Star joker")."""
        self.key = ".".join(s or "-" for s in self.stars[:NUMBERS])
        """The deck as one word: the stars of 1 to 50, separated by dots, with ``-`` for a card without stars."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Deck) and other.key == self.key

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        return f"Deck.from_key({self.key!r})"

    @classmethod
    def from_key(cls, key: str) -> Deck:
        """Read a deck from its key.

        :raises BadSetup: ``bad_deck``: the text is not the key of a deck.
        """
        try:
            return cls(["" if letters == "-" else letters for letters in key.split(".")])
        except ValueError as error:
            raise BadSetup("bad_deck", reason=str(error)) from error


def check_stars(number: int, letters: object) -> None:
    """Check the stars of a number as somebody has written them.

    :raises ValueError: they are not a string, a colour is unknown, or a colour occurs twice.
    """
    if not isinstance(letters, str):
        raise ValueError(f'the stars of {number} must be text such as "BY"')
    for letter in letters:
        if letter not in COLOURS:
            raise ValueError(f"unknown star colour {letter!r} on {number}; known are {', '.join(COLOURS)}")
        if letters.count(letter) > 1:
            raise ValueError(f"star colour {letter} stands twice on {number}")


def load_deck(path: Path) -> Deck:
    """Read a deck file.

    :raises BadDeck: the file cannot be read, or it does not describe a deck.
    """
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadDeck(str(path), None, f"cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise BadDeck(str(path), None, "is not in UTF-8; save it anew in that encoding") from error
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        line = re.search(r"at line (\d+)", str(error))
        raise BadDeck(str(path), int(line[1]) if line else None, f"is not TOML: {error}") from error
    numbers = data.get("numbers")
    if not isinstance(numbers, dict) or set(data) != {"numbers"}:
        raise BadDeck(str(path), None, "needs one table, [numbers], and nothing else")
    stars: dict[int, str] = {}
    for name, letters in numbers.items():
        line_number = _line_of(text, name)
        if name not in BIT_OF_NAME or name == JOKER_NAME:
            raise BadDeck(str(path), line_number, f"{name} is not a number from 1 to {NUMBERS}")
        try:
            check_stars(int(name), letters)
        except ValueError as error:
            raise BadDeck(str(path), line_number, str(error)) from error
        stars[int(name)] = letters
    missing = [str(number) for number in range(1, NUMBERS + 1) if number not in stars]
    if missing:
        raise BadDeck(str(path), None, f"the stars of {', '.join(missing)} are missing")
    return Deck([stars[number] for number in range(1, NUMBERS + 1)])


def _line_of(text: str, key: str) -> int | None:
    pattern = re.compile(rf"""\s*["']?{re.escape(key)}["']?\s*=""")
    return next((n for n, line in enumerate(text.splitlines(), start=1) if pattern.match(line)), None)


@cache
def standard_deck() -> Deck:
    """Return the deck that comes with the bot."""
    return load_deck(Path(__file__).with_name("deck.toml"))


def bits(cards: CardSet) -> Iterator[int]:
    """Yield the bit of each card in the set, lowest card first."""
    while cards:
        low = cards & -cards
        yield low
        cards ^= low


def card_set(cards: Iterable[Card]) -> CardSet:
    """Return the set of these cards."""
    found = 0
    for card in cards:
        found |= 1 << card
    return found


def cards_in(cards: CardSet) -> list[Card]:
    """Return the indices of the cards in the set, lowest first."""
    return list(compress(range(CARDS), map(cards.__and__, _BITS)))


def names_of(cards: CardSet) -> list[str]:
    """Return the names of the cards in the set: numbers ascending, then jokers."""
    names: list[str] = []
    while cards:  # like ``bits``, but without a generator, because this runs for every move
        low = cards & -cards
        names.append(NAME_OF_BIT[low])
        cards ^= low
    return names
