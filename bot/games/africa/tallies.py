"""What is counted about each seat of a finished game of Star of Africa for statistics, and what is worth telling."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from bot.games.africa.deck import HORSESHOE, VALUE
from bot.games.africa.tricks import tricks
from bot.games.africa.view import AfricaRound
from bot.games.game import Move, Outcome, Seat
from bot.games.highlights import Bold, Highlights

ROUNDS_PLAYED, ROUNDS_WON, POINTS, TOKENS = "rounds_played", "rounds_won", "points", "thief_tokens"
BONUS, CLEAN = "over_forty", "clean_rounds"
"""The rounds with more than forty points, and those that were won without a thief token."""


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


RICHEST: Final = 30
"""The points of a trick as rich as any."""


def highlights(moves: Sequence[tuple[Seat, Move]], outcome: Outcome) -> Highlights:
    """Return what is worth telling: how near the second was, and the richest trick that no Brigand or Star took."""
    first, second = sorted(outcome.scores, reverse=True)[:2]
    margin = (first - second) / max(1, first)
    found = [
        (trick.points, -VALUE[trick.top.card], trick)
        for trick in tricks(moves, len(outcome.scores))
        if VALUE[trick.top.card] <= HORSESHOE and len({each.seat for each in trick.cards}) > 1
    ]
    if not found:
        return Highlights(margin)
    points, _, trick = max(found, key=lambda each: each[:2])
    return Highlights(margin, Bold(trick.taker, min(1.0, points / RICHEST), {"points": points}))
