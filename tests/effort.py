"""How much the longest tests try: a part of it in the suite, which must be quick, and the whole where one says so."""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import Any, Final, TypeVar

import pytest

Quantity = TypeVar("Quantity", int, float)

WHOLE: Final = os.environ.get("EFFORT") == "whole"

thorough = pytest.mark.thorough
"""Marks a test that takes long, or tries more where ``EFFORT=whole``: ``EFFORT=whole pytest -m thorough`` runs them."""


def effort(usual: Quantity, whole: Quantity) -> Quantity:
    """Return how often to try something: as usual, or the whole of what it is meant to hold for."""
    return whole if WHOLE else usual


def usually(usual: Any, values: Iterable[Any]) -> list[Any]:
    """Return what to parametrize a test with: the usual value in the suite, and the others in the thorough tests.

    This is for tests of code that does not differ by the game, or by the language. A tuple is for several parameters.
    """
    rest = [each if isinstance(each, tuple) else (each,) for each in values if each != usual]
    return [usual, *(pytest.param(*each, marks=thorough) for each in rest)]
