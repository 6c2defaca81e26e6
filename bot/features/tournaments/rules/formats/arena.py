"""Arena: whoever is free plays whoever is free, until the time is up."""

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from typing import Final

from bot.features.tournaments.rules.entries import Drawn, Entrant
from bot.features.tournaments.rules.formats.swiss import both_computers
from bot.features.tournaments.rules.pairing.matching import Weight, by_lot
from bot.features.tournaments.rules.pairing.seating import seat, sizes
from bot.features.tournaments.rules.results import results
from bot.features.tournaments.rules.tournament import Paired, Tournament

PATIENCE: Final = timedelta(seconds=60)
"""How long those who have just played together wait for somebody else, while there is somebody to wait for.

A draw is tried again when it is over, although nothing else has happened: ``due`` says when."""


def finished(tournament: Tournament, now: datetime) -> bool:
    """Tell whether the time is up."""
    return tournament.closes_at is not None and now >= tournament.closes_at


def draw(tournament: Tournament, seed: bytes, at: datetime) -> Drawn | None:
    """Pair those who are free; None while nobody can be paired.

    Who has been free for the shortest time waits if the number does not divide. Those who were together the last time
    are kept apart, then scores are kept near.
    """
    closes = tournament.closes_at
    if closes is not None and at >= closes:
        return None
    label = f"round {len(tournament.rounds) + 1}"
    busy, last = tournament.busy, _last(tournament)
    lots = by_lot(seed, label, (each.number for each in tournament.playing if each.number not in busy))
    since = {each: _free_since(tournament, last.get(each), each) for each in lots}
    waited = sorted(lots, key=lambda each: (tournament.entrants[each].computer, since[each]))

    def together(one: Entrant, other: Entrant) -> bool:
        return one in last and last[one] is last.get(other)

    def patient(entrants: Sequence[Entrant]) -> bool:
        """Tell whether all of some entrants come from one table, and another table may free somebody else soon."""
        return bool(busy) and at < since[entrants[0]] + PATIENCE and all(together(entrants[0], e) for e in entrants[1:])

    seated = sizes(len(waited), tournament.options.seats, tournament.options.least)
    chosen = set(waited[: sum(seated)])
    so_far = results(tournament)
    order = sorted((each for each in lots if each in chosen), key=lambda each: -so_far.points[each])

    def again(one: Entrant, other: Entrant) -> bool:
        return together(one, other) or both_computers(tournament, one, other)

    def weigh(one: Entrant, other: Entrant) -> Weight:
        apart = together(one, other) + 2 * both_computers(tournament, one, other)
        return apart, abs(so_far.points[one] - so_far.points[other])

    tables = seat(tournament.options.seats, order, seated, weigh, again, seed, label)
    people = [table for table in tables if not all(tournament.entrants[each].computer for each in table)]
    ready = tuple(tuple(table) for table in people if not patient(table))
    return Drawn(at, ready) if ready else None


def due(tournament: Tournament, now: datetime) -> datetime | None:
    """Return when something is due next although nothing else happens: a draw, or the end; None if nothing is."""
    closes = tournament.closes_at
    if closes is None or now >= closes:
        return None
    busy, last = tournament.busy, _last(tournament)
    free = (each.number for each in tournament.playing if each.number not in busy and each.number in last)
    over = (_free_since(tournament, last[each], each) + PATIENCE for each in free)
    return min([closes, *(each for each in over if each > now)])


def _last(tournament: Tournament) -> Mapping[Entrant, Paired]:
    """Return the last pairing of each entrant who has had one."""
    return {entrant: pairing for pairing in tournament.pairings for entrant in pairing.entrants}


def _free_since(tournament: Tournament, last: Paired | None, entrant: Entrant) -> datetime:
    begun = tournament.begun_at or tournament.announced_at
    return max(begun, tournament.entrants[entrant].since, (last.ended_at if last else None) or begun)
