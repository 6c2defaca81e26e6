"""Pictures of the rulebook's examples of Claro: which card fits on which, and the two ways in which a round ends."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from bot.art.canvas import INK
from bot.art.colours import GOLD
from bot.art.scene import LIGHT, Scene
from bot.art.writing import Point
from bot.faces.claro.pictures import card_face
from bot.games.claro.deck import NAMES, standard_deck

CARD: Final = 92
GAP: Final = 16
APART: Final = 44
"""The space between two pairs of cards."""
WIDE: Final = 2
"""The number of pairs in a line. With more, the cards would be too small on a phone."""
MARGIN: Final = 24
BADGE: Final = 15
NAME: Final = 140
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
    scene = Scene(len(lines) * (CARD + 2 * GAP) - 2 * GAP + 2 * MARGIN, WIDE * (pair + APART) - APART + 2 * MARGIN)
    for row, pairs in enumerate(lines):
        for column, (below, above, fits) in enumerate(pairs):
            left, y = MARGIN + column * (pair + APART), MARGIN + row * (CARD + 2 * GAP) + CARD / 2
            _card(scene, below, (left + CARD / 2, y))
            x = left + CARD + 1.5 * GAP
            scene.shape([(x - 12, y - 15), (x + 13, y), (x - 12, y + 15)], GOLD)
            _card(scene, above, (left + 1.5 * CARD + 3 * GAP, y), fits=fits)
    return scene.png()


@cache
def example_picture(name: str) -> bytes:
    """Return a PNG of the example ``a`` or ``b``: the pile, and everybody's cards with signs for those that fit."""
    pile, hands = EXAMPLES[name]
    most = max(len(hand.cards) for _, others in EXAMPLES.values() for hand in others)  # both are shown at one scale
    row = CARD + GAP
    scene = Scene((1 + len(hands)) * row + GAP + 2 * MARGIN, NAME + most * row + 60 + 2 * MARGIN)
    for place, card in enumerate(pile):
        _card(scene, card, (MARGIN + CARD / 2 + place * row, MARGIN + CARD / 2))
    for number, hand in enumerate(hands, start=1):
        y, left = MARGIN + CARD / 2 + number * row + GAP, MARGIN + NAME + CARD / 2
        scene.plate(hand.name, (MARGIN + NAME / 2 - 6, y), NAME - 12, colour=GOLD if hand.star else LIGHT)
        for place, (card, fits) in enumerate(hand.cards):
            _card(scene, card, (left + place * row, y), fits=fits)
        if hand.star:
            scene.star((left + len(hand.cards) * row - CARD / 2 + 26, y), 26)
    return scene.png()


def _card(scene: Scene, name: str, centre: Point, *, fits: bool | None = None) -> None:
    """Lay down a card, with a tick in a disc or a cross in a square. They differ in shape as well as in colour."""
    scene.card(card_face(standard_deck(), NAMES.index(name), CARD), centre, CARD)
    if fits is None:
        return
    x, y = centre[0] + CARD / 2 - 8, centre[1] - CARD / 2 + 8
    strokes: Sequence[Sequence[Point]] = [((x - 6, y - 6), (x + 6, y + 6)), ((x - 6, y + 6), (x + 6, y - 6))]
    if fits:
        scene.disc((x, y), BADGE, _YES)
        strokes = [((x - 7, y), (x - 2, y + 6), (x + 7, y - 6))]
    else:
        scene.shape([(x - 14, y - 14), (x + 14, y - 14), (x + 14, y + 14), (x - 14, y + 14)], _NO, width=2)
    for stroke in strokes:
        scene.line(stroke, INK, 4)
