"""A square card face to draw on: large, and scaled down at the end, which makes smooth edges.

Places and lengths are parts of the edge, from 0 to 1; the origin is the upper left corner.
"""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from math import cos, pi, sin
from typing import Final

from PIL import Image, ImageDraw

from bot.art.writing import font

SIZE: Final = 128
"""The edge of a finished face, in pixels; Discord shows emojis at 22 and 48."""

EDGE: Final = 4 * SIZE
INK: Final = "#1B2033"
OUTLINE: Final = 7
"""How thick the edges of shapes are, before the face is scaled down."""

Point = tuple[float, float]


class Canvas:
    """A card's face."""

    def __init__(self, paper: str, edge: str = INK) -> None:
        self._image = Image.new("RGBA", (EDGE, EDGE), (0, 0, 0, 0))
        self._draw = ImageDraw.Draw(self._image)
        corners = (4, 4, EDGE - 5, EDGE - 5)
        self._draw.rounded_rectangle(corners, radius=EDGE * 0.16, fill=paper, outline=edge, width=16)

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
        small = self._image.reduce(EDGE // SIZE)
        buffer = BytesIO()
        small.save(buffer, "PNG")
        return buffer.getvalue()
