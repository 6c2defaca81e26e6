"""Tournaments to draw: signed up, begun and played by chance, entry by entry."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta
from itertools import combinations
from random import Random

from bot.features.tournaments.rules.draw import draw, finished
from bot.features.tournaments.rules.entries import Announced, Begun, Drawn, Played, SignedUp, Why, Withdrawn
from bot.features.tournaments.rules.options import Format, Options
from bot.features.tournaments.rules.running import behind, ranked
from bot.features.tournaments.rules.tournament import Paired, Tournament
from bot.games.shuffle import commitment

NOW = datetime(2026, 5, 4, 18, tzinfo=UTC)
SEED = bytes(range(32))

Score = Callable[[Paired], Sequence[int]]
"""What each at a table scores; the highest score is the first place."""


class Event:
    """A tournament and its record."""

    def __init__(self, kind: Format, people: int = 0, *, computers: int = 0, seed: bytes = SEED, **options) -> None:
        self.seed = seed
        self.now = NOW
        announced = Announced(NOW, Options("claro", kind, **options), 1, commitment(seed))
        self.record = [announced]
        self.tournament = Tournament.announced(1, 2, 3, announced)
        for _ in range(people):
            self.enter()
        for _ in range(computers):
            self.put(SignedUp(self.now, None, computer=True))

    def put(self, entry) -> None:
        self.record.append(entry)
        self.tournament.apply(entry)

    def later(self, seconds: float = 1) -> datetime:
        self.now += timedelta(seconds=seconds)
        return self.now

    def enter(self) -> int:
        self.put(SignedUp(self.now, 100 + len(self.tournament.entrants)))
        return len(self.tournament.entrants) - 1

    def begin(self) -> Event:
        self.put(Begun(self.later()))
        return self

    def draw(self) -> Drawn | None:
        drawn = draw(self.tournament, self.seed, self.later())
        if drawn is not None:
            self.put(drawn)
        return drawn

    def withdraw(self, entrant: int, why: Why = Why.WITHDREW) -> None:
        self.put(Withdrawn(self.later(), entrant, why))

    def score(self, pairing: int, *scores: int, absent: Sequence[int] = ()) -> None:
        """Give a pairing its result: the highest score is the first place."""
        paired = self.tournament.pairings[pairing]
        gone = tuple(each for each in paired.entrants if each in absent)
        places = behind(paired.entrants, ranked([-each for each in scores]), gone)
        self.put(Played(self.later(), pairing, places, tuple(scores), gone))

    def play(self, score: Score) -> None:
        """Give each open pairing a result."""
        for each in self.tournament.open_pairings:
            self.score(each.number, *score(each))

    def finish(self, score: Score, most: int = 300) -> Event:
        """Draw and play until nothing is left to play."""
        for _ in range(most):
            if finished(self.tournament, self.now):
                return self
            if self.draw() is None:
                self.later(61)
                assert self.draw() is not None or finished(self.tournament, self.now)
            self.play(score)
        raise AssertionError("it does not end")


def by_strength(paired: Paired) -> list[int]:
    """The lower an entrant's number, the better they play."""
    return [-each for each in paired.entrants]


def by_chance(seed: int, most: int = 3) -> Score:
    """Scores from 0 to ``most``: some are level."""
    chance = Random(seed)
    return lambda paired: [chance.randint(0, most) for _ in paired.entrants]


def meetings(event: Event) -> Counter[frozenset[int]]:
    """Return how often each two entrants were drawn together."""
    return Counter(frozenset(two) for pairing in event.tournament.pairings for two in combinations(pairing.entrants, 2))
