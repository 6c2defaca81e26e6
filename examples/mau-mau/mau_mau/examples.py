"""Pictures for the rules: what fits on which card, and what a row of sevens does."""

from __future__ import annotations

from functools import cache
from typing import Final

from PIL import Image, ImageDraw

from bot.art.colours import FAINT, PAPER
from bot.art.packing import png
from bot.art.writing import write
from mau_mau.cards import card_image, sign_image
from mau_mau.deck import CARD_OF_NAME
from mau_mau.pictures import palette

EXAMPLES: Final = ("fitting", "sevens", "wish")

CARD: Final = 96
GAP: Final = 40
MARGIN: Final = 24
BADGE: Final = 15
_YES: Final = "#4CC38A"
_NO: Final = "#FF7A70"

Pair = tuple[str, str, bool]
PAIRS: Final[tuple[tuple[Pair, ...], ...]] = (
    (("9H", "KH", True), ("9H", "9S", True)),
    (("9H", "JC", True), ("9H", "KS", False)),
)
"""Pairs of cards; whether the second one fits on the first."""


def example_picture(name: str) -> bytes:
    """Return the PNG of an example."""
    return {"fitting": fitting_picture, "sevens": sevens_picture, "wish": wish_picture}[name]()


@cache
def fitting_picture() -> bytes:
    """Return a PNG of pairs of cards, with signs for those that fit and for one that does not."""
    image, draw = _sheet(4 * CARD + 3 * GAP, 2 * CARD + GAP)
    for row, pairs in enumerate(PAIRS):
        for column, (below, above, fits) in enumerate(pairs):
            left, top = MARGIN + column * 2 * (CARD + GAP), MARGIN + row * (CARD + GAP)
            _card(image, below, left, top)
            _arrow(draw, left + CARD + 4, top + CARD / 2)
            _card(image, above, left + CARD + GAP, top)
            _badge(draw, (left + 2 * CARD + GAP - 6, top + 6), fits=fits)
    return png(image, palette())


@cache
def sevens_picture() -> bytes:
    """Return a PNG of sevens that are laid on one another, with what the next player must draw."""
    cards = ("7C", "7H", "7D")
    image, draw = _sheet(len(cards) * (CARD + GAP) - GAP, CARD + 44)
    for place, name in enumerate(cards):
        left = MARGIN + place * (CARD + GAP)
        _card(image, name, left, MARGIN)
        if place:
            _arrow(draw, left - GAP + 4, MARGIN + CARD / 2)
        write(draw, f"+{2 * (place + 1)}", (left + CARD / 2, MARGIN + CARD + 26), 30, FAINT)
    return png(image, palette())


@cache
def wish_picture() -> bytes:
    """Return a PNG of a jack, the suit that it wishes for, and a card that follows."""
    image, draw = _sheet(3 * CARD + 2 * GAP, CARD)
    _card(image, "JS", MARGIN, MARGIN)
    _arrow(draw, MARGIN + CARD + 4, MARGIN + CARD / 2)
    sign = sign_image("H", CARD)
    image.paste(sign, (MARGIN + CARD + GAP, MARGIN), sign)
    _arrow(draw, MARGIN + 2 * CARD + GAP + 4, MARGIN + CARD / 2)
    _card(image, "8H", MARGIN + 2 * (CARD + GAP), MARGIN)
    return png(image, palette())


def _sheet(width: int, height: int) -> tuple[Image.Image, ImageDraw.ImageDraw]:
    image = Image.new("RGB", (width + 2 * MARGIN, height + 2 * MARGIN), PAPER)
    return image, ImageDraw.Draw(image)


def _card(image: Image.Image, name: str, left: int, top: int) -> None:
    drawn = card_image(CARD_OF_NAME[name], CARD)
    image.paste(drawn, (left, top), drawn)


def _arrow(draw: ImageDraw.ImageDraw, left: float, middle: float) -> None:
    right = left + GAP - 8
    draw.line((left, middle, right - 8, middle), fill=FAINT, width=4)
    draw.polygon(((right, middle), (right - 12, middle - 8), (right - 12, middle + 8)), fill=FAINT)


def _badge(draw: ImageDraw.ImageDraw, centre: tuple[float, float], *, fits: bool) -> None:
    x, y = centre
    draw.circle(centre, BADGE, fill=_YES if fits else _NO)
    if fits:
        draw.line(((x - 7, y), (x - 2, y + 6), (x + 7, y - 6)), fill=PAPER, width=4)
    else:
        draw.line((x - 6, y - 6, x + 6, y + 6), fill=PAPER, width=4)
        draw.line((x - 6, y + 6, x + 6, y - 6), fill=PAPER, width=4)
