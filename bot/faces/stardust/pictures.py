"""The picture of the course of everybody's credits in a finished game of Stardust."""

from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from bot.art.chart import NAME, STROKES, chart_of, draw_chart
from bot.art.colours import FAINT, LINE, PAPER
from bot.art.packing import png, soft_palette
from bot.art.writing import labels

WIDTH: Final = 622
HEIGHT: Final = 300
ENDS: Final = 120
"""The width of the names beside the chart."""
SCALE: Final = 100
"""The top of the chart is a multiple of this many credits."""

Course = tuple[tuple[int, ...], ...]
"""What every seat had before the first hand and after each hand, in credits."""


@lru_cache(64)
def course_picture(course: Course, names: tuple[str, ...]) -> bytes:
    """Return a PNG of everybody's credits after each hand."""
    image = Image.new("RGB", (WIDTH, HEIGHT), PAPER)
    box = (74, 34, WIDTH - ENDS - 34, HEIGHT - 54)
    draw_chart(ImageDraw.Draw(image), box, chart_of(course, SCALE, labels(names, NAME, ENDS)))
    return png(image, soft_palette((PAPER,), (LINE, FAINT, *(colour for colour, _, _ in STROKES))))
