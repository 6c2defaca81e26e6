"""What the pairings of a tournament have given each entrant so far."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from fractions import Fraction
from math import lcm

from bot.features.tournaments.rules.entries import Entrant
from bot.features.tournaments.rules.options import Format
from bot.features.tournaments.rules.tournament import Paired, Tournament


@dataclass(frozen=True, slots=True)
class Results:
    """What follows from the pairings. Lists have a value for each entrant, by number.

    Points are whole numbers: a win is worth ``unit``.
    """

    unit: int
    points: list[int]
    met: list[dict[Entrant, int]]
    """How often each sat with each other, at tables under way, too."""
    byes: list[int]
    played: list[int]
    """How many tables with a result each has played."""
    drawn: list[int]
    """The last round in which each had a table or a bye; 0 for none."""

    def shown(self, entrant: Entrant) -> Fraction:
        """Return an entrant's points as people read them: 1 for a win."""
        return Fraction(self.points[entrant], self.unit)

    def ever_met(self, one: Entrant, other: Entrant) -> bool:
        """Tell whether two entrants have been at a table together."""
        return other in self.met[one]


def results(tournament: Tournament, rounds: int | None = None, until: datetime | None = None) -> Results:
    """Return what the first rounds have given; those of all rounds by default.

    A place at a table of k is worth (others beaten + half of those level) / (k - 1). Who was absent gets nothing.
    A bye is worth a win, but in a round robin and in a match of clubs nothing.

    :param until: count only tables that were over at this time; None for all. It is of use in an arena, whose rounds
        run side by side.
    """
    count = len(tournament.entrants)
    taken = tournament.rounds[:rounds]
    unit = 2 * lcm(*({len(pairing.entrants) - 1 for each in taken for pairing in each.pairings} or {1}))
    found = Results(unit, [0] * count, [{} for _ in range(count)], [0] * count, [0] * count, [0] * count)
    bye = 0 if tournament.options.format in (Format.ROUND_ROBIN, Format.CLUBS) else unit
    for each in taken:
        for entrant in each.byes:
            found.points[entrant] += bye
            found.byes[entrant] += 1
            found.drawn[entrant] = each.number
        for pairing in each.pairings:
            _count(found, pairing, until)
    return found


def _count(found: Results, pairing: Paired, until: datetime | None) -> None:
    for one in pairing.entrants:
        found.drawn[one] = pairing.round
        met = found.met[one]
        for other in pairing.entrants:
            if other != one:
                met[other] = met.get(other, 0) + 1
    if pairing.over and (until is None or pairing.ended_at is None or pairing.ended_at <= until):
        half = found.unit // (2 * (len(pairing.entrants) - 1))
        for one in pairing.entrants:
            found.played[one] += 1
        for one, _, worth in duels(pairing):
            found.points[one] += half * worth


def duels(pairing: Paired) -> Iterator[tuple[Entrant, Entrant, int]]:
    """Give each entrant of a pairing with a result against each other one: 2 for ahead, 1 for level, 0 for behind.

    Who was absent is level with nobody.
    """
    assert pairing.places is not None
    for one, place in zip(pairing.entrants, pairing.places, strict=True):
        for other, behind in zip(pairing.entrants, pairing.places, strict=True):
            if other != one:
                yield one, other, 0 if one in pairing.absent else 2 * (place < behind) + (place == behind)
