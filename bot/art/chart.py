"""Lines over the course of a game: one for each seat, told apart by dash, marker and number as well as by colour."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from PIL import ImageDraw

from bot.art.colours import FAINT, LINE
from bot.art.writing import Point, write

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
    ticks: Sequence[tuple[float, str]] = tuple((percent / 100, f"{percent}%") for percent in (0, 25, 50, 75, 100))
    """Where the scale has its lines, from 0 to 1, and what stands there."""
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
    return Chart(values, ticks=[(part / 4, str(most * part // 4)) for part in range(5)], names=names)


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
