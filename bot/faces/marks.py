"""Cards that somebody has marked in their hand, as a draft carries them: by their places in the sorted hand."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

MARKS: Final = "marks"


def write_places(places: Collection[int]) -> str:
    """Return the draft in which these places are marked."""
    return " ".join([MARKS, *map(str, sorted(places))])


def read_places(draft: str | None, count: int) -> frozenset[int]:
    """Return the places that a draft marks in a hand of so many cards; what makes no sense marks none."""
    word, *places = (draft or "").split() or [""]
    if word != MARKS or not all(place.isdecimal() and int(place) < count for place in places):
        return frozenset()
    return frozenset(map(int, places))
