"""How good people are: OpenSkill ratings, and the divisions into which those fall that have settled.

Computer players are opponents whose rating never changes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from enum import IntEnum
from functools import lru_cache
from math import sqrt
from typing import Final

from openskill.models import PlackettLuce
from sqlalchemy import select

from bot.store.engine.database import Store
from bot.store.engine.models import SeatRow
from bot.store.engine.status import Verdict

_MODEL: Final = PlackettLuce()
_TWO: Final = 2

POINTS, BASE = 40, 1000
"""How many points one unit of the model's scale is shown as, and with how many a newcomer begins."""

SETTLED: Final = 5.5
"""The greatest ``sigma`` of a rating that is certain enough for a place and a division: two thirds of a newcomer's.

It takes about 10 games among people with such ratings and 20 among newcomers. docs/standings.md compares it with what
others do.
"""

_USUAL: Final = 3.5
"""The ``sigma`` of somebody who has played some forty games."""

GROWTH: Final = (SETTLED**2 - _USUAL**2) / 365
"""By how much the square of ``sigma`` grows on each day without a rated game: a usual one is uncertain in a year."""

MOST_MISSING: Final = 50
"""The most games that are foreseen until a rating is certain enough."""


@dataclass(frozen=True, slots=True)
class Rating:
    """An estimate of how good somebody is: ``mu``, with a standard deviation of ``sigma``."""

    mu: float = _MODEL.mu
    sigma: float = _MODEL.sigma
    least_sigma: float | None = None
    """The least ``sigma`` so far; None if that is ``sigma``, as in games counted before ratings grew uncertain."""
    share: float | None = None
    """For a rating noted with a game, how much of what the game does to it counts, from 0 to 1; None for all of it, as
    in games counted before there were shares."""

    @property
    def value(self) -> float:
        """What people are ranked by: a skill that they almost certainly had at least, when it was known best.

        Neither time nor a win lowers it, since it goes by the least ``sigma``.
        """
        return self.mu - 3 * self._least

    @property
    def settled(self) -> bool:
        """Whether it is or has been certain enough for a place and a division."""
        return self._least <= SETTLED

    @property
    def certain(self) -> bool:
        """Whether it is certain enough now."""
        return self.sigma <= SETTLED

    @property
    def expected(self) -> tuple[float, float]:
        """The range of the value once the rating has settled; twice the value if it has settled.

        Each game brings ``mu`` nearer to the truth. Until ``sigma`` is down at ``SETTLED``, ``mu`` moves with a
        standard deviation whose square is what the square of ``sigma`` has to lose. Three in five simulated newcomers
        settle there.
        """
        if self.settled:
            return self.value, self.value
        middle, width = self.mu - 3 * SETTLED, sqrt(max(self.sigma**2 - SETTLED**2, 0.0))
        return middle - width, middle + width

    def partly(self, after: Rating, part: float) -> Rating:
        """Return the rating after a game that counts in part, given the one if it counted in full."""
        mu, sigma = (was + part * (now - was) for was, now in ((self.mu, after.mu), (self.sigma, after.sigma)))
        return Rating(mu, sigma, None if self.least_sigma is None else min(self.least_sigma, sigma))

    @property
    def _least(self) -> float:
        return self.sigma if self.least_sigma is None else self.least_sigma

    def grown(self, since: datetime | None, now: datetime) -> Rating:
        """Return what time without games makes of it: less certain, but at most as uncertain as a newcomer's.

        :param since: when it was last rated; None for no growth.
        """
        sigma = self.sigma
        if since is not None and sigma < _MODEL.sigma:
            days = max(now - since, timedelta()) / timedelta(days=1)
            sigma = min(sqrt(sigma**2 + GROWTH * days), _MODEL.sigma)
        return replace(self, sigma=sigma, least_sigma=self._least)


COMPUTER_SIGMA: Final = 1.0
"""How sure we are of a computer player's strength."""


def computer_rating(strength: float | None) -> Rating:
    """Return a computer player's rating, which never changes. If its ``mu`` is not known, a newcomer's is assumed."""
    return Rating(_MODEL.mu if strength is None else strength, COMPUTER_SIGMA)


def points(value: float) -> int:
    """Return a rating's value as people see it: a whole number, about 1000 for a newcomer."""
    return round(BASE + POINTS * value)


def rate(before: Sequence[Rating], ranks: Sequence[int], teams: Sequence[int | None] = ()) -> list[Rating]:
    """Return everybody's rating after a game, given their ratings before it.

    :param ranks: each player's place, 1 for the best; players who are level share one.
    :param teams: the number of each player's team, None for who plays alone; empty if everybody does. Players who have
        not the rank of their team, because they gave up, count as a team of their own.
    """
    sides: dict[tuple[int | str, int], list[int]] = {}
    for player, (rank, team) in enumerate(zip(ranks, teams or [None] * len(ranks), strict=True)):
        sides.setdefault((f"alone {player}" if team is None else team, rank), []).append(player)
    if len(sides) < _TWO:
        return list(before)
    rated = [[_MODEL.rating(mu=before[each].mu, sigma=before[each].sigma) for each in side] for side in sides.values()]
    after = _MODEL.rate(rated, ranks=[float(rank) for _, rank in sides])
    players = [player for side in sides.values() for player in side]
    found = dict(zip(players, (new for side in after for new in side), strict=True))
    return [
        Rating(new.mu, new.sigma, None if old.least_sigma is None else min(old.least_sigma, new.sigma))
        for old, new in ((old, found[player]) for player, old in enumerate(before))
    ]


WHOLE: Final = 6
"""How many moves of their own a rival makes in a game that counts in full for somebody."""


@dataclass(frozen=True, slots=True)
class Rated:
    """How a game ended for a seat that is rated."""

    place: int
    verdict: Verdict
    team: int | None = None
    played: int | None = None
    """How many moves its person has made; None for a computer player."""
    took_out: bool = False
    """Whether its person has taken somebody else out of the game."""

    @property
    def unplayed(self) -> bool:
        """Whether nobody has played it."""
        return self.played == 0

    def is_with(self, other: Rated) -> bool:
        """Return whether both play in the same team."""
        return self.team is not None and self.team == other.team


def rivals(people: int, verdicts: Sequence[Verdict], took_out: Sequence[bool]) -> list[int]:
    """Return the seats that are rated against each other in a game; none if it changes no ratings.

    Nobody who was taken out is rated. But who has taken out all the others can still lose to them.

    :param people: for how many people it counts.
    """
    counts = [at for at, verdict in enumerate(verdicts) if verdict is not Verdict.TAKEN_OUT]
    if people > 1:
        return counts
    return list(range(len(verdicts))) if any(took_out[at] for at in counts if took_out) else []


def part_of(seats: Sequence[Rated], at: int, earlier: Callable[[int], int]) -> float:
    """Return how much of a game counts for the rating of a seat's person: half as much with each earlier game.

    It is an average of the people whom they have played with. Who has hardly played counts little.

    :param earlier: returns how many rated games the person and that of another seat have had on the same day before.
    """
    own = seats[at]
    rivals = [
        each
        for each, seat in enumerate(seats)
        if each != at and seat.played is not None and not seat.is_with(own) and not (seat.unplayed and not own.unplayed)
    ]
    parts = [min((seats[each].played or 0) / WHOLE, 1.0) / 2 ** earlier(each) for each in rivals]
    return sum(parts) / len(parts) if parts else 0.0


def rate_in_part(before: Sequence[Rating], seats: Sequence[Rated], parts: Sequence[float]) -> list[Rating]:
    """Return everybody's rating after a game that counts in part.

    Nobody gains from a seat that nobody has played, or in a game in which a computer that played on for somebody came
    before them, or by a seat of their own that they have not played, or after they have taken somebody out.

    :param parts: by seat, how much of the game counts.
    """
    everybody, own = range(len(seats)), [each for each, seat in enumerate(seats) if not seat.unplayed]
    after = dict(zip(everybody, _rated(before, seats, everybody), strict=True))
    if len(own) < len(seats):
        after |= zip(own, _rated(before, seats, own), strict=True)
    found = []
    for at, old in enumerate(before):
        new, seat = after[at], seats[at]
        ahead = any(
            each.verdict is Verdict.GIVEN_UP
            and each.place < seat.place
            and (each.team is None or each.team != seat.team)
            for each in seats
        )
        part = 0.0 if new.mu > old.mu and (seat.unplayed or seat.took_out or ahead) else parts[at]
        found.append(old.partly(new, part))
    return found


def _rated(before: Sequence[Rating], seats: Sequence[Rated], chosen: Sequence[int]) -> list[Rating]:
    ranks = [len(seats) + 1 if seats[each].verdict is Verdict.GIVEN_UP else seats[each].place for each in chosen]
    return rate([before[each] for each in chosen], ranks, [seats[each].team for each in chosen])


def games_missing(rating: Rating) -> int:
    """Return about how many more games a rating takes to be certain, from 0 to ``MOST_MISSING``.

    It is the average of what it takes among newcomers, which is more, and among people with usual ratings. One that
    time has made uncertain is expected to meet usual ones.
    """
    return _games_missing(round(rating.sigma, 1), settled=rating.settled)


@lru_cache(128)
def _games_missing(sigma: float, *, settled: bool) -> int:
    """Play against somebody as good, and win every other game."""
    rating = Rating(sigma=sigma)
    for game in range(MOST_MISSING):
        if rating.certain:
            return game
        rival = Rating(sigma=_USUAL if settled else rating.sigma)
        rating = rate([replace(rating, mu=rival.mu), rival], [1 + game % 2, 2 - game % 2])[0]
    return MOST_MISSING


class RatingsBefore(Store):
    """Reads the ratings that were noted when games ended."""

    async def of(self, table: int) -> Sequence[Rating] | None:
        """Return the rating of each seat's player before a game; None if none were noted, as in old games."""
        row = SeatRow
        query = select(row.mu, row.sigma, row.least_sigma, row.share).where(row.game_id == table).order_by(row.seat)
        rows = await self._database.rows(query)
        if not rows or any(row.mu is None or row.sigma is None for row in rows):
            return None
        return [Rating(row.mu or 0.0, row.sigma or 0.0, row.least_sigma, row.share) for row in rows]


WIDTH: Final = 250
"""How many points a division spans. The lowest and the highest have no end.

A usual newcomer settles at about 1350 points, in the second. In simulated servers whose people have played some seventy
games each, every division has between a tenth and a third of them.
"""
SECOND: Final = 1250
"""Where the second one begins, in points."""


class Division(IntEnum):
    """A division; a greater one is better."""

    BRONZE = 1
    SILVER = 2
    GOLD = 3
    PLATINUM = 4
    CROWN = 5

    @property
    def begins(self) -> int:
        """From how many points on a rating is in it; 0 for the lowest, which also has the ratings below zero."""
        return 0 if self is Division.BRONZE else SECOND + WIDTH * (self - 2)

    @property
    def next(self) -> Division | None:
        """The next better one; None for the best."""
        return None if self is Division.CROWN else Division(self + 1)


def division(rating: Rating) -> Division | None:
    """Return the division of a rating; None until it settles.

    Time does not take it away: it follows from the shown number, which time does not change.
    """
    return division_at(points(rating.value)) if rating.settled else None


def division_at(shown: int) -> Division:
    """Return the division of so many points."""
    return max((each for each in Division if shown >= each.begins), default=Division.BRONZE)
