"""A square card face to draw on: large, and scaled down at the end, which makes smooth edges.

Places and lengths are parts of the edge, from 0 to 1; the origin is the upper left corner.
"""

from collections.abc import Callable, Sequence
from contextvars import ContextVar
from io import BytesIO
from math import cos, pi, sin
from typing import Final

from PIL import Image, ImageColor, ImageDraw

from bot.art.writing import font

SIZE: Final = 128
"""The edge of a finished face, in pixels; Discord shows emojis at 22 and 48."""

LARGE: Final = 2 * SIZE
"""The same on a web page, where a card may be larger than an emoji, and each of its pixels several of the screen's."""

EDGE: Final = 4 * SIZE
INK: Final = "#1B2033"
OUTLINE: Final = 7
"""How thick the edges of shapes are, before the face is scaled down."""

SHEEN: Final = 0.35
"""How far the top of a card's paper goes towards white, from 0 to 1."""
SHEEN_AT_NIGHT: Final = 0.12
"""The same for dark paper, on which the drawings are light."""
DARK: Final = 127
"""Up to which brightness of its brightest channel paper is dark."""
SHADE: Final = 0.1
"""How far its bottom goes towards black."""


Point = tuple[float, float]


_size: Final = ContextVar("size", default=SIZE)
"""The edge of the faces that are drawn now."""


def large(draw: Callable[[], bytes]) -> Image.Image:
    """Return what draws a face, twice as large as an emoji."""
    before = _size.set(LARGE)
    try:
        with Image.open(BytesIO(draw())) as drawn:
            return drawn.convert("RGBA")
    finally:
        _size.reset(before)


def for_a_page(draw: Callable[[], bytes]) -> bytes:
    """Return what draws a face, as a web page shows it: larger, and in a form that takes half the bytes."""
    buffer = BytesIO()
    large(draw).save(buffer, "WEBP", lossless=True, method=1, quality=20)
    return buffer.getvalue()


class Canvas:
    """A card's face, or a sign without paper."""

    def __init__(self, paper: str | None, edge: str = INK) -> None:
        """Lay out the paper, with an edge of its own colour; without paper, the background stays transparent."""
        self._image = Image.new("RGBA", (EDGE, EDGE), (0, 0, 0, 0))
        self._draw = ImageDraw.Draw(self._image)
        if paper is None:
            return
        corners = (4, 4, EDGE - 5, EDGE - 5)
        shape = Image.new("L", (EDGE, EDGE))
        ImageDraw.Draw(shape).rounded_rectangle(corners, radius=EDGE * 0.16, fill=255)
        self._image.paste(_shaded(paper), mask=shape)
        self._draw.rounded_rectangle(corners, radius=EDGE * 0.16, outline=edge, width=16)

    def write(self, text: str, centre: Point, height: float, fill: str = INK, stroke: int = 8) -> None:
        """Write a number; the wider its stroke, the bolder."""
        where = (centre[0] * EDGE, centre[1] * EDGE)
        large = font(EDGE * height)
        self._draw.text(where, text, font=large, fill=fill, anchor="mm", stroke_width=stroke, stroke_fill=fill)

    def disc(self, centre: Point, radius: float, fill: str, outline: str | None = None) -> None:
        """Draw a disc."""
        x, y, r = (value * EDGE for value in (*centre, radius))
        self._draw.ellipse((x - r, y - r, x + r, y + r), fill=fill, outline=outline, width=OUTLINE)

    def ring(self, centre: Point, radius: float, colour: str, width: float) -> None:
        """Draw a circle."""
        x, y, r = (value * EDGE for value in (*centre, radius))
        self._draw.ellipse((x - r, y - r, x + r, y + r), outline=colour, width=round(width * EDGE))

    def polygon(self, points: Sequence[Point], fill: str, outline: str | None = INK) -> None:
        """Draw a polygon."""
        scaled = [(x * EDGE, y * EDGE) for x, y in points]
        self._draw.polygon(scaled, fill=fill, outline=outline, width=OUTLINE)

    def shape(self, centre: Point, scale: float, points: Sequence[Point], fill: str, edge: str | None = INK) -> None:
        """Draw a polygon whose corners are given from its centre, as if the scale were 1."""
        self.polygon([(centre[0] + x * scale, centre[1] + y * scale) for x, y in points], fill, edge)

    def line(self, points: Sequence[Point], colour: str, width: float) -> None:
        """Draw a line through these points, round at its ends and bends."""
        scaled = [(x * EDGE, y * EDGE) for x, y in points]
        self._draw.line(scaled, fill=colour, width=round(width * EDGE), joint="curve")
        for x, y in (points[0], points[-1]):
            self.disc((x, y), width / 2, colour)

    def star(self, centre: Point, radius: float, inner: float, points: int, fill: str) -> None:
        """Draw a star whose inner corners lie at ``inner`` of its radius."""
        corners: list[Point] = []
        for corner in range(2 * points):
            angle = pi * corner / points - pi / 2
            distance = radius * (inner if corner % 2 else 1)
            corners.append((centre[0] + distance * cos(angle), centre[1] + distance * sin(angle)))
        self.polygon(corners, fill)

    def png(self) -> bytes:
        """Return the finished face."""
        buffer = BytesIO()
        self._image.reduce(EDGE // _size.get()).save(buffer, "PNG")
        return buffer.getvalue()


def _shaded(paper: str) -> Image.Image:
    """Return paper that light falls on from above."""
    colour = Image.new("RGB", (1, 1), ImageColor.getrgb(paper))
    sheen = SHEEN if max(ImageColor.getrgb(paper)) > DARK else SHEEN_AT_NIGHT
    column = Image.new("RGB", (1, 2))
    for row, (end, part) in enumerate((("white", sheen), ("black", SHADE))):
        column.paste(Image.blend(colour, Image.new("RGB", (1, 1), end), part), (0, row))
    return column.resize((EDGE, EDGE), Image.Resampling.BILINEAR, box=(0, 0.5, 1, 1.5))
