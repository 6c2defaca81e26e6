"""The faces of Stardust's cards, and their names: our own design, square, and legible at the size of an emoji.

Nobody has to tell colours apart. Structures have drawings on the planets (a fir, waves, dunes), sizes are discs of
different sizes, and points are numbers. Red suns have spikes, yellow ones have dots around them. Jokers are on light
paper, each with a sign of its own.
"""

from collections.abc import Callable, Iterable
from functools import lru_cache
from math import cos, pi, sin
from typing import Final

from PIL import Image

from bot.art.canvas import INK, Canvas, Point
from bot.art.packing import scaled
from bot.faces.face import Icons
from bot.games.game import Card
from bot.games.stardust.deck import JOKER_OF, KIND_OF, NAMES, POINTS, SUN_OF, Joker, Kind, Size, Structure, Sun
from bot.locales.words import Words

DRAWINGS: Final = 2
"""The version of these drawings. Raise it when a face looks different: the bot uploads them anew then."""

_NIGHT: Final = "#1C2244"
_RIM: Final = "#AEB8E8"
_PAPER: Final = "#EFE8FF"
_WHITE: Final = "#FFFFFF"
_SHADE: Final = "#10142B"

COLOUR: Final = {Structure.FOREST: "#2E9E4F", Structure.AQUA: "#3F8CFF", Structure.DESERT: "#F0B35A"}
RED: Final = "#FF5A4E"
YELLOW: Final = "#FFD54A"

RADIUS: Final = {Size.LARGE: 0.38, Size.MEDIUM: 0.27, Size.SMALL: 0.18}
_MIDDLE: Final = {Size.LARGE: (0.565, 0.565), Size.MEDIUM: (0.64, 0.64), Size.SMALL: (0.7, 0.7)}
_NUMBER: Final = {Size.LARGE: ((0.23, 0.27), 0.46), Size.MEDIUM: ((0.26, 0.3), 0.54), Size.SMALL: ((0.31, 0.35), 0.64)}


def face(card: Card) -> bytes:
    """Return the PNG of a card."""
    kind, sun, joker = KIND_OF[card], SUN_OF[card], JOKER_OF[card]
    if kind is not None:
        return _planet(kind, POINTS[card])
    if sun is not None:
        return _sun(sun)
    assert joker is not None
    return _joker(joker, POINTS[card])


@lru_cache(256)
def card_image(card: Card, edge: int) -> Image.Image:
    """Return a card's face with this edge, in pixels."""
    return scaled(face(card), edge)


def _planet(kind: Kind, points: int) -> bytes:
    canvas = Canvas(_NIGHT, _RIM)
    centre, radius = _MIDDLE[kind.size], RADIUS[kind.size]
    canvas.disc(centre, radius, COLOUR[kind.structure], _WHITE)
    _DRAWN_ON[kind.structure](canvas, centre, radius)
    where, height = _NUMBER[kind.size]
    canvas.write(str(points), where, height, _SHADE, stroke=24)
    canvas.write(str(points), where, height, _WHITE)
    return canvas.png()


def _fir(canvas: Canvas, centre: Point, radius: float) -> None:
    x, y = centre
    for top, bottom, half in ((-0.78, -0.1, 0.42), (-0.35, 0.4, 0.58)):
        canvas.shape(centre, radius, ((0, top), (-half, bottom), (half, bottom)), _WHITE, None)
    canvas.line(((x, y + 0.3 * radius), (x, y + 0.66 * radius)), _WHITE, radius * 0.22)


def _waves(canvas: Canvas, centre: Point, radius: float) -> None:
    x, y = centre
    for height in (-0.34, 0.28):
        points = [
            (x + (step / 12 - 1) * 0.72 * radius, y + height * radius + 0.17 * radius * sin(step * pi / 6))
            for step in range(25)
        ]
        canvas.line(points, _WHITE, radius * 0.24)


def _dunes(canvas: Canvas, centre: Point, radius: float) -> None:
    x, y = centre
    for dx, dy in ((-0.42, 0.36), (0.42, 0.36), (0, -0.4)):
        canvas.disc((x + dx * radius, y + dy * radius), radius * 0.25, INK)


_DRAWN_ON: Final[dict[Structure, Callable[[Canvas, Point, float], None]]] = {
    Structure.FOREST: _fir,
    Structure.AQUA: _waves,
    Structure.DESERT: _dunes,
}


def _sun(sun: Sun) -> bytes:
    canvas = Canvas(_NIGHT, _RIM)
    middle = (0.5, 0.5)
    if sun.red:
        canvas.star(middle, 0.46, 0.72, 10, RED)
    else:
        canvas.disc(middle, 0.29, YELLOW)
        for dot in range(12):
            angle = 2 * pi * dot / 12
            canvas.disc((0.5 + 0.385 * cos(angle), 0.5 + 0.385 * sin(angle)), 0.046, YELLOW)
    for stripe in range(sun.stripes):
        y = 0.5 + (stripe - (sun.stripes - 1) / 2) * 0.15
        canvas.line(((0.34, y), (0.66, y)), INK, 0.075)
    return canvas.png()


def _joker(joker: Joker, points: int) -> bytes:
    canvas = Canvas(_PAPER, _RIM)
    _SIGNS[joker](canvas, (0.6, 0.58))
    canvas.write(str(points), (0.2, 0.25), 0.4)
    return canvas.png()


def _prism(canvas: Canvas, centre: Point) -> None:
    x, y = centre
    canvas.shape(centre, 1, ((0, -0.3), (-0.32, 0.27), (0.32, 0.27)), "#C9F1FF")
    for step, colour in enumerate((RED, YELLOW, COLOUR[Structure.FOREST], COLOUR[Structure.AQUA])):
        canvas.line(((x, y), (x + 0.16, y + 0.02 + step * 0.06)), colour, 0.05)


def _cross(canvas: Canvas, centre: Point) -> None:
    x, y = centre
    canvas.line(((x, y - 0.24), (x, y + 0.24)), "#D62F4B", 0.19)
    canvas.line(((x - 0.24, y), (x + 0.24, y)), "#D62F4B", 0.19)


def _leaf(canvas: Canvas, centre: Point) -> None:
    x, y = centre
    side = [(x + 0.2 * sin(pi * step / 12), y - 0.32 + 0.64 * step / 12) for step in range(13)]
    other = [(2 * x - px, py) for px, py in reversed(side)]
    canvas.polygon([*side, *other], "#37B36B")
    canvas.line(((x, y - 0.2), (x, y + 0.3)), INK, 0.03)
    for lift in (-0.06, 0.08):
        canvas.line(((x - 0.1, y + lift - 0.06), (x, y + lift), (x + 0.1, y + lift - 0.06)), INK, 0.025)


def _hole(canvas: Canvas, centre: Point) -> None:
    canvas.disc(centre, 0.32, "#8C6FF0")
    canvas.ring(centre, 0.27, _WHITE, 0.03)
    canvas.disc(centre, 0.2, "#000000")


def _bolt(canvas: Canvas, centre: Point) -> None:
    corners = ((0.06, -0.34), (-0.24, 0.08), (-0.02, 0.08), (-0.08, 0.34), (0.24, -0.1), (0.03, -0.1))
    canvas.shape(centre, 1, corners, "#F2B400")


def _drop(canvas: Canvas, centre: Point) -> None:
    x, y = centre
    canvas.shape(centre, 1, ((0, -0.34), (-0.2, 0.03), (0.2, 0.03)), "#12324F", "#12324F")
    canvas.disc((x, y + 0.11), 0.215, "#12324F")
    canvas.disc((x - 0.08, y + 0.14), 0.05, _WHITE)


_SIGNS: Final[dict[Joker, Callable[[Canvas, Point], None]]] = {
    Joker.PRISM: _prism,
    Joker.HEALER: _cross,
    Joker.BREATH: _leaf,
    Joker.HOLE: _hole,
    Joker.DEATH: _bolt,
    Joker.WATER: _drop,
}


SIGNS: Final = {Structure.FOREST: "🌲", Structure.AQUA: "🌊", Structure.DESERT: "🏜️"}
"""The signs of the structures where there are no emojis."""

DISCS: Final = {Size.LARGE: "⬤", Size.MEDIUM: "●", Size.SMALL: "•"}
"""The signs of the sizes where there are no emojis."""


class CardWords:
    """Writes cards: in words of one language, and as emojis where there are any."""

    def __init__(self, words: Words, icons: Icons) -> None:
        self._words = words
        self._icons = icons

    def emoji(self, card: Card) -> str | None:
        """Return the card's emoji; None if there is none."""
        return self._icons.get(f"stardust_{NAMES[card]}")

    def line(self, cards: Iterable[Card]) -> str:
        """Return cards in a line: as emojis, or as signs if they have none."""
        return " ".join(self.emoji(card) or self._signs(card) for card in cards)

    def name(self, card: Card) -> str:
        """Return the name of a card."""
        words, kind, sun, joker = self._words, KIND_OF[card], SUN_OF[card], JOKER_OF[card]
        if kind is not None:
            structure = words(f"stardust-{kind.structure.name.lower()}")
            return words(f"stardust-planet-{kind.size.name.lower()}", structure=structure, points=POINTS[card])
        if sun is not None:
            stripes = words("stardust-stripes", stripes=sun.stripes)
            return words("stardust-sun-red" if sun.red else "stardust-sun-yellow", stripes=stripes)
        assert joker is not None
        return words(f"stardust-{joker.value.lower()}")

    def _signs(self, card: Card) -> str:
        kind, sun = KIND_OF[card], SUN_OF[card]
        if kind is not None:
            return f"{SIGNS[kind.structure]}{DISCS[kind.size]}{POINTS[card]}"
        if sun is not None:
            return f"{'🔴' if sun.red else '🟡'}{'☀' * sun.stripes}"
        return f"🃏 {self.name(card)}"
