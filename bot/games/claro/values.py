"""The value of each card: by how much it raises the chance to win a round, compared with a card from the draw pile.

The values are learnt from games of computer players; ``benchmarks/card_values.py`` makes the file.
"""

import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

from bot.games.claro.deck import CARDS, NUMBERS, Deck

FILE: Final = Path(__file__).parent / "values.json"

KEPT_FROM: Final = 0.01
"""The least value of a card that is worth keeping between rounds. It is above 0 because a card from the draw pile can
be discarded in turn."""


STAR: Final = 0.04
"""What each star adds to a card's value while a round is played, because it fits on its colour whatever the number. So
grey cards of middle height are the first to part with, although low numbers win no more rounds than they do."""


def table_name(seats: int, hand: int) -> str:
    """Return the name that the values for this number of seats and cards in hand have in the file."""
    return f"{seats} seats, {hand} cards"


@cache
def card_values(seats: int, hand: int) -> tuple[float, ...]:
    """Return the value of each of the 55 cards, as a difference in the chance (0 to 1) to win a round."""
    learnt: dict[str, list[float]] = json.loads(FILE.read_text(encoding="utf-8"))["values"]
    return spread(learnt[table_name(seats, hand)])


def parting_values(values: Sequence[float], deck: Deck) -> tuple[float, ...]:
    """Return the value of each card while a round is played. The card of least value is the first to part with."""
    return tuple(value + STAR * len(stars) for value, stars in zip(values, deck.stars, strict=True))


def spread(values: Sequence[float]) -> tuple[float, ...]:
    """Return the values of all 55 cards from those of the 50 numbers and of the joker."""
    return (*values[:NUMBERS], *[values[NUMBERS]] * (CARDS - NUMBERS))
