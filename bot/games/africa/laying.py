"""How cards are laid in the patience: which card fits on which, and which card ends a row (rulebook, "Solitaire")."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.games.africa.deck import BRIGAND_CARD, CARDS, COLOUR, HORSESHOE, LION, STAR_CARD, VALUE
from bot.games.africa.places import INITIALS
from bot.games.game import Card, Move, Outcome, Seat

NEW: Final = "new"
"""The word of a move that begins a new row."""

Row = tuple[Card, ...]


def _fits_number(card: Card, end: Card) -> bool:
    """Tell whether a numbered card fits on another.

    It fits with the same or a neighbouring value, a shared letter, or as a lion on a card of its own colour.
    """
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
"""For each card and each end of a row, whether the card fits on it. The Brigand fits on every card but never ends a
row: the card below it continues to count, since the Brigand has neither value nor place (our reading)."""


def end_of(row: Row) -> Card:
    """Return the card that decides which cards fit on a row: the last one that is not the Brigand.

    The Brigand alone in a row takes any card, as the Star does.
    """
    return next((card for card in reversed(row) if card != BRIGAND_CARD), STAR_CARD)


FRIENDS: Final = tuple(sum(FITS[card][end] for card in range(CARDS)) for end in range(CARDS))
"""For each card, the number of cards that fit on it."""


@dataclass(frozen=True, slots=True)
class PatienceOptions:
    """The house rules of the patience."""

    hand: int = 2
    """The number of cards to choose from: 2, or 3 for an easier game."""


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
    """The number of cards left to draw."""
    outcome: Outcome | None
    legal_moves: Sequence[Move]
