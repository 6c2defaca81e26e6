"""What is worth telling of a game of Star of Africa."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.africa.deck import HORSESHOE, VALUE
from bot.games.africa.tricks import tricks
from bot.games.game import Move, Outcome, Seat
from bot.games.highlights import Bold, Highlights

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
