"""Club against club: each round has as many people of the one as of the other, at tables as evenly mixed as can be."""

from collections.abc import Sequence
from datetime import datetime
from fractions import Fraction
from itertools import zip_longest

from bot.features.tournaments.rules.entries import Drawn, Entrant
from bot.features.tournaments.rules.pairing import sides
from bot.features.tournaments.rules.pairing.matching import by_lot
from bot.features.tournaments.rules.pairing.seating import sizes
from bot.features.tournaments.rules.results import Results, results
from bot.features.tournaments.rules.tournament import Tournament


def finished(tournament: Tournament, now: datetime) -> bool:
    """Tell whether the last round is over, or one of the clubs has too few people for another."""
    return len(tournament.rounds) >= sides.rounds(tournament.options) or not _of_each(tournament)


def draw(tournament: Tournament, seed: bytes, at: datetime) -> Drawn | None:
    """Draw the next round; None if one of the clubs has too few people. Who sits out is among the byes."""
    options, count = tournament.options, _of_each(tournament)
    if not count:
        return None
    number = len(tournament.rounds) + 1
    so_far = results(tournament)
    lots = (by_lot(seed, f"round {number}", (each.number for each in tournament.of_side(side))) for side in (0, 1))
    # Who has sat out most often plays first, then lots decide.
    there = [sorted(each, key=lambda entrant: -so_far.byes[entrant])[:count] for each in lots]
    label = "boards" if options.seats == 2 else f"round {number}"
    one, other = (by_lot(seed, label, taking) for taking in there)
    if options.seats == 2:
        other = _turned(so_far, one, other, number - 1)
    tables: list[tuple[Entrant, ...]] = []
    first = second = 0
    for ours, theirs in sides.mixes(sizes(2 * count, options.seats, options.least), (number - 1) % 2):
        mixed = one[first : first + ours], other[second : second + theirs]
        by_turns = zip_longest(*sorted(mixed, key=len, reverse=True))  # first those of the club that has more
        tables.append(tuple(each for pair in by_turns for each in pair if each is not None))
        first, second = first + ours, second + theirs
    out = {each.number for each in tournament.playing} - {*one, *other}
    return Drawn(at, tuple(tables), tuple(sorted(out)))


def score(tournament: Tournament) -> tuple[Fraction, Fraction]:
    """Return the points of both clubs: the sums of what their people have won at the tables."""
    so_far = results(tournament)
    found = [Fraction(), Fraction()]
    for each in tournament.entrants:
        if each.side is not None:
            found[each.side] += so_far.shown(each.number)
    return found[0], found[1]


def _of_each(tournament: Tournament) -> int:
    """Return how many of each club can play the next round."""
    return sides.seated(tournament.options, min(len(tournament.of_side(0)), len(tournament.of_side(1))))


def _turned(so_far: Results, one: Sequence[Entrant], other: Sequence[Entrant], by: int) -> list[Entrant]:
    """Return the people of the other club, moved on by one board in each round, further if that makes fewer meet again.

    :param by: how many rounds were played before.
    """
    count = len(one)

    def turned(turn: int) -> list[Entrant]:
        start = turn % count
        return [*other[start:], *other[:start]]

    def again(turn: int) -> int:
        return sum(so_far.met[ours].get(theirs, 0) for ours, theirs in zip(one, turned(turn), strict=True))

    return turned(min(range(by, by + count), key=again))
