"""The faces of the cards: our own drawing of French suits, square, and legible at the size of an emoji.

The four suits differ in shape and in colour. A card shows its rank and one large pip.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache, partial
from io import BytesIO
from math import cos, pi, sin
from typing import Final

from PIL import Image

from bot.art.canvas import Canvas, Point
from bot.faces.face import CardPicture
from bot.games.game import Card
from mau_mau.deck import NAMES, RANK, RANKS, SUIT, SUITS

DRAWINGS: Final = 1
"""The version of these drawings. Raise it when a picture looks different: the bot uploads them anew then."""

FILL: Final = {"C": "#1E7B4C", "S": "#1B2033", "H": "#D6293E", "D": "#E07A10"}
SIGN_NAMES: Final = {"C": "clubs", "S": "spades", "H": "hearts", "D": "diamonds"}
"""The names of the signs of the suits."""
SIGNS: Final = {"C": "♣️", "S": "♠️", "H": "♥️", "D": "♦️"}
"""The suits where there are no emojis of our own."""

_PAPER: Final = "#FFFDF4"
_COURT: Final = "#FBE7B2"
_NIGHT: Final = "#6B1F2E"
_RIM: Final = "#E9B9B0"
_GOLD: Final = "#F5C542"


def card_pictures() -> Iterator[CardPicture]:
    """Yield the picture of every card."""
    for card, name in enumerate(NAMES):
        yield CardPicture(name, DRAWINGS, partial(face, card))


def sign_pictures() -> Iterator[CardPicture]:
    """Yield the sign of each suit and the back of a card."""
    for suit, name in SIGN_NAMES.items():
        yield CardPicture(name, DRAWINGS, partial(suit_sign, suit))
    yield CardPicture("back", DRAWINGS, back)


def face(card: Card) -> bytes:
    """Return the PNG of a card."""
    rank, suit = RANKS[RANK[card]], SUITS[SUIT[card]]
    canvas = Canvas(_COURT if rank in ("J", "Q", "K") else _PAPER)
    wide = len(rank) > 1
    canvas.write(rank, (0.37 if wide else 0.31, 0.3 if wide else 0.33), 0.46 if wide else 0.5, FILL[suit], stroke=12)
    _PIPS[suit](canvas, (0.66, 0.68), 0.25, FILL[suit])
    return canvas.png()


def suit_sign(suit: str) -> bytes:
    """Return the PNG of a suit's pip on a small piece of paper, which dark and light backgrounds both show."""
    canvas = Canvas(_PAPER)
    _PIPS[suit](canvas, (0.5, 0.51), 0.34, FILL[suit])
    return canvas.png()


def back() -> bytes:
    """Return the PNG of a card's back."""
    canvas = Canvas(_NIGHT, _RIM)
    for x, y in ((0.32, 0.32), (0.68, 0.32), (0.32, 0.68), (0.68, 0.68)):
        _diamond(canvas, (x, y), 0.14, _RIM)
    _diamond(canvas, (0.5, 0.5), 0.2, _GOLD)
    return canvas.png()


@lru_cache(128)
def card_image(card: Card, edge: int) -> Image.Image:
    """Return a card's face with this edge, in pixels."""
    return Image.open(BytesIO(face(card))).convert("RGBA").resize((edge, edge), Image.Resampling.LANCZOS)


@lru_cache(2)
def back_image(edge: int) -> Image.Image:
    """Return a card's back with this edge, in pixels."""
    return Image.open(BytesIO(back())).convert("RGBA").resize((edge, edge), Image.Resampling.LANCZOS)


@lru_cache(8)
def sign_image(suit: str, edge: int) -> Image.Image:
    """Return a suit's sign with this edge, in pixels."""
    return Image.open(BytesIO(suit_sign(suit))).convert("RGBA").resize((edge, edge), Image.Resampling.LANCZOS)


def _heart_points(centre: Point, radius: float, *, upside_down: bool = False) -> list[Point]:
    """Return the outline of a heart, or of a spade's leaf if it is upside down."""
    sign = -1 if upside_down else 1
    points = []
    for step in range(48):
        angle = 2 * pi * step / 48
        x = 16 * sin(angle) ** 3
        y = -(13 * cos(angle) - 5 * cos(2 * angle) - 2 * cos(3 * angle) - cos(4 * angle))
        points.append((centre[0] + radius * x / 16, centre[1] + sign * radius * y / 16))
    return points


def _heart(canvas: Canvas, centre: Point, radius: float, fill: str) -> None:
    canvas.polygon(_heart_points(centre, radius), fill, fill)


def _diamond(canvas: Canvas, centre: Point, radius: float, fill: str) -> None:
    x, y = centre
    wide, high = radius * 0.78, radius * 1.08
    canvas.polygon([(x, y - high), (x + wide, y), (x, y + high), (x - wide, y)], fill, fill)


def _spade(canvas: Canvas, centre: Point, radius: float, fill: str) -> None:
    x, y = centre
    canvas.polygon(_heart_points((x, y - radius * 0.12), radius * 0.95, upside_down=True), fill, fill)
    _stalk(canvas, centre, radius, fill)


def _club(canvas: Canvas, centre: Point, radius: float, fill: str) -> None:
    x, y = centre
    for dx, dy in ((0, -0.52), (-0.52, 0.2), (0.52, 0.2)):
        canvas.disc((x + radius * dx, y + radius * dy), radius * 0.47, fill)
    canvas.disc((x, y), radius * 0.3, fill)
    _stalk(canvas, centre, radius, fill)


def _stalk(canvas: Canvas, centre: Point, radius: float, fill: str) -> None:
    x, y = centre
    foot = radius * 0.42
    canvas.polygon([(x, y), (x + foot, y + radius), (x - foot, y + radius)], fill, fill)


_PIPS: Final[dict[str, Callable[[Canvas, Point, float, str], None]]] = {
    "C": _club,
    "S": _spade,
    "H": _heart,
    "D": _diamond,
}
