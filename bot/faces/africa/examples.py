"""Pictures that explain Star of Africa: its cards from the lowest to the highest, its lions, and a trick."""

from functools import cache
from typing import Final

from PIL import Image, ImageDraw

from bot.art.colours import GOLD, PAPER
from bot.art.packing import optimised_png
from bot.art.writing import write
from bot.faces.africa.cards import card_image
from bot.games.africa.deck import CARD_OF_NAME

CARD: Final = 84
GAP: Final = 12
MARGIN: Final = 24
MOST: Final = 8
"""The most cards in a row."""

EXAMPLES: Final[dict[str, tuple[str, ...]]] = {
    "rank": ("2R 3B 7G 10Y 11R 12B 13G 14Y", "Brigand Star"),
    "lion": ("5R 9B 2G 10Y",),
    "trick": ("4R 8B 3G 11Y 13R",),
}
"""The rows of cards of each picture."""

BENEATH: Final = {"trick": ("3G",)}
"""The cards of a trick that were put underneath. They are drawn lower."""


@cache
def example_picture(name: str) -> bytes:
    """Return a PNG of the example of this name."""
    rows = [row.split() for row in EXAMPLES[name]]
    lower = CARD // 3 if name in BENEATH else 0
    size = (2 * MARGIN + MOST * (CARD + GAP) - GAP, len(rows) * (CARD + GAP) - GAP + 2 * MARGIN + lower)
    image = Image.new("RGB", size, PAPER)
    draw = ImageDraw.Draw(image)
    for number, names in enumerate(rows):
        for place, each in enumerate(names):
            left, top = MARGIN + place * (CARD + GAP), MARGIN + number * (CARD + GAP)
            if each in BENEATH.get(name, ()):
                top += lower
                write(draw, "-2", (left + CARD / 2, top - 14), 22, GOLD)
            face = card_image(CARD_OF_NAME[each], CARD)
            image.paste(face, (left, top), face)
    return optimised_png(image)
