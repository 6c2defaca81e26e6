"""Drafts that carry marked cards. A draft names each marked card by its place in the sorted hand."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

MARKS: Final = "marks"


def write_places(places: Collection[int]) -> str:
    """Return the draft that marks these places."""
    return " ".join([MARKS, *map(str, sorted(places))])


def read_places(draft: str | None, count: int) -> frozenset[int]:
    """Return the places that a draft marks in a hand of ``count`` cards. A draft that makes no sense marks none."""
    word, *places = (draft or "").split() or [""]
    if word != MARKS or not all(place.isdecimal() and int(place) < count for place in places):
        return frozenset()
    return frozenset(map(int, places))
