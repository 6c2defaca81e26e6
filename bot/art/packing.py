"""Pictures as small files: a palette holds their few flat colours in a quarter of the bytes."""

from __future__ import annotations

from collections.abc import Iterable
from io import BytesIO
from typing import Final

from PIL import Image

COLOURS: Final = 192
COMPRESSION: Final = 1
"""zlib's level: 4 would save a fifth of the bytes and take 1.7 times as long."""


def make_palette(pictures: Iterable[Image.Image], colours: Iterable[str]) -> Image.Image:
    """Return a palette that shows all of these pictures and colours well.

    To find one takes several times as long as to use it, so what is drawn often should share one.
    """
    images = list(pictures)
    patches = [Image.new("RGB", (64, 64), colour) for colour in colours]
    tiles = [*(image.convert("RGB") for image in images), *patches]
    edge = max(tile.height for tile in tiles)
    sheet = Image.new("RGB", (sum(tile.width for tile in tiles), edge))
    x = 0
    for tile in tiles:
        sheet.paste(tile, (x, 0))
        x += tile.width
    return sheet.quantize(COLOURS, method=Image.Quantize.FASTOCTREE)


def png(image: Image.Image, palette: Image.Image) -> bytes:
    """Return a picture in these colours as a PNG."""
    buffer = BytesIO()
    packed = image.quantize(palette=palette, dither=Image.Dither.NONE)
    packed.save(buffer, "PNG", compress_level=COMPRESSION)
    return buffer.getvalue()
