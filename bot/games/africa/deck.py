"""The cards of Star of Africa: 2 to 14 in four colours, the Brigand and the Star (RULINGS, "Deck")."""

from typing import Final

COLOURS: Final = "RBGY"
"""The colours by their letters: red, blue, green, yellow. Each value has one card of each. Only the patience needs
them."""

LION: Final = 2
TOPAZ: Final = 11
EMERALD: Final = 12
RUBY: Final = 13
HORSESHOE: Final = 14
BRIGAND: Final = 15
STAR: Final = 16
"""The values that have names. The Brigand beats all cards but the Star."""

VALUES: Final = range(LION, HORSESHOE + 1)
NUMBERED: Final = len(VALUES) * len(COLOURS)
CARDS: Final = NUMBERED + 2
BRIGAND_CARD: Final = NUMBERED
STAR_CARD: Final = NUMBERED + 1

NAMES: Final = (*(f"{value}{colour}" for value in VALUES for colour in COLOURS), "Brigand", "Star")
"""The name of each card in moves and records: its value and colour, such as ``7R``, or ``Brigand`` or ``Star``."""

CARD_OF_NAME: Final = {name: card for card, name in enumerate(NAMES)}

VALUE: Final = (*(value for value in VALUES for _ in COLOURS), BRIGAND, STAR)
"""The value of each card. A higher card beats a lower one."""

COLOUR: Final = (*(colour for _ in VALUES for colour in COLOURS), None, None)
"""The colour of each card; None for the Brigand and the Star."""

POINTS: Final = tuple(3 if value == STAR else 2 if value >= TOPAZ else 1 for value in VALUE)
"""How many points each card brings the seat that has taken it (rulebook, "Counting points")."""
