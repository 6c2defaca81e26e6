"""How many hands of Stardust are evaluated in a second, compared with brute force."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from random import Random

from tqdm import tqdm

from benchmarks.brute_force import reference
from benchmarks.figure import Figure
from bot.games.stardust.combinations import strength
from bot.games.stardust.deck import CARDS, NAMES

HANDS = 5000
"""The number of hands, of five random cards each."""


def measure(quick: bool) -> list[Figure]:
    """Evaluate the same hands both ways, in turns, and compare the best rate of each."""
    chance = Random(5)
    hands = [chance.sample(range(CARDS), 5) for _ in range(HANDS)]
    named = [[NAMES[card] for card in hand] for hand in hands]
    fast = slow = 0.0
    for _ in tqdm(range(3 if quick else 10), desc="stardust", leave=False):
        fast = max(fast, _rate(strength, hands))
        slow = max(slow, _rate(reference, named))
    return [
        Figure("stardust.hands_per_s", round(fast), "hands/s"),
        Figure("stardust.vs_brute_force", round(fast / slow, 1), "ratio", round(slow), 5),
    ]


def _rate(
    weigh: Callable[[Sequence[int]], object] | Callable[[Sequence[str]], object], hands: Sequence[object]
) -> float:
    began = time.perf_counter()
    for hand in hands:
        weigh(hand)  # type: ignore[arg-type]
    return len(hands) / (time.perf_counter() - began)
