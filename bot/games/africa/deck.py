"""The cards of Star of Africa: 2 to 14 in four colours, the Brigand and the Star (RULINGS, "Deck")."""

from __future__ import annotations

from typing import Final

from bot.games.game import Card

COLOURS: Final = "RBGY"
"""The colours by their letter: red, blue, green, yellow. One card of each value has each; only the patience asks."""

LION: Final = 2
TOPAZ: Final = 11
EMERALD: Final = 12
RUBY: Final = 13
HORSESHOE: Final = 14
BRIGAND: Final = 15
STAR: Final = 16
"""Values with names of their own. The Brigand beats all but the Star."""

VALUES: Final = range(LION, HORSESHOE + 1)
NUMBERED: Final = len(VALUES) * len(COLOURS)
CARDS: Final = NUMBERED + 2
BRIGAND_CARD: Final = NUMBERED
STAR_CARD: Final = NUMBERED + 1

NAMES: Final = (*(f"{value}{colour}" for value in VALUES for colour in COLOURS), "Brigand", "Star")
"""The name of each card in moves and records: its value and colour (``7R``), ``Brigand`` or ``Star``."""

CARD_OF_NAME: Final = {name: card for card, name in enumerate(NAMES)}

VALUE: Final = (*(value for value in VALUES for _ in COLOURS), BRIGAND, STAR)
"""The value of each card; what is higher beats."""

COLOUR: Final = (*(colour for _ in VALUES for colour in COLOURS), None, None)
"""The colour of each card; None for the Brigand and the Star."""


def points_of(card: Card) -> int:
    """Return what a card that was taken counts (rulebook, "Counting points")."""
    value = VALUE[card]
    return 3 if value == STAR else 2 if value >= TOPAZ else 1


POINTS: Final = tuple(points_of(card) for card in range(CARDS))
"""What each card counts."""
