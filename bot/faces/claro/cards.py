"""The faces of Claro's cards: our own design, square, and legible at the size of an emoji.

Each star colour has a shape of its own, so nobody has to tell colours apart: blue is a four-pointed star, yellow a
five-pointed star, pink an eight-pointed star.
"""

from collections.abc import Callable
from typing import Final

from bot.art.canvas import Canvas, Point
from bot.games.claro.deck import COLOURS

DRAWINGS: Final = 3
"""The version of these drawings. Raise it when a face looks different: the bot uploads them anew then."""

_PAPER: Final = "#FFFDF4"
_GREY: Final = "#C3C9D4"
_NIGHT: Final = "#232A4D"
_RIM: Final = "#AEB8E8"
# The joker is dark, so on a dark background only a light edge shows its shape.

_GOLD: Final = "#F5C542"

FILL: Final = {"B": "#1F6FEB", "Y": "#F2B400", "P": "#F0489B"}

SIGN_NAMES: Final = {"B": "blue", "Y": "yellow", "P": "pink"}
"""The names of the signs of the stars' colours."""


def star_sign(colour: str) -> bytes:
    """Return the PNG of a star of a colour, without a card."""
    canvas = Canvas(None)
    _SHAPES[colour](canvas, (0.5, 0.52), 0.44, FILL[colour])
    return canvas.png()


def back() -> bytes:
    """Return the PNG of a card's back."""
    canvas = Canvas(_NIGHT, _RIM)
    canvas.star((0.5, 0.53), 0.34, 0.42, 5, _GOLD)
    return canvas.png()


def number_face(number: int, stars: str) -> bytes:
    """Return the PNG of a number card with stars of these colour letters."""
    canvas = Canvas(_PAPER if stars else _GREY)
    middle, height = (0.33, 0.58) if stars else (0.5, 0.74)
    canvas.write(str(number), (0.5, middle), height, stroke=11)
    for place, colour in enumerate(stars):
        x = 0.5 + (place - (len(stars) - 1) / 2) * (0.38 if len(stars) < 3 else 0.285)
        _SHAPES[colour](canvas, (x, 0.765), 0.185 if len(stars) < 3 else 0.15, FILL[colour])
    return canvas.png()


def joker_face() -> bytes:
    """Return the PNG of a star joker, which has all three stars and no number."""
    canvas = Canvas(_NIGHT, _RIM)
    for colour, centre in zip(COLOURS, ((0.28, 0.68), (0.5, 0.3), (0.72, 0.68)), strict=True):
        _SHAPES[colour](canvas, centre, 0.23, FILL[colour])
    return canvas.png()


_SHAPES: Final[dict[str, Callable[[Canvas, Point, float, str], None]]] = {
    "B": lambda canvas, centre, radius, fill: canvas.star(centre, radius * 1.1, 0.36, 4, fill),
    "Y": lambda canvas, centre, radius, fill: canvas.star(centre, radius * 1.05, 0.45, 5, fill),
    "P": lambda canvas, centre, radius, fill: canvas.star(centre, radius * 1.08, 0.68, 8, fill),
}
