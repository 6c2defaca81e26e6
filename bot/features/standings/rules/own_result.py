"""A finished game for one player: place, and change of the rating."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.features.standings.store.ratings import Division, Rating, division, points, rate
from bot.games.game import Seat
from bot.store.engine.status import Verdict
from bot.tables.rules.fairness import result_of, settlement_of
from bot.tables.rules.table import Table


@dataclass(frozen=True, slots=True)
class RatingChange:
    """What a game did to a rating."""

    before: Rating
    after: Rating

    @property
    def certain(self) -> bool:
        """Whether the rating was certain enough before and after the game for the difference to mean something."""
        return self.before.certain and self.after.certain

    @property
    def points(self) -> tuple[int, int]:
        """The shown numbers before and after the game."""
        return points(self.before.value), points(self.after.value)

    @property
    def divisions(self) -> tuple[Division | None, Division | None]:
        """The divisions before and after the game; None while the rating is not settled."""
        return division(self.before), division(self.after)


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
    rating: RatingChange | None
    """What it did to the owner's rating; None if the game has not changed it."""


def own_result(table: Table, seat: Seat, before: Sequence[Rating] | None) -> OwnResult:
    """Return how a game that its rules have ended went for the owner of a seat.

    :param before: the rating of each seat's player before the game; None if it is not known.
    """
    assert table.position is not None
    result = result_of(table.game, table.position, table.seats, table.teams, for_gains=table.for_gains)
    counts = [number for number, verdict in enumerate(result.verdicts) if verdict is not Verdict.TAKEN_OUT]
    people = sum(table.seats[number].level is None for number in counts)
    rating = None
    if before is not None and result.rated and people > 1 and seat in counts:
        last = len(table.seats) + 1
        ranks = [last if result.verdicts[each] is Verdict.GIVEN_UP else result.places[each] for each in counts]
        known, own = [before[each] for each in counts], counts.index(seat)
        after = rate(known, ranks, [result.teams[each] for each in counts] if result.teams else ())
        rating = RatingChange(known[own], after[own])
    gain = result.gains[seat]
    earned = gain > 0 or not table.game.adds_up
    return OwnResult(result.places[seat], len(table.teams), earned, gain, result.verdicts[seat], rating)


def taken_away(table: Table, seat: Seat) -> int | None:
    """Return what the owner of a seat takes away from a closed game for money, in credits; None if it was for none."""
    if table.position is None or not table.stake:
        return None
    return settlement_of(table.position, table.seats, table.acted_by)[seat]
