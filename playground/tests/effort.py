"""How much the longest tests try: a part of it in the suite, which must be quick, and the whole where one says so."""

from __future__ import annotations

import os
from typing import Final, TypeVar

import pytest

Quantity = TypeVar("Quantity", int, float)

WHOLE: Final = os.environ.get("EFFORT") == "whole"

thorough = pytest.mark.thorough
"""Marks a test that takes long, or tries more where ``EFFORT=whole``: ``EFFORT=whole pytest -m thorough`` runs them."""


def effort(usual: Quantity, whole: Quantity) -> Quantity:
    """Return how often to try something: as usual, or the whole of what it is meant to hold for."""
    return whole if WHOLE else usual
