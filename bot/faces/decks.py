"""Cards that any game may use: a French deck, and plain symbols and numbers in eight colours.

A face that builds on ``PlainFace`` names one as its ``deck``. All of them are legible at the size of an emoji, and are
told apart without their colours.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from math import cos, pi, sin
from typing import Final

from bot.art.canvas import INK, Canvas, Point
from bot.locales.words import Words

PAPER: Final = "#FFFDF4"
NIGHT: Final = "#232A4D"

Drawing = Callable[[Canvas, Point, float, str], None]
"""Draws a sign around a centre, in a size and a colour."""


@dataclass(frozen=True, slots=True)
class Deck:
    """The pictures and names of cards.

    :ivar names: the names of the cards, as ``Game.card_names`` has those that a game needs.
    :ivar draw: returns the PNG of a card.
    :ivar label: returns a card's short name, for buttons and lists.
    :ivar spoken: returns its name in words, for screen readers.
    :ivar signs: what can be drawn besides, which is no card: an empty place.
    :ivar short: by name, a card in one character, for boards that have no room for pictures.
    :ivar marks: what tells these pictures from others of the same names, in capital letters.
    :ivar version: the version of the drawings.
    """

    names: Sequence[str]
    draw: Callable[[str], bytes]
    label: Callable[[Words, str], str]
    spoken: Callable[[Words, str], str]
    signs: Sequence[str] = ()
    short: Mapping[str, str] = field(default_factory=dict)
    marks: str = ""
    version: int = 1

    def __contains__(self, name: object) -> bool:
        return name in self.names or name in self.signs


def _ring(canvas: Canvas, centre: Point, size: float, fill: str) -> None:
    canvas.disc(centre, size, fill, INK)
    canvas.disc(centre, size * 0.48, PAPER, INK)


def _cornered(*points: Point) -> Drawing:
    return lambda canvas, centre, size, fill: canvas.shape(centre, size, points, fill)


def _heart_shaped(down: int) -> list[Point]:
    """Return a heart, with its tip below; or upside down, as a spade is."""
    turns = [2 * pi * step / 60 for step in range(60)]
    high = [(13 * cos(t) - 5 * cos(2 * t) - 2 * cos(3 * t) - cos(4 * t)) / 16 + 0.15 for t in turns]
    return [(sin(t) ** 3, -down * y) for t, y in zip(turns, high, strict=True)]


_heart: Final = _cornered(*_heart_shaped(1))


def _spade(canvas: Canvas, centre: Point, size: float, fill: str) -> None:
    canvas.shape(centre, size, [(-0.46, 1), (0.46, 1), (0, 0.1)], fill, None)
    canvas.shape(centre, size, _heart_shaped(-1), fill, None)


def _club(canvas: Canvas, centre: Point, size: float, fill: str) -> None:
    canvas.shape(centre, size, [(-0.46, 1), (0.46, 1), (0, -0.4)], fill, None)
    for dx, dy in ((0, -0.52), (-0.54, 0.2), (0.54, 0.2)):
        canvas.disc((centre[0] + dx * size, centre[1] + dy * size), size * 0.46, fill)


# The French deck

RANKS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
SUITS: Final = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
"""The suits by the letters that stand in names, from the lowest in most games to the highest."""
JOKERS: Final = ("RJ", "BJ")
"""The red and the black joker."""

_RED: Final = "#C8102E"
_TWO: Final = {"C": INK, "D": _RED, "H": _RED, "S": INK}
_FOUR: Final = {"C": "#11743A", "D": "#1557C0", "H": _RED, "S": INK}
_diamond: Final = _cornered((0, -1), (0.74, 0), (0, 1), (-0.74, 0))
_SUIT: Final[Mapping[str, Drawing]] = {"C": _club, "D": _diamond, "H": _heart, "S": _spade}


def _french(colours: Mapping[str, str], name: str) -> bytes:
    rank, suit = name[:-1], name[-1]
    if name in JOKERS:
        paper, fill = (PAPER, _RED) if name == JOKERS[0] else (NIGHT, PAPER)
        canvas = Canvas(paper)
        canvas.star((0.5, 0.53), 0.42, 0.48, 5, fill)
        canvas.write("J", (0.5, 0.54), 0.36, paper)
        return canvas.png()
    canvas = Canvas(PAPER)
    where, height = ((0.35, 0.34), 0.56) if len(rank) == 1 else ((0.4, 0.32), 0.5)
    canvas.write(rank, where, height, colours[suit], 14)
    _SUIT[suit](canvas, (0.7, 0.73), 0.2, colours[suit])
    return canvas.png()


def _french_label(words: Words, name: str) -> str:
    return _french_spoken(words, name) if name in JOKERS else f"{name[:-1]}{SUITS[name[-1]]}"


def _french_spoken(words: Words, name: str) -> str:
    if name in JOKERS:
        return words(f"deck-{name.lower()}")
    rank = words(f"deck-rank-{name[0].lower()}") if name[0].isalpha() else name[:-1]
    return words("deck-card", rank=rank, suit=words(f"deck-suit-{name[-1].lower()}"))


_NAMES: Final = (*(f"{rank}{suit}" for suit in SUITS for rank in RANKS), *JOKERS)

FRENCH: Final = Deck(_NAMES, partial(_french, _TWO), _french_label, _french_spoken)
"""52 cards and two jokers: ``2C`` to ``AS``, ``10H``, ``RJ`` and ``BJ``."""

FRENCH_IN_FOUR_COLOURS: Final = replace(FRENCH, draw=partial(_french, _FOUR), marks="FOUR")
"""The same with green clubs and blue diamonds."""


# Symbols and numbers

COLOURS: Final = {
    "R": "#E5383B", "O": "#F58220", "Y": "#FFD23F", "G": "#2FA84F",
    "B": "#2F6FDE", "V": "#9A4FD3", "K": "#2B2D3A", "W": "#FFFDF4",
}  # fmt: skip
"""Red, orange, yellow, green, blue, violet, black (K) and white, by the letters that names begin with."""
EMPTY: Final = "empty"
"""An empty place, which is no card."""
HIGHEST: Final = 20
"""The highest number."""
_ARM: Final = 0.36
_SHAPES: Final[Mapping[str, Drawing]] = {
    "disc": lambda canvas, centre, size, fill: canvas.disc(centre, size, fill, INK),
    "square": _cornered((-0.88, -0.88), (0.88, -0.88), (0.88, 0.88), (-0.88, 0.88)),
    "triangle": _cornered((0, -0.98), (1.06, 0.84), (-1.06, 0.84)),
    "star": lambda canvas, centre, size, fill: canvas.star(centre, size * 1.12, 0.42, 5, fill),
    "cross": _cornered(
        (-_ARM, -1), (_ARM, -1), (_ARM, -_ARM), (1, -_ARM), (1, _ARM), (_ARM, _ARM),
        (_ARM, 1), (-_ARM, 1), (-_ARM, _ARM), (-1, _ARM), (-1, -_ARM), (-_ARM, -_ARM),
    ),
    "ring": _ring,
    "diamond": _diamond,
    "heart": _heart,
}  # fmt: skip


def _symbol(name: str) -> bytes:
    if name == EMPTY:
        canvas = Canvas("#5A6285", "#3A4266")
        return canvas.png()
    colour, what = COLOURS[name[0]], name[1:]
    number = what.isdigit()
    canvas = Canvas(colour if number else PAPER)
    dark = number and name[0] in "BVK"
    # Each colour has its place on the edge, as hours have on a clock, which tells it from all others.
    turn = 2 * pi * [*COLOURS].index(name[0]) / len(COLOURS)
    reach = 0.41 / max(abs(sin(turn)), abs(cos(turn))) * (0.9 if sin(turn) * cos(turn) else 1)
    spot = (0.5 + reach * sin(turn), 0.5 - reach * cos(turn))
    canvas.disc(spot, 0.07, PAPER if dark else INK)
    if number:
        canvas.write(what, (0.5, 0.5), 0.62 if len(what) == 1 else 0.44, PAPER if dark else INK, 14)
    else:
        _SHAPES[what](canvas, (0.5, 0.5), 0.29, colour)
    return canvas.png()


def _symbol_label(words: Words, name: str) -> str:
    return "▫️" if name == EMPTY else _symbol_spoken(words, name)


def _symbol_spoken(words: Words, name: str) -> str:
    if name == EMPTY:
        return words("deck-empty")
    sign = name[1:] if name[1:].isdigit() else words(f"deck-{name[1:]}")
    return words("deck-symbol", sign=sign, colour=words(f"deck-colour-{name[0].lower()}"))


_SIGNS: Final = (*_SHAPES, *map(str, range(HIGHEST + 1)))

_CHARACTERS: Final = {
    f"{colour}{shape}": sign
    for shape, signs in (("disc", "🔴🟠🟡🟢🔵🟣⚫⚪"), ("square", "🟥🟧🟨🟩🟦🟪⬛⬜"))
    for colour, sign in zip(COLOURS, signs, strict=True)
}

SYMBOLS: Final = Deck(
    [f"{colour}{sign}" for colour in COLOURS for sign in _SIGNS],
    _symbol,
    _symbol_label,
    _symbol_spoken,
    (EMPTY,),
    _CHARACTERS,
)
"""Eight shapes and the numbers from 0 to 20 in eight colours, such as ``Rstar`` and ``B17``; and ``EMPTY``."""
