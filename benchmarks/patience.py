"""How long the patience's solver takes for a deck, compared with one random play."""

from __future__ import annotations

import time
from random import Random
from statistics import quantiles

from tqdm import tqdm

from benchmarks.figure import Figure
from bot.games.africa.deck import CARDS
from bot.games.africa.patience import Patience
from bot.games.africa.solver import solve
from bot.games.shuffle import Seeded

DECKS = 200
QUICK = 60


def measure(quick: bool) -> list[Figure]:
    """Solve several decks, and play each of them once at random."""
    patience, chance = Patience(), Random(1)
    options = patience.read_options({})
    solved: list[float] = []
    played: list[float] = []
    fewer = proven = 0
    decks = QUICK if quick else DECKS
    for number in tqdm(range(decks), desc="patience", leave=False):
        dealer = Seeded(number.to_bytes(32, "big"))
        began = time.perf_counter()
        solution = solve(dealer.shuffle(0, range(CARDS)), options)
        solved.append(time.perf_counter() - began)
        proven += solution.proven
        began = time.perf_counter()
        position = patience.start(1, dealer, options)
        while position.to_act:
            legal = position.legal_moves(0)
            position.play(0, legal[chance.randrange(len(legal))])
        played.append(time.perf_counter() - began)
        fewer += position.scores[0] - solution.rows
    median, slow = quantiles(solved, n=100)[49], max(solved)
    at_random = quantiles(played, n=100)[49]
    return [
        Figure("patience.solver_p50", round(1000 * median, 1), "ms", round(1000 * at_random, 1)),
        Figure("patience.solver_max", round(slow, 2), "s", None, 5, at_most=True),
        Figure("patience.proven", round(proven / decks, 3), "of the decks", None, 1),
        Figure("patience.rows_saved", round(fewer / decks, 2), "rows a deck", None),
    ]
