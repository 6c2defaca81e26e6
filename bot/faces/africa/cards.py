"""The faces of Star of Africa's cards: our own design, square, and legible at the size of an emoji.

Each colour has a shape of its own, so nobody has to tell colours apart: a red disc, a blue square, a green triangle, a
yellow star. Special cards have drawings. Gems differ in their cut.
"""

from collections.abc import Callable, Iterator
from functools import lru_cache, partial
from math import cos, pi, sin
from typing import Final

from PIL import Image

from bot.art.canvas import INK, Canvas, Point
from bot.art.packing import scaled
from bot.faces.face import CardPicture
from bot.games.africa.deck import BRIGAND, COLOUR, EMERALD, HORSESHOE, LION, RUBY, STAR, TOPAZ, VALUE
from bot.games.game import Card

DRAWINGS: Final = 2
"""The version of these drawings. Raise it when a face looks different: the bot uploads them anew then."""

TINTS: Final = {"R": "#FFDDD6", "B": "#D6E2FF", "G": "#D3F3DD", "Y": "#FFF0B8"}
"""The papers are tinted in the cards' colours, which their shapes tell as well."""
NIGHT: Final = "#2B2140"
_RIM: Final = "#E8D9B0"
_GOLD: Final = "#F5C542"

FILL: Final = {"R": "#F2564B", "B": "#1B3FA8", "G": "#23A862", "Y": "#FFCB2E"}


def sign_pictures() -> Iterator[CardPicture]:
    """Yield the jewels, the thief token and the back of a card."""
    for name, drawing in _SIGNS.items():
        yield CardPicture(name, DRAWINGS, partial(_sign, drawing))
    yield CardPicture("back", DRAWINGS, _back)


def _sign(drawing: Callable[[Canvas, Point, float], None]) -> bytes:
    canvas = Canvas(None)
    drawing(canvas, (0.5, 0.5), 1.2)
    return canvas.png()


def _back() -> bytes:
    canvas = Canvas(NIGHT, _RIM)
    canvas.star((0.5, 0.5), 0.36, 0.42, 8, _GOLD)
    return canvas.png()


def face(card: Card) -> bytes:
    """Return the PNG of a card."""
    value, colour = VALUE[card], COLOUR[card]
    if colour is None:
        canvas = Canvas(NIGHT, _RIM)
        _DRAWINGS[value](canvas, (0.5, 0.5), 1.0)
        return canvas.png()
    canvas = Canvas(TINTS[colour])
    if value in _DRAWINGS:
        _DRAWINGS[value](canvas, (0.56, 0.4), 0.78)
        canvas.write(str(value), (0.24, 0.78), 0.34)
        _CORNERS[colour](canvas, (0.76, 0.775), 0.15, FILL[colour])
    else:
        canvas.write(str(value), (0.5, 0.36), 0.66)
        _CORNERS[colour](canvas, (0.5, 0.785), 0.165, FILL[colour])
    return canvas.png()


@lru_cache(256)
def card_image(card: Card, edge: int) -> Image.Image:
    """Return a card's face with this edge, in pixels."""
    return scaled(face(card), edge)


@lru_cache(64)
def sign_image(name: str, edge: int) -> Image.Image:
    """Return a sign with this edge, in pixels."""
    return scaled(_sign(_SIGNS[name]), edge)


# Colours

_CORNERS: Final[dict[str, Callable[[Canvas, Point, float, str], None]]] = {
    "R": lambda canvas, centre, radius, fill: canvas.disc(centre, radius, fill, INK),
    "B": lambda canvas, centre, radius, fill: canvas.shape(
        centre, radius * 0.88, ((-1, -1), (1, -1), (1, 1), (-1, 1)), fill
    ),
    "G": lambda canvas, centre, radius, fill: canvas.shape(centre, radius, ((0, -1.1), (-1.1, 0.9), (1.1, 0.9)), fill),
    "Y": lambda canvas, centre, radius, fill: canvas.star(centre, radius * 1.25, 0.45, 5, fill),
}


# Special cards


def _lion(canvas: Canvas, centre: Point, scale: float) -> None:
    x, y = centre
    canvas.star(centre, 0.4 * scale, 0.78, 12, "#C8741A")
    canvas.disc(centre, 0.26 * scale, "#F6C667", INK)
    for side in (-1, 1):
        canvas.disc((x + side * 0.1 * scale, y - 0.05 * scale), 0.04 * scale, INK)
    canvas.shape(centre, scale, ((-0.07, 0.05), (0.07, 0.05), (0, 0.13)), INK)


def _topaz(canvas: Canvas, centre: Point, scale: float) -> None:
    x, y = centre
    corners = [(x + 0.38 * scale * cos(k * pi / 3), y + 0.38 * scale * sin(k * pi / 3)) for k in range(6)]
    canvas.polygon(corners, "#FF9D2E")
    canvas.line((corners[3], corners[0]), INK, 0.02)


def _emerald(canvas: Canvas, centre: Point, scale: float) -> None:
    side = 0.55
    corners = ((-side, -1), (side, -1), (1, -side), (1, side), (side, 1), (-side, 1), (-1, side), (-1, -side))
    canvas.shape(centre, 0.36 * scale, corners, "#17A866")
    canvas.shape(centre, 0.2 * scale, corners, "#8FE3B8")


def _ruby(canvas: Canvas, centre: Point, scale: float) -> None:
    x, y = centre
    top = y - 0.26 * scale
    corners = ((-0.22, 0), (0.22, 0), (0.4, 0.2), (0, 0.62), (-0.4, 0.2))
    canvas.shape((x, top), scale, corners, "#E0244F")
    canvas.line(((x - 0.38 * scale, top + 0.2 * scale), (x + 0.38 * scale, top + 0.2 * scale)), INK, 0.02)
    for side in (-0.13, 0.13):
        canvas.line(((x + side * scale, top + 0.2 * scale), (x, top + 0.58 * scale)), INK, 0.014)


def _horseshoe(canvas: Canvas, centre: Point, scale: float) -> None:
    x, y = centre
    arc = [
        (x + 0.27 * scale * sin(angle), y - 0.05 * scale - 0.27 * scale * cos(angle))
        for angle in (-2.4 + 4.8 * step / 24 for step in range(25))
    ]
    canvas.line(arc, INK, 0.17 * scale)
    canvas.line(arc, "#8A94A6", 0.12 * scale)
    for point in arc[2::5]:
        canvas.disc(point, 0.022 * scale, INK)


def _brigand(canvas: Canvas, centre: Point, scale: float) -> None:
    x, y = centre
    canvas.disc((x, y + 0.02), 0.32 * scale, "#E8B98A", INK)
    canvas.shape(centre, 1, ((-0.4, -0.12), (0.4, -0.12), (0.27, -0.36), (-0.27, -0.36)), "#7A1F2B")
    canvas.shape(centre, 1, ((-0.32, -0.07), (0.32, -0.07), (0.3, 0.08), (-0.3, 0.08)), "#111111")
    for side in (-0.13, 0.13):
        canvas.disc((x + side, y), 0.05, "#FFFFFF")
    canvas.line(((x - 0.12, y + 0.2), (x, y + 0.24), (x + 0.12, y + 0.2)), INK, 0.04)


def _great_star(canvas: Canvas, centre: Point, scale: float) -> None:
    canvas.star(centre, 0.44 * scale, 0.42, 8, _GOLD)
    canvas.star(centre, 0.2 * scale, 0.5, 8, "#FFFFFF")


_DRAWINGS: Final[dict[int, Callable[[Canvas, Point, float], None]]] = {
    LION: _lion,
    TOPAZ: _topaz,
    EMERALD: _emerald,
    RUBY: _ruby,
    HORSESHOE: _horseshoe,
    BRIGAND: _brigand,
    STAR: _great_star,
}


def _thief(canvas: Canvas, centre: Point, scale: float) -> None:
    x, y = centre
    canvas.disc(centre, 0.38 * scale, "#C9CFDB", INK)
    canvas.ring(centre, 0.33 * scale, INK, 0.015)
    mask = ((-0.27, -0.1), (0.27, -0.1), (0.24, 0.1), (0.07, 0.08), (0, 0.01), (-0.07, 0.08), (-0.24, 0.1))
    canvas.shape(centre, scale, mask, "#7A1F2B")
    for side in (-0.12, 0.12):
        canvas.disc((x + side * scale, y), 0.05 * scale, "#FFFFFF")


_SIGNS: Final[dict[str, Callable[[Canvas, Point, float], None]]] = {
    "horseshoe": _horseshoe,
    "ruby": _ruby,
    "emerald": _emerald,
    "topaz": _topaz,
    "thief": _thief,
}
