"""Standings as a picture: a row for each entrant with the result of each round, as chess players know it.

``+3`` is a win against the third row, ``=3`` is level with them, ``-3`` a loss. At a table of more than
two, the place stands there. So colour alone tells nothing.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from bot.art.colours import BOX, FAINT, GOLD, LINE, MEDALS, PAPER, TEXT
from bot.art.packing import png, soft_palette
from bot.art.writing import drawable, fit, shrunk, write

WIDTH: Final = 780
"""In pixels: two for each of a phone's."""
MARGIN: Final = 16
ROW: Final = 48
HEAD: Final = 36
PLACE: Final = 58
NAMES: Final = 216
"""The width of names, if the results leave no more."""
GAP: Final = 14
NAME: Final = 26
POINTS: Final = 92
CELL: Final = 66
"""The width of a result, if there is room."""
RESULT: Final = 23
LEAST: Final = 16
"""The height below which a result that is too long is cut."""
HEADING: Final = 20
MOST_CELLS: Final = 10
"""How many results stand beside each other at most."""
CACHED: Final = 16


class Result(StrEnum):
    """What a result was."""

    WON = "won"
    LEVEL = "level"
    LOST = "lost"
    OPEN = "open"
    NONE = "none"


COLOURS: Final = {
    Result.WON: "#2F7D5B",
    Result.LEVEL: "#4B5B9A",
    Result.LOST: "#7A3B52",
    Result.OPEN: BOX,
    Result.NONE: PAPER,
}
"""The colour below each result. All are dark enough for light letters."""


@dataclass(frozen=True, slots=True)
class Cell:
    """One result."""

    text: str = ""
    result: Result = Result.NONE


@dataclass(frozen=True, slots=True)
class TableRow:
    """One entrant."""

    place: int
    """The row's number, from 1, which the results of the others refer to."""
    name: str
    number: int
    """What stands there if the name cannot be drawn."""
    points: str
    cells: tuple[Cell, ...]
    medal: int = 0
    """Which medal they have, from 1 for gold to 3; 0 for none. It may be better than the row's number: computer players
    win none, and those who are level share one."""


@lru_cache(CACHED)
def cross_table_picture(heads: tuple[str, ...], rows: tuple[TableRow, ...], *, mirrored: bool = False) -> bytes:
    """Return a PNG of standings, mirrored for right to left. Of the names it has what the fonts can draw.

    :param heads: what stands above the results, at most ``MOST_CELLS``.
    """
    image = Image.new("RGB", (WIDTH, 2 * MARGIN + HEAD + ROW * len(rows)), PAPER)
    draw = ImageDraw.Draw(image)
    room = WIDTH - 2 * MARGIN - PLACE - NAMES - POINTS
    cell = min(CELL, room / max(len(heads), 1))
    first = WIDTH - MARGIN - POINTS - cell * len(heads)

    def at(x: float) -> float:
        return WIDTH - x if mirrored else x

    near, far = ("rm", "lm") if mirrored else ("lm", "rm")
    for number, head in enumerate(heads):
        write(draw, drawable(head), (at(first + cell * (number + 0.5)), MARGIN + HEAD / 2), HEADING, FAINT)
    for number, row in enumerate(rows):
        top = MARGIN + HEAD + ROW * number
        middle = top + ROW / 2
        if number:
            draw.line((MARGIN, top, WIDTH - MARGIN, top), fill=LINE, width=2)
        medal = MEDALS.get(row.medal)
        if medal is not None:
            draw.circle((at(MARGIN + 22), middle), 20, fill=medal)
        place, height = shrunk(str(row.place), NAME, PLACE - GAP, LEAST)
        write(draw, place, (at(MARGIN + 22), middle), height, FAINT if medal is None else PAPER)
        name = fit(drawable(row.name), NAME, first - MARGIN - PLACE - GAP) or f"#{row.number}"
        write(draw, name, (at(MARGIN + PLACE), middle), NAME, TEXT, anchor=near)
        for column, each in enumerate(row.cells):
            _draw_cell(draw, each, sorted((at(first + cell * column + 2), at(first + cell * (column + 1) - 2))), middle)
        points, height = shrunk(drawable(row.points), NAME, POINTS - GAP, LEAST)
        write(draw, points, (at(WIDTH - MARGIN), middle), height, GOLD, anchor=far)
    palette = soft_palette(tuple(COLOURS.values()), (TEXT, FAINT, GOLD), (PAPER, LINE, *MEDALS.values()), steps=6)
    return png(image, palette)


def _draw_cell(draw: ImageDraw.ImageDraw, cell: Cell, edges: Sequence[float], middle: float) -> None:
    left, right = edges
    if cell.result is not Result.NONE:
        box = (left, middle - ROW / 2 + 5, right, middle + ROW / 2 - 4)
        draw.rounded_rectangle(box, radius=6, fill=COLOURS[cell.result])
    text, height = shrunk(drawable(cell.text), RESULT, right - left - 4, LEAST)
    if text:
        write(draw, text, ((left + right) / 2, middle), height, TEXT)
