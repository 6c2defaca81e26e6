"""Lots that anybody can draw again from a tournament's seed."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256

from bot.tournaments.entries import Entrant


def lot(seed: bytes, label: str, *entrants: Entrant) -> int:
    """Return a lot, from 0 to 2^256 - 1: the SHA-256 of the seed, the label and the entrants' numbers, with spaces.

    Nobody's lot depends on who else takes part. ``shuffled`` has chance for fewer than a hundred items only.
    """
    return int.from_bytes(sha256(seed + " ".join([label, *map(str, entrants)]).encode()).digest(), "big")


def by_lot(seed: bytes, label: str, entrants: Iterable[Entrant]) -> list[Entrant]:
    """Return entrants in the order of their lots, the lowest first."""
    return sorted(entrants, key=lambda entrant: lot(seed, label, entrant))
