"""The standings of a tournament: who is ahead of whom, and by what."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from itertools import groupby
from math import lcm
from typing import Final, TypeAlias

from bot.features.tournaments.rules.entries import Entrant, Why
from bot.features.tournaments.rules.formats import knock_out
from bot.features.tournaments.rules.options import Format
from bot.features.tournaments.rules.pairing.ladder_order import Ladder
from bot.features.tournaments.rules.results import Results, duels, results
from bot.features.tournaments.rules.tournament import Tournament


class TieBreak(StrEnum):
    """A tie-break: it decides between entrants who are level in every earlier criterion."""

    BUCHHOLZ = "buchholz"
    """The opponents' points, added up over the tables; at a table of several, the average of the others."""
    BUCHHOLZ_CUT = "buchholz-cut"
    """The same without the table where it was least."""
    WINS = "wins"
    """At how many tables nobody else was as good."""
    DIRECT = "direct"
    """The points against those with whom one is level, if all of them have met; otherwise 0 for all of them."""
    SONNEBORN_BERGER = "sonneborn-berger"
    """The points of opponents who are behind, and half of those who are level; of several, the average."""
    ROUNDS = "rounds"
    """Through how many rounds one came, byes among them. Whoever wins the final came through it."""
    LAST_TABLE = "last-table"
    """The points at the last table."""
    GAMES = "games"
    """How many games one needed. Here, fewer are better."""


TIE_BREAKS: Final[Mapping[Format, tuple[TieBreak, ...]]] = {
    Format.KNOCK_OUT: (TieBreak.ROUNDS, TieBreak.LAST_TABLE),
    Format.SWISS: (TieBreak.BUCHHOLZ, TieBreak.BUCHHOLZ_CUT, TieBreak.WINS, TieBreak.DIRECT),
    Format.ROUND_ROBIN: (TieBreak.DIRECT, TieBreak.SONNEBORN_BERGER, TieBreak.WINS),
    Format.ARENA: (TieBreak.GAMES,),
    Format.LADDER: (),
    Format.CLUBS: (TieBreak.WINS,),
}
"""By format, what decides, in order: after the points, but in a knock-out before them."""

NO_PRIZE: Final = frozenset({Why.DISQUALIFIED, Why.FORGOTTEN})
"""Who plays on no more for these reasons wins no prize. Who was disqualified is behind all others, too."""


@dataclass(frozen=True, slots=True)
class Standing:
    """Where an entrant stands."""

    entrant: Entrant
    place: int
    """From 1. Those whom nothing tells apart share the best place among them."""
    prize: int | None
    """The place among people; None for computer players and for whoever cannot win a prize."""
    points: Fraction
    played: int
    """At how many tables with a result they have played."""
    tie_breaks: Mapping[TieBreak, Fraction]


_Values: TypeAlias = tuple[list[int], int]
"""A value for each entrant, by number, and by what it has to be divided."""


def standings(tournament: Tournament) -> list[Standing]:
    """Return the standings, the first place first. Those who share a place are in the order of their numbers.

    Who was on the waiting list, or withdrew before they were drawn, has no place in them.
    """
    if tournament.ladder is not None:
        return _on_ladder(tournament, tournament.ladder)
    so_far = results(tournament)
    listed = [each.number for each in tournament.entrants if each.playing or so_far.drawn[each.number]]
    disqualified = [each.out is Why.DISQUALIFIED for each in tournament.entrants]
    knock_outs = tournament.options.format is Format.KNOCK_OUT
    # What counts, in order: the higher is ahead.
    keys: dict[Entrant, tuple[int, ...]] = {
        each: (-disqualified[each],) if knock_outs else (-disqualified[each], so_far.points[each]) for each in listed
    }
    shown: dict[TieBreak, _Values] = {}
    for tie_break in TIE_BREAKS[tournament.options.format]:
        level: dict[tuple[int, ...], list[Entrant]] = {}
        for each in listed:
            level.setdefault(keys[each], []).append(each)
        shown[tie_break] = values, _ = _VALUES[tie_break](tournament, so_far, list(level.values()))
        sign = -1 if tie_break is TieBreak.GAMES else 1
        keys = {each: (*key, sign * values[each]) for each, key in keys.items()}
    if knock_outs:
        keys = {each: (*key, so_far.points[each]) for each, key in keys.items()}
    found: list[Standing] = []
    place = prize = 1
    for _, group in groupby(sorted(listed, key=keys.__getitem__, reverse=True), key=keys.__getitem__):
        members = list(group)
        entered = (tournament.entrants[each] for each in members)
        winners = {each.number for each in entered if not each.computer and each.out not in NO_PRIZE}
        for each in members:
            breaks = {name: Fraction(values[each], parts) for name, (values, parts) in shown.items()}
            won = prize if each in winners else None
            found.append(Standing(each, place, won, so_far.shown(each), so_far.played[each], breaks))
        place += len(members)
        prize += len(winners)
    return found


def _on_ladder(tournament: Tournament, ladder: Ladder) -> list[Standing]:
    """Return the places of a ladder. Who has left it has none."""
    so_far = results(tournament)
    return [
        Standing(each, place, place, so_far.shown(each), so_far.played[each], {})
        for place, each in enumerate(ladder.order, start=1)
    ]


def _buchholz(so_far: Results, tournament: Tournament, *, cut: bool) -> _Values:
    parts = lcm(*(len(each.entrants) - 1 for each in tournament.pairings))
    tables: list[list[int]] = [[] for _ in so_far.points]
    for pairing in tournament.pairings:
        if pairing.over:
            total = sum(so_far.points[each] for each in pairing.entrants)
            for each in pairing.entrants:
                tables[each].append((total - so_far.points[each]) * (parts // (len(pairing.entrants) - 1)))
    return [sum(each) - (min(each) if cut and each else 0) for each in tables], so_far.unit * parts


def _sonneborn_berger(so_far: Results, tournament: Tournament) -> _Values:
    parts = lcm(*(len(each.entrants) - 1 for each in tournament.pairings))
    sums = [0] * len(so_far.points)
    for pairing in tournament.pairings:
        if pairing.over:
            for one, other, worth in duels(pairing):
                sums[one] += worth * so_far.points[other] * (parts // (len(pairing.entrants) - 1))
    return sums, 2 * so_far.unit * parts


def _wins(tournament: Tournament) -> _Values:
    wins = [0] * len(tournament.entrants)
    for pairing in tournament.pairings:
        if pairing.places and pairing.places.count(1) == 1:
            winner = pairing.entrants[pairing.places.index(1)]
            wins[winner] += winner not in pairing.absent
    return wins, 1


def _direct(tournament: Tournament, so_far: Results, level: list[list[Entrant]]) -> _Values:
    most = max(map(len, so_far.met), default=0)  # nobody has met more, so larger groups have not all met
    groups = [members for members in level if 1 < len(members) <= most + 1]
    group = {each: number for number, members in enumerate(groups) for each in members}
    sums = [0] * len(tournament.entrants)
    met: list[set[Entrant]] = [set() for _ in sums]
    for pairing in tournament.pairings:
        if pairing.over:
            for one, other, worth in duels(pairing):
                if one in group and group[one] == group.get(other):
                    sums[one] += worth * so_far.unit // (2 * (len(pairing.entrants) - 1))
                    met[one].add(other)
    for members in groups:
        if any(len(met[each]) < len(members) - 1 for each in members):
            for each in members:
                sums[each] = 0
    return sums, so_far.unit


def _rounds(tournament: Tournament) -> _Values:
    through = [0] * len(tournament.entrants)
    for number in range(1, len(tournament.rounds) + 1):
        for each in _through(tournament, number):
            through[each] += 1
    return through, 1


def _through(tournament: Tournament, number: int) -> set[Entrant]:
    """Return who came through a round of a knock-out, without those between whom a lot is still to decide."""
    drawn = tournament.rounds[number - 1]
    through = set(drawn.byes)
    if number < len(tournament.rounds):
        through |= tournament.rounds[number].entrants
    final = knock_out.is_final(drawn)
    for pairing in drawn.pairings:
        if pairing.places is not None and not through & set(pairing.entrants):
            count = 1 if final else min(tournament.options.going_on, len(pairing.entrants) - 1)
            scores = pairing.scores or (0,) * len(pairing.places)
            ranks = {
                each: (place, -score)
                for each, place, score in zip(pairing.entrants, pairing.places, scores, strict=True)
                if each not in pairing.absent
            }
            for each, rank in ranks.items():
                ahead = sum(other < rank for other in ranks.values())
                level = sum(other == rank for other in ranks.values())
                if ahead + level <= count or (final and ahead < count):
                    through.add(each)
    return through


def _last_table(tournament: Tournament, so_far: Results) -> _Values:
    values = [0] * len(tournament.entrants)
    for pairing in tournament.pairings:
        if pairing.over:
            worth = dict.fromkeys(pairing.entrants, 0)
            for one, _, each in duels(pairing):
                worth[one] += each
            for one, each in worth.items():
                values[one] = each * so_far.unit // (2 * (len(worth) - 1))
    return values, so_far.unit


_VALUES: Final[Mapping[TieBreak, Callable[[Tournament, Results, list[list[Entrant]]], _Values]]] = {
    TieBreak.BUCHHOLZ: lambda tournament, so_far, _: _buchholz(so_far, tournament, cut=False),
    TieBreak.BUCHHOLZ_CUT: lambda tournament, so_far, _: _buchholz(so_far, tournament, cut=True),
    TieBreak.WINS: lambda tournament, _, __: _wins(tournament),
    TieBreak.DIRECT: _direct,
    TieBreak.SONNEBORN_BERGER: lambda tournament, so_far, _: _sonneborn_berger(so_far, tournament),
    TieBreak.ROUNDS: lambda tournament, _, __: _rounds(tournament),
    TieBreak.LAST_TABLE: lambda tournament, so_far, _: _last_table(tournament, so_far),
    TieBreak.GAMES: lambda _, so_far, __: (so_far.played, 1),
}
