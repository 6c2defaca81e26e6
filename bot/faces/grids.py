"""The picture of a board: grids of cards, as they lie on the table, for messages."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from bot.art.colours import BOX, LINE, PAPER
from bot.art.scene import SMALLEST, WIDTH, Scene, laid
from bot.art.writing import text_width
from bot.faces.spread import Lying, Zone
from bot.faces.victory import card_image

LARGEST: Final = 132
"""The largest edge of a place, in pixels."""
HIGHEST: Final = 800
"""How high all grids are together, at most; their places are made smaller until they have room."""
GAP: Final = 0.07
"""How far two places lie apart, as a part of their edge."""
MARGIN: Final = 14


def draw_grids(game: str, deck: str | None, grids: Sequence[Zone]) -> bytes:
    """Return the picture of grids, one below the other, as a PNG.

    :param deck: the host's option ``deck``; None for the usual one.
    """
    rows = sum(-(-len(each.cards) // each.columns) for each in grids)
    widest = max(each.columns for each in grids)
    edge = int(min(LARGEST, (WIDTH - 2 * MARGIN) / widest, (HIGHEST - 2 * MARGIN * len(grids)) / max(1, rows)))
    scene = Scene(rows * edge + 3 * MARGIN * len(grids) - MARGIN)
    draw, top = ImageDraw.Draw(scene.image), 0
    for grid in grids:
        high, wide = -(-len(grid.cards) // grid.columns) * edge, grid.columns * edge
        left = (WIDTH - wide) / 2
        frame = (left - MARGIN, top, left + wide + MARGIN - 1, top + high + 2 * MARGIN - 1)
        draw.rounded_rectangle(frame, radius=MARGIN, fill=PAPER, outline=LINE, width=2)
        for place, lying in enumerate(grid.cards):
            down, right = divmod(place, grid.columns)
            corner = (left + right * edge, top + MARGIN + down * edge)
            inset = edge * GAP / 2
            if lying is None:
                draw.rounded_rectangle(
                    (corner[0] + inset, corner[1] + inset, corner[0] + edge - inset, corner[1] + edge - inset),
                    radius=edge * 0.14, fill=BOX,
                )  # fmt: skip
            else:
                _lay(scene, game, deck, lying, corner, edge)
        top += high + 3 * MARGIN
    return scene.png()


def _lay(scene: Scene, game: str, deck: str | None, lying: Lying, corner: tuple[float, float], edge: int) -> None:
    size, middle = round(edge * (1 - GAP)), (corner[0] + edge / 2, corner[1] + edge / 2)
    piece = _piece(game, deck, lying.card or "back", size)
    if piece is None:
        scene.plate(lying.card, middle, size)
    else:
        scene.paste(piece, (middle[0] - piece.width / 2, middle[1] - piece.height / 2))
    if lying.mark:
        scene.plate(lying.mark, (middle[0], corner[1] + edge * 0.72), text_width(lying.mark, SMALLEST) + 1.3 * SMALLEST)


@lru_cache(256)
def _piece(game: str, deck: str | None, card: str, size: int) -> Image.Image | None:
    """Return a card with its shadow; None if it has no picture."""
    picture = card_image(game, deck, card)
    return None if picture is None else laid(picture, size)
