"""How many of each club sit at the tables of a match: always as many of the one as of the other."""

from collections.abc import Sequence

from bot.features.tournaments.rules.options import Options
from bot.features.tournaments.rules.pairing.seating import sizes


def places(options: Options) -> int:
    """Return how many people of each club a round has at most."""
    return options.tables * options.seats // 2


def rounds(options: Options) -> int:
    """Return how many rounds a match has."""
    return options.rounds or 1


def seated(options: Options, people: int) -> int:
    """Return how many of each club play in a round, so that all of them have seats.

    :param people: how many the smaller club has.
    """
    return next((each for each in range(min(people, places(options)), 0, -1) if _fits(options, each)), 0)


def least(options: Options) -> int:
    """Return how many people of each club a match needs."""
    return next((each for each in range(1, places(options)) if _fits(options, each)), places(options))


def mixes(seats: Sequence[int], first: int) -> list[tuple[int, int]]:
    """Return how many of each club sit at each table: half of them, or one more by turns where the number is odd.

    :param seats: how many sit at each table. The sum is even.
    :param first: the club that has more people at the first such table, 0 or 1.
    """
    found: list[tuple[int, int]] = []
    more = first
    for size in seats:
        half, odd = divmod(size, 2)
        found.append((half + odd * (more == 0), half + odd * (more == 1)))
        more ^= odd
    return found


def _fits(options: Options, of_each: int) -> bool:
    return sum(sizes(2 * of_each, options.seats, options.least)) == 2 * of_each
