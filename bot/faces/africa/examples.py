"""Pictures that explain Star of Africa: its cards from the lowest to the highest, its lions, and a trick."""

from functools import cache
from typing import Final

from bot.art.scene import Scene
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
    scene = Scene(len(rows) * (CARD + GAP) - GAP + 2 * MARGIN + lower, 2 * MARGIN + MOST * (CARD + GAP) - GAP)
    for number, names in enumerate(rows):
        for place, each in enumerate(names):
            x, y = (MARGIN + CARD / 2 + step * (CARD + GAP) for step in (place, number))
            beneath = each in BENEATH.get(name, ())
            scene.card(card_image(CARD_OF_NAME[each], CARD), (x, y + lower * beneath), CARD)
            if beneath:
                scene.plate("\u22122", (x, y - CARD / 4), 84, 36)
    return scene.png()
