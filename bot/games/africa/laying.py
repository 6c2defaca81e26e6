"""How cards are laid in the patience: which card fits on which, and which card ends a row (rulebook, "Solitaire").

Only the patience needs the places on the cards (RULINGS, "Deck").
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.games.africa.deck import BRIGAND_CARD, CARDS, COLOUR, HORSESHOE, LION, NUMBERED, STAR_CARD, VALUE
from bot.games.game import Card, Move, Outcome, Seat

PLACES: Final = (
    *("Addis Ababa", "Ain Galaka", "Bahr el Ghazal", "Cairo", "Canary Islands", "Cape Guardafui", "Cape St. Mary"),
    *("Cape Verde", "Cape Town", "Congo", "Darfur", "Dar es Salaam", "Dragon Mountains", "Egypt", "Gold Coast"),
    *("Kandjama", "Lake Victoria", "Morocco", "Mozambique", "Ocomba", "Sahara", "Sierra Leone", "Benin Coast"),
    *("St. Helena", "Suakin", "Tamatave", "Tangier", "Timbuktu", "Tripoli", "Tunis", "Victoria Falls"),
    "Walvis Bay",
)
"""The author's places in their original alphabetical order. Two have today's names, and the slave coast has Benin's."""

STEP: Final = 11
"""The places of neighbouring cards are this far apart in the list, so cards of equal value seldom share a letter."""

PLACE: Final = (*(PLACES[card * STEP % len(PLACES)] for card in range(NUMBERED)), None, None)
"""The place on each card; the Brigand and the Star have none. Twenty places are on two cards each."""


LETTERS: Final = tuple(
    tuple(dict.fromkeys(word[0].upper().replace("W", "V") for word in (place or "").split())) for place in PLACE
)
"""The letters of each card that others may share: the first ones of its place's words. V stands for W, too (rulebook,
"Solitaire").

They are those of the names above in every language: cards must fit alike for everybody who plays the day's deck.
"""

INITIALS: Final = tuple(frozenset(letters) for letters in LETTERS)
"""The same letters as sets."""

NEW: Final = "new"
"""The word of a move that begins a new row."""

Row = tuple[Card, ...]


def _fits_number(card: Card, end: Card) -> bool:
    """Tell whether a numbered card fits on another.

    It fits with the same or a neighbouring value, a shared letter, or as a lion on a card of its own colour.
    """
    mine, theirs = VALUE[card], VALUE[end]
    near = abs(mine - theirs) <= 1 or {mine, theirs} == {HORSESHOE, LION}  # the horseshoe is 14 or 1
    return near or bool(INITIALS[card] & INITIALS[end]) or (mine == LION and COLOUR[card] == COLOUR[end])


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
