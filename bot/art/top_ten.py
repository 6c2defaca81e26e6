"""The top of a leaderboard as bars: places and values, no names and no words, so that one serves every language."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from bot.art.colours import FAINT, GOLD, PAPER, TEXT
from bot.art.packing import make_palette, png
from bot.art.writing import write

WIDTH: Final = 760
BAR: Final = 34
ROW: Final = 46
MARGIN: Final = 24
LEFT: Final = 84
"""Where the bars begin."""
RIGHT: Final = 110
"""Room for the values behind them."""
SHORTEST: Final = 10

_BAR: Final = "#5B74D6"
_MEDALS: Final = {1: GOLD, 2: "#C9D1E0", 3: "#D9935B"}
CACHED: Final = 64


@lru_cache(CACHED)
def top_ten_picture(lines: Sequence[tuple[int, float, str]]) -> bytes:
    """Return a PNG with a bar for each line: its place, how long it is (0 to 1), and what stands behind it."""
    image = Image.new("RGB", (WIDTH, 2 * MARGIN + ROW * len(lines)), PAPER)
    draw = ImageDraw.Draw(image)
    for row, (place, length, value) in enumerate(lines):
        top = MARGIN + ROW * row
        middle = top + BAR / 2
        medal = _MEDALS.get(place)
        if medal is not None:
            draw.circle((MARGIN + 20, middle), 19, fill=medal)
        write(draw, str(place), (MARGIN + 20, middle), 24, FAINT if medal is None else PAPER)
        end = LEFT + max(SHORTEST, (WIDTH - LEFT - RIGHT) * length)
        draw.rounded_rectangle((LEFT, top, end, top + BAR), radius=9, fill=medal or _BAR)
        write(draw, value, (end + 14, middle), 26, TEXT, anchor="lm")
    return png(image, _palette())


@lru_cache(1)
def _palette() -> Image.Image:
    colours = (PAPER, TEXT, FAINT, _BAR, *_MEDALS.values())
    blends = [
        Image.blend(Image.new("RGB", (8, 8), PAPER), Image.new("RGB", (8, 8), colour), step / 8)
        for colour in colours[1:]
        for step in range(1, 9)
    ]  # the soft edges of letters and bars
    return make_palette(blends, colours)
