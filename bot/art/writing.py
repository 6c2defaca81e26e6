"""Text in pictures."""

from __future__ import annotations

from functools import lru_cache

from PIL import ImageDraw, ImageFont

Point = tuple[float, float]


@lru_cache(32)
def font(size: float) -> ImageFont.FreeTypeFont | ImageFont.ImageFont:
    """Return Pillow's own font in this height in pixels; it is unpacked anew each time one asks Pillow for it."""
    return ImageFont.load_default(size=size)


def write(
    draw: ImageDraw.ImageDraw, text: str, where: Point, size: float, fill: str, *, anchor: str = "mm", bold: int = 0
) -> None:
    """Write a line, centred at a point unless the anchor says otherwise (two letters, as Pillow has them).

    :param bold: by how many pixels the letters are thicker.
    """
    draw.text(where, text, font=font(size), fill=fill, anchor=anchor, stroke_width=bold, stroke_fill=fill)
