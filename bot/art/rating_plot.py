"""A rating over time as a plot. Not for the event loop: drawing one takes a few hundredths of a second."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import count
from typing import Final

from PIL import Image, ImageDraw

from bot.art.chart import STROKES, Chart, draw_chart
from bot.art.colours import FAINT, LINE, PAPER, TEXT
from bot.art.packing import make_palette, png
from bot.art.writing import drawable

SIZE: Final = (464, 260)
"""In the pixels of a chart. A phone shows the picture at two thirds of that, and its letters can still be read."""
BOX: Final = (64, 24, 384, 206)
"""Where the curve is, with room for points on the left, dates below, and the newest rating on the right."""
FINE: Final = 2
"""How many pixels of the finished picture one of these is, for dense screens."""
SMOOTH: Final = 2
"""How many times larger it is drawn at first."""
NUMBERS: Final = 18
"""The height of numbers and dates, of which three must fit below the curve."""
MOST_LINES: Final = 6
DATES: Final = 3
"""How many dates fit below the curve."""


@lru_cache(32)
def rating_plot(course: tuple[tuple[str, int], ...]) -> bytes:
    """Return a PNG of rating points over time.

    :param course: the day of each rating, as it is written, and its points.
    """
    days, points = [drawable(day) for day, _ in course], [value for _, value in course]
    scale = FINE * SMOOTH
    image = Image.new("RGB", (SIZE[0] * scale, SIZE[1] * scale), PAPER)
    left, top, right, bottom = (scale * edge for edge in BOX)
    draw_chart(ImageDraw.Draw(image), (left, top, right, bottom), _chart(days, points), scale)
    return png(image.reduce(SMOOTH), _palette())


def _chart(days: Sequence[str], points: Sequence[int]) -> Chart:
    lines = scale_lines(min(points), max(points))
    lowest, height = lines[0], lines[-1] - lines[0]
    # One step for each game: many games on one evening would be one upright line over time.
    return Chart(
        [[(value - lowest) / height for value in points]],
        ink=TEXT,
        faint=FAINT,
        lines=LINE,
        ticks=[((line - lowest) / height, str(line)) for line in lines],
        below=_dates(days),
        size=NUMBERS,
        names=[str(points[-1])],
    )


def scale_lines(lowest: int, highest: int) -> range:
    """Return the two to six round numbers of the scale; the points lie between the first and the last."""
    for step in (digit * 10**power for power in count(1) for digit in (1, 2, 5)):
        first, last = lowest // step, -(-highest // step)
        if last - first < MOST_LINES:
            return range(first * step, max(last, first + 1) * step + 1, step)
    raise AssertionError("some step is large enough")


def _dates(days: Sequence[str]) -> list[tuple[int, str]]:
    """Return what stands below the curve, evenly spread; a day that several games were played on stands there once."""
    steps = sorted({round(part * (len(days) - 1) / (DATES - 1)) for part in range(DATES)})
    first = {days[step]: step for step in reversed(steps)}
    return [(step, day) for day, step in first.items()]


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
