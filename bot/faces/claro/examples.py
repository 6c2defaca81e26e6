"""Pictures of the rulebook's examples of Claro: which card fits on which, and the two ways in which a round ends."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from PIL import Image, ImageDraw

from bot.art.colours import GOLD, LINE, PAPER, TEXT
from bot.art.packing import optimised_png
from bot.art.writing import write
from bot.faces.claro.pictures import card_face, draw_star
from bot.games.claro.deck import NAMES, standard_deck

CARD: Final = 92
GAP: Final = 16
APART: Final = 44
"""The space between two pairs of cards."""
WIDE: Final = 2
"""The number of pairs in a line. With more, the cards would be too small on a phone."""
MARGIN: Final = 24
BADGE: Final = 15
NAME: Final = 120
"""The width of a player's name."""

_YES: Final = "#4CC38A"
_NO: Final = "#FF7A70"

Pair = tuple[str, str, bool]
PAIRS: Final[tuple[tuple[Pair, ...], ...]] = (
    (("24", "30", True), ("30", "17", True), ("17", "48", True), ("4", "J", True)),
    (("29", "13", False), ("48", "39", False), ("31", "J", False), ("J", "32", False)),
)
"""Pairs of cards, first those whose second card fits on the first; whether it does."""


@dataclass(frozen=True, slots=True)
class Hand:
    """A player's cards, whether each of them fits on the player's turn, and whether the player takes the star."""

    name: str
    cards: tuple[tuple[str, bool], ...]
    star: bool = False


EXAMPLES: Final[dict[str, tuple[tuple[str, ...], tuple[Hand, ...]]]] = {
    "a": (
        ("24", "30", "17", "29"),
        (
            Hand("Armin", (("13", False), ("26", False))),
            Hand("Laura", (("31", True), ("3", False)), star=True),
            Hand("Clara", (("J", False), ("20", False))),
            Hand("Konrad", (("10", False),)),
        ),
    ),
    "b": (
        ("24", "30", "17", "48"),
        (
            Hand("Armin", (("13", False), ("36", False), ("39", False))),
            Hand("Laura", (("3", True),)),
            Hand("Clara", (("J", True),), star=True),
            Hand("Konrad", (("42", False),)),
        ),
    ),
}
"""For each example, the pile and the hands of the players in the order of their turns."""


@cache
def fitting_picture() -> bytes:
    """Return a PNG of pairs of cards, with signs for those that fit and those that do not."""
    pair = 2 * CARD + 3 * GAP
    lines = [pairs[start : start + WIDE] for pairs in PAIRS for start in range(0, len(pairs), WIDE)]
    image, draw = _sheet(WIDE * (pair + APART) - APART, len(lines) * (CARD + 2 * GAP) - 2 * GAP)
    for row, pairs in enumerate(lines):
        for column, (below, above, fits) in enumerate(pairs):
            left, top = MARGIN + column * (pair + APART), MARGIN + row * (CARD + 2 * GAP)
            _card(image, below, (left, top))
            start, y, point = left + CARD + 5, top + CARD / 2, left + CARD + 3 * GAP - 7
            draw.line((start, y, point - 8, y), fill=TEXT, width=4)
            draw.polygon(((point, y), (point - 12, y - 8), (point - 12, y + 8)), fill=TEXT)
            _card(image, above, (left + CARD + 3 * GAP, top))
            _badge(draw, (left + 2 * CARD + 3 * GAP - 8, top + 8), fits)
    return optimised_png(image)


@cache
def example_picture(name: str) -> bytes:
    """Return a PNG of the example ``a`` or ``b``: the pile, and everybody's cards with signs for those that fit."""
    pile, hands = EXAMPLES[name]
    most = max(len(hand.cards) for _, others in EXAMPLES.values() for hand in others)  # both are shown at one scale
    image, draw = _sheet(NAME + most * (CARD + GAP) + 60, (1 + len(hands)) * (CARD + GAP))
    for place, card in enumerate(pile):
        _card(image, card, (MARGIN + place * (CARD + GAP), MARGIN))
    line = MARGIN + CARD + GAP
    draw.line((MARGIN, line, image.width - MARGIN, line), fill=LINE, width=2)
    left = MARGIN
    for row, hand in enumerate(hands):
        top = MARGIN + GAP * 2 + (row + 1) * (CARD + GAP) - GAP
        write(draw, hand.name, (left, top + CARD / 2), 28, GOLD if hand.star else TEXT, anchor="lm")
        for place, (card, fits) in enumerate(hand.cards):
            x = left + NAME + place * (CARD + GAP)
            _card(image, card, (x, top))
            _badge(draw, (x + CARD - 8, top + 8), fits)
        if hand.star:
            x = left + NAME + len(hand.cards) * (CARD + GAP) + 26
            draw_star(draw, (x, top + CARD / 2), 26)
    return optimised_png(image)


def _sheet(width: int, height: int) -> tuple[Image.Image, ImageDraw.ImageDraw]:
    image = Image.new("RGB", (width + 2 * MARGIN, height + 2 * MARGIN), PAPER)
    return image, ImageDraw.Draw(image)


def _card(image: Image.Image, name: str, where: tuple[int, int]) -> None:
    face = card_face(standard_deck(), NAMES.index(name), CARD)
    image.paste(face, where, face)


def _badge(draw: ImageDraw.ImageDraw, centre: tuple[float, float], fits: bool) -> None:
    """Draw a tick in a disc or a cross in a square. They differ in shape as well as in colour."""
    x, y = centre
    strokes: Sequence[tuple[float, ...]]
    if fits:
        draw.circle(centre, BADGE, fill=_YES, outline=PAPER, width=3)
        strokes = [(x - 7, y, x - 2, y + 6, x + 7, y - 6)]
    else:
        draw.rectangle((x - BADGE, y - BADGE, x + BADGE, y + BADGE), fill=_NO, outline=PAPER, width=3)
        strokes = [(x - 6, y - 6, x + 6, y + 6), (x - 6, y + 6, x + 6, y - 6)]
    for stroke in strokes:
        draw.line(stroke, fill=PAPER, width=4)
