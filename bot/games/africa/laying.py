"""How cards are laid in the patience: which card goes on which, and what a row ends with (rulebook, "Solitaire")."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.games.africa.deck import BRIGAND_CARD, CARDS, COLOUR, HORSESHOE, LION, STAR_CARD, VALUE
from bot.games.africa.places import INITIALS
from bot.games.game import Card, Move, Outcome, Seat

NEW: Final = "new"
"""Begins a new row."""

Row = tuple[Card, ...]


def _fits_number(card: Card, end: Card) -> bool:
    """Tell whether a numbered card fits on another: the same value or its neighbour, a shared letter, or a lion."""
    mine, theirs = VALUE[card], VALUE[end]
    if abs(mine - theirs) <= 1 or INITIALS[card] & INITIALS[end]:
        return True
    if {mine, theirs} == {HORSESHOE, LION}:  # the horseshoe is 14 or 1
        return True
    return mine == LION and COLOUR[card] == COLOUR[end]


FITS: Final = tuple(
    tuple(
        card in (STAR_CARD, BRIGAND_CARD) or end == STAR_CARD or (end < BRIGAND_CARD and _fits_number(card, end))
        for end in range(CARDS)
    )
    for card in range(CARDS)
)
"""For each card and each card that a row ends with, whether it can be laid there. A row never ends with the Brigand: it
goes on anything, and the card below it keeps deciding, since the Brigand has neither value nor place (our reading)."""


def end_of(row: Row) -> Card:
    """Return the card that decides what can be laid on a row: the last but the Brigand; the Star takes anything."""
    return next((card for card in reversed(row) if card != BRIGAND_CARD), STAR_CARD)


FRIENDS: Final = tuple(sum(FITS[card][end] for card in range(CARDS)) for end in range(CARDS))
"""On how many cards' behalf each card is a good end of a row."""


@dataclass(frozen=True, slots=True)
class PatienceOptions:
    """How the patience is played."""

    hand: int = 2
    """Cards to choose from: 2, or 3 for an easier game."""


@dataclass(frozen=True, slots=True)
class PatienceView:
    """What the player sees."""

    seat: Seat | None
    options: PatienceOptions
    to_act: tuple[Seat, ...]
    turn: int
    rows: tuple[Row, ...]
    hand: tuple[Card, ...]
    pile: int
    """How many cards are left to draw."""
    outcome: Outcome | None
    legal_moves: Sequence[Move]
