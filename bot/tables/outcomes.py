"""The result of a finished game: scores, places, and what is counted about each seat."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.game import AnyGame, AnyPosition, Outcome
from bot.store.journal.entries import Result, Seating


def result_of(game: AnyGame, position: AnyPosition, seats: Sequence[Seating]) -> Result:
    """Return the result of a finished game for each of its seats."""
    assert position.outcome is not None
    strengths = tuple(None if seat.level is None else game.strengths.get(seat.level) for seat in seats)
    return Result(position.outcome.scores, _places(position.outcome), strengths, tuple(game.tallies(position)))


def _places(outcome: Outcome) -> tuple[int, ...]:
    """Return each seat's place: winners first, then by score. Tied seats share a place and leave out the next."""
    ranks = [(seat in outcome.winners, score) for seat, score in enumerate(outcome.scores)]
    return tuple(1 + sum(other > mine for other in ranks) for mine in ranks)
