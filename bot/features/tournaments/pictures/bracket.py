"""A knock-out as a picture: a box for each table with its names, joined to the table that its best went on to.

The boxes stand below one another, and each later round further to the side. A table stands between those that lead to
it. So the names have most of the picture's width, and a phone can show them.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from bot.art.chart import Box
from bot.art.colours import BOX, FAINT, GOLD, LINE, PAPER, TEXT
from bot.art.packing import png, soft_palette
from bot.art.writing import Point, drawable, fit, write

WIDTH: Final = 780
"""In pixels: two for each of a phone's, so that the smallest names are 11 high there."""
MARGIN: Final = 16
GAP: Final = 10
"""Between boxes."""
PAD: Final = 7
"""Between a box's edge and its names."""
SIDE: Final = 12
MARK: Final = 40
"""Room for the mark behind a name."""
EDGE: Final = 3
MIDDLE: Final = 44
"""Between the two halves of a large bracket."""
WIDEST: Final = 520
"""The width of a box where there is room."""
TALLEST: Final = 1100
"""A bracket higher than this is drawn as two halves beside each other."""
CACHED: Final = 16
CAPTION: Final = 26
"""Room for the title of a box."""
TITLE: Final = 22


@dataclass(frozen=True, slots=True)
class BracketName:
    """One name at a table."""

    name: str
    number: int
    """What stands there if the name cannot be drawn."""
    mark: str = ""
    """What stands behind it, such as the place."""
    on: bool | None = None
    """Whether they went on or won; None if that is open."""


@dataclass(frozen=True, slots=True)
class BracketTable:
    """One table."""

    names: tuple[BracketName, ...]
    depth: int
    """Its round, from 0 for the first that is drawn."""
    before: tuple[int, ...] = ()
    """The tables that lead to it, by their places in the picture's list."""
    final: bool = False
    title: str = ""
    """What stands above its names, such as its round; empty for nothing."""


class _Sizes(NamedTuple):
    """How large everything is."""

    line: int
    name: int


_LARGE, _SMALL = _Sizes(line=34, name=26), _Sizes(line=28, name=22)


@lru_cache(CACHED)
def bracket_picture(tables: tuple[BracketTable, ...], *, mirrored: bool = False) -> bytes:
    """Return a PNG of a knock-out. Of the names it has what the fonts can draw.

    :param mirrored: whether it is read from right to left.
    :raises ValueError: there is no table.
    """
    if not tables:
        raise ValueError("a bracket has a table at least")
    led = {each for table in tables for each in table.before}
    roots = [number for number in range(len(tables)) if number not in led]
    single = [row for root in roots for row in _in_order(tables, root)]
    if _height(tables, single, _LARGE) <= TALLEST:
        return _drawn(tables, [(single, False)], None, _LARGE, mirrored=mirrored)
    top = roots[0] if len(roots) == 1 and len(tables[roots[0]].before) > 1 else None
    branches = [_in_order(tables, each) for each in (roots if top is None else tables[top].before)]
    first, second = _halves(tables, branches)
    return _drawn(tables, [(first, False), (second, True)], top, _SMALL, mirrored=mirrored)


def _in_order(tables: Sequence[BracketTable], root: int) -> list[int]:
    """Return the tables that lead to a table, with it in their middle."""
    before = tables[root].before
    half = (len(before) + 1) // 2
    above = [row for each in before[:half] for row in _in_order(tables, each)]
    below = [row for each in before[half:] for row in _in_order(tables, each)]
    return [*above, root, *below]


def _halves(tables: Sequence[BracketTable], branches: Sequence[list[int]]) -> tuple[list[int], list[int]]:
    """Return two lists of about the same height."""
    whole = sum(_height(tables, branch, _SMALL) for branch in branches)
    first, second = list[int](), list[int]()
    for branch in branches:
        filled = _height(tables, [*first, *branch], _SMALL)
        (second if second or (first and filled > whole * 0.6) else first).extend(branch)
    return first, second


def _height(tables: Sequence[BracketTable], rows: Sequence[int], sizes: _Sizes) -> int:
    return sum(_box_height(tables[row], sizes) + GAP for row in rows) - GAP


def _box_height(table: BracketTable, sizes: _Sizes) -> int:
    return len(table.names) * sizes.line + 2 * PAD + (CAPTION if table.title else 0)


def _drawn(
    tables: Sequence[BracketTable],
    halves: Sequence[tuple[list[int], bool]],
    top: int | None,
    sizes: _Sizes,
    *,
    mirrored: bool,
) -> bytes:
    head = 0 if top is None else _box_height(tables[top], sizes) + 3 * GAP
    height = 2 * MARGIN + head + max(_height(tables, rows, sizes) for rows, _ in halves)
    image = Image.new("RGB", (WIDTH, height), PAPER)
    draw = ImageDraw.Draw(image)
    room = WIDTH - 2 * MARGIN
    room = room if len(halves) == 1 else (room - MIDDLE) // 2
    boxes: dict[int, Box] = {}
    for rows, flipped in halves:
        depths = 1 + max((tables[row].depth for row in rows), default=0)
        width = min(WIDEST, room - 40 * (depths - 1)) if len(halves) == 1 else room - 22 * (depths - 1)
        step = min(120.0, (room - width) / max(depths - 1, 1))
        y = float(MARGIN + head)
        for row in rows:
            along, bottom = MARGIN + step * tables[row].depth, y + _box_height(tables[row], sizes)
            left = WIDTH - along - width if flipped != mirrored else along
            boxes[row] = (left, y, left + width, bottom)
            y = bottom + GAP
    if top is not None:
        left = (WIDTH - WIDEST) / 2
        boxes[top] = (left, MARGIN, left + WIDEST, MARGIN + _box_height(tables[top], sizes))
    for number in boxes:
        for each in tables[number].before:
            _join(draw, boxes[each], boxes[number], above=number == top)
    for number, box in boxes.items():
        _draw_table(draw, tables[number], box, sizes, mirrored=mirrored)
    return png(image, soft_palette((PAPER, BOX), (LINE, TEXT, FAINT, GOLD)))


def _join(draw: ImageDraw.ImageDraw, child: Box, parent: Box, *, above: bool) -> None:
    """Draw the line from a table to the one that its best went on to."""
    middle = (child[1] + child[3]) / 2
    rightwards = parent[2] > child[2] if not above else child[2] < WIDTH / 2
    edge = child[2] if rightwards else child[0]
    beyond = WIDTH / 2 if above else (edge + (parent[2] if rightwards else parent[0])) / 2
    end = parent[3] if parent[3] < middle else parent[1]
    points: list[Point] = [(edge, middle), (beyond, middle), (beyond, end)]
    draw.line(points, fill=FAINT, width=EDGE)


def _draw_table(draw: ImageDraw.ImageDraw, table: BracketTable, box: Box, sizes: _Sizes, *, mirrored: bool) -> None:
    left, top, right, _ = box
    draw.rounded_rectangle(box, radius=8, fill=BOX, outline=GOLD if table.final else LINE, width=EDGE)
    near, far = (right - SIDE, left + SIDE) if mirrored else (left + SIDE, right - SIDE)
    anchors = ("rm", "lm") if mirrored else ("lm", "rm")
    if table.title:
        title = fit(drawable(table.title), TITLE, right - left - 2 * SIDE)
        write(draw, title, (near, top + PAD + CAPTION / 2), TITLE, GOLD if table.final else FAINT, anchor=anchors[0])
        top += CAPTION
    for row, each in enumerate(table.names):
        middle = top + PAD + sizes.line * (row + 0.5)
        colour = TEXT if each.on is None else GOLD if each.on else FAINT
        room = right - left - 2 * SIDE - MARK
        name = fit(drawable(each.name), sizes.name, room) or f"#{each.number}"
        write(draw, name, (near, middle), sizes.name, colour, anchor=anchors[0])
        mark = fit(drawable(each.mark), sizes.name, MARK)
        if mark:
            write(draw, mark, (far, middle), sizes.name, colour, anchor=anchors[1])
