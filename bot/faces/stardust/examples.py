"""Pictures of the combinations of Stardust, with one or two examples of each."""

from functools import cache
from typing import Final

from bot.art.canvas import INK
from bot.art.scene import Scene
from bot.faces.stardust.cards import card_image
from bot.games.stardust.combinations import best_combination
from bot.games.stardust.deck import CARD_OF_NAME

CARD: Final = 92
GAP: Final = 12
APART: Final = 46
"""The space between two examples in a row."""
MARGIN: Final = 24
POINTS: Final = 54
"""The width of the points after the cards."""
WIDTH: Final = 2 * MARGIN + 6 * (CARD + GAP) + 2 * POINTS + APART
"""All pictures have this width, so a message shows them at the same scale."""

EXAMPLES: Final[dict[str, tuple[tuple[str, ...], ...]]] = {
    "two": (("FM4 FM2", "DL3 DL1"),),
    "three": (("FS3 FS2 FS1", "AL2 AM4 AS1"),),
    "mixed": (("AM4 AM2 AM1 DL3 DL2",),),
    "mega": (("DS4 DS3 DS1 DL3 DL1",),),
    "cluster": (("R3 R2 Y3 Y2 Y1",),),
    "meeting": (("Prism Healer Breath Hole Death",),),
    "jokers": (("FL4 FL2 Prism AS3 Water",),),
}
"""The rows of examples of each picture."""


@cache
def example_picture(name: str) -> bytes:
    """Return a PNG of the examples of this name, each followed by its points."""
    rows = [[example.split() for example in row] for row in EXAMPLES[name]]
    scene = Scene(len(rows) * (CARD + GAP) - GAP + 2 * MARGIN, WIDTH)
    for number, row in enumerate(rows):
        left, y = MARGIN + CARD / 2, MARGIN + number * (CARD + GAP) + CARD / 2
        for names in row:
            cards = [CARD_OF_NAME[each] for each in names]
            for card in cards:
                scene.card(card_image(card, CARD), (left, y), CARD)
                left += CARD + GAP
            best, centre = best_combination(cards), (left + (POINTS - CARD - GAP) / 2, y)
            if best is not None and best.points:
                scene.star(centre, 38, points=12, inner=0.82)
                scene.text(str(best.points), centre, 38, INK, POINTS, bold=True)
            left += POINTS + APART
    return scene.png()
