"""The places on the cards of Star of Africa, which only the patience needs (RULINGS, "Deck")."""

from __future__ import annotations

from typing import Final

from bot.games.africa.deck import NUMBERED

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


def _letters(place: str | None) -> tuple[str, ...]:
    """Return the first letters of a place's words; V and W count as one letter (rulebook, "Solitaire")."""
    return tuple(dict.fromkeys(word[0].upper().replace("W", "V") for word in (place or "").split()))


LETTERS: Final = tuple(_letters(place) for place in PLACE)
"""The letters of each card that others may share, in the order of its place's words. V stands for W, too.

They are those of the names above in every language: cards must fit alike for everybody who plays the day's deck.
"""

INITIALS: Final = tuple(frozenset(letters) for letters in LETTERS)
"""The same letters as sets."""
