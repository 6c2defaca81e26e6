"""The computer players of a table: their names, and the choices they are given."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from bot.games.game import Move, Seat
from bot.store.journal.entries import Seating

COMPUTER_NAMES = ("Vega", "Rigel", "Mira", "Altair", "Deneb")
"""The names of computer players: stars, which have the same names in most languages."""


@dataclass(frozen=True, slots=True)
class ComputerTurn:
    """A choice that a seat played by the computer has to make."""

    ply: int
    """How many moves had been played when the choice opened."""
    seat: Seat
    kind: str
    """The kind of player that decides: a key of ``Game.players``."""
    view: Any
    formality: Move | None
    """The move, if there is nothing to decide; None if there is."""

    @property
    def forced(self) -> bool:
        """Whether there is only one possible move."""
        return self.formality is not None or len(self.view.legal_moves) == 1


def computer(level: str, others: Sequence[Seating], now: datetime) -> Seating:
    """Return a seat for a computer player, with a name that nobody else at the table has if one is left.

    :param level: how strong it is: a key of ``Game.levels``.
    :param now: when it sat down.
    """
    taken = {seat.name for seat in others}
    name = next((name for name in COMPUTER_NAMES if name not in taken), COMPUTER_NAMES[0])
    return Seating(None, level, now, name=name)
