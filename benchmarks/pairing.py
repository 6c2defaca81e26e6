"""How long the rounds of a large Swiss tournament take to draw, beside sorting, and how many meet again."""

from __future__ import annotations

import time
from collections import Counter
from datetime import UTC, datetime, timedelta
from itertools import combinations
from random import Random
from typing import Final

from tqdm import tqdm

from benchmarks.figure import Figure
from bot.features.tournaments.rules.draw import draw
from bot.features.tournaments.rules.entries import Announced, Begun, Played, SignedUp
from bot.features.tournaments.rules.options import Format, Options
from bot.features.tournaments.rules.running import ranked
from bot.features.tournaments.rules.standings import standings
from bot.features.tournaments.rules.tournament import Tournament
from bot.games.shuffle import commitment

ENTRANTS, ROUNDS = 5_000, 7
QUICK: Final = 10
"""How many times fewer entrants there are in a quick run."""
SEED: Final = bytes(range(32))
NOW: Final = datetime(2026, 5, 4, 18, tzinfo=UTC)

AT_MOST_S: Final = 1.0
"""How long the slowest draw may take, in seconds."""
AT_MOST_AGAIN: Final = 0.001
"""Which part of all who sit together may have met before."""


def measure(quick: bool) -> list[Figure]:
    """Draw all rounds of a tournament for pairs, and of one for tables of four."""
    entrants = ENTRANTS // QUICK if quick else ENTRANTS
    figures: list[Figure] = []
    for seats in (2, 4):
        figures += _measure(entrants, seats)
    return figures


def _measure(entrants: int, seats: int) -> list[Figure]:
    chance = Random(1)
    options = Options("claro", Format.SWISS, seats, rounds=ROUNDS)
    tournament = Tournament.announced(1, 1, 1, Announced(NOW, options, 1, commitment(SEED)))
    for number in range(entrants):
        tournament.apply(SignedUp(NOW, number))
    tournament.apply(Begun(NOW))
    draws: list[float] = []
    sorts: list[float] = []
    for number in tqdm(range(ROUNDS), desc=f"pairing {seats}", leave=False):
        scores = [chance.random() for _ in range(entrants)]
        began = time.perf_counter()
        sorted(range(entrants), key=lambda each, scores=scores: scores[each])  # type: ignore[misc]
        sorts.append(time.perf_counter() - began)
        at = NOW + timedelta(hours=number)
        began = time.perf_counter()
        drawn = draw(tournament, SEED, at)
        draws.append(time.perf_counter() - began)
        assert drawn is not None
        tournament.apply(drawn)
        for pairing in tournament.open_pairings:
            scored = [chance.randrange(1000) for _ in pairing.entrants]
            tournament.apply(Played(at, pairing.number, ranked([-each for each in scored]), tuple(scored)))
    began = time.perf_counter()
    standings(tournament)
    stood = time.perf_counter() - began
    met = Counter(two for pairing in tournament.pairings for two in combinations(sorted(pairing.entrants), 2))
    again = sum(met.values()) - len(met)
    name, sort = f"pairing.tables_of_{seats}", sum(sorts) / ROUNDS
    mean = sum(draws) / ROUNDS
    return [
        Figure(f"{name}.vs_sort", round(mean / sort, 1), "× a sort", round(1000 * sort, 2)),
        Figure(f"{name}.slowest_draw", round(max(draws), 3), "s", None, AT_MOST_S, at_most=True),
        Figure(f"{name}.met_again", again / sum(met.values()), "of all", None, AT_MOST_AGAIN, at_most=True),
        Figure(f"{name}.standings", round(stood, 3), "s", None, AT_MOST_S, at_most=True),
    ]
