"""Swiss: everybody plays each round, against people with as many points whom they have met least."""

from datetime import datetime

from bot.features.tournaments.rules.entries import Drawn, Entrant
from bot.features.tournaments.rules.pairing.matching import Weight, by_lot
from bot.features.tournaments.rules.pairing.seating import seat, sizes
from bot.features.tournaments.rules.results import results
from bot.features.tournaments.rules.tournament import Tournament


def rounds(tournament: Tournament) -> int:
    """Return how many rounds are played: those of the options, or as many as single out one winner.

    The entrants of the first round count; before it, those who can be drawn.
    """
    if tournament.options.rounds is not None:
        return tournament.options.rounds
    count = len(tournament.rounds[0].entrants if tournament.rounds else tournament.playing)
    needed, winners = 1, tournament.options.seats
    while winners < count:
        needed += 1
        winners *= tournament.options.seats
    return needed


def finished(tournament: Tournament, now: datetime) -> bool:
    """Tell whether the last round is over, or too few can go on."""
    return len(tournament.rounds) >= rounds(tournament)


def draw(tournament: Tournament, seed: bytes, at: datetime) -> Drawn | None:
    """Draw the next round."""
    label = f"round {len(tournament.rounds) + 1}"
    so_far = results(tournament)
    lots = by_lot(seed, label, (each.number for each in tournament.playing))
    seated = sizes(len(lots), tournament.options.seats, tournament.options.least)

    def first_to_rest(entrant: Entrant) -> tuple[bool, int, int]:
        return not tournament.entrants[entrant].computer, so_far.byes[entrant], so_far.points[entrant]

    # A bye gets a computer player, else who has had the fewest byes, the fewest points, the lowest lot.
    byes = set(sorted(lots, key=first_to_rest)[: len(lots) - sum(seated)])
    order = sorted((each for each in lots if each not in byes), key=lambda each: -so_far.points[each])

    def again(one: Entrant, other: Entrant) -> bool:
        return so_far.ever_met(one, other) or both_computers(tournament, one, other)

    def weigh(one: Entrant, other: Entrant) -> Weight:
        met = so_far.met[one].get(other, 0) + both_computers(tournament, one, other)
        return met, abs(so_far.points[one] - so_far.points[other])

    tables = seat(tournament.options.seats, order, seated, weigh, again, seed, label)
    return Drawn(at, tuple(map(tuple, tables)), tuple(sorted(byes)))


def both_computers(tournament: Tournament, one: Entrant, other: Entrant) -> bool:
    """Tell whether two entrants are computer players, who need no game against each other."""
    return tournament.entrants[one].computer and tournament.entrants[other].computer
