"""Lines over the course of a game: one for each seat, told apart by dash, marker and number as well as by colour.

Plots are charts of a rating over time, and of everybody's chances. Not for the event loop: drawing one takes a while.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import count, pairwise
from typing import Final

from PIL import Image, ImageDraw

from bot.art.colours import FAINT, LINE, PAPER
from bot.art.packing import png, soft_palette
from bot.art.writing import Point, drawable, labels, write

STROKES: Final = (
    ("#F5C542", None, "circle"),
    ("#6FB1FF", (14, 7), "square"),
    ("#FF8AC2", (4, 6), "triangle"),
    ("#7FE0B0", None, "square"),
    ("#FFA45C", (14, 7), "triangle"),
    ("#C9B6FF", (4, 6), "circle"),
    ("#E8EEF7", (22, 5), "triangle"),
    ("#D9A07A", (2, 4), "square"),
)
"""For each seat a colour, the lengths of dash and gap in pixels (None: unbroken), and the shape of its points."""

WIDTH: Final = 4
MARK: Final = 7
"""The radius of a point's mark; where the points stand closer than that allows, it is smaller."""
NAME: Final = 24
"""The height of the lines' names, in pixels."""
APART: Final = 24
"""Two lines' names stand at least this far from each other, in pixels."""

Box = tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class Chart:
    """What is drawn: for each line its values from 0 to 1, from left to right."""

    values: Sequence[Sequence[float]]
    ticks: Sequence[tuple[float, str]] = tuple((percent / 100, str(percent)) for percent in (0, 25, 50, 75, 100))
    """Where the scale has its lines, from 0 to 1, and what stands there."""
    unit: str = "%"
    """What the scale counts: it stands once, above the numbers, as languages write it beside them in different ways."""
    below: Sequence[tuple[int, str]] | None = None
    """What stands below which of the values; None for the number of each value after the first."""
    size: float = 20
    """The height of the numbers beside and below the chart, in pixels."""
    names: Sequence[str] | None = None
    """What stands at the end of each line; None for the lines' numbers."""


def chart_of(amounts: Sequence[Sequence[int]], unit: int, names: Sequence[str]) -> Chart:
    """Return a chart of amounts, each line's at each step, with a scale in quarters up to a multiple of the unit."""
    most = -(-max(map(max, amounts)) // unit) * unit
    values = [[each / most for each in line] for line in zip(*amounts, strict=True)]
    return Chart(values, ticks=[(part / 4, str(most * part // 4)) for part in range(5)], unit="", names=names)


def draw_chart(draw: ImageDraw.ImageDraw, box: Box, chart: Chart, scale: float = 1) -> None:
    """Draw the lines into a box (left, top, right, bottom), a scale, and each line's name at its end.

    :param scale: how many times larger than usual everything is drawn, for a picture that is reduced afterwards.
    """
    left, top, right, bottom = box
    steps = max(len(chart.values[0]) - 1, 1)
    for place, said in chart.ticks:
        y = bottom - (bottom - top) * place
        draw.line((left, y, right, y), fill=LINE, width=round(scale))
        write(draw, said, (left - 34 * scale, y), chart.size * scale, FAINT)
    write(draw, chart.unit, (left - 34 * scale, top - 1.25 * chart.size * scale), chart.size * scale, FAINT)
    radius = min(MARK * scale, max(WIDTH * scale / 2, 0.4 * (right - left) / steps))
    ends: list[tuple[float, int]] = []
    for number, values in enumerate(chart.values):
        colour, dash, marker = STROKES[number % len(STROKES)]
        along = [left + (right - left) * step / steps for step in range(len(values))]
        points = [(x, bottom - (bottom - top) * value) for x, value in zip(along, values, strict=True)]
        for start, end in pairwise(points):
            _stroke(draw, start, end, colour, dash, scale)
        for point in points:
            if marker == "circle":
                draw.circle(point, radius, fill=colour)
            else:
                draw.regular_polygon((*point, radius * 8 / 7), 4 if marker == "square" else 3, fill=colour)
        ends.append((points[-1][1], number))
    below = [(step, str(step)) for step in range(1, steps + 1)] if chart.below is None else chart.below
    line = bottom + (18 if chart.below is None else 28) * scale  # what is wide would touch the lowest tick
    for step, said in below:
        write(draw, said, (left + (right - left) * step / steps, line), chart.size * scale, FAINT)
    for y, number in _spread(ends, APART * scale):
        name = str(number + 1) if chart.names is None else chart.names[number]
        write(draw, name, (right + 17 * scale, y), NAME * scale, STROKES[number % len(STROKES)][0], anchor="lm")


def _spread(ends: Sequence[tuple[float, int]], apart: float) -> list[tuple[float, int]]:
    """Return where the lines' names stand: at their ends, moved up where several would stand on one another."""
    placed: list[tuple[float, int]] = []
    for y, number in sorted(ends, reverse=True):
        lowest = placed[-1][0] - apart if placed else y
        placed.append((min(y, lowest), number))
    return placed


def _stroke(
    draw: ImageDraw.ImageDraw, start: Point, end: Point, colour: str, dash: tuple[int, int] | None, scale: float
) -> None:
    width = round(WIDTH * scale)
    if dash is None:
        draw.line((*start, *end), fill=colour, width=width)
        return
    length = ((end[0] - start[0]) ** 2 + (end[1] - start[1]) ** 2) ** 0.5
    on, off = (part * scale for part in dash)
    done = 0.0
    while done < length:
        first, last = (_between(start, end, part / length) for part in (done, min(done + on, length)))
        draw.line((*first, *last), fill=colour, width=width)
        done += on + off


def _between(start: Point, end: Point, part: float) -> Point:
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part


RATING_SIZE: Final = (464, 260)
"""In the pixels of a chart. A phone shows the picture at two thirds of that, and its letters can still be read."""
RATING_BOX: Final = (64, 24, 384, 206)
"""Where the curve is, with room for points on the left, dates below, and the newest rating on the right."""
REVIEW_SIZE: Final = (544, 296)
REVIEW_BOX: Final = (70, 38, 410, 244)
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
BETWEEN: Final = 12
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
        unit="",
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
        if all(abs(move - other) * BETWEEN >= last for other in placed):
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
