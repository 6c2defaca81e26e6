"""Pictures as small files: a palette holds their few flat colours in a quarter of the bytes."""

from collections.abc import Iterable
from functools import lru_cache
from io import BytesIO
from typing import Final

from PIL import Image

from bot.art.colours import PAPER

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


@lru_cache(16)
def soft_palette(
    papers: tuple[str, ...], inks: tuple[str, ...], others: tuple[str, ...] = (), steps: int = 8
) -> Image.Image:
    """Return a palette of flat colours, with so many steps in the soft edges of each ink on each paper."""
    blends = (
        Image.blend(Image.new("RGB", (8, 8), paper), Image.new("RGB", (8, 8), ink), step / steps)
        for paper in papers
        for ink in inks
        for step in range(1, steps + 1)
    )
    return make_palette(blends, (*dict.fromkeys((*papers, *inks)), *others))


def card_palette(cards: Iterable[Image.Image], inks: tuple[str, ...]) -> Image.Image:
    """Return a palette that shows these cards on paper, and these colours."""
    pictures = []
    for card in cards:
        pictures.append(Image.new("RGB", card.size, PAPER))
        pictures[-1].paste(card, (0, 0), card)
    return make_palette(pictures, (PAPER, *inks))


def scaled(picture: bytes, edge: int) -> Image.Image:
    """Return a square picture from its PNG, with this edge in pixels."""
    return Image.open(BytesIO(picture)).convert("RGBA").resize((edge, edge), Image.Resampling.LANCZOS)


def png(image: Image.Image, palette: Image.Image) -> bytes:
    """Return a picture in these colours as a PNG."""
    buffer = BytesIO()
    packed = image.quantize(palette=palette, dither=Image.Dither.NONE)
    packed.save(buffer, "PNG", compress_level=COMPRESSION)
    return buffer.getvalue()
