"""The computer players of a table: what they are called, and what they are asked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from bot.games.game import Move, Seat
from bot.store.journal.entries import Seating

COMPUTER_NAMES = ("Vega", "Rigel", "Mira", "Altair", "Deneb")
"""What computer players are called: stars, which have the same names in most languages."""


@dataclass(frozen=True, slots=True)
class ComputerTurn:
    """What a seat that the computer plays is to decide."""

    ply: int
    """How many moves had been played when it was asked."""
    seat: Seat
    kind: str
    """The kind of player that decides."""
    view: Any
    formality: Move | None
    """Its move, if there is nothing to decide about."""

    @property
    def forced(self) -> bool:
        """Whether there is but one thing to do."""
        return self.formality is not None or len(self.view.legal_moves) == 1


def computer(level: str, others: Sequence[Seating], now: datetime) -> Seating:
    """Return a seat for a computer player with a name that no other at the table has."""
    taken = {seat.name for seat in others}
    name = next((name for name in COMPUTER_NAMES if name not in taken), COMPUTER_NAMES[0])
    return Seating(None, level, now, name=name)
