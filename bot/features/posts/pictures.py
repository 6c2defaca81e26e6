"""The news of a week as a picture: a band for each, with what it is about, who it was, and a number."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from bot.art.colours import BOX, FAINT, GOLD, PAPER, TEXT
from bot.art.packing import png, soft_palette
from bot.art.writing import drawable, fit, shrunk, write

WIDTH: Final = 520
"""A phone shows the picture at little more than half of that, so that its smallest text is 12 pixels high."""
BAND: Final = 82
GAP: Final = 8
MARGIN: Final = 16
EDGE: Final = 10
"""The width of the coloured edge of a band."""
ABOUT: Final = 23
"""The height of what a band is about."""
NAME: Final = 30
"""The height of names and numbers."""
LEAST: Final = 18
"""The height below which what is too long is cut."""
VALUE: Final = 130
"""Room for the number."""

COLOURS: Final = {"climb": GOLD, "run": "#FF8A5C", "close": "#6FB1FF", "bold": "#FF8AC2"}
"""The colour of each kind of news."""
CACHED: Final = 16


@dataclass(frozen=True, slots=True)
class News:
    """One band of the picture."""

    kind: str
    """One of ``COLOURS``."""
    about: str
    name: str
    value: str


@lru_cache(CACHED)
def week_picture(news: Sequence[News], *, mirrored: bool = False) -> bytes:
    """Return a PNG with a band for each piece of news, mirrored for right to left. It has what the font can draw."""
    height = 2 * MARGIN + len(news) * (BAND + GAP) - GAP
    image = Image.new("RGB", (WIDTH, height), PAPER)
    draw = ImageDraw.Draw(image)

    def at(x: float) -> float:
        return WIDTH - x if mirrored else x

    near, far = ("rm", "lm") if mirrored else ("lm", "rm")
    for row, each in enumerate(news):
        top = MARGIN + row * (BAND + GAP)
        draw.rounded_rectangle((MARGIN, top, WIDTH - MARGIN, top + BAND), radius=10, fill=BOX)
        edge = sorted((at(MARGIN), at(MARGIN + EDGE)))
        draw.rounded_rectangle((edge[0], top, edge[1], top + BAND), radius=5, fill=COLOURS[each.kind])
        left, room = MARGIN + EDGE + 14, WIDTH - 2 * MARGIN - EDGE - 28 - (VALUE if each.value else 0)
        about, about_size = shrunk(drawable(each.about), ABOUT, room, LEAST)
        name, name_size = shrunk(drawable(each.name), NAME, room, LEAST)
        if about:
            write(draw, about, (at(left), top + 23), about_size, FAINT, anchor=near)
        if name:
            write(draw, name, (at(left), top + 57), name_size, TEXT, anchor=near)
        value = fit(drawable(each.value), NAME, VALUE)
        if value:
            write(draw, value, (at(WIDTH - MARGIN - 14), top + BAND / 2), NAME, COLOURS[each.kind], anchor=far)
    return png(image, soft_palette((PAPER, BOX), (TEXT, FAINT, *COLOURS.values())))
