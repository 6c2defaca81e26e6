"""What is counted about each seat of a finished game of Star of Africa, for its player's statistics."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from bot.games.africa.view import AfricaRound

ROUNDS_PLAYED: Final = "rounds_played"
ROUNDS_WON: Final = "rounds_won"
POINTS: Final = "points"
TOKENS: Final = "thief_tokens"
BONUS: Final = "over_forty"
CLEAN: Final = "clean_rounds"
"""The rounds that were won without a thief token."""


def tallies(rounds: Sequence[AfricaRound], seats: int) -> Sequence[Mapping[str, int]]:
    """Return the rounds, points and thief tokens of each seat."""
    found: list[Counter[str]] = [Counter() for _ in range(seats)]
    had = (0,) * seats
    for each in rounds:
        for seat in range(seats):
            won = seat == each.winner
            mine = found[seat]
            mine[ROUNDS_PLAYED] += 1
            mine[ROUNDS_WON] += won
            mine[POINTS] += each.points[seat]
            mine[TOKENS] += each.tokens[seat] - had[seat]
            mine[BONUS] += each.points[seat] > 40
            mine[CLEAN] += won and not each.tokens[seat]
        had = each.left
    return [{name: count for name, count in each.items() if count} for each in found]
