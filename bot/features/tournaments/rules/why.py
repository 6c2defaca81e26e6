"""Why entrants sit together, as data from which sentences are made."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import timedelta
from enum import StrEnum
from fractions import Fraction
from itertools import combinations

from bot.features.tournaments.rules.entries import Entrant, Pairing
from bot.features.tournaments.rules.options import Format
from bot.features.tournaments.rules.results import Results, results
from bot.features.tournaments.rules.tournament import Paired, Tournament


class Because(StrEnum):
    """What a reason says."""

    LEVEL = "level"
    """All had as many points before this round: ``points[0]``."""
    NEAR = "near"
    """Their points are as near as could be: ``points`` has each entrant's, in the order of ``entrants``."""
    NEVER_MET = "never-met"
    """None of them had met before."""
    MET = "met"
    """These two had met ``number`` times before: everybody else with such points was met or taken."""
    NEW = "new"
    """``number`` pairs of them meet for the first time."""
    FIRST = "first"
    """It was the first round, in which the lot of the seed decided and nothing else did."""
    LOT = "lot"
    """The lot of the seed decided what the other reasons leave open."""
    BRACKET = "bracket"
    """They won these places of the bracket: ``tables`` has the pairing from which each came, None after a bye."""
    FINAL = "final"
    """All who were left sit at one table."""
    SCHEDULE = "schedule"
    """Everybody meets everybody, and these had not met."""
    FREE = "free"
    """They were free at the same time, the longest of them for ``waited``."""
    SMALL = "small"
    """The table has ``number`` seats fewer than the others may have, as the entrants could not be divided."""
    CHALLENGE = "challenge"
    """On a ladder, the first of them challenged the second, and both were ready to play."""
    COMPUTER = "computer"
    """These are computer players, who fill the table up."""
    CLUBS = "clubs"
    """Two clubs meet: the table has as many of each as can be."""


@dataclass(frozen=True, slots=True)
class Reason:
    """One reason why entrants sit together. What does not belong to it is empty."""

    because: Because
    entrants: tuple[Entrant, ...] = ()
    points: tuple[Fraction, ...] = ()
    number: int = 0
    tables: tuple[Pairing | None, ...] = ()
    waited: timedelta | None = None


def reasons(tournament: Tournament, pairing: Pairing) -> Sequence[Reason]:
    """Return the reasons for a pairing, what counted first before what counted then.

    Points are those of the rounds before, as they stand now: with the results that directors have changed since.
    In an arena, they are those of the tables that were over when it was drawn.
    """
    paired = tournament.pairings[pairing]
    before = results(tournament, paired.round - 1, tournament.rounds[paired.round - 1].at)
    match tournament.options.format:
        case Format.SWISS | Format.KNOCK_OUT if paired.round == 1:
            found = [Reason(Because.FIRST)]
        case Format.SWISS:
            found = [_points(paired, before), *_met(paired, before), Reason(Because.LOT)]
        case Format.KNOCK_OUT:
            found = _knock_out(tournament, paired)
        case Format.ROUND_ROBIN if len(paired.entrants) == 2:
            found = [Reason(Because.SCHEDULE)]
        case Format.ROUND_ROBIN:
            new = sum(not before.ever_met(*two) for two in combinations(paired.entrants, 2))
            found = [Reason(Because.NEW, number=new), *_met(paired, before), Reason(Because.LOT)]
        case Format.ARENA:
            found = _arena(tournament, paired, before)
        case Format.LADDER:
            found = [Reason(Because.CHALLENGE, paired.entrants)]
        case Format.CLUBS:
            found = [Reason(Because.CLUBS), Reason(Because.LOT)]
    missing = tournament.options.seats - len(paired.entrants)
    if missing:
        found.append(Reason(Because.SMALL, number=missing))
    computers = tuple(each for each in paired.entrants if tournament.entrants[each].computer)
    if computers:
        found.append(Reason(Because.COMPUTER, computers))
    return found


def _knock_out(tournament: Tournament, paired: Paired) -> list[Reason]:
    last = {each: table.number for table in tournament.rounds[paired.round - 2].pairings for each in table.entrants}
    final = len(tournament.rounds[paired.round - 1].pairings) == 1 and not tournament.rounds[paired.round - 1].byes
    came = Reason(Because.BRACKET, paired.entrants, tables=tuple(last.get(each) for each in paired.entrants))
    if tournament.options.going_on > 1 or tournament.options.least > 2:
        return [came, Reason(Because.FINAL if final else Because.LOT)]
    return [came, Reason(Because.FINAL)] if final else [came]


def _arena(tournament: Tournament, paired: Paired, before: Results) -> list[Reason]:
    at = tournament.rounds[paired.round - 1].at
    free: dict[Entrant, timedelta] = {}
    for each in paired.entrants:
        since = [tournament.begun_at or at, tournament.entrants[each].since]
        over = (other for other in tournament.pairings[: paired.number] if each in other.entrants)
        since.extend(other.ended_at for other in over if other.ended_at is not None and other.ended_at <= at)
        free[each] = at - max(since)
    return [Reason(Because.FREE, paired.entrants, waited=max(free.values())), _points(paired, before)]


def _points(paired: Paired, before: Results) -> Reason:
    points = tuple(before.shown(each) for each in paired.entrants)
    if len(set(points)) == 1:
        return Reason(Because.LEVEL, paired.entrants, points[:1])
    return Reason(Because.NEAR, paired.entrants, points)


def _met(paired: Paired, before: Results) -> list[Reason]:
    met = [
        Reason(Because.MET, two, number=before.met[two[0]][two[1]])
        for two in combinations(paired.entrants, 2)
        if before.ever_met(*two)
    ]
    return met or [Reason(Because.NEVER_MET)]
