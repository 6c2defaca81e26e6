"""What a game that is over did to the rating of one of its players."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.features.standings.store.ratings import Division, Rated, Rating, division, points, rate, rate_in_part, rivals
from bot.games.game import Seat
from bot.store.engine.status import Verdict
from bot.tables.rules.fairness import result_at
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


def rating_change(table: Table, seat: Seat, before: Sequence[Rating] | None) -> RatingChange | None:
    """Return what a finished game did to the rating of a seat's owner; None if it has not changed it.

    :param before: the rating of each seat's player before the game; None if it is not known.
    """
    result = result_at(table)
    counts = [number for number, verdict in enumerate(result.verdicts) if verdict is not Verdict.TAKEN_OUT]
    people = sum(table.seats[number].level is None for number in counts)
    counts = rivals(people, result.verdicts, result.took_out)
    if before is None or not result.rated or seat not in counts or result.verdicts[seat] is Verdict.TAKEN_OUT:
        return None
    known, own = [before[each] for each in counts], counts.index(seat)
    teams = [result.teams[each] if result.teams else None for each in counts]
    if any(each.share is not None for each in known):
        here = zip(counts, teams, strict=True)
        seats = [
            Rated(
                result.places[each],
                result.verdicts[each],
                team,
                result.played[each] if table.seats[each].level is None else None,
                result.took_out[each],
            )
            for each, team in here
        ]
        return RatingChange(known[own], rate_in_part(known, seats, [each.share or 0.0 for each in known])[own])
    last = len(table.seats) + 1
    ranks = [last if result.verdicts[each] is Verdict.GIVEN_UP else result.places[each] for each in counts]
    return RatingChange(known[own], rate(known, ranks, teams)[own])
