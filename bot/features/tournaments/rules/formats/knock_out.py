"""Knock-out: the best of each table go on, the others are out."""

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import TypeVar

from bot.features.tournaments.rules.entries import Drawn, Entrant
from bot.features.tournaments.rules.options import Options
from bot.features.tournaments.rules.pairing.matching import by_lot, lot
from bot.features.tournaments.rules.pairing.seating import sizes, split
from bot.features.tournaments.rules.results import results
from bot.features.tournaments.rules.tournament import Paired, Round, Tournament

T = TypeVar("T")


def finished(tournament: Tournament, now: datetime) -> bool:
    """Tell whether the final is over, or too few are left for one."""
    if not tournament.rounds:
        return False
    return is_final(tournament.rounds[-1]) or len(left(tournament, b"")) < tournament.options.least


def draw(tournament: Tournament, seed: bytes, at: datetime) -> Drawn | None:
    """Draw the next round."""
    entrants = left(tournament, seed) if tournament.rounds else [each.number for each in tournament.playing]
    options = tournament.options
    if not options.least <= len(entrants):
        return None
    if len(entrants) <= options.seats:
        return Drawn(at, (tuple(by_lot(seed, "bracket", entrants)),))
    if options.going_on > 1 or options.least > 2:
        return _deal(tournament, entrants, seed, at)
    if not tournament.rounds:
        return _first_of_bracket(options, by_lot(seed, "bracket", entrants), at)
    return _next_of_bracket(tournament, entrants, seed, at)


def is_final(drawn: Round) -> bool:
    """Tell whether a round is the last: all who were left are at one table."""
    return len(drawn.pairings) == 1 and not drawn.byes


def left(tournament: Tournament, seed: bytes) -> list[Entrant]:
    """Return who is left for the round after the last one that was drawn: who went on and has not withdrawn.

    :param seed: decides who of those who are level goes on. How many do never depends on it.
    """
    last = tournament.rounds[-1]
    on = [*last.byes, *(each for pairing in last.pairings for each in going_on(tournament, pairing, seed))]
    return sorted(each for each in on if tournament.entrants[each].playing)


def going_on(tournament: Tournament, pairing: Paired, seed: bytes) -> list[Entrant]:
    """Return who goes on from a table, the best first; nobody while it has no result. Some may withdraw afterwards.

    At least one of each table is out. Who was absent never goes on. Those who have the same place are told apart by
    the game's scores, then by whether they can play on, then by the seed.
    """
    if pairing.places is None:
        return []
    places = dict(zip(pairing.entrants, pairing.places, strict=True))
    scores = dict(zip(pairing.entrants, pairing.scores or [0] * len(places), strict=True))

    def key(entrant: Entrant) -> tuple[int, int, bool, int]:
        out = not tournament.entrants[entrant].playing
        return places[entrant], -scores[entrant], out, lot(seed, f"edge {pairing.number}", entrant)

    able = sorted((each for each in pairing.entrants if each not in pairing.absent), key=key)
    return able[: min(tournament.options.going_on, len(places) - 1)]


def first_sizes(options: Options, entrants: int) -> list[int]:
    """Return the sizes of a round's tables, the largest first, so that the tables of later rounds are full.

    Whoever is left has a bye. Where that cannot be, everybody has a table.

    :param entrants: how many are left; more than there are seats at a table.
    """
    going, full = options.going_on, options.seats
    while (more := -(-full // going) * options.seats) < entrants:
        full = more  # with so many, all rounds up to the final have full tables, or nearly
    out = entrants - full
    tables = -(-out // (options.seats - going))
    seated = [max(going + each, options.least) for each in split(out, tables)]
    return seated if sum(seated) <= entrants else sizes(entrants, options.seats, options.least)


def has_table(place: int, tables: int, places: int) -> bool:
    """Tell whether a place of the first round, from 0, is a table: byes are spread among them."""
    return (place + 1) * tables // places > place * tables // places


def meeting(left: Sequence[T], place: Callable[[T], int], seats: int) -> list[list[T]]:
    """Return who of those left meet next, by their places in the first round. Who is alone has a bye."""
    width = seats
    while True:
        groups: dict[int, list[T]] = {}
        for each in left:
            groups.setdefault(place(each) // width, []).append(each)
        if len(groups) < len(left):
            return list(groups.values())
        width *= seats


def _first_of_bracket(options: Options, order: Sequence[Entrant], at: datetime) -> Drawn:
    """Seat neighbours in the order of lots together, with the byes spread among the tables."""
    seated = first_sizes(options, len(order))
    places = len(seated) + len(order) - sum(seated)
    tables: list[tuple[Entrant, ...]] = []
    byes: list[Entrant] = []
    start = 0
    for place in range(places):
        if has_table(place, len(seated), places):
            size = seated[len(tables)]
            tables.append(tuple(order[start : start + size]))
            start += size
        else:
            byes.append(order[start])
            start += 1
    return Drawn(at, tuple(tables), tuple(byes))


def _next_of_bracket(tournament: Tournament, entrants: Sequence[Entrant], seed: bytes, at: datetime) -> Drawn:
    """Seat together whom the bracket brings together next. Whose opponents are all gone goes on without a game.

    The bracket is fixed by the first round: each of its tables and byes is a place, in the order of lots.
    """
    first = tournament.rounds[0]
    units = [(each,) for each in first.byes] + [pairing.entrants for pairing in first.pairings]
    units.sort(key=lambda unit: min(lot(seed, "bracket", each) for each in unit))
    place = {each: number for number, unit in enumerate(units) for each in unit}
    groups = meeting(by_lot(seed, "bracket", entrants), place.__getitem__, tournament.options.seats)
    tables = tuple(tuple(group) for group in groups if len(group) > 1)
    return Drawn(at, tables, tuple(group[0] for group in groups if len(group) == 1))


def _deal(tournament: Tournament, entrants: Sequence[Entrant], seed: bytes, at: datetime) -> Drawn:
    """Deal entrants to tables like cards; entrants from one table are kept apart where possible."""
    label = f"round {len(tournament.rounds) + 1}"
    lots = by_lot(seed, label, entrants)
    seated = first_sizes(tournament.options, len(lots))
    so_far = results(tournament)
    byes = sorted(lots, key=lambda each: so_far.byes[each])[: len(lots) - sum(seated)]
    last = tournament.rounds[-1].pairings if tournament.rounds else []
    came_from = {each: pairing.number for pairing in last for each in pairing.entrants}
    order = sorted((each for each in lots if each not in set(byes)), key=lambda each: came_from.get(each, -1))
    tables: list[list[Entrant]] = [[] for _ in seated]
    number = 0
    for each in order:
        while len(tables[number]) == seated[number]:
            number = (number + 1) % len(tables)
        tables[number].append(each)
        number = (number + 1) % len(tables)
    return Drawn(at, tuple(map(tuple, tables)), tuple(byes))
