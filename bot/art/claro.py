"""The faces of Claro's cards: our own design, square, made to be read at the size of an emoji.

Each star colour has its own shape, so that colour is never the only sign: blue is a four-pointed star, yellow a
five-pointed one, pink a blossom.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from io import BytesIO
from math import cos, pi, sin
from typing import Final

from PIL import Image, ImageDraw

from bot.art.writing import font
from bot.games.claro.deck import COLOURS, JOKER_NAME, NUMBERS, Deck

SIZE: Final = 128
"""The edge of a finished face, in pixels; Discord shows emojis at 22 and 48."""
_SCALE: Final = 4
# Drawn larger and scaled down, which makes smooth edges.

_INK: Final = "#1B2033"
_PAPER: Final = "#FFFDF4"
_GREY: Final = "#C3C9D4"
_NIGHT: Final = "#232A4D"
_RIM: Final = "#AEB8E8"
# The joker is dark: on a dark background only a light edge keeps its shape.

FILL: Final = {"B": "#1F6FEB", "Y": "#F2B400", "P": "#F0489B"}

_Point = tuple[float, float]


def faces(deck: Deck) -> Iterator[tuple[str, bytes]]:
    """Yield the name and the PNG of each different card of a deck: numbers, then the joker."""
    for number in range(1, NUMBERS + 1):
        yield str(number), number_face(number, deck.stars[number - 1])
    yield JOKER_NAME, joker_face()


def number_face(number: int, stars: str) -> bytes:
    """Return the PNG of a number card with stars of these colours."""
    image, draw = _blank(_PAPER if stars else _GREY)
    middle = 0.5 if not stars else 0.36
    _write(draw, str(number), (0.5, middle), 0.74 if not stars else 0.6)
    for place, colour in enumerate(stars):
        x = 0.5 + (place - (len(stars) - 1) / 2) * (0.3 if len(stars) < 3 else 0.275)
        _SHAPES[colour](draw, (x, 0.79), 0.155 if len(stars) > 1 else 0.175, FILL[colour])
    return _png(image)


def joker_face() -> bytes:
    """Return the PNG of a star joker: all three stars, no number."""
    image, draw = _blank(_NIGHT, _RIM)
    for colour, centre in zip(COLOURS, ((0.28, 0.68), (0.5, 0.3), (0.72, 0.68)), strict=True):
        _SHAPES[colour](draw, centre, 0.23, FILL[colour])
    return _png(image)


def _blank(paper: str, edge_colour: str = _INK) -> tuple[Image.Image, ImageDraw.ImageDraw]:
    image = Image.new("RGBA", (SIZE * _SCALE, SIZE * _SCALE), (0, 0, 0, 0))
    draw = ImageDraw.Draw(image)
    edge = SIZE * _SCALE
    draw.rounded_rectangle((4, 4, edge - 5, edge - 5), radius=edge * 0.16, fill=paper, outline=edge_colour, width=16)
    return image, draw


def _png(image: Image.Image) -> bytes:
    small = image.resize((SIZE, SIZE), Image.Resampling.LANCZOS)
    buffer = BytesIO()
    small.save(buffer, "PNG", optimize=True)
    return buffer.getvalue()


def _write(draw: ImageDraw.ImageDraw, text: str, centre: _Point, height: float) -> None:
    where = (centre[0] * SIZE * _SCALE, centre[1] * SIZE * _SCALE)
    large = font(SIZE * _SCALE * height)
    draw.text(where, text, font=large, fill=_INK, anchor="mm", stroke_width=8, stroke_fill=_INK)


def _polygon(draw: ImageDraw.ImageDraw, centre: _Point, radius: float, inner: float, points: int, fill: str) -> None:
    """Draw a star whose inner corners lie at ``inner`` of its radius."""
    corners: list[_Point] = []
    for corner in range(2 * points):
        angle = pi * corner / points - pi / 2
        distance = radius * (inner if corner % 2 else 1)
        corners.append(
            ((centre[0] + distance * cos(angle)) * SIZE * _SCALE, (centre[1] + distance * sin(angle)) * SIZE * _SCALE)
        )
    draw.polygon(corners, fill=fill, outline=_INK, width=7)


def _four_pointed(draw: ImageDraw.ImageDraw, centre: _Point, radius: float, fill: str) -> None:
    _polygon(draw, centre, radius * 1.05, 0.42, 4, fill)


def _five_pointed(draw: ImageDraw.ImageDraw, centre: _Point, radius: float, fill: str) -> None:
    _polygon(draw, centre, radius * 1.05, 0.45, 5, fill)


def _blossom(draw: ImageDraw.ImageDraw, centre: _Point, radius: float, fill: str) -> None:
    petals = [
        (
            centre[0] + radius * 0.52 * cos(2 * pi * petal / 5 - pi / 2),
            centre[1] + radius * 0.52 * sin(2 * pi * petal / 5 - pi / 2),
        )
        for petal in range(5)
    ]
    for outline in (True, False):  # all edges first, so that no petal's edge runs over its neighbour
        for petal in petals:
            _disc(draw, petal, radius * 0.48 + (0.012 if outline else 0), _INK if outline else fill)
    _disc(draw, centre, radius * 0.34, fill)
    _disc(draw, centre, radius * 0.24, "#FFFFFF")


def _disc(draw: ImageDraw.ImageDraw, centre: _Point, radius: float, fill: str) -> None:
    x, y, r = (value * SIZE * _SCALE for value in (*centre, radius))
    draw.ellipse((x - r, y - r, x + r, y + r), fill=fill)


_SHAPES: Final[dict[str, Callable[[ImageDraw.ImageDraw, _Point, float, str], None]]] = {
    "B": _four_pointed,
    "Y": _five_pointed,
    "P": _blossom,
}
