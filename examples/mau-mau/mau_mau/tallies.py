"""What is counted about each seat of a finished game of Mau-Mau, for its player's statistics."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from mau_mau.deck import JACK, RANK
from mau_mau.view import MauMauRound

ROUNDS_PLAYED: Final = "rounds_played"
ROUNDS_WON: Final = "rounds_won"
POINTS: Final = "points"
FORGOT: Final = "forgot_mau"
WITH_JACK: Final = "won_with_jack"


def tallies(rounds: Sequence[MauMauRound], seats: int) -> list[Counter[str]]:
    """Return, for each seat, what happened to it and how often."""
    counted: list[Counter[str]] = [Counter() for _ in range(seats)]
    for each in rounds:
        for seat in range(seats):
            counted[seat][ROUNDS_PLAYED] += 1
            counted[seat][FORGOT] += each.forgot[seat]
        mine = counted[each.winner]
        mine[ROUNDS_WON] += 1
        mine[POINTS] += each.gain
        mine[WITH_JACK] += not each.stopped and RANK[each.last] == JACK
    return [+each for each in counted]  # without what never happened
