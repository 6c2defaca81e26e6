"""Text in pictures."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw, ImageFont

Point = tuple[float, float]


@lru_cache(32)
def font(size: float) -> ImageFont.FreeTypeFont | ImageFont.ImageFont:
    """Return Pillow's own font in this height in pixels; it is unpacked anew each time one asks Pillow for it."""
    return ImageFont.load_default(size=size)


def write(draw: ImageDraw.ImageDraw, text: str, where: Point, size: float, fill: str, *, anchor: str = "mm") -> None:
    """Write a short line, centred at a point unless the anchor says otherwise (two letters, as Pillow has them)."""
    (left, top), stamp = _stamp(text, size, anchor)
    draw.bitmap((round(where[0]) + left, round(where[1]) + top), stamp, fill=fill)


@lru_cache(1024)
def _stamp(text: str, size: float, anchor: str) -> tuple[tuple[int, int], Image.Image]:
    """Return a text as a mask, and where its corner stands from the anchor: the same few numbers are written often."""
    left, top, right, bottom = (round(edge) for edge in font(size).getbbox(text, anchor=anchor))
    stamp = Image.new("L", (right - left + 2, bottom - top + 2))
    ImageDraw.Draw(stamp).text((1 - left, 1 - top), text, font=font(size), fill=255, anchor=anchor)
    return (left - 1, top - 1), stamp
