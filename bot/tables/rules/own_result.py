"""What a game that is over has been for one of its players."""

from dataclasses import dataclass

from bot.games.game import Seat
from bot.store.engine.status import Verdict
from bot.store.journal.entries import Result
from bot.tables.rules.fairness import result_of, settlement_of
from bot.tables.rules.table import Table


@dataclass(frozen=True, slots=True)
class OwnResult:
    """How a finished game went for the owner of a seat."""

    place: int
    """From 1. Seats that are level share a place."""
    places: int
    """How many places there are: one for each seat, or for each team."""
    earned: bool
    """Whether a good place is worth a medal: in a game that counts gains, only with one."""
    gain: int
    """What of it is the owner's."""
    verdict: Verdict


def own_result(table: Table, seat: Seat) -> OwnResult:
    """Return how a game that its rules have ended went for the owner of a seat."""
    result = result_at(table)
    gain = result.gains[seat]
    earned = gain > 0 or not table.game.adds_up
    return OwnResult(result.places[seat], len(table.teams), earned, gain, result.verdicts[seat])


def result_at(table: Table) -> Result:
    """Return the result of a game that its rules have ended."""
    assert table.position is not None
    return result_of(table.game, table.position, table.seats, table.teams, for_gains=table.for_gains)


def taken_away(table: Table, seat: Seat) -> int | None:
    """Return what the owner of a seat takes away from a closed game for money, in credits; None if it was for none."""
    if table.position is None or not table.stake:
        return None
    return settlement_of(table.position, table.seats, table.acted_by)[seat]
