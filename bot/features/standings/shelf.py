"""A shelf with a medal for each achievement: in gold with its sign if it was earned, else a pale one."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from PIL import Image

from bot.art.canvas import INK
from bot.art.colours import GOLD
from bot.art.scene import SILVER, WIDTH, Scene
from bot.art.writing import emoji

DRAWINGS: Final = 1
"""The version of this drawing. Raise it when a picture looks different."""

IN_ROW: Final = 6
"""How many medals stand on a board."""
MARGIN: Final = 14
PITCH: Final = 138
"""From one board to the next."""
MEDAL: Final = 40
"""The radius of a medal."""
SIGN: Final = 46
WOOD: Final = "#C98B4A"
RIBBON: Final = "#E0244F"
PALE: Final = "#8A91B4"
"""The ribbon and star of what was not earned."""


def shelf_picture(groups: Sequence[Sequence[str]], mirrored: bool = False) -> bytes:
    """Return a PNG of a shelf with numbered medals.

    :param groups: of the medals on boards of their own, the sign of each that was earned; empty for one that was not.
    :param mirrored: whether the boards are read from right to left.
    """
    boards, first = list[tuple[int, Sequence[str]]](), 1
    for signs in groups:
        boards += [(first + at, signs[at : at + IN_ROW]) for at in range(0, len(signs), IN_ROW)]
        first += len(signs)
    scene, step = Scene(PITCH * len(boards) + MARGIN), (WIDTH - 2 * MARGIN - 20) / IN_ROW
    for line, (number, signs) in enumerate(boards):
        top, bottom = PITCH * (line + 1) - 40, PITCH * (line + 1)
        sides = (MARGIN, WIDTH - MARGIN)
        scene.shape([(sides[0], top), (sides[1], top), (sides[1] - 10, bottom), (sides[0] + 10, bottom)], WOOD)
        for place, sign in enumerate(signs):
            x = MARGIN + 10 + step * (place + 0.5)
            x = WIDTH - x if mirrored else x
            medal = _medal(sign)
            scene.paste(medal, (x - medal.width / 2, top - medal.height + 10))
            scene.text(str(number + place), (x, top + 20), 30, INK, step, bold=True)
    return scene.png()


@lru_cache(128)
def _medal(sign: str) -> Image.Image:
    """Return a medal with its ribbon, as a piece."""
    scene = Scene(2 * MEDAL + 30, 2 * MEDAL + 20)
    x, y = MEDAL + 10, MEDAL + 8
    for side in (-1, 1):
        ends = [(x + side * 8, y + 26), (x + side * 34, y + 20), (x + side * 36, y + 52), (x + side * 22, y + 44)]
        scene.shape(ends, RIBBON if sign else PALE, width=2)
    scene.disc((x, y), MEDAL, GOLD if sign else SILVER)
    drawn = emoji(sign, SIGN) if sign else None
    if drawn is not None:
        scene.disc((x, y), MEDAL - 7, "#FFF6D0", GOLD)
        scene.paste(drawn, (x - drawn.width / 2, y - drawn.height / 2))
    else:
        scene.star((x, y + 2), MEDAL * 0.55, "#FFF6D0" if sign else PALE)
    return scene.image
