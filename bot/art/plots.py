"""Plots: a rating over time, and everybody's chances over a game. Not for the event loop: drawing one takes a while."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import count
from typing import Final

from PIL import Image, ImageDraw

from bot.art.chart import NAME, STROKES, Box, Chart, draw_chart
from bot.art.colours import FAINT, LINE, PAPER
from bot.art.packing import png, soft_palette
from bot.art.writing import drawable, labels

RATING_SIZE: Final = (464, 260)
"""In the pixels of a chart. A phone shows the picture at two thirds of that, and its letters can still be read."""
RATING_BOX: Final = (64, 24, 384, 206)
"""Where the curve is, with room for points on the left, dates below, and the newest rating on the right."""
REVIEW_SIZE: Final = (544, 280)
REVIEW_BOX: Final = (70, 22, 410, 228)
"""Where the lines are, with room for percentages on the left, moves below, and the seats' names on the right."""
NAMES: Final = REVIEW_SIZE[0] - REVIEW_BOX[2] - 22
"""The width of the seats' names, in pixels of a chart."""
FINE: Final = 2
"""How many pixels of the finished picture one of these is, for dense screens."""
SMOOTH: Final = 2
"""How many times larger it is drawn at first."""
SCALE: Final = FINE * SMOOTH
NUMBERS: Final = 18
"""The height of numbers and dates, of which three must fit below the curve."""
MOST_LINES: Final = 6
DATES: Final = 3
"""How many dates fit below the curve."""
APART: Final = 12
"""Two numbers below the chances stand at least one of this many parts of the width from each other."""


@lru_cache(32)
def rating_plot(course: tuple[tuple[str, int], ...]) -> bytes:
    """Return a PNG of rating points over time: the day of each rating, as it is written, and its points."""
    days, points = [drawable(day) for day, _ in course], [value for _, value in course]
    lines = scale_lines(min(points), max(points))
    lowest, height = lines[0], lines[-1] - lines[0]
    # Dates are evenly spread; a day that several games were played on stands there once.
    steps = sorted({round(part * (len(days) - 1) / (DATES - 1)) for part in range(DATES)})
    first = {days[step]: step for step in reversed(steps)}
    # One step for each game: many games on one evening would be one upright line over time.
    chart = Chart(
        [[(value - lowest) / height for value in points]],
        ticks=[((line - lowest) / height, str(line)) for line in lines],
        below=[(step, day) for day, step in first.items()],
        size=NUMBERS,
        names=[str(points[-1])],
    )
    palette = soft_palette((PAPER, LINE), (LINE, FAINT, STROKES[0][0]), steps=16)
    return _plot(RATING_SIZE, RATING_BOX, chart, palette)


def scale_lines(lowest: int, highest: int) -> range:
    """Return the two to six round numbers of the scale; the points lie between the first and the last."""
    for step in (digit * 10**power for power in count(1) for digit in (1, 2, 5)):
        first, last = lowest // step, -(-highest // step)
        if last - first < MOST_LINES:
            return range(first * step, max(last, first + 1) * step + 1, step)
    raise AssertionError("some step is large enough")


@lru_cache(16)
def review_plot(course: tuple[tuple[float, ...], ...], marked: tuple[int, ...], names: tuple[str, ...]) -> bytes:
    """Return a PNG of each seat's chances (0 to 1) after each number of moves, of which those marked stand below.

    :param names: each seat's name; empty if it is not known.
    """
    last = max(len(course) - 1, 1)
    ends = labels(names, NAME * SCALE, NAMES * SCALE)
    chart = Chart([*zip(*course, strict=True)], below=_below(marked, last), size=NUMBERS, names=ends)
    palette = soft_palette((PAPER,), (LINE, FAINT, *(colour for colour, _, _ in STROKES)))
    return _plot(REVIEW_SIZE, REVIEW_BOX, chart, palette, [move / last for move in marked])


def _below(marked: Sequence[int], last: int) -> list[tuple[int, str]]:
    """Return the numbers below the chart: those that are marked, and the first and the last where there is room."""
    placed: list[int] = []
    for move in (*marked, last, 0):
        if all(abs(move - other) * APART >= last for other in placed):
            placed.append(move)
    return [(move, str(move)) for move in sorted(placed)]


def _plot(size: tuple[int, int], box: Box, chart: Chart, palette: Image.Image, marked: Sequence[float] = ()) -> bytes:
    """Return a PNG of a chart in a box, with upright lines at the marked places, from 0 to 1."""
    image = Image.new("RGB", (size[0] * SCALE, size[1] * SCALE), PAPER)
    draw = ImageDraw.Draw(image)
    left, top, right, bottom = (SCALE * edge for edge in box)
    for place in marked:
        x = left + (right - left) * place
        draw.line((x, top, x, bottom), fill=LINE, width=2 * SCALE)
    draw_chart(draw, (left, top, right, bottom), chart, SCALE)
    return png(image.reduce(SMOOTH), palette)
