"""Everybody's chances over the course of a game, as a picture. Not for the event loop: drawing takes a while."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from bot.art.chart import NAME, STROKES, Chart, draw_chart
from bot.art.colours import FAINT, LINE, PAPER, TEXT
from bot.art.packing import make_palette, png
from bot.art.writing import labels

SIZE: Final = (544, 280)
"""In the pixels of a chart. A phone shows the picture at two thirds of that, and its letters can still be read."""
BOX: Final = (70, 22, 410, 228)
"""Where the lines are, with room for percentages on the left, moves below, and the seats' names on the right."""
FINE: Final = 2
"""How many pixels of the finished picture one of these is, for dense screens."""
SMOOTH: Final = 2
"""How many times larger it is drawn at first."""
NUMBERS: Final = 18
"""The height of the numbers, in pixels of a chart."""
NAMES: Final = SIZE[0] - BOX[2] - 22
"""The width of the seats' names, in pixels of a chart."""
APART: Final = 12
"""Two numbers below the chart stand at least one of this many parts of its width from each other."""


@lru_cache(16)
def review_plot(course: tuple[tuple[float, ...], ...], marked: tuple[int, ...], names: tuple[str, ...]) -> bytes:
    """Return a PNG of each seat's chances.

    :param course: after each number of moves, each seat's chance (0 to 1).
    :param marked: numbers of moves that stand below the chart.
    :param names: each seat's name; empty if it is not known.
    """
    scale = FINE * SMOOTH
    image = Image.new("RGB", (SIZE[0] * scale, SIZE[1] * scale), PAPER)
    left, top, right, bottom = (scale * edge for edge in BOX)
    draw = ImageDraw.Draw(image)
    last = max(len(course) - 1, 1)
    for move in marked:
        x = left + (right - left) * move / last
        draw.line((x, top, x, bottom), fill=LINE, width=2 * scale)
    lines = [tuple(each) for each in zip(*course, strict=True)]
    ends = labels(names, NAME * scale, NAMES * scale)
    chart = Chart(lines, ink=TEXT, faint=FAINT, lines=LINE, below=_below(marked, last), size=NUMBERS, names=ends)
    draw_chart(draw, (left, top, right, bottom), chart, scale)
    return png(image.reduce(SMOOTH), _palette())


def _below(marked: Sequence[int], last: int) -> list[tuple[int, str]]:
    """Return the numbers below the chart: those that are marked, and the first and the last where there is room."""
    placed: list[int] = []
    for move in (*marked, last, 0):
        if all(abs(move - other) * APART >= last for other in placed):
            placed.append(move)
    return [(move, str(move)) for move in sorted(placed)]


@lru_cache(1)
def _palette() -> Image.Image:
    colours = (LINE, FAINT, *(colour for colour, _, _ in STROKES))
    blends = [
        Image.blend(Image.new("RGB", (8, 8), PAPER), Image.new("RGB", (8, 8), colour), step / 8)
        for colour in colours
        for step in range(1, 9)
    ]  # the soft edges of letters and of the lines
    return make_palette(blends, (PAPER, *colours))
