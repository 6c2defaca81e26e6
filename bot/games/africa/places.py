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


def _initials(place: str | None) -> frozenset[str]:
    """Return the first letters of a place's words; V and W count as one letter (rulebook, "Solitaire")."""
    return frozenset(word[0].upper().replace("W", "V") for word in (place or "").split())


INITIALS: Final = tuple(_initials(place) for place in PLACE)
"""The letters of each card that others may share."""
