"""The top of a leaderboard as bars: places, names and values, but no words."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from bot.art.colours import FAINT, MEDALS, PAPER, TEXT
from bot.art.packing import png, soft_palette
from bot.art.writing import drawable, fit, write

WIDTH: Final = 520
"""A phone shows the picture at two thirds of that, and its names can still be read."""
BAR: Final = 34
ROW: Final = 46
MARGIN: Final = 16
LEFT: Final = 68
"""Where the bars begin, or the names if there are any."""
NAMES: Final = 196
"""The width of the names, with the gap behind them."""
GAP: Final = 16
NAME: Final = 24
"""The height of names."""
RIGHT: Final = 92
"""Room for the values behind them."""
SHORTEST: Final = 10
NO_PLACE: Final = "\N{EN DASH}"
"""Stands where a place would stand."""

_BAR: Final = "#5B74D6"
CACHED: Final = 64


@dataclass(frozen=True, slots=True)
class Bar:
    """One line of the picture."""

    place: int
    """0 for none."""
    length: float
    """From 0 to 1; 0 for no bar."""
    value: str
    """What stands behind the bar."""
    name: str = ""
    """Whose bar it is; empty if the name is not known."""
    medal: bool = True
    """Whether one of the first three places has a medal."""


@lru_cache(CACHED)
def top_ten_picture(lines: Sequence[Bar], *, mirrored: bool = False) -> bytes:
    """Return a PNG with a bar for each line, mirrored for right to left. Of the names it has what the font can draw."""
    names = [fit(drawable(line.name), NAME, NAMES - GAP) for line in lines]
    left = LEFT + NAMES if any(names) else LEFT
    image = Image.new("RGB", (WIDTH, 2 * MARGIN + ROW * len(lines)), PAPER)
    draw = ImageDraw.Draw(image)

    def at(x: float) -> float:
        return WIDTH - x if mirrored else x

    near = "rm" if mirrored else "lm"
    for row, (line, name) in enumerate(zip(lines, names, strict=True)):
        top = MARGIN + ROW * row
        middle = top + BAR / 2
        medal = MEDALS.get(line.place) if line.medal else None
        if medal is not None:
            draw.circle((at(MARGIN + 20), middle), 19, fill=medal)
        place = str(line.place) if line.place else NO_PLACE
        write(draw, place, (at(MARGIN + 20), middle), 24, FAINT if medal is None else PAPER)
        if name:
            write(draw, name, (at(LEFT), middle), NAME, TEXT, anchor=near)
        end = float(left)
        if line.length > 0:
            end += max(SHORTEST, (WIDTH - left - RIGHT) * line.length)
            first, last = sorted((at(left), at(end)))
            draw.rounded_rectangle((first, top, last, top + BAR), radius=9, fill=medal or _BAR)
        write(draw, line.value, (at(end + 14 if line.length > 0 else end), middle), 26, TEXT, anchor=near)
    return png(image, soft_palette((PAPER,), (TEXT, FAINT, _BAR, *MEDALS.values())))
