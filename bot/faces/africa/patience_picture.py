"""The picture of the patience: rows of overlapping cards on a worn map, and large below them the hand."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from io import BytesIO
from math import sin
from typing import Final, TypeAlias

from PIL import Image

from bot.art.canvas import INK
from bot.art.packing import soft_palette
from bot.art.scene import PLATE, RIM, WIDTH, Scene, laid
from bot.art.writing import Point
from bot.faces.africa.cards import FILL, NIGHT, TINTS, card_image
from bot.games.africa.laying import LETTERS, Row, end_of
from bot.games.game import Card

DRAWINGS: Final = 1
"""The version of this drawing. Raise it when a picture looks different."""

SENT: Final = 512
"""The width of the finished picture, in pixels. Places and lengths are those of a ``Scene``."""
SAND: Final = "#EBD6A4"
ROUTE: Final = "#CDAF73"
"""What is drawn on the map: darker sand."""
DASHES: Final = "#9C7B3F"
CLEAR: Final = "#FF00FF"
"""Stands for nothing while the colours are found."""
SHAPES: Final = (
    *("#C8741A", "#F6C667", "#FF9D2E", "#17A866", "#8FE3B8", "#E0244F", "#8A94A6", "#E8B98A", "#7A1F2B", "#F5C542"),
)
"""The colours of the drawings on special cards."""
SHADES: Final = ("#F3D2CB", "#F2E4AF")
"""The red and the yellow paper where less light falls on them, which would look like sand otherwise."""

EDGE: Final = 26
"""How far rows stay away from the picture's edge."""
TOP: Final = 36
PITCH: Final = 112
"""The height of a row."""
BELOW: Final = 216
"""The height of the hand."""
HAND: Final = 140
"""The edge of its cards."""
APART: Final = 196
"""How far their middles are from each other."""
END: Final = 100
"""The edge of the card at a row's end, which decides what fits."""
CARD: Final = 84
"""The edge of the cards before it."""
STEP: Final = 62
"""How much of each of them is seen at most."""
SHOWN: Final = 6
"""So many less the number of rows are shown of each row that goes on."""
BADGE: Final = 22
"""Half the width of a letter's badge."""
ONE_COLUMN: Final = 5
"""More rows than this stand in two columns, which show the end of each."""

Lay: TypeAlias = Callable[[Image.Image, float, float], None]
"""Lays down a piece by its middle."""


def patience_picture(rows: Sequence[Row], hand: Sequence[Card], mirrored: bool = False) -> bytes:
    """Return a PNG of the patience.

    :param mirrored: whether its rows run from right to left.
    """
    columns = 1 if len(rows) <= ONE_COLUMN else 2
    lines, width = -(-len(rows) // columns), (WIDTH - 2 * EDGE) // columns
    bottom = TOP + PITCH * lines
    scene = Scene(bottom + TOP + (BELOW if hand else 0))

    def lay(piece: Image.Image, x: float, y: float) -> None:
        x = WIDTH - x if mirrored else x
        scene.paste(piece, (x - piece.width / 2, y - piece.height / 2))

    scene.paste(_map(scene.height, bottom + 4 if hand else None), (0, 0))
    most = 0 if columns > 1 else SHOWN - lines
    for place, row in enumerate(rows):
        column, line = divmod(place, lines)
        left, y = EDGE + width * column, TOP + PITCH * (line + 0.5)
        lay(_plate(str(place + 1), 52), left + 27, y)
        _row(lay, row, left + 58, left + width, y, most=most, over=not hand, mirrored=mirrored)
    for place, card in enumerate(hand):
        x, y = WIDTH / 2 + (place - (len(hand) - 1) / 2) * APART, bottom + HAND / 2 + 22
        lay(_tile(card, HAND), x, y)
        lay(_letters(LETTERS[card]), x, y + HAND / 2 + BADGE + 6)
    return _packed(scene.image)


def _row(lay: Lay, row: Row, x: float, right: float, y: float, *, most: int, over: bool, mirrored: bool) -> None:
    """Draw a row from one side to the other.

    :param most: how many cards before its end are shown at most; 0 where the number of others has no room.
    :param over: whether the patience is: then it has no letters.
    """
    at = len(row) - 1 if end_of(row) not in row else row.index(end_of(row))
    before, letters = row[:at], () if over else LETTERS[row[at]]
    room = right - x - END - 24 * (len(row) - 1 - at) - 2 * BADGE * len(letters) - 8 - (CARD - STEP if mirrored else 0)
    step, shown = float(STEP), before
    if over and most and before:
        step = min(step, room / len(before))
    elif len(before) > min(most, room // step):
        shown = before[len(before) - max(0, min(most, int((room - 100) // step))) :]
        if most:
            lay(_plate(f"+{len(before) - len(shown)}", 92), x + 46, y)
            x += 100
    placed = [(card, x + step * place + CARD / 2) for place, card in enumerate(shown)]
    for card, middle in placed[::-1] if mirrored else placed:  # what they are worth stands on the left
        lay(_tile(card, CARD), middle, y)
    x += step * len(shown) + (CARD - STEP if shown and mirrored else 0)
    lay(_tile(row[at], END), x + END / 2, y)
    x += END
    for card in row[at + 1 :]:  # the Brigand, on whom nothing depends
        lay(_tile(card, CARD), x - 8, y + 14)
        x += 24
    lay(_letters(letters), x + 4 + BADGE * len(letters), y)


@lru_cache(256)
def _tile(card: Card, edge: int) -> Image.Image:
    return laid(card_image(card, edge), edge)


@lru_cache(64)
def _plate(text: str, width: int) -> Image.Image:
    scene = Scene(52, width + 20)
    scene.plate(text, (width / 2 + 10, 26), width)
    return scene.image


@lru_cache(64)
def _letters(letters: Sequence[str]) -> Image.Image:
    """Return a card's letters side by side, in the same order in all languages."""
    scene = Scene(2 * BADGE, 2 * BADGE * max(1, len(letters)))
    for place, letter in enumerate(letters):
        centre = (BADGE * (2 * place + 1), BADGE)
        scene.disc(centre, BADGE - 3, RIM)
        scene.text(letter, centre, 30, INK, 2 * BADGE, bold=True)
    return scene.image


@lru_cache(16)
def _map(height: int, line: int | None) -> Image.Image:
    """Return the sheet of a map with worn edges, with a dashed line in some height."""
    scene, near, far, low = Scene(height), 12, WIDTH - 12, height - 12
    corners: list[Point] = []
    for (x0, y0), (x1, y1) in (
        *(((near, near), (far, near)), ((far, near), (far, low))),
        *(((far, low), (near, low)), ((near, low), (near, near))),
    ):
        steps = (abs(x1 - x0) + abs(y1 - y0)) // 60
        for step in range(steps):
            worn = 5 * sin(2.4 * len(corners))
            corners.append((x0 + (x1 - x0) * step / steps + worn, y0 + (y1 - y0) * step / steps - worn))
    scene.shape(corners, SAND, INK, 2)
    for x in range(WIDTH - 210, WIDTH - 60, 46):  # mountains
        y = 58 + 8 * sin(x)
        scene.line([(x - 20, y + 20), (x, y - 20), (x + 20, y + 20)], ROUTE, 4)
    if line is not None:
        for x in range(40, WIDTH - 50, 28):
            scene.line([(x, line), (x + 16, line)], DASHES, 4)
    return scene.image


def _packed(picture: Image.Image) -> bytes:
    """Return a picture as a PNG as wide as Discord shows it, in few flat colours: each move sends one."""
    small = picture.resize((SENT, round(picture.height * SENT / WIDTH)), Image.Resampling.LANCZOS)
    flat = Image.new("RGB", small.size, CLEAR)
    flat.paste(small, mask=small.getchannel("A").point(_SOLID))
    buffer = BytesIO()
    packed = flat.quantize(palette=_palette(), dither=Image.Dither.NONE)
    packed.save(buffer, "PNG", compress_level=8, transparency=packed.getpixel((0, 0)))  # a corner is clear
    return buffer.getvalue()


_SOLID: Final = [255 * (alpha > 200) for alpha in range(256)]


@lru_cache(1)
def _palette() -> Image.Image:
    others = (CLEAR, *SHADES, PLATE, ROUTE, DASHES, *SHAPES, *FILL.values())
    return soft_palette((SAND, NIGHT, *TINTS.values()), (INK, RIM), others, 2)
