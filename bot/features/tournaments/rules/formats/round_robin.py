"""Round robin: everybody meets everybody."""

from collections.abc import Sequence
from datetime import datetime
from itertools import combinations

from bot.features.tournaments.rules.entries import Drawn, Entrant
from bot.features.tournaments.rules.formats.swiss import both_computers
from bot.features.tournaments.rules.pairing.matching import EXACT, Edge, Weight, by_lot, lot, matching
from bot.features.tournaments.rules.pairing.seating import greedy, improve, sizes
from bot.features.tournaments.rules.results import Results, results
from bot.features.tournaments.rules.tournament import Tournament


def finished(tournament: Tournament, now: datetime) -> bool:
    """Tell whether everybody who can still be drawn has met everybody else."""
    so_far = results(tournament)
    entrants = [each.number for each in tournament.playing]
    return all(left == 0 for left in _to_meet(tournament, so_far, entrants).values())


def draw(tournament: Tournament, seed: bytes, at: datetime) -> Drawn | None:
    """Draw the next round. Whoever has no table sits out, and is among the byes."""
    so_far = results(tournament)
    entrants = by_lot(seed, "schedule", (each.number for each in tournament.playing))
    tables: Sequence[Sequence[Entrant]]
    if tournament.options.seats == 2:
        tables = _circle(tournament, so_far, seed) or _catch_up(tournament, so_far, entrants, seed)
    else:
        tables = _tables(tournament, so_far, seed)
    seated = {entrant for table in tables for entrant in table}
    return Drawn(at, tuple(map(tuple, tables)), tuple(sorted(set(entrants) - seated))) if tables else None


def _to_meet(tournament: Tournament, so_far: Results, entrants: Sequence[Entrant]) -> dict[Entrant, int]:
    """Return how many each entrant has still to meet. Computer players need not meet each other."""
    there = set(entrants)
    computers = {each for each in there if tournament.entrants[each].computer}
    people = there - computers
    left: dict[Entrant, int] = {}
    for entrant in entrants:
        others, count = (people, len(people)) if entrant in computers else (there, len(there) - 1)
        left[entrant] = count - sum(other in others for other in so_far.met[entrant])
    return left


def _circle(tournament: Tournament, so_far: Results, seed: bytes) -> list[tuple[Entrant, ...]]:
    """Return the next round of the circle method; nothing once it is through, or when somebody has come late.

    The first in the order of lots stays, the others move on by one each round. If they are odd, a place in the circle
    is empty. Games of who has withdrawn fall out.
    """
    playing = {each.number for each in tournament.playing}
    first = tournament.rounds[:1]
    began = {each for drawn in first for each in drawn.entrants}
    ever = playing | {each for each, drawn in enumerate(so_far.drawn) if drawn}
    if first and ever - began:
        return []
    places: list[Entrant | None] = [*by_lot(seed, "schedule", began or playing)]
    if len(places) % 2:
        places.append(None)
    half = len(places) // 2
    for _ in range(len(places) - 1):
        facing = zip(places[:half], reversed(places[half:]), strict=True)
        found: list[tuple[Entrant, ...]] = [
            (one, other)
            for one, other in facing
            if one is not None and other is not None and {one, other} <= playing
            if not so_far.ever_met(one, other) and not both_computers(tournament, one, other)
        ]
        if found:
            return found
        places.insert(1, places.pop())
    return []


def _catch_up(
    tournament: Tournament, so_far: Results, entrants: Sequence[Entrant], seed: bytes
) -> list[tuple[Entrant, ...]]:
    """Pair as many as possible who have not met, first those who have most to meet."""
    left = _to_meet(tournament, so_far, entrants)
    label = f"round {len(tournament.rounds) + 1}"

    def open_to(one: Entrant, other: Entrant) -> bool:
        return not so_far.ever_met(one, other) and not both_computers(tournament, one, other)

    order = sorted(entrants, key=lambda each: -left[each])
    if len(entrants) <= EXACT:
        edges: list[Edge] = []
        for one, other in combinations(order, 2):
            if open_to(one, other):
                chance = lot(seed, label, min(one, other), max(one, other)) >> 192
                edges.append((one, other, ((left[one] + left[other]) << 96) - chance))
        return list(matching(edges, order, heavy=True))
    free = dict.fromkeys(order)
    pairs: list[tuple[Entrant, ...]] = []
    for one in order:
        if one in free:
            del free[one]
            partner = next((other for other in free if open_to(one, other)), None)
            if partner is not None:
                del free[partner]
                pairs.append((one, partner))
    return pairs


def _tables(tournament: Tournament, so_far: Results, seed: bytes) -> list[list[Entrant]]:
    """Seat everybody so that as few as possible meet again; somebody meets somebody new."""
    label = f"round {len(tournament.rounds) + 1}"
    lots = by_lot(seed, label, (each.number for each in tournament.playing))
    left = _to_meet(tournament, so_far, lots)
    seated = sizes(len(lots), tournament.options.seats, tournament.options.least)
    out = set(sorted(lots, key=lambda each: (so_far.byes[each], left[each]))[: len(lots) - sum(seated)])
    order = sorted((each for each in lots if each not in out), key=lambda each: -left[each])

    def weigh(one: Entrant, other: Entrant) -> Weight:
        met = so_far.met[one].get(other, 0)
        return int(met > 0 or both_computers(tournament, one, other)), met * met

    tables = greedy(order, seated, weigh)
    improve(tables, weigh, so_far.ever_met, near=max(4, 400 // len(order)) if order else 0)
    return tables
