"""Tournaments in any state for the tests of their messages, made of entries and without a draw."""

from datetime import UTC, datetime, timedelta

from bot.features.tournaments.rules import entries
from bot.features.tournaments.rules.options import Format, Options, Side
from bot.features.tournaments.rules.tournament import Tournament

NOW = datetime(2026, 5, 4, 20, tzinfo=UTC)
LARGEST = 2**62
"""An id with as many digits as Discord's have, or more."""
ORGANISER, DIRECTOR, FIRST = LARGEST - 1, LARGEST - 2, LARGEST
SEED, SEAL = "5e" * 32, "ab" * 32
NAMES = ["Laura", "*" * 32, "דנה כהן", "W" * 32, "[x](https://y.z)", "<@1>", "\u202e\u3164", "@everyone", "𝕏\n# y"]


def people(count=40, names=NAMES):
    """Return the names of the first people, of the organiser and of a director."""
    named = {FIRST + number: names[number % len(names)] for number in range(count)}
    return {**named, ORGANISER: "Ola", DIRECTOR: "*" * 32}


def event(game_format, count, *, game="claro", computers=0, **options):
    """Return a tournament for which people have signed up, the n-th as entrant n."""
    clubs = Format(game_format) is Format.CLUBS
    computers = 0 if clubs else computers
    more = {"clubs": (Side(1, "*" * 32), Side(2, "W" * 32)), "tables": 50, "limit": None} if clubs else {}
    chosen = Options(game, Format(game_format), **{"computers": computers > 0, **options, **more})
    tournament = Tournament.replayed(LARGEST, LARGEST, LARGEST, [entries.Announced(NOW, chosen, ORGANISER, SEAL)])
    if clubs:
        tournament.apply(entries.Accepted(NOW, DIRECTOR))
    for number in range(count):
        tournament.apply(entries.SignedUp(NOW, FIRST + number, side=number % 2 if clubs else None))
    for _ in range(computers):
        tournament.apply(entries.SignedUp(NOW, None, computer=True))
    return tournament


def begun(tournament):
    """Begin a tournament."""
    tournament.apply(entries.Begun(NOW))
    return tournament


def drawn(tournament, tables, byes=(), *, opened=True):
    """Draw a round; the tables are opened."""
    first = len(tournament.pairings)
    tournament.apply(entries.Drawn(NOW + timedelta(minutes=len(tournament.rounds)), tuple(map(tuple, tables)), byes))
    for number in range(first, len(tournament.pairings)) if opened else ():
        tournament.apply(entries.Opened(NOW, number, number + 1, LARGEST + number))
    return tournament


def played(tournament, numbers=None, places=None, absent=()):
    """Give open pairings results: the first of each is first, or these places."""
    numbers = [each.number for each in tournament.open_pairings] if numbers is None else numbers
    for number in numbers:
        usual = tuple(range(1, len(tournament.pairings[number].entrants) + 1))
        tournament.apply(entries.Played(NOW, number, places or usual, (), absent))
    return tournament


def in_tables(entrants, seats=2):
    """Return entrants at tables in their order; who is left alone sits at the last."""
    found = [tuple(entrants[first : first + seats]) for first in range(0, len(entrants), seats)]
    if len(found) > 1 and len(found[-1]) == 1:
        found[-2:] = [found[-2] + found[-1]]
    return found


def rounds(tournament, count, seats=2):
    """Play rounds, in which everybody moves on by one; a knock-out goes on with the first of each table."""
    there = [each.number for each in tournament.playing]
    for number in range(count):
        turned = [*there[:1], *there[1 + number :], *there[1 : 1 + number]]
        played(drawn(tournament, in_tables(turned, seats)))
        if tournament.options.format is Format.KNOCK_OUT:
            there = [each.entrants[0] for each in tournament.rounds[-1].pairings]
            if len(there) == 1:
                break
    return tournament


def ended(tournament, ending=entries.Ending.FINISHED, by=None):
    """End a tournament."""
    tournament.apply(entries.Ended(NOW, ending, SEED, by))
    return tournament
