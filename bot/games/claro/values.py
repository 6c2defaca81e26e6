"""What each card is worth: by how much it raises the chance to win a round, compared with a card off the draw pile.

Learnt from games of computer players; ``learning.py`` makes the file again.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

from bot.games.claro.deck import CARDS, NUMBERS, Deck

FILE: Final = Path(__file__).parent / "values.json"

KEPT_FROM: Final = 0.01
"""A card is worth keeping between rounds from here on; one off the draw pile can be thrown away again."""


STAR: Final = 0.04
"""What each star on a card is worth while a round is played, on top: it answers its colour at any height. So grey cards
of the middle are the first to part with, though low numbers win no more rounds than they do."""


@cache
def _learnt() -> dict[str, list[float]]:
    values: dict[str, list[float]] = json.loads(FILE.read_text(encoding="utf-8"))["values"]
    return values


def table_name(seats: int, hand: int) -> str:
    """Return the name under which the values for so many seats and cards in hand stand in the file."""
    return f"{seats} seats, {hand} cards"


@cache
def card_values(seats: int, hand: int) -> tuple[float, ...]:
    """Return what each of the 55 cards is worth, as a difference in the chance (0 to 1) to win a round."""
    return spread(_learnt()[table_name(seats, hand)])


def parting_values(values: Sequence[float], deck: Deck) -> tuple[float, ...]:
    """Return what each card is worth while a round is played: the cheapest is parted with first."""
    return tuple(value + STAR * len(stars) for value, stars in zip(values, deck.stars, strict=True))


def spread(values: Sequence[float]) -> tuple[float, ...]:
    """Return the values of 55 cards from those of 50 numbers and the joker."""
    return (*values[:NUMBERS], *[values[NUMBERS]] * (CARDS - NUMBERS))
