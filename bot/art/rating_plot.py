"""A rating over time as a plot. Not for the event loop: drawing one takes a few hundredths of a second."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from functools import lru_cache
from itertools import count
from typing import Final

from PIL import Image, ImageDraw

from bot.art.chart import STROKES, Chart, draw_chart
from bot.art.colours import FAINT, LINE, PAPER, TEXT
from bot.art.packing import make_palette, png

SIZE: Final = (600, 270)
"""In the pixels of a chart: its letters can be read where a phone shows the picture as wide as itself."""
BOX: Final = (72, 24, 516, 216)
"""Where the curve is, with room for points on the left, dates below, and the newest rating on the right."""
FINE: Final = 2
"""How many pixels of the finished picture one of these is, for dense screens."""
SMOOTH: Final = 2
"""How many times larger it is drawn at first."""
MOST_LINES: Final = 6
DATES: Final = 4
"""How many dates fit below the curve."""


@lru_cache(32)
def rating_plot(course: tuple[tuple[datetime, int], ...]) -> bytes:
    """Return a PNG of rating points over time."""
    moments, points = [moment for moment, _ in course], [value for _, value in course]
    scale = FINE * SMOOTH
    image = Image.new("RGB", (SIZE[0] * scale, SIZE[1] * scale), PAPER)
    left, top, right, bottom = (scale * edge for edge in BOX)
    draw_chart(ImageDraw.Draw(image), (left, top, right, bottom), _chart(moments, points), scale)
    return png(image.reduce(SMOOTH), _palette())


def _chart(moments: Sequence[datetime], points: Sequence[int]) -> Chart:
    lines = scale_lines(min(points), max(points))
    lowest, height = lines[0], lines[-1] - lines[0]
    # One step for each game: many games on one evening would be one upright line over time.
    return Chart(
        [[(value - lowest) / height for value in points]],
        ink=TEXT,
        faint=FAINT,
        lines=LINE,
        ticks=[((line - lowest) / height, str(line)) for line in lines],
        below=_dates(moments),
        names=[str(points[-1])],
    )


def scale_lines(lowest: int, highest: int) -> range:
    """Return the two to six round numbers of the scale; the points lie between the first and the last."""
    for step in (digit * 10**power for power in count(1) for digit in (1, 2, 5)):
        first, last = lowest // step, -(-highest // step)
        if last - first < MOST_LINES:
            return range(first * step, max(last, first + 1) * step + 1, step)
    raise AssertionError("some step is large enough")


def _dates(moments: Sequence[datetime]) -> list[tuple[int, str]]:
    """Return what stands below the curve, evenly spread; a day that several games were played on stands there once."""
    steps = sorted({round(part * (len(moments) - 1) / (DATES - 1)) for part in range(DATES)})
    days = {f"{moments[step]:%Y-%m-%d}": step for step in reversed(steps)}
    return [(step, day) for day, step in days.items()]


@lru_cache(1)
def _palette() -> Image.Image:
    colours = (LINE, FAINT, STROKES[0][0])
    blends = [
        Image.blend(Image.new("RGB", (8, 8), under), Image.new("RGB", (8, 8), colour), step / 16)
        for colour in colours
        for under in (PAPER, LINE)
        for step in range(1, 17)
    ]  # the soft edges of letters and of the curve
    return make_palette(blends, (PAPER, *colours))
